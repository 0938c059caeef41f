import type { ReliabilityBin } from '#app/domain/admission/calibration.ts'
import type { findChanceFigures } from '#app/domain/admission/chance-fit.server.ts'
import { lastYearsTogether } from '#app/domain/admission/grants-judge.ts'
import { dateText, numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Fit = NonNullable<Awaited<ReturnType<typeof findChanceFigures>>>

/** The fit in use and how it foretold each year, the worst first, then the last two as one, in the reader's words. */
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
    years: [...alone, ...lastYearsTogether(judged)].map(
      ({ years: [year, second], knowledge, n, brier, calibration, high, simple }) => ({
        key: [year, second, knowledge].join(' '),
        header: t(`chance.known.${knowledge}`, {
          year: second ? t('chance.together', { first: year, second }) : year,
        }),
        cells: [
          number(n, 0),
          number(brier, 3),
          number(calibration, 3),
          percent(high.told, reader),
          percent(high.came, reader),
          number(simple.brier, 3),
        ],
      }),
    ),
    heldOut: newest ? reliabilityTexts(newest.year, newest.reliability, reader) : null,
  }
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
