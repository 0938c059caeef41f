import { db, inTurn } from '#app/database/client.server.ts'
import { keyedHashes } from '#app/domain/accounts/sealed.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { timingSafeEqual } from 'node:crypto'
import { chosenTogether, WEEKLY_LETTER, type WishGroup, wishGroups } from './wishes.ts'
import type { Wishes } from './notifications.schema.ts'

/** Returns the notifications a viewer wants. By default all of them, and no weekly letter. */
export async function findWishes(viewer: Pick<Viewer, 'id'>): Promise<{ groups: WishGroup[]; letter: boolean }> {
  const rows = await db.notificationSetting.findMany({
    where: { userId: viewer.id },
    select: { kind: true, wanted: true },
  })
  const wantedOf = new Map(rows.map(({ kind, wanted }) => [kind, wanted]))
  const isWanted = (group: WishGroup) => chosenTogether[group].some(kind => wantedOf.get(kind) !== false)
  return { groups: wishGroups.filter(isWanted), letter: wantedOf.get(WEEKLY_LETTER) === true }
}

/** Saves which notifications a viewer wants. Returns `'noEmail'` when they ask for the letter without a confirmed
 *  address. */
export async function saveWishes(
  viewer: Pick<Viewer, 'id' | 'email' | 'emailVerified'>,
  { groups, letter }: Wishes,
): Promise<'saved' | 'noEmail'> {
  if (letter && !(viewer.email && viewer.emailVerified)) return 'noEmail'
  const kinds = wishGroups.flatMap(group =>
    chosenTogether[group].map(kind => ({ kind, wanted: groups.includes(group) })),
  )
  await inTurn(async tx => {
    await tx.notificationSetting.deleteMany({ where: { userId: viewer.id } })
    await tx.notificationSetting.createMany({
      data: [...kinds.filter(({ wanted }) => !wanted), ...(letter ? [{ kind: WEEKLY_LETTER, wanted: true }] : [])].map(
        wish => ({ userId: viewer.id, ...wish }),
      ),
    })
  })
  return 'saved'
}

/** Characters of the signature that are kept: 132 bits. */
const SIGNED = 22

/** Token of the unsubscribe link of a letter. It stops the letters without signing in and allows nothing else. */
export function letterTokenOf(userId: string): string {
  return `${userId}.${keyedHashes(userId, 'weekly-letter')[0]!.slice(0, SIGNED)}`
}

/** Returns the user whose letters a token stops; null unless one of the site's secrets has signed it. */
export function readLetterToken(token: string): string | null {
  const [userId = '', signature = '', ...more] = token.split('.')
  if (more.length > 0) return null
  const given = Buffer.from(signature)
  const genuine = keyedHashes(userId, 'weekly-letter').some(hash => {
    const right = Buffer.from(hash.slice(0, SIGNED))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return genuine ? userId : null
}

/** Stops a person's letters. Idempotent, also when the account is gone. */
export async function stopLetters(userId: string): Promise<void> {
  await db.notificationSetting.deleteMany({ where: { userId, kind: WEEKLY_LETTER } })
}
