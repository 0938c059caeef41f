import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Incoming, keepFile, releaseFile, removeFile, storeFile } from '#app/domain/files/files.server.ts'
import { ownerOf } from '#app/domain/files/kinds.ts'
import { keepForCase } from '#app/domain/evidence/keep-for-case.server.ts'
import { hideProfile } from './hide-profile.server.ts'

export type ProfilePicture = 'AVATAR' | 'COVER'

/** Returns the file id of the viewer's avatar or cover, or null. */
export async function findPicture(viewer: Viewer, picture: ProfilePicture): Promise<string | null> {
  const profile = await db.profile.findUnique({
    where: { userId: viewer.id },
    select: { avatarId: true, coverId: true },
  })
  return profile?.[ownerOf[picture].column] ?? null
}

/** Checks a new picture and returns what to do in the transaction that saves it. */
type Settle = (main: Buffer) => Promise<(tx: Db) => unknown>

/** Replaces the viewer's avatar or cover. The old file is removed, or kept as evidence while a moderation case of the
 *  profile is open. Returns `'saved'` or the error key of the file. Repeating it leaves one picture. */
export async function changePicture(viewer: Viewer, picture: ProfilePicture, file: Incoming, settle?: Settle) {
  const stored = await storeFile(viewer.id, picture, file)
  if (stored.refused) return stored.refused
  const also = await settle?.(stored.main)
  return (await setPicture(viewer, picture, stored.id, also)) ? 'saved' : 'storageUnavailable'
}

/** Removes the viewer's avatar or cover. Has no effect without one. */
export async function removePicture(viewer: Viewer, picture: ProfilePicture) {
  await setPicture(viewer, picture, null)
}

async function setPicture(
  { id: userId }: Viewer,
  picture: ProfilePicture,
  fileId: string | null,
  also?: (tx: Db) => unknown,
) {
  const { column } = ownerOf[picture]
  const change = await inTurn(async tx => {
    if (fileId !== null && !(await keepFile(fileId, tx))) return null
    const profile = await tx.profile.findUniqueOrThrow({
      where: { userId },
      select: { [column]: true, hiddenAt: true },
    })
    await tx.profile.update({ where: { userId }, data: { [column]: fileId } })
    const { [column]: former = null, hiddenAt } = profile as unknown as Record<string, string | null> & {
      hiddenAt: Date | null
    }
    // A picture added to a hidden profile is hidden too.
    if (hiddenAt) await hideProfile(tx, userId, hiddenAt)
    await also?.(tx)
    const left = { fileId: former ?? '', description: null, look: null }
    const isKept = former !== null && (await keepForCase(tx, { kind: 'PROFILE', id: userId }, [left]))
    if (former && !isKept) await releaseFile(former, tx)
    return { former }
  })
  if (change?.former) await removeFile(change.former)
  return change !== null
}
