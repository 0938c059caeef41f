import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { reasonOf } from '#app/domain/jobs/retry.ts'
import { type Work } from '#app/domain/jobs/work.ts'
import { underWay } from './makings.server.ts'
import { LAST_STAGE, type MakingState } from './progress.ts'

/** One attempt at a making. Both functions throw, and nothing more is written, when the attempt was aborted or the
 *  making has been given up, deleted or taken over by a later attempt. */
export type Attempt = {
  /** Records the last completed of the four stages. */
  passed: (stage: 1 | 2 | 3) => Promise<void>
  /** Saves the result and completes the making, in one transaction. */
  finish: (write: (tx: Db) => Promise<void>) => Promise<void>
}

/** Runs a making with `compute`, unless it is done, failed or deleted. It may be attempted again at any time, even
 *  while an earlier attempt is running: the later attempt takes over, and only the last one can write.
 *  @throws whatever `compute` throws; the making then waits for the next attempt. */
export async function runMaking(
  makingId: string,
  { signal }: Work,
  compute: (attempt: Attempt) => Promise<void>,
): Promise<void> {
  const ours = await takeOver(makingId)
  if (!ours) return
  const write = async (
    client: Db,
    data: { state?: MakingState; stage?: number; openKey?: null; finishedAt?: Date },
  ) => {
    signal.throwIfAborted()
    const { count } = await client.making.updateMany({ where: ours, data: { ...data, heartbeatAt: new Date() } })
    if (count === 0) throw new TakenAway()
  }
  try {
    await compute({
      passed: stage => write(db, { stage }),
      finish: writeResult =>
        inTurn(async tx => {
          await write(tx, { state: 'DONE', stage: LAST_STAGE, openKey: null, finishedAt: new Date() })
          await writeResult(tx)
        }),
    })
  } catch (error) {
    if (error instanceof TakenAway) return
    await db.making.updateMany({ where: ours, data: { state: 'WAITING', error: reasonOf(error) } })
    throw error
  }
}

/** Starts an attempt. Returns the condition under which it may write; null when there is nothing to make. */
async function takeOver(makingId: string) {
  const [taken] = await db.making.updateManyAndReturn({
    where: { id: makingId, ...underWay },
    data: { state: 'RUNNING', attempt: { increment: 1 }, heartbeatAt: new Date() },
    select: { attempt: true },
  })
  return taken ? { id: makingId, state: 'RUNNING', attempt: taken.attempt } : null
}

/** Thrown when the making no longer belongs to this attempt. */
class TakenAway extends Error {}
