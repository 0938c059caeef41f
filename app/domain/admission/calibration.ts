import { mean, total } from '#app/domain/assessments/statistics.ts'

/** Accuracy of predicted chances, computed on plain numbers. */

export type ReliabilityBin = { from: number; to: number; n: number; predicted: number; observed: number }

const BINS = 10

export type Outcome = { chance: number; admitted: number }

/** Returns the Brier score: the mean squared difference between chance and outcome, 0–1, 0 at best. Source: Brier
 *  (1950), Monthly Weather Review 78, 1–3. */
export function brierScore(outcomes: readonly Outcome[]): number {
  return mean(outcomes.map(({ chance, admitted }) => (chance - admitted) ** 2))
}

/** Sorts outcomes into ten equal bins of chance and returns, for each non-empty bin, the mean chance and the share
 *  admitted. */
export function reliabilityOf(outcomes: readonly Outcome[]): ReliabilityBin[] {
  const bins = Array.from({ length: BINS }, (): Outcome[] => [])
  for (const outcome of outcomes) bins[Math.min(BINS - 1, Math.floor(outcome.chance * BINS))]!.push(outcome)
  return bins.flatMap((inBin, bin) =>
    inBin.length === 0
      ? []
      : [
          {
            from: bin / BINS,
            to: (bin + 1) / BINS,
            n: inBin.length,
            predicted: mean(inBin.map(({ chance }) => chance)),
            observed: mean(inBin.map(({ admitted }) => admitted)),
          },
        ],
  )
}

/** Returns the expected calibration error over ten bins: the mean absolute difference between predicted and observed,
 *  weighted by bin size. Source: Naeini, Cooper & Hauskrecht (2015), Proceedings of AAAI, 2901–2907. */
export function calibrationError(outcomes: readonly Outcome[]): number {
  return calibrationOf(reliabilityOf(outcomes))
}

/** Returns the expected calibration error of given bins. */
export function calibrationOf(bins: readonly ReliabilityBin[]): number {
  return (
    total(bins.map(({ n, predicted, observed }) => n * Math.abs(predicted - observed))) / total(bins.map(({ n }) => n))
  )
}

/** Pools the bins of several judgements, so that errors in opposite directions in different years cancel out. */
export function pooled(judged: readonly { reliability: readonly ReliabilityBin[] }[]): ReliabilityBin[] {
  const bins = judged.flatMap(({ reliability }) => reliability)
  const froms = [...new Set(bins.map(({ from }) => from))].sort((one, other) => one - other)
  return froms.map(from => binTogether(bins.filter(bin => bin.from === from)))
}

/** Merges bins of the same range, weighted by their size. */
function binTogether(bins: readonly ReliabilityBin[]): ReliabilityBin {
  const n = total(bins.map(bin => bin.n))
  const weighed = (of: 'predicted' | 'observed') => total(bins.map(bin => bin.n * bin[of])) / n
  return { from: bins[0]!.from, to: bins[0]!.to, n, predicted: weighed('predicted'), observed: weighed('observed') }
}

/** Returns the mean predicted chance over some bins and the share that was admitted. */
export function predictedAndObserved(bins: readonly ReliabilityBin[]): { told: number; came: number } {
  const { predicted, observed } = binTogether(bins)
  return { told: predicted, came: observed }
}
