import { setTimeout as wait } from 'node:timers/promises'
import { Lines, type EndTurn, type Source } from './lines.ts'
import { type Counter, endTurn, expectFailure, takeBack, takeTurn } from './rate-limits.server.ts'
import type { PacedRule } from './rule.ts'

const PATIENCE_MS = 30_000
const lines = new Lines({ longest: 20, patienceMs: PATIENCE_MS })

/** Makes a try that failures slow. Within the limits it is made at once; beyond one it waits in the line of that counter
 *  and is then made all the same. `attempt` says whether it failed. Null when it was not made, because the line was
 *  full. What did not fail is not counted. Of all processes one at a time has the turn of a counter.
 *  Counters are given from the narrowest to the widest: a try that waits in a wide line holds up its narrow line only.
 *  They are counted `inQueue`; neither waiting in a line nor the attempt holds a place there. */
export async function paced<T>(
  counters: Counter<PacedRule>[],
  source: Source,
  attempt: () => Promise<{ failed: boolean; outcome: T }>,
  inQueue: <R>(work: () => Promise<R>) => Promise<R>,
): Promise<T | null> {
  const pauses = await inQueue(() => expectFailure(counters))
  const turns: { counter: Counter<PacedRule>; pause: number; end: EndTurn; ours: boolean }[] = []
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
      // Not given back, it ends by itself.
      if (ours && !made?.failed) await endTurn(counter).catch(() => undefined)
      end(made?.failed ? pause : 0)
    }
    if (!made?.failed) await takeBack(counters, { right: made !== null })
  }
}

/** Waits for the turn of a counter among the processes; false when it does not come in time. */
async function isOurTurn(counter: Counter<PacedRule>, pause: number): Promise<boolean> {
  const latest = performance.now() + PATIENCE_MS
  for (let waits = await takeTurn(counter, pause); waits > 0; waits = await takeTurn(counter, pause)) {
    if (performance.now() + waits > latest) return false
    await wait(waits)
  }
  return true
}
