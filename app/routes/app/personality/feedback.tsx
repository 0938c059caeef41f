import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findLastAnalysis } from '#app/domain/guidance/analyses.server.ts'
import { feedbackAnswers, feedbackQuestions } from '#app/domain/guidance/feedback.ts'
import { feedbackSchema } from '#app/domain/guidance/feedback.schema.ts'
import { giveFeedback, hasFeedback } from '#app/domain/guidance/feedback.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ScaleField } from '#app/ui/scale-field.tsx'

export const handle = { i18n: ['feedback', 'fields'], failure: { load: 'analysis' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'feedback')
  const analysis = await findLastAnalysis(viewer)
  if (!analysis || (await hasFeedback(analysis.id))) throw redirect(pathOf('personality'))
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    constraint: constraintOf(feedbackSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const analysis = await findLastAnalysis(viewer)
  if (!analysis || (await hasFeedback(analysis.id))) return redirect(pathOf('personality'))
  const form = await readForm(args, feedbackSchema)
  if (form.refused) return form.refused

  await giveFeedback(analysis.id, form.value)
  return redirectWithToast(pathOf('personality'), 'saved')
}

export default function FeedbackPage() {
  const { constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('feedback')
  const form = useForm({ constraint, message: useFieldMessage('feedback') })
  return (
    <Sheet>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <PageTitle title={t('title')} lead={t('lead')} />
        <Form method="post">
          <Stack gap="xl">
            {feedbackQuestions.map(question => (
              <ScaleField
                key={question}
                {...form.choice(question)}
                required
                legend={<h2>{t(question)}</h2>}
                options={feedbackAnswers.map(answer => ({ value: String(answer), label: t(`${answer}`) }))}
              />
            ))}
            <Row>
              <Button>{t('submit')}</Button>
              <QuietLink to={pathOf('personality')}>{t('back')}</QuietLink>
            </Row>
          </Stack>
        </Form>
      </Stack>
    </Sheet>
  )
}
