import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listMaterialCards } from '#app/domain/materials/materials.server.ts'
import { chooseForTasks } from './choose-materials.ts'
import { comparePlans, type Difference, type FollowedPlan, mergePlans, offersUpdate } from './compare-plans.ts'
import { findExamCalendar } from './exam-calendar.server.ts'
import type { PlannedPlan } from './plan.ts'
import { readPlanInputs } from './plan-inputs.server.ts'
import { factsOf, stageRows } from './plan-rows.ts'
import type { PlanSheet } from './plan-sheet.server.ts'
import { makePlan } from './planner.ts'

export type Update =
  | { state: 'offered'; difference: Difference; fresh: PlannedPlan }
  /** The target has left the catalogue. */
  | { state: 'gone' }

/** Returns what would change if the plan were made today; null when nothing worth changing does, and for completed or
 *  archived plans. */
export async function findUpdate(sheet: PlanSheet, today: string): Promise<Update | null> {
  if (sheet.status !== 'ACTIVE' || sheet.archivedAt) return null
  const inputs = await readPlanInputs(sheet, today)
  if (!inputs) return { state: 'gone' }
  const fresh = makePlan(inputs.situation, inputs.target, await findExamCalendar(), today)
  const difference = comparePlans(followedOf(sheet), fresh)
  return offersUpdate(difference) ? { state: 'offered', difference, fresh } : null
}

/** Converts a stored plan for comparison. */
function followedOf({ facts, stages }: PlanSheet): FollowedPlan {
  const followed = stages.map(({ tasks, ...stage }) => ({
    ...stage,
    tasks: tasks.map(({ key, facts: task, due, doneAt }) => ({ key, facts: task, due, doneAt, materials: [] })),
  }))
  return { ...facts!, stages: followed }
}

/** Updates a plan: completed tasks stay, open ones are planned as of today. Idempotent; false when there was nothing to
 *  change or the plan changed meanwhile. */
export async function acceptUpdate(
  viewer: Pick<Viewer, 'id'>,
  sheet: PlanSheet,
  today: string,
  now = new Date(),
): Promise<boolean> {
  const update = await findUpdate(sheet, today)
  if (update?.state !== 'offered') return false
  const merged = mergePlans(followedOf(sheet), update.fresh)
  const tasks = merged.stages.flatMap(stage => stage.tasks)
  const planned = new Map(update.fresh.stages.flatMap(stage => stage.tasks.map(task => [task.key, task.materials])))
  const helped = tasks.map(({ key }) => ({ key, materials: planned.get(key) ?? [] }))
  const skills = helped.flatMap(({ materials }) => materials.map(({ skill }) => skill))
  const inputs = await readPlanInputs(sheet, today)
  const chosen = chooseForTasks(helped, await listMaterialCards([...new Set(skills)]), inputs!.language)
  const kept = await materialsOf(sheet.id)
  const doneAt = new Map(tasks.flatMap(({ key, doneAt: at }) => (at ? [[key, new Date(at)] as const] : [])))
  // Nothing may be left to do, when what was still open has been dropped.
  const completed = doneAt.size === tasks.length
  const completion = { status: 'COMPLETED', completedAt: now, openKey: null }
  return inTurn(async tx => {
    // Another tab may have updated the plan or marked a task meanwhile.
    if (!(await isMarkedAs(sheet, tx))) return false
    const { count } = await tx.plan.updateMany({
      where: { id: sheet.id, userId: viewer.id, status: 'ACTIVE', archivedAt: null, madeAt: sheet.madeAt },
      data: {
        ...{ facts: factsOf(merged), total: tasks.length, done: doneAt.size, madeAt: now },
        ...(completed && completion),
      },
    })
    if (count === 0) return false
    await tx.stage.deleteMany({ where: { planId: sheet.id } })
    for (const data of stageRows(sheet.id, merged.stages, new Map([...kept, ...chosen]), doneAt)) {
      await tx.stage.create({ data })
    }
    if (completed) await awardAchievements(tx, viewer.id, now)
    return true
  })
}

/** Checks whether the same tasks are completed as when the plan was read. */
async function isMarkedAs({ id: planId, stages }: PlanSheet, tx: Db): Promise<boolean> {
  const marked = await tx.subtask.findMany({ where: { planId, doneAt: { not: null } }, select: { id: true } })
  const read = new Set(stages.flatMap(({ tasks }) => tasks.filter(({ doneAt }) => doneAt !== null).map(({ id }) => id)))
  return marked.length === read.size && marked.every(({ id }) => read.has(id))
}

/** Materials of a plan by task key. */
async function materialsOf(planId: string): Promise<Map<string, string[]>> {
  const tasks = await db.subtask.findMany({
    where: { planId },
    select: { key: true, materials: { orderBy: { order: 'asc' }, select: { materialId: true } } },
  })
  return new Map(tasks.map(({ key, materials }) => [key, materials.map(({ materialId }) => materialId)]))
}
