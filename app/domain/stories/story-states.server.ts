import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { releaseFile, removeFile } from '#app/domain/files/files.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { LONGEST_KEPT_MS, STORY_LIFE_MS } from './limits.ts'

/** States that a moderator, a report or the site itself may set. */
type SetState = 'SHOWN' | 'WAITING' | 'HIDDEN' | 'REMOVED'

/** Sets the state of a part of anybody's story, in the transaction of a decision. After a review its 24 hours begin
 *  when it is shown. A removed part is deleted with its file once it has expired and no appeal is open. False when
 *  there is none, or its author has deleted it. */
export async function setStoryState(tx: Db, storyId: string, state: SetState, now = new Date()): Promise<boolean> {
  const story = await tx.story.findFirst({
    where: { id: storyId, state: { not: 'DELETED' } },
    select: { state: true },
  })
  if (!story) return false
  if (story.state === state) return true
  const anew = state === 'SHOWN' && story.state === 'WAITING'
  const published = anew ? { createdAt: now, expiresAt: new Date(now.getTime() + STORY_LIFE_MS) } : {}
  await tx.story.update({ where: { id: storyId }, data: { state, ...published } })
  return true
}

/** Removes a part of the viewer's story from every page at once, and its file from disk unless a case about it is open.
 *  False when there is none. */
export async function deleteStory(viewer: Viewer, storyId: string, now = new Date()): Promise<boolean> {
  const where = { id: storyId, authorId: viewer.id, state: { not: 'DELETED' } }
  const { count } = await db.story.updateMany({ where, data: { state: 'DELETED', expiresAt: now } })
  if (count === 0) return false
  await sweep(Prisma.sql`s."id" = ${storyId}`, now)
  return true
}

/** Deletes expired parts with their files, 200 at a time. Returns the number deleted. */
export async function sweepStories(now: Date): Promise<number> {
  return sweep(Prisma.sql`s."expiresAt" <= ${now}`, now)
}

/** A part with an open case or appeal is kept for it, for a month at most, and is visible to no one else. */
async function sweep(which: Prisma.Sql, now: Date): Promise<number> {
  const due = await readRows(
    { id: text },
    Prisma.sql`
    SELECT s."id" FROM "Story" s
    WHERE ${which} AND s."expiresAt" <= ${now} AND (
      s."expiresAt" <= ${new Date(now.getTime() - LONGEST_KEPT_MS)} OR NOT EXISTS (
        SELECT 1 FROM "ModerationCase" c
        WHERE c."targetKind" = 'STORY' AND c."targetId" = s."id" AND c."state" IN ('OPEN', 'APPEALED')
      ))
    ORDER BY s."expiresAt", s."id" LIMIT 200`,
  )
  for (const { id } of due) await removeStory(id, now)
  return due.length
}

async function removeStory(id: string, now: Date) {
  const fileId = await inTurn(async tx => {
    const story = await tx.story.findFirst({ where: { id, expiresAt: { lte: now } }, select: { fileId: true } })
    if (!story) return null
    await tx.story.delete({ where: { id } })
    if (story.fileId) await releaseFile(story.fileId, tx)
    return story.fileId
  })
  if (fileId) await removeFile(fileId)
}
