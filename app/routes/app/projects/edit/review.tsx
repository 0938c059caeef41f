import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { staleAction } from '#app/access/refused-action.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { changeProjectAudience, openProject } from '#app/domain/projects/publish.server.ts'
import { reviewSchema } from '#app/domain/projects/project.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StepEnd, TourSteps } from '#app/ui/tour-steps.tsx'
import { Question } from '../../feed/question.tsx'
import { reviewOf } from './review.server.ts'
import { ReviewParts } from './review-parts.tsx'
import { enterStep, pathOfStep } from './step.server.ts'

export const handle = {
  i18n: ['projectTexts', 'projectForm', 'fields'],
  failure: { load: 'projectForm', act: 'projectOpen' },
  scriptless: true,
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
    return redirect(here, { headers: { 'Set-Cookie': toastCookie('saved') } })
  }
  const outcome = await openProject(viewer, id, { audience, anyway: anyway === 'on' })
  if (outcome === null) throw staleAction(args)
  if (outcome === 'audience') return form.refuse({ audience: 'invalid' })
  if (outcome === 'changed') return redirect(here)
  if (typeof outcome === 'string') return redirect(projectPathOf('projectMade', { projectId: id }))
  if ('gap' in outcome) return redirect(`${pathOfStep(outcome.gap, id)}?gap=1`)
  // The page says what stands in the way.
  return data({ chosen: audience }, { status: 400 })
}

export default function ProjectReviewPage() {
  const { texts, frame, crumbs, parts, choice, question, obstacle, notes, ...at } = useLoaderData<typeof loader>()
  const chosen = useActionData<{ chosen?: string }>()?.chosen ?? choice.chosen
  const { constraint } = at
  const form = useForm({ constraint, defaults: { audience: chosen }, message: useFieldMessage('projectForm') })
  const isHeld = obstacle === 'rude' || obstacle === 'muted'
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            <ErrorSummary errors={form.errors} />
            <Stack gap="s">
              <Crumbs items={crumbs} />
              <PageTitle title={at.title} />
            </Stack>
            <Row>
              <span>{frame.line}</span>
              {frame.saved ? (
                <Badge shape="full" tone="good">
                  {frame.saved}
                </Badge>
              ) : null}
            </Row>
            {frame.isDraft ? <TourSteps label={texts.steps} steps={frame.steps} /> : null}
            {at.locked ? (
              <Alert tone="warn" title={at.locked.title}>
                {at.locked.text}
              </Alert>
            ) : null}
            {question ? <Question question={question} /> : null}
            <ReviewParts parts={parts} change={at.locked ? null : texts.change} />
            {at.locked ? null : (
              <Form method="post">
                {frame.isDraft ? <input type="hidden" name="opens" value="on" /> : null}
                <Stack gap="l">
                  <RadioGroup
                    {...form.choice('audience')}
                    legend={choice.legend}
                    hint={choice.hint}
                    options={choice.options}
                    required
                    beside
                  />
                  <StepEnd>
                    {!frame.isDraft ? (
                      <Button>{texts.save}</Button>
                    ) : isHeld ? null : obstacle === 'asked' ? (
                      <Button kind="second" name="anyway" value="on">
                        {texts.openAnyway}
                      </Button>
                    ) : (
                      <Button forward>{texts.open}</Button>
                    )}
                    <ButtonLink to={at.leave} kind="second">
                      {frame.isDraft ? texts.keep : texts.toProject}
                    </ButtonLink>
                    {frame.back && frame.isDraft ? (
                      <QuietLink to={frame.back.to} back>
                        {frame.back.label}
                      </QuietLink>
                    ) : null}
                    <QuietLink to={at.remove} risk>
                      {texts.remove}
                    </QuietLink>
                  </StepEnd>
                </Stack>
              </Form>
            )}
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
