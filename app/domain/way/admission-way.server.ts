import { flag, instant, jsonOf, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { nameOfPick, type Picked } from '#app/domain/institutions/picks.server.ts'
import { type GoalStanding, nextPlanAfter } from '#app/domain/roadmaps/goals.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { AdmissionWay } from './admission-step.ts'

const row = {
  admissionId: orNull(text),
  isMade: flag,
  isAnalysed: flag,
  planId: orNull(text),
  openKey: orNull(text),
  plannedAt: orNull(instant),
  id: orNull(text),
  name: orNull(jsonOf<unknown>()),
  details: orNull(jsonOf<{ short: unknown }>()),
  counted: flag,
}

const underWay = Prisma.sql`"state" IN ('WAITING', 'RUNNING')`

/** Returns how far a person is on the way to a place of study: picks in the order of picking, the latest chances, and
 *  the enrolment plan. One query. */
export async function findAdmissionWay({ id: userId }: { id: Viewer['id'] }, language: Language, now = new Date()) {
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT a."id" AS "admissionId", a."completedAt" IS NOT NULL AS "isMade",
             EXISTS (SELECT 1 FROM "Analysis" WHERE "userId" = ${userId} AND "completedAt" IS NOT NULL) AS "isAnalysed",
             p."id" AS "planId", p."openKey", p."createdAt" AS "plannedAt", i."id", i."name", i."details",
             EXISTS (
               SELECT 1 FROM "InstitutionChoice" c JOIN "Major" m ON m."id" = c."majorId"
               WHERE c."analysisId" = a."id" AND m."institutionId" = i."id") AS "counted"
      FROM (SELECT 1 AS "one") o
      LEFT JOIN "InstitutionAnalysis" a ON a."id" = (
        SELECT "id" FROM "InstitutionAnalysis" WHERE "userId" = ${userId}
          AND ("completedAt" IS NOT NULL OR "makingId" IN (SELECT "id" FROM "Making" WHERE "userId" = ${userId} AND ${underWay}))
        ORDER BY "createdAt" DESC, "id" DESC LIMIT 1)
      LEFT JOIN "Plan" p ON p."id" = (
        SELECT "id" FROM "Plan" WHERE "userId" = ${userId} AND "goal" = 'ENROLLMENT'
          AND ("status" <> 'PENDING' OR "makingId" IN (SELECT "id" FROM "Making" WHERE "userId" = ${userId} AND ${underWay}))
        ORDER BY "openKey" IS NULL, "createdAt" DESC, "id" DESC LIMIT 1)
      LEFT JOIN "InstitutionPick" k ON k."userId" = ${userId}
      LEFT JOIN "Institution" i ON i."id" = k."institutionId" AND i."retiredAt" IS NULL
      ORDER BY k."createdAt", i."id"`,
  )
  const { admissionId, isMade, isAnalysed, ...plan } = rows[0]!
  return {
    picks: rows.flatMap(({ id, name, details, counted }): (Picked & { counted: boolean })[] =>
      id === null ? [] : [{ ...nameOfPick({ id, name, details: details! }, language), counted }],
    ),
    admission: admissionId === null ? null : { id: admissionId, isMade },
    isAnalysed,
    plan: standingOf(plan, now),
  } satisfies AdmissionWay
}

type LastPlan = { planId: string | null; openKey: string | null; plannedAt: Date | null }

/** The same rule as `standingOfGoals`, for the last plan of the goal. */
function standingOf({ planId, openKey, plannedAt }: LastPlan, now: Date): GoalStanding {
  if (planId === null || plannedAt === null) return { state: 'open' }
  if (openKey !== null) return { state: 'taken', planId }
  const next = nextPlanAfter(plannedAt)
  return next > now ? { state: 'waiting', until: next.toISOString() } : { state: 'open' }
}
