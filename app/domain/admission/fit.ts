import { mean } from '#app/domain/assessments/statistics.ts'
import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'
import { type ChanceFigures, grantChance, outlookOf, type PoolFigures } from './chance.ts'
import { type Pool, pools } from '#app/domain/institutions/vocabulary.ts'

/** How the movement of cut-offs is learnt from the cycles that are there, and how well that would have foretold cycles it
 *  has not seen. */

export type KnownCutoff = { groupCode: string; universityCode: string; pool: Pool; cycle: number; score: number }

/** Two cut-offs of a programme that follow each other; `known` are the cycles known by the first of them. */
export type Shift = {
  groupCode: string
  universityCode: string
  pool: Pool
  known: number[]
  from: { cycle: number; score: number }
  to: { cycle: number; score: number }
}

export type FittedPool = PoolFigures & {
  /** So many shifts of so many programme groups. */
  n: number
  groups: number
  /** There are too few: drift and spreads are the other pool's. */
  borrowed: boolean
}

export type ReliabilityBin = { from: number; to: number; n: number; predicted: number; observed: number }

type Judgement = {
  /** FOLDS: each fifth of the programme groups foretold from the others. LAST: the last cycle foretold from those
   *  before it. */
  how: 'FOLDS' | 'LAST'
  programmes: number
  /** So many pairs of a whole score and a programme's outcome. */
  n: number
  brier: number
  calibration: number
  /** The same of the simple rule: certain from the last cut-off on, impossible below it. */
  simple: { brier: number; calibration: number }
  reliability: ReliabilityBin[]
}

export type Fit = ChanceFigures & {
  /** The way it was made: another one makes it anew. */
  method: number
  pools: Record<Pool, FittedPool>
  cycles: number[]
  /** So many cut-offs it was made from. */
  cutoffs: number
  heldOut: Judgement | null
}

/** Raised with every change of how figures are fitted or judged. */
export const FIT_METHOD = 2

const SHIFTS_AT_LEAST = 30
const FOLDS = 5
const BINS = 10
const OUTERMOST = 0.05
/** Scores further from the last cut-off are easy for any rule, so they do not tell rules apart. */
const WINDOW = 25
/** A cut-off is a whole number: nothing is known more closely than to a point. */
const SPREAD_AT_LEAST = 1

/** The figures of all cycles together with their judgement; null while no pool has thirty shifts. */
export function fitCutoffs(cutoffs: readonly KnownCutoff[]): Fit | null {
  const shifts = shiftsOf(cutoffs)
  const figures = fitShifts(shifts)
  if (!figures) return null
  const cycles = [...new Set(cutoffs.map(({ cycle }) => cycle))].sort((one, other) => one - other)
  return { method: FIT_METHOD, ...figures, cycles, cutoffs: cutoffs.length, heldOut: judge(shifts) }
}

/** Each programme's cut-offs in the order of years, two by two. */
export function shiftsOf(cutoffs: readonly KnownCutoff[]): Shift[] {
  const ofProgrammes = alike(cutoffs, row => [row.groupCode, row.universityCode, row.pool].join(' '))
  return ofProgrammes.flatMap(rows => {
    const inOrder = rows.toSorted((one, other) => one.cycle - other.cycle)
    return inOrder.slice(1).map(({ groupCode, universityCode, pool, cycle, score }, at) => ({
      groupCode,
      universityCode,
      pool,
      known: inOrder.slice(0, at + 1).map(earlier => earlier.cycle),
      from: { cycle: inOrder[at]!.cycle, score: inOrder[at]!.score },
      to: { cycle, score },
    }))
  })
}

/** Drift and spreads of both pools; null when neither has thirty shifts. A pool with fewer borrows the other's. */
export function fitShifts(shifts: readonly Shift[]): (ChanceFigures & { pools: Record<Pool, FittedPool> }) | null {
  const step = commonest(shifts.map(yearsOf))
  const own = new Map(pools.map(pool => [pool, shifts.filter(shift => shift.pool === pool)]))
  const enough = pools.filter(pool => own.get(pool)!.length >= SHIFTS_AT_LEAST)
  if (step === null || enough.length === 0) return null
  const fitted = pools.map(pool => {
    const lender = enough.includes(pool) ? pool : enough[0]!
    const of = own.get(pool)!
    const counted = { n: of.length, groups: new Set(of.map(({ groupCode }) => groupCode)).size }
    return [pool, { ...spreadOf(own.get(lender)!, step), ...counted, borrowed: lender !== pool }] as const
  })
  return { step, pools: Object.fromEntries(fitted) as Record<Pool, FittedPool> }
}

/** Cut-offs are taken to wander: over `s` steps the mean change is `s` times the drift, the variance `s` times as large. So
 *  the drift is all change over all steps, and what is left of each shift is brought to one step. The spread is then parted
 *  by one-way analysis of variance into that of the programmes of a group in one year (within, the mean square within
 *  groups) and that of the groups (common, (MSB − MSW)/n₀, not below 0).
 *  Source: Searle, Casella & McCulloch (1992), Variance Components, ch. 3. */
function spreadOf(shifts: readonly Shift[], step: number): PoolFigures {
  const moved = shifts.map(shift => ({
    change: shift.to.score - shift.from.score,
    steps: yearsOf(shift) / step,
    key: `${shift.groupCode} ${shift.from.cycle} ${shift.to.cycle}`,
  }))
  const drift = total(moved.map(({ change }) => change)) / total(moved.map(({ steps }) => steps))
  const left = drawIn(
    moved.map(({ change, steps, key }) => ({ key, rest: (change - drift * steps) / Math.sqrt(steps) })),
  )
  const groups = alike(left, ({ key }) => key).map(group => group.map(({ rest }) => rest))
  const all = mean(left.map(({ rest }) => rest))
  const n = left.length
  const squaresWithin = total(groups.flatMap(group => group.map(rest => (rest - mean(group)) ** 2)))
  const squaresBetween = total(groups.map(group => group.length * (mean(group) - all) ** 2))
  // With one group, or none with two members, nothing can be told apart: it is all within.
  if (groups.length < 2 || groups.length === n) {
    const spread = Math.sqrt((squaresWithin + squaresBetween) / (n - 1))
    return { drift, within: Math.max(SPREAD_AT_LEAST, spread), common: 0 }
  }
  const meanWithin = squaresWithin / (n - groups.length)
  const meanBetween = squaresBetween / (groups.length - 1)
  const size = (n - total(groups.map(group => group.length ** 2)) / n) / (groups.length - 1)
  return {
    drift,
    within: Math.max(SPREAD_AT_LEAST, Math.sqrt(meanWithin)),
    common: Math.sqrt(Math.max(0, (meanBetween - meanWithin) / size)),
  }
}

/** The outermost twentieth at each end is drawn in to the next one: a few cut-offs leap by thirty points, and a normal
 *  curve as wide as they ask for is too wide for all the others (decision 025).
 *  Source: Tukey (1962), The Future of Data Analysis, Annals of Mathematical Statistics 33: Winsorised variance. */
function drawIn<Left extends { rest: number }>(left: readonly Left[]): Left[] {
  const sorted = left.map(({ rest }) => rest).sort((one, other) => one - other)
  const outermost = Math.floor(sorted.length * OUTERMOST)
  const [least, most] = [sorted[outermost]!, sorted[sorted.length - 1 - outermost]!]
  return left.map(one => ({ ...one, rest: Math.min(most, Math.max(least, one.rest)) }))
}

/** How figures made without them foretell shifts: the last cycle from those before it, or, while either has too few shifts,
 *  each fifth of the programme groups from the others. Null when too little is left to learn from. */
function judge(shifts: readonly Shift[]): Judgement | null {
  const last = Math.max(...shifts.map(({ to }) => to.cycle))
  const [before, after] = parted(shifts, ({ to }) => to.cycle < last)
  const learnt = after.length >= SHIFTS_AT_LEAST ? fitShifts(before) : null
  if (learnt) return judgementOf('LAST', foretell(after, learnt))
  const groups = [...new Set(shifts.map(({ groupCode }) => groupCode))].sort()
  const foretold = Array.from({ length: FOLDS }, (_, fold) => {
    const [others, own] = parted(shifts, ({ groupCode }) => groups.indexOf(groupCode) % FOLDS !== fold)
    const figures = fitShifts(others)
    return figures ? foretell(own, figures) : []
  })
  return judgementOf('FOLDS', foretold.flat())
}

function parted(shifts: readonly Shift[], isFirst: (shift: Shift) => boolean): [Shift[], Shift[]] {
  return [shifts.filter(isFirst), shifts.filter(shift => !isFirst(shift))]
}

type Foretold = { programme: string; chance: number; simple: number; admitted: number }

/** Every whole score within 25 points of the last cut-off, what was foretold for it and what came. */
function foretell(shifts: readonly Shift[], figures: ChanceFigures): Foretold[] {
  return shifts.flatMap(({ groupCode, universityCode, pool, known, from, to }) => {
    const outlook = outlookOf(figures, pool, { cycles: known, target: to.cycle })
    const scores = Array.from({ length: 2 * WINDOW + 1 }, (_, at) => from.score - WINDOW + at)
    return scores
      .filter(score => score >= 0 && score <= UNT_MAXIMUM)
      .map(score => ({
        programme: `${groupCode} ${universityCode} ${pool}`,
        chance: grantChance({ score, cutoff: from.score, ...outlook, floor: 0 }),
        simple: score >= from.score ? 1 : 0,
        admitted: score >= to.score ? 1 : 0,
      }))
  })
}

function judgementOf(how: Judgement['how'], foretold: readonly Foretold[]): Judgement | null {
  if (foretold.length === 0) return null
  const ofModel = foretold.map(({ chance, admitted }) => ({ chance, admitted }))
  const ofRule = foretold.map(({ simple, admitted }) => ({ chance: simple, admitted }))
  return {
    how,
    programmes: new Set(foretold.map(({ programme }) => programme)).size,
    n: foretold.length,
    brier: brierScore(ofModel),
    calibration: calibrationError(ofModel),
    simple: { brier: brierScore(ofRule), calibration: calibrationError(ofRule) },
    reliability: reliabilityOf(ofModel),
  }
}

type Outcome = { chance: number; admitted: number }

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

const yearsOf = ({ from, to }: Shift) => to.cycle - from.cycle
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The value that is there most often, the smaller one of equals; null for none. */
function commonest(values: readonly number[]): number | null {
  const [first] = alike(values, String).sort((one, other) => other.length - one.length || one[0]! - other[0]!)
  return first?.[0] ?? null
}

/** Those with the same key, together. */
function alike<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const byKey = new Map<string, T[]>()
  for (const one of all) byKey.set(keyOf(one), [...(byKey.get(keyOf(one)) ?? []), one])
  return [...byKey.values()]
}
