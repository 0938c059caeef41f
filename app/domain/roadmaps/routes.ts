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
import { type PlanContext, partOfWay } from './stages/plan-context.ts'
import { language } from './stages/language.ts'
import { orientation } from './stages/orientation.ts'

/** Stages that lead to the target, and the admission they go through, if any. */
export type Route = { stages: DraftStage[]; admission: Admission | null }

/** Minimum length of the foundation stage, in days. Shorter ones are left out. */
const FOUNDATION_AT_LEAST = 60
/** Minimum and maximum length of the orientation stage, in days. */
const ORIENTATION = [12, 35] as const

/** Returns the route to a university of Kazakhstan by the UNT. Institutes of the army and the police select by it as
 *  well, without the grant competition. */
export function byUnt(ground: PlanContext, way: 'UNIVERSITY' | 'MILITARY_OR_POLICE_INSTITUTE' = 'UNIVERSITY'): Route {
  const { today, gaps } = ground
  const open = admissionByUnt(ground)
  const admission = way === 'UNIVERSITY' ? open : { ...open, grant: false }
  const { exam } = admission
  const isReady = ground.isReady && gaps.length === 0 && daysBetween(today, admission.closes) < 400
  // When nothing else comes before the papers, the orientation tasks are part of that stage.
  const first = isReady ? orientation(ground, today, { byUnt: true }).tasks : []
  const orientedBy = partOfWay(today, exam ? closes(exam) : admission.closes, 0.15, ORIENTATION)
  // A person who is ready begins with the papers; the exam that secures the score comes after them.
  const preparedFrom = preparationFrom(ground, admission, isReady ? addDays(today, 7) : orientedBy)
  const papers = documents(ground, admission, first)
  const tested = exam ? untExam(ground, { ...admission, exam }, preparedFrom) : null
  const prepared = isReady
    ? // No gaps: the papers come first, then the exam that secures the score.
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

/** Returns the route to a college of Kazakhstan, which selects by marks and papers. */
export function toCollege(ground: PlanContext, asked: CollegeAdmission): Route {
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

/** Returns the route to an institution that selects by documents or by its own exam, in Kazakhstan or abroad. */
export function byFile(ground: PlanContext, target: Extract<Target, { goal: 'ENROLLMENT' }>): Route {
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

function longFoundation(ground: PlanContext, span: { from: string; to: string }) {
  return daysBetween(span.from, span.to) >= FOUNDATION_AT_LEAST ? foundation(ground, span) : null
}

/** Drops missing stages and sorts the others by first day, then by last day. */
export function inOrder(stages: readonly (DraftStage | null)[]): DraftStage[] {
  return stages
    .filter(stage => stage !== null)
    .toSorted((one, other) => (one.from === other.from ? compare(one.to, other.to) : compare(one.from, other.from)))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Returns the end of studies that begin with an admission: in June, after `years` years. */
export function graduation({ begins, year }: Admission, years: number): string {
  return laterOf(addMonths(begins, 6), dayIn(year + Math.ceil(years), '06-30'))
}
