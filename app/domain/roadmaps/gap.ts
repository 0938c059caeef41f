import type { JudgedRequirement } from '#app/domain/admission/demands.ts'
import { isSchoolLeaver } from './horizon.ts'
import type { Gap, Situation, Target } from './plan.ts'
import { leadsByUnt } from './stages/ground.ts'

type Enrolment = Extract<Target, { goal: 'ENROLLMENT' }>

/** What lies between a person and a target, the UNT first. */
export function gapsOf(situation: Situation, target: Target, today: string): Gap[] {
  if (target.goal === 'EMPLOYMENT') return usualScore(situation, target, today)
  return highest([...scoreForPlace(situation, target), ...demanded(target)])
}

/** For a profession that asks for a degree, and a person without one under way: the middle cut-off of the group that
 *  mostly leads to it. */
function usualScore(situation: Situation, target: Extract<Target, { goal: 'EMPLOYMENT' }>, today: string): Gap[] {
  const { status, applicant } = situation
  const cutoff = target.groups[0]?.cutoff ?? null
  const isAhead = leadsByUnt(target) && (status === 'PUPIL' || isSchoolLeaver(situation, today))
  if (!isAhead || cutoff === null || (applicant.unt ?? 0) >= cutoff) return []
  return [{ measure: 'UNT', language: null, have: applicant.unt, need: cutoff, because: 'usual' }]
}

/** The score that lifts the chance, never below the legal floor: what is below it competes for nothing. */
function scoreForPlace({ applicant }: Situation, { choice, aim }: Enrolment): Gap[] {
  const { unt } = applicant
  if (!choice.byUnt) return []
  const floor = choice.outcome.way === 'GRANT' ? (choice.outcome.floor?.score ?? 0) : 0
  // Where the UNT decides, the legal floor stands among the demands besides what the institution asks itself.
  const asked = choice.demands.flatMap(({ options }) => options.filter(({ measure }) => measure === 'UNT'))
  const least = Math.max(floor, ...asked.map(({ minimum }) => minimum ?? 0))
  const need = Math.max(aim?.score ?? 0, least)
  if (need === 0 || (unt ?? 0) >= need) return []
  const because = aim !== null && aim.score >= least ? aim.band : least > floor && floor > 0 ? 'requirement' : 'floor'
  return [{ measure: 'UNT', language: null, have: unt, need, because }]
}

/** What the institution asks besides, where it is not met; of alternatives the nearest. */
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

/** Of what is asked twice, the more. */
function highest(gaps: readonly Gap[]): Gap[] {
  const isSame = (one: Gap, other: Gap) => one.measure === other.measure && one.language === other.language
  return gaps.filter((gap, place) => {
    const others = gaps.filter(other => isSame(gap, other))
    const need = Math.max(...others.map(other => other.need))
    return gaps.findIndex(other => isSame(gap, other) && other.need === need) === place
  })
}

const ORDER = ['LEVEL', 'GPA', 'IELTS', 'TOEFL', 'SAT', 'UNT'] as const satisfies Gap['measure'][]

/** By the share of what is asked that is missing; an unknown score is furthest, and then IELTS goes before TOEFL. */
function distance({ measure, have, need }: Gap): number {
  return (have === null ? 1 : (need - have) / need) + ORDER.indexOf(measure) / 1000
}
