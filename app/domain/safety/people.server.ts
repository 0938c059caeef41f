import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { forgetUnread } from '#app/domain/notifications/forget.server.ts'
import { endFollowing } from '#app/domain/profiles/follows.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { unblocked } from '#app/domain/visibility/blocks.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Blocks or unblocks a person. Idempotent. A block ends following in both directions, deletes unread notifications
 *  about each other and removes the viewer's mute; unblocking restores none of it. Returns `'oneself'` for the viewer's
 *  own name, null when the viewer can find no such person. */
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

/** Mutes or unmutes a person, who is not notified. Idempotent; returns as `setBlock`. */
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

/** Returns the person a viewer is about to block. `pupil` is true when the viewer is a pupil, whose school still sees
 *  them after a block. Null when the viewer can find no such person and for their own name. */
export async function findToBlock(viewer: Viewer, username: string) {
  const other = await findOpen(db, viewer, username)
  if (!other || other.id === viewer.id) return null
  const { id, username: name, profile } = other
  const pupil = viewer.memberships.some(({ role, status }) => role === 'ORG_STUDENT' && status === 'ACTIVE')
  return { id, username: name, name: profile ? `${profile.firstName} ${profile.lastName}` : name, pupil }
}

/** Finds a person by name, unless that person has blocked the viewer. People the viewer has blocked are found. */
async function findOpen(client: Db, viewer: Viewer, username: string) {
  return client.user.findFirst({
    where: {
      ...{ usernameFolded: fold(username), state: 'ACTIVE', deletionAt: null },
      blocks: unblocked(viewer).blocks,
    },
    select: { id: true, username: true, profile: { select: { firstName: true, lastName: true } } },
  })
}

/** Finds a person on a list of the viewer, even with a closed account, or one they can find by name. */
async function findKept(tx: Db, viewer: Viewer, username: string, kept: Prisma.UserWhereInput) {
  const where = { usernameFolded: fold(username), ...kept }
  return (await tx.user.findFirst({ where, select: { id: true } })) ?? (await findOpen(tx, viewer, username))
}
