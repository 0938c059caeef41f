import { Lines, type EndTurn, type Source } from './lines.ts'
import { type Counter, expectFailure, takeBack } from './rate-limits.server.ts'
import type { PacedRule } from './rule.ts'

const lines = new Lines({ longest: 20, patienceMs: 30_000 })

/** Makes a try that failures slow. Within the limits it is made at once; beyond one it waits in the line of that counter
 *  and is then made all the same. `attempt` says whether it failed. Null when it was not made, because the line was
 *  full. What did not fail is not counted.
 *  Counters are given from the narrowest to the widest: a try that waits in a wide line holds up its narrow line only.
 *  Reading and writing them, and the attempt, are done `inQueue`; waiting in a line is not. */
export async function paced<T>(
  counters: Counter<PacedRule>[],
  source: Source,
  attempt: () => Promise<{ failed: boolean; outcome: T }>,
  inQueue: <R>(work: () => Promise<R>) => Promise<R>,
): Promise<T | null> {
  const pauses = await inQueue(() => expectFailure(counters))
  const turns: { end: EndTurn; pause: number }[] = []
  let made: { failed: boolean; outcome: T } | null = null
  try {
    for (const [at, [{ name }, whom]] of counters.entries()) {
      const pause = pauses[at]!
      if (pause === 0) continue
      const end = await lines.enter(`${name}\n${whom}`, source)
      if (!end) return null
      turns.push({ end, pause })
    }
    made = await inQueue(attempt)
    return made.outcome
  } finally {
    for (const { end, pause } of turns) end(made?.failed ? pause : 0)
    if (!made?.failed) await takeBack(counters, { right: made !== null })
  }
}
