import { useTranslation } from '#app/i18n/use-translation.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { CommentForm } from '../feed/comment-form.tsx'
import type { Held } from '../feed/question.tsx'
import { Muted } from '../feed/muted.tsx'
import { Answers } from '../feed/thread.tsx'
import type { LoadedProject } from './show.tsx'

type Props = { questions: NonNullable<LoadedProject['questions']>; held: Held | null; mute: LoadedProject['mute'] }

/** Questions to the team and answers, visible to everyone who sees the project: the site has no private messages. */
export function Questions({ questions: { comments, here, replyTo, open, first, next, form }, held, mute }: Props) {
  const { t } = useTranslation('project')
  // Muted viewers get no form.
  const answered =
    !mute && comments.some(({ id, replies }) => id === replyTo || replies.some(reply => reply.id === replyTo))
  const parts = { ...form, held, label: t('questions.text'), hint: t('questions.hint') }
  return (
    <Section id="answers" title={t('questions')}>
      <Small>{t(comments.length > 0 ? 'questions.order' : 'questions.none')}</Small>
      <Answers
        {...{ comments, here }}
        form={parts}
        replyTo={answered && open ? replyTo : null}
        closed={mute !== null}
      />
      <Pagination
        label={t('questions.pages')}
        previous={first ? { to: first, label: t('questions.first') } : undefined}
        next={next ? { to: next, label: t('questions.next') } : undefined}
      />
      {mute ? <Muted mute={mute} /> : answered || !open ? null : <CommentForm {...parts} replyTo={null} />}
    </Section>
  )
}
