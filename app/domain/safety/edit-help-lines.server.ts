import { randomUUID } from 'node:crypto'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addedBy, markRemoved } from '#app/domain/content/edits.server.ts'
import { type Fields, fieldsVersion, recordContentEdit } from '#app/domain/content/history.server.ts'
import type { Localized } from '#app/i18n/config.ts'
import type { HelpLineForm, NewHelpLine } from './help-line.schema.ts'

/** Returns the form values of a help line and their version, or null. */
export async function findHelpLineForm(id: string, client: Db = db) {
  const row = await client.helpLine.findUnique({ where: { id } })
  if (!row) return null
  const values = fieldsOf(row)
  return { id, version: fieldsVersion(values), values }
}

/** Edits a help line. `'conflict'` when it was saved since the form was loaded, `'same'` when nothing changes, null
 *  when there is no such help line. */
export async function editHelpLine(
  viewer: Viewer,
  id: string,
  given: HelpLineForm,
  { version, declined }: { version: number; declined: Record<string, string> },
): Promise<'done' | 'same' | 'conflict' | null> {
  return inTurn(async tx => {
    const before = await findHelpLineForm(id, tx)
    if (!before) return null
    if (before.version !== version) return 'conflict'
    const data = rowOf(given)
    const after = fieldsOf(data)
    if (fieldsVersion(after) === version) return 'same'
    await tx.helpLine.update({ where: { id }, data })
    const edit = {
      table: 'HelpLine',
      key: { id },
      editorId: viewer.id,
      before: before.values,
      after,
      declined,
    } as const
    await recordContentEdit(tx, { ...edit, kind: 'EDITED' })
    return 'done'
  })
}

/** Adds a help line. Null for a repeated idempotency key. */
export async function createHelpLine(viewer: Viewer, given: NewHelpLine): Promise<{ id: string } | null> {
  return inTurn(async tx => {
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null
    const data = rowOf(given)
    const { id } = await tx.helpLine.create({ data: { id: randomUUID(), ...data, ...addedBy(viewer.id) } })
    const edit = { table: 'HelpLine', key: { id }, editorId: viewer.id, before: null, after: fieldsOf(data) } as const
    await recordContentEdit(tx, { ...edit, kind: 'CREATED' })
    return { id }
  })
}

/** Deletes a help line and logs the reason; the seed does not restore it. The last one cannot be deleted (`'last'`), so
 *  that a person in need never sees an empty page. `'conflict'` when it was saved since, null when there is none. */
export async function removeHelpLine(
  viewer: Viewer,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<'done' | 'conflict' | 'last' | null> {
  return inTurn(async tx => {
    const line = await findHelpLineForm(id, tx)
    if (!line) return null
    if (line.version !== version) return 'conflict'
    if (await isLastHelpLine(tx)) return 'last'
    await tx.helpLine.delete({ where: { id } })
    await markRemoved('HelpLine', { id }, viewer.id, tx)
    const edit = { table: 'HelpLine', key: { id }, editorId: viewer.id, before: line.values, after: null } as const
    await recordContentEdit(tx, { ...edit, kind: 'REMOVED', reason })
    return 'done'
  })
}

/** Checks whether at most one help line is left. */
export async function isLastHelpLine(client: Db = db): Promise<boolean> {
  return (await client.helpLine.count()) <= 1
}

function rowOf({ number, order, ...given }: HelpLineForm) {
  return {
    ...{ number, order: Number(order) },
    name: { ru: given.nameRu, kk: given.nameKk, en: given.nameEn },
    about: { ru: given.aboutRu, kk: given.aboutKk, en: given.aboutEn },
  }
}

/** Converts a help line to its form values. */
function fieldsOf({ number, order, ...row }: { number: string; order: number; name: unknown; about: unknown }): Fields {
  const [name, about] = [row.name as Localized, row.about as Localized]
  return {
    ...{ number, order: String(order) },
    ...{ nameRu: name.ru, nameKk: name.kk ?? '', nameEn: name.en ?? '' },
    ...{ aboutRu: about.ru, aboutKk: about.kk ?? '', aboutEn: about.en ?? '' },
  }
}
