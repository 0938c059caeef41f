import type { Db } from '#app/database/client.server.ts'
import { flag, instant, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { achievementKey, type AchievementRule, earned } from './achievements.ts'

/** Stores and notifies newly earned achievements, inside the transaction of the action that earned them. An achievement
 *  is never taken back or notified twice. */
export async function awardAchievements(tx: Db, userId: string, now = new Date()): Promise<void> {
  const had = await tx.achievement.findMany({ where: { userId }, select: { key: true } })
  const known = new Set(had.map(({ key }) => key))
  const fresh = earned(await readActivity(tx, userId)).filter(each => !known.has(achievementKey(each)))
  for (const { rule, subject = null } of fresh) {
    const key = achievementKey({ rule, subject: subject ?? undefined })
    await tx.achievement.create({ data: { userId, key, rule, subject, receivedAt: now } })
    await notify(tx, userId, 'achievement', { rule, subject }, now)
  }
  if (fresh.length > 0) {
    await tx.profile.updateMany({
      where: { userId },
      data: { achievementCount: known.size + fresh.length },
    })
  }
}

/** Tests that guidance is based on. */
const counted = { instrument: { not: 'OTHER' } }

/** A person's activity, as far as achievements depend on it. */
async function readActivity(tx: Db, userId: string) {
  const [done, tests, analyses, admissions, certificates, plans, projects] = await Promise.all([
    tx.test.findMany({
      where: { ...counted, versions: { some: { attempts: { some: { userId, completedAt: { not: null } } } } } },
      distinct: ['instrument'],
      select: { instrument: true },
    }),
    tx.test.findMany({
      where: { ...counted, state: 'ACTIVE', versions: { some: { state: 'PUBLISHED' } } },
      distinct: ['instrument'],
      select: { instrument: true },
    }),
    tx.analysis.count({ where: { userId, completedAt: { not: null } } }),
    tx.institutionAnalysis.count({ where: { userId, completedAt: { not: null } } }),
    tx.certificate.count({ where: { userId } }),
    tx.plan.findMany({
      where: { userId, status: { not: 'PENDING' } },
      select: {
        id: true,
        done: true,
        total: true,
        status: true,
        stages: { select: { key: true, subtasks: { select: { doneAt: true } } } },
      },
    }),
    readProjectFacts(tx, userId),
  ])
  return {
    testsDone: done.length,
    testsOf: tests.length,
    analyses,
    admissions,
    certificates,
    plans: plans.map(({ id, done, total, status, stages }) => ({
      id,
      tasksDone: done,
      tasks: total,
      completed: status === 'COMPLETED',
      stagesDone: stages
        .filter(({ subtasks }) => subtasks.every(({ doneAt }) => doneAt !== null))
        .map(({ key }) => `${id} ${key}`),
    })),
    projects,
  }
}

/** Achievements in projects. The owner of a project that was handed over has an accepted request to join it, so it does
 *  not count as their first project. */
async function readProjectFacts(tx: Db, userId: string) {
  const row = await readRow(
    { firstProject: flag, projectCompleted: flag, firstTeam: flag, firstGoal: flag },
    Prisma.sql`
      SELECT
        EXISTS (
          SELECT 1 FROM "Project" j WHERE j."ownerId" = ${userId} AND j."publishedAt" IS NOT NULL AND j."state" = 'SHOWN'
            AND NOT EXISTS (
              SELECT 1 FROM "ProjectRequest" r
              WHERE r."projectId" = j."id" AND r."userId" = ${userId} AND r."state" = 'ACCEPTED'
            )
        ) AS "firstProject",
        EXISTS (
          SELECT 1 FROM "ProjectMember" m JOIN "Project" j ON j."id" = m."projectId"
          WHERE m."userId" = ${userId} AND j."state" = 'SHOWN' AND j."status" = 'COMPLETED'
        ) AS "projectCompleted",
        EXISTS (
          SELECT 1 FROM "ProjectRequest" r WHERE r."userId" = ${userId} AND r."kind" = 'JOIN' AND r."state" = 'ACCEPTED'
        ) AS "firstTeam",
        EXISTS (
          SELECT 1 FROM "ProjectMember" m JOIN "ProjectObjective" o ON o."projectId" = m."projectId"
          WHERE m."userId" = ${userId} AND o."doneById" = ${userId}
        ) AS "firstGoal"`,
    tx,
  )
  return row!
}

/** A person's achievements, newest first. */
export async function listAchievements(userId: string) {
  return readRows(
    { id: text, rule: word<AchievementRule>(), subject: orNull(text), receivedAt: instant },
    Prisma.sql`
      SELECT "id", "rule", "subject", "receivedAt" FROM "Achievement" WHERE "userId" = ${userId}
      ORDER BY "receivedAt" DESC, "id" DESC`,
  )
}
