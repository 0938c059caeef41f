/** Application windows of colleges, which differ by speciality. */
export const collegeWindows = ['CREATIVE', 'TEACHING_AND_MEDICINE', 'MID_LEVEL', 'WORKERS'] as const
export type CollegeWindow = (typeof collegeWindows)[number]

/** A college way of at most this many years after class 11 leads to a worker's qualification. */
const WORKERS_YEARS = 1

/** Publishing and printing: specialities of technology within the classifier's field of arts. */
const PRINTING = ['02110400', '02110500']
/** Specialities of teaching with a creative exam: music and sport. */
const TESTED_TEACHING = ['01140200', '01140500']

/** Returns the application window of a speciality by its field in the state classifier. Unknown specialities, and those
 *  that train both workers and mid-level specialists, get MID_LEVEL, which closes earlier than WORKERS. */
export function windowOfSpeciality(code: string | null): CollegeWindow {
  if (code === null) return 'MID_LEVEL'
  if (TESTED_TEACHING.includes(code) || (code.startsWith('021') && !PRINTING.includes(code))) return 'CREATIVE'
  // Social work (092) is a field apart from medicine.
  if (code.startsWith('01') || (code.startsWith('09') && !code.startsWith('092'))) return 'TEACHING_AND_MEDICINE'
  return 'MID_LEVEL'
}

/** Returns the application window of a college way to a profession: the earliest window of its specialities, or WORKERS
 *  when none is early and the way leads to a worker's qualification. `years` counts from class 11. */
export function windowOfWay({
  specialities,
  years,
}: {
  specialities: readonly string[]
  years: number
}): CollegeWindow {
  const asked = new Set(specialities.map(windowOfSpeciality))
  const early = collegeWindows.find(window => window !== 'MID_LEVEL' && asked.has(window))
  return early ?? (years <= WORKERS_YEARS ? 'WORKERS' : 'MID_LEVEL')
}

/** Filters the deadlines of a college to those that apply to a speciality. Deadlines without a window apply to all. */
export function daysOfSpeciality<D extends { to: string; window?: CollegeWindow }>(
  days: readonly D[],
  code: string | null,
): D[] {
  return days.filter(({ window }) => window === undefined || window === windowOfSpeciality(code))
}
