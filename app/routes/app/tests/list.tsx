import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { countTests, type TestState, testStates } from '#app/domain/assessments/tests.server.ts'
import { readinessOf } from '#app/domain/guidance/readiness.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries } from '#app/ui/entries.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { HeadedSection, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { nextStepOnWay } from '#app/wording/way/next-step-texts.server.ts'
import { WayOn } from '../careers/way-on.tsx'
import { findWayState } from '../way-state.server.ts'
import { AnalysisEntry } from './analysis-entry.tsx'
import { TestEntry } from './test-entry.tsx'

export const handle = { i18n: 'tests', failure: { load: 'tests' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'tests')
  const { t, language } = reader
  const at = await findWayState(viewer, language)
  const { tests, way } = at
  const { done, of } = readinessOf(tests)
  const nextStep = nextStepOnWay(at, reader.in('nextSteps'))
  const asked = new URL(args.request.url).searchParams.get('state')
  return {
    page: headOf(args, { title: t('list.title'), description: t('list.description') }),
    counts: countTests(tests),
    nextStep,
    // Hidden when the analysis is already the next step.
    analysis: nextStep.to === pathOf('personality') ? null : { done, of, made: way.analysis === 'COMPLETED' },
    shown: testStates.find(state => state === asked) ?? null,
    tests: tests.map(test => ({ ...test, completedOn: dateText(test.completedAt, language) })),
  }
}

export default function TestsPage() {
  const { counts, analysis, nextStep, shown, tests } = useLoaderData<typeof loader>()
  const { t } = useTranslation('tests')
  const tab = (state: TestState | null, label: string, count: number) => ({
    to: pathOf('tests', null, { state }),
    label,
    count,
    current: shown === state,
  })
  const groups = (['active', 'new', 'completed'] as const)
    .filter(state => shown === null || shown === state)
    .map(state => ({ state, tests: tests.filter(test => test.state === state) }))
    .filter(group => group.tests.length > 0)
  return (
    <Sheet>
      <Stack gap="xl">
        <PageTitle title={t('list.title')} lead={t('list.lead')} />
        <Stats
          items={(['all', 'completed', 'active', 'left'] as const).map(name => ({
            label: t(`count.${name}`),
            value: counts[name],
          }))}
        />
        <Tabs
          label={t('list.tabs')}
          items={[
            tab(null, t('tab.all'), counts.all),
            tab('new', t('tab.new'), counts.left),
            tab('active', t('tab.active'), counts.active),
            tab('completed', t('tab.completed'), counts.completed),
          ]}
        />
        {groups.length === 0 ? <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState> : null}
        {groups.map(group => (
          <HeadedSection key={group.state} id={group.state} heading={t(`group.${group.state}`)}>
            <Entries>
              {group.tests.map(test => (
                // The entry shows only the day of completion, so the time is left out of the cache key.
                <CachedItems key={test.id} of={['test', { ...test, completedAt: null }]}>
                  <TestEntry test={test} />
                </CachedItems>
              ))}
            </Entries>
          </HeadedSection>
        ))}
        {analysis ? <AnalysisEntry {...analysis} /> : null}
        <WayOn step={nextStep} />
      </Stack>
    </Sheet>
  )
}
