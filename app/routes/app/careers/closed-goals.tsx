import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import type { GoalTexts } from '#app/wording/careers/goal-texts.server.ts'

/** Goals for which no plan can be made now, with the reason. */
export function ClosedGoals({ goals }: { goals: GoalTexts[] }) {
  const { t } = useTranslation('wizard')
  return goals.map(({ goal, planId, from }) => (
    <div key={goal}>
      <p>
        {t(`goal.${goal}`)}: {planId ? t('goal.taken') : t('goal.waiting', { date: from ?? '' })}
      </p>
      {planId ? <QuietLink to={pathOf('plan', { planId })}>{t('goal.open')}</QuietLink> : null}
    </div>
  ))
}
