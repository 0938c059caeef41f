import { db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { blocksPublishing, findPublishObstacle } from '#app/domain/feed/question.ts'
import { checkContent } from '#app/domain/safety/content-check.server.ts'
import type { NewRequest } from './project.schema.ts'
import { askToJoin } from './team.server.ts'

/** Checks the text of a join request and sends it. Only one person reads it and no moderator, so threats (`'rude'`) and
 *  links are refused; a minor must confirm personal data (`HeldUp`). Otherwise as `askToJoin`. */
export async function sendRequest(
  viewer: Viewer,
  projectId: string,
  { words: text, idempotencyKey, anyway }: NewRequest,
): Promise<HeldUp | 'links' | 'rude' | Awaited<ReturnType<typeof askToJoin>>> {
  if (hasLinks(text)) return 'links'
  const look = await checkContent(viewer, { text, looks: [], hasLinks: false })
  if (look.wait) return 'rude'
  const obstacle = findPublishObstacle(look)
  if (obstacle && blocksPublishing(obstacle, anyway !== undefined)) return { heldUp: obstacle, look, text }
  return askToJoin(viewer, projectId, { words: text, idempotencyKey })
}

/** Saves what a member does in the team. Members may edit their own entry, the lead every entry. All viewers of the
 *  project read it, so rude words, links and personal data are refused. Null when the viewer may not edit such a
 *  member. */
export async function saveDuty(
  viewer: Viewer,
  { projectId, userId }: { projectId: string; userId: string },
  duty: string | null,
): Promise<'saved' | 'rude' | 'contacts' | 'muted' | null> {
  if (duty) {
    const { dateOfBirth } = await db.profile.findUniqueOrThrow({ where: { userId }, select: { dateOfBirth: true } })
    const look = await checkContent(viewer, { text: duty, looks: [], hasLinks: false, about: { dateOfBirth } })
    if (look.mutedUntil) return 'muted'
    if (look.rude.length > 0 || look.wait) return 'rude'
    if (look.personal.length > 0 || hasLinks(duty)) return 'contacts'
  }
  return inTurn(async tx => {
    const leads = { project: { ownerId: viewer.id } }
    const { count } = await tx.projectMember.updateMany({
      where: { projectId, userId, ...(userId === viewer.id ? {} : leads) },
      data: { duty },
    })
    if (count === 0) return null
    const entry = { actorId: viewer.id, subjectId: userId === viewer.id ? null : userId, details: { projectId } }
    await recordEvent({ action: 'project.duty-written', ...entry }, tx)
    return 'saved'
  })
}
