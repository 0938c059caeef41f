import { db, type Db } from '#app/database/client.server.ts'
import { faultInName } from '#app/domain/text-safety/names.ts'
import { fold } from '#app/domain/text/fold.ts'
import { usernameFrom } from '#app/domain/text/transliterate.ts'
import { isReservedUsername } from './reserved-names.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days a former username stays reserved for its owner and signs them in. */
const KEPT_DAYS = 90

/** Returns the id of the user with this sign-in name: a username, a confirmed e-mail, or a username of the last 90
 *  days. Current and former usernames are always both looked up, so that the response takes equally long. */
export async function findUserId(emailOrUsername: string, now = new Date()): Promise<string | null> {
  const folded = fold(emailOrUsername)
  const select = { id: true }
  if (folded.includes('@')) return (await db.user.findUnique({ where: { emailFolded: folded }, select }))?.id ?? null
  const [user, former] = await Promise.all([
    db.user.findUnique({ where: { usernameFolded: folded }, select }),
    db.formerUsername.findUnique({ where: { usernameFolded: folded } }),
  ])
  return user?.id ?? (former && former.keptUntil > now ? former.userId : null)
}

export type UsernameProblem = 'usernameReserved' | 'usernameRude' | 'usernameTaken'

/** Returns why a person (null for a new one) cannot have a username, or null when they can: it impersonates the site or
 *  a role, is rude or a telephone number, or belongs to another person or did within the last 90 days. */
export async function usernameRefusal(
  username: string,
  userId: string | null,
  client: Db = db,
  now = new Date(),
): Promise<UsernameProblem | null> {
  const usernameFolded = fold(username)
  const holder = await client.user.findUnique({ where: { usernameFolded }, select: { id: true } })
  if (holder) return holder.id === userId ? null : 'usernameTaken'
  const former = await client.formerUsername.findUnique({ where: { usernameFolded } })
  // A person may take back a former username even if it has been reserved since.
  if (former && former.keptUntil > now) return former.userId === userId ? null : 'usernameTaken'
  if (isReservedUsername(username)) return 'usernameReserved'
  return faultInName(username) ? 'usernameRude' : null
}

/** Returns a free username for a new person: their name, with a number appended when it is taken. */
export async function freeUsername(firstName: string, lastName: string, client: Db = db): Promise<string> {
  const [username] = await findFreeUsernames(client, [usernameFrom(firstName, lastName)])
  return username!
}

/** Returns distinct free usernames in the order of the wanted ones. A taken one gets the first free number appended.
 *  Takes two queries, plus two for every ten namesakes, whatever the number of people. Call with at most 100 names. */
export async function findFreeUsernames(tx: Db, wanted: string[], now = new Date()): Promise<string[]> {
  const bases = wanted.map(name => (isReservedUsername(name) ? INSTEAD : name))
  const given = new Set<string>()
  const found: (string | undefined)[] = bases.map(() => undefined)
  // Most names are free, so the first pass checks them without a number.
  for (let from = 1, tried = 1; found.includes(undefined); from += tried, tried = TRIED_AT_ONCE) {
    const numbers = Array.from({ length: tried }, (_, index) => from + index)
    const candidatesOf = (base: string) => numbers.map(number => (number === 1 ? base : `${base}${number}`))
    const open = bases.filter((_, at) => found[at] === undefined)
    const taken = await findTaken(tx, [...new Set(open)].flatMap(candidatesOf), now)
    for (const [at, base] of bases.entries()) {
      if (found[at] !== undefined) continue
      const free = candidatesOf(base).find(name => !taken.has(fold(name)) && !given.has(fold(name)))
      if (free !== undefined) given.add(fold(free))
      found[at] = free
    }
  }
  return found as string[]
}

const TRIED_AT_ONCE = 10
/** Replaces a name whose letters form a reserved word. */
const INSTEAD = 'bilim'

async function findTaken(tx: Db, candidates: string[], now: Date) {
  const usernameFolded = { in: candidates.map(fold) }
  const select = { usernameFolded: true }
  const [users, former] = await Promise.all([
    tx.user.findMany({ where: { usernameFolded }, select }),
    tx.formerUsername.findMany({ where: { usernameFolded, keptUntil: { gt: now } }, select }),
  ])
  return new Set([...users, ...former].map(row => row.usernameFolded))
}

/** Changes a person's username, in the caller's transaction. The former one stays reserved for them for 90 days. */
export async function changeUsername(tx: Db, userId: string, username: string, now = new Date()) {
  const former = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  const usernameFolded = fold(username)
  // A reservation of the name given up is another person's that has expired and is not swept yet.
  await tx.formerUsername.deleteMany({ where: { usernameFolded: { in: [usernameFolded, former.usernameFolded] } } })
  await tx.user.update({ where: { id: userId }, data: { username, usernameFolded } })
  if (former.usernameFolded === usernameFolded) return
  const keptUntil = new Date(now.getTime() + KEPT_DAYS * DAY_MS)
  const kept = { username: former.username, userId, keptUntil }
  await tx.formerUsername.create({ data: { usernameFolded: former.usernameFolded, ...kept } })
}

/** Releases former usernames after their 90 days. */
export async function sweepFormerUsernames(now: Date) {
  await db.formerUsername.deleteMany({ where: { keptUntil: { lt: now } } })
}
