/** Closed lists used to describe institutions. */

export const institutionTypes = ['UNIVERSITY', 'COLLEGE', 'SCHOOL'] as const
export type InstitutionType = (typeof institutionTypes)[number]

/** Kinds one can filter by: a type, or the universities of the army, the police and other services. */
export const institutionKinds = ['UNIVERSITY', 'COLLEGE', 'SERVICE', 'SCHOOL'] as const
export type InstitutionKind = (typeof institutionKinds)[number]

export const financings = ['GOV', 'PRIVATE', 'AUTONOMOUS'] as const
export type Financing = (typeof financings)[number]

/** Competitions for a state grant: the general one and the rural quota. */
export const pools = ['GRANT', 'RURAL'] as const
export type Pool = (typeof pools)[number]

export const requirementTypes = ['ACADEMIC', 'LANGUAGE', 'OTHER'] as const
export type RequirementType = (typeof requirementTypes)[number]

/** Units of a requirement. LEVEL is a language level from 1 (beginner) to 6 (native); NONE is described in words only. */
export const measures = ['UNT', 'GPA', 'IELTS', 'TOEFL', 'SAT', 'LEVEL', 'NONE'] as const
export type Measure = (typeof measures)[number]

/** How an institution selects: by the UNT and the state competition, by its own exam, by marks, by reading documents,
 *  by admitting everyone who meets the requirements, or through the service its graduates join. */
export const admissionKinds = ['UNT', 'EXAM', 'MARKS', 'FILE', 'OPEN', 'SERVICE'] as const
export type AdmissionKind = (typeof admissionKinds)[number]

/** Source of a cost: the institution's own price list, the ministry, a law, the press, or an estimate from similar
 *  institutions. Seeded content has no estimates (decision 060); rows of an administrator may. */
export const costSources = ['INSTITUTION', 'MINISTRY', 'LAW', 'PRESS', 'ESTIMATE'] as const
export type CostSource = (typeof costSources)[number]

/** Legal minimum scores of the UNT, by what they apply to. */
export const floorRules = ['GENERAL', 'NATIONAL', 'PEDAGOGY', 'LAW', 'HEALTH', 'AGRICULTURE'] as const
export type FloorRule = (typeof floorRules)[number]

/** Maximum number of institutions, and of programmes, that can be compared. */
export const CHOICES_AT_MOST = 8
