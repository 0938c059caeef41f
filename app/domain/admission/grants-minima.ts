import type { MinimumMoves, OwnMinimum } from './grants-model.ts'

/** Yearly changes of universities' minima, and the chance that a score reaches the next one. */

/** Step in which universities raise their minima, in points. */
const MINIMUM_STEP = 5

/** Prior, weighted as 40 observed minima: universities mostly keep or raise their minima. The last share of `raised`
 *  stands for 20 points and more. */
const assumed: MinimumMoves = { dropped: 0.1, kept: 0.5, raised: [0.1, 0.14, 0.1, 0.06] }
const ASSUMED_WORTH = 40

/** Estimates the shares of yearly changes of minima. `changes` are in points, null for a minimum that was dropped. */
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

/** Returns the chance (0–1) that a score reaches the minimum a university will hold `years` after the last one, with
 *  independent yearly changes. `decides` says that the last minimum was above the threshold. One below it matters only
 *  if the threshold falls, and there is no evidence that it will be raised. */
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
