import { addDays, daysBetween, earlierOf, laterOf, weekOf } from '#app/domain/calendar/days.ts'
import type { PlannedStage, Task } from './plan.ts'
import { keyOf, materialsFor } from './task-facts.ts'
import { type StageKey } from './vocabulary.ts'

/** A task without a date. */
export type Draft = {
  facts: Task
  /** Fixed due date. Tasks without one are spread over their stage. */
  by?: string
  /** May be dropped when the plan gets too long. */
  optional?: true
  /** Distinguishes it from other tasks of its kind, such as the year of a yearly one. */
  mark?: string
}

export type DraftStage = {
  key: StageKey
  from: string
  to: string
  /** Last day for tasks without a fixed date; the end of the stage by default. */
  workUntil?: string
  tasks: Draft[]
}

/** Maximum numbers of tasks. Readers do not go through longer lists. */
const TASKS_OF_STAGE = 9
const TASKS_OF_PLAN = 32
/** Days needed for the first task. With fewer days left in this week it is due next week. */
const AT_ONCE = 2

/** Schedules stages so that none begins or ends before the previous one, and gives every task a due date: its fixed
 *  one, or one spread evenly over the stage. Every date is after today. Stages that would begin after `until` are
 *  returned by key only, as `beyond`. */
export function layOut(
  drafts: readonly DraftStage[],
  { today, until }: { today: string; until: string },
): { stages: PlannedStage[]; beyond: StageKey[] } {
  const tomorrow = addDays(today, 1)
  const timed: DraftStage[] = []
  for (const draft of onceEach(drafts)) {
    const previous = timed.at(-1)
    const from = laterOf(today, draft.from, previous?.from ?? today)
    const set = draft.tasks.flatMap(({ by }) => by ?? [])
    timed.push({ ...draft, from, to: laterOf(tomorrow, addDays(from, 1), draft.to, previous?.to ?? today, ...set) })
  }
  const near = timed.filter(({ from }) => from <= until)
  const taken = new Set(near.flatMap(({ tasks }) => tasks.flatMap(({ by }) => by ?? [])))
  const kept = shorten(near.map(stage => ({ ...stage, tasks: fewer(stage.tasks, TASKS_OF_STAGE) })))
  return {
    stages: kept.map((stage, place) => dated(stage, { today, taken, isFirst: place === 0 })),
    beyond: timed.filter(({ from }) => from > until).map(({ key }) => key),
  }
}

/** Drops tasks that an earlier stage already contains. */
function onceEach(drafts: readonly DraftStage[]): DraftStage[] {
  const known = new Set<string>()
  const isNew = ({ facts, mark }: Draft) => {
    const key = keyOf(facts, mark)
    return !known.has(key) && known.add(key)
  }
  return drafts.map(draft => ({ ...draft, tasks: draft.tasks.filter(isNew) })).filter(({ tasks }) => tasks.length > 0)
}

/** Drops optional tasks, the last first, until `most` remain or none is optional. */
function fewer(tasks: readonly Draft[], most: number): Draft[] {
  const kept = [...tasks]
  while (kept.length > most) {
    const last = kept.findLastIndex(({ optional }) => optional)
    if (last === -1) break
    kept.splice(last, 1)
  }
  return kept
}

function shorten(stages: DraftStage[]): DraftStage[] {
  let over = stages.reduce((sum, { tasks }) => sum + tasks.length, 0) - TASKS_OF_PLAN
  return stages
    .toReversed()
    .map(stage => {
      if (over <= 0) return stage
      const tasks = fewer(stage.tasks, Math.max(1, stage.tasks.length - over))
      over -= stage.tasks.length - tasks.length
      return { ...stage, tasks }
    })
    .toReversed()
}

function dated(
  { key, from, to, workUntil = to, tasks }: DraftStage,
  { today, taken, isFirst }: { today: string; taken: Set<string>; isFirst: boolean },
): PlannedStage {
  const free = tasks.filter(({ by }) => by === undefined)
  const last = laterOf(addDays(from, 1), earlierOf(workUntil, to))
  const span = daysBetween(from, last)
  let earliest = addDays(from, 1)
  const spread = free.map((task, place) => {
    const even = addDays(from, Math.ceil(((place + 1) * span) / free.length))
    const soon = isFirst && place === 0 ? earlierOf(even, firstWeekEnd(today)) : even
    earliest = freeDay(laterOf(earliest, earlierOf(soon, last)), last, taken)
    taken.add(earliest)
    return { task, due: earliest }
  })
  const set = tasks.flatMap(task => (task.by === undefined ? [] : { task, due: laterOf(addDays(from, 1), task.by) }))
  return {
    key,
    from,
    to,
    tasks: [...spread, ...set]
      .toSorted((one, other) => (one.due === other.due ? 0 : one.due < other.due ? -1 : 1))
      .map(({ task, due }) => ({
        key: keyOf(task.facts, task.mark),
        facts: task.facts,
        due,
        materials: materialsFor(task.facts),
      })),
  }
}

/** Returns the Sunday by which the first task is due: of this week, or of the next when too few days are left. */
function firstWeekEnd(today: string): string {
  const sunday = weekOf(today).to
  return daysBetween(today, sunday) >= AT_ONCE ? sunday : addDays(sunday, 7)
}

/** Returns the first day of a span on which no task is due, or the first day when there is none. */
function freeDay(from: string, last: string, taken: ReadonlySet<string>): string {
  for (let day = from; day <= last; day = addDays(day, 1)) if (!taken.has(day)) return day
  return from
}
