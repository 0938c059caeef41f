import { db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { sweptAfter } from '#app/domain/feed/limits.ts'
import { makeUnfindable } from '#app/domain/feed/marks.server.ts'
import { releaseFile, removeFile } from '#app/domain/files/files.server.ts'
import { isDue } from '#app/domain/safety/cases.server.ts'
import { indexProject } from './document.server.ts'

/** Maximum number of projects per sweep. */
const SWEPT = 100

/** Deletes a project and the posts of its team: hidden at once, removed with all files after 30 days. False when the
 *  viewer leads no such project. */
export async function deleteProject(viewer: Viewer, id: string, now = new Date()): Promise<boolean> {
  const gone = { state: 'DELETED', sweepAt: new Date(now.getTime() + sweptAfter.gone) }
  return inTurn(async tx => {
    const where = { id, ownerId: viewer.id, state: { notIn: ['DELETED', 'REMOVED'] } }
    const { count } = await tx.project.updateMany({ where, data: gone })
    if (count === 0) return false
    const posts = { projectId: id, state: { not: 'DELETED' } }
    for (const post of await tx.post.findMany({ where: posts, select: { id: true } })) await makeUnfindable(tx, post.id)
    await tx.post.updateMany({ where: posts, data: gone })
    await indexProject(id, tx)
    await recordEvent({ action: 'project.deleted', actorId: viewer.id, details: { projectId: id } }, tx)
    return true
  })
}

/** Removes projects that are due, with their files and those of their posts; at most 100. Returns the number. */
export async function sweepProjects(now: Date): Promise<number> {
  const due = await db.project.findMany({
    where: await isDue('PROJECT', now),
    orderBy: [{ sweepAt: 'asc' }, { id: 'asc' }],
    take: SWEPT,
    select: { id: true, bannerId: true, logoId: true },
  })
  for (const { id, bannerId, logoId } of due) {
    const files = await inTurn(async tx => {
      const images = await tx.projectImage.findMany({ where: { projectId: id }, select: { fileId: true } })
      const pictures = await tx.postPicture.findMany({ where: { post: { projectId: id } }, select: { fileId: true } })
      const { count } = await tx.project.deleteMany({ where: { id, sweepAt: { lte: now } } })
      if (count === 0) return []
      const all = [bannerId, logoId, ...[...images, ...pictures].map(({ fileId }) => fileId)].flatMap(
        file => file ?? [],
      )
      for (const fileId of all) await releaseFile(fileId, tx)
      return all
    })
    for (const fileId of files) await removeFile(fileId)
  }
  return due.length
}
