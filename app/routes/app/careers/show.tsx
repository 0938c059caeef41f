import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { readPreferences } from '#app/access/preferences.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listCalendarSources } from '#app/domain/roadmaps/exam-calendar.server.ts'
import { hasDraft } from '#app/domain/roadmaps/draft.server.ts'
import { standingOfGoals } from '#app/domain/roadmaps/goals.server.ts'
import { findPlan, findTaskMaterials, type PlanSheet } from '#app/domain/roadmaps/plan-sheet.server.ts'
import { findUpdate } from '#app/domain/roadmaps/plan-update.server.ts'
import { findWholeWay } from '#app/domain/way/whole-way.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import { showTexts, todayHere, views } from '#app/wording/careers/show-texts.server.ts'
import { nextStepAfterPlan, nextStepInPlan } from '#app/wording/careers/next-step-texts.server.ts'
import { useArrival } from '../waiting/progress-poll.ts'
import { stageNumbers, Waiting } from '../waiting/waiting.tsx'
import { PlanView } from './plan-view.tsx'
import { WayOn } from './way-on.tsx'

export const handle = { i18n: ['plan', 'waiting'], failure: { load: 'plan' } }
export const meta = pageMeta

/** Interval at which a page without script reloads, in seconds. */
const REFRESH = 2

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'plan')
  const { t, language } = reader
  const today = todayHere()
  const sheet = await findPlan(viewer, args.params.planId ?? '', language, today)
  if (!sheet) throw await notFound(args, viewer, { kind: 'plan', id: args.params.planId ?? '' })

  const asked = new URL(args.request.url).searchParams
  const waiting = sheet.making.state === 'LOADING'
  const view = views.find(known => known === asked.get('view')) ?? 'stages'
  const made = sheet.status !== 'PENDING'
  const given = { today, findMaterials: findTaskMaterials }
  const plan = made ? await showTexts(sheet, { view, stage: asked.get('stage') }, reader, given) : null
  const update = made && view === 'stages' ? await findUpdate(sheet, today) : null
  const loaded = {
    page: headOf(args, { title: plan?.name ?? t('title'), description: t('description', { name: sheet.target.name }) }),
    id: sheet.id,
    waiting,
    stage: sheet.making.stage,
    refresh: waiting ? REFRESH : null,
    plan,
    update: update?.state ?? null,
    fresh: made && isFresh(sheet),
    nextStep: made ? await nextStepAfterMadePlan(viewer, sheet, today, reader.in('nextSteps')) : null,
    sources: made ? await listCalendarSources(language) : [],
  }
  const { lite } = readPreferences(args.request)
  return data(loaded, { headers: waiting && lite ? { Refresh: String(REFRESH) } : {} })
}

const HOUR_MS = 60 * 60 * 1000

/** Checks whether the plan was made within the last hour, has no completed tasks and is not archived. */
function isFresh({ createdAt, done, archivedAt }: { createdAt: Date; done: number; archivedAt: Date | null }) {
  return done === 0 && archivedAt === null && Date.now() - createdAt.getTime() < HOUR_MS
}

/** Returns the next task of the plan, or the step after it if the plan is archived or completed. */
async function nextStepAfterMadePlan(viewer: Viewer, sheet: PlanSheet, today: string, reader: Reader<'nextSteps'>) {
  const step = nextStepInPlan(sheet, today, reader)
  if (step) return step
  const [standings, begun, way] = await Promise.all([
    standingOfGoals(viewer),
    hasDraft(viewer),
    findWholeWay(viewer, reader.language),
  ])
  return nextStepAfterPlan(sheet, { standings, begun, way }, reader)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export type LoadedPlan = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['plan']>

export default function PlanPage() {
  const { id, waiting, stage, plan, update, nextStep, sources, fresh } = useLoaderData<typeof loader>()
  useArrival(waiting)
  return (
    <Sheet>
      {plan ? (
        <Stack gap="xl">
          <PlanView id={id} plan={plan} update={update} sources={sources} fresh={fresh} />
          {nextStep ? (
            <OnScreen>
              <WayOn step={nextStep} />
            </OnScreen>
          ) : null}
        </Stack>
      ) : waiting ? (
        <Making id={id} stage={stage} />
      ) : (
        <Failed />
      )}
    </Sheet>
  )
}

function Making({ id, stage }: { id: string; stage: number }) {
  const { t } = useTranslation('plan')
  return (
    <Waiting
      title={t('loading.title')}
      lead={t('loading.lead')}
      stage={stage}
      progress={pathOf('planProgress', { planId: id })}
      stages={stageNumbers.map(number => t(`made.${number}`))}
      again={{ to: pathOf('plan', { planId: id }), label: t('loading.again') }}
    />
  )
}

function Failed() {
  const { t } = useTranslation('plan')
  return (
    <Stack gap="l">
      <PageTitle title={t('title')} />
      <Alert tone="warn" title={t('failed.title')}>
        {t('failed.text')}
      </Alert>
      <div>
        <ButtonLink to={pathOf('planAbout')}>{t('failed.again')}</ButtonLink>
      </div>
    </Stack>
  )
}
