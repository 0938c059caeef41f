import { db, inTurn } from '#app/database/client.server.ts'
import { releaseFile, removeFile } from '#app/domain/files/files.server.ts'
import { appealableUntil } from './appeal-time.ts'

/** Removes the evidence pictures of cases that are decided and can no longer be appealed. Returns the number. */
export async function sweepCasePictures(now: Date): Promise<number> {
  const kept = await db.casePicture.findMany({
    where: { case: { state: { in: ['DECIDED', 'CLOSED'] } } },
    select: { fileId: true, case: { select: { state: true, decision: true, decidedAt: true } } },
    orderBy: { fileId: 'asc' },
  })
  const due = kept.filter(({ case: of }) => (appealableUntil(of)?.getTime() ?? 0) <= now.getTime())
  for (const { fileId } of due) {
    await inTurn(async tx => {
      await tx.casePicture.deleteMany({ where: { fileId } })
      await releaseFile(fileId, tx)
    })
    await removeFile(fileId)
  }
  return due.length
}
