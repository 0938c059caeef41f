import type { Measure } from '#app/domain/sums/measures.ts'

/** Steps of the funnel, as measures that count each person once. */
export const wayMeasures = [
  'people.signed-up',
  'people.onboarded',
  'people.tested',
  'people.analysed',
  'people.weighed',
  'people.planned',
] as const satisfies readonly Measure[]
export type WayStep = (typeof wayMeasures)[number]

/** Of the people who signed up in a month (YYYY-MM), the number who have reached each step by now. */
export type Cohort = { month: string; steps: Record<WayStep, number> }

type Sum = { measure: WayStep; scope: string; n: number }

/** The cohorts of these months, including months without sign-ups. */
export function cohortsOf(months: readonly string[], sums: readonly Sum[]): Cohort[] {
  return months.map(month => {
    const of = (step: WayStep) =>
      sums.filter(({ measure, scope }) => measure === step && scope === month).reduce((all, { n }) => all + n, 0)
    return { month, steps: Object.fromEntries(wayMeasures.map(step => [step, of(step)])) as Cohort['steps'] }
  })
}

/** Adds up the steps of all cohorts. */
export function together(cohorts: readonly Cohort[]): Cohort['steps'] {
  const of = (step: WayStep) => cohorts.reduce((all, { steps }) => all + steps[step], 0)
  return Object.fromEntries(wayMeasures.map(step => [step, of(step)])) as Cohort['steps']
}

/** The two consecutive steps between which most people are lost: `after` is the last one they reached. Null when nobody
 *  is lost. A step may have more people than the one before it, because a plan for a job needs no analysis of chances. */
export function greatestLoss(steps: Cohort['steps']): { after: WayStep; before: WayStep; lost: number } | null {
  const losses = wayMeasures.slice(1).map((before, at) => {
    const after = wayMeasures[at]!
    return { after, before, lost: steps[after] - steps[before] }
  })
  const greatest = losses.reduce((most, loss) => (loss.lost > most.lost ? loss : most))
  return greatest.lost > 0 ? greatest : null
}
