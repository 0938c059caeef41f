import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Incoming, keepFile, releaseFile, removeFile, storeFile } from '#app/domain/files/files.server.ts'
import { keepForCase } from '#app/domain/evidence/keep-for-case.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { NewCertificate } from './certificate.schema.ts'

const MOST = 50

/** A certificate in a list. Its file has the sizes `main` and `preview`. */
export type Certificate = { id: string; name: string; link: string | null; fileId: string; pdf: boolean; addedAt: Date }

const withType = { file: { select: { type: true } } } as const
type Row = Prisma.CertificateGetPayload<{ include: typeof withType }>

function shown({ id, name, link, fileId, file, createdAt }: Row): Certificate {
  return { id, name, link, fileId, pdf: file.type === 'application/pdf', addedAt: createdAt }
}

/** Lists a person's certificates, newest first, at most 50; for others without those a moderator has hidden. The caller
 *  must check access first (`maySeeStudies`). */
export async function listCertificates(ownerId: string, { forOthers }: { forOthers: boolean }): Promise<Certificate[]> {
  const rows = await db.certificate.findMany({
    where: { userId: ownerId, ...(forOthers && { file: { state: 'KEPT' } }) },
    include: withType,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return rows.map(shown)
}

/** Returns a certificate of the viewer, or null. */
export async function findOwnCertificate(viewer: Viewer, id: string): Promise<Certificate | null> {
  const row = await db.certificate.findFirst({ where: { id, userId: viewer.id }, include: withType })
  return row && shown(row)
}

/** Checks a stored file and returns what to do in the transaction that adds its certificate. */
type Settle = (fileId: string) => Promise<(tx: Db) => unknown>

/** Adds a certificate of the viewer. A repeated idempotency key adds none and returns `'added'`. Refusals: `'tooMany'`
 *  with fifty certificates, or the error key of the file. */
export async function addCertificate(viewer: Viewer, given: NewCertificate, file: Incoming, settle?: Settle) {
  const userId = viewer.id
  // A repeated form is recognised before the limit is checked, because its first submission may have filled the last
  // place.
  const sent = { userId, id: given.idempotencyKey }
  if (await db.idempotencyKey.findUnique({ where: { userId_id: sent }, select: { id: true } })) return 'added'
  if ((await db.certificate.count({ where: { userId } })) >= MOST) return 'tooMany'
  const stored = await storeFile(userId, 'CERTIFICATE', file)
  if (stored.refused) return stored.refused

  const also = await settle?.(stored.id)
  const outcome = await inTurn(async tx => {
    if (!(await useKeyOnce(tx, userId, given.idempotencyKey))) return 'again'
    if ((await tx.certificate.count({ where: { userId } })) >= MOST) return 'tooMany'
    if (!(await keepFile(stored.id, tx))) return 'storageUnavailable'
    await tx.certificate.create({ data: { userId, name: given.name, link: given.link ?? null, fileId: stored.id } })
    await also?.(tx)
    await awardAchievements(tx, userId)
    return 'added'
  })
  if (outcome !== 'added') await removeFile(stored.id)
  return outcome === 'again' ? 'added' : outcome
}

/** Deletes a certificate of the viewer and its file; while a moderation case of the profile is open, the file is kept
 *  as evidence. False when the viewer has no such certificate. */
export async function deleteCertificate(viewer: Viewer, id: string): Promise<boolean> {
  const fileId = await inTurn(async tx => {
    const certificate = await tx.certificate.findFirst({
      where: { id, userId: viewer.id },
      select: { fileId: true, name: true },
    })
    if (!certificate) return null
    const { fileId, name: description } = certificate
    await tx.certificate.delete({ where: { id } })
    const left = [{ fileId, description, look: null }]
    if (!(await keepForCase(tx, { kind: 'PROFILE', id: viewer.id }, left))) await releaseFile(fileId, tx)
    return certificate.fileId
  })
  if (fileId !== null) await removeFile(fileId)
  return fileId !== null
}
