/** Colleges take papers on different days for different specialities; a single day would make a nurse-to-be late. */
export const collegeWindows = ['CREATIVE', 'TEACHING_AND_MEDICINE', 'MID_LEVEL', 'WORKERS'] as const
export type CollegeWindow = (typeof collegeWindows)[number]

/** A way of at most so many years after class 11 leads to a worker's qualification. */
const WORKERS_YEARS = 1

/** Of the field of arts by the classifier, and technology: publishing and printing. */
const PRINTING = ['02110400', '02110500']
/** Of the field of teaching, with a creative exam: music, and sport. */
const TESTED_TEACHING = ['01140200', '01140500']

/** The window of a speciality by the fields of the state classifier; of one that is not known, and of one that trains both
 *  workers and specialists, the specialists', which closes earlier. */
export function windowOfSpeciality(code: string | null): CollegeWindow {
  if (code === null) return 'MID_LEVEL'
  if (TESTED_TEACHING.includes(code) || (code.startsWith('021') && !PRINTING.includes(code))) return 'CREATIVE'
  // Social work is a field of its own beside medicine.
  if (code.startsWith('01') || (code.startsWith('09') && !code.startsWith('092'))) return 'TEACHING_AND_MEDICINE'
  return 'MID_LEVEL'
}

/** The window of a college way to a profession: of its specialities the one that closes first; the workers' where none of
 *  them closes earlier and the way is a worker's. `years` are those after class 11. */
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

/** Of the days a college names those that hold for a speciality; days of no kind hold for all. */
export function daysOfSpeciality<D extends { to: string; window?: CollegeWindow }>(
  days: readonly D[],
  code: string | null,
): D[] {
  return days.filter(({ window }) => window === undefined || window === windowOfSpeciality(code))
}
