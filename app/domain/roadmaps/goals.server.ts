import { db, type Db } from '#app/database/client.server.ts'
import { instant, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { underWay } from '#app/domain/makings/makings.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type PlanGoal, planGoals } from './vocabulary.ts'

/** Days to wait after a plan was created before the next one of its goal may be made. */
const WAIT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Prisma filter for plans that are made or being made. Failed ones are excluded. */
export const planned = { OR: [{ status: { not: 'PENDING' } }, { making: underWay }] }

/** Returns the time from which the next plan of the same goal may be made. */
export function nextPlanAfter(createdAt: Date): Date {
  return new Date(createdAt.getTime() + WAIT_DAYS * DAY_MS)
}

export type GoalStanding =
  | { state: 'open' }
  /** A plan of this goal is open or being made. */
  | { state: 'taken'; planId: string }
  /** No plan is open, but the last one is too recent. `until` is an ISO instant. */
  | { state: 'waiting'; until: string }

const planRow = { id: text, goal: text, openKey: orNull(text), createdAt: instant }

/** Returns, for each goal, whether a plan may be created now. Plans that failed to be made do not count. */
export async function standingOfGoals(
  viewer: Pick<Viewer, 'id'>,
  now = new Date(),
  client: Db = db,
): Promise<Record<PlanGoal, GoalStanding>> {
  const since = new Date(now.getTime() - WAIT_DAYS * DAY_MS)
  const plans = await readRows(
    planRow,
    Prisma.sql`
      SELECT p."id", p."goal", p."openKey", p."createdAt" FROM "Plan" p
      WHERE p."userId" = ${viewer.id} AND (p."openKey" IS NOT NULL OR p."createdAt" > ${since})
        AND (p."status" <> 'PENDING'
          OR EXISTS (SELECT 1 FROM "Making" m WHERE m."id" = p."makingId" AND m."state" IN ('WAITING', 'RUNNING')))
      ORDER BY p."createdAt" DESC, p."id" DESC`,
    client,
  )
  const standingOf = (goal: PlanGoal): GoalStanding => {
    const ofGoal = plans.filter(plan => plan.goal === goal)
    const open = ofGoal.find(({ openKey }) => openKey !== null)
    if (open) return { state: 'taken', planId: open.id }
    const [last] = ofGoal
    if (!last) return { state: 'open' }
    return { state: 'waiting', until: nextPlanAfter(last.createdAt).toISOString() }
  }
  return Object.fromEntries(planGoals.map(goal => [goal, standingOf(goal)])) as Record<PlanGoal, GoalStanding>
}
