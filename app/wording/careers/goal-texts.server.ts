import type { GoalStanding } from '#app/domain/roadmaps/goals.server.ts'
import { type PlanGoal, planGoals } from '#app/domain/roadmaps/vocabulary.ts'
import type { Language } from '#app/i18n/config.ts'
import { dateText } from '#app/i18n/format.server.ts'

export type GoalTexts = { goal: PlanGoal; planId: string | null; from: string | null }

/** Lists the goals for which no new plan can be made now, each with its existing plan or the day from which one can be
 *  made. */
export function goalTexts(standings: Record<PlanGoal, GoalStanding>, language: Language): GoalTexts[] {
  return planGoals.flatMap((goal): GoalTexts[] => {
    const standing = standings[goal]
    if (standing.state === 'open') return []
    return standing.state === 'taken'
      ? [{ goal, planId: standing.planId, from: null }]
      : [{ goal, planId: null, from: dateText(standing.until, language) }]
  })
}
