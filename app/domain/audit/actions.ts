/** What the audit log knows, by what it is about. A new kind of event is a new word here. */
export const auditActions = {
  account: [
    'account.created',
    'account.signed-in',
    'account.sign-in-failed',
    'account.signed-out',
    'account.password-changed',
    'account.password-reset',
    'account.email-changed',
    'account.username-changed',
    'account.two-step-on',
    'account.two-step-off',
    'account.recovery-codes-renewed',
    'account.session-ended',
    'account.state-changed',
    'account.role-changed',
    'account.subscription-changed',
    'account.closing-requested',
    'account.closing-withdrawn',
    'account.closed',
  ],
  consent: ['consent.given', 'consent.revoked'],
  /** Somebody's results, marks or lists were opened or taken away. */
  look: [
    'data.exported',
    'results.viewed',
    'studies.viewed',
    'organization.exported',
    'slips.printed',
    'share.created',
    'share.revoked',
    'audit.exported',
    'figures.exported',
  ],
  refused: ['refused.guard', 'refused.limit', 'refused.cross-site'],
  organization: [
    'partner.answered',
    'organization.created',
    'organization.edited',
    'organization.subscription-changed',
    'organization.state-changed',
    'organization.join-code-renewed',
    'member.added',
    'member.asked-to-join',
    'member.role-changed',
    'member.status-changed',
    'member.group-changed',
    'member.removed',
    'member.left',
    'group.created',
    'group.edited',
    'group.moved-up',
    'group.archived',
    'import.taken',
    'import.undone',
    'note.written',
    'note.removed',
    'talk.held',
  ],
  /** Catalogues and figures. */
  content: ['cutoffs.imported', 'cutoffs.discarded', 'content.edited', 'suggestion.taken', 'suggestion.kept'],
  /** Projects and their teams. */
  project: [
    'project.join-asked',
    'project.join-withdrawn',
    'project.join-answered',
    'project.left',
    'project.member-removed',
    'project.handed-over',
    'project.duty-written',
    'project.objective-ticked',
  ],
  /** What people tell, and what was decided of it. */
  moderation: ['moderation.decided', 'moderation.appealed', 'moderation.appeal-answered'],
  /** The site as a whole. */
  system: [
    'announcement.created',
    'announcement.edited',
    'announcement.ended',
    'switch.changed',
    'job.retried',
    'job.dropped',
  ],
} as const

export const auditKinds = Object.keys(auditActions) as AuditKind[]
export type AuditKind = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditKind][number]
