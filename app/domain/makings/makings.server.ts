import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { number, readRow, text } from '#app/database/rows.server.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type MakingKind, type MakingState, type Progress, progressOf } from './progress.ts'

const HOUR_MS = 60 * 60 * 1000

/** Condition for makings that are neither done nor failed. */
export const underWay = { state: { in: ['WAITING', 'RUNNING'] satisfies MakingState[] } }

const jobs = { ANALYSIS: 'analysis', ADMISSION: 'admission', PLAN: 'plan' } as const

/** Requests that something be made for a person, inside the transaction that stores the request. Returns the id of the
 *  making. `detail` allows several at the same time, such as one plan per goal.
 *  @throws a unique violation (P2002) while the same one is under way. */
export async function askForMaking(tx: Db, kind: MakingKind, userId: string, detail?: string): Promise<string> {
  const openKey = [kind, userId, ...(detail === undefined ? [] : [detail])].join(' ')
  const { id: makingId } = await tx.making.create({ data: { kind, userId, openKey }, select: { id: true } })
  await enqueue({ kind: jobs[kind], payload: { makingId }, key: `${jobs[kind]}:${makingId}` }, tx)
  return makingId
}

const makingRow = { state: text, stage: number }

/** Progress of a person's latest making of this kind; null when there is none. One query. */
export async function findLatestProgress(userId: string, kind: MakingKind): Promise<Progress | null> {
  const latest = Prisma.sql`
    SELECT "state", "stage" FROM "Making" WHERE "userId" = ${userId} AND "kind" = ${kind}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`
  const making = await readRow(makingRow, latest)
  return making && progressOf(making)
}

/** Progress of one making. */
export async function findProgressOf(makingId: string | null): Promise<Progress> {
  if (makingId === null) return progressOf(null)
  return progressOf(
    await readRow(makingRow, Prisma.sql`SELECT "state", "stage" FROM "Making" WHERE "id" = ${makingId}`),
  )
}

/** Marks a making as failed, so that the person may request it again. `release` undoes, in the same transaction, other
 *  changes made for it. Idempotent. */
export async function giveUpMaking(makingId: string, release?: (tx: Db) => Promise<void>): Promise<void> {
  await inTurn(async tx => {
    const { count } = await tx.making.updateMany({
      where: { id: makingId, ...underWay },
      data: { state: 'FAILED', openKey: null, finishedAt: new Date() },
    })
    if (count > 0) await release?.(tx)
  })
}

/** Makings without a heartbeat for an hour, because no worker is running or the job was lost. */
export async function listAbandoned(now: Date): Promise<{ id: string; kind: MakingKind }[]> {
  const abandoned = await db.making.findMany({
    where: { ...underWay, heartbeatAt: { lt: new Date(now.getTime() - HOUR_MS) } },
    select: { id: true, kind: true },
  })
  return abandoned.map(({ id, kind }) => ({ id, kind: kind as MakingKind }))
}

/** Updates the heartbeat of a running making. */
export async function keepAlive(makingId: string): Promise<void> {
  await db.making.updateMany({ where: { id: makingId, state: 'RUNNING' }, data: { heartbeatAt: new Date() } })
}
