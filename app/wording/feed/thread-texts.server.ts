import type { listComments, ShownComment } from '#app/domain/feed/list-comments.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { momentTexts, partTexts, personTexts } from './post-cards.server.ts'

type For = { viewer: { id: string }; reader: Reader<'comments'>; lite: boolean; now?: Date }
type Comments = Awaited<ReturnType<typeof listComments>>['comments']

export type CommentTexts = ReturnType<typeof commentTexts>

/** Returns the texts of comments with their replies for one viewer. */
export function threadTexts(comments: Comments, of: For) {
  return comments.map(({ replies, hasMore, ...comment }) => ({
    ...commentTexts(comment, of),
    hasMore,
    replies: replies.map(reply => commentTexts(reply, of)),
  }))
}

function commentTexts(comment: ShownComment, { viewer, reader, lite, now = new Date() }: For) {
  const { t } = reader
  const { id, state, authorId, username, likeCount: likes, liked } = comment
  const shown = state === 'SHOWN'
  const written = authorId === viewer.id
  // Authors can still read their removed comments, with a note that others cannot.
  const alone = written && comment.text !== '' ? ` ${t('gone.own')}` : ''
  const person =
    username === null
      ? null
      : personTexts(
          { ...comment, username, firstName: comment.firstName ?? '', lastName: comment.lastName ?? '' },
          lite,
        )
  return {
    ...{ id, likes, liked, shown, person },
    own: written && state !== 'REMOVED' && state !== 'DELETED',
    name: person?.name ?? t('noAuthor'),
    ...momentTexts(comment.createdAt, reader.in('postTexts'), now),
    gone: shown ? null : t(`gone.${state}`) + alone,
    parts: partTexts(comment.text, reader.in('postTexts')),
  }
}
