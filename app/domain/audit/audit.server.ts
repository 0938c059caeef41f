import { db, type Db } from '#app/database/client.server.ts'

/** What the audit log knows. A new kind of event is a new word here. */
type AuditAction =
  | 'account.created'
  | 'account.signed-in'
  | 'account.sign-in-failed'
  | 'account.signed-out'
  | 'account.password-changed'
  | 'account.password-reset'
  | 'account.email-changed'
  | 'account.username-changed'
  | 'account.two-step-on'
  | 'account.two-step-off'
  | 'account.recovery-codes-renewed'
  | 'account.session-ended'
  | 'account.state-changed'
  | 'account.role-changed'
  | 'account.subscription-changed'
  | 'account.closing-requested'
  | 'account.closing-withdrawn'
  | 'account.closed'
  | 'consent.given'
  | 'consent.revoked'
  | 'data.exported'
  | 'results.viewed'
  | 'partner.answered'
  | 'cutoffs.imported'
  | 'share.created'
  | 'share.revoked'

type AuditEntry = {
  action: AuditAction
  /** The person who did it; null for the site itself or somebody unknown. */
  actorId: string | null
  /** The person it was done to. */
  subjectId?: string | null
  /** Facts without names, addresses or secrets. */
  details?: Record<string, string | number | boolean | null>
}

/** Writes one event into the append-only audit log, inside the caller's transaction when it has one. */
export async function recordEvent({ action, actorId, subjectId = null, details }: AuditEntry, client: Db = db) {
  await client.auditEvent.create({ data: { action, actorId, subjectId, ...(details ? { details } : {}) } })
}
