import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { StoreUnavailable } from '#app/outside/files/file-store.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { renderDocument, renderPicture, type Unfit } from '#app/outside/pictures/pictures.server.ts'
import type { VideoType } from '#app/outside/videos/compute-duration.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { hashOfFile } from './hash-of-file.server.ts'
import { type FileKind, QUOTA_BYTES, shapesOf, type Variant } from './kinds.ts'

// Bytes never exist without a row. Storing: the row (PENDING), the bytes, then KEPT in the transaction that uses the
// file. Removing: PENDING again, the bytes, then the row. Wherever a process dies, the row tells the sweep what is
// left.

/** An uploaded file and its original name. */
export type Incoming = { path: string; name: string }
type Refused = Unfit | 'quotaExceeded' | 'storageUnavailable'

const TIME_LIMIT_MS = 60 * 60 * 1000
const SWEEP_AT_ONCE = 500

/** Renders a picture or document in its sizes and stores them for their owner as PENDING. Returns the id and the bytes
 *  of the first size, or an error key: the fault of the file, `quotaExceeded`, or `storageUnavailable` when the store
 *  cannot be reached. */
export async function storeFile(ownerId: string, kind: FileKind, { path, name }: Incoming) {
  const shapes = [...shapesOf[kind]]
  const made = await (kind === 'CERTIFICATE' ? renderDocument(path, shapes) : renderPicture(path, shapes))
  if (typeof made === 'string') return { refused: made as Refused }

  const hash = createHash('sha256').update(made[0]!.bytes).digest('hex')
  const variants = made.map(one => ({ ...one, bytes: one.bytes.byteLength }))
  const id = await reserve({ ownerId, kind, name, hash, variants })
  if (!id) return { refused: 'quotaExceeded' as const }
  const kept = await bring(id, async () => {
    for (const one of made) await fileStore.put(`${id}/${one.name}`, one.bytes)
  })
  if (kept.refused) return { refused: kept.refused }
  return { refused: null, id: kept.id, main: made[0]!.bytes }
}

/** Stores a video for its owner unchanged, as PENDING; `type` is the type detected from its bytes. Returns the id or an
 *  error key like `storeFile`. */
export async function storeVideo(ownerId: string, type: VideoType, { path, name }: Incoming) {
  const { size: bytes } = await stat(path)
  const hash = await hashOfFile(path)
  const variants = [{ name: 'main', type, bytes }]
  const id = await reserve({ ownerId, kind: 'STORY', name, hash, variants })
  if (!id) return { refused: 'quotaExceeded' as const }
  return bring(id, () => fileStore.putFile(`${id}/main`, path))
}

/** Stores the bytes of a reserved file. Removes the row when the store is unavailable. */
async function bring(id: string, put: () => Promise<void>) {
  try {
    await put()
  } catch (error) {
    await removeFile(id)
    if (error instanceof StoreUnavailable) return { refused: report(error) }
    throw error
  }
  return { refused: null, id }
}

type Reserved = { ownerId: string; kind: FileKind; name: string; hash: string; variants: Variant[] }

/** Creates the row of a file before its bytes; null when its owner would exceed the quota. Pending files count, so that
 *  parallel uploads together stay within the quota. */
function reserve(file: Reserved) {
  const bytes = file.variants.reduce((sum, one) => sum + one.bytes, 0)
  return inTurn(async tx => {
    if ((await keptBytes(file.ownerId, tx)) + bytes > QUOTA_BYTES) return null
    const data = { ...file, type: file.variants[0]!.type, bytes }
    const { id } = await tx.storedFile.create({ data, select: { id: true } })
    return id
  })
}

/** Returns the bytes a person has stored, in all sizes of all files. */
export async function keptBytes(ownerId: string, client: Db = db): Promise<number> {
  const { _sum: sum } = await client.storedFile.aggregate({ where: { ownerId }, _sum: { bytes: true } })
  return sum.bytes ?? 0
}

/** Marks a file as KEPT, in the transaction that uses it. False when the sweep has removed it. */
export async function keepFile(id: string, tx: Db): Promise<boolean> {
  const { count } = await tx.storedFile.updateMany({ where: { id, state: 'PENDING' }, data: { state: 'KEPT' } })
  return count === 1
}

/** Releases a file, in the transaction that stops using it. It is no longer served. */
export async function releaseFile(id: string, tx: Db) {
  await tx.storedFile.updateMany({ where: { id }, data: { state: 'PENDING' } })
}

/** Removes a released file, first its bytes and then its row; a kept file stays. When the store is unavailable, returns
 *  false and leaves the row to the sweep. */
export async function removeFile(id: string): Promise<boolean> {
  const pending = { id, state: 'PENDING' }
  const file = await db.storedFile.findFirst({ where: pending, select: { variants: true } })
  if (!file) return true
  try {
    for (const { name } of file.variants as unknown as Variant[]) await fileStore.remove(`${id}/${name}`)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    report(error)
    return false
  }
  await db.storedFile.deleteMany({ where: pending })
  return true
}

/** Releases all files of a person and clears their owner and name, in the transaction that deletes the account. Returns
 *  the ids for `removeFile` afterwards; files it misses are left to the sweep. */
export async function releaseFilesOf(ownerId: string, tx: Db): Promise<string[]> {
  const files = await tx.storedFile.findMany({ where: { ownerId }, select: { id: true } })
  await tx.storedFile.updateMany({ where: { ownerId }, data: { ownerId: null, state: 'PENDING', name: '' } })
  return files.map(({ id }) => id)
}

/** SQL: files pending since before an instant, oldest first. */
export function pendingFiles(before: Date) {
  return Prisma.sql`
    SELECT "id" FROM "StoredFile" WHERE "state" = 'PENDING' AND "createdAt" < ${before}
    ORDER BY "createdAt" LIMIT ${SWEEP_AT_ONCE}`
}

/** Removes files that were never used or have been released, at least an hour after their upload. Returns the number. */
export async function sweepOrphans(now: Date): Promise<number> {
  const before = new Date(now.getTime() - TIME_LIMIT_MS)
  let removed = 0
  for (const { id } of await db.$queryRaw<{ id: string }[]>(pendingFiles(before))) {
    if (await removeFile(id)) removed += 1
  }
  return removed
}

/** Logs the cause for the operator and returns the error key shown to the user. */
function report(error: StoreUnavailable) {
  process.emitWarning(error.message, error.name)
  return 'storageUnavailable' as const
}
