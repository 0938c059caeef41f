import type { AdmissionFacts, ChoiceFacts, Missing } from './admission-facts.ts'
import type { JudgedRequirement } from './demands.ts'

/** Recommended next steps, as keys and figures. */
export type NextStep =
  /** Enter missing facts that are relevant. */
  | { step: 'tell'; missing: Missing[] }
  /** The profile subjects do not fit the chosen groups. */
  | { step: 'subjects'; majorId: string }
  /** Smallest gain in points that raises the band of a programme. */
  | { step: 'points'; majorId: string; points: number; score: number; band: 'medium' | 'high' }
  /** A requirement that is nearly met. */
  | { step: 'nearly'; majorId: string; demand: JudgedRequirement }
  /** The rural quota would change the band. */
  | { step: 'rural'; majorId: string }
  /** No programme has a high chance: add one that does. */
  | { step: 'safe' }
  /** Every programme has a high chance: add a more ambitious one. */
  | { step: 'dream' }
  /** Note the deadlines. */
  | { step: 'dates' }

/** Returns one to five steps, most important first. */
export function nextSteps({ choices }: Pick<AdmissionFacts, 'choices'>): NextStep[] {
  const missing = [...new Set(choices.flatMap(choice => choice.missing))]
  const steps: (NextStep | null)[] = [
    missing.length > 0 ? { step: 'tell', missing } : null,
    otherSubjects(choices),
    nearestPoints(choices),
    nearestDemand(choices),
    ruralQuota(choices),
    safety(choices),
    { step: 'dates' },
  ]
  return steps.filter(step => step !== null).slice(0, 5)
}

function otherSubjects(choices: readonly ChoiceFacts[]): NextStep | null {
  const found = choices.find(choice => choice.shut === 'subjects')
  return found ? { step: 'subjects', majorId: found.majorId } : null
}

function nearestPoints(choices: readonly ChoiceFacts[]): NextStep | null {
  const lifts = choices.flatMap(({ majorId, outcome }) =>
    outcome.way === 'GRANT' && outcome.lift ? [{ majorId, ...outcome.lift }] : [],
  )
  const [nearest] = lifts.toSorted((one, other) => one.points - other.points)
  if (!nearest) return null
  const { majorId, points, score, band } = nearest
  return { step: 'points', majorId, points, score, band }
}

function nearestDemand(choices: readonly ChoiceFacts[]): NextStep | null {
  const [found] = choices.flatMap(({ majorId, demands }) =>
    demands
      .filter(({ status }) => status === 'nearly')
      .flatMap(({ options }) => options.filter(({ status, measure }) => status === 'nearly' && measure !== 'UNT'))
      .map(demand => ({ majorId, demand })),
  )
  return found ? { step: 'nearly', ...found } : null
}

function ruralQuota(choices: readonly ChoiceFacts[]): NextStep | null {
  const lifted = choices.find(({ outcome }) => outcome.way === 'GRANT' && outcome.rural)
  return lifted ? { step: 'rural', majorId: lifted.majorId } : null
}

/** Suggests a safer programme when no chance is high, or a more ambitious one when all are. Programmes without a chance
 *  are ignored. */
function safety(choices: readonly ChoiceFacts[]): NextStep | null {
  const bands = choices.flatMap(({ outcome }) => (outcome.way === 'REQUIREMENTS' ? [] : (outcome.band ?? [])))
  if (bands.length === 0) return null
  if (!bands.includes('high')) return { step: 'safe' }
  return bands.every(band => band === 'high') && bands.length > 1 ? { step: 'dream' } : null
}
