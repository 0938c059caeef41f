/** Measures counted from rows, repeatedly until the day is over. The comment behind a measure names its scope. */
export const countedFromRows = [
  // People, each once, with the month of sign-up (YYYY-MM) as scope: account created, onboarded, and for the first time
  // a completed test, an analysis, an analysis of chances, a plan.
  'people.signed-up',
  'people.onboarded',
  'people.tested',
  'people.analysed',
  'people.weighed',
  'people.planned',
  'tests.started', // test
  'tests.completed', // test
  'analyses.made',
  'admissions.made',
  'plans.made',
  'professions.recommended', // profession, among the first three of an analysis
  'professions.planned', // profession that is the goal of a plan
  'institutions.picked', // institution
  'thumbs', // results | analyses / rank / up | down
  'feedback', // question / answer
] as const

/** Measures counted when they happen, because no row records them. */
export const countedAsItHappens = [
  'people.active', // each person once a day
  'visits.language', // language
  'visits.script', // script | plain | lite | unknown
] as const

/** Current state of organisations. Rows of earlier days are deleted. */
export const countedToday = [
  'organizations.members', // organisation: active members
  'organizations.active', // organisation: active members who visited within thirty days
] as const

/** Marks a day as counted. */
export const DAY_COUNTED = 'day.counted'

export type Measure =
  | (typeof countedFromRows)[number]
  | (typeof countedAsItHappens)[number]
  | (typeof countedToday)[number]

/** Region of people who live abroad or have not stated a place. */
export const NO_REGION = 'none'

/** Highest rank of a profession whose thumbs are counted. */
export const RANKS_COUNTED = 20

/** A member of an organisation is active if they visited within this many days. */
export const ACTIVE_DAYS = 30
