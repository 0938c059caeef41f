import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { PlanNotes } from './plan-notes.tsx'
import type { LoadedPlan } from './show.tsx'
import { Stages } from './stages.tsx'
import { TaskList } from './task-list.tsx'

type PlanViewProps = {
  id: string
  plan: LoadedPlan
  update: 'offered' | 'gone' | null
  sources: string[]
  fresh: boolean
}

/** A plan: progress, next tasks and the selected view. */
export function PlanView({ id, plan, update, sources, fresh }: PlanViewProps) {
  const { t } = useTranslation('plan')
  return (
    <Stack gap="l">
      <PageTitle title={plan.name} lead={plan.lead} />
      <Stack gap="s">
        <p>{plan.progress}</p>
        <Progress value={plan.marked} max={plan.total} label={plan.progress} />
      </Stack>
      {fresh ? <Fresh /> : null}
      {update ? <Changed id={id} state={update} /> : null}
      <OnScreen>
        <Views id={id} plan={plan} />
      </OnScreen>
      <Split
        main={
          plan.view === 'week' || plan.view === 'overdue' ? (
            <Stack as="section" gap="s" aria-label={t(`view.${plan.view}`)}>
              <h2>{t(`view.${plan.view}`)}</h2>
              {plan.none ? <Text>{plan.none}</Text> : null}
              <TaskList planId={id} tasks={plan.list} archived={plan.archived} query={{ view: plan.view }} />
            </Stack>
          ) : (
            <Stages id={id} plan={plan} />
          )
        }
        aside={<PlanNotes id={id} plan={plan} sources={sources} />}
      />
    </Stack>
  )
}

function Views({ id, plan: { view, counts } }: Pick<PlanViewProps, 'id' | 'plan'>) {
  const { t } = useTranslation('plan')
  const item = (name: LoadedPlan['view'], count?: number) => ({
    to: pathOf('plan', { planId: id }, { view: name === 'stages' ? null : name }),
    label: t(`view.${name}`),
    count,
    current: name === view,
  })
  return (
    <Tabs
      label={t('views')}
      items={[item('stages'), item('week', counts.week), item('overdue', counts.overdue), item('all')]}
    />
  )
}

/** Shown for a plan that was just made, with a link to make another. */
function Fresh() {
  const { t } = useTranslation('plan')
  return (
    <OnScreen>
      <Alert tone="good" title={t('fresh')}>
        <QuietLink to={pathOf('newPlan')}>{t('fresh.another')}</QuietLink>
      </Alert>
    </OnScreen>
  )
}

/** Notice that the data behind the plan have changed, or that its target has left the catalogue. */
function Changed({ id, state }: { id: string; state: 'offered' | 'gone' }) {
  const { t } = useTranslation('plan')
  if (state === 'gone') return <Alert tone="warn" title={t('gone')} />
  return (
    <Alert tone="info" title={t('update.offer')}>
      <p>{t('update.text')}</p>
      <p>
        <QuietLink to={pathOf('planUpdate', { planId: id })} forward>
          {t('update.see')}
        </QuietLink>
      </p>
    </Alert>
  )
}
