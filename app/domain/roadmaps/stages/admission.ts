import { finalsAhead } from '#app/domain/academic/schooling.ts'
import type { Admission } from '../admission.ts'
import { addDays, daysBetween, earlierOf, laterOf } from '#app/domain/calendar/days.ts'
import { finalsOf, occurrencesIn } from '../exam-calendar.ts'
import { type Draft, type DraftStage } from '../lay-out.ts'
import type { Task } from '../plan.ts'
import { beforeClosing, type PlanContext } from './plan-context.ts'

/** Days before applications open at which collecting papers begins. */
const PAPERS_ABROAD = 150
const PAPERS_AT_HOME = 75

/** Everything that has to be ready when applications open. `first` holds tasks that come before it. */
export function documents(ground: PlanContext, admission: Admission, first: readonly Draft[] = []): DraftStage {
  const { target, today, gaps } = ground
  const { opens, closes } = admission
  const isAbroad = target.goal === 'ENROLLMENT' && target.country !== 'kz'
  // When applications are already open, the papers take the first half of the time left.
  const ready =
    opens > addDays(today, 7) ? addDays(opens, -1) : addDays(today, Math.ceil(daysBetween(today, closes) / 2))
  const isPaid = target.goal === 'ENROLLMENT' && target.type === 'UNIVERSITY' && !admission.grant
  const marks = gaps.find(({ measure }) => measure === 'GPA')
  const count = target.goal === 'ENROLLMENT' ? target.documents : 0
  const tasks: (Draft | false | undefined)[] = [
    ...first,
    marks && { facts: { task: 'raiseGpa', have: marks.have, need: marks.need } },
    { facts: { task: 'collectDocuments', count } },
    isAbroad && { facts: { task: 'essay' } },
    isAbroad && { facts: { task: 'references' } },
    (isAbroad || isPaid) && { facts: { task: 'findMoney' } },
    target.goal === 'EMPLOYMENT' && { facts: { task: 'compareProgrammes' }, optional: true },
    { facts: { task: 'secondChoice' } },
    ...finals(ground, ready),
  ]
  const early = addDays(opens, isAbroad ? -PAPERS_ABROAD : -PAPERS_AT_HOME)
  const from = first.length > 0 ? today : laterOf(today, earlierOf(early, addDays(ready, -1)))
  return { key: 'documents', from, to: ready, tasks: tasks.filter(task => task !== false && task !== undefined) }
}

/** Final exams of school: applications require the certificate they lead to. */
function finals({ situation, calendar, today, target }: PlanContext, ready: string): Draft[] {
  if (target.goal === 'ENROLLMENT' && target.type === 'SCHOOL') return []
  const days = finalsAhead(situation, today).flatMap(finals =>
    occurrencesIn(calendar, finalsOf(finals.class), finals.year).map(({ to: day }) => ({ day, class: finals.class })),
  )
  const before = days.findLast(({ day }) => day > today && day <= ready && daysBetween(day, ready) < 120)
  if (before === undefined) return []
  return [{ facts: { task: 'schoolFinals', class: before.class }, by: before.day, mark: before.day.slice(0, 4) }]
}

/** Sending the application and receiving the results. */
export function application(
  { target, today }: PlanContext,
  admission: Admission,
  way: Extract<Task, { task: 'applyStudy' }>['way'],
): DraftStage {
  const { opens, closes, results, grant } = admission
  const applied = beforeClosing(closes, today, 2)
  const apply: Draft =
    target.goal === 'EMPLOYMENT' ? { facts: { task: 'applyStudy', way } } : { facts: { task: 'apply' } }
  const tasks: Draft[] = [
    ...(grant ? [{ facts: { task: 'applyGrant' as const }, by: applied }] : [{ ...apply, by: applied }]),
    // Paid places can be applied for while the grant competition is decided.
    ...(grant ? [{ ...apply, by: laterOf(addDays(closes, 1), addDays(results, -3)) }] : []),
    { facts: { task: 'results' }, by: results },
  ]
  return { key: 'application', from: laterOf(today, earlierOf(opens, addDays(applied, -1))), to: results, tasks }
}

/** From the letter of admission to the first weeks of study. */
export function enrolment({ target }: PlanContext, { closes, confirm, begins }: Admission): DraftStage {
  const isAbroad = target.goal === 'ENROLLMENT' && target.country !== 'kz'
  const settled = laterOf(addDays(confirm, 3), addDays(begins, -30))
  const tasks: (Draft | false)[] = [
    { facts: { task: 'confirmPlace' }, by: confirm },
    target.goal === 'ENROLLMENT' && target.dormitory && { facts: { task: 'dormitory' }, by: addDays(confirm, 2) },
    isAbroad && { facts: { task: 'visa' }, by: settled },
    { facts: { task: 'firstWeeks' }, by: laterOf(addDays(begins, 24), addDays(settled, 10)) },
  ]
  return { key: 'enrolment', from: closes, to: addDays(begins, 30), tasks: tasks.filter(task => task !== false) }
}
