import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Acts, By, Gone, Words } from '#app/ui/post.tsx'
import { Thread, ThreadEntry } from '#app/ui/thread.tsx'
import type { CommentTexts } from '#app/wording/feed/thread-texts.server.ts'
import { CommentForm, type CommentFormProps } from './comment-form.tsx'
import { Line } from './post-line.tsx'
import { Parts } from './post-parts.tsx'
import { Support } from './support.tsx'

type Props = {
  comments: (CommentTexts & { replies: CommentTexts[]; hasMore: boolean })[]
  form: Omit<CommentFormProps, 'replyTo'>
  /** The address of this page of answers. */
  here: string
  /** Id of the comment whose reply form is open. */
  replyTo: string | null
  /** True if the viewer may not reply now. */
  closed: boolean
}

/** Comments and their first replies, with a link to further ones. Deleted ones keep their place. */
export function Answers({ comments, form, here, replyTo, closed }: Props) {
  const { t } = useTranslation('comments')
  const parts = { form, here, closed }
  return (
    <Thread>
      {comments.map(({ replies, hasMore, ...comment }) => (
        <ThreadEntry key={comment.id} id={`answer-${comment.id}`}>
          <Answer comment={comment} open={comment.id === replyTo} {...parts} />
          {replies.length > 0 ? (
            <Thread>
              {replies.map(reply => (
                <ThreadEntry key={reply.id} id={`answer-${reply.id}`}>
                  <Answer comment={reply} open={reply.id === replyTo} {...parts} />
                </ThreadEntry>
              ))}
            </Thread>
          ) : null}
          {hasMore ? (
            <QuietLink to={`${form.page}?under=${comment.id}#answer-${comment.id}`} forward>
              {t('moreReplies', { name: comment.name })}
            </QuietLink>
          ) : null}
        </ThreadEntry>
      ))}
    </Thread>
  )
}

type AnswerProps = Pick<Props, 'form' | 'here' | 'closed'> & { comment: CommentTexts; open: boolean }

function Answer({ comment, form, here, open, closed }: AnswerProps) {
  const { t } = useTranslation('comments')
  const { id: commentId, person, name, gone, parts, own, shown } = comment
  const { page } = form
  return (
    <>
      {gone ? <Gone>{gone}</Gone> : null}
      {parts.length > 0 ? (
        <>
          <By
            id={`answer-${commentId}`}
            as="p"
            to={person && pathOf('profile', { username: person.username })}
            initials={person ? initialsOf(...person.names) : '?'}
            avatar={person?.avatar ?? null}
            line={<Line iso={comment.iso} when={comment.when} />}
            name={name}
          />
          <Words>
            <Parts parts={parts} />
          </Words>
        </>
      ) : null}
      <Acts>
        {shown ? (
          <>
            <Support
              action={communityPathOf('likeComment', { commentId })}
              back={`${here}#answer-${commentId}`}
              given={comment.liked}
              count={comment.likes}
            />
            {open || closed ? null : (
              <QuietLink to={`${page}?reply=${commentId}#text`} aria-label={t('replyTo', { name })}>
                {t('reply')}
              </QuietLink>
            )}
          </>
        ) : null}
        {own ? (
          <QuietLink to={communityPathOf('deleteComment', { commentId })} risk>
            {t('remove')}
          </QuietLink>
        ) : shown ? (
          <QuietLink to={communityPathOf('report', null, { kind: 'COMMENT', id: commentId })}>{t('report')}</QuietLink>
        ) : null}
      </Acts>
      {open ? <CommentForm {...form} replyTo={{ id: commentId, name }} /> : null}
    </>
  )
}
