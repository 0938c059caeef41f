import type { JudgedRequirement } from '#app/domain/admission/demands.ts'
import { isSchoolLeaver } from './horizon.ts'
import type { Gap, Situation, Target } from './plan.ts'
import { leadsByUnt } from './stages/plan-context.ts'

type Enrolment = Extract<Target, { goal: 'ENROLLMENT' }>

/** Returns the gaps between a person's record and the target, the UNT first. */
export function gapsOf(situation: Situation, target: Target, today: string): Gap[] {
  if (target.goal === 'EMPLOYMENT') return usualScore(situation, target, today)
  return highest([...scoreForPlace(situation, target), ...demanded(target)])
}

/** For a profession that requires a degree and a person who has not begun one: the gap to the last cut-off of the
 *  programme group that usually leads to it. */
function usualScore(situation: Situation, target: Extract<Target, { goal: 'EMPLOYMENT' }>, today: string): Gap[] {
  const { status, applicant } = situation
  const cutoff = target.groups[0]?.cutoff ?? null
  const isAhead = leadsByUnt(target) && (status === 'PUPIL' || isSchoolLeaver(situation, today))
  if (!isAhead || cutoff === null || (applicant.unt ?? 0) >= cutoff) return []
  return [{ measure: 'UNT', language: null, have: applicant.unt, need: cutoff, because: 'usual' }]
}

/** Returns the gap to the score that lifts the chance, never below the legal floor: lower scores may not compete. */
function scoreForPlace({ applicant }: Situation, { choice, aim }: Enrolment): Gap[] {
  const { unt } = applicant
  if (!choice.byUnt) return []
  const floor = choice.outcome.way === 'GRANT' ? (choice.outcome.floor?.score ?? 0) : 0
  // Where the UNT decides, the demands include the legal floor besides the institution's own minimum.
  const asked = choice.demands.flatMap(({ options }) => options.filter(({ measure }) => measure === 'UNT'))
  const least = Math.max(floor, ...asked.map(({ minimum }) => minimum ?? 0))
  const need = Math.max(aim?.score ?? 0, least)
  if (need === 0 || (unt ?? 0) >= need) return []
  const because = aim !== null && aim.score >= least ? aim.band : least > floor && floor > 0 ? 'requirement' : 'floor'
  return [{ measure: 'UNT', language: null, have: unt, need, because }]
}

/** Returns gaps for unmet demands of the institution; among alternatives, the nearest one. */
function demanded({ choice }: Enrolment): Gap[] {
  return choice.demands.flatMap(({ status, options }) => {
    if (status === 'met' || status === 'read') return []
    const open = options.flatMap(option => gapOf(option) ?? [])
    const [nearest] = open.toSorted((one, other) => distance(one) - distance(other))
    return nearest && (nearest.measure !== 'UNT' || !choice.byUnt) ? [nearest] : []
  })
}

function gapOf({ measure, minimum, language, have }: JudgedRequirement): Gap | null {
  if (measure === 'NONE' || minimum === null) return null
  return { measure, language, have, need: minimum, because: 'requirement' }
}

/** Keeps the highest of several gaps in the same measure. */
function highest(gaps: readonly Gap[]): Gap[] {
  const isSame = (one: Gap, other: Gap) => one.measure === other.measure && one.language === other.language
  return gaps.filter((gap, place) => {
    const others = gaps.filter(other => isSame(gap, other))
    const need = Math.max(...others.map(other => other.need))
    return gaps.findIndex(other => isSame(gap, other) && other.need === need) === place
  })
}

const ORDER = ['LEVEL', 'GPA', 'IELTS', 'TOEFL', 'SAT', 'UNT'] as const satisfies Gap['measure'][]

/** Share of the required value that is missing. Unknown scores count as furthest; ties follow `ORDER`, so IELTS comes
 *  before TOEFL. */
function distance({ measure, have, need }: Gap): number {
  return (have === null ? 1 : (need - have) / need) + ORDER.indexOf(measure) / 1000
}
