import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Timeline, TimelineStage } from '#app/ui/timeline.tsx'
import type { LoadedPlan } from './show.tsx'
import { TaskList } from './task-list.tsx'

const shapes = { done: 'full', now: 'half', later: 'empty' } as const

/** Stages of a plan on a timeline. The open stage lists its tasks; in the view `all` every stage does. */
export function Stages({ id, plan }: { id: string; plan: LoadedPlan }) {
  const { t } = useTranslation('plan')
  return (
    <Stack as="section" gap="s" aria-labelledby="stages">
      <h2 id="stages">{t('stages')}</h2>
      <Timeline>
        {plan.stages.map(({ key, name, aim, state, when, done, total, tasks }) => (
          <TimelineStage key={key} id={key} state={state} when={when} name={name}>
            <p>
              <Badge shape={shapes[state]} tone={state === 'done' ? 'good' : 'neutral'}>
                {t(`stage.${state}`)}
              </Badge>{' '}
              {t('stage.progress', { done, total })}
            </p>
            <Text>{aim}</Text>
            {tasks.length > 0 ? (
              <TaskList
                planId={id}
                tasks={tasks}
                archived={plan.archived}
                query={plan.view === 'all' ? { view: 'all' } : { stage: key }}
              />
            ) : (
              <div>
                <QuietLink to={`${pathOf('plan', { planId: id }, { stage: key })}#${key}`} forward>
                  {t('stage.open', { stage: name })}
                </QuietLink>
              </div>
            )}
          </TimelineStage>
        ))}
      </Timeline>
    </Stack>
  )
}
