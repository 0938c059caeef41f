import type { Db } from '#app/database/client.server.ts'
import { atLeastOne, atLeastZero } from '#app/database/dialect.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { releaseFile } from '#app/domain/files/files.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { closeOffers } from '#app/domain/projects/lead-offers.server.ts'

/** Detaches a person from projects, inside the transaction that deletes their account and before the user row is deleted.
 *  A project with other members is handed to the longest-standing one, without the files this person uploaded for it.
 *  One without other members is deleted. Memberships, requests, follows, portfolio and links are deleted by cascade, and
 *  counters of others are updated. Returns the files of others that are deleted with a project.
 *  Must run before `leaveCommunity`, so that the discussion thread of a project that stays goes to the new lead instead
 *  of being deleted. */
export async function leaveProjects(tx: Db, id: string): Promise<string[]> {
  const led = await tx.project.findMany({
    where: { ownerId: id },
    select: { id: true, state: true, threadId: true },
  })
  const released: string[] = []
  for (const project of led) {
    const heir = await findHeir(tx, project, id)
    if (heir === null) released.push(...(await endProject(tx, project.id, id)))
    else await handOver(tx, project, { from: id, to: heir })
  }
  await leavePictures(tx, id)
  await leaveCounters(tx, id)
  await tx.projectObjective.updateMany({ where: { doneById: id }, data: { doneById: null } })
  return released
}

/** The new lead: the longest-standing member whose account is active. Null for drafts and for deleted or removed
 *  projects. */
async function findHeir(tx: Db, project: { id: string; state: string }, id: string) {
  if (['DRAFT', 'DELETED', 'REMOVED'].includes(project.state)) return null
  const heir = await tx.projectMember.findFirst({
    where: { projectId: project.id, userId: { not: id }, user: { state: 'ACTIVE', deletionAt: null } },
    orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true },
  })
  return heir?.userId ?? null
}

async function handOver(
  tx: Db,
  { id: projectId, threadId }: { id: string; threadId: string | null },
  { from, to }: { from: string; to: string },
) {
  await tx.projectMember.update({
    where: { projectId_userId: { projectId, userId: to } },
    data: { role: 'LEAD' },
  })
  await tx.project.update({ where: { id: projectId }, data: { ownerId: to, version: { increment: 1 } } })
  await tx.searchDocument.updateMany({ where: { kind: 'PROJECT', refId: projectId }, data: { ownerId: to } })
  await closeOffers(tx, projectId, new Date())
  if (threadId !== null) await tx.post.updateMany({ where: { id: threadId, authorId: from }, data: { authorId: to } })
  await recordEvent({ action: 'project.handed-over', actorId: null, subjectId: to, details: { projectId } }, tx)
}

/** Deletes a project with the pictures others uploaded for it. */
async function endProject(tx: Db, projectId: string, id: string): Promise<string[]> {
  const files = await tx.storedFile.findMany({
    where: {
      OR: [
        { bannerOf: { id: projectId } },
        { logoOf: { id: projectId } },
        { imageOf: { projectId } },
        { pictureOf: { post: { projectId } } },
      ],
      NOT: { ownerId: id },
    },
    select: { id: true },
  })
  for (const file of files) await releaseFile(file.id, tx)
  await tx.project.delete({ where: { id: projectId } })
  await tx.searchDocument.deleteMany({ where: { kind: 'PROJECT', refId: projectId } })
  return files.map(file => file.id)
}

/** Removes the person's pictures from projects that stay. */
async function leavePictures(tx: Db, id: string) {
  await tx.project.updateMany({ where: { banner: { ownerId: id } }, data: { bannerId: null } })
  await tx.project.updateMany({ where: { logo: { ownerId: id } }, data: { logoId: null } })
  await tx.projectImage.deleteMany({ where: { file: { ownerId: id } } })
}

async function leaveCounters(tx: Db, id: string) {
  await tx.$executeRaw`
    UPDATE "Project" SET "followerCount" = ${atLeastZero(Prisma.sql`"followerCount" - 1`)}
    WHERE "id" IN (SELECT "projectId" FROM "ProjectFollow" WHERE "userId" = ${id})`
  await tx.$executeRaw`
    UPDATE "Project" SET "memberCount" = ${atLeastOne(Prisma.sql`"memberCount" - 1`)}
    WHERE "id" IN (SELECT "projectId" FROM "ProjectMember" WHERE "userId" = ${id})`
}
