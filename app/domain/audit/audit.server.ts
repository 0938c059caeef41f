import { db, type Db, inTurn } from '#app/database/client.server.ts'

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
  /** Staff or a super role opened a page with somebody's marks, exams and languages. */
  | 'studies.viewed'
  | 'refused.guard'
  | 'refused.limit'
  | 'refused.cross-site'
  | 'partner.answered'
  | 'cutoffs.imported'
  /** A row of a catalogue was created, changed, retired or removed. */
  | 'content.edited'
  | 'organization.created'
  | 'organization.edited'
  | 'organization.subscription-changed'
  | 'organization.state-changed'
  | 'organization.join-code-renewed'
  | 'organization.exported'
  | 'member.added'
  | 'member.asked-to-join'
  | 'member.role-changed'
  | 'member.status-changed'
  | 'member.group-changed'
  | 'member.removed'
  | 'member.left'
  | 'group.created'
  | 'group.edited'
  | 'group.moved-up'
  | 'group.archived'
  | 'slips.printed'
  | 'import.taken'
  | 'import.undone'
  | 'note.written'
  | 'note.removed'
  | 'talk.held'
  | 'share.created'
  | 'share.revoked'

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
export async function recordAtMost(most: number, entry: AuditEntry, now = new Date()) {
  const { action, actorId, subjectId = null } = entry
  const whose = subjectId === null ? { actorId, subjectId } : { subjectId, actorId }
  await inTurn(async tx => {
    const lately = { ...whose, action, at: { gt: new Date(now.getTime() - HOUR_MS), lte: now } }
    if ((await tx.auditEvent.count({ where: lately })) < most) await recordEvent(entry, tx)
  })
}
