import { instant, json, jsonOf, number, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findProgressOf } from '#app/domain/makings/makings.server.ts'
import { made } from '#app/domain/makings/progress.ts'
import { findMaterials } from '#app/domain/materials/materials.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Plan, Prisma } from '#prisma/generated/client.ts'
import type { Task } from './plan.ts'
import type { PlanFacts } from './plan-rows.ts'
import { progressOf } from './progress.ts'
import { nameTargets } from './target-offers.server.ts'
import type { PlanGoal, PlanStatus, StageKey } from './vocabulary.ts'

/** Returns a plan of the viewer in any state, with its target in the reader's language; null when there is none with
 *  this id or it belongs to another person. */
export async function findPlan(viewer: Pick<Viewer, 'id'>, id: string, language: Language, today: string) {
  const [row, stageRows] = await Promise.all([readPlan(viewer, id), readStages(viewer, id)])
  if (!row) return null
  const [target] = await nameTargets([row], language)
  const stages = stageRows.map(stageOf)
  return {
    ...row,
    goal: row.goal as PlanGoal,
    status: row.status as PlanStatus,
    making: row.status === 'PENDING' ? await findProgressOf(row.makingId) : made,
    target: target!,
    stages,
    progress: progressOf({ stages }, today),
  }
}

const planRow = {
  id: text,
  userId: text,
  goal: text,
  status: text,
  openKey: orNull(text),
  makingId: orNull(text),
  situation: jsonOf<Plan['situation']>(),
  professionId: orNull(text),
  majorId: orNull(text),
  about: orNull(text),
  facts: orNull(jsonOf<PlanFacts>()),
  total: number,
  done: number,
  createdAt: instant,
  madeAt: orNull(instant),
  completedAt: orNull(instant),
  archivedAt: orNull(instant),
  institutionId: orNull(text),
}

async function readPlan(viewer: Pick<Viewer, 'id'>, id: string) {
  const row = await readRow(
    planRow,
    Prisma.sql`
      SELECT p.*, m."institutionId" FROM "Plan" p LEFT JOIN "Major" m ON m."id" = p."majorId"
      WHERE p."id" = ${id} AND p."userId" = ${viewer.id}`,
  )
  if (!row) return null
  const { institutionId, ...plan } = row
  return { ...plan, major: institutionId === null ? null : { institutionId } }
}

const stageRow = {
  stageId: text,
  stage: text,
  startsOn: text,
  endsOn: text,
  id: orNull(text),
  key: text,
  facts: json,
  dueOn: text,
  doneAt: orNull(instant),
}

/** Reads the stages of a plan of the viewer with their subtasks, in order. One query. */
async function readStages(viewer: Pick<Viewer, 'id'>, planId: string): Promise<StageRow[]> {
  const rows = await readRows(
    stageRow,
    Prisma.sql`
      SELECT s."id" AS "stageId", s."key" AS "stage", s."startsOn", s."endsOn",
             t."id", t."key", t."facts", t."dueOn", t."doneAt"
      FROM "Plan" p JOIN "Stage" s ON s."planId" = p."id" LEFT JOIN "Subtask" t ON t."stageId" = s."id"
      WHERE p."id" = ${planId} AND p."userId" = ${viewer.id}
      ORDER BY s."order", t."order"`,
  )
  const stages = new Map<string, StageRow>()
  for (const { stageId, stage, startsOn, endsOn, id, ...subtask } of rows) {
    const kept = stages.get(stageId) ?? { key: stage, startsOn, endsOn, subtasks: [] }
    if (id !== null) kept.subtasks.push({ id, ...subtask })
    stages.set(stageId, kept)
  }
  return [...stages.values()]
}

export type PlanSheet = NonNullable<Awaited<ReturnType<typeof findPlan>>>
export type SheetTask = PlanSheet['stages'][number]['tasks'][number]

type StageRow = {
  key: string
  startsOn: string
  endsOn: string
  subtasks: { id: string; key: string; facts: unknown; dueOn: string; doneAt: Date | null }[]
}

/** Converts stored stages to the form the rules use. */
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

/** Returns the materials of the given subtasks, by subtask id, the most fitting first. */
export async function findTaskMaterials(subtaskIds: readonly string[], language: Language) {
  const rows =
    subtaskIds.length === 0
      ? []
      : await readRows(
          { subtaskId: text, materialId: text },
          Prisma.sql`
            SELECT "subtaskId", "materialId" FROM "PlanMaterial"
            WHERE "subtaskId" IN (${Prisma.join([...subtaskIds])}) ORDER BY "order"`,
        )
  const materials = await findMaterials([...new Set(rows.map(({ materialId }) => materialId))], language)
  const bySubtask = new Map<string, NonNullable<ReturnType<typeof materials.get>>[]>()
  for (const { subtaskId, materialId } of rows) {
    const material = materials.get(materialId)
    if (material) bySubtask.set(subtaskId, [...(bySubtask.get(subtaskId) ?? []), material])
  }
  return bySubtask
}
