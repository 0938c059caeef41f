import { inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { MOST_PINNED } from './limits.ts'

/** Pins a project of the viewer's teams to their profile or unpins it. Idempotent. `'most'` when three are pinned, null
 *  when they are in no open project of that id. */
export async function setPinned(
  viewer: Viewer,
  projectId: string,
  wanted: boolean,
  now = new Date(),
): Promise<'done' | 'most' | null> {
  return inTurn(async tx => {
    const teams = { userId: viewer.id, project: { state: { in: ['SHOWN', 'WAITING', 'HIDDEN'] } } }
    const member = await tx.projectMember.findFirst({ where: { projectId, ...teams }, select: { pinnedAt: true } })
    if (!member) return null
    if ((member.pinnedAt !== null) === wanted) return 'done'
    if (wanted && (await tx.projectMember.count({ where: { pinnedAt: { not: null }, ...teams } })) >= MOST_PINNED)
      return 'most'
    await tx.projectMember.update({
      where: { projectId_userId: { projectId, userId: viewer.id } },
      data: { pinnedAt: wanted ? now : null },
    })
    return 'done'
  })
}
