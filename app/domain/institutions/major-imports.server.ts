import { createHash } from 'node:crypto'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { readSheet } from '#app/outside/spreadsheet.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { addMajor, changeMajor, findMajorContext, listMajorForms } from './edit-majors.server.ts'
import { refreshLowestCosts } from './lowest-cost.server.ts'
import { type MajorSheet, type Plan, planMajors, planText, readMajorSheet, type SheetRow } from './major-sheet.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNTAKEN_DAYS = 2
const TAKEN_DAYS = 30

export type ImportCounts = { created: number; changed: number; same: number; refused: number; missing: number }

/** Reads a spreadsheet of majors and stores its rows for review. Nothing of the institution changes yet. Returns
 *  `fault`, an error key, when the file cannot be read; null when there is no such institution. */
export async function checkMajorSheet(
  viewer: Viewer,
  institutionId: string,
  { path, name }: { path: string; name: string },
): Promise<{ importId: string } | { fault: string } | null> {
  if (!(await db.institution.findUnique({ where: { id: institutionId }, select: { id: true } }))) return null
  const sheet = await readSheet(path)
  if (typeof sheet === 'string') return { fault: sheet }
  const read = readMajorSheet(sheet.rows)
  if (typeof read === 'string') return { fault: read }
  const { columns, ignored, rows } = read
  const { id } = await db.majorImport.create({
    data: { institutionId, editorId: viewer.id, fileName: name, columns: { columns, ignored }, rows },
    select: { id: true },
  })
  return { importId: id }
}

/** Returns an uploaded spreadsheet with the plan of what its rows would change now; null when there is none. */
export async function findMajorImport(institutionId: string, id: string) {
  const row = await db.majorImport.findFirst({ where: { id, institutionId } })
  if (!row) return null
  const { columns, ignored } = row.columns as Pick<MajorSheet, 'columns' | 'ignored'>
  const plan = await planOf(db, institutionId, row.rows)
  return {
    ...{ id, fileName: row.fileName, createdAt: row.createdAt, takenAt: row.takenAt, columns, ignored, plan },
    counts: (row.counts as ImportCounts | null) ?? countsOf(plan),
    version: versionOf(plan),
  }
}

export type FoundMajorImport = NonNullable<Awaited<ReturnType<typeof findMajorImport>>>

async function planOf(client: Db, institutionId: string, rows: Prisma.JsonValue): Promise<Plan> {
  const [known, context] = [await listMajorForms(institutionId, client), await findMajorContext(client)]
  return planMajors(rows as unknown as SheetRow[], known, context)
}

function versionOf(plan: Plan): string {
  return createHash('sha256').update(planText(plan)).digest('base64url').slice(0, 22)
}

function countsOf({ rows, missing }: Plan): ImportCounts {
  const count = (outcome: Plan['rows'][number]['outcome']) => rows.filter(row => row.outcome === outcome).length
  return {
    ...{ created: count('CREATE'), changed: count('CHANGE'), same: count('SAME'), refused: count('REFUSED') },
    missing: missing.length,
  }
}

/** Applies an import in one transaction. `version` is that of the plan shown: `'changed'` when the plan differs by now.
 *  Idempotent (`'taken'` when it was applied before). Null when there is no such import. */
export async function applyMajorImport(
  viewer: Viewer,
  institutionId: string,
  id: string,
  version: string,
): Promise<'done' | 'taken' | 'changed' | null> {
  return inTurn(async tx => {
    const row = await tx.majorImport.findFirst({ where: { id, institutionId } })
    if (!row) return null
    if (row.takenAt) return 'taken'
    const [known, context] = [await listMajorForms(institutionId, tx), await findMajorContext(tx)]
    const plan = planMajors(row.rows as unknown as SheetRow[], known, context)
    if (versionOf(plan) !== version) return 'changed'
    for (const planned of plan.rows) {
      if (planned.outcome === 'CREATE') await addMajor(tx, viewer, institutionId, planned.columns, context)
      if (planned.outcome === 'CHANGE') {
        const at = { institutionId, id: planned.majorId, before: planned.before }
        await changeMajor(tx, viewer, at, planned.columns, context, { kind: 'IMPORTED' })
      }
    }
    await refreshLowestCosts(tx, institutionId)
    await tx.majorImport.update({ where: { id }, data: { takenAt: new Date(), counts: countsOf(plan) } })
    return 'done'
  })
}

/** Deletes imports that were not applied within two days, and applied ones after 30 days. */
export async function sweepMajorImports(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.majorImport.deleteMany({
    where: {
      OR: [{ takenAt: null, createdAt: { lt: before(UNTAKEN_DAYS) } }, { takenAt: { lt: before(TAKEN_DAYS) } }],
    },
  })
}
