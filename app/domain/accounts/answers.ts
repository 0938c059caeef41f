/** Closed lists of answers that people give about themselves. */

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const
export const statuses = ['PUPIL', 'STUDENT', 'ALUMNI', 'EMPLOYED'] as const
export type Status = (typeof statuses)[number]
export const isStatus = (value: unknown): value is Status => statuses.some(status => status === value)

/** Range of the school class or year of study, for the statuses that have one. */
export const yearRange: Partial<Record<Status, { min: number; max: number }>> = {
  PUPIL: { min: 5, max: 12 },
  STUDENT: { min: 1, max: 7 },
}

export type Occupation = { status: Status; year?: number }
/** Every valid combination of a status and, where it has one, a class or year of study. */
export const occupations: readonly Occupation[] = statuses.flatMap(status => {
  const { min, max } = yearRange[status] ?? { min: 0, max: -1 }
  const years = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return years.length > 0 ? years.map(year => ({ status, year })) : [{ status }]
})
/** Returns the key of an occupation in a form: `PUPIL-9`, `EMPLOYED`. */
export const occupationKey = ({ status, year }: { status: string; year?: number | null }) =>
  year === undefined || year === null ? status : `${status}-${year}`
export const findOccupation = (key: string) => occupations.find(one => occupationKey(one) === key)

/** The 33 interests and subjects. */
export const subjects = [
  'MATHEMATICS',
  'PHYSICS',
  'CHEMISTRY',
  'BIOLOGY',
  'COMPUTER_SCIENCE',
  'HISTORY',
  'GEOGRAPHY',
  'LITERATURE',
  'LANGUAGES',
  'ART',
  'MUSIC',
  'SPORTS',
  'ECONOMICS',
  'PSYCHOLOGY',
  'MEDICINE',
  'ENGINEERING',
  'BUSINESS',
  'DESIGN',
  'AI_MACHINE_LEARNING',
  'DATA_SCIENCE',
  'CYBERSECURITY',
  'GAME_DEVELOPMENT',
  'DIGITAL_CONTENT_CREATION',
  'E_SPORTS',
  'ROBOTICS',
  'GRAPHIC_DESIGN',
  'FASHION',
  'ENTREPRENEURSHIP',
  'ENVIRONMENTAL_STUDIES',
  'MENTAL_WELLBEING',
  'FINANCE',
  'COOKING',
  'TRAVEL',
] as const
export type Subject = (typeof subjects)[number]
