/** What a person may be told of, and what it is told with: keys and ids only, words are found when it is read. */
export type NotificationParams = {
  achievement: { rule: string; subject: string | null }
  /** Somebody of their organisation reminds them of what is left next (`analytics/talk-reasons.ts`). */
  reminder: { step: string; organizationId: string; byId: string }
  follow: { byId: string }
  postLike: { byId: string; postId: string }
  commentLike: { byId: string; postId: string; commentId: string }
  storyLike: { byId: string; storyId: string }
  comment: { byId: string; postId: string; commentId: string }
  reply: { byId: string; postId: string; commentId: string }
  /** Named with @ in a post, or in a comment of one. */
  mention: { byId: string; postId: string; commentId: string | null }
  analysisReady: { analysisId: string }
  admissionReady: { analysisId: string }
  planReady: { planId: string }
  /** Tasks of a plan that are due in the seven days from `monday`, a plain date. */
  week: { planId: string; monday: string; tasks: number }
  /** What an institution somebody saved takes until a day, a plain date; told when 14 days are left, and when 3 are. */
  deadline: { institutionId: string; day: string; left: 14 | 3 }
  /** What became of something of one's own; `sanction` with its last day where there is one. */
  moderated: {
    caseId: string
    decision: 'KEPT' | 'HIDDEN' | 'REMOVED'
    sanction: 'WARNED' | 'MUTED' | 'BLOCKED' | null
  }
  /** What became of an appeal of one's own. */
  appealAnswered: { caseId: string; answer: 'UPHELD' | 'OVERTURNED' }
  /** What became of a report of one's own. */
  reportAnswered: { caseId: string; decision: 'KEPT' | 'HIDDEN' | 'REMOVED' }
  /** Something of one's own that waited for a look is shown now. */
  published: { kind: 'POST' | 'COMMENT' | 'STORY' | 'PROJECT'; id: string; postId: string | null }
  /** A member of one's organisation who teaches or leads it told the whole organisation something. */
  news: { byId: string; postId: string; organizationId: string }
  /** Somebody asks to join the team of a project one leads. */
  projectAsked: { byId: string; projectId: string }
  /** What the one who leads a project made of one's request to join. */
  projectAnswered: { byId: string; projectId: string; accepted: boolean }
  /** Somebody joined or left a team of one's own, or leads it now; one was taken out of it; one is asked to lead it, or was refused by
   *  whom one asked. `lead` and `handedOver` were told while nobody was asked. */
  projectTeam: {
    byId: string
    projectId: string
    change: 'joined' | 'left' | 'removed' | 'offered' | 'declined' | 'taken' | 'lead' | 'handedOver'
  }
  /** Somebody follows a project one leads. */
  projectFollow: { byId: string; projectId: string }
}
export type NotificationKind = keyof NotificationParams

/** What is alike and unread is one line: "Aigerim and 4 others". Null tells each apart. */
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
