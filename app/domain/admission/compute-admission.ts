import type { AdmissionFacts, ChoiceFacts, Missing } from './admission-facts.ts'
import { type Applicant, type Asked, type Demand, judgeRequirements, standingOf } from './demands.ts'
import { estimateOutcome } from './estimate-outcome.ts'
import { grantOutcome } from './grant-outcome.ts'
import { type Conditions, examShut, floorFor, type Programme } from './programme.ts'

/** Computes the analysis of the chosen programmes, highest chance first. */
export function computeAdmission(
  programmes: readonly Programme[],
  applicant: Applicant,
  { madeOn, fittedAt, ...conditions }: Conditions & Pick<AdmissionFacts, 'madeOn' | 'fittedAt'>,
): AdmissionFacts {
  const choices = programmes.map(programme => computeChoice(programme, applicant, conditions))
  return {
    version: 2,
    madeOn,
    year: conditions.years.UNIVERSITY,
    pool: conditions.pool,
    applicant,
    fittedAt,
    choices: choices.toSorted((one, other) => weightOf(other) - weightOf(one)),
  }
}

/** Sort weight: the chance, or below all chances the standing of the requirements. */
function weightOf({ outcome, standing }: ChoiceFacts): number {
  if (outcome.way !== 'REQUIREMENTS' && outcome.chance !== null) return outcome.chance
  return -1 - ['met', 'unknown', 'nearly', 'unmet'].indexOf(standing)
}

function computeChoice(programme: Programme, applicant: Applicant, conditions: Conditions): ChoiceFacts {
  const { majorId, institutionId, type, groupCode, asked, cost, byUnt, statistics } = programme
  const floor = floorFor(programme, conditions)
  const demands = judgeRequirements(byUnt && floor ? [threshold(floor.score), ...asked] : asked, applicant)
  const shut = byUnt ? examShut(programme, applicant) : null
  const outcome =
    grantOutcome(programme, applicant, conditions) ??
    (statistics ? estimateOutcome(statistics, demands, applicant) : { way: 'REQUIREMENTS' as const })
  return {
    majorId,
    institutionId,
    groupCode,
    year: conditions.years[type],
    outcome,
    demands,
    byUnt,
    shut,
    standing: shut === null ? standingOf(demands) : 'unmet',
    missing: missingOf(programme, outcome.way === 'GRANT', demands, applicant),
    cost,
  }
}

/** The legal floor as a requirement, for paid places where admission is by UNT. */
function threshold(score: number): Asked {
  return { type: 'ACADEMIC', measure: 'UNT', minimum: score, language: null, alternative: null, text: null }
}

/** Returns the relevant facts the person has not entered: for a grant the UNT score and, where the group requires a
 *  pair, the profile subjects; and every unknown measure of an undecided demand. */
function missingOf(
  { subjects }: Programme,
  grant: boolean,
  demands: readonly Demand[],
  applicant: Applicant,
): Missing[] {
  const asked = demands
    .filter(({ status }) => status === 'unknown' || status === 'read')
    .flatMap(({ options }) => options.filter(({ status }) => status === 'unknown'))
    .map(({ measure, language }) => keyOf(measure, language))
  const needed: Missing[] = [
    ...(grant && applicant.unt === null ? (['unt'] as const) : []),
    ...(grant && applicant.untSubjects === null && subjects.length > 0 ? (['untSubjects'] as const) : []),
    ...asked.flatMap(key => (key === null ? [] : [key])),
  ]
  return [...new Set(needed)]
}

function keyOf(measure: Asked['measure'], language: string | null): Missing | null {
  if (measure === 'NONE') return null
  return measure === 'LEVEL' ? `language:${language}` : (measure.toLowerCase() as Missing)
}
