import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { listConsents, optionalConsents } from '#app/domain/accounts/consents.server.ts'
import { exportSchema } from '#app/privacy/privacy.schema.ts'
import { exportRefusals } from '#app/privacy/export-archive.server.ts'
import { isAdvised } from '#app/domain/guidance/advice.server.ts'
import { listResultsViews } from '#app/domain/assessments/results-views.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { DeleteAccountSection, DeletionNotice } from './closing-sections.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DownloadSection, useRefusal } from './download-section.tsx'
import { SettingsPage } from './settings-page.tsx'
import { ViewsSection } from './views-section.tsx'

export const handle = { i18n: ['data', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'data')
  const settings = reading(args, 'settings')
  const asked = new URL(args.request.url).searchParams
  const before = asked.get('before')
  const seen = await listResultsViews(viewer.id, before, language)
  if (!seen) throw problem(args, 404)

  // The export responds with a file, so its refusal arrives in the query.
  const refused = exportRefusals.find(key => key === asked.get('refused')) ?? null
  args.context.refused = refused !== null
  const { history, holding } = await listConsents(viewer.id)
  const advised = await isAdvised()
  const day = (instant: Date | null) => dateText(instant?.toISOString() ?? null, language)
  return {
    page: headOf(args, { title: settings.t('myData.title'), description: t('description') }),
    constraint: constraintOf(exportSchema),
    refused,
    deletionOn: day(viewer.deletionAt),
    optional: optionalConsents
      .map(kind => ({ kind, given: holding.includes(kind) }))
      .filter(({ kind, given }) => kind !== 'ADVISOR' || given || advised),
    consents: history.map(({ id, kind, version, givenAt, revokedAt }) => ({
      ...{ id, kind },
      version: isPlainDate(version) ? dateText(version, language) : version,
      given: day(givenAt),
      revoked: day(revokedAt),
    })),
    views: seen.views.map(({ at, ...view }) => ({ ...view, when: momentText(at, language) })),
    older: seen.next,
    further: before !== null,
  }
}

export type MyData = ReturnType<typeof useLoaderData<typeof loader>>

export default function MyDataPage() {
  const mine = useLoaderData<typeof loader>()
  const { t } = useTranslation('data')
  const refusal = useRefusal(mine.refused)
  return (
    <SettingsPage current="myData" lead={t('lead')} errors={refusal.errors} aside={<Rights />}>
      <Stack gap="xl">
        {mine.deletionOn ? <DeletionNotice on={mine.deletionOn} /> : null}
        <DownloadSection constraint={mine.constraint} refusal={refusal} />
        <ViewsSection views={mine.views} older={mine.older} further={mine.further} />
        <ConsentsSection consents={mine.consents} optional={mine.optional} />
        {mine.deletionOn ? null : <DeleteAccountSection />}
      </Stack>
    </SettingsPage>
  )
}

function Rights() {
  const { t } = useTranslation('data')
  return (
    <Note title={t('rights.title')}>
      <p>{t('rights.text')}</p>
      <p>
        <QuietLink to={pathOf('privacy')}>{t('rights.go')}</QuietLink>
      </p>
    </Note>
  )
}
