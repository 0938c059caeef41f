import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { appealCase, findOwnCase } from '#app/domain/moderation/appeals.server.ts'
import { appealSchema } from '#app/domain/moderation/decision.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Section } from '#app/ui/section.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { ownCaseTexts } from '#app/wording/moderation/own-case-texts.server.ts'

export const handle = { i18n: 'report', scriptless: true, failure: { load: 'moderation', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const found = await findOwnCase(viewer, args.params.caseId ?? '')
  if (!found) throw problem(args, 404)
  const reader = reading(args, 'report')
  const texts = ownCaseTexts(found, reader, new Date())
  return {
    page: headOf(args, { title: texts.title, description: reader.t('own.description') }),
    ...{ id: found.id, texts, constraint: constraintOf(appealSchema) },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const caseId = args.params.caseId ?? ''
  if (!(await findOwnCase(viewer, caseId))) throw problem(args, 404)
  const form = await readForm(args, appealSchema)
  if (form.refused) return form.refused
  const outcome = await appealCase(viewer, caseId, form.value.appeal)
  if (outcome === 'late' || outcome === 'again') return form.refuse({ '': outcome })
  if (outcome === null) throw problem(args, 404)
  return redirect(communityPathOf('safetyCase', { caseId }))
}

export default function OwnCasePage() {
  const { texts, ...rest } = useLoaderData<typeof loader>()
  const { t } = useTranslation('report')
  const form = useForm({ constraint: rest.constraint, message: useFieldMessage('report') })
  const { title, lead, facts, sanction, text, words, until, appeal, answer } = texts
  return (
    <Sheet narrow>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <PageTitle title={title} lead={lead} />
        <Facts items={facts} />
        {sanction ? (
          <Section id="sanction" title={t('own.sanction')}>
            <p>{sanction}</p>
          </Section>
        ) : null}
        {words ? (
          <Section id="words" title={t('own.words')}>
            <Verbatim>{words}</Verbatim>
          </Section>
        ) : null}
        {text ? (
          <Section id="said" title={t('own.said')}>
            <Verbatim>{text}</Verbatim>
          </Section>
        ) : null}
        {answer ? (
          <Section id="answer" title={t(answer === 'WAITS' ? 'appeal.sent' : 'appeal.UPHELD')}>
            <p>{t(answer === 'WAITS' ? 'appeal.sentText' : 'appeal.UPHELDText')}</p>
          </Section>
        ) : null}
        {appeal ? (
          <Section id="yours" title={t('appeal.yours')}>
            <Verbatim>{appeal}</Verbatim>
          </Section>
        ) : null}
        {until ? (
          <Section id="against" title={t('appeal.title')}>
            <p>{t('appeal.text', { until })}</p>
            <Form method="post" action={communityPathOf('safetyCase', { caseId: rest.id })}>
              <Stack>
                <TextArea {...form.field('appeal')} rows={5} label={t('appeal.label')} />
                <div>
                  <Button>{t('appeal.send')}</Button>
                </div>
              </Stack>
            </Form>
          </Section>
        ) : null}
        <div>
          <QuietLink to={unscriptedPathOf('safetyCases', null, { of: 'decisions' })}>{t('list.all')}</QuietLink>
        </div>
      </Stack>
    </Sheet>
  )
}
