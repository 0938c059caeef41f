/** What a person may be told of, and what it is told with: keys and ids only, words are found when it is read. */
export type NotificationParams = {
  achievement: { rule: string; subject: string | null }
  /** Somebody of their organisation reminds them of what is left next (`analytics/talk-reasons.ts`). */
  reminder: { deed: string; organizationId: string; byId: string }
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
  /** A deadline of an institution somebody saved, a plain date. */
  deadline: { institutionId: string; requirementId: string; day: string }
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
  published: { kind: 'POST' | 'COMMENT' | 'STORY'; id: string; postId: string | null }
  /** A member of one's organisation who teaches or leads it told the whole organisation something. */
  news: { byId: string; postId: string; organizationId: string }
}
export type NotificationKind = keyof NotificationParams

/** Several of a kind about one thing are one line while it is unread: "Aigerim and 4 others". Null tells each apart. */
export function gatherKeyOf<K extends NotificationKind>(kind: K, params: NotificationParams[K]): string | null {
  const about = params as { postId?: string; commentId?: string; storyId?: string }
  if (kind === 'postLike' || kind === 'comment') return `${kind} ${about.postId}`
  if (kind === 'commentLike' || kind === 'reply') return `${kind} ${about.commentId}`
  if (kind === 'storyLike') return `${kind} ${about.storyId}`
  return kind === 'follow' ? kind : null
}
