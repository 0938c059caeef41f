/** First steps of a new school, in this order. */
export const firstHourSteps = ['import', 'classes', 'slips', 'teachers', 'safety'] as const
export type FirstHourStep = (typeof firstHourSteps)[number]

type Facts = {
  pupils: number
  /** Pupils who have never signed in. */
  notYet: number
  groups: number
  withoutGroup: number
  slipsPrinted: boolean
  teachers: boolean
  safetyContact: boolean
}

/** The first steps with their state. Computed from current data and never stored, so a step can become open again. */
export function firstHourOf(facts: Facts): { step: FirstHourStep; done: boolean }[] {
  const has = facts.pupils > 0
  const done: Record<FirstHourStep, boolean> = {
    import: has,
    classes: has && facts.groups > 0 && facts.withoutGroup === 0,
    slips: has && (facts.slipsPrinted || facts.notYet === 0),
    teachers: facts.teachers,
    safety: facts.safetyContact,
  }
  return firstHourSteps.map(step => ({ step, done: done[step] }))
}
