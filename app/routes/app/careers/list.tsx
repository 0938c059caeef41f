import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { hasDraft } from '#app/domain/roadmaps/draft.server.ts'
import { standingOfGoals } from '#app/domain/roadmaps/goals.server.ts'
import { listPlans, mayPlan } from '#app/domain/roadmaps/plans.server.ts'
import { planGoals } from '#app/domain/roadmaps/vocabulary.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { EmptyState, Note } from '#app/ui/card.tsx'
import { Entries } from '#app/ui/entries.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { goalTexts } from '#app/wording/careers/goal-texts.server.ts'
import { planEntry } from '#app/wording/careers/list-texts.server.ts'
import { nextStepAfterPlans } from '#app/wording/careers/next-step-texts.server.ts'
import { todayHere } from '#app/wording/careers/show-texts.server.ts'
import { nextStepOnWay } from '#app/wording/way/next-step-texts.server.ts'
import { findWayState } from '../way-state.server.ts'
import { ClosedGoals } from './closed-goals.tsx'
import { PlanEntry } from './plan-entry.tsx'
import { WayOn } from './way-on.tsx'

export const handle = { i18n: ['careers', 'wizard'], failure: { load: 'plans' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'careers')
  const { t, language } = reader
  const today = todayHere()
  const [open, plans, standings, begun, at] = await Promise.all([
    mayPlan(viewer),
    listPlans(viewer, language, today),
    standingOfGoals(viewer),
    hasDraft(viewer),
    findWayState(viewer, language),
  ])
  const words = reader.in('nextSteps')
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    open,
    plans: plans.map(plan => planEntry(plan, reader, today)),
    closed: goalTexts(standings, language),
    mayBegin: planGoals.some(goal => standings[goal].state === 'open'),
    begun,
    // Without an analysis no plan is possible; the next step then leads to the analysis.
    nextStep: open
      ? nextStepAfterPlans({ plans, standings, begun, way: at.way, today }, words)
      : nextStepOnWay(at, words),
  }
}

export default function CareersPage() {
  const { open, plans, mayBegin, begun, nextStep } = useLoaderData<typeof loader>()
  const { t } = useTranslation('careers')
  if (!open && plans.length === 0) return <Gate />
  const current = plans.filter(({ archived }) => !archived)
  const archived = plans.filter(plan => plan.archived)
  return (
    <Sheet>
      <Stack gap="xl">
        <Split
          main={
            <Stack gap="l">
              <PageTitle title={t('title')} lead={t('lead')} />
              {plans.length === 0 ? <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState> : null}
              {current.length > 0 ? <Plans heading={t('plans')} plans={current} /> : null}
              {archived.length > 0 ? <Plans heading={t('archived')} plans={archived} /> : null}
            </Stack>
          }
          aside={<Limits />}
        />
        <WayOn step={nextStep}>
          {open && mayBegin && nextStep.to !== pathOf('newPlan') ? (
            <QuietLink to={pathOf('newPlan')}>{t(begun ? 'continue' : 'another')}</QuietLink>
          ) : null}
        </WayOn>
      </Stack>
    </Sheet>
  )
}

export type ListedPlan = ReturnType<typeof useLoaderData<typeof loader>>['plans'][number]

function Plans({ heading, plans }: { heading: string; plans: ListedPlan[] }) {
  return (
    <Stack as="section" gap="s" aria-label={heading}>
      <h2>{heading}</h2>
      <Entries>
        {plans.map(plan => (
          <PlanEntry key={plan.id} plan={plan} />
        ))}
      </Entries>
    </Stack>
  )
}

function Limits() {
  const { closed } = useLoaderData<typeof loader>()
  const { t } = useTranslation('careers')
  return (
    <Note title={t('limits')}>
      <p>{t('limits.text')}</p>
      <ClosedGoals goals={closed} />
    </Note>
  )
}

/** Shown without a personality analysis, which a plan requires. */
function Gate() {
  const { nextStep } = useLoaderData<typeof loader>()
  const { t } = useTranslation('careers')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <EmptyState as="h1" title={t('gate.title')}>
          {t('gate.text')}
        </EmptyState>
        <WayOn step={nextStep} />
      </Stack>
    </Sheet>
  )
}
