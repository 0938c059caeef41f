import { mean, total } from '#app/domain/assessments/statistics.ts'

/** How well chances foretell what comes, on plain numbers. */

export type ReliabilityBin = { from: number; to: number; n: number; predicted: number; observed: number }

const BINS = 10

export type Outcome = { chance: number; admitted: number }

/** The mean squared distance of a chance from what came, 0 at best. Source: Brier (1950), Monthly Weather Review 78, 1–3. */
export function brierScore(outcomes: readonly Outcome[]): number {
  return mean(outcomes.map(({ chance, admitted }) => (chance - admitted) ** 2))
}

/** Ten equal bins of chance, those that hold something: the mean chance in each and the share that was admitted. */
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

/** The mean distance between what was foretold and what came over the ten bins, weighed by what they hold. Source: Naeini,
 *  Cooper & Hauskrecht (2015), Proceedings of AAAI, 2901–2907. */
export function calibrationError(outcomes: readonly Outcome[]): number {
  return calibrationOf(reliabilityOf(outcomes))
}

/** The same of bins. */
export function calibrationOf(bins: readonly ReliabilityBin[]): number {
  return (
    total(bins.map(({ n, predicted, observed }) => n * Math.abs(predicted - observed))) / total(bins.map(({ n }) => n))
  )
}

/** The bins of several judgements as one: what is too high in one year and too low in another evens out. */
export function pooled(judged: readonly { reliability: readonly ReliabilityBin[] }[]): ReliabilityBin[] {
  const bins = judged.flatMap(({ reliability }) => reliability)
  const froms = [...new Set(bins.map(({ from }) => from))].sort((one, other) => one - other)
  return froms.map(from => binTogether(bins.filter(bin => bin.from === from)))
}

/** Bins of one step as one, each weighed by what it holds. */
function binTogether(bins: readonly ReliabilityBin[]): ReliabilityBin {
  const n = total(bins.map(bin => bin.n))
  const weighed = (of: 'predicted' | 'observed') => total(bins.map(bin => bin.n * bin[of])) / n
  return { from: bins[0]!.from, to: bins[0]!.to, n, predicted: weighed('predicted'), observed: weighed('observed') }
}

/** Of the chances of some bins: the mean that was told, and the share that came true. */
export function toldAndCame(bins: readonly ReliabilityBin[]): { told: number; came: number } {
  const { predicted, observed } = binTogether(bins)
  return { told: predicted, came: observed }
}
