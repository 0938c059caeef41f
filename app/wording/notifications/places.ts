import type { ShownNotification } from '#app/domain/notifications/list-notifications.server.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'

/** Returns the address a notification links to. The target may be deleted by then; its page says so. */
export function placeOf(told: ShownNotification, { username }: { username: string }): string {
  switch (told.kind) {
    case 'achievement':
      return `${pathOf('profile', { username })}#achievements`
    case 'follow':
      return pathOf('profile', { username: told.by?.username ?? username })
    case 'reminder':
      return `${pathOf('mySchool')}#reminders`
    case 'postLike':
    case 'news':
      return postPath(told.params.postId)
    case 'commentLike':
    case 'comment':
    case 'reply':
    case 'mention':
      // A question about a project is shown on the project's page.
      return told.project?.thread
        ? answerAt(projectPathOf('project', { projectId: told.project.id }), told.params.commentId)
        : postPath(told.params.postId, told.params.commentId)
    case 'projectAsked':
      return projectPathOf('projectTeam', { projectId: told.params.projectId })
    case 'projectTeam': {
      // `offered` asks the person to lead the project, which is answered on the team page.
      const { projectId, change } = told.params
      return projectPathOf(change === 'offered' ? 'projectTeam' : 'project', { projectId })
    }
    case 'projectAnswered':
    case 'projectFollow':
      return projectPathOf('project', { projectId: told.params.projectId })
    case 'storyLike':
      return storyPath(username, told.params.storyId)
    case 'published':
      return publishedPath(told.params, username)
    case 'analysisReady':
      return pathOf('personality', null, { analysis: told.params.analysisId })
    case 'admissionReady':
      return pathOf('admission', { analysisId: told.params.analysisId })
    case 'planReady':
      return pathOf('plan', { planId: told.params.planId })
    case 'week':
      return pathOf('plan', { planId: told.params.planId }, { view: 'week' })
    case 'deadline':
      return pathOf('institution', { institutionId: told.params.institutionId })
    case 'moderated':
    case 'appealAnswered':
      return communityPathOf('safetyCase', { caseId: told.params.caseId })
    case 'reportAnswered':
      return communityPathOf('reported', { caseId: told.params.caseId })
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
