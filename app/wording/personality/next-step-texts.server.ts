import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'

/** Returns the next step after an analysis: the current plan, a plan to the first profession, or what has to be fixed
 *  first. A plan to a profession is started by a form that sends the profession's id. */
export function nextStepAfterAnalysis(
  { careless, undifferentiated, professions }: Sheet,
  { plan, interests }: { plan: GoalStanding; interests: string | null },
  { t }: Reader<'nextSteps'>,
) {
  if (careless) return stepTexts('retake', pathOf('tests'))
  if (plan.state === 'taken') return stepTexts('underWay', pathOf('plan', { planId: plan.planId }))
  const first = professions.find(({ listed }) => listed)
  if (first && plan.state === 'open') {
    return {
      title: t('toPlan'),
      text: t('toPlan.text'),
      go: t('toPlan.go', { title: first.title }),
      professionId: first.id,
    }
  }
  if (undifferentiated && interests) return stepTexts('flat', pathOf('results', { testId: interests }))
  return stepTexts('browse', pathOf('professions'))

  function stepTexts(step: 'retake' | 'underWay' | 'flat' | 'browse', to: string) {
    return { title: t(step), text: t(`${step}.text`), go: t(`${step}.go`), to }
  }
}
