import { setTimeout as wait } from 'node:timers/promises'
import { db, inTurn } from '#app/database/client.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import type { JobPayloads } from '#app/domain/jobs/jobs.server.ts'
import { unlimited, type Work } from '#app/domain/jobs/work.ts'
import type { Counts } from './check-list.server.ts'
import { applyRows } from './apply-rows.server.ts'
import { dropEmptyGroups, undoRows } from './undo-rows.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Pause after each batch, so that requests are served. */
const PAUSE_MS = 10

/** Applies or undoes an import, depending on its state, in batches. The work of a batch and its progress are one
 *  transaction, so after a crash the next worker continues without repeating a row. */
export async function workOnList(importId: string, work: Work = unlimited): Promise<void> {
  const list = await db.import.findUnique({ where: { id: importId }, select: { state: true, undoUntil: true } })
  if (list?.state === 'UNDOING') return undo(importId, work)
  if (list?.state === 'WAITING' || list?.state === 'RUNNING') await take(importId, list.undoUntil, work)
}

async function take(importId: string, undoUntil: Date | null, work: Work) {
  await db.import.updateMany({
    where: { id: importId, state: 'WAITING' },
    data: { state: 'RUNNING', startedAt: new Date() },
  })
  await inBatches(work, after => inTurn(tx => applyRows(tx, importId, after)))
  const finishedAt = new Date()
  // A later run for decided duplicates does not extend the undo period.
  const until = undoUntil ?? new Date(finishedAt.getTime() + DAY_MS)
  await db.import.updateMany({
    where: { id: importId, state: 'RUNNING' },
    data: { state: 'DONE', finishedAt, undoUntil: until },
  })
  await optimize()
}

async function undo(importId: string, work: Work) {
  await inBatches(work, after => inTurn(tx => undoRows(tx, importId, after)))
  await inTurn(async tx => {
    const { counts } = await tx.import.findUniqueOrThrow({ where: { id: importId } })
    await dropEmptyGroups(tx, (counts as Counts).madeGroups)
    const data = { state: 'UNDONE', undoneAt: new Date() }
    await tx.import.updateMany({ where: { id: importId, state: 'UNDOING' }, data })
  })
}

/** Runs batches until one finds no more rows. */
async function inBatches({ signal }: Work, batch: (after: number) => Promise<number | null>) {
  for (let after: number | null = 0; after !== null;) {
    signal.throwIfAborted()
    after = await batch(after)
    await wait(PAUSE_MS)
  }
}

/** Marks an import as failed after the last attempt. Completed rows stay, and it can be started again. A failed undo
 *  returns to DONE. */
export async function giveUpList(importId: string) {
  await db.import.updateMany({
    where: { id: importId, state: { in: ['WAITING', 'RUNNING'] } },
    data: { state: 'FAILED' },
  })
  await db.import.updateMany({ where: { id: importId, state: 'UNDOING' }, data: { state: 'DONE' } })
}

/** Marks imports as failed whose job no longer exists, because the process died between giving up the job and the
 *  import. Until then the organisation cannot start another import. */
export async function giveUpForgottenLists() {
  const working = await db.import.findMany({
    where: { state: { in: ['WAITING', 'RUNNING', 'UNDOING'] } },
    select: { id: true },
  })
  if (working.length === 0) return
  const jobs = await db.job.findMany({
    where: { kind: 'import', state: { in: ['WAITING', 'RUNNING'] } },
    select: { payload: true },
  })
  const inHand = new Set(jobs.map(({ payload }) => (payload as JobPayloads['import']).importId))
  for (const { id } of working) if (!inHand.has(id)) await giveUpList(id)
}
