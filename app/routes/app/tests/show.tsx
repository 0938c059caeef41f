import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { startAttempt } from '#app/domain/assessments/attempts.server.ts'
import { findTest } from '#app/domain/assessments/tests.server.ts'
import { clockText, dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { takingTexts } from '#app/wording/tests/results-texts.server.ts'
import { nextStepAfterTest } from '#app/wording/way/next-step-texts.server.ts'
import { WayOn } from '../careers/way-on.tsx'
import { findWayState } from '../way-state.server.ts'
import { Go } from './go.tsx'

export const handle = { i18n: 'tests', failure: { load: 'tests' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'tests')
  const { language } = reader
  const test = await findTest(viewer, args.params.testId ?? '', language)
  if (!test) throw problem(args, 404)
  const at = await findWayState(viewer, language)
  return {
    page: headOf(args, { title: test.title, description: test.summary }),
    test: {
      ...test,
      how: takingTexts(test, reader.in('instruments')).how,
      until: test.deadlineAt && clockText(test.deadlineAt, language),
      completedOn: dateText(test.completedAt, language),
    },
    locked: at.lockedFor !== null,
    nextStep: nextStepAfterTest(test, at, reader.in('nextSteps')),
  }
}

/** Starts, continues or retakes the test. A double click starts only one attempt. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.withAccess(args, 'PAID_OR_ORG', { superAdminBypass: true })
  const { language } = reading(args, 'tests')
  const testId = args.params.testId ?? ''
  const started = await startAttempt(viewer, testId, language)
  if (!started) throw problem(args, 404)
  if (started === 'too-young') throw problem(args, 403, 'below_minimum_age')
  if (started === 'check') return redirect(pathOf('check', { testId }))
  if (started === 'time-over') {
    return redirectWithToast(pathOf('results', { testId }), 'time-over')
  }
  return redirect(pathOf('question', { testId, questionId: started.questionId }))
}

export default function TestPage() {
  const { test, locked, nextStep } = useLoaderData<typeof loader>()
  const { t } = useTranslation('tests')
  return (
    <Sheet>
      <Stack gap="xl">
        <Split
          main={
            <Stack gap="l">
              <div>
                <Crumbs items={[{ to: pathOf('tests'), label: t('list.title') }, { label: test.title }]} />
                <PageTitle title={test.title} lead={test.summary} />
              </div>
              {test.state === 'active' ? (
                <Progress
                  value={test.answered}
                  max={test.questions}
                  label={t('progress', { answered: test.answered, total: test.questions })}
                />
              ) : null}
              <Go test={test} locked={locked} isStep={nextStep.isStep} />
              <Facts
                items={[
                  { term: t('show.time'), text: t(test.timed ? 'timed' : 'minutes', { count: test.minutes }) },
                  { term: t('show.length'), text: t('questions', { count: test.questions }) },
                  { term: t('show.age'), text: t('show.ageFrom', { age: test.minimumAge }) },
                  { term: t('show.state'), text: <StateText test={test} /> },
                ]}
              />
              <Stack as="section" aria-labelledby="measures">
                <h2 id="measures">{t('show.measures')}</h2>
                <Text>{test.measures}</Text>
                <Stack as="dl" gap="s">
                  {test.scales.map(scale => (
                    <div key={scale.name}>
                      <dt>{scale.name}</dt>
                      <dd>{scale.about}</dd>
                    </div>
                  ))}
                </Stack>
              </Stack>
            </Stack>
          }
          aside={
            <>
              <Note title={t('show.how')}>{test.how}</Note>
              <Note title={t('show.who')}>{t('show.whoText')}</Note>
            </>
          }
        />
        <WayOn step={nextStep} solid={!nextStep.isStep} />
      </Stack>
    </Sheet>
  )
}

export type ShownTest = ReturnType<typeof useLoaderData<typeof loader>>['test']

function StateText({ test }: { test: ShownTest }) {
  const { t } = useTranslation('tests')
  if (test.state === 'active') return <Badge shape="half">{t('state.active')}</Badge>
  if (test.state === 'new') return <Badge>{t('state.new')}</Badge>
  return (
    <Badge shape="full" tone="good">
      {t('completedOn', { date: test.completedOn ?? '' })}
    </Badge>
  )
}
