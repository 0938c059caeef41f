import type { Db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { askForLook } from '#app/domain/feed/looked.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { isHeldUp, obstacleIn } from '#app/domain/feed/question.ts'
import { type Look, lookAt } from '#app/domain/safety/look.server.ts'
import { indexProject } from './document.server.ts'

/** Words, pictures (as perceptual hashes) and links of a project that are about to become visible. */
export type Told = { texts: readonly (string | null | undefined)[]; links?: boolean; looks?: readonly string[] }

/** Checks the content of a project. `heldUp` is the obstacle; null when there is none or the author has confirmed it
 *  (`anyway`). */
export async function lookAtTold(
  viewer: Viewer,
  { texts, links = false, looks = [] }: Told,
  { anyway, now }: { anyway: boolean; now: Date },
): Promise<{ look: Look; heldUp: HeldUp | null }> {
  const text = texts.filter(Boolean).join('\n')
  const look = await lookAt(viewer, { text, looks, hasLinks: links || hasLinks(text) }, now)
  const obstacle = obstacleIn(look)
  return { look, heldUp: obstacle && isHeldUp(obstacle, anyway) ? { heldUp: obstacle, look, text } : null }
}

/** Applies a content check to an open project, in the transaction that saves it: updates the search document, or opens
 *  a moderation case and hides the project until it is reviewed. */
export async function settleLook(
  tx: Db,
  { id, ownerId, text }: { id: string; ownerId: string; text: string },
  look: Look,
  now: Date,
) {
  await askForLook(tx, { kind: 'PROJECT', id, ownerId, text }, look, now)
  if (look.wait) await tx.project.update({ where: { id }, data: { state: 'WAITING' } })
  await indexProject(id, tx)
}
