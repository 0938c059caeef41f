import type { Db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { askForLook } from '#app/domain/feed/looked.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { isHeldUp, obstacleIn } from '#app/domain/feed/question.ts'
import { type Look, lookAt } from '#app/domain/safety/look.server.ts'
import { indexProject } from './document.server.ts'

/** Words, pictures and links of a project that others are about to see. */
export type Told = { texts: readonly (string | null | undefined)[]; links?: boolean; looks?: readonly string[] }

/** Looks at what is told. `heldUp` is what stands in its way, for its author; null where nothing does, or they have been asked
 *  and want it `anyway`. */
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

/** Brings an open project to where a look leaves it, in the transaction that writes it: found with its new words, or kept from
 *  others with a case until somebody has looked. */
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
