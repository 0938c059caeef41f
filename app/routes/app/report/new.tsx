import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { cameFrom } from '#app/access/came-from.server.ts'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { reportSchema } from '#app/domain/moderation/report.schema.ts'
import { findReportable } from '#app/domain/moderation/reportable.server.ts'
import { sendReport } from '#app/domain/moderation/reports.server.ts'
import { listHelpLines } from '#app/domain/safety/help-lines.server.ts'
import { reportReasons } from '#app/domain/safety/report-weight.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { ChoiceButton } from '#app/ui/choice-button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Columns, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { HelpLines } from '../safety/help-lines.tsx'

export const handle = { i18n: 'report', scriptless: true, failure: { load: 'report', act: 'reportSend' } }
export const meta = pageMeta

/** Returns kind and id of the reported content from the query. */
function askedIn({ url }: Request) {
  const asked = new URL(url).searchParams
  return { kind: asked.get('kind'), id: asked.get('id') ?? '' }
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const asked = askedIn(args.request)
  const thing = await findReportable(viewer, asked)
  if (!thing || thing.ownerId === viewer.id) throw problem(args, 404)
  const { t, language } = reading(args, 'report')
  const name = `${thing.firstName} ${thing.lastName}`.trim()
  const at = thing.at ? momentText(thing.at.toISOString(), language) : ''
  const { words, reason } = constraintOf(reportSchema)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    about: t(`about.${thing.kind}`, { name, at }),
    text: thing.text,
    here: communityPathOf('report', null, asked),
    back: cameFrom(args.request) ?? pathOf('feed'),
    constraint: { words: words ?? {}, reason: reason ?? {} },
    lines: await listHelpLines(language),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const asked = askedIn(args.request)
  const form = await readForm(args, reportSchema)
  if (form.refused) {
    const thing = await findReportable(viewer, asked)
    if (!thing || thing.ownerId === viewer.id) throw problem(args, 404)
    return form.refused
  }

  const outcome = await sendReport(viewer, asked, form.value)
  if (outcome === 'tooOften') return form.refuse({ '': 'tooOften' })
  // The content was deleted or hidden in the meantime.
  if (outcome === null || outcome === 'own') throw problem(args, 404)
  return redirect(communityPathOf('reported', outcome))
}

export default function ReportPage() {
  const { about, text, here, back, constraint, lines } = useLoaderData<typeof loader>()
  const { t } = useTranslation('report')
  const form = useForm({ constraint, message: useFieldMessage('report') })
  return (
    <Sheet>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <PageTitle title={t('title')} lead={t('lead')} />
        <Split
          main={
            <Form method="post" action={here}>
              <Stack gap="l">
                <Stack gap="s">
                  <Small>{about}</Small>
                  <Verbatim>{text || t('wordless')}</Verbatim>
                </Stack>
                <TextArea {...form.field('words')} rows={2} label={t('words')} hint={t('wordsHint')} />
                <Reasons label={t('reasons')} />
                <div>
                  <QuietLink to={back} back>
                    {t('leave')}
                  </QuietLink>
                </div>
              </Stack>
            </Form>
          }
          asideLabel={t('next')}
          aside={
            <>
              <Note title={t('help')}>
                <HelpLines lines={lines} />
              </Note>
              <Note title={t('next')}>{t('nextText')}</Note>
              <Note title={t('apart')}>{t('apartLater')}</Note>
            </>
          }
        />
      </Stack>
    </Sheet>
  )
}

/** Each reason is a submit button with a description. The first has the id that the error summary links to. */
function Reasons({ label }: { label: string }) {
  const { t } = useTranslation('report')
  return (
    <Columns as="ul" aria-label={label}>
      {reportReasons.map((reason, index) => (
        <Stack as="li" gap="s" key={reason}>
          <ChoiceButton
            name="reason"
            value={reason}
            id={index === 0 ? 'reason' : undefined}
            aria-describedby={`says-${reason}`}
          >
            {t(`reason.${reason}`)}
          </ChoiceButton>
          <Small id={`says-${reason}`}>{t(`says.${reason}`)}</Small>
        </Stack>
      ))}
    </Columns>
  )
}
