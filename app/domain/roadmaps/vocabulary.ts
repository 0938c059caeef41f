/** The closed lists plans are made of. */

export const planGoals = ['EMPLOYMENT', 'ENROLLMENT'] as const
export type PlanGoal = (typeof planGoals)[number]

/** PENDING: being made. */
export type PlanStatus = 'PENDING' | 'ACTIVE' | 'COMPLETED'

/** A plan looks at most so many years ahead, and at least one. */
export const YEARS_AT_MOST = 8

/** The stages in the order of a life; a plan holds those its person needs. */
export const stageKeys = [
  'orientation',
  'foundation',
  'language',
  'exam',
  'documents',
  'application',
  'enrolment',
  'training',
  'skills',
  'practice',
  'jobSearch',
  'firstJob',
] as const
export type StageKey = (typeof stageKeys)[number]

/** Days a plan goes by, with a source each. */
export const calendarEvents = [
  'UNT_JANUARY',
  'UNT_MARCH',
  'UNT_MAIN',
  'UNT_AUGUST',
  'GRANT_COMPETITION',
  'GRANT_RESULTS',
  'ENROLMENT_KZ',
  'COLLEGE_CREATIVE',
  'COLLEGE_TEACHING_AND_MEDICINE',
  // Specialists of the middle level: all that is not named apart.
  'COLLEGE_APPLICATION',
  'COLLEGE_WORKERS',
  'SCHOOL_FINALS_9',
  'SCHOOL_FINALS_11',
  'SAT',
] as const
export type CalendarEvent = (typeof calendarEvents)[number]
