import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { AuditAction } from './actions.ts'

type AuditEntry = {
  action: AuditAction
  /** Null for the site itself or an unknown person. */
  actorId: string | null
  /** The person affected. */
  subjectId?: string | null
  /** The organisation in which it happened. */
  organizationId?: string | null
  /** Facts without names, addresses or secrets. */
  details?: Record<string, string | number | boolean | null>
}

/** Appends an event to the audit log, optionally in the caller's transaction. */
export async function recordEvent(entry: AuditEntry, client: Db = db) {
  const { action, actorId, subjectId = null, organizationId = null, details } = entry
  await client.auditEvent.create({
    data: { action, actorId, subjectId, organizationId, ...(details ? { details } : {}) },
  })
}

const HOUR_MS = 60 * 60 * 1000

/** Appends an event unless the person already has `most` events of this kind within the last hour, so that repeated
 *  refusals or failures do not fill the log. The person is the subject, or the actor if there is none. */
export async function recordAtMost(most: number, entry: AuditEntry) {
  const { action, actorId, subjectId = null } = entry
  const whose = subjectId === null ? { actorId, subjectId } : { subjectId, actorId }
  await inTurn(async tx => {
    // Read inside the transaction, so that entries written while this one waited are counted.
    const now = new Date()
    const lately = { ...whose, action, at: { gt: new Date(now.getTime() - HOUR_MS), lte: now } }
    if ((await tx.auditEvent.count({ where: lately })) < most) await recordEvent(entry, tx)
  })
}
