import type { Db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { openRequiredCase } from '#app/domain/feed/content-check.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { blocksPublishing, findPublishObstacle } from '#app/domain/feed/question.ts'
import { type ContentCheck, checkContent } from '#app/domain/safety/content-check.server.ts'
import { indexProject } from './document.server.ts'

/** Words, pictures (as perceptual hashes) and links of a project that are about to become visible. */
export type CheckedContent = {
  texts: readonly (string | null | undefined)[]
  links?: boolean
  looks?: readonly string[]
}

/** Checks the content of a project. `heldUp` is the obstacle; null when there is none or the author has confirmed it
 *  (`anyway`). */
export async function checkProjectContent(
  viewer: Viewer,
  { texts, links = false, looks = [] }: CheckedContent,
  { anyway, now }: { anyway: boolean; now: Date },
): Promise<{ look: ContentCheck; heldUp: HeldUp | null }> {
  const text = texts.filter(Boolean).join('\n')
  const look = await checkContent(viewer, { text, looks, hasLinks: links || hasLinks(text) }, now)
  const obstacle = findPublishObstacle(look)
  return { look, heldUp: obstacle && blocksPublishing(obstacle, anyway) ? { heldUp: obstacle, look, text } : null }
}

/** Applies a content check to an open project, in the transaction that saves it: updates the search document, or opens
 *  a moderation case and hides the project until it is reviewed. */
export async function applyContentCheck(
  tx: Db,
  { id, ownerId, text }: { id: string; ownerId: string; text: string },
  look: ContentCheck,
  now: Date,
) {
  await openRequiredCase(tx, { kind: 'PROJECT', id, ownerId, text }, look, now)
  if (look.wait) await tx.project.update({ where: { id }, data: { state: 'WAITING' } })
  await indexProject(id, tx)
}
