import { setTimeout as wait } from 'node:timers/promises'
import { db, inTurn } from '#app/database/client.server.ts'
import { optimize } from '#app/database/statistics.server.ts'
import type { JobPayloads } from '#app/domain/jobs/jobs.server.ts'
import { unlimited, type Work } from '#app/domain/jobs/work.ts'
import type { Counts } from './check-list.server.ts'
import { takeRows } from './take-rows.server.ts'
import { dropEmptyGroups, undoRows } from './undo-rows.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** After each batch pages have their turn for so long. */
const PAUSE_MS = 10

/** Takes a list or undoes it, as its state says, in batches: what a batch did and that it did it is one transaction, so
 *  that after a sudden end the next worker goes on behind it and no row is worked on twice. */
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
  await inBatches(work, after => inTurn(tx => takeRows(tx, importId, after)))
  const finishedAt = new Date()
  // Doubles that are decided later do not give the rows taken first another day.
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

/** Works from row to row until a batch finds none. */
async function inBatches({ signal }: Work, batch: (after: number) => Promise<number | null>) {
  for (let after: number | null = 0; after !== null;) {
    signal.throwIfAborted()
    after = await batch(after)
    await wait(PAUSE_MS)
  }
}

/** The work could not be done, however often it was tried: what was done stays, and the list may be taken up again. */
export async function giveUpList(importId: string) {
  await db.import.updateMany({
    where: { id: importId, state: { in: ['WAITING', 'RUNNING'] } },
    data: { state: 'FAILED' },
  })
  await db.import.updateMany({ where: { id: importId, state: 'UNDOING' }, data: { state: 'DONE' } })
}

/** Gives up lists that no job works on any more, because a process died between giving up the one and the other: until
 *  then the organisation could take no list. */
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
