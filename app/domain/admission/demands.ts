import type { LanguageLevel } from '#app/domain/academic/languages.ts'
import { languageLevels } from '#app/domain/academic/languages.ts'
import type { UntParts, UntSubjects } from '#app/domain/academic/unt.ts'
import type { Localized } from '#app/i18n/config.ts'
import type { Measure, RequirementType } from '#app/domain/institutions/vocabulary.ts'

/** What a person has, as far as they have said: GPA on the scale of 4.0. */
export type Applicant = {
  unt: number | null
  untSubjects: UntSubjects | null
  untParts: UntParts
  gpa: number | null
  ielts: number | null
  toefl: number | null
  sat: number | null
  languages: { language: string; level: LanguageLevel }[]
}

export type Asked = {
  type: RequirementType
  measure: Measure
  minimum: number | null
  language: string | null
  /** Requirements with the same word are alternatives. */
  alternative: string | null
  text: Localized | null
}

/** Met, short by little, told in words only (`read`: that way in may be open), short, not known because the person has not
 *  said. The best first. */
const requirementStatuses = ['met', 'nearly', 'read', 'unmet', 'unknown'] as const
export type RequirementStatus = (typeof requirementStatuses)[number]

export type JudgedRequirement = Omit<Asked, 'alternative'> & { status: RequirementStatus; have: number | null }

/** Requirements of which one is enough; nearly always one. Its status is the best of theirs. */
export type Demand = { status: RequirementStatus; options: JudgedRequirement[] }

/** How much may be missing for "nearly", in units of the measure: what a season of work brings. */
const NEARLY: Record<Exclude<Measure, 'NONE'>, number> = {
  UNT: 5,
  GPA: 0.2,
  IELTS: 0.5,
  TOEFL: 8,
  SAT: 60,
  LEVEL: 1,
}

/** Marks are decimal fractions: a school mark of 4.1 is worth 3.1 and not a hair less, and 3.3 is as near to 3.5 as 3.0 to
 *  3.2. */
const HAIR = 1e-9

/** Judges what is asked against what a person has. Alternatives are put together: the best of them counts. What is told in
 *  words only is for the person to read and holds nothing up. */
export function judgeRequirements(asked: readonly Asked[], applicant: Applicant): Demand[] {
  const demands = new Map<string, JudgedRequirement[]>()
  for (const [at, { alternative, ...one }] of asked.entries()) {
    const key = alternative === null ? `#${at}` : alternative
    demands.set(key, [...(demands.get(key) ?? []), { ...one, ...judge(one, applicant) }])
  }
  return [...demands.values()].map(options => ({ status: bestOf(options), options }))
}

function judge({ measure, minimum, language }: Omit<Asked, 'alternative'>, applicant: Applicant) {
  if (measure === 'NONE' || minimum === null) return { status: 'read' as const, have: null }
  const have = valueOf(measure, language, applicant)
  if (have === null) return { status: 'unknown' as const, have }
  if (have >= minimum - HAIR) return { status: 'met' as const, have }
  const near = minimum - have <= NEARLY[measure] + HAIR
  return { status: near ? ('nearly' as const) : ('unmet' as const), have }
}

function valueOf(measure: Exclude<Measure, 'NONE'>, language: string | null, applicant: Applicant): number | null {
  switch (measure) {
    case 'UNT':
      return applicant.unt
    case 'GPA':
      return applicant.gpa
    case 'IELTS':
      return applicant.ielts
    case 'TOEFL':
      return applicant.toefl
    case 'SAT':
      return applicant.sat
    case 'LEVEL': {
      const skill = applicant.languages.find(({ language: known }) => known === language)
      return skill ? languageLevels.indexOf(skill.level) + 1 : null
    }
  }
}

function bestOf(options: readonly JudgedRequirement[]): RequirementStatus {
  return requirementStatuses.find(status => options.some(option => option.status === status)) ?? 'read'
}

/** Whether nothing but figures will do. Where an alternative is told in words only, that way in may be open: points that are
 *  nearly enough hold nothing up there, as points that are far from it do not. */
export function isJudged({ options }: Demand): boolean {
  return !options.some(({ status }) => status === 'read')
}

/** How the demands stand together: the worst of those that are judged, `met` when there is none. */
export function standingOf(demands: readonly Demand[]): Exclude<RequirementStatus, 'read'> {
  const judged = demands.filter(isJudged)
  const worst = (['unmet', 'nearly', 'unknown'] as const).find(status =>
    judged.some(demand => demand.status === status),
  )
  return worst ?? 'met'
}
