import { setImmediate as breathe } from 'node:timers/promises'
import { db } from '#app/database/client.server.ts'
import { hashOfFile } from '#app/domain/files/hash-of-file.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { readSheet } from '#app/outside/spreadsheet.server.ts'
import type { SheetFault } from '#app/outside/spreadsheets/sheet.ts'
import { cellsOf, type Column, findColumns } from './columns.ts'
import { type ImportKind, permissionFor, roleOf } from './kinds.ts'
import { findElsewhere, listKnown, listOpenGroups } from './members.server.ts'
import { outcomes, type Planned, planRows, type Row } from './plan-rows.ts'

/** Totals of an import: rows by outcome, new classes, and the groups created. */
export type Counts = Record<(typeof outcomes)[number], number> & {
  /** Codes of classes that do not exist yet, as written in the file. */
  newGroups: string[]
  /** Ids of the groups created when the import was applied. */
  madeGroups: string[]
}

/** Rows processed before the event loop is released. */
const ROWS_AT_ONCE = 100

type ListFault = SheetFault | 'listNoColumns' | 'listNoRows'
type Outcome =
  | { importId: string }
  | { fault: ListFault }
  /** Required columns that are missing. */
  | { fault: 'listColumnsMissing'; missing: Column[] }

/** Checks a list of people and stores the planned outcome of every row for preview, decisions and the import itself.
 *  Does not create or change anyone yet. Null when the viewer may not import such a list. */
export async function checkList(
  staff: Staff,
  kind: ImportKind,
  { path, name, language }: { path: string; name: string; language: Language },
  now = new Date(),
): Promise<Outcome | null> {
  if (!staff.may(permissionFor(kind))) return null
  const sheet = await readSheet(path)
  if (typeof sheet === 'string') return { fault: sheet }
  const header = findColumns(sheet.rows, kind, sheet.from1904)
  if (!header) return { fault: 'listNoColumns' }
  if (header.missing.length > 0) return { fault: 'listColumnsMissing', missing: header.missing }
  const rows = sheet.rows.slice(header.row + 1).flatMap(({ number, cells: all }): Row[] => {
    const cells = cellsOf(all, header.columns)
    return Object.values(cells).some(cell => cell !== '') ? [{ number, cells }] : []
  })
  if (rows.length === 0) return { fault: 'listNoRows' }

  const { id: organizationId } = staff.organization
  const [members, groups, elsewhere] = [
    await listKnown(organizationId),
    await listOpenGroups(organizationId),
    await findElsewhere(organizationId, rows),
  ]
  const { from1904 } = sheet
  const planned = await inTurns(planRows(rows, { role: roleOf[kind], members, elsewhere, from1904, now }))
  const newGroups = newGroupsOf(planned, groups)
  const counts = { ...countOf(planned), newGroups, madeGroups: [] } satisfies Counts
  const file = { fileName: name, fileHash: await hashOfFile(path, 'base64url'), language, columns: header.columns }
  const about = { organizationId, kind, actorId: staff.viewer.id, ...file, counts, rows: rows.length }
  return { importId: await keep(about, planned) }
}

/** Plans all rows and releases the event loop in between. */
async function inTurns(plan: Iterable<Planned>) {
  const planned: Planned[] = []
  for (const row of plan) {
    if (planned.length % ROWS_AT_ONCE === 0) await breathe()
    planned.push(row)
  }
  return planned
}

function countOf(planned: Planned[]) {
  const counts = Object.fromEntries(outcomes.map(outcome => [outcome, 0])) as Record<Planned['outcome'], number>
  for (const { outcome } of planned) counts[outcome] += 1
  return counts
}

/** Codes of classes that are not open yet, each once in its first spelling. */
function newGroupsOf(planned: Planned[], open: ReadonlyMap<string, string>) {
  const codes = new Map<string, string>()
  for (const { group } of planned) {
    if (group && !open.has(group.key) && !codes.has(group.key)) codes.set(group.key, group.code)
  }
  return [...codes.values()]
}

/** Stores a plan. The import becomes visible with its last row; one left incomplete by a crash stays hidden and is
 *  swept. */
async function keep(about: Omit<Parameters<typeof db.import.create>[0]['data'], 'state'>, planned: Planned[]) {
  const { id } = await db.import.create({ data: { ...about, state: 'KEEPING' } as never, select: { id: true } })
  for (let start = 0; start < planned.length; start += ROWS_AT_ONCE) {
    await db.importRow.createMany({
      data: planned.slice(start, start + ROWS_AT_ONCE).map(({ number, outcome, cells, refusals, doubles, userId }) => ({
        importId: id,
        number,
        outcome,
        values: cells,
        userId,
        ...(refusals.length > 0 ? { refusals } : {}),
        ...(doubles.length > 0 ? { doubles } : {}),
      })),
    })
    await breathe()
  }
  await db.import.update({ where: { id }, data: { state: 'CHECKED' } })
  return id
}
