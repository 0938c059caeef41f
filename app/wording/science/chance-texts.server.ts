import type { ReliabilityBin } from '#app/domain/admission/calibration.ts'
import type { findChanceFigures } from '#app/domain/admission/chance-fit.server.ts'
import { lastYearsTogether } from '#app/domain/admission/grants-judge.ts'
import { total } from '#app/domain/assessments/statistics.ts'
import { dateText, figureText, numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Fit = NonNullable<Awaited<ReturnType<typeof findChanceFigures>>>

/** Describes the fitted model and how well it predicted each year, the worst first, then the last two years together. */
export function chanceTexts({ computedAt, model, judged, results }: Fit, reader: Reader<'science'>) {
  const { t, language } = reader
  const number = (value: number, digits: number) => numberText(value, language, digits)
  const [newest] = judged
    .filter(({ knowledge }) => knowledge === 'YEARS')
    .toSorted((one, other) => other.year - one.year)
  const alone = judged.toSorted((one, other) => other.brier - one.brier).map(one => ({ ...one, years: [one.year] }))
  return {
    made: t('chance.made', {
      date: dateText(computedAt.toISOString(), language)!,
      years: model.years.join(', '),
      results: number(results, 0),
      drift: number(model.drift, 1),
    }),
    missed: missedTexts(judged, reader),
    years: [...alone, ...lastYearsTogether(judged)].map(
      ({ years: [year, second], knowledge, n, brier, calibration, high }) => ({
        key: [year, second, knowledge].join(' '),
        header: t(`chance.known.${knowledge}`, {
          year: second ? t('chance.together', { first: year, second }) : year,
        }),
        cases: number(n, 0),
        cells: [
          figureText(brier, language, 3),
          figureText(calibration, language, 3),
          percent(high.told, reader),
          percent(high.came, reader),
        ],
      }),
    ),
    // The simple prediction uses the previous year only, so it is the same whatever else was known.
    simple: t('chance.simple', {
      years: judged
        .filter(({ knowledge }) => knowledge === 'YEARS')
        .toSorted((one, other) => other.simple.brier - one.simple.brier)
        .map(({ year, simple }) => t('chance.simple.year', { year, brier: figureText(simple.brier, language, 3) }))
        .join('; '),
    }),
    heldOut: newest ? reliabilityTexts(newest.year, newest.reliability, reader) : null,
  }
}

/** Target for the calibration error: the mean distance of predicted chances from the observed shares. */
const WANTED = 0.03

/** Explains in plain words how far each year missed the target, the worst first, and what remains of it over the last
 *  two years. Only predictions from earlier years count, since that is all an early applicant can know. `null` where no
 *  year missed the target. */
function missedTexts(judged: Fit['judged'], { t, language }: Reader<'science'>) {
  const known = judged.filter(({ knowledge }) => knowledge === 'YEARS')
  const missed = known
    .filter(({ calibration }) => calibration > WANTED)
    .toSorted((one, other) => other.calibration - one.calibration)
  if (missed.length === 0) return null
  const points = (error: number) => figureText(100 * error, language, 1)
  const [together] = lastYearsTogether(known)
  return {
    lead: t('chance.missed', { wanted: numberText(100 * WANTED, language, 0) }),
    years: missed.map(({ year, calibration, reliability }) =>
      t(isTooLow(reliability) ? 'chance.missed.low' : 'chance.missed.high', { year, points: points(calibration) }),
    ),
    why: t('chance.missed.why'),
    together:
      together &&
      t('chance.missed.together', {
        first: together.years[0],
        second: together.years[1],
        points: points(together.calibration),
      }),
  }
}

/** Checks whether more applicants succeeded than were predicted. */
function isTooLow(bins: readonly ReliabilityBin[]) {
  return total(bins.map(({ n, predicted, observed }) => n * (observed - predicted))) > 0
}

const percent = (share: number, { language }: Reader<'science'>) => `${numberText(100 * share, language, 0)}\u00a0%`

function reliabilityTexts(year: number, bins: ReliabilityBin[], reader: Reader<'science'>) {
  const { t, language } = reader
  const [furthest] = bins.toSorted((one, other) => distance(other) - distance(one))
  const [foretold, came] = [furthest!.predicted, furthest!.observed].map(share => percent(share, reader))
  return {
    chart: t('chance.chart', { year, foretold: foretold!, came: came! }),
    points: bins.map(({ predicted, observed }) => ({ foretold: predicted, came: observed })),
    bins: bins.map(({ from, to, n, predicted, observed }) => ({
      header: `${numberText(100 * from, language, 0)}–${percent(to, reader)}`,
      cells: [numberText(n, language), percent(predicted, reader), percent(observed, reader)],
    })),
  }
}

const distance = ({ predicted, observed }: ReliabilityBin) => Math.abs(predicted - observed)
