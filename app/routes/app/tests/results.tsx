import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accessOf, guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import { reliabilityCuts } from '#app/domain/assessments/reliability.ts'
import { findResults } from '#app/domain/assessments/results.server.ts'
import { findFullForm, findTest, listTests } from '#app/domain/assessments/tests.server.ts'
import { findProgress } from '#app/domain/guidance/analyses.server.ts'
import { chooseNextStep } from '#app/domain/guidance/next-step.ts'
import { findInterestProfile } from '#app/domain/guidance/profile.server.ts'
import { recommend } from '#app/domain/guidance/recommendations.server.ts'
import { readShortlistQuery } from '#app/domain/guidance/shortlist-query.ts'
import { dateText, momentText, numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Answer, Sure } from '#app/ui/answer.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { NextStepPanel } from '#app/ui/next-step.tsx'
import {
  nextStepAfterResults,
  scalesOf,
  surenessOf,
  type Presentation,
  textsOf,
} from '#app/wording/tests/results-texts.server.ts'
import { Method } from './method.tsx'
import { Draft, FirstThree, FurtherProfessions } from './first-professions.tsx'
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
    // A test without results redirects to its page. Another person's attempt and an unknown test are 404.
    if (query.attempt || !(await findTest(viewer, testId, language)))
      throw await notFound(args, viewer, { kind: 'attempt', id: query.attempt ?? '' })
    throw redirect(pathOf('test', { testId }))
  }
  const profile = results.test.kind === 'INTERESTS' ? await findInterestProfile(viewer, results.attemptId) : null
  const [shortlist, tests, analysis, fullTest] = await Promise.all([
    profile && recommend(viewer, profile, language, query),
    listTests(viewer, language),
    findProgress(viewer),
    findFullForm(results.test),
  ])
  const presentation = presentationOf(results.careless, shortlist)
  const words = reader.in('instruments')
  const step = chooseNextStep(tests, {
    analysis: analysis?.state ?? null,
    locked: !accessOf(viewer, 'PAID_OR_ORG', true).allowed,
    age: viewer.dateOfBirth === null ? null : ageOn(viewer.dateOfBirth, new Date()),
  })
  const texts = textsOf(results, presentation, words)
  return {
    page: headOf(args, { title: t('title', { test: results.test.title }), description: texts.description }),
    results: {
      ...results,
      scales: scalesOf(results, words),
      texts,
      completedOn: dateText(results.completedAt, language),
      reliabilityText: numberText(results.reliability, language),
      attempts: results.attempts.map(({ id, completedAt }) => ({ id, on: momentText(completedAt, language) })),
    },
    telling: presentation,
    sure: surenessOf(results, presentation, words),
    nextStep: nextStepAfterResults(results, { presentation, step, fullTest }, reader.in('nextSteps')),
    shortlist,
    query,
    fullTest,
  }
}

/** Careless answers take precedence: their result is a draft whatever its profile. */
function presentationOf(
  careless: boolean,
  shortlist: Awaited<ReturnType<typeof recommend>> | null,
): Presentation | null {
  if (careless) return 'draft'
  return shortlist && (shortlist.isTrial ? 'trial' : 'order')
}

export type LoadedResults = ReturnType<typeof useLoaderData<typeof loader>>

export default function ResultsPage() {
  const { results, telling: presentation, sure, nextStep, shortlist, query, fullTest } = useLoaderData<typeof loader>()
  const { t } = useTranslation('results')
  const testId = results.test.id
  return (
    <>
      <Answer labelledBy="answer" kind={t('kind', { test: results.test.title, date: results.completedOn ?? '' })}>
        <h1 id="answer">{results.texts.headline}</h1>
        {shortlist ? <FirstThree shortlist={shortlist} presentation={presentation ?? 'order'} /> : null}
        <Sure alpha={sure.alpha} cuts={reliabilityCuts} label={sure.label}>
          <b>{sure.word}</b> {sure.reason}
        </Sure>
      </Answer>
      <Sheet after>
        <Stack gap="xl">
          {presentation === 'draft' ? <Draft careless={results.texts.careless} /> : null}
          {shortlist && !shortlist.each && presentation && presentation !== 'draft' ? (
            <FurtherProfessions shortlist={shortlist} presentation={presentation} results={results} />
          ) : null}
          {shortlist ? null : <ScaleResults results={results} />}
          {results.review === 'later' ? <Text>{t('review.later')}</Text> : null}
          <div>
            {shortlist && !shortlist.each ? <ScaleResults results={results} folded /> : null}
            {shortlist ? (
              <Shortlist testId={testId} attemptId={results.attemptId} shortlist={shortlist} query={query} />
            ) : null}
            <Method results={results} of={shortlist?.of ?? null} />
          </div>
          <NextStepPanel title={nextStep.title} text={nextStep.text}>
            <ButtonLink to={nextStep.to} forward>
              {nextStep.go}
            </ButtonLink>
            <QuietLink to={pathOf('test', { testId: fullTest ?? testId })}>
              {t(fullTest ? 'next.full' : 'next.retake')}
            </QuietLink>
          </NextStepPanel>
        </Stack>
      </Sheet>
    </>
  )
}
