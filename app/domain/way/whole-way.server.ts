import { flag, json, jsonOf, number, orNull, readRows, type RowOf, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { readFacts } from '#app/domain/guidance/facts.ts'
import { ledBy, type Taught } from '#app/domain/guidance/led-by.ts'
import { progressOf } from '#app/domain/makings/progress.ts'
import type { Task } from '#app/domain/roadmaps/plan.ts'
import { nameTargets, type TargetName } from '#app/domain/roadmaps/target-offers.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Analysis, Prisma } from '#prisma/generated/client.ts'

export type WholeWay = {
  /** State of the latest analysis; null when none was requested. */
  analysis: 'LOADING' | 'COMPLETED' | 'FAILED' | null
  hasChances: boolean
  /** Whether an institution is picked for comparison. */
  hasPicks: boolean
  /** Set when the last analysis leads to a college or a course. */
  taught: Taught | null
  plan: {
    id: string
    target: TargetName
    /** Tasks that are due first, and the next exam, by due date (YYYY-MM-DD); empty when all are done. */
    tasks: { id: string; facts: Task; due: string }[]
  } | null
}

const row = {
  state: orNull(text),
  stage: orNull(number),
  hasChances: flag,
  hasPicks: flag,
  analysed: orNull(jsonOf<Analysis['facts']>()),
  planId: orNull(text),
  professionId: orNull(text),
  majorId: orNull(text),
  taskId: orNull(text),
  facts: json,
  dueOn: text,
}

/** Number of upcoming tasks read. */
const TOLD = 3

/** Returns how far a person is after their tests: the analysis, the chances, the plan and its next tasks. One query. */
export async function findWholeWay({ id }: Pick<Viewer, 'id'>, language: Language): Promise<WholeWay> {
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT m."state", m."stage", p."id" AS "planId", p."professionId", p."majorId",
             s."id" AS "taskId", s."facts", s."dueOn",
             EXISTS (SELECT 1 FROM "InstitutionAnalysis" WHERE "userId" = ${id} AND "completedAt" IS NOT NULL) AS "hasChances",
             EXISTS (SELECT 1 FROM "InstitutionPick" WHERE "userId" = ${id}) AS "hasPicks", a."facts" AS "analysed"
      FROM (SELECT 1 AS "one") o
      LEFT JOIN "Making" m ON m."id" = (
        SELECT "id" FROM "Making" WHERE "userId" = ${id} AND "kind" = 'ANALYSIS'
        ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      LEFT JOIN "Analysis" a ON a."id" = (
        SELECT "id" FROM "Analysis" WHERE "userId" = ${id} AND "completedAt" IS NOT NULL
        ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      LEFT JOIN "Plan" p ON p."id" = (
        SELECT "id" FROM "Plan" WHERE "userId" = ${id} AND "status" = 'ACTIVE' AND "archivedAt" IS NULL
        ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      LEFT JOIN "Subtask" s ON s."id" IN (
        SELECT "id" FROM "Subtask" WHERE "planId" = p."id" AND "doneAt" IS NULL
        ORDER BY "dueOn", "order" LIMIT ${TOLD}) OR s."id" = (
        SELECT "id" FROM "Subtask" WHERE "planId" = p."id" AND "doneAt" IS NULL AND ("key" LIKE 'untTake%' OR "key" LIKE 'satTake%')
        ORDER BY "dueOn", "order" LIMIT 1)
      ORDER BY s."dueOn", s."order"`,
  )
  const { state, stage, hasChances, hasPicks, analysed, planId, professionId, majorId } = rows[0]!
  const [target] = planId ? await nameTargets([{ professionId, majorId }], language) : []
  return {
    analysis: state === null ? null : progressOf({ state, stage: stage ?? 0 }).state,
    hasChances,
    hasPicks,
    taught: analysed === null ? null : ledBy(readFacts(analysed)),
    plan: planId && target ? { id: planId, target, tasks: rows.flatMap(taskOf) } : null,
  }
}

function taskOf({ taskId, facts, dueOn }: RowOf<typeof row>) {
  return taskId === null ? [] : [{ id: taskId, facts: facts as Task, due: dueOn }]
}
