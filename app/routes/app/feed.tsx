import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { accessOf, guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { endsSoon } from '#app/domain/access/paid.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import { findProgress } from '#app/domain/guidance/analyses.server.ts'
import { chooseNextStep } from '#app/domain/guidance/next-step.ts'
import { listTests } from '#app/domain/assessments/tests.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Panel, Row, Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'

export const handle = { i18n: 'feed', failure: { load: 'feed' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'feed')
  const access = accessOf(viewer, 'PAID_OR_ORG', true)
  const [tests, analysis] = await Promise.all([listTests(viewer, language), findProgress(viewer)])
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    name: viewer.firstName,
    step: chooseNextStep(tests, {
      analysis: analysis?.state ?? null,
      locked: !access.allowed,
      age: viewer.dateOfBirth === null ? null : ageOn(viewer.dateOfBirth, new Date()),
    }),
    lockedFor: access.allowed ? null : access.reason,
    endsOn:
      access.reason === 'paid_user_ok' && endsSoon(viewer.paidUntil, new Date())
        ? dateText(viewer.paidUntil?.toISOString() ?? null, language)
        : null,
  }
}

export default function FeedPage() {
  const { name, step, lockedFor, endsOn } = useLoaderData<typeof loader>()
  const { t } = useTranslation('feed')
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="l">
            <PageTitle title={t('heading', { name })} lead={t('lead')} />
            {lockedFor ? <UpgradeBanner reason={lockedFor} /> : null}
            {endsOn ? <Ending on={endsOn} /> : null}
            <QuickActions step={step} lockedFor={lockedFor} />
          </Stack>
        }
        aside={<Note title={t('soon')}>{t('soonText')}</Note>}
      />
    </Sheet>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** What to do next, for this person; one main action and what else is open. */
function QuickActions({ step, lockedFor }: Pick<Loaded, 'step' | 'lockedFor'>) {
  const { t } = useTranslation('feed')
  return (
    <Panel as="section" aria-labelledby="next">
      <Stack>
        <h2 id="next">{t('next')}</h2>
        <Text>{t(`step.${step.kind}.text`, { title: step.title ?? '', done: step.done, of: step.of })}</Text>
        {step.kind === 'continue' ? (
          <Progress
            value={step.answered}
            max={step.questions}
            label={t('step.progress', { answered: step.answered, total: step.questions })}
          />
        ) : null}
        <Row>
          <ButtonLink to={targetOf(step, lockedFor)} forward>
            {t(`step.${step.kind}.go`)}
          </ButtonLink>
          <QuietLink to={pathOf('tests')}>{t('allTests')}</QuietLink>
          <QuietLink to={pathOf('personality')}>{t('personality')}</QuietLink>
          <QuietLink to={pathOf('professions')}>{t('professions')}</QuietLink>
        </Row>
      </Stack>
    </Panel>
  )
}

function targetOf(step: Loaded['step'], lockedFor: Loaded['lockedFor']) {
  if (step.kind === 'unlock') return pathOf('paywall', null, { reason: lockedFor, redirect: pathOf('tests') })
  if (['analyse', 'wait', 'analysed'].includes(step.kind)) return pathOf('personality')
  if (step.testId === null) return pathOf('professions')
  const page = step.kind === 'read' ? 'results' : step.kind === 'finish' ? 'check' : 'test'
  return pathOf(page, { testId: step.testId })
}

/** A quiet line: nothing is closed yet. */
function Ending({ on }: { on: string }) {
  const { t } = useTranslation('feed')
  return (
    <Text as="p">
      {t('ending.text', { date: on })}{' '}
      <Link to={pathOf('paywall', null, { reason: 'paid_user_ok', redirect: pathOf('feed') })}>{t('ending.go')}</Link>
    </Text>
  )
}

function UpgradeBanner({ reason }: { reason: NonNullable<Loaded['lockedFor']> }) {
  const { t } = useTranslation('feed')
  return (
    <Alert tone="warn" title={t(`locked.${reason}`)}>
      <p>{t('locked.text')}</p>
      <p>
        <QuietLink to={pathOf('paywall', null, { reason, redirect: pathOf('feed') })} forward>
          {t('locked.go')}
        </QuietLink>
      </p>
    </Alert>
  )
}
