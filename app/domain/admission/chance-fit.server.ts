import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { type Fit, fitFigures, METHOD } from './chance-figures.ts'
import type { PublishedMinimum } from './grants-judge.ts'
import type { GrantRow } from './grants-model.ts'

export type StoredFit = Fit & { computedAt: Date }

/** Learns from all grants how they are won and keeps it with its date; the newest is the one in use. Null, and nothing is
 *  kept, while there are none. */
export async function fitChance(now = new Date()): Promise<StoredFit | null> {
  const [rows, results, minima] = await Promise.all([readRows(), db.grantResult.count(), readMinima()])
  if (!rows.some(({ form }) => form === 'FULL')) return null
  const fit = { ...fitFigures(rows, minima), results }
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
