import type { MinimumMoves, OwnMinimum } from './grants-model.ts'

/** How minima of universities go on: what was seen, and the chance that a score is not below next year's. */

/** Universities raise their minima by round numbers. */
const MINIMUM_STEP = 5

/** Assumed before any two years were known, and worth so many minima seen: universities keep what they ask for or raise it.
 *  The last share of `raised` is for twenty points and more. */
const assumed: MinimumMoves = { dropped: 0.1, kept: 0.5, raised: [0.1, 0.14, 0.1, 0.06] }
const ASSUMED_WORTH = 40

/** The shares of what minima did from one year to the next, `changes` in points and null for one that was given up. */
export function minimumMoves(changes: readonly (number | null)[]): MinimumMoves {
  const share = (prior: number, counted: (change: number | null) => boolean) =>
    (prior * ASSUMED_WORTH + changes.filter(counted).length) / (ASSUMED_WORTH + changes.length)
  const last = assumed.raised.length - 1
  const stepsOf = (change: number) => Math.min(last, Math.ceil(change / MINIMUM_STEP) - 1)
  return {
    dropped: share(assumed.dropped, change => change === null || change < 0),
    kept: share(assumed.kept, change => change === 0),
    raised: assumed.raised.map((prior, step) =>
      share(prior, change => change !== null && change > 0 && stepsOf(change) === step),
    ),
  }
}

/** The chance that a score is not below the minimum a university will hold `years` after it was seen, moves of one year
 *  following each other. `decides` says that the minimum was above the threshold: one that lay below it holds should the
 *  threshold fall, and nothing tells that it will be raised. */
export function minimumReached(
  moves: MinimumMoves,
  { minimum }: Pick<OwnMinimum, 'minimum'>,
  { score, years, decides }: { score: number; years: number; decides: boolean },
): number {
  let steps = [1]
  let dropped = 0
  for (let year = 0; year < years; year += 1) {
    dropped += (1 - dropped) * moves.dropped
    steps = raisedOnce(steps, decides ? moves : { ...moves, kept: 1 - moves.dropped, raised: [] })
  }
  const kept = steps.filter((_, step) => score >= minimum + step * MINIMUM_STEP)
  return Math.min(1, dropped + kept.reduce((sum, share) => sum + share, 0))
}

function raisedOnce(steps: readonly number[], { kept, raised }: MinimumMoves): number[] {
  const next = Array.from({ length: steps.length + raised.length }, () => 0)
  steps.forEach((share, at) => {
    next[at] = next[at]! + share * kept
    raised.forEach((part, by) => (next[at + by + 1] = next[at + by + 1]! + share * part))
  })
  return next
}
