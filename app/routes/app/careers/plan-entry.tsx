import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Entry } from '#app/ui/entries.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { ListedPlan } from './list.tsx'

const shapes = { PENDING: 'empty', ACTIVE: 'half', COMPLETED: 'full', archived: 'empty' } as const

/** A plan in the list with its progress and next step. */
export function PlanEntry({ plan }: { plan: ListedPlan }) {
  const { t } = useTranslation('careers')
  const { status, total } = plan
  return (
    <Entry
      side={
        <Badge shape={shapes[status]} tone={status === 'COMPLETED' ? 'good' : 'neutral'}>
          {t(`status.${status}`)}
        </Badge>
      }
    >
      <h3>
        <QuietLink to={pathOf('plan', { planId: plan.id })}>{plan.name}</QuietLink>
      </h3>
      {total > 0 ? <Progress value={plan.done} max={total} label={plan.progress} /> : null}
      {plan.next ? <Text>{plan.next}</Text> : null}
      <Small>{total > 0 ? `${plan.progress}. ${plan.created}` : plan.created}</Small>
    </Entry>
  )
}
