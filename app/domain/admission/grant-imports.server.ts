import { setImmediate as breathe } from 'node:timers/promises'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { insertRows, newId } from '#app/database/insert.server.ts'
import { instant, jsonOf, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { takeOnce, wasTaken } from '#app/domain/accounts/idempotency.server.ts'
import type { Fields } from '#app/domain/content/history.server.ts'
import { enqueue } from '#app/domain/jobs/jobs.server.ts'
import { readSheet } from '#app/outside/spreadsheet.server.ts'
import type { SheetFault } from '#app/outside/spreadsheets/sheet.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Fit } from './chance-figures.ts'
import {
  type FoundColumn,
  type GrantColumn,
  type GrantFigures,
  type GrantKind,
  type GrantOutcome,
  type GrantReason,
  type GrantSheet,
  judgeSheet,
  outcomeOf,
  type RefusedGrant,
  type SheetGrant,
} from './grant-sheet.ts'

// A sheet of one year's admission is read, judged and kept beside what counts; what would be learnt with it is computed in
// the background, and nothing of it counts before it is published (docs/decisions/083).

type SheetOrder = { kind: GrantKind; year: number; path: string }
export type GrantSheetFault = { fault: SheetFault } | { fault: 'listColumnsMissing'; missing: GrantColumn[] } | { fault: 'listNoRows' } // oxfmt-ignore

/** Reads a file, an Excel workbook or text, and judges every row. Nothing is kept. */
export async function readGrantSheet({ kind, year, path }: SheetOrder): Promise<GrantSheet | GrantSheetFault> {
  const file = await readSheet(path)
  if (typeof file === 'string') return { fault: file }
  const sheet = judgeSheet(file.rows, { kind, year, groupCodes: await findGroupCodes() })
  if ('missing' in sheet) return { fault: 'listColumnsMissing', missing: sheet.missing }
  return sheet.rows === 0 ? { fault: 'listNoRows' } : sheet
}

/** The groups of the classifier, and those grants were published for before. */
async function findGroupCodes(): Promise<Set<string>> {
  const rows = await readRows(
    { code: text },
    Prisma.sql`SELECT "code" FROM "ProgrammeGroup" UNION SELECT DISTINCT "groupCode" FROM "GrantResult"`,
  )
  return new Set(rows.map(({ code }) => code))
}

export type PlannedGrant = SheetGrant & ReturnType<typeof outcomeOf>

/** What would become of every row that can be taken. */
export async function planGrants({ kind, year, accepted }: Pick<GrantSheet, 'kind' | 'year' | 'accepted'>) {
  const known = await readKnown(kind, year)
  return accepted.map((row): PlannedGrant => ({ ...row, ...outcomeOf(row, known.get(row.rowId)) }))
}

const knownRow = { rowId: text, minimum: orNull(number), average: orNull(number), grants: orNull(number) }

/** The rows of content of a year, by id. */
async function readKnown(kind: GrantKind, year: number): Promise<Map<string, GrantFigures>> {
  const queries = {
    RESULTS: Prisma.sql`
      SELECT "year" || ' ' || "section" || ' ' || "form" || ' ' || "groupCode" || ' ' || "universityCode" || ' ' || "tag"
             || ' ' || "quota" AS "rowId", "minimum", "average", "grants"
      FROM "GrantResult" WHERE "year" = ${year}`,
    PLAN: Prisma.sql`
      SELECT "year" || ' ' || "groupCode" || ' ' || "part" AS "rowId", NULL AS "minimum", NULL AS "average", "grants"
      FROM "GrantPlan" WHERE "year" = ${year}`,
    MINIMA: Prisma.sql`
      SELECT "universityCode" || ' ' || "groupCode" || ' ' || "year" AS "rowId", "minimum", NULL AS "average",
             NULL AS "grants"
      FROM "UniversityMinimum" WHERE "year" = ${year}`,
  }
  return new Map((await readRows(knownRow, queries[kind])).map(({ rowId, ...figures }) => [rowId, figures]))
}

/** What the outcomes of a sheet and its fit rest on: the figures in use and the rows there are. Another text says that
 *  somebody has written since. */
export async function readBasis(client: Db = db): Promise<string> {
  const row = await readRow(
    { basis: text },
    Prisma.sql`
      SELECT COALESCE((SELECT "id" FROM "ChanceFit" ORDER BY "computedAt" DESC LIMIT 1), '')
        || ' ' || (SELECT COUNT(*) || ' ' || COALESCE(SUM("minimum"), 0) || ' ' || COALESCE(SUM("average"), 0)
                     || ' ' || COALESCE(SUM("grants"), 0) FROM "GrantResult")
        || ' ' || (SELECT COUNT(*) || ' ' || COALESCE(SUM("grants"), 0) FROM "GrantPlan")
        || ' ' || (SELECT COUNT(*) || ' ' || COALESCE(SUM("minimum"), 0) FROM "UniversityMinimum") AS "basis"`,
    client,
  )
  return row!.basis
}

/** So many rows are written at once; in between others get their turn. */
const BATCH = 200

/** Whose sheet it is and what its file is called; by `once` it is known again when it is sent once more. */
type GrantSheetOrigin = { fileName: string; actorId: string | null; once?: string; atOnce?: boolean }

/** Keeps a judged sheet to be shown and decided on. What would be learnt with it is asked for in the background, unless
 *  whoever keeps it does the work at once. */
export async function keepGrantSheet(
  sheet: GrantSheet,
  { fileName, actorId, once, atOnce = false }: GrantSheetOrigin,
): Promise<string> {
  const basis = await readBasis()
  const planned = await planGrants(sheet)
  const { kind, year, rows, columns } = sheet
  const about = { kind, year, rows, columns, fileName, actorId, basis }
  const { id: importId } = await db.grantImport.create({ data: { ...about, state: 'KEEPING' }, select: { id: true } })
  const lines = [...planned.map(lineOf), ...sheet.refused.map(row => refusedLine(row, columns))]
  for (let first = 0; first < lines.length; first += BATCH) {
    const batch = lines.slice(first, first + BATCH).map(line => ({ id: newId(), importId, ...line }))
    await insertRows(db, 'GrantImportRow', batch)
    await breathe()
  }
  await inTurn(async tx => {
    await tx.grantImport.update({ where: { id: importId }, data: { state: 'FITTING' } })
    if (!atOnce) await enqueue({ kind: 'grants', payload: { importId } }, tx)
    if (once && actorId) await takeOnce(tx, actorId, once)
  })
  return importId
}

/** The sheet somebody sent `once` before, when their line broke before they had its answer: the latest of theirs. Null when it
 *  did not come. */
export async function findSentSheet(actorId: string, once: string): Promise<string | null> {
  if (!(await wasTaken(db, actorId, once))) return null
  const sheet = await db.grantImport.findFirst({
    where: { actorId, state: { not: 'KEEPING' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  return sheet?.id ?? null
}

/** A row as its table has it, JSON as its text. */
type Line = { number: number; outcome: string } & { [Column in keyof typeof nothing]: string | number | null }

const nothing = {
  ...{ rowId: null, section: null, form: null, groupCode: null, universityCode: null, tag: null, quota: null },
  ...{ part: null, minimum: null, average: null, grants: null, before: null, after: null, cells: null, reasons: null },
}

function lineOf(row: PlannedGrant): Line {
  const { before, after } = changeOf(row)
  return { ...nothing, ...row, before: before && JSON.stringify(before), after: JSON.stringify(after) }
}

/** The figures of a row before and after, as one types them, for the history of the row. */
export function changeOf({ before, after }: Pick<PlannedGrant, 'before' | 'after'>) {
  return { before: before && fieldsOf(before), after: fieldsOf(after) }
}

function fieldsOf(figures: GrantFigures): Fields {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value ?? '')]))
}

/** Letters of a refused cell that are kept. */
const CELL = 100

function refusedLine({ number: at, reasons, cells }: RefusedGrant, columns: readonly FoundColumn[]): Line {
  const typed = columns.map(({ column, at: place }) => [column, (cells[place] ?? '').slice(0, CELL)])
  const told = { cells: JSON.stringify(Object.fromEntries(typed)), reasons: JSON.stringify(reasons) }
  return { ...nothing, number: at, outcome: 'REFUSED', ...told }
}

type GrantImportState = 'FITTING' | 'READY' | 'PUBLISHED' | 'DISCARDED' | 'FAILED'

const importRow = {
  ...{ id: text, kind: word<GrantKind>(), year: number, fileName: text, state: word<GrantImportState>(), rows: number },
  ...{ createdAt: instant, decidedAt: orNull(instant), columns: jsonOf<FoundColumn[]>() },
}

export type FoundGrantImport = NonNullable<Awaited<ReturnType<typeof findGrantImport>>>

/** A sheet that was kept whole, with what becomes of its rows by section; null when there is none. */
export async function findGrantImport(id: string) {
  const list = await readRow(
    importRow,
    Prisma.sql`SELECT * FROM "GrantImport" WHERE "id" = ${id} AND "state" <> 'KEEPING'`,
  )
  if (!list) return null
  const tallyRow = { outcome: word<GrantOutcome | 'REFUSED'>(), section: orNull(text), rows: number }
  const tally = await readRows(
    tallyRow,
    Prisma.sql`
      SELECT "outcome", "section", COUNT(*) AS "rows"
      FROM "GrantImportRow" WHERE "importId" = ${id} GROUP BY "outcome", "section" ORDER BY "section", "outcome"`,
  )
  const count = (...among: (GrantOutcome | 'REFUSED')[]) =>
    tally.filter(({ outcome }) => among.includes(outcome)).reduce((sum, { rows }) => sum + rows, 0)
  return { ...list, tally, count, groups: await countGroups(list) }
}

/** Of how many programme groups a sheet of results is, and of how many the year before it was: a year is to come whole. */
async function countGroups({ id, kind, year }: { id: string; kind: GrantKind; year: number }) {
  if (kind !== 'RESULTS') return null
  return readRow(
    { here: number, before: number },
    Prisma.sql`
      SELECT (SELECT COUNT(DISTINCT "groupCode") FROM "GrantImportRow" WHERE "importId" = ${id}) AS "here",
             (SELECT COUNT(DISTINCT "groupCode") FROM "GrantResult" WHERE "year" = ${year - 1}) AS "before"`,
  )
}

/** What would be learnt with a sheet; null when nothing new would, or it is not computed yet. */
export async function findProposedFit(id: string): Promise<Fit | null> {
  const row = await readRow(
    { fit: orNull(jsonOf<Fit>()) },
    Prisma.sql`SELECT "fit" FROM "GrantImport" WHERE "id" = ${id}`,
  )
  return row?.fit ?? null
}

/** The latest sheets, newest first. */
export async function listGrantImports() {
  const shown = { id: true, kind: true, year: true, fileName: true, state: true, createdAt: true } as const
  const rows = await db.grantImport.findMany({
    where: { state: { not: 'KEEPING' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 10,
    select: shown,
  })
  return rows.map(row => ({ ...row, kind: row.kind as GrantKind, state: row.state as GrantImportState }))
}

const PAGE = 20
type Wanted = { after: number; most?: number }

async function listLines(importId: string, outcome: string, { after, most = PAGE }: Wanted) {
  const rows = await db.grantImportRow.findMany({
    where: { importId, outcome, number: { gt: after } },
    orderBy: { number: 'asc' },
    take: most + 1,
  })
  const shown = rows.slice(0, most)
  return { shown, next: rows.length > most ? shown.at(-1)!.number : null }
}

export type RefusedLine = { number: number; reasons: GrantReason[]; cells: Partial<Record<GrantColumn, string>> }

/** Rows that are not taken, behind row `after`, 20 at once. */
export async function listRefusedGrants(importId: string, wanted: Wanted) {
  const { shown, next } = await listLines(importId, 'REFUSED', wanted)
  const refused = shown.map(({ number: at, reasons, cells }): RefusedLine => ({
    number: at,
    reasons: reasons as GrantReason[],
    cells: cells as RefusedLine['cells'],
  }))
  return { refused, next }
}

/** Rows that say something else than what is known, with both. */
export async function listChangedGrants(importId: string, wanted: Wanted) {
  const { shown, next } = await listLines(importId, 'CHANGED', wanted)
  return { changed: shown.map(row => ({ ...row, before: row.before as Fields, after: row.after as Fields })), next }
}

/** Whether the work on a sheet goes on. */
export async function findGrantProgress(id: string) {
  const list = await db.grantImport.findUnique({ where: { id }, select: { state: true } })
  if (!list || list.state === 'KEEPING') return null
  return { state: list.state === 'FITTING' ? 'LOADING' : list.state, stage: 0 }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Takes away sheets nobody has decided about for two weeks, and after thirty days the rows of a decided one: what it
 *  wrote is in the history of the rows of content. */
export async function sweepGrantImports(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.grantImport.deleteMany({ where: { decidedAt: null, createdAt: { lt: before(14) } } })
  await db.grantImportRow.deleteMany({ where: { import: { decidedAt: { lt: before(30) } } } })
}
