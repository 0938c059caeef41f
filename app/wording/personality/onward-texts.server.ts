import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'

/** The next step after an analysis: the plan under way, a plan to the first profession, or what has to be mended first. A
 *  plan to a profession is begun by a form, which names the profession. */
export function onwardOfAnalysis(
  { careless, undifferentiated, professions }: Sheet,
  { plan, interests }: { plan: GoalStanding; interests: string | null },
  { t }: Reader<'onward'>,
) {
  if (careless) return said('retake', pathOf('tests'))
  if (plan.state === 'taken') return said('underWay', pathOf('plan', { planId: plan.planId }))
  const first = professions.find(({ listed }) => listed)
  if (first && plan.state === 'open') {
    return {
      title: t('toPlan'),
      text: t('toPlan.text'),
      go: t('toPlan.go', { title: first.title }),
      professionId: first.id,
    }
  }
  if (undifferentiated && interests) return said('flat', pathOf('results', { testId: interests }))
  return said('browse', pathOf('professions'))

  function said(step: 'retake' | 'underWay' | 'flat' | 'browse', to: string) {
    return { title: t(step), text: t(`${step}.text`), go: t(`${step}.go`), to }
  }
}
