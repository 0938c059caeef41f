import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { fitGrants } from './grants-fit.ts'
import { type Judged, judgeGrants, type PublishedMinimum } from './grants-judge.ts'
import { type GrantModel, type GrantRow, minimumKey } from './grants-model.ts'

/** Raised with every change of how figures are fitted or judged. */
const METHOD = 3

type Fit = {
  /** The way it was made: another one makes it anew. */
  method: number
  /** So many results it was made from. */
  results: number
  model: GrantModel
  /** How each year would have been foretold from the years before it. */
  judged: Judged[]
}

export type StoredFit = Fit & { computedAt: Date }

/** Learns from all grants how they are won and keeps it with its date; the newest is the one in use. Null, and nothing is
 *  kept, while there are none. */
export async function fitChance(now = new Date()): Promise<StoredFit | null> {
  const [rows, results, minima] = await Promise.all([readRows(), db.grantResult.count(), readMinima()])
  if (!rows.some(({ form }) => form === 'FULL')) return null
  const fit: Fit = {
    method: METHOD,
    results,
    model: withPublished(fitGrants(rows), minima),
    judged: judgeGrants(rows, minima),
  }
  await db.chanceFit.create({ data: { computedAt: now, figures: fit } })
  return { ...fit, computedAt: now }
}

/** Where only a cut-off was imported nobody knows how many grants stood behind it: nothing can be learnt from it. In one
 *  order, so that the same rows give the same figures to the last digit. */
async function readRows(): Promise<GrantRow[]> {
  const rows = await db.grantResult.findMany({
    where: { grants: { not: null }, average: { not: null } },
    omit: { origin: true, editedAt: true, editedById: true, contentHash: true },
    orderBy: [
      { year: 'asc' },
      { section: 'asc' },
      { form: 'asc' },
      { groupCode: 'asc' },
      { universityCode: 'asc' },
      { tag: 'asc' },
      { quota: 'asc' },
    ],
  })
  return rows.map(({ groupCode: group, universityCode: university, average, grants, ...row }) => ({
    ...row,
    group,
    university,
    average: average!,
    grants: grants!,
  }))
}

async function readMinima(): Promise<PublishedMinimum[]> {
  const rows = await db.universityMinimum.findMany({ orderBy: [{ universityCode: 'asc' }, { groupCode: 'asc' }] })
  return rows.map(({ universityCode, groupCode, year, minimum }) => ({
    university: universityCode,
    group: groupCode,
    year,
    minimum,
  }))
}

/** What a university published says more than what can be seen of it. */
function withPublished(model: GrantModel, published: readonly PublishedMinimum[]): GrantModel {
  const minima = { ...model.minima }
  for (const one of published.toSorted((before, after) => before.year - after.year)) {
    const key = minimumKey(one)
    if ((minima[key]?.year ?? 0) <= one.year) minima[key] = { minimum: one.minimum, year: one.year }
  }
  return { ...model, minima }
}

/** What is in use, or null while there is nothing. */
export const findChanceFigures = remembered(async (): Promise<StoredFit | null> => {
  const row = await db.chanceFit.findFirst({ orderBy: { computedAt: 'desc' } })
  return row && { ...(row.figures as unknown as Fit), computedAt: row.computedAt }
})

/** Fits when nothing is kept yet, results have come or gone since, or it is done in another way now. */
export async function keepChanceFitted(): Promise<void> {
  const [figures, results] = await Promise.all([findChanceFigures(), db.grantResult.count()])
  if (figures?.results !== results || figures.method !== METHOD) await fitChance()
}

/** A fit as lines for an operator: the figures year by year, the worst first. */
export function describeFit(fit: StoredFit | null): string {
  if (!fit) return 'There are no grants in the database: nothing is fitted, what was kept before stays.'
  const { model, judged, results, computedAt } = fit
  const columns = ['year', 'known beforehand', 'Brier', 'calibration', 'high: told', 'came', 'last minimum', 'scores']
  const rows = judged
    .toSorted((one, other) => other.brier - one.brier)
    .map(({ year, knowledge, brier, calibration, high, simple, n }) => [
      String(year),
      knownBeforehand[knowledge],
      ...[brier, calibration, high.told, high.came, simple.brier].map(figure => figure.toFixed(3)),
      String(n),
    ])
  const widths = columns.map((name, at) => Math.max(name.length, ...rows.map(row => row[at]!.length)))
  const lines = [columns, ...rows].map(row =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  )
  return [
    `${results} results of ${model.years.join(', ')}; a threshold of 90 rises ${model.drift.toFixed(2)} points a year`,
    'Section GENERAL, form FULL, general quota: each year foretold from the years before it, whole scores within 25 points of the bar',
    ...lines,
    `Kept ${computedAt.toISOString()}`,
  ].join('\n')
}

const knownBeforehand = {
  YEARS: 'the years before',
  GRANTS: 'and the number of grants',
  GRANTS_AND_MINIMA: 'and universities’ minima',
}
