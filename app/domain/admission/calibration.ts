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
  const binOf = ({ chance }: Outcome) => Math.min(BINS - 1, Math.floor(chance * BINS))
  return Array.from({ length: BINS }, (_, bin) => outcomes.filter(outcome => binOf(outcome) === bin)).flatMap(
    (inBin, bin) =>
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
  const bins = reliabilityOf(outcomes)
  return total(bins.map(({ n, predicted, observed }) => n * Math.abs(predicted - observed))) / outcomes.length
}

/** The calibration error of several judgements together: what is too high in one year and too low in another evens out.
 *  @public */
export function pooledCalibration(judged: readonly { reliability: readonly ReliabilityBin[] }[]): number {
  const bins = judged.flatMap(({ reliability }) => reliability)
  const froms = [...new Set(bins.map(({ from }) => from))]
  const off = froms.map(from => {
    const same = bins.filter(bin => bin.from === from)
    return Math.abs(total(same.map(({ n, predicted, observed }) => n * (predicted - observed))))
  })
  return total(off) / total(bins.map(({ n }) => n))
}
