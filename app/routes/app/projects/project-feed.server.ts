import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { commentSchema } from '#app/domain/feed/feed.schema.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { listComments, type ThreadPlace } from '#app/domain/feed/list-comments.server.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import type { ProjectPage } from '#app/domain/projects/project-page.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import type { Reader } from '#app/i18n/reader.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { postCards } from '#app/wording/feed/post-cards.server.ts'
import { threadTexts } from '#app/wording/feed/thread-texts.server.ts'
import { answersFrom, isFurtherPlace, placeQuery } from '../feed/answers-from.server.ts'

/** Updates and questions shown per page. */
const UPDATES = 3
export const QUESTIONS = 8

type For = { viewer: Viewer; reader: Reader<'project'>; lite: boolean }

/** Loads a page of a project's updates, newest first. */
export async function updatesPart({ id: projectId }: ProjectPage, asked: URLSearchParams, of: For) {
  const before = readCursor(asked.get('before'))
  const { posts } = await listPosts(of.viewer, { of: 'PROJECT', projectId }, before)
  const shown = posts.slice(0, UPDATES)
  const last = shown.at(-1)
  const here = projectPathOf('project', { projectId })
  const older = posts.length > UPDATES && last ? cursorText({ at: last.createdAt.toISOString(), id: last.id }) : null
  return {
    cards: postCards(shown, { ...of, reader: of.reader.in('postTexts'), inProject: true }),
    newest: before ? `${here}#updates` : null,
    older: older && `${projectPathOf('project', { projectId }, { before: older })}#updates`,
  }
}

/** Loads a page of a project's questions and answers, oldest first, with the form to ask. Null if the project has no
 *  thread. */
export async function questionsPart({ id: projectId, threadId, state }: ProjectPage, asked: URLSearchParams, of: For) {
  if (threadId === null) return null
  const place = await answersFrom(asked, threadId, QUESTIONS)
  const { comments, next } = await listComments(of.viewer, threadId, place, QUESTIONS)
  const page = projectPathOf('project', { projectId })
  const pathTo = (to: ThreadPlace) => projectPathOf('project', { projectId }, placeQuery(to))
  return {
    comments: threadTexts(comments, { ...of, reader: of.reader.in('comments') }),
    replyTo: asked.get('reply'),
    open: state === 'SHOWN',
    here: pathTo(place),
    first: isFurtherPlace(place) ? `${page}#answers` : null,
    next: next && `${pathTo({ ...place, after: next })}#answers`,
    form: {
      ...{ page, constraint: constraintOf(commentSchema), idempotencyKey: newIdempotencyKey() },
      letters: LETTERS.comment,
    },
  }
}
