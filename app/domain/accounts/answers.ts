/** The closed lists a person chooses from about themselves. */

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const
export const statuses = ['PUPIL', 'STUDENT', 'ALUMNI', 'EMPLOYED'] as const
export type Status = (typeof statuses)[number]
export const isStatus = (value: unknown): value is Status => statuses.some(status => status === value)

/** School class or year of study: which statuses have one, and its range. */
export const yearRange: Partial<Record<Status, { min: number; max: number }>> = {
  PUPIL: { min: 5, max: 12 },
  STUDENT: { min: 1, max: 7 },
}

export type Occupation = { status: Status; year?: number }
/** Status and, where it has one, class or year of study as one answer: every one that can be true. */
export const occupations: readonly Occupation[] = statuses.flatMap(status => {
  const { min, max } = yearRange[status] ?? { min: 0, max: -1 }
  const years = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return years.length > 0 ? years.map(year => ({ status, year })) : [{ status }]
})
/** How a form names one of them: `PUPIL-9`, `EMPLOYED`. */
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
