import { unmetParts } from '#app/domain/academic/unt.ts'
import type { Admission } from '../admission.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '#app/domain/calendar/days.ts'
import { closes, type Occurrence, occurrencesIn } from '../exam-calendar.ts'
import { type Draft, type DraftStage } from '../lay-out.ts'
import type { Task } from '../plan.ts'
import { beforeClosing, type PlanContext, subjectsFor } from './plan-context.ts'
import { startsWithDiagnostic } from './orientation.ts'

type Sitting = Extract<Task, { task: 'untRegister' }>['event']

/** Days of preparation for the UNT: a school year. */
const PREPARATION = 270

/** Returns the day on which preparing for the UNT begins: a school year before the exam, earlier when a registration
 *  closes soon. */
export function preparationFrom(ground: PlanContext, { exam, year }: Admission, orientedBy: string): string {
  if (exam === null) return orientedBy
  const sittings = [trial(ground, year), exam].flatMap(one => (one ? closes(one) : []))
  const first = sittings.reduce((soonest, day) => earlierOf(soonest, day))
  const atLeast = laterOf(ground.today, earlierOf(orientedBy, addDays(first, -14)))
  return laterOf(atLeast, addDays(exam.from, -PREPARATION))
}

/** Preparation for the UNT, a winter sitting as a rehearsal where one is open, and the sitting that counts. */
export function untExam(ground: PlanContext, admission: Admission & { exam: Occurrence }, from: string): DraftStage {
  const { situation, gaps, today, isReady } = ground
  const { exam, year } = admission
  const gap = gaps.find(({ measure }) => measure === 'UNT')
  const rehearsal = isReady ? null : trial(ground, year)
  const need = gap?.need ?? null
  const have = situation.applicant.unt
  const prepared: Task[] = isReady ? [] : subjects(ground)
  const diagnosed = isReady || startsWithDiagnostic(ground) || have !== null
  const tasks: Draft[] = [
    ...(diagnosed ? [] : [{ facts: { task: 'untDiagnostic' as const } }]),
    ...prepared.map(facts => ({ facts })),
    { facts: { task: 'untMock', from: have, need } },
    ...(rehearsal ? sitting(rehearsal, { today, have, need }) : []),
    ...sitting(exam, { today, have, need }),
  ]
  const register = beforeClosing(closes(exam), today)
  const workUntil = laterOf(register, addDays(exam.from, -7))
  return { key: 'exam', from, to: takenOn(exam), workUntil, tasks }
}

/** Parts of the exam in the order of work: those below their minimum first. */
function subjects(ground: PlanContext): Task[] {
  const weak = unmetParts(ground.situation.applicant.untParts)
  const [first, second] = subjectsFor(ground)
  const tellOf = (subject: typeof first): Task[] =>
    subject === undefined
      ? []
      : subject === 'CREATIVE_EXAM'
        ? [{ task: 'creativeExam' }]
        : [{ task: 'untSubject', subject }]
  const common: Task = { task: 'untCommon' }
  const parts = [
    { isWeak: weak.includes('first'), tasks: tellOf(first) },
    { isWeak: weak.includes('second'), tasks: tellOf(second) },
    { isWeak: weak.some(part => part !== 'first' && part !== 'second'), tasks: [common] },
  ]
  return parts.toSorted((one, other) => Number(other.isWeak) - Number(one.isWeak)).flatMap(({ tasks }) => tasks)
}

/** Returns the first open sitting of January or March, as practice: it counts for paid places only. */
function trial({ calendar, today }: PlanContext, year: number): Occurrence | null {
  const winter = [...occurrencesIn(calendar, 'UNT_JANUARY', year), ...occurrencesIn(calendar, 'UNT_MARCH', year)]
  return winter.find(one => daysBetween(today, closes(one)) > 3) ?? null
}

function sitting(
  exam: Occurrence,
  { today, have, need }: { today: string; have: number | null; need: number | null },
): Draft[] {
  const event = exam.event as Sitting
  return [
    { facts: { task: 'untRegister', event }, by: beforeClosing(closes(exam), today) },
    { facts: { task: 'untTake', event, have, need }, by: takenOn(exam) },
  ]
}

/** The middle of a sitting, which leaves its second half for another attempt. */
function takenOn({ from, to }: Occurrence): string {
  return addDays(from, Math.floor(daysBetween(from, to) / 2))
}

/** The SAT where it is required, and the institution's own exam; null when neither is. */
export function ownExam(
  ground: PlanContext,
  { exam, closes: closing }: Admission,
  { examines, from }: { examines: boolean; from: string },
): DraftStage | null {
  const { gaps, today } = ground
  const gap = gaps.find(({ measure }) => measure === 'SAT')
  const tasks: Draft[] = []
  if (exam && gap) {
    tasks.push({ facts: { task: 'learn', skill: 'SAT', level: 'INTERMEDIATE' } })
    tasks.push({ facts: { task: 'satRegister' }, by: beforeClosing(closes(exam), today) })
    tasks.push({ facts: { task: 'satTake', have: gap.have, need: gap.need }, by: exam.to })
  }
  if (examines) {
    const known = subjectsFor(ground).filter(subject => subject !== 'CREATIVE_EXAM')
    const skill = known[0] ?? 'LEARNING'
    tasks.push({ facts: { task: 'learn', skill, level: 'INTERMEDIATE' } })
    // Most institutions examine before their application deadline; they announce the exact day themselves.
    tasks.push({ facts: { task: 'institutionExam' }, by: laterOf(addDays(today, 14), addDays(closing, -10)) })
  }
  if (tasks.length === 0) return null
  const to = exam ? exam.to : addDays(closing, -10)
  const workUntil = exam ? addDays(exam.from, -10) : addDays(closing, -14)
  return { key: 'exam', from, to: laterOf(from, to), workUntil, tasks }
}
