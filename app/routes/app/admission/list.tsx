import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listAdmissions } from '#app/domain/admission/admission-analyses.server.ts'
import { nameMajors } from '#app/domain/admission/admission-sheet.server.ts'
import { findAdmissionWay } from '#app/domain/way/admission-way.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { compareTexts, historyTexts } from '#app/wording/admission/history-texts.server.ts'
import { nextStepAfterAdmissions } from '#app/wording/admission/next-step-texts.server.ts'
import { Comparison } from './comparison.tsx'
import { WayOn } from './way-on.tsx'

export const handle = { i18n: 'chances', failure: { load: 'chances' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'chances')
  const { t } = reader
  const [analyses, way] = await Promise.all([listAdmissions(viewer), findAdmissionWay(viewer, reader.language)])
  const asked = new URL(args.request.url).searchParams
  const chosen = [asked.get('one'), asked.get('other')].map(id => analyses.find(analysis => analysis.id === id))
  return {
    page: headOf(args, { title: t('history.title'), description: t('history.description') }),
    analyses: analyses.map(analysis => historyTexts(analysis, reader.in('chance'))),
    chosen: chosen.map(analysis => analysis?.id ?? null),
    comparison: await compareTexts(chosen, reader.in('chance'), nameMajors),
    nextStep: nextStepAfterAdmissions(way, reader.in('nextSteps')),
  }
}

export default function AdmissionsPage() {
  const { analyses, chosen, comparison, nextStep } = useLoaderData<typeof loader>()
  const { t } = useTranslation('chances')
  const made = analyses.filter(({ underWay }) => !underWay)
  return (
    <Sheet>
      <Stack gap="xl">
        <PageTitle title={t('history.title')} lead={t('history.lead')} />
        {analyses.length === 0 ? <EmptyState title={t('history.none')}>{t('history.noneText')}</EmptyState> : null}
        {comparison || made.length > 1 ? <Comparison made={made} chosen={chosen} comparison={comparison} /> : null}
        <Entries>
          {analyses.map(({ id, on, summary, underWay }) => (
            <Entry key={id}>
              <QuietLink to={pathOf('admission', { analysisId: id })}>{on}</QuietLink>
              <Small>{underWay ? t('history.underWay') : summary}</Small>
            </Entry>
          ))}
        </Entries>
        <WayOn step={nextStep} />
      </Stack>
    </Sheet>
  )
}
