import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addedBy, markRemoved } from '#app/domain/content/edits.server.ts'
import { fieldsVersion, recordContentEdit } from '#app/domain/content/history.server.ts'
import { type Row, rowsOf } from '#app/domain/content/rows.server.ts'
import { refreshTengeCosts } from '#app/domain/institutions/tenge-costs.server.ts'
import {
  type CycleTable,
  fieldsOf,
  freeBase,
  keyColumns,
  type Refusal,
  refusalOf,
  rowOf,
} from './cycle-tables.server.ts'
import type { CycleForms, NewCycleForms } from './row.schema.ts'

// Rows of an admission cycle with tables of their own: legal floors, exchange rates and exam dates. All are added,
// edited and removed in the same way.

/** The form values of a row and its version; null when there is none. */
export async function findCycleRow(table: CycleTable, id: string, client: Db = db) {
  const [row] = await rowsOf(client, table).findMany({ where: keyOf(table, id) })
  if (!row) return null
  const values = fieldsOf[table](row)
  return { id, row, version: fieldsVersion(values), values }
}

/** All rows of a table, some dozens. */
export async function listCycleRows(table: CycleTable): Promise<Row[]> {
  return rowsOf(db, table).findMany({})
}

/** Adds a row. Null when the same form was processed before. */
export async function createCycleRow<Table extends CycleTable>(
  viewer: Viewer,
  table: Table,
  given: NewCycleForms[Table],
): Promise<{ id: string } | { refusal: Refusal } | null> {
  return inTurn(async tx => {
    if (await isKeyUsed(tx, viewer.id, given.idempotencyKey)) return null
    const refusal = await refusalOf(tx, table, given, null)
    if (refusal) return { refusal }
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null
    const values = rowOf(table, given)
    const id = await freeId(tx, table, freeBase(table, given))
    await rowsOf(tx, table).createMany({ data: [{ ...keyOf(table, id), ...values, ...addedBy(viewer.id) }] })
    const of: CycleTable = table
    const edit = { table: of, key: keyOf(of, id), editorId: viewer.id, before: null, after: fieldsOf[table](values) }
    await recordContentEdit(tx, { ...edit, kind: 'CREATED' })
    await follow(tx, table)
    return { id }
  })
}

/** Edits a row. `'conflict'` when the version is outdated, `'same'` when nothing changes, null when there is no such
 *  row. */
export async function editCycleRow<Table extends CycleTable>(
  viewer: Viewer,
  table: Table,
  id: string,
  given: CycleForms[Table],
  { version, declined }: { version: number; declined: Record<string, string> },
): Promise<'done' | 'same' | 'conflict' | { refusal: Refusal } | null> {
  return inTurn(async tx => {
    const before = await findCycleRow(table, id, tx)
    if (!before) return null
    if (before.version !== version) return 'conflict'
    const values = rowOf(table, given)
    const after = fieldsOf[table](values)
    if (fieldsVersion(after) === version) return 'same'
    const refusal = await refusalOf(tx, table, given, id)
    if (refusal) return { refusal }
    if (values.event !== before.row.event && (await isLastDay(table, before.row, tx)))
      return { refusal: 'last-of-event' }
    await rowsOf(tx, table).updateMany({ where: keyOf(table, id), data: values })
    const of: CycleTable = table
    const edit = { table: of, key: keyOf(of, id), editorId: viewer.id, before: before.values, after, declined }
    await recordContentEdit(tx, { ...edit, kind: 'EDITED' })
    await follow(tx, table)
    return 'done'
  })
}

/** Deletes an exam date or a legal floor and records the reason in the audit log. `'last'` for the last date of an
 *  event, because plans depend on it; `'conflict'` when the version is outdated; null when there is no such row. */
export async function removeCycleRow(
  viewer: Viewer,
  table: Exclude<CycleTable, 'ExchangeRate'>,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<'done' | 'conflict' | 'last' | null> {
  return inTurn(async tx => {
    const found = await findCycleRow(table, id, tx)
    if (!found) return null
    if (found.version !== version) return 'conflict'
    if (await isLastDay(table, found.row, tx)) return 'last'
    await rowsOf(tx, table).deleteMany({ where: keyOf(table, id) })
    await markRemoved(table, { id }, viewer.id, tx)
    const edit = { table, key: { id }, editorId: viewer.id, before: found.values, after: null, reason }
    await recordContentEdit(tx, { ...edit, kind: 'REMOVED' })
    return 'done'
  })
}

/** Checks whether a row is the last one of its event. */
export async function isLastDay(table: CycleTable, { event }: Row, client: Db = db): Promise<boolean> {
  return table === 'ExamDate' && (await client.examDate.count({ where: { event: String(event) } })) <= 1
}

function keyOf(table: CycleTable, id: string) {
  return { [keyColumns[table]]: id } as { id: string; currency: string }
}

/** Updates the values derived from a table. */
async function follow(tx: Db, table: CycleTable) {
  if (table === 'ExchangeRate') await refreshTengeCosts(tx)
}

/** An id never used before, not even by a deleted row, which must not reappear as a different one. */
async function freeId(tx: Db, table: CycleTable, base: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    const there = await rowsOf(tx, table).count({ where: keyOf(table, id) })
    const gone = await tx.contentRemoval.count({ where: { table, rowId: id } })
    if (there + gone === 0) return id
  }
}
