import type { Db } from '#app/database/client.server.ts'
import { openKeyOf } from './open-key.ts'

type Picture = { fileId: string; description: string | null; look: string | null }

/** Keeps pictures that leave a thing for those who look at it, and from everybody else, while there is an open case of it.
 *  False where there is none: then nobody keeps them. */
export async function keepForCase(tx: Db, thing: { kind: string; id: string }, pictures: readonly Picture[]) {
  const open = await tx.moderationCase.findUnique({ where: { openKey: openKeyOf(thing) }, select: { id: true } })
  if (!open) return false
  for (const { fileId, description, look } of pictures)
    await tx.casePicture.create({ data: { caseId: open.id, fileId, description, look } })
  await tx.storedFile.updateMany({
    where: { id: { in: pictures.map(({ fileId }) => fileId) } },
    data: { state: 'HIDDEN' },
  })
  return true
}
