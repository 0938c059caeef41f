import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { doors } from '#app/access/doors.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { findResults } from '#app/domain/assessments/results.server.ts'
import { findFullForm, findTest } from '#app/domain/assessments/tests.server.ts'
import { findInterestProfile } from '#app/domain/guidance/profile.server.ts'
import { recommend } from '#app/domain/guidance/recommendations.server.ts'
import { readShortlistQuery } from '#app/domain/guidance/shortlist-query.ts'
import { dateText, momentText, numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ScaleResults } from './scale-results.tsx'
import { Shortlist } from './shortlist.tsx'

export const handle = { i18n: ['results', 'professions'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await doors.onboarded(args)
  const { t, language } = reading(args, 'results')
  const testId = args.params.testId ?? ''
  const query = readShortlistQuery(new URL(args.request.url).searchParams)
  const results = await findResults(viewer, testId, query.attempt, language)
  if (!results) {
    // Nothing to show yet leads to the test; somebody else's attempt and an unknown test are not found.
    if (query.attempt || !(await findTest(viewer, testId, language))) throw problem(args, 404)
    throw redirect(pathOf('test', { testId }))
  }
  const profile = await findInterestProfile(viewer, results.attemptId)
  return {
    page: headOf(args, { title: t('title', { test: results.test.title }), description: t('description') }),
    results: {
      ...results,
      completedOn: dateText(results.completedAt, language),
      designAlphaText: numberText(results.designAlpha, language),
      attempts: results.attempts.map(({ id, completedAt }) => ({ id, on: momentText(completedAt, language) })),
    },
    shortlist: profile && (await recommend(viewer, profile, language, query)),
    query,
    fullTest: await findFullForm(results.test),
  }
}

export type LoadedResults = ReturnType<typeof useLoaderData<typeof loader>>

export default function ResultsPage() {
  const { results, shortlist, query, fullTest } = useLoaderData<typeof loader>()
  const { t } = useTranslation('results')
  const testId = results.test.id
  return (
    <Sheet>
      <Stack gap="xl">
        <div>
          <Crumbs
            items={[
              { to: pathOf('tests'), label: t('tests') },
              { to: pathOf('test', { testId }), label: results.test.title },
              { label: t('heading') },
            ]}
          />
          <PageTitle
            title={<Headline scales={results.scales} undifferentiated={shortlist?.undifferentiated ?? false} />}
            meta={t('meta', { date: results.completedOn ?? '', count: results.test.questions })}
          />
        </div>
        <ScaleResults results={results} />
        {shortlist ? (
          <Shortlist testId={testId} attemptId={results.attemptId} shortlist={shortlist} query={query} />
        ) : null}
        {shortlist?.undifferentiated ? null : <Next testId={testId} fullTest={fullTest} />}
      </Stack>
    </Sheet>
  )
}

/** Where to go from here: read about professions, or measure again. */
function Next({ testId, fullTest }: { testId: string; fullTest: string | null }) {
  const { t } = useTranslation('results')
  return (
    <Stack as="section" aria-labelledby="next">
      <h2 id="next">{t('next.title')}</h2>
      <Text>{t('next.text')}</Text>
      <Row>
        <ButtonLink to={pathOf('professions')} kind="second" forward>
          {t('next.professions')}
        </ButtonLink>
        <QuietLink to={pathOf('personality')}>{t('next.analysis')}</QuietLink>
        <QuietLink to={pathOf('test', { testId: fullTest ?? testId })}>
          {t(fullTest ? 'next.full' : 'next.retake')}
        </QuietLink>
      </Row>
    </Stack>
  )
}

type Scales = LoadedResults['results']['scales']

/** The result as one sentence: which interests lead, as far as their bands can tell. */
function Headline({ scales, undifferentiated }: { scales: Scales; undifferentiated: boolean }) {
  const { t } = useTranslation('results')
  if (undifferentiated) return t('headline.flat')
  const [first, second, third] = scales.toSorted((one, other) => other.score - one.score)
  if (!first || !second) return t('heading')
  // A second interest is named with the first when it is nearer to it than to the third.
  const together = !third || first.score - second.score <= second.score - third.score
  return together
    ? t('headline.two', { first: first.short, second: second.short })
    : t('headline.one', { first: first.short })
}
