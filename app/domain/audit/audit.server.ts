import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { AuditAction } from './actions.ts'

type AuditEntry = {
  action: AuditAction
  /** The person who did it; null for the site itself or somebody unknown. */
  actorId: string | null
  /** The person it was done to. */
  subjectId?: string | null
  /** The organisation it was done in. */
  organizationId?: string | null
  /** Facts without names, addresses or secrets. */
  details?: Record<string, string | number | boolean | null>
}

/** Writes one event into the append-only audit log, inside the caller's transaction when it has one. */
export async function recordEvent(entry: AuditEntry, client: Db = db) {
  const { action, actorId, subjectId = null, organizationId = null, details } = entry
  await client.auditEvent.create({
    data: { action, actorId, subjectId, organizationId, ...(details ? { details } : {}) },
  })
}

const HOUR_MS = 60 * 60 * 1000

/** Writes an event unless the same kind of it was written for the same person `most` times within the last hour, so that
 *  a flood of refusals or failures does not fill the log. The person is the subject, or the actor where there is none. */
export async function recordAtMost(most: number, entry: AuditEntry) {
  const { action, actorId, subjectId = null } = entry
  const whose = subjectId === null ? { actorId, subjectId } : { subjectId, actorId }
  await inTurn(async tx => {
    // Asked when it is our turn: an entry made while this one waited counts.
    const now = new Date()
    const lately = { ...whose, action, at: { gt: new Date(now.getTime() - HOUR_MS), lte: now } }
    if ((await tx.auditEvent.count({ where: lately })) < most) await recordEvent(entry, tx)
  })
}
