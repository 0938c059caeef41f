import { groupBy } from './group-by.ts'
import { chanceBand } from './chance.ts'
import {
  brierScore,
  calibrationError,
  calibrationOf,
  type Outcome,
  pooled,
  type ReliabilityBin,
  reliabilityOf,
  predictedAndObserved,
} from './calibration.ts'
import { competitionChance } from './grants.ts'
import { fitGrants } from './grants-fit.ts'
import { mean, total } from '#app/domain/assessments/statistics.ts'
import { asksMore } from '#app/domain/institutions/threshold.ts'
import { type GrantModel, type GrantRow, MAXIMUM, minimumKey } from './grants-model.ts'

/** Accuracy of predicting a year from the years before it, in section GENERAL, form FULL, general quota. */

/** Knowledge besides the years before: none, the number of grants, or that and the universities' own minima. */
const knowledges = ['YEARS', 'GRANTS', 'GRANTS_AND_MINIMA'] as const
export type Knowledge = (typeof knowledges)[number]

export type Judged = {
  year: number
  knowledge: Knowledge
  /** Number of university and group pairs (`cells`), and of whole scores judged at them (`n`). */
  cells: number
  n: number
  brier: number
  calibration: number
  /** Chances in the high band: the mean predicted (`told`), and the share admitted (`came`). Stored with the fit. */
  high: { told: number; came: number }
  /** Accuracy of a baseline rule: certain from the university's last minimum on. */
  simple: { brier: number; calibration: number }
  reliability: ReliabilityBin[]
}

/** The last two years of one kind of knowledge as one judgement. */
export type Together = Pick<Judged, 'knowledge' | 'n' | 'brier' | 'calibration' | 'high'> & {
  years: [number, number]
  simple: Pick<Judged['simple'], 'brier'>
}

/** Combines the last two years for each kind of knowledge: the mean of the Brier scores, everything else over the
 *  pooled scores. A single year tends to err in one direction as a whole, so it says more about the year than about the
 *  method. */
export function lastYearsTogether(judged: readonly Judged[]): Together[] {
  return knowledges.flatMap(knowledge => {
    const years = judged
      .filter(one => one.knowledge === knowledge)
      .toSorted((one, other) => one.year - other.year)
      .slice(-2)
    if (years.length < 2) return []
    const bins = pooled(years)
    return {
      knowledge,
      years: [years[0]!.year, years[1]!.year],
      n: total(years.map(({ n }) => n)),
      brier: mean(years.map(({ brier }) => brier)),
      calibration: calibrationOf(bins),
      high: predictedAndObserved(bins.filter(({ from }) => chanceBand(from) === 'high')),
      simple: { brier: mean(years.map(({ simple }) => simple.brier)) },
    }
  })
}

/** Minimum a university has published for a group and a year. */
export type PublishedMinimum = { university: string; group: string; year: number; minimum: number }

const judgedCompetition = { section: 'GENERAL', quota: 'GENERAL' }
/** Range of scores judged around the true cut-off: further away any rule is right, and below 50 no one may compete. */
const WINDOW = 25
const LOWEST = 50

/** Generator that yields every few hundredths of a second, so that requests can be served, and returns the result. */
type Steps<Outcome> = Generator<undefined, Outcome, undefined>

/** Judges every year but the first by predicting it from the years before; with minima only for years in which some
 *  were published. */
export function* judgeSteps(rows: readonly GrantRow[], published: readonly PublishedMinimum[]): Steps<Judged[]> {
  const general = rows.filter(row => row.section === 'GENERAL' && row.form === 'FULL' && row.quota === 'GENERAL')
  const years = [...new Set(general.map(({ year }) => year))].sort((one, other) => one - other)
  const judged: Judged[] = []
  for (const year of years.slice(1)) {
    const model = fitGrants(rows.filter(row => row.year < year))
    yield
    const bars = trueBars(general.filter(row => row.year === year))
    const before = general.filter(row => row.year === year - 1)
    const minima = published.filter(one => one.year === year)
    const known = knowledges.filter(knowledge => knowledge !== 'GRANTS_AND_MINIMA' || minima.length > 0)
    for (const knowledge of known) judged.push(yield* judgeYear({ year, knowledge, model, bars, before, minima }))
  }
  return judged
}

type Bar = { group: string; university: string; bar: number; grants: number }

/** Returns the true cut-offs: the lowest minimum of the group, or the university's own where at least five of its
 *  grants stand at least three points above that. */
function trueBars(general: readonly GrantRow[]): Bar[] {
  return [...groupBy(general, ({ group }) => group).values()].flatMap(rows => {
    const lowest = Math.min(...rows.map(({ minimum }) => minimum))
    const grants = total(rows.map(row => row.grants))
    return [...groupBy(rows, ({ university }) => university)].map(([university, cells]) => {
      const minimum = Math.min(...cells.map(cell => cell.minimum))
      const own = asksMore({ minimum, grants: total(cells.map(cell => cell.grants)) }, lowest)
      return { group: rows[0]!.group, university, bar: own ? minimum : lowest, grants }
    })
  })
}

/** University and group pairs judged in one step. */
const AT_ONCE = 200

function* judgeYear({
  year,
  knowledge,
  model,
  bars,
  before,
  minima,
}: {
  year: number
  knowledge: Knowledge
  model: GrantModel
  bars: readonly Bar[]
  before: readonly GrantRow[]
  minima: readonly PublishedMinimum[]
}): Steps<Judged> {
  const trials: Outcome[] = []
  const simple: Outcome[] = []
  const lastOf = groupBy(before, minimumKey)
  let cells = 0
  for (const { group, university, bar, grants } of bars) {
    const known = {
      ...(knowledge === 'YEARS' ? {} : { grants }),
      ...(knowledge === 'GRANTS_AND_MINIMA' ? publishedOf(minima, group, university) : {}),
    }
    const chanceAt = (score: number) =>
      competitionChance(model, { group, university, score, year, ...known }, judgedCompetition)?.chance
    if (chanceAt(MAXIMUM) === undefined) continue
    cells += 1
    if (cells % AT_ONCE === 0) yield
    const last = lastOf.get(minimumKey({ group, university }))
    const lowest = last && Math.min(...last.map(row => row.minimum))
    for (let score = Math.max(LOWEST, bar - WINDOW); score <= Math.min(MAXIMUM, bar + WINDOW); score += 1) {
      const admitted = Number(score >= bar)
      trials.push({ chance: chanceAt(score)!, admitted })
      if (lowest !== undefined) simple.push({ chance: Number(score >= lowest), admitted })
    }
  }
  const high = trials.filter(({ chance }) => chanceBand(chance) === 'high')
  const reliability = reliabilityOf(trials)
  return {
    year,
    knowledge,
    cells,
    n: trials.length,
    brier: brierScore(trials),
    calibration: calibrationOf(reliability),
    high: { told: mean(high.map(({ chance }) => chance)), came: mean(high.map(({ admitted }) => admitted)) },
    simple: { brier: brierScore(simple), calibration: calibrationError(simple) },
    reliability,
  }
}

function publishedOf(minima: readonly PublishedMinimum[], group: string, university: string) {
  const found = minima.find(one => one.group === group && one.university === university)
  return found && { minimum: found.minimum }
}
