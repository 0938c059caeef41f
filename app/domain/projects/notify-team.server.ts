import type { Db } from '#app/database/client.server.ts'
import { notify, notifyMany } from '#app/domain/notifications/notifications.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Notifies the lead of a project of a join request, a new follower or a member who has left. */
export async function notifyLead(
  tx: Db,
  projectId: string,
  kind: 'projectAsked' | 'projectFollow' | 'projectTeam',
  byId: string,
  now: Date,
) {
  const { ownerId } = await tx.project.findUniqueOrThrow({ where: { id: projectId }, select: { ownerId: true } })
  if (kind === 'projectTeam') await notify(tx, ownerId, kind, { byId, projectId, change: 'left' }, now)
  else await notify(tx, ownerId, kind, { byId, projectId }, now)
}

/** Notifies the team of a new member or a new lead, except that person and `except`. */
export async function notifyTeam(
  tx: Db,
  projectId: string,
  change: 'joined' | 'taken',
  { byId, except = byId }: { byId: string; except?: string },
  now: Date,
) {
  const people = Prisma.sql`
    SELECT w."userId" AS "id" FROM "ProjectMember" w JOIN "User" u ON u."id" = w."userId"
    WHERE w."projectId" = ${projectId} AND w."userId" NOT IN (${byId}, ${except})
      AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL`
  await notifyMany(tx, people, 'projectTeam', { byId, projectId, change }, now)
}
