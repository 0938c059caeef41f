import type { findChanceFigures } from '#app/domain/admission/chance-fit.server.ts'
import type { ReliabilityBin } from '#app/domain/admission/fit.ts'
import { dateText, numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Fit = NonNullable<Awaited<ReturnType<typeof findChanceFigures>>>

/** The fit in use and its judgement in the reader's words. */
export function chanceTexts(fit: Fit, reader: Reader<'science'>) {
  const { t, language } = reader
  const number = (value: number, digits: number) => numberText(value, language, digits)
  const { GRANT, RURAL } = fit.pools
  return {
    made: t('chance.made', {
      date: dateText(fit.computedAt.toISOString(), language)!,
      cycles: fit.cycles.join(', '),
      groups: Math.max(GRANT.groups, RURAL.groups),
    }),
    caption: t('chance.caption', { count: fit.step }),
    figures: (['n', 'drift', 'within', 'common', 'sigma'] as const).map(figure => ({
      figure,
      cells: [GRANT, RURAL].map(pool => {
        const { within, common } = pool
        return number(figure === 'sigma' ? Math.hypot(within, common) : pool[figure], 1)
      }),
    })),
    heldOut: fit.heldOut && {
      how: t(`chance.${fit.heldOut.how}`, { programmes: number(fit.heldOut.programmes, 0) }),
      errors: t('chance.errors', {
        brier: number(fit.heldOut.brier, 3),
        calibration: number(fit.heldOut.calibration, 3),
        simpleBrier: number(fit.heldOut.simple.brier, 3),
        simpleCalibration: number(fit.heldOut.simple.calibration, 3),
      }),
      limits: t(`chance.limits.${fit.heldOut.how}`),
      ...reliabilityTexts(fit.heldOut.reliability, reader),
    },
  }
}

function reliabilityTexts(bins: ReliabilityBin[], { t, language }: Reader<'science'>) {
  const percent = (share: number) => `${numberText(100 * share, language, 0)}\u00a0%`
  const [furthest] = bins.toSorted((one, other) => distance(other) - distance(one))
  return {
    chart: t('chance.chart', { foretold: percent(furthest!.predicted), came: percent(furthest!.observed) }),
    points: bins.map(({ predicted, observed }) => ({ foretold: predicted, came: observed })),
    bins: bins.map(({ from, to, n, predicted, observed }) => ({
      header: `${numberText(100 * from, language, 0)}–${percent(to)}`,
      cells: [numberText(n, language), percent(predicted), percent(observed)],
    })),
  }
}

const distance = ({ predicted, observed }: ReliabilityBin) => Math.abs(predicted - observed)
