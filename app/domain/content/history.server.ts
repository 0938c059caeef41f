import { createHash } from 'node:crypto'
import { db, type Db } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { markEdited } from './edits.server.ts'
import { type ContentKey, type ContentTable, rowIdOf } from './tables.ts'

// Every edit of a catalogue is stored with the form fields before and after it. Edits can be shown and compared, and
// undone by filling the form with earlier fields (docs/decisions/075).

/** MERGED: another row was merged into this one. TAKEN: an administrator accepted a release's suggestion. */
type EditKind =
  | 'CREATED'
  | 'TAKEN'
  | 'EDITED'
  | 'PUBLISHED'
  | 'RETIRED'
  | 'RESTORED'
  | 'MERGED'
  | 'REMOVED'
  | 'IMPORTED'

/** Pseudo-field for the rows merged into a row, shown next to its form fields. */
export const MERGED = 'merged'

/** The form fields of a row, as typed; empty for no value. */
export type Fields = Record<string, string>

type Edit<Table extends ContentTable> = {
  table: Table
  key: ContentKey<Table>
  editorId: string
  kind: EditKind
  /** Null for a new row. */
  before: Fields | null
  /** Null for a deleted row. */
  after: Fields | null
  /** Values the editor gave up in favour of another person's edit. */
  declined?: Fields
  /** Reason for the edit, where the form requires one. Only the audit log keeps it. */
  reason?: string
}

/** Tables whose edits are recorded: content that follows releases, and the parts of a test, whose versions are handled
 *  separately (docs/decisions/034). */
export type EditedTable = ContentTable | 'Test'

/** Records an edit inside its transaction: in the row's history, in the audit log, and as the mark that protects the
 *  row from releases. */
export async function recordContentEdit<Table extends ContentTable>(tx: Db, edit: Edit<Table>, now = new Date()) {
  const { table, key, editorId, kind } = edit
  if (kind !== 'CREATED' && kind !== 'REMOVED') await markEdited(table, key, editorId, tx, now)
  await keepEdit(tx, { ...edit, rowId: rowIdOf(table, key) }, now)
}

type KeptEdit = Omit<Edit<never>, 'table' | 'key'> & { table: EditedTable; rowId: string }

/** Records an edit without setting the mark, for rows whose own function sets it. */
export async function keepEdit(tx: Db, edit: KeptEdit, now = new Date()) {
  const { table, rowId, editorId, kind, before, after, declined = {}, reason } = edit
  const fields = { ...(before && { before }), ...(after && { after }) }
  await tx.contentEdit.create({ data: { table, rowId, at: now, editorId, kind, ...fields } })
  const givenUp = Object.fromEntries(Object.entries(declined).map(([name, text]) => [`${name}.declined`, text]))
  const details = { table, rowId, kind, ...givenUp, ...(reason !== undefined && { reason }) }
  await recordEvent({ action: 'content.edited', actorId: editorId, details }, tx)
}

/** A hash of the fields, used as the version of rows without a counter. It also changes when a release or an import
 *  writes the row. */
export function fieldsVersion(fields: Fields): number {
  const ordered = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest().readUIntBE(0, 6)
}

const PAGE = 20

/** The edits of a row, newest first, 20 per page. `before` is the last edit of the previous page. `parts` includes the
 *  parts of a test, whose row ids begin with its id. Null when there is no such edit of this row. */
export async function listContentEdits(
  table: EditedTable,
  rowId: string,
  before: string | null,
  { parts = false }: { parts?: boolean } = {},
) {
  const own = parts ? { table, OR: [{ rowId }, { rowId: { startsWith: `${rowId} ` } }] } : { table, rowId }
  const last = before === null ? null : await db.contentEdit.findFirst({ where: { AND: [{ id: before }, own] } })
  if (before !== null && !last) return null
  const beyond = last && { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] }
  const rows = await db.contentEdit.findMany({
    where: { AND: [own, beyond ?? {}] },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
  })
  const shown = rows.slice(0, PAGE)
  const names = await namesOf(shown.flatMap(({ editorId }) => editorId ?? []))
  return {
    edits: shown.map(({ id, rowId: of, at, editorId, kind, before, after }) => ({
      ...{ id, rowId: of, at, kind: kind as EditKind, by: names.get(editorId ?? '') ?? null },
      changed: changedIn(before as Fields | null, after as Fields | null),
    })),
    next: rows.length > PAGE ? shown.at(-1)!.id : null,
  }
}

/** The fields of a row after one of its edits, to fill the form with; null when there is none. */
export async function findEditedFields(table: EditedTable, rowId: string, editId: string): Promise<Fields | null> {
  const edit = await db.contentEdit.findFirst({ where: { id: editId, table, rowId }, select: { after: true } })
  return (edit?.after ?? null) as Fields | null
}

/** The last editor of a row and the time of the edit; null for a row written only by the seed. */
export async function findLastContentEdit(table: EditedTable, rowId: string) {
  const edit = await db.contentEdit.findFirst({
    where: { table, rowId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, editorId: true },
  })
  if (!edit) return null
  return { at: edit.at, by: (await namesOf([edit.editorId ?? ''])).get(edit.editorId ?? '') ?? null }
}

/** The fields that differ, with both values. */
function changedIn(before: Fields | null, after: Fields | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap(name => {
    const [from, to] = [before?.[name] ?? '', after?.[name] ?? '']
    return from === to ? [] : [{ name, from, to }]
  })
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const people = await db.profile.findMany({
    where: { userId: { in: ids } },
    select: { userId: true, firstName: true, lastName: true },
  })
  return new Map(people.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`]))
}
