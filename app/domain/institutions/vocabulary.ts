/** The closed lists institutions are described with. */

export const institutionTypes = ['UNIVERSITY', 'COLLEGE', 'SCHOOL'] as const
export type InstitutionType = (typeof institutionTypes)[number]

/** What one may look for: a type, or the universities of the army, the police and other services. */
export const institutionKinds = ['UNIVERSITY', 'COLLEGE', 'SERVICE', 'SCHOOL'] as const
export type InstitutionKind = (typeof institutionKinds)[number]

export const financings = ['GOV', 'PRIVATE', 'AUTONOMOUS'] as const
export type Financing = (typeof financings)[number]

/** The competitions for a state grant: the general one, and the rural quota besides. */
export const pools = ['GRANT', 'RURAL'] as const
export type Pool = (typeof pools)[number]

export const requirementTypes = ['ACADEMIC', 'LANGUAGE', 'OTHER'] as const
export type RequirementType = (typeof requirementTypes)[number]

/** What a requirement is measured in. LEVEL is the level of a language, 1 (beginner) to 6 (native); NONE is told in
 *  words only. */
export const measures = ['UNT', 'GPA', 'IELTS', 'TOEFL', 'SAT', 'LEVEL', 'NONE'] as const
export type Measure = (typeof measures)[number]

/** How an institution chooses: by the UNT and the state competition, by an exam of its own, by marks, by a file of papers
 *  that is read, by admitting everyone who meets the requirements, or through the service its students will serve in. */
export const admissionKinds = ['UNT', 'EXAM', 'MARKS', 'FILE', 'OPEN', 'SERVICE'] as const
export type AdmissionKind = (typeof admissionKinds)[number]

/** Where a cost was read: the institution's own price list, the ministry, a law, the press, or an estimate from what
 *  similar places ask. Content holds no estimates (decision 060); rows of an administrator may. */
export const costSources = ['INSTITUTION', 'MINISTRY', 'LAW', 'PRESS', 'ESTIMATE'] as const
export type CostSource = (typeof costSources)[number]

/** The legal floors of the UNT by what they hold for. */
export const floorRules = ['GENERAL', 'NATIONAL', 'PEDAGOGY', 'LAW', 'HEALTH', 'AGRICULTURE'] as const
export type FloorRule = (typeof floorRules)[number]

/** At most so many institutions, and as many programmes, are compared at a time. */
export const CHOICES_AT_MOST = 8
