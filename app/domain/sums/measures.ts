/** What is counted from rows, each day anew until the day is over. The scope tells apart what is named behind it. */
export const countedFromRows = [
  // People, each once and under the month they signed up in (YYYY-MM): an account was made, they told of themselves, and
  // for the first time finished a test, got an analysis, learned their chances, got a plan.
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
  'professions.planned', // profession a plan leads to
  'institutions.picked', // institution
  'thumbs', // results | analyses / rank / up | down
  'feedback', // question / answer
] as const

/** What is counted while it happens, because no row tells of it later. */
export const countedAsItHappens = [
  'people.active', // people, each once a day
  'visits.language', // language
  'visits.script', // script | plain | lite | unknown
] as const

/** How organisations stand today; yesterday's rows go. */
export const countedToday = [
  'organizations.members', // organisation: active members
  'organizations.active', // organisation: of these, who were here within thirty days
] as const

/** That a day was counted. */
export const DAY_COUNTED = 'day.counted'

export type Measure =
  | (typeof countedFromRows)[number]
  | (typeof countedAsItHappens)[number]
  | (typeof countedToday)[number]

/** The region of people who live in another country or have not said where. */
export const NO_REGION = 'none'

/** The ranks whose thumbs are counted. */
export const RANKS_COUNTED = 20

/** An organisation's member is active when they were here within so many days. */
export const ACTIVE_DAYS = 30
