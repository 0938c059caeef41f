import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { readRow, text } from '#app/database/rows.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { askForMaking, findProgressOf } from '#app/domain/makings/makings.server.ts'
import { made, type Progress } from '#app/domain/makings/progress.ts'
import type { Language } from '#app/i18n/config.ts'
import { type PlanDraft, Prisma } from '#prisma/generated/client.ts'
import { aimOf, findOwnSituation, stepAhead } from './draft.server.ts'
import { type GoalStanding, nextPlanAfter, planned, standingOfGoals } from './goals.server.ts'
import { stageOf } from './plan-sheet.server.ts'
import { progressOf } from './progress.ts'
import { nameTargets } from './target-offers.server.ts'
import type { PlanGoal, PlanStatus } from './vocabulary.ts'

/** Maximum number of plans listed, enough for years of use. */
const LISTED = 50

type Person = Pick<Viewer, 'id'>

/** Checks whether a person may make plans, which requires a completed personality analysis. */
export async function mayPlan(viewer: Person): Promise<boolean> {
  const analysis = Prisma.sql`
    SELECT "id" FROM "Analysis" WHERE "userId" = ${viewer.id} AND "completedAt" IS NOT NULL LIMIT 1`
  return (await readRow({ id: text }, analysis)) !== null
}

/** Returns whether the viewer may plan towards a profession; null before the personality analysis, which plans require. */
export async function findProfessionPlanning(viewer: Person): Promise<GoalStanding | null> {
  const [may, standings] = await Promise.all([mayPlan(viewer), standingOfGoals(viewer)])
  return may ? standings.EMPLOYMENT : null
}

/** Requests a plan from the draft. Returns its id, also when the same form is sent twice, and with `underWay` the id of
 *  a plan of this goal that is still being made. Refusals: `'incomplete'` when an answer is missing, `'gone'` when the
 *  target has left the catalogue, `'closed'` when another plan of the goal is open or too recent, `'no-analysis'`
 *  before the personality analysis. */
export async function startPlan(
  viewer: Person,
  { idempotencyKey, about }: { idempotencyKey: string; about?: string },
  now = new Date(),
): Promise<{ id: string; underWay?: true } | 'incomplete' | 'closed' | 'gone' | 'no-analysis'> {
  if (!(await mayPlan(viewer))) return 'no-analysis'
  try {
    return await inTurn(async tx => {
      const sent = { userId_id: { userId: viewer.id, id: idempotencyKey } }
      if (await tx.idempotencyKey.findUnique({ where: sent, select: { id: true } })) {
        const latest = await latestOf(viewer, tx)
        // A plan that failed is requested again with the same form: its draft is kept.
        if (latest?.making?.state !== 'FAILED') return latest ?? 'incomplete'
      }
      const draft = await tx.planDraft.findUnique({ where: { userId: viewer.id } })
      if (!draft || stepAhead(draft) !== 'about') return 'incomplete'
      const goal = draft.goal as PlanGoal
      const standing = (await standingOfGoals(viewer, now, tx))[goal]
      if (standing.state === 'taken' && (await isBeingMade(standing.planId, tx)))
        return { id: standing.planId, underWay: true }
      if (standing.state !== 'open') return 'closed'
      if (!(await isThere(tx, goal, draft))) return 'gone'
      // The idempotency key is stored last, so a refused form can be sent again.
      await useKeyOnce(tx, viewer.id, idempotencyKey)

      const { status, years } = draft
      // The draft may be older than this school year.
      const own = await findOwnSituation(viewer, now, tx)
      const year = own.status === status ? own.year : draft.year
      const id = await askForMaking(tx, 'PLAN', viewer.id, goal)
      await tx.plan.create({
        data: {
          id,
          makingId: id,
          userId: viewer.id,
          goal,
          openKey: openKeyOf(viewer.id, goal),
          situation: { status, year, years },
          ...aimOf(draft),
          about: about || null,
        },
      })
      // The draft is kept until the plan is made. It gets a new key, so that a plan of the other goal is another one.
      const kept = { about: about || null, idempotencyKey: crypto.randomUUID() }
      await tx.planDraft.update({ where: { userId: viewer.id }, data: kept })
      return { id }
    })
  } catch (error) {
    // Unique constraint: a concurrent request has already started the plan.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    return (await latestOf(viewer)) ?? 'closed'
  }
}

/** Returns the plan a form has already requested, or null. Its draft may be deleted by then. Plans that failed do not
 *  count. */
export async function findAskedPlan({ id: userId }: Person, idempotencyKey: string): Promise<string | null> {
  const sent = await db.idempotencyKey.findUnique({ where: { userId_id: { userId, id: idempotencyKey } } })
  const latest = sent && (await latestOf({ id: userId }))
  return latest && latest.making?.state !== 'FAILED' ? latest.id : null
}

async function isBeingMade(id: string, tx: Db): Promise<boolean> {
  return (await tx.plan.count({ where: { id, status: 'PENDING' } })) > 0
}

/** Checks whether the target is still in the catalogue. */
async function isThere(tx: Db, goal: PlanGoal, { professionId, majorId }: PlanDraft): Promise<boolean> {
  const found =
    goal === 'EMPLOYMENT'
      ? await tx.profession.count({ where: { id: professionId!, retiredAt: null } })
      : await tx.major.count({ where: { id: majorId!, retiredAt: null, institution: { retiredAt: null } } })
  return found > 0
}

/** Key with a unique constraint, which ensures one open plan per goal. */
export function openKeyOf(userId: string, goal: PlanGoal) {
  return `${userId} ${goal}`
}

function latestOf(viewer: Person, client: Pick<typeof db, 'plan'> = db) {
  return client.plan.findFirst({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, making: { select: { state: true } } },
  })
}

/** Lists the viewer's plans with their targets, the newest first, without those that failed to be made. */
export async function listPlans(viewer: Person, language: Language, today: string) {
  const rows = await db.plan.findMany({
    where: { userId: viewer.id, ...planned },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LISTED,
    include: { stages: { orderBy: { order: 'asc' }, include: { subtasks: { orderBy: { order: 'asc' } } } } },
  })
  const targets = await nameTargets(rows, language)
  return rows.map((row, at) => ({
    ...row,
    goal: row.goal as PlanGoal,
    status: row.status as PlanStatus,
    target: targets[at]!,
    next: progressOf({ stages: row.stages.map(stageOf) }, today).next,
  }))
}

/** Returns the progress of making a plan, for the waiting page; null when the viewer has no such plan. */
export async function findMaking(viewer: Person, id: string): Promise<Progress | null> {
  const plan = await db.plan.findFirst({
    where: { id, userId: viewer.id },
    select: { status: true, makingId: true },
  })
  return plan && (plan.status === 'PENDING' ? findProgressOf(plan.makingId) : made)
}

/** Returns a plan of the viewer that may be archived, and when the next one of its goal could be made then; `nextFrom`
 *  is null for immediately. */
export async function findArchivable(viewer: Person, id: string, now = new Date()) {
  const plan = await db.plan.findFirst({
    where: { id, userId: viewer.id, status: { not: 'PENDING' }, archivedAt: null },
    select: { id: true, createdAt: true },
  })
  if (!plan) return null
  const next = nextPlanAfter(plan.createdAt)
  return { id, nextFrom: next > now ? next : null }
}

/** Archives a plan: it stays readable but can no longer be worked on. Idempotent; false when the viewer has no such
 *  plan or it is still being made. */
export async function archivePlan(viewer: Person, id: string, now = new Date()): Promise<boolean> {
  const { count } = await db.plan.updateMany({
    where: { id, userId: viewer.id, status: { not: 'PENDING' }, archivedAt: null },
    data: { archivedAt: now, openKey: null },
  })
  return count > 0 || (await db.plan.count({ where: { id, userId: viewer.id, archivedAt: { not: null } } })) > 0
}
