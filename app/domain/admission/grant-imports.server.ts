import { setImmediate as breathe } from 'node:timers/promises'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { insertRows, newId } from '#app/database/insert.server.ts'
import { instant, jsonOf, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
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

// A sheet with one year's results is read, validated and stored separately. A background job computes the fit it would
// give, and nothing takes effect before it is published (docs/decisions/083).

type SheetOrder = { kind: GrantKind; year: number; path: string }
export type GrantSheetFault = { fault: SheetFault } | { fault: 'listColumnsMissing'; missing: GrantColumn[] } | { fault: 'listNoRows' } // oxfmt-ignore

/** Reads an Excel workbook or a text file and validates every row. Stores nothing. */
export async function readGrantSheet({ kind, year, path }: SheetOrder): Promise<GrantSheet | GrantSheetFault> {
  const file = await readSheet(path)
  if (typeof file === 'string') return { fault: file }
  const sheet = judgeSheet(file.rows, { kind, year, groupCodes: await findGroupCodes() })
  if ('missing' in sheet) return { fault: 'listColumnsMissing', missing: sheet.missing }
  return sheet.rows === 0 ? { fault: 'listNoRows' } : sheet
}

/** Returns the codes of the classifier and those with published grants. */
async function findGroupCodes(): Promise<Set<string>> {
  const rows = await readRows(
    { code: text },
    Prisma.sql`SELECT "code" FROM "ProgrammeGroup" UNION SELECT DISTINCT "groupCode" FROM "GrantResult"`,
  )
  return new Set(rows.map(({ code }) => code))
}

export type PlannedGrant = SheetGrant & ReturnType<typeof outcomeOf>

/** Determines for every accepted row whether it is new, changed or the same. */
export async function planGrants({ kind, year, accepted }: Pick<GrantSheet, 'kind' | 'year' | 'accepted'>) {
  const known = await readKnown(kind, year)
  return accepted.map((row): PlannedGrant => ({ ...row, ...outcomeOf(row, known.get(row.rowId)) }))
}

const knownRow = { rowId: text, minimum: orNull(number), average: orNull(number), grants: orNull(number) }

/** Returns the content rows of a year, by id. */
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

/** Returns a fingerprint of the fit in use and of the stored rows. When it differs, the data has changed since a sheet
 *  was planned and fitted. */
export async function readFingerprint(client: Db = db): Promise<string> {
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

/** Rows inserted per batch. Requests are served between batches. */
const BATCH = 200

/** Uploader and file name of a sheet. `once` is the idempotency key of the upload; with `atOnce` the caller computes
 *  the fit itself. */
type GrantSheetOrigin = { fileName: string; actorId: string | null; once?: string; atOnce?: boolean }

/** Stores a validated sheet for review and returns its id. Enqueues the job that computes its fit, unless the caller
 *  does so itself (`atOnce`). */
export async function keepGrantSheet(
  sheet: GrantSheet,
  { fileName, actorId, once, atOnce = false }: GrantSheetOrigin,
): Promise<string> {
  const basis = await readFingerprint()
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
    if (once && actorId) await useKeyOnce(tx, actorId, once)
  })
  return importId
}

/** Returns the user's latest sheet if an upload with the key `once` has been stored, for a client whose connection
 *  broke before the answer. Null when the upload did not arrive. */
export async function findSentSheet(actorId: string, once: string): Promise<string | null> {
  if (!(await isKeyUsed(db, actorId, once))) return null
  const sheet = await db.grantImport.findFirst({
    where: { actorId, state: { not: 'KEEPING' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  return sheet?.id ?? null
}

/** A row as its table stores it, with JSON as text. */
type Line = { number: number; outcome: string } & { [Column in keyof typeof nothing]: string | number | null }

const nothing = {
  ...{ rowId: null, section: null, form: null, groupCode: null, universityCode: null, tag: null, quota: null },
  ...{ part: null, minimum: null, average: null, grants: null, before: null, after: null, cells: null, reasons: null },
}

function lineOf(row: PlannedGrant): Line {
  const { before, after } = changeOf(row)
  return { ...nothing, ...row, before: before && JSON.stringify(before), after: JSON.stringify(after) }
}

/** Returns the figures of a row before and after as strings, for its edit history. */
export function changeOf({ before, after }: Pick<PlannedGrant, 'before' | 'after'>) {
  return { before: before && fieldsOf(before), after: fieldsOf(after) }
}

function fieldsOf(figures: GrantFigures): Fields {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value ?? '')]))
}

/** Characters stored of a refused cell. */
const CELL = 100

function refusedLine({ number: at, reasons, cells }: RefusedGrant, columns: readonly FoundColumn[]): Line {
  const typed = columns.map(({ column, at: place }) => [column, (cells[place] ?? '').slice(0, CELL)])
  const details = { cells: JSON.stringify(Object.fromEntries(typed)), reasons: JSON.stringify(reasons) }
  return { ...nothing, number: at, outcome: 'REFUSED', ...details }
}

type GrantImportState = 'FITTING' | 'READY' | 'PUBLISHED' | 'DISCARDED' | 'FAILED'

const importRow = {
  ...{ id: text, kind: word<GrantKind>(), year: number, fileName: text, state: word<GrantImportState>(), rows: number },
  ...{ createdAt: instant, decidedAt: orNull(instant), columns: jsonOf<FoundColumn[]>() },
}

export type FoundGrantImport = NonNullable<Awaited<ReturnType<typeof findGrantImport>>>

/** Returns a completely stored sheet, with the number of rows by outcome and section, or null. */
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

/** Counts the programme groups in a sheet of results and in the year before, so that an incomplete year is noticed. */
async function countGroups({ id, kind, year }: { id: string; kind: GrantKind; year: number }) {
  if (kind !== 'RESULTS') return null
  return readRow(
    { here: number, before: number },
    Prisma.sql`
      SELECT (SELECT COUNT(DISTINCT "groupCode") FROM "GrantImportRow" WHERE "importId" = ${id}) AS "here",
             (SELECT COUNT(DISTINCT "groupCode") FROM "GrantResult" WHERE "year" = ${year - 1}) AS "before"`,
  )
}

/** Returns the fit a sheet would give; null when it would give no new one or is not computed yet. */
export async function findProposedFit(id: string): Promise<Fit | null> {
  const row = await readRow(
    { fit: orNull(jsonOf<Fit>()) },
    Prisma.sql`SELECT "fit" FROM "GrantImport" WHERE "id" = ${id}`,
  )
  return row?.fit ?? null
}

/** Returns the ten latest sheets, newest first. */
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

/** Returns the refused rows after row `after`, 20 by default. */
export async function listRefusedGrants(importId: string, wanted: Wanted) {
  const { shown, next } = await listLines(importId, 'REFUSED', wanted)
  const refused = shown.map(({ number: at, reasons, cells }): RefusedLine => ({
    number: at,
    reasons: reasons as GrantReason[],
    cells: cells as RefusedLine['cells'],
  }))
  return { refused, next }
}

/** Returns the rows that differ from the stored ones, with both versions. */
export async function listChangedGrants(importId: string, wanted: Wanted) {
  const { shown, next } = await listLines(importId, 'CHANGED', wanted)
  return { changed: shown.map(row => ({ ...row, before: row.before as Fields, after: row.after as Fields })), next }
}

/** Returns the progress of the work on a sheet, or null. */
export async function findGrantProgress(id: string) {
  const list = await db.grantImport.findUnique({ where: { id }, select: { state: true } })
  if (!list || list.state === 'KEEPING') return null
  return { state: list.state === 'FITTING' ? 'LOADING' : list.state, stage: 0 }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes sheets that were not decided on for two weeks, and the rows of decided sheets after 30 days. Published
 *  changes stay in the edit history of the content rows. */
export async function sweepGrantImports(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.grantImport.deleteMany({ where: { decidedAt: null, createdAt: { lt: before(14) } } })
  await db.grantImportRow.deleteMany({ where: { import: { decidedAt: { lt: before(30) } } } })
}
