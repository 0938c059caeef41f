import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { findResults } from '#app/domain/assessments/results.server.ts'
import { findFullForm, findTest } from '#app/domain/assessments/tests.server.ts'
import { findInterestProfile } from '#app/domain/guidance/profile.server.ts'
import { recommend } from '#app/domain/guidance/recommendations.server.ts'
import { readShortlistQuery } from '#app/domain/guidance/shortlist-query.ts'
import { dateText, momentText, numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { textsOf } from '#app/wording/tests/results-texts.server.ts'
import { ScaleResults } from './scale-results.tsx'
import { Shortlist } from './shortlist.tsx'

export const handle = { i18n: ['results', 'professions', 'match'], failure: { load: 'results' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'results')
  const { t, language } = reader
  const testId = args.params.testId ?? ''
  const query = readShortlistQuery(new URL(args.request.url).searchParams)
  const results = await findResults(viewer, testId, query.attempt, language)
  if (!results) {
    // Nothing to show yet leads to the test; somebody else's attempt and an unknown test are not found.
    if (query.attempt || !(await findTest(viewer, testId, language)))
      throw await notFound(args, viewer, { kind: 'attempt', id: query.attempt ?? '' })
    throw redirect(pathOf('test', { testId }))
  }
  const profile = results.test.kind === 'INTERESTS' ? await findInterestProfile(viewer, results.attemptId) : null
  const shortlist = profile && (await recommend(viewer, profile, language, query))
  const texts = textsOf(results, { undifferentiated: shortlist?.undifferentiated ?? false }, reader.in('instruments'))
  return {
    page: headOf(args, { title: t('title', { test: results.test.title }), description: texts.description }),
    results: {
      ...results,
      texts,
      completedOn: dateText(results.completedAt, language),
      designAlphaText: numberText(results.designAlpha, language),
      attempts: results.attempts.map(({ id, completedAt }) => ({ id, on: momentText(completedAt, language) })),
    },
    shortlist,
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
            title={results.texts.headline}
            meta={t('meta', { date: results.completedOn ?? '', count: results.answered })}
          />
        </div>
        {results.texts.careless ? <Alert tone="info">{results.texts.careless}</Alert> : null}
        <ScaleResults results={results} />
        {shortlist ? (
          <Shortlist testId={testId} attemptId={results.attemptId} shortlist={shortlist} query={query} />
        ) : null}
        {shortlist?.undifferentiated ? null : <Next results={results} fullTest={fullTest} />}
      </Stack>
    </Sheet>
  )
}

/** Where to go from here: see what was right, read about professions, or measure again. */
function Next({ results, fullTest }: { results: LoadedResults['results']; fullTest: string | null }) {
  const { t } = useTranslation('results')
  const { test, attemptId, review } = results
  return (
    <Stack as="section" aria-labelledby="next">
      <h2 id="next">{t('next.title')}</h2>
      <Text>{results.texts.next}</Text>
      {review === 'later' ? <Text>{t('review.later')}</Text> : null}
      <Row>
        {review === 'open' ? (
          <ButtonLink to={pathOf('review', { testId: test.id }, { attempt: attemptId })} forward>
            {t('review.go')}
          </ButtonLink>
        ) : null}
        <ButtonLink to={pathOf('professions')} kind="second" forward>
          {t('next.professions')}
        </ButtonLink>
        <QuietLink to={pathOf('personality')}>{t('next.analysis')}</QuietLink>
        <QuietLink to={pathOf('test', { testId: fullTest ?? test.id })}>
          {t(fullTest ? 'next.full' : 'next.retake')}
        </QuietLink>
      </Row>
    </Stack>
  )
}
