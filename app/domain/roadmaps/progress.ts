import { daysBetween, weekOf } from '#app/domain/calendar/days.ts'

/** A stored plan: stages in chronological order, tasks by due date (YYYY-MM-DD). */
export type KeptPlan<Task extends KeptTask> = { stages: KeptStage<Task>[] }
type KeptStage<Task extends KeptTask> = { key: string; from: string; to: string; tasks: Task[] }
export type KeptTask = { id: string; key: string; due: string; doneAt: string | null }

type StageState = 'done' | 'now' | 'later'
type StageProgress = { key: string; done: number; total: number; state: StageState }

export type Progress<Task extends KeptTask> = {
  done: number
  total: number
  /** Whole number; 100 only when every task is done. */
  percent: number
  stages: StageProgress[]
  /** The first stage with an open task; null when all are done. */
  current: string | null
  /** The next open task; null when all are done. */
  next: Task | null
  overdue: Task[]
  /** Open tasks due from today to Sunday of this week. */
  thisWeek: Task[]
  /** Days until the end of the last stage; 0 when it has passed. */
  remaining: number
  /** Position of today between the first and the last day of the plan, 0–1. */
  position: number
}

/** Computes the progress of a plan on a day. */
export function progressOf<Task extends KeptTask>({ stages }: KeptPlan<Task>, today: string): Progress<Task> {
  const tasks = stages.flatMap(stage => stage.tasks)
  const open = tasks.filter(isOpen).toSorted(byDue)
  const done = tasks.length - open.length
  const current = stages.find(stage => stage.tasks.some(isOpen)) ?? null
  const week = weekOf(today)
  return {
    done,
    total: tasks.length,
    percent: percentOf(done, tasks.length),
    stages: stages.map(stage => progressOfStage(stage, stage === current)),
    current: current?.key ?? null,
    next: open[0] ?? null,
    overdue: open.filter(({ due }) => due < today),
    thisWeek: open.filter(({ due }) => due >= today && due <= week.to),
    ...timeOf(stages, today),
  }
}

const isOpen = ({ doneAt }: KeptTask) => doneAt === null
const byDue = (one: KeptTask, other: KeptTask) => (one.due === other.due ? 0 : one.due < other.due ? -1 : 1)

/** Rounded down, so that only the last task makes 100. A plan without tasks is at 0. */
function percentOf(done: number, total: number) {
  return total === 0 ? 0 : Math.floor((100 * done) / total)
}

function progressOfStage({ key, tasks }: KeptStage<KeptTask>, isCurrent: boolean): StageProgress {
  const done = tasks.filter(task => !isOpen(task)).length
  return { key, done, total: tasks.length, state: done === tasks.length ? 'done' : isCurrent ? 'now' : 'later' }
}

function timeOf(stages: readonly KeptStage<KeptTask>[], today: string) {
  const [first, last] = [stages[0], stages.at(-1)]
  if (!first || !last) return { remaining: 0, position: 0 }
  const whole = Math.max(1, daysBetween(first.from, last.to))
  const passed = daysBetween(first.from, today)
  return { remaining: Math.max(0, daysBetween(today, last.to)), position: Math.max(0, Math.min(1, passed / whole)) }
}
