import type { ShownNotification } from '#app/domain/notifications/list-notifications.server.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'

/** Returns the address a notification links to. The target may be deleted by then; its page says so. */
export function placeOf(notification: ShownNotification, { username }: { username: string }): string {
  switch (notification.kind) {
    case 'achievement':
      return `${pathOf('profile', { username })}#achievements`
    case 'follow':
      return pathOf('profile', { username: notification.by?.username ?? username })
    case 'reminder':
      return `${pathOf('mySchool')}#reminders`
    case 'postLike':
    case 'news':
      return postPath(notification.params.postId)
    case 'commentLike':
    case 'comment':
    case 'reply':
    case 'mention':
      // A question about a project is shown on the project's page.
      return notification.project?.thread
        ? answerAt(projectPathOf('project', { projectId: notification.project.id }), notification.params.commentId)
        : postPath(notification.params.postId, notification.params.commentId)
    case 'projectAsked':
      return projectPathOf('projectTeam', { projectId: notification.params.projectId })
    case 'projectTeam': {
      // `offered` asks the person to lead the project, which is answered on the team page.
      const { projectId, change } = notification.params
      return projectPathOf(change === 'offered' ? 'projectTeam' : 'project', { projectId })
    }
    case 'projectAnswered':
    case 'projectFollow':
      return projectPathOf('project', { projectId: notification.params.projectId })
    case 'storyLike':
      return storyPath(username, notification.params.storyId)
    case 'published':
      return publishedPath(notification.params, username)
    case 'analysisReady':
      return pathOf('personality', null, { analysis: notification.params.analysisId })
    case 'admissionReady':
      return pathOf('admission', { analysisId: notification.params.analysisId })
    case 'planReady':
      return pathOf('plan', { planId: notification.params.planId })
    case 'week':
      return pathOf('plan', { planId: notification.params.planId }, { view: 'week' })
    case 'deadline':
      return pathOf('institution', { institutionId: notification.params.institutionId })
    case 'moderated':
    case 'appealAnswered':
      return communityPathOf('safetyCase', { caseId: notification.params.caseId })
    case 'reportAnswered':
      return communityPathOf('reported', { caseId: notification.params.caseId })
  }
}

function publishedPath(
  { kind, id, postId }: Extract<ShownNotification, { kind: 'published' }>['params'],
  username: string,
): string {
  if (kind === 'STORY') return storyPath(username, id)
  if (kind === 'PROJECT') return projectPathOf('project', { projectId: id })
  return kind === 'POST' ? postPath(id) : postPath(postId ?? '', id)
}

function postPath(postId: string, commentId: string | null = null): string {
  const path = communityPathOf('post', { postId })
  return commentId === null ? path : answerAt(path, commentId)
}

/** Returns the address of a comment, which may be on a later page. The query names it to the server, because browsers
 *  do not send the hash. */
function answerAt(path: string, id: string | null): string {
  return id === null ? path : `${path}?answer=${id}#answer-${id}`
}

function storyPath(username: string, storyId: string): string {
  return communityPathOf('story', { username, storyId })
}
