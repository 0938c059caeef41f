import { createHash, randomBytes } from 'node:crypto'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { endLater, hasEnded } from './ended-sessions.server.ts'
import { findViewer, type Viewer } from './viewer.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SESSION_DAYS = 30
const LISTED = 20

/** Starts a session and returns its secret (256 bits), which only the visitor's cookie holds: the row keeps a hash. The
 *  device, in words, is for its owner's list. */
export async function startSession(userId: string, device: string | null, client: Db = db): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await client.session.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  await client.session.create({ data: { id: hashOf(secret), userId, device, expiresAt: inDays(SESSION_DAYS) } })
  return secret
}

/** The person a secret belongs to, or null. The session slides: seen once a day, it lives 30 days more. */
export async function resumeSession(secret: string, now = new Date()) {
  const id = hashOf(secret)
  const found = hasEnded(id) ? null : await findViewer(id, now)
  if (!found) return null
  if (now.getTime() - found.lastSeenAt.getTime() > DAY_MS) {
    // Reading goes on when writing cannot (disk full): the session only slides a day later.
    await db.session
      .updateMany({
        where: { id: found.viewer.sessionId },
        data: { lastSeenAt: now, expiresAt: inDays(SESSION_DAYS, now) },
      })
      .catch(() => undefined)
  }
  return found.viewer
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

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('base64url')
}

function inDays(days: number, from = new Date()) {
  return new Date(from.getTime() + days * DAY_MS)
}
