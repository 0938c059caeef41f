import { db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { projectRules } from './limits.ts'
import { isSeen } from './project-page.server.ts'
import { notifyLead } from './notify-team.server.ts'

/** Follows or unfollows a project and notifies its lead of a new follower. Idempotent; concurrent changes are all
 *  counted. `'tooOften'` above 60 an hour, null when the viewer sees no such open project. */
export async function setProjectFollow(
  viewer: Viewer,
  projectId: string,
  wanted: boolean,
  now = new Date(),
): Promise<'done' | 'tooOften' | null> {
  if (wanted && (await consumeLimit(projectRules.followProject, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    const isThere = await tx.project.count({ where: { id: projectId, state: 'SHOWN' } })
    if (isThere === 0 || (wanted && !(await isSeen(tx, viewer, projectId)))) return null
    const changed = wanted
      ? await tx.$executeRaw`
          INSERT INTO "ProjectFollow" ("projectId", "userId", "createdAt") VALUES (${projectId}, ${viewer.id}, ${now}) ON CONFLICT DO NOTHING`
      : (await tx.projectFollow.deleteMany({ where: { projectId, userId: viewer.id } })).count
    if (changed === 0) return 'done'
    await tx.project.update({ where: { id: projectId }, data: { followerCount: { increment: wanted ? 1 : -1 } } })
    if (wanted) await notifyLead(tx, projectId, 'projectFollow', viewer.id, now)
    return 'done'
  })
}

/** Minimum number of new followers in 30 days for a popular project. */
const POPULAR_FROM = 5
const POPULAR_DAYS = 30
/** Maximum number of popular projects. */
const MOST_POPULAR = 50
/** Maximum number of recent follows that are counted. */
const MOST_COUNTED = 100_000

/** Recomputes which projects are popular: those with the most new followers in the last 30 days, at least five, not
 *  counting their own team. */
export async function markPopular(now = new Date()) {
  const since = new Date(now.getTime() - POPULAR_DAYS * 24 * 60 * 60 * 1000)
  const found = await db.$queryRaw<{ projectId: string }[]>`
    SELECT f."projectId" FROM (
      SELECT "projectId", "userId" FROM "ProjectFollow" WHERE "createdAt" >= ${since} ORDER BY "createdAt" DESC LIMIT ${MOST_COUNTED}
    ) f
    WHERE NOT EXISTS (
      SELECT 1 FROM "ProjectMember" m WHERE m."projectId" = f."projectId" AND m."userId" = f."userId"
    )
    GROUP BY f."projectId" HAVING COUNT(*) >= ${POPULAR_FROM}
    ORDER BY COUNT(*) DESC, f."projectId" LIMIT ${MOST_POPULAR}`
  const ids = found.map(({ projectId }) => projectId)
  await inTurn(async tx => {
    await tx.project.updateMany({ where: { popular: true, id: { notIn: ids } }, data: { popular: false } })
    await tx.project.updateMany({ where: { popular: false, id: { in: ids } }, data: { popular: true } })
  })
}
