import { chancePercent } from '#app/domain/admission/percent.ts'
import { daysBetween } from '#app/domain/calendar/days.ts'
import type { Gap, PlannedPlan, PlannedStage, PlannedTask, TaskKey } from './plan.ts'
import type { StageKey } from './vocabulary.ts'

/** A plan with the progress of its owner. */
export type FollowedPlan = Omit<PlannedPlan, 'stages'> & { stages: FollowedStage[] }
type FollowedStage = Omit<PlannedStage, 'tasks'> & { tasks: FollowedTask[] }
type FollowedTask = PlannedTask & { doneAt: string | null }

export type Difference = {
  added: { stage: StageKey; task: PlannedTask }[]
  /** Only open tasks: completed ones stay in the plan. */
  dropped: { stage: StageKey; task: PlannedTask }[]
  moved: { stage: StageKey; task: PlannedTask; from: string; to: string }[]
  /** Gaps that are new (no `before`), closed (no `after`) or changed. */
  gaps: { before: Gap | null; after: Gap | null }[]
  /** The chance, when it is shown as another per cent or is in another band. */
  chance: { before: PlannedPlan['chance']; after: PlannedPlan['chance'] } | null
  /** The admission year, when it has changed. */
  year: { before: number | null; after: number | null } | null
  /** Stages that were beyond the person's horizon and are now within it. */
  opened: StageKey[]
}

/** Tasks that appear or disappear because the target or the person's record has changed, not because time passes. */
const SIGNIFICANT_TASKS: ReadonlySet<TaskKey> = new Set([
  'changeSubjects',
  'untSubject',
  'creativeExam',
  'raiseGpa',
  'raiseLanguage',
  'certificateTake',
  'satTake',
  'institutionExam',
  'applyStudy',
])

/** Minimum number of days a task has to move to be reported. */
const MOVED_AT_LEAST = 7

/** Compares a followed plan with one made anew. */
export function comparePlans(old: FollowedPlan, fresh: PlannedPlan): Difference {
  const before = tasksOf(old.stages)
  const after = tasksOf(fresh.stages)
  const isOpen = ({ task }: { task: FollowedTask }) => task.doneAt === null
  return {
    added: [...after.values()].filter(({ task }) => !before.has(task.key)),
    dropped: [...before.values()].filter(isOpen).filter(({ task }) => !after.has(task.key)),
    moved: [...before.values()].filter(isOpen).flatMap(({ task: { key, due: from } }) => {
      const found = after.get(key)
      if (!found || Math.abs(daysBetween(from, found.task.due)) < MOVED_AT_LEAST) return []
      return [{ ...found, from, to: found.task.due }]
    }),
    gaps: changedGaps(old.gaps, fresh.gaps),
    year: old.admissionYear === fresh.admissionYear ? null : { before: old.admissionYear, after: fresh.admissionYear },
    opened: old.beyond.filter(key => fresh.stages.some(stage => stage.key === key)),
    chance: sameChance(old.chance, fresh.chance) ? null : { before: old.chance, after: fresh.chance },
  }
}

/** Checks whether a difference justifies offering an update: a changed gap, chance or admission year, changed required
 *  tasks, or a stage that has come within the horizon. Moved tasks alone do not: remaining work is spread over the
 *  remaining time, so days shift by themselves. */
export function offersUpdate({ added, dropped, gaps, chance, year, opened }: Difference): boolean {
  const isSignificant = [...added, ...dropped].some(({ task }) => SIGNIFICANT_TASKS.has(task.facts.task))
  return isSignificant || gaps.length > 0 || chance !== null || year !== null || opened.length > 0
}

/** Merges an accepted update: completed tasks stay where they were, open ones are taken from the fresh plan. */
export function mergePlans(old: FollowedPlan, fresh: PlannedPlan): FollowedPlan {
  const done = old.stages
    .map(stage => ({ ...stage, tasks: stage.tasks.filter(({ doneAt }) => doneAt !== null) }))
    .filter(({ tasks }) => tasks.length > 0)
  const isDone = new Set(done.flatMap(({ tasks }) => tasks.map(({ key }) => key)))
  const open = fresh.stages
    .map(stage => ({ ...stage, tasks: stage.tasks.filter(({ key }) => !isDone.has(key)).map(opened) }))
    .filter(({ tasks }) => tasks.length > 0)
  const keys = [...new Set([...done, ...open].map(({ key }) => key))]
  const stages = keys.map(key => joined([...done, ...open].filter(stage => stage.key === key)))
  return { ...fresh, stages: inTime(stages), beyond: fresh.beyond.filter(key => !keys.includes(key)) }
}

const opened = (task: PlannedTask): FollowedTask => ({ ...task, doneAt: null })

function joined(parts: readonly FollowedStage[]): FollowedStage {
  return {
    key: parts[0]!.key,
    from: parts.map(({ from }) => from).sort()[0]!,
    to: parts
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
    tasks: parts
      .flatMap(({ tasks }) => tasks)
      .toSorted((one, other) => (one.due === other.due ? 0 : one.due < other.due ? -1 : 1)),
  }
}

/** Sorts stages by their first day and makes sure none ends before the previous one. */
function inTime(stages: readonly FollowedStage[]): FollowedStage[] {
  const sorted = stages.toSorted((one, other) => (one.from === other.from ? 0 : one.from < other.from ? -1 : 1))
  let latest = ''
  return sorted.map(stage => {
    latest = stage.to > latest ? stage.to : latest
    return { ...stage, to: latest }
  })
}

function tasksOf<Task extends PlannedTask>(stages: readonly { key: StageKey; tasks: Task[] }[]) {
  const found = stages.flatMap(({ key, tasks }) => tasks.map(task => [task.key, { stage: key, task }] as const))
  return new Map(found)
}

function changedGaps(before: readonly Gap[], after: readonly Gap[]): Difference['gaps'] {
  const keyOf = ({ measure, language }: Gap) => `${measure} ${language}`
  const keys = [...new Set([...before, ...after].map(keyOf))]
  return keys.flatMap(key => {
    const [was, is] = [before, after].map(gaps => gaps.find(gap => keyOf(gap) === key) ?? null)
    if (was && is && was.have === is.have && was.need === is.need) return []
    return [{ before: was ?? null, after: is ?? null }]
  })
}

function sameChance(one: PlannedPlan['chance'], other: PlannedPlan['chance']) {
  const percent = (chance: PlannedPlan['chance']) => (chance?.now == null ? null : chancePercent(chance.now))
  return percent(one) === percent(other) && (one?.band ?? null) === (other?.band ?? null)
}
