import type { LanguageLevel } from '#app/domain/academic/languages.ts'
import { languageLevels } from '#app/domain/academic/languages.ts'
import type { UntParts, UntSubjects } from '#app/domain/academic/unt.ts'
import type { Localized } from '#app/i18n/config.ts'
import type { Measure, RequirementType } from '#app/domain/institutions/vocabulary.ts'

/** Results a person has entered. The GPA is on the 4.0 scale. */
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
  /** Requirements with the same key are alternatives. */
  alternative: string | null
  text: Localized | null
}

/** Statuses, best first: met, nearly met, stated only in words (`read`; this alternative may be open), unmet, unknown
 *  because the person has not entered it. */
const requirementStatuses = ['met', 'nearly', 'read', 'unmet', 'unknown'] as const
export type RequirementStatus = (typeof requirementStatuses)[number]

export type JudgedRequirement = Omit<Asked, 'alternative'> & { status: RequirementStatus; have: number | null }

/** A group of alternative requirements, nearly always a single one. Its status is the best of its options. */
export type Demand = { status: RequirementStatus; options: JudgedRequirement[] }

/** Largest gap that counts as "nearly", in units of the measure: about the progress of a few months of work. */
const NEARLY: Record<Exclude<Measure, 'NONE'>, number> = {
  UNT: 5,
  GPA: 0.2,
  IELTS: 0.5,
  TOEFL: 8,
  SAT: 60,
  LEVEL: 1,
}

/** Tolerance for floating-point marks: 4.1 − 1 must equal 3.1, and 3.3 must be as near to 3.5 as 3.0 to 3.2. */
const HAIR = 1e-9

/** Judges requirements against an applicant's results and groups alternatives, of which the best counts. A requirement
 *  stated only in words is left to the reader and blocks nothing. */
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

/** Checks whether a demand can be judged by figures alone. An alternative stated only in words may be open, so the
 *  figures then block nothing, however far they fall short. */
export function isJudged({ options }: Demand): boolean {
  return !options.some(({ status }) => status === 'read')
}

/** Returns the combined status of demands: the worst of those that can be judged, or `met` when there is none. */
export function standingOf(demands: readonly Demand[]): Exclude<RequirementStatus, 'read'> {
  const judged = demands.filter(isJudged)
  const worst = (['unmet', 'nearly', 'unknown'] as const).find(status =>
    judged.some(demand => demand.status === status),
  )
  return worst ?? 'met'
}
