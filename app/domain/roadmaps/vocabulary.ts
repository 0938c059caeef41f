/** Closed lists used by plans. */

export const planGoals = ['EMPLOYMENT', 'ENROLLMENT'] as const
export type PlanGoal = (typeof planGoals)[number]

/** PENDING: being made. */
export type PlanStatus = 'PENDING' | 'ACTIVE' | 'COMPLETED'

/** Maximum horizon of a plan, in years; the minimum is one. */
export const YEARS_AT_MOST = 8

/** Stages in chronological order. A plan contains those its person needs. */
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

/** Calendar events used by plans; each row has a source. */
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
  // Mid-level specialists: all specialities without an event of their own.
  'COLLEGE_APPLICATION',
  'COLLEGE_WORKERS',
  'SCHOOL_FINALS_9',
  'SCHOOL_FINALS_11',
  'SAT',
] as const
export type CalendarEvent = (typeof calendarEvents)[number]
