import { db, inTurn } from '#app/database/client.server.ts'
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
  /** What the plan leads to has left the catalogue. */
  | { state: 'gone' }

/** What would change in a plan if it were made today; null when there is nothing worth changing, and for a plan that is
 *  completed or was put away. */
export async function findUpdate(sheet: PlanSheet, today: string): Promise<Update | null> {
  if (sheet.status !== 'ACTIVE' || sheet.archivedAt) return null
  const inputs = await readPlanInputs(sheet, today)
  if (!inputs) return { state: 'gone' }
  const fresh = makePlan(inputs.situation, inputs.target, await findExamCalendar(), today)
  const difference = comparePlans(followedOf(sheet), fresh)
  return offersUpdate(difference) ? { state: 'offered', difference, fresh } : null
}

/** A plan as it is followed, out of how it is kept. */
function followedOf({ facts, stages }: PlanSheet): FollowedPlan {
  const followed = stages.map(({ tasks, ...stage }) => ({
    ...stage,
    tasks: tasks.map(({ key, facts: task, due, doneAt }) => ({ key, facts: task, due, doneAt, materials: [] })),
  }))
  return { ...facts!, stages: followed }
}

/** Brings a plan up to date: what is done stays, what is open is as it would be planned today. False when there was nothing
 *  to change, also when the same was sent before. */
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
  return inTurn(async tx => {
    // Somebody else's tab may have brought it up to date, or marked something, meanwhile.
    const { count } = await tx.plan.updateMany({
      where: {
        id: sheet.id,
        userId: viewer.id,
        status: 'ACTIVE',
        archivedAt: null,
        madeAt: sheet.madeAt,
        done: sheet.done,
      },
      data: { facts: factsOf(merged), total: tasks.length, done: doneAt.size, madeAt: now },
    })
    if (count === 0) return false
    await tx.stage.deleteMany({ where: { planId: sheet.id } })
    for (const data of stageRows(sheet.id, merged.stages, new Map([...kept, ...chosen]), doneAt)) {
      await tx.stage.create({ data })
    }
    return true
  })
}

/** The materials a plan has, by the key of the task. */
async function materialsOf(planId: string): Promise<Map<string, string[]>> {
  const tasks = await db.subtask.findMany({
    where: { planId },
    select: { key: true, materials: { orderBy: { order: 'asc' }, select: { materialId: true } } },
  })
  return new Map(tasks.map(({ key, materials }) => [key, materials.map(({ materialId }) => materialId)]))
}
