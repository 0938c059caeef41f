import { db } from '#app/database/client.server.ts'
import { jsonOf, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Fields } from '#app/domain/content/history.server.ts'
import { unlimited, type Work } from '#app/domain/jobs/work.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { fitWith, type Proposed } from './chance-fit.server.ts'
import { changeOf, planGrants, readFingerprint } from './grant-imports.server.ts'
import type { GrantKind, SheetGrant } from './grant-sheet.ts'

/** Computes the fit of a waiting sheet. When another sheet is published in the meantime, the rows are planned and
 *  fitted again, so that the review shows the effect of publishing. */
export async function workOnGrants(importId: string, work: Pick<Work, 'signal'> = unlimited): Promise<void> {
  for (;;) {
    const list = await db.grantImport.findFirst({ where: { id: importId, state: 'FITTING' }, omit: { fit: true } })
    if (!list) return
    const [kind, basis] = [list.kind as GrantKind, await readFingerprint()]
    const rows = await readAccepted(importId)
    if (basis !== list.basis) await planAnew(kind, list.year, rows)
    const fit = await proposedFit(importId, kind, list.year, work)
    if ((await readFingerprint()) !== basis) continue
    await db.grantImport.updateMany({
      where: { id: importId, state: 'FITTING' },
      data: { state: 'READY', basis, fit: fit ?? Prisma.DbNull },
    })
    return
  }
}

/** Marks a sheet as failed after the last attempt. It can be requested again. */
export async function giveUpGrants(importId: string) {
  await db.grantImport.updateMany({ where: { id: importId, state: 'FITTING' }, data: { state: 'FAILED' } })
}

const acceptedRow = {
  ...{ id: text, number, rowId: text, section: orNull(text), form: orNull(text), groupCode: text },
  ...{ universityCode: orNull(text), tag: orNull(text), quota: orNull(text), part: orNull(text) },
  ...{ minimum: orNull(number), average: orNull(number), grants: orNull(number), outcome: text },
  after: jsonOf<Fields>(),
}
type Accepted = SheetGrant & { id: string; outcome: string; after: Fields }

async function readAccepted(importId: string): Promise<Accepted[]> {
  return readRows(
    acceptedRow,
    Prisma.sql`SELECT * FROM "GrantImportRow" WHERE "importId" = ${importId} AND "outcome" <> 'REFUSED' ORDER BY "number"`,
  )
}

/** Plans the rows again and updates their outcomes. */
async function planAnew(kind: GrantKind, year: number, accepted: Accepted[]) {
  const ids = new Map(accepted.map(({ rowId, id }) => [rowId, id]))
  for (const row of await planGrants({ kind, year, accepted })) {
    const { before, after } = changeOf(row)
    await db.grantImportRow.update({
      where: { id: ids.get(row.rowId)! },
      data: { outcome: row.outcome, before: before ?? Prisma.DbNull, after },
    })
  }
}

/** Computes the fit with a sheet. Announced grants are no input of the fit, only of the chances. */
async function proposedFit(importId: string, kind: GrantKind, year: number, work: Pick<Work, 'signal'>) {
  const taken = (await readAccepted(importId)).filter(({ outcome }) => outcome !== 'SAME')
  if (kind === 'PLAN' || taken.length === 0) return null
  return fitWith(kind === 'RESULTS' ? { results: resultsOf(taken, year) } : { minima: minimaOf(taken, year) }, work)
}

function resultsOf(rows: readonly Accepted[], year: number): Proposed['results'] {
  return new Map(
    rows.map(({ rowId, section, form, groupCode, universityCode, tag, quota, minimum, after }) => [
      rowId,
      {
        ...{ year, section: section!, form: form!, group: groupCode, university: universityCode!, tag: tag! },
        ...{ quota: quota!, minimum: minimum!, average: figureOf(after.average), grants: figureOf(after.grants) },
      },
    ]),
  )
}

const figureOf = (typed = '') => (typed === '' ? null : Number(typed))

function minimaOf(rows: readonly Accepted[], year: number): Proposed['minima'] {
  return new Map(
    rows.map(({ rowId, groupCode: group, universityCode, minimum }) => [
      rowId,
      { university: universityCode!, group, year, minimum: minimum! },
    ]),
  )
}
