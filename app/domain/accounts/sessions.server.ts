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
  /** Kind of browser and system in words, for its owner's list. */
  device: string | null
  /** Others use this computer too. */
  shared: boolean
}

/** Starts a session and returns its secret (256 bits), which only the visitor's cookie holds: the row keeps a hash. */
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

/** The person a secret belongs to, or null. How long a session lives is decided by what the person may do now: who has
 *  become staff since signing in has a session of staff. */
export async function resumeSession(secret: string, now = new Date()) {
  const id = hashOf(secret)
  const found = hasEnded(id) ? null : await findViewer(id, now)
  if (!found) return null
  const { viewer, session } = found
  const kind = { shared: viewer.sharedComputer, privileged: mayEnterAdmin(viewer) }
  if (endOfSession(kind, session) <= now) return null
  if (isVisitNoted(kind, session.lastSeenAt, now)) {
    const expiresAt = endOfSession(kind, { createdAt: session.createdAt, lastSeenAt: now })
    // Reading goes on when writing cannot (disk full): the session only slides later.
    await inTurn(async tx => {
      await tx.session.updateMany({ where: { id: viewer.sessionId }, data: { lastSeenAt: now, expiresAt } })
      await noteSeen({ id: viewer.id, works: kind.privileged }, tx, now)
    }).catch(() => undefined)
  }
  return viewer
}

/** Ends a session on the server: its cookie opens nothing any more. Ending it twice changes nothing. Returns whose it
 *  was, or null when it had ended, or when a full disk lets it end in memory only: it is written down later. */
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

/** The viewer's open sessions: this one first, then those seen last, at most twenty. The id is a hash, it opens nothing. */
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

/** Ends one of the viewer's own sessions by its id, or with `others` all but this one. Returns how many ended: none when
 *  it had ended before or is somebody else's. */
export async function endOwnSessions(viewer: Viewer, which: string): Promise<number> {
  return inTurn(async tx => {
    const chosen = which === 'others' ? { NOT: { id: viewer.sessionId } } : { id: which }
    const { count } = await tx.session.deleteMany({ where: { ...chosen, userId: viewer.id } })
    const event = { action: 'account.session-ended', actorId: viewer.id, subjectId: viewer.id } as const
    if (count > 0) await recordEvent({ ...event, details: { count } }, tx)
    return count
  })
}

/** Ends one session of somebody else, or with `all` every one. Returns how many ended. */
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
