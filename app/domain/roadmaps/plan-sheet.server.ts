import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findProgressOf } from '#app/domain/makings/makings.server.ts'
import { made } from '#app/domain/makings/progress.ts'
import { findMaterials } from '#app/domain/materials/materials.server.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Task } from './plan.ts'
import type { PlanFacts } from './plan-rows.ts'
import { progressOf } from './progress.ts'
import { nameTargets } from './target-offers.server.ts'
import type { PlanGoal, PlanStatus, StageKey } from './vocabulary.ts'

/** A plan of the viewer whole, whatever its state, with what it leads to in the reader's language; null when there is none
 *  of this id, or it is somebody else's. */
export async function findPlan(viewer: Pick<Viewer, 'id'>, id: string, language: Language, today: string) {
  const row = await db.plan.findFirst({
    where: { id, userId: viewer.id },
    include: {
      major: { select: { institutionId: true } },
      stages: { orderBy: { order: 'asc' }, include: { subtasks: { orderBy: { order: 'asc' } } } },
    },
  })
  if (!row) return null
  const [target] = await nameTargets([row], language)
  const stages = row.stages.map(stageOf)
  return {
    ...row,
    goal: row.goal as PlanGoal,
    status: row.status as PlanStatus,
    facts: row.facts as PlanFacts | null,
    making: row.status === 'PENDING' ? await findProgressOf(row.makingId) : made,
    target: target!,
    stages,
    progress: progressOf({ stages }, today),
  }
}

export type PlanSheet = NonNullable<Awaited<ReturnType<typeof findPlan>>>
export type SheetTask = PlanSheet['stages'][number]['tasks'][number]

type StageRow = {
  key: string
  startsOn: string
  endsOn: string
  subtasks: { id: string; key: string; facts: unknown; dueOn: string; doneAt: Date | null }[]
}

/** A stage as the rules read it. */
export function stageOf({ key, startsOn, endsOn, subtasks }: StageRow) {
  return {
    key: key as StageKey,
    from: startsOn,
    to: endsOn,
    tasks: subtasks.map(({ id, key: name, facts, dueOn, doneAt }) => ({
      id,
      key: name,
      facts: facts as Task,
      due: dueOn,
      doneAt: doneAt?.toISOString() ?? null,
    })),
  }
}

/** The materials of some subtasks, by subtask, the most fitting first. */
export async function findTaskMaterials(subtaskIds: readonly string[], language: Language) {
  const rows = await db.planMaterial.findMany({
    where: { subtaskId: { in: [...subtaskIds] } },
    orderBy: { order: 'asc' },
    select: { subtaskId: true, materialId: true },
  })
  const materials = await findMaterials([...new Set(rows.map(({ materialId }) => materialId))], language)
  const bySubtask = new Map<string, NonNullable<ReturnType<typeof materials.get>>[]>()
  for (const { subtaskId, materialId } of rows) {
    const material = materials.get(materialId)
    if (material) bySubtask.set(subtaskId, [...(bySubtask.get(subtaskId) ?? []), material])
  }
  return bySubtask
}
