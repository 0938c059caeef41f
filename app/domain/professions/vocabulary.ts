/** Closed lists used to describe professions. */

export const professionFields = [
  'it',
  'engineering',
  'transport',
  'trades',
  'service',
  'health',
  'education',
  'society',
  'law',
  'business',
  'creative',
  'science',
  'agriculture',
] as const
export type ProfessionField = (typeof professionFields)[number]

/** Profile subjects of the UNT; some programme groups have a creative exam instead. */
export const examSubjects = [
  'MATHEMATICS',
  'PHYSICS',
  'CHEMISTRY',
  'BIOLOGY',
  'GEOGRAPHY',
  'WORLD_HISTORY',
  'COMPUTER_SCIENCE',
  'ENGLISH',
  'LAW',
  'KAZAKH_LANGUAGE',
  'KAZAKH_LITERATURE',
  'RUSSIAN_LANGUAGE',
  'RUSSIAN_LITERATURE',
  'CREATIVE_EXAM',
] as const
export type ExamSubject = (typeof examSubjects)[number]

export const workValues = [
  'achievement',
  'independence',
  'recognition',
  'relationships',
  'support',
  'conditions',
] as const
export const personalityTraits = [
  'extraversion',
  'agreeableness',
  'conscientiousness',
  'stability',
  'openness',
] as const

/** Usual kinds of pay; each is described in a sentence. */
export const waysOfPay = [
  'PUBLIC',
  'SERVICE',
  'SCIENCE',
  'COMPANY',
  'COMMISSION',
  'PIECE',
  'SHIFTS',
  'HOURS',
  'TIPS',
  'TRIPS',
  'ORDERS',
  'CUSTOMERS',
  'PROJECTS',
  'OWN',
  'SEASON',
] as const
export type WayOfPay = (typeof waysOfPay)[number]

/** Kinds of ways to a profession in Kazakhstan. */
export const trainingWays = ['COURSE', 'COLLEGE', 'UNIVERSITY', 'MILITARY_OR_POLICE_INSTITUTE'] as const
export type TrainingWayKind = (typeof trainingWays)[number]
