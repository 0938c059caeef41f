import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findOwnReport } from '#app/domain/moderation/reports.server.ts'
import { listHelpLines } from '#app/domain/safety/help-lines.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Section } from '#app/ui/section.tsx'
import { personName, reasonText } from '#app/wording/moderation/case-name.server.ts'
import { HelpLines } from '../safety/help-lines.tsx'

export const handle = { i18n: 'report', scriptless: true, failure: { load: 'report' } }
export const meta = pageMeta

/** Shows a report of the viewer: what happens next and, later, the decision. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const report = await findOwnReport(viewer, args.params.caseId ?? '')
  if (!report) throw problem(args, 404)
  const reader = reading(args, 'report')
  const { t, language } = reader
  const { author } = report
  const { decision, answer, hiddenAt } = report.case
  const outcome = answer === 'OVERTURNED' ? 'OVERTURNED' : (decision as 'KEPT' | 'HIDDEN' | 'REMOVED' | null)
  const title = t(outcome ? 'told.title' : 'sent.title')
  return {
    page: headOf(args, { title, description: t('description') }),
    title,
    lead: outcome ? t(`told.${outcome}`) : t('sent.lead'),
    reason: t('sent.reason', { reason: reasonText(report.reason, reader) ?? '' }),
    waits: outcome === null,
    hidden: outcome === null && hiddenAt !== null,
    lines: report.reason === 'SELF_HARM' && outcome === null ? await listHelpLines(language) : [],
    author: author && { username: author.username, name: personName(author) ?? author.username },
  }
}

export default function ReportedPage() {
  const { title, lead, reason, waits, hidden, lines, author } = useLoaderData<typeof loader>()
  const { t } = useTranslation('report')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={title} lead={lead} />
        <Text as="div">
          <p>{reason}</p>
          {hidden ? <p>{t('sent.hidden')}</p> : null}
          {waits ? <p>{t('sent.later')}</p> : null}
        </Text>
        {lines.length > 0 ? (
          <Section id="danger" title={t('danger')}>
            <p>{t('dangerText')}</p>
            <HelpLines lines={lines} />
          </Section>
        ) : null}
        {author ? <Apart author={author} /> : null}
        <div>
          <ButtonLink to={pathOf('feed')}>{t('toFeed')}</ButtonLink>
        </div>
        <div>
          <QuietLink to={unscriptedPathOf('safetyCases')}>{t('list.all')}</QuietLink>
        </div>
      </Stack>
    </Sheet>
  )
}

/** Buttons to mute and block the author without waiting for a decision. */
function Apart({ author: { username, name } }: { author: { username: string; name: string } }) {
  const { t } = useTranslation('report')
  return (
    <Section id="apart" title={t('apartTitle', { name })}>
      {(['mute', 'block'] as const).map(act => (
        <form key={act} method="post" action={communityPathOf(act, { username })}>
          <Stack gap="s">
            <p>{t(`${act}Text`)}</p>
            <div>
              <Button kind="second" name="wanted" value="on">
                {t(act)}
              </Button>
            </div>
          </Stack>
        </form>
      ))}
    </Section>
  )
}
