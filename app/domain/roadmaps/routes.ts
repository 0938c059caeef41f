import {
  type Admission,
  admissionByFile,
  admissionByUnt,
  admissionToCollege,
  type CollegeAdmission,
} from './admission.ts'
import { addDays, addMonths, dayIn, daysBetween, earlierOf, laterOf } from '#app/domain/calendar/days.ts'
import { closes } from './exam-calendar.ts'
import type { DraftStage } from './lay-out.ts'
import type { Target } from './plan.ts'
import { application, documents, enrolment } from './stages/admission.ts'
import { ownExam, preparationFrom, untExam } from './stages/exam.ts'
import { foundation } from './stages/foundation.ts'
import { type Ground, partOfWay } from './stages/ground.ts'
import { language } from './stages/language.ts'
import { orientation } from './stages/orientation.ts'

/** A way to the target in stages, with the admission it goes through where it goes through one. */
export type Route = { stages: DraftStage[]; admission: Admission | null }

/** Less is not worth a stage of its own. */
const FOUNDATION_AT_LEAST = 60
/** Getting to know the target takes two to five weeks. */
const ORIENTATION = [12, 35] as const

/** To a university of Kazakhstan by the UNT; an institute of a service chooses by it too, without the competition for
 *  grants. */
export function byUnt(ground: Ground, way: 'UNIVERSITY' | 'MILITARY_OR_POLICE_INSTITUTE' = 'UNIVERSITY'): Route {
  const { today, gaps } = ground
  const open = admissionByUnt(ground)
  const admission = way === 'UNIVERSITY' ? open : { ...open, grant: false }
  const { exam } = admission
  const isReady = ground.isReady && gaps.length === 0 && daysBetween(today, admission.closes) < 400
  // What one gets to know first fits among the papers where nothing else has to be done before them.
  const first = isReady ? orientation(ground, today, { byUnt: true }).tasks : []
  const orientedBy = partOfWay(today, exam ? closes(exam) : admission.closes, 0.15, ORIENTATION)
  // A person who is ready begins with the papers; the exam that keeps the score comes after them.
  const preparedFrom = preparationFrom(ground, admission, isReady ? addDays(today, 7) : orientedBy)
  const papers = documents(ground, admission, first)
  const tested = exam ? untExam(ground, { ...admission, exam }, preparedFrom) : null
  const prepared = isReady
    ? // Nothing is missing: the papers first, and the exam that keeps the score.
      [{ ...papers, workUntil: earlierOf(papers.to, addDays(today, 45)) }, tested]
    : [
        orientation(ground, orientedBy, { byUnt: true }),
        longFoundation(ground, { from: orientedBy, to: preparedFrom }),
        language(ground, admission.closes),
        tested,
        papers,
      ]
  return {
    admission,
    stages: inOrder([...prepared, application(ground, admission, way), enrolment(ground, admission)]),
  }
}

/** To a college of Kazakhstan: marks and papers. */
export function toCollege(ground: Ground, asked: CollegeAdmission): Route {
  const admission = admissionToCollege(ground, asked)
  const orientedBy = partOfWay(ground.today, admission.closes, 0.15, ORIENTATION)
  const papers = documents(ground, admission)
  const stages = [
    orientation(ground, orientedBy),
    longFoundation(ground, { from: orientedBy, to: papers.from }),
    language(ground, admission.closes),
    papers,
    application(ground, admission, 'COLLEGE'),
    enrolment(ground, admission),
  ]
  return { admission, stages: inOrder(stages) }
}

/** To an institution that reads files or examines itself, at home or abroad. */
export function byFile(ground: Ground, target: Extract<Target, { goal: 'ENROLLMENT' }>): Route {
  const admission = admissionByFile(ground, target)
  const { today } = ground
  const orientedBy = partOfWay(today, admission.closes, 0.15, ORIENTATION)
  const papers = documents(ground, admission)
  const spoken = language(ground, admission.closes)
  const workFrom = laterOf(today, addDays(admission.closes, -270))
  const begun = earlierOf(laterOf(orientedBy, workFrom), spoken?.from ?? papers.from, papers.from)
  const registers = admission.exam ? addDays(closes(admission.exam), -90) : workFrom
  const examFrom = laterOf(today, earlierOf(registers, workFrom))
  const examines = target.country === 'kz' || target.type !== 'UNIVERSITY'
  const stages = [
    orientation(ground, orientedBy),
    longFoundation(ground, { from: orientedBy, to: begun }),
    spoken,
    ownExam(ground, admission, { examines, from: examFrom }),
    papers,
    application(ground, admission, target.type === 'COLLEGE' ? 'COLLEGE' : 'UNIVERSITY'),
    enrolment(ground, admission),
  ]
  return { admission, stages: inOrder(stages) }
}

function longFoundation(ground: Ground, span: { from: string; to: string }) {
  return daysBetween(span.from, span.to) >= FOUNDATION_AT_LEAST ? foundation(ground, span) : null
}

/** The stages there are, those that begin earlier first; of two that begin together the one that ends first. */
export function inOrder(stages: readonly (DraftStage | null)[]): DraftStage[] {
  return stages
    .filter(stage => stage !== null)
    .toSorted((one, other) => (one.from === other.from ? compare(one.to, other.to) : compare(one.from, other.from)))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** When studies that begin with an admission end: after so many years, in June. */
export function graduation({ begins, year }: Admission, years: number): string {
  return laterOf(addMonths(begins, 6), dayIn(year + Math.ceil(years), '06-30'))
}
