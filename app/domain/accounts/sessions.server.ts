import { createHash, randomBytes } from 'node:crypto'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { mayEnterAdmin } from '#app/domain/access/roles.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { endLater, hasEnded } from './ended-sessions.server.ts'
import { noteSeen } from './seen.server.ts'
import { endOfSession, isVisitNoted } from './session-life.ts'
import { findViewer, type Viewer } from './viewer.server.ts'

const LISTED = 20

type Device = {
  /** Browser and operating system, for the owner's list of sessions. */
  device: string | null
  /** Other people use this computer too. */
  shared: boolean
}

/** Starts a session and returns its secret (256 bits). Only the visitor's cookie holds the secret; the row stores a
 *  hash. */
export async function startSession(userId: string, { device, shared }: Device, client: Db = db): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const now = new Date()
  const who = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      systemRole: true,
      memberships: { where: { organization: { state: 'ACTIVE' } }, select: { role: true, status: true } },
    },
  })
  const kind = { shared, privileged: mayEnterAdmin(who) }
  const expiresAt = endOfSession(kind, { createdAt: now, lastSeenAt: now })
  await client.session.deleteMany({ where: { expiresAt: { lt: now } } })
  const times = { createdAt: now, lastSeenAt: now, expiresAt }
  await client.session.create({ data: { id: hashOf(secret), userId, device, shared, ...times } })
  await noteSeen({ id: userId, works: kind.privileged }, client, now)
  return secret
}

/** Returns the viewer of a session secret, or null. The session's lifetime follows the person's current roles: a person
 *  who has become staff since signing in has the shorter session of staff. */
export async function resumeSession(secret: string, now = new Date()) {
  const id = hashOf(secret)
  const found = hasEnded(id) ? null : await findViewer(id, now)
  if (!found) return null
  const { viewer, session } = found
  const kind = { shared: viewer.sharedComputer, privileged: mayEnterAdmin(viewer) }
  if (endOfSession(kind, session) <= now) return null
  if (isVisitNoted(kind, session.lastSeenAt, now)) {
    const expiresAt = endOfSession(kind, { createdAt: session.createdAt, lastSeenAt: now })
    // A write that fails (disk full) must not break reading; the session is extended at a later visit.
    await inTurn(async tx => {
      await tx.session.updateMany({ where: { id: viewer.sessionId }, data: { lastSeenAt: now, expiresAt } })
      await noteSeen({ id: viewer.id, works: kind.privileged }, tx, now)
    }).catch(() => undefined)
  }
  return viewer
}

/** Ends a session. Idempotent. Returns the id of its user, or null when it had already ended, or when a full disk
 *  allows it to end in memory only; then it is written later. */
export async function endSession(secret: string): Promise<string | null> {
  const id = hashOf(secret)
  const session = await db.session.findUnique({ where: { id }, select: { userId: true } })
  if (!session) return null
  try {
    await db.session.deleteMany({ where: { id } })
  } catch (error) {
    if (!isDiskFault(error)) throw error
    endLater(id, session.userId)
    return null
  }
  return session.userId
}

/** Returns the viewer's open sessions: the current one first, then the most recently used, at most 20, with the total
 *  count. Their ids are hashes and cannot be used to sign in. */
export async function listSessions(viewer: Viewer, now = new Date()) {
  const where = { userId: viewer.id, expiresAt: { gt: now } }
  const select = { id: true, device: true, createdAt: true, lastSeenAt: true }
  const [own, others, count] = await Promise.all([
    db.session.findMany({ where: { ...where, id: viewer.sessionId }, select }),
    db.session.findMany({
      where: { ...where, NOT: { id: viewer.sessionId } },
      select,
      orderBy: { lastSeenAt: 'desc' },
      take: LISTED - 1,
    }),
    db.session.count({ where }),
  ])
  return { sessions: [...own, ...others].map(one => ({ ...one, current: one.id === viewer.sessionId })), count }
}

/** Ends one of the viewer's own sessions by its id, or all but the current one with `others`. Returns the number ended:
 *  0 when it had ended before or belongs to another person. */
export async function endOwnSessions(viewer: Viewer, which: string): Promise<number> {
  return inTurn(async tx => {
    const chosen = which === 'others' ? { NOT: { id: viewer.sessionId } } : { id: which }
    const { count } = await tx.session.deleteMany({ where: { ...chosen, userId: viewer.id } })
    const event = { action: 'account.session-ended', actorId: viewer.id, subjectId: viewer.id } as const
    if (count > 0) await recordEvent({ ...event, details: { count } }, tx)
    return count
  })
}

/** Ends one session of another person, or all with `all`. Returns the number ended. */
export async function endSessionsOf(userId: string, which: string, actorId: string): Promise<number> {
  return inTurn(async tx => {
    const { count } = await tx.session.deleteMany({ where: { userId, ...(which === 'all' ? {} : { id: which }) } })
    const event = { action: 'account.session-ended', actorId, subjectId: userId } as const
    if (count > 0) await recordEvent({ ...event, details: { count } }, tx)
    return count
  })
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('base64url')
}
