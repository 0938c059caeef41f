import type { Db } from '#app/database/client.server.ts'
import { openKeyOf } from './open-key.ts'

type Picture = { fileId: string; description: string | null; look: string | null }

/** Keeps removed pictures as evidence while a moderation case about the target is open, hidden from everyone but those
 *  who review it. False when no case is open; the pictures are then not kept. */
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
