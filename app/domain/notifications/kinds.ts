/** Parameters of each kind of notification: keys and ids only. The words are chosen when it is read. */
export type NotificationParams = {
  achievement: { rule: string; subject: string | null }
  /** A member of their organisation's staff reminds them of their next step (`analytics/talk-reasons.ts`). */
  reminder: { step: string; organizationId: string; byId: string }
  follow: { byId: string }
  postLike: { byId: string; postId: string }
  commentLike: { byId: string; postId: string; commentId: string }
  storyLike: { byId: string; storyId: string }
  comment: { byId: string; postId: string; commentId: string }
  reply: { byId: string; postId: string; commentId: string }
  /** Mentioned with @ in a post or in a comment on it. */
  mention: { byId: string; postId: string; commentId: string | null }
  analysisReady: { analysisId: string }
  admissionReady: { analysisId: string }
  planReady: { planId: string }
  /** Tasks of a plan due in the seven days from `monday`, a plain date. */
  week: { planId: string; monday: string; tasks: number }
  /** A deadline (plain date) of an institution the person saved; sent 14 and 3 days before it. */
  deadline: { institutionId: string; day: string; left: 14 | 3 }
  /** Decision about something of the person's own; `sanction` with its last day where it has one. */
  moderated: {
    caseId: string
    decision: 'KEPT' | 'HIDDEN' | 'REMOVED'
    sanction: 'WARNED' | 'MUTED' | 'BLOCKED' | null
  }
  /** Answer to the person's own appeal. */
  appealAnswered: { caseId: string; answer: 'UPHELD' | 'OVERTURNED' }
  /** Outcome of the person's own report. */
  reportAnswered: { caseId: string; decision: 'KEPT' | 'HIDDEN' | 'REMOVED' }
  /** Something of the person's own passed review and is now visible. */
  published: { kind: 'POST' | 'COMMENT' | 'STORY' | 'PROJECT'; id: string; postId: string | null }
  /** A teacher or leader of the person's organisation posted to the whole organisation. */
  news: { byId: string; postId: string; organizationId: string }
  /** A user asks to join a project the person leads. */
  projectAsked: { byId: string; projectId: string }
  /** The lead of a project answered the person's request to join. */
  projectAnswered: { byId: string; projectId: string; accepted: boolean }
  /** A change in a team of the person's: a member joined or left, the lead changed, the person was removed, was offered
   *  the lead, or had their offer of it declined. `lead` and `handedOver` stem from releases in which the lead changed
   *  without an offer. */
  projectTeam: {
    byId: string
    projectId: string
    change: 'joined' | 'left' | 'removed' | 'offered' | 'declined' | 'taken' | 'lead' | 'handedOver'
  }
  /** A user follows a project the person leads. */
  projectFollow: { byId: string; projectId: string }
}
export type NotificationKind = keyof NotificationParams

/** Key under which unread notifications are gathered into one row: "Aigerim and 4 others". Null keeps each one
 *  separate. */
export function gatherKeyOf<K extends NotificationKind>(kind: K, params: NotificationParams[K]): string | null {
  const about = params as Partial<
    Record<'postId' | 'commentId' | 'storyId' | 'planId' | 'monday' | 'projectId', string>
  >
  switch (kind) {
    case 'postLike':
    case 'comment':
      return `${kind} ${about.postId}`
    case 'commentLike':
    case 'reply':
      return `${kind} ${about.commentId}`
    case 'storyLike':
      return `${kind} ${about.storyId}`
    case 'follow':
      return kind
    case 'projectAsked':
    case 'projectFollow':
      return `${kind} ${about.projectId}`
    case 'week':
      return `${kind} ${about.planId} ${about.monday}`
    case 'deadline':
      return deadlineKey(params as NotificationParams['deadline'])
    default:
      return null
  }
}

export function deadlineKey({ institutionId, day, left }: NotificationParams['deadline']): string {
  return `deadline ${institutionId} ${day} ${left}`
}
