import { db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { countTry } from '#app/domain/rate-limits/rate-limits.server.ts'
import { projectRules } from './limits.ts'
import { isSeen } from './project-page.server.ts'
import { tellLead } from './tell-team.server.ts'

/** Makes a viewer follow a project they see, whose lead is told, or not any more. Wanting what is already so changes nothing, and fifty
 *  at once count fifty. `'tooOften'` above 60 an hour, null when there is no such open project for them. */
export async function setProjectFollow(
  viewer: Viewer,
  projectId: string,
  wanted: boolean,
  now = new Date(),
): Promise<'done' | 'tooOften' | null> {
  if (wanted && (await countTry(projectRules.followProject, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    const isThere = await tx.project.count({ where: { id: projectId, state: 'SHOWN' } })
    if (isThere === 0 || (wanted && !(await isSeen(tx, viewer, projectId)))) return null
    const changed = wanted
      ? await tx.$executeRaw`
          INSERT INTO "ProjectFollow" ("projectId", "userId", "createdAt") VALUES (${projectId}, ${viewer.id}, ${now}) ON CONFLICT DO NOTHING`
      : (await tx.projectFollow.deleteMany({ where: { projectId, userId: viewer.id } })).count
    if (changed === 0) return 'done'
    await tx.project.update({ where: { id: projectId }, data: { followerCount: { increment: wanted ? 1 : -1 } } })
    if (wanted) await tellLead(tx, projectId, 'projectFollow', viewer.id, now)
    return 'done'
  })
}

/** Different people who must begin to follow a project in 30 days for it to be called popular. */
const POPULAR_FROM = 5
const POPULAR_DAYS = 30
/** So many are popular at once. */
const MOST_POPULAR = 50
/** More than so many who began to follow last are not counted. */
const MOST_COUNTED = 100_000

/** Marks the projects that are popular now: those the most people who are not of their team began to follow in the last 30 days,
 *  five at least. */
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
