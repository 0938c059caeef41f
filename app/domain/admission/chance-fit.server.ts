import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { type Fit, FIT_METHOD, fitCutoffs, type KnownCutoff } from './fit.ts'
import { pools } from '#app/domain/institutions/vocabulary.ts'

export type StoredFit = Fit & { computedAt: Date }

/** Learns from all cut-offs how they move and keeps it with its date; the newest is the one in use. Null, and nothing is
 *  kept, while there are too few programmes with two cycles. */
export async function fitChance(now = new Date()): Promise<StoredFit | null> {
  // In one order, so that the same cut-offs give the same figures to the last digit.
  const cutoffs = await db.grantCutoff.findMany({
    orderBy: [{ groupCode: 'asc' }, { universityCode: 'asc' }, { pool: 'asc' }, { cycle: 'asc' }],
  })
  const fit = fitCutoffs(cutoffs as KnownCutoff[])
  if (!fit) return null
  await db.chanceFit.create({ data: { computedAt: now, figures: fit } })
  return { ...fit, computedAt: now }
}

/** The figures in use, or null while there are none. */
export const findChanceFigures = remembered(async (): Promise<StoredFit | null> => {
  const row = await db.chanceFit.findFirst({ orderBy: { computedAt: 'desc' } })
  return row && { ...(row.figures as Fit), computedAt: row.computedAt }
})

/** Fits when nothing is kept yet, cut-offs have come or gone since, or it is done in another way now. */
export async function keepChanceFitted(): Promise<void> {
  const [figures, cutoffs] = await Promise.all([findChanceFigures(), db.grantCutoff.count()])
  if (figures?.cutoffs !== cutoffs || figures.method !== FIT_METHOD) await fitChance()
}

/** A fit as lines for an operator. */
export function describeFit(fit: StoredFit | null): string {
  if (!fit) return 'Too few programmes have cut-offs of two cycles: nothing is fitted, what was kept before stays.'
  const { cycles, cutoffs, step, heldOut, computedAt } = fit
  const columns = ['pool', 'shifts', 'groups', 'drift', 'within', 'common', 'sigma']
  const rows = pools.map(pool => {
    const { n, groups, drift, within, common, borrowed } = fit.pools[pool]
    const figures = [drift, within, common, Math.hypot(within, common)].map(figure => figure.toFixed(2))
    return [pool, String(n), String(groups), ...figures, ...(borrowed ? ['borrowed: too few of its own'] : [])]
  })
  const lines = [columns, ...rows].map(([first = '', ...rest]) =>
    [first.padEnd(8), ...rest.map(cell => cell.padStart(9))].join(''),
  )
  return [
    `${cutoffs} cut-offs of ${cycles.join(', ')}; a step is ${step} years; drift and spreads in points a step`,
    ...lines,
    ...describeJudgement(heldOut),
    `Kept ${computedAt.toISOString()}`,
  ].join('\n')
}

const ways = {
  FOLDS: 'held out: each fifth of the programme groups, foretold from the others',
  LAST: 'held out: the last cycle, foretold from those before it',
}

function describeJudgement(heldOut: Fit['heldOut']) {
  if (!heldOut) return ['Nothing could be held out: there is no judgement.']
  const { how, programmes, n, brier, calibration, simple } = heldOut
  return [
    `${ways[how]}; ${programmes} programmes, ${n} whole scores within 25 points of the last cut-off`,
    `model         Brier ${brier.toFixed(3)}  calibration error ${calibration.toFixed(3)}`,
    `last cut-off  Brier ${simple.brier.toFixed(3)}  calibration error ${simple.calibration.toFixed(3)}`,
  ]
}
