import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { forgetUnread } from '#app/domain/notifications/forget.server.ts'
import { endFollowing } from '#app/domain/profiles/follows.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { unblocked } from '#app/domain/visibility/blocks.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Makes a viewer block a person, or not any more. Wanting what is already so changes nothing. A block ends the following
 *  of both, takes away what either has not read of what the other did, and the viewer's own mute; nothing of that comes back
 *  with the end of a block. Returns `'oneself'` for the viewer's own name, and null when there is no such person for them. */
export async function setBlock(viewer: Viewer, username: string, wanted: boolean): Promise<'done' | 'oneself' | null> {
  return inTurn(async tx => {
    const blocked = { blockedBy: { some: { blockerId: viewer.id } } }
    const other = wanted ? await findOpen(tx, viewer, username) : await findKept(tx, viewer, username, blocked)
    if (!other) return null
    if (other.id === viewer.id) return 'oneself'
    const pair = { blockerId: viewer.id, blockedId: other.id }
    if (!wanted) {
      await tx.block.deleteMany({ where: pair })
      return 'done'
    }
    await tx.block.upsert({ where: { blockerId_blockedId: pair }, create: pair, update: {} })
    await endFollowing(tx, viewer.id, other.id)
    await forgetUnread(tx, viewer.id, other.id)
    await forgetUnread(tx, other.id, viewer.id)
    await tx.mute.deleteMany({ where: { muterId: viewer.id, mutedId: other.id } })
    return 'done'
  })
}

/** Makes a viewer mute a person, who is not told, or not any more. The same answers as of a block. */
export async function setMute(viewer: Viewer, username: string, wanted: boolean): Promise<'done' | 'oneself' | null> {
  return inTurn(async tx => {
    const muted = { mutedBy: { some: { muterId: viewer.id } } }
    const other = wanted ? await findOpen(tx, viewer, username) : await findKept(tx, viewer, username, muted)
    if (!other) return null
    if (other.id === viewer.id) return 'oneself'
    const pair = { muterId: viewer.id, mutedId: other.id }
    if (wanted) await tx.mute.upsert({ where: { muterId_mutedId: pair }, create: pair, update: {} })
    else await tx.mute.deleteMany({ where: pair })
    return 'done'
  })
}

/** The person a viewer is about to block, and whether they answer for the viewer at school, where a block changes nothing.
 *  Null when there is no such person for them, and for the viewer's own name. */
export async function findToBlock(viewer: Viewer, username: string) {
  const other = await findOpen(db, viewer, username)
  if (!other || other.id === viewer.id) return null
  const { id, username: name, profile } = other
  const pupil = viewer.memberships.some(({ role, status }) => role === 'ORG_STUDENT' && status === 'ACTIVE')
  return { id, username: name, name: profile ? `${profile.firstName} ${profile.lastName}` : name, pupil }
}

/** Somebody a viewer can find at all, or has blocked before. */
async function findOpen(client: Db, viewer: Viewer, username: string) {
  return client.user.findFirst({
    where: {
      ...{ usernameFolded: fold(username), state: 'ACTIVE', deletionAt: null },
      blocks: unblocked(viewer).blocks,
    },
    select: { id: true, username: true, profile: { select: { firstName: true, lastName: true } } },
  })
}

/** Somebody on a list of the viewer's, whatever became of their account, or somebody they can find. */
async function findKept(tx: Db, viewer: Viewer, username: string, kept: Prisma.UserWhereInput) {
  const where = { usernameFolded: fold(username), ...kept }
  return (await tx.user.findFirst({ where, select: { id: true } })) ?? (await findOpen(tx, viewer, username))
}
