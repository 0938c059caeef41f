import type { Db } from '#app/database/client.server.ts'
import { notify, notifyMany } from '#app/domain/notifications/notifications.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Tells the one who leads a project that somebody asks to join, begins to follow it or has left its team. */
export async function tellLead(
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

/** Tells the team of a project of somebody new in it, or of a new lead, save those and one who knows. */
export async function tellTeam(
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
