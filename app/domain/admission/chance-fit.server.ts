import { setImmediate as breathe } from 'node:timers/promises'
import { db } from '#app/database/client.server.ts'
import { number, orNull, readRows, text } from '#app/database/rows.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { rowIdOf } from '#app/domain/content/tables.ts'
import { unlimited, type Work } from '#app/domain/jobs/work.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type Fit, fitSteps, METHOD } from './chance-figures.ts'
import type { PublishedMinimum } from './grants-judge.ts'
import type { GrantRow } from './grants-model.ts'

export type StoredFit = Fit & { computedAt: Date }

/** Fits the model to all grant results and stores it; the newest fit is the one in use. Returns null and stores nothing
 *  when there is nothing to fit. */
export async function fitChance(now = new Date()): Promise<StoredFit | null> {
  const fit = await fitWith({}, unlimited)
  if (!fit) return null
  await db.chanceFit.create({ data: { computedAt: now, figures: fit } })
  return { ...fit, computedAt: now }
}

/** A stored result. The average and the number of grants are unknown where only a lowest score was imported. */
type Result = Omit<GrantRow, 'average' | 'grants'> & { average: number | null; grants: number | null }

/** Unpublished rows, by the ids of the content rows they would become. */
export type Proposed = { results?: ReadonlyMap<string, Result>; minima?: ReadonlyMap<string, PublishedMinimum> }

/** Fits the model to the published rows, replaced or extended by the proposed ones, yielding to requests in between.
 *  Null when there is no complete result of form FULL. */
export async function fitWith(proposed: Proposed, { signal }: Pick<Work, 'signal'>): Promise<Fit | null> {
  const known = await readResults()
  await breathe()
  const results = inOrder(known, proposed.results)
  await breathe()
  const rows = results.filter((row): row is GrantRow => row.average !== null && row.grants !== null)
  if (!rows.some(({ form }) => form === 'FULL')) return null
  const steps = fitSteps(rows, inOrder(await readMinima(), proposed.minima))
  for (;;) {
    await breathe()
    signal.throwIfAborted()
    const { done, value } = steps.next()
    // The number of all results, including incomplete ones, later shows whether rows were added or removed.
    if (done) return { ...value, results: results.length }
  }
}

/** Merges known and proposed rows in a fixed order, so that the same rows give exactly the same figures. */
function inOrder<Row>(known: ReadonlyMap<string, Row>, proposed: ReadonlyMap<string, Row> = new Map()): Row[] {
  const all = [...new Map([...known, ...proposed])]
  return all.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

const resultRow = {
  ...{ year: number, section: text, form: text, group: text, university: text, tag: text, quota: text },
  ...{ minimum: number, average: orNull(number), grants: orNull(number) },
}

async function readResults(): Promise<Map<string, Result>> {
  const rows = await readRows(
    resultRow,
    Prisma.sql`
      SELECT "year", "section", "form", "groupCode" AS "group", "universityCode" AS "university", "tag", "quota",
             "minimum", "average", "grants"
      FROM "GrantResult"`,
  )
  return new Map(rows.map(row => [resultId(row), row]))
}

async function readMinima(): Promise<Map<string, PublishedMinimum>> {
  const shape = { university: text, group: text, year: number, minimum: number }
  const rows = await readRows(
    shape,
    Prisma.sql`
      SELECT "universityCode" AS "university", "groupCode" AS "group", "year", "minimum" FROM "UniversityMinimum"`,
  )
  return new Map(rows.map(row => [minimumId(row), row]))
}

const resultId = ({ group: groupCode, university: universityCode, ...row }: Result) =>
  rowIdOf('GrantResult', { ...row, groupCode, universityCode })
const minimumId = ({ group: groupCode, university: universityCode, year }: PublishedMinimum) =>
  rowIdOf('UniversityMinimum', { groupCode, universityCode, year })

/** Returns the newest fit, or null when there is none. Cached. */
export const findChanceFigures = cached(async (): Promise<StoredFit | null> => {
  const row = await db.chanceFit.findFirst({ orderBy: { computedAt: 'desc' } })
  return row && { ...(row.figures as unknown as Fit), computedAt: row.computedAt }
})

/** Computes a new fit when there is none, the number of results has changed, or the method has. */
export async function keepChanceFitted(): Promise<void> {
  const [figures, results] = await Promise.all([findChanceFigures(), db.grantResult.count()])
  if (figures?.results !== results || figures.method !== METHOD) await fitChance()
}
