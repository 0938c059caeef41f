import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { changeProjectAudience, openProject } from '#app/domain/projects/publish.server.ts'
import { reviewSchema } from '#app/domain/projects/project.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Question } from '../../feed/question.tsx'
import { useLeaveQuestion } from './leave-question.ts'
import { reviewOf } from './review.server.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewParts } from './review-parts.tsx'
import { enterStep, pathOfStep } from './step.server.ts'
import { StepMark } from './step-parts.tsx'

export const handle = {
  i18n: ['projectForm', 'fields'],
  failure: { load: 'projectForm', act: 'projectOpen' },
}
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'review')
  return { ...(await reviewOf(args, viewer, project)), constraint: constraintOf(reviewSchema) }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { id } = await enterStep(args, viewer, 'review')
  const form = await readForm(args, reviewSchema)
  if (form.refused) return form.refused
  const { audience, anyway, opens } = form.value
  const here = pathOfStep('review', id)
  if (opens === undefined) {
    const outcome = await changeProjectAudience(viewer, id, audience)
    if (outcome === null) throw staleAction(args)
    if (outcome === 'audience') return form.refuse({ audience: 'invalid' })
    if (outcome === 'muted') return form.refuse({ audience: outcome })
    return redirectWithToast(here, 'saved')
  }
  const outcome = await openProject(viewer, id, { audience, anyway: anyway === 'on' })
  if (outcome === null) throw staleAction(args)
  if (outcome === 'audience') return form.refuse({ audience: 'invalid' })
  if (outcome === 'changed') return redirect(here)
  if (typeof outcome === 'string') return redirect(projectPathOf('projectMade', { projectId: id }))
  if ('gap' in outcome) return redirect(`${pathOfStep(outcome.gap, id)}?gap=1`)
  // The page shows the obstacle.
  return data({ chosen: audience }, { status: 400 })
}

export type LoadedReview = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProjectReviewPage() {
  const review = useLoaderData<typeof loader>()
  const { title, texts, frame, crumbs, parts, choice, question, locked, notes, constraint } = review
  const { t } = useTranslation('projectForm')
  const reply = useActionData<{ form?: object; chosen?: string }>()
  useLeaveQuestion(t('leave.question'), reply)
  const defaults = { audience: reply?.chosen ?? choice.chosen }
  const form = useForm({ constraint, defaults, message: useFieldMessage('projectForm') })
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            <ErrorSummary errors={form.errors} />
            <Stack gap="s">
              <Crumbs items={crumbs} />
              <PageTitle title={title} />
            </Stack>
            <StepMark frame={frame} steps={frame.isDraft} />
            {locked ? (
              <Alert tone="warn" title={locked.title}>
                {locked.text}
              </Alert>
            ) : null}
            {question ? <Question question={question} /> : null}
            <ReviewParts parts={parts} change={locked ? null : texts.change} />
            {locked ? null : <ReviewForm review={review} form={form} />}
          </Stack>
        }
        aside={notes.map(({ title, text }) => (
          <Note key={title} title={title}>
            {text}
          </Note>
        ))}
      />
    </Sheet>
  )
}
