import { setTimeout as wait } from 'node:timers/promises'
import { AttemptQueues, type EndTurn, type Source } from './attempt-queues.ts'
import { type Counter, endTurn, expectFailure, revertFailures, takeTurn } from './rate-limits.server.ts'
import type { ThrottledRule } from './rule.ts'

const PATIENCE_MS = 30_000
const lines = new AttemptQueues({ longest: 20, patienceMs: PATIENCE_MS })

/** Runs an attempt that earlier failures slow down. Below the limits it runs at once; above, it waits its turn and then
 *  runs all the same. One attempt per counter runs at a time, across all processes. Only failures are counted. Null
 *  when the attempt did not run, because a queue was full or the wait too long.
 *
 *  Counters go from the narrowest to the widest, so that waiting for a wide one blocks only the narrow one. `inQueue`
 *  wraps the counting; it holds no place while the attempt waits or runs. */
export async function throttled<T>(
  counters: Counter<ThrottledRule>[],
  source: Source,
  attempt: () => Promise<{ failed: boolean; outcome: T }>,
  inQueue: <R>(work: () => Promise<R>) => Promise<R>,
): Promise<T | null> {
  const pauses = await inQueue(() => expectFailure(counters))
  const turns: { counter: Counter<ThrottledRule>; pause: number; end: EndTurn; ours: boolean }[] = []
  let made: { failed: boolean; outcome: T } | null = null
  try {
    for (const [at, counter] of counters.entries()) {
      const [{ name }, whom] = counter
      const pause = pauses[at]!
      if (pause === 0) continue
      const end = await lines.enter(`${name}\n${whom}`, source)
      if (!end) return null
      const turn = { counter, pause, end, ours: false }
      turns.push(turn)
      turn.ours = await isOurTurn(counter, pause)
      if (!turn.ours) return null
    }
    made = await attempt()
    return made.outcome
  } finally {
    for (const { counter, pause, end, ours } of turns) {
      // A turn that could not be ended expires by itself.
      if (ours && !made?.failed) await endTurn(counter).catch(() => undefined)
      end(made?.failed ? pause : 0)
    }
    if (!made?.failed) await revertFailures(counters, { right: made !== null })
  }
}

/** Waits until this process gets the turn of a counter; false when that takes too long. */
async function isOurTurn(counter: Counter<ThrottledRule>, pause: number): Promise<boolean> {
  const latest = performance.now() + PATIENCE_MS
  for (let waits = await takeTurn(counter, pause); waits > 0; waits = await takeTurn(counter, pause)) {
    if (performance.now() + waits > latest) return false
    await wait(waits)
  }
  return true
}
