import { admissionYears, windowOf, type YearlyWindow } from '#app/domain/academic/schooling.ts'
import { addDays, dayIn, daysBetween, earlierOf, laterOf, yearOf } from '#app/domain/calendar/days.ts'
import type { CollegeWindow } from '#app/domain/institutions/college-window.ts'
import { type CalendarRow, closes, type Occurrence, occurrencesIn } from './exam-calendar.ts'
import type { Gap, Situation, Target } from './plan.ts'
import type { CalendarEvent } from './vocabulary.ts'

/** The days of one admission, in chronological order. Its application window is still open. */
export type Admission = {
  year: number
  /** The sitting whose score counts; null when no exam is taken or the score is already there. */
  exam: Occurrence | null
  /** Whether applicants compete for a state grant. */
  grant: boolean
  opens: string
  closes: string
  /** Last day by which the results are published, and last day to confirm a place. */
  results: string
  confirm: string
  begins: string
  /** Events whose days are estimated or taken from another year. */
  expected: CalendarEvent[]
}

export type Ahead = {
  situation: Situation
  calendar: readonly CalendarRow[]
  today: string
  gaps: readonly Gap[]
  /** Whether the UNT score is high enough and its subjects open the target. */
  isReady: boolean
}

/** Days that people out of school need to prepare for an exam. */
const PREPARATION = 42
/** Days needed to collect the papers. */
const PAPERS = 10

/** Further years that are tried. Within them some admission is always open. */
const FURTHER = [0, 1, 2, 3] as const

/** Returns the first open admission to a university of Kazakhstan by the UNT: with the main sitting and the grant
 *  competition; for a paid place with the August sitting when the main one is closed; without another exam when the
 *  score is high enough and the grant competition is still to come.
 *  @throws RangeError when the calendar has no open admission within four years. */
export function admissionByUnt({ situation, calendar, today, isReady }: Ahead): Admission {
  const lead = situation.status === 'PUPIL' ? 0 : PREPARATION
  const first = admissionYears(situation, today).UNIVERSITY
  for (const further of FURTHER) {
    const year = first + further
    const once = (event: CalendarEvent) => occurrencesIn(calendar, event, year)[0]!
    const [main, august, grant] = [once('UNT_MAIN'), once('UNT_AUGUST'), once('GRANT_COMPETITION')]
    const isOpen = (exam: Occurrence) => closes(exam) > today && daysBetween(today, exam.from) >= lead
    if (isOpen(main)) return competition(year, main, grant, once)
    if (isReady && daysBetween(today, grant.to) > PAPERS) return competition(year, null, grant, once)
    if (isOpen(august)) return paidPlace(year, august, once)
  }
  throw new RangeError('the calendar knows no admission by the UNT')
}

type Once = (event: CalendarEvent) => Occurrence

function competition(year: number, exam: Occurrence | null, grant: Occurrence, once: Once): Admission {
  const [results, enrolment] = [once('GRANT_RESULTS'), once('ENROLMENT_KZ')]
  return {
    year,
    exam,
    grant: true,
    opens: grant.from,
    closes: grant.to,
    results: results.to,
    confirm: laterOf(addDays(results.to, 3), addDays(enrolment.to, -3)),
    begins: dayIn(year, '09-01'),
    expected: expectedOf([exam, grant, results, enrolment]),
  }
}

function paidPlace(year: number, exam: Occurrence, once: Once): Admission {
  const enrolment = once('ENROLMENT_KZ')
  const closing = laterOf(addDays(exam.to, 3), addDays(enrolment.to, -6))
  return {
    year,
    exam,
    grant: false,
    opens: addDays(exam.to, 1),
    closes: closing,
    results: addDays(closing, 3),
    confirm: addDays(closing, 5),
    begins: dayIn(year, '09-01'),
    expected: expectedOf([exam, enrolment]),
  }
}

const applicationTo: Record<CollegeWindow, CalendarEvent> = {
  CREATIVE: 'COLLEGE_CREATIVE',
  TEACHING_AND_MEDICINE: 'COLLEGE_TEACHING_AND_MEDICINE',
  MID_LEVEL: 'COLLEGE_APPLICATION',
  WORKERS: 'COLLEGE_WORKERS',
}

/** Kind of college admission: `window` follows from the speciality; with `afterSchool` the college is entered after the
 *  last class only. */
export type CollegeAdmission = { window: CollegeWindow; afterSchool?: boolean }

/** Returns the first open admission to a college of Kazakhstan, after class 9 or after school.
 *  @throws RangeError when the calendar has no open admission within four years. */
export function admissionToCollege(
  { situation, calendar, today }: Ahead,
  { window, afterSchool = false }: CollegeAdmission,
): Admission {
  const years = admissionYears(situation, today)
  for (const further of FURTHER) {
    const year = (afterSchool ? years.UNIVERSITY : years.COLLEGE) + further
    const [open, enrolment] = [
      occurrencesIn(calendar, applicationTo[window], year)[0]!,
      occurrencesIn(calendar, 'ENROLMENT_KZ', year)[0]!,
    ]
    if (daysBetween(today, open.to) <= PAPERS) continue
    // Colleges for workers' trades accept applications until the end of August and decide before studies begin.
    const settled = dayIn(year, '08-31')
    return {
      year,
      exam: null,
      grant: false,
      opens: open.from,
      closes: open.to,
      results: earlierOf(addDays(open.to, 5), settled),
      confirm: earlierOf(laterOf(addDays(open.to, 7), enrolment.to), settled),
      begins: dayIn(year, '09-01'),
      expected: expectedOf([open]),
    }
  }
  throw new RangeError('the calendar knows no admission to a college')
}

/** Windows assumed for institutions that publish none. */
const USUAL_DEADLINES: Record<'kz' | 'abroad', YearlyWindow> = {
  kz: { from: '06-20', to: '07-31' },
  abroad: { from: '01-15', to: '04-30' },
}

/** Returns the first admission to an institution that selects by documents or by its own exam: the first of its
 *  windows, in its own order, that leaves enough time for the gaps. Windows closing from September on belong to the
 *  next year's studies.
 *  @throws RangeError when no sitting of the SAT is open before any deadline within four years. */
export function admissionByFile(
  { situation, calendar, today, gaps }: Ahead,
  { type, country, deadlines }: Pick<Extract<Target, { goal: 'ENROLLMENT' }>, 'type' | 'country' | 'deadlines'>,
): Admission {
  const windows = deadlines.length > 0 ? deadlines : [USUAL_DEADLINES[country === 'kz' ? 'kz' : 'abroad']]
  const asksSat = gaps.some(({ measure }) => measure === 'SAT')
  const asksCertificate = gaps.some(({ measure }) => measure === 'IELTS' || measure === 'TOEFL')
  const lead = asksSat || asksCertificate ? 75 : 30
  const first = admissionYears(situation, today)[type]
  for (const further of FURTHER) {
    const year = first + further
    for (const window of windows) {
      const { from, to: closing } = windowOf(window, year)
      const exam = asksSat ? satBefore(calendar, addDays(closing, -20), today) : null
      if (daysBetween(today, closing) < lead || (asksSat && exam === null)) continue
      return byFile(year, exam, laterOf(from ?? addDays(closing, -45), addDays(closing, -90)), closing)
    }
  }
  throw new RangeError('the calendar knows no sitting before any deadline')
}

function byFile(year: number, exam: Occurrence | null, opens: string, closing: string): Admission {
  const begins = dayIn(year, '09-01')
  const wait = Math.floor(daysBetween(closing, begins) / 2)
  const results = addDays(closing, Math.max(10, Math.min(75, wait)))
  return {
    year,
    exam,
    grant: false,
    opens,
    closes: closing,
    results,
    confirm: addDays(results, 14),
    begins: laterOf(begins, addDays(results, 20)),
    expected: expectedOf([exam]),
  }
}

/** Chooses among the open SAT sittings of the 200 days before `day`: the first that leaves 90 days to prepare, so that
 *  a second attempt remains possible, otherwise the last one. */
function satBefore(calendar: readonly CalendarRow[], day: string, today: string): Occurrence | null {
  const years = [yearOf(day) - 1, yearOf(day)]
  const open = years
    .flatMap(year => occurrencesIn(calendar, 'SAT', year))
    .filter(sitting => closes(sitting) > today && sitting.to <= day)
  const lately = open.filter(sitting => daysBetween(sitting.to, day) < 200)
  return lately.find(sitting => daysBetween(today, sitting.from) >= 90) ?? lately.at(-1) ?? null
}

function expectedOf(occurrences: readonly (Occurrence | null)[]): CalendarEvent[] {
  return occurrences.flatMap(one => (one?.expected ? one.event : []))
}
