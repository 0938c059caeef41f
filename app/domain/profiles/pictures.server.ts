import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Incoming, keepFile, releaseFile, removeFile, storeFile } from '#app/domain/files/files.server.ts'
import { ownerOf } from '#app/domain/files/kinds.ts'
import { keepForCase } from '#app/domain/evidence/keep-for-case.server.ts'
import { hideProfile } from './hide-profile.server.ts'

/** The two pictures of a profile. */
export type ProfilePicture = 'AVATAR' | 'COVER'

/** The file id of the viewer's avatar or cover, or null. */
export async function findPicture(viewer: Viewer, picture: ProfilePicture): Promise<string | null> {
  const profile = await db.profile.findUnique({
    where: { userId: viewer.id },
    select: { avatarId: true, coverId: true },
  })
  return profile?.[ownerOf[picture].column] ?? null
}

/** What follows from how a picture looks, in the transaction that shows it. */
type Settle = (main: Buffer) => Promise<(tx: Db) => unknown>

/** Gives the viewer a new avatar or cover; the old one goes, or stays for those who look at a case of the profile. Returns `'saved'` or the error key of the file. The same
 *  picture sent twice is there once. */
export async function changePicture(viewer: Viewer, picture: ProfilePicture, file: Incoming, settle?: Settle) {
  const stored = await storeFile(viewer.id, picture, file)
  if (stored.refused) return stored.refused
  const also = await settle?.(stored.main)
  return (await setPicture(viewer, picture, stored.id, also)) ? 'saved' : 'storageUnavailable'
}

/** Takes the viewer's avatar or cover away; without one nothing happens. */
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
    // What is put in place of a hidden picture is hidden too.
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
