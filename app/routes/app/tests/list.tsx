import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import {
  countTests,
  listTests,
  type TestState,
  testStates,
  type TestSummary,
} from '#app/domain/assessments/tests.server.ts'
import { findProgress } from '#app/domain/guidance/analyses.server.ts'
import { readinessOf } from '#app/domain/guidance/readiness.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stats } from '#app/ui/facts.tsx'
import { HeadedSection, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { AnalysisEntry } from './analysis-entry.tsx'

export const handle = { i18n: 'tests', failure: { load: 'tests' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'tests')
  const [tests, analysis] = await Promise.all([listTests(viewer, language), findProgress(viewer)])
  const { done, of } = readinessOf(tests)
  const asked = new URL(args.request.url).searchParams.get('state')
  return {
    page: headOf(args, { title: t('list.title'), description: t('list.description') }),
    counts: countTests(tests),
    analysis: { done, of, made: analysis?.state === 'COMPLETED' },
    shown: testStates.find(state => state === asked) ?? null,
    tests: tests.map(test => ({ ...test, completedOn: dateText(test.completedAt, language) })),
  }
}

type Listed = TestSummary & { completedOn: string | null }

export default function TestsPage() {
  const { counts, analysis, shown, tests } = useLoaderData<typeof loader>()
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
                <TestEntry key={test.id} test={test} />
              ))}
            </Entries>
          </HeadedSection>
        ))}
        <AnalysisEntry {...analysis} />
      </Stack>
    </Sheet>
  )
}

const badges = {
  new: { shape: 'empty', tone: 'neutral' },
  active: { shape: 'half', tone: 'neutral' },
  completed: { shape: 'full', tone: 'good' },
} as const

/** Every question has its answer, but the person was asked to look at them again. */
function isAllAnswered({ state, answered, questions }: Listed) {
  return state === 'active' && answered === questions
}

function pageOf(test: Listed) {
  if (isAllAnswered(test)) return 'check'
  return test.state === 'completed' ? 'results' : 'test'
}

function TestEntry({ test }: { test: Listed }) {
  const { t } = useTranslation('tests')
  const side = (
    <>
      <p>
        <Badge {...badges[test.state]}>{t(`state.${test.state}`)}</Badge>
      </p>
      <p>
        <ButtonLink to={pathOf(pageOf(test), { testId: test.id })} kind={test.state === 'active' ? 'main' : 'second'}>
          {t(`open.${isAllAnswered(test) ? 'check' : test.state}`)}
        </ButtonLink>
      </p>
    </>
  )
  return (
    <Entry side={side}>
      <h3>{test.title}</h3>
      <Text>{test.summary}</Text>
      <Small>
        {t('questions', { count: test.questions })}, {t(test.timed ? 'timed' : 'minutes', { count: test.minutes })}
        {test.completedOn ? `. ${t('completedOn', { date: test.completedOn })}` : null}
      </Small>
      {test.state === 'active' ? (
        <Progress
          value={test.answered}
          max={test.questions}
          label={t('progress', { answered: test.answered, total: test.questions })}
        />
      ) : null}
    </Entry>
  )
}
