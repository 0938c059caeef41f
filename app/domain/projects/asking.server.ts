import { db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { hasLinks } from '#app/domain/feed/marks.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { isHeldUp, obstacleIn } from '#app/domain/feed/question.ts'
import { lookAt } from '#app/domain/safety/look.server.ts'
import type { NewRequest } from './project.schema.ts'
import { askToJoin } from './team.server.ts'

/** Asks to join where nothing in the words stands in the way: one reader alone sees them, so a threat or a link is never sent, and
 *  what a minor would tell of themselves is asked about first. As `askToJoin` otherwise. */
export async function sendRequest(
  viewer: Viewer,
  projectId: string,
  { words: text, idempotencyKey, anyway }: NewRequest,
): Promise<HeldUp | 'links' | 'rude' | Awaited<ReturnType<typeof askToJoin>>> {
  if (hasLinks(text)) return 'links'
  const look = await lookAt(viewer, { text, looks: [], hasLinks: false })
  if (look.wait) return 'rude'
  const obstacle = obstacleIn(look)
  if (obstacle && isHeldUp(obstacle, anyway !== undefined)) return { heldUp: obstacle, look, text }
  return askToJoin(viewer, projectId, { words: text, idempotencyKey })
}

/** Says what somebody does in a team: each of themselves, and the one who leads it of everybody. Everybody who sees the project
 *  reads it, so rude words, links and what one could be found by are refused. Null when there is no such member for the viewer. */
export async function saveDuty(
  viewer: Viewer,
  { projectId, userId }: { projectId: string; userId: string },
  duty: string | null,
): Promise<'saved' | 'rude' | 'contacts' | 'muted' | null> {
  if (duty) {
    const { dateOfBirth } = await db.profile.findUniqueOrThrow({ where: { userId }, select: { dateOfBirth: true } })
    const look = await lookAt(viewer, { text: duty, looks: [], hasLinks: false, about: { dateOfBirth } })
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
