import { db, inTurn } from '#app/database/client.server.ts'
import { keepEdit } from '#app/domain/content/history.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { readSheet, writeSheet } from '#app/outside/spreadsheet.server.ts'
import type { SheetFault } from '#app/outside/spreadsheets/sheet.ts'
import { freeKey } from './draft.ts'
import { itemFields, itemOf } from './draft-fields.ts'
import { findEditedTest, MOST_ITEMS, partRowId, usedKeys } from './edit-tests.server.ts'
import { findItemColumns, headerOf, itemColumns, planItems, type RefusedCell, type SheetItem } from './item-sheet.ts'
import { type Editor, saveDraft } from './test-versions.server.ts'

type Looked = { importId: string } | { fault: SheetFault | 'listNoRows' | 'itemColumnsMissing' | 'itemsTooMany' }

/** Validates a sheet of items and stores the outcome for a day without adding anything. Null when there is no such
 *  test. */
export async function previewItemImport(testId: string, file: { path: string; name: string }): Promise<Looked | null> {
  const test = await findEditedTest(testId)
  if (!test) return null
  const sheet = await readSheet(file.path)
  if (typeof sheet === 'string') return { fault: sheet }
  const header = findItemColumns(sheet.rows)
  if (!header) return { fault: 'itemColumnsMissing' }
  const { items, refused } = planItems(sheet.rows.slice(header.row + 1), header.columns, test.content)
  if (items.length === 0 && refused.length === 0) return { fault: 'listNoRows' }
  if (items.length + test.content.items.length > MOST_ITEMS) return { fault: 'itemsTooMany' }
  const { id } = await db.itemImport.create({
    data: { testId, fileName: file.name, items, refused: refused.slice(0, MOST_REFUSED) },
    select: { id: true },
  })
  return { importId: id }
}

/** Maximum number of refused cells stored; longer lists are not corrected by hand. */
const MOST_REFUSED = 500

/** Returns a validated sheet; null when it does not exist for this test, or was taken or swept. */
export async function findItemImport(testId: string, importId: string) {
  const found = await db.itemImport.findFirst({ where: { id: importId, testId } })
  return found && { ...found, items: found.items as SheetItem[], refused: found.refused as RefusedCell[] }
}

/** Appends the items of a sheet to the draft, once. `'changed'` when scales, options or the number of items have
 *  changed so that an item no longer fits, null when the sheet does not exist. */
export async function applyItemImport(
  editor: Editor,
  testId: string,
  importId: string,
): Promise<{ count: number } | 'changed' | null> {
  return inTurn(async tx => {
    const found = await tx.itemImport.findFirst({ where: { id: importId, testId } })
    const test = found && (await findEditedTest(testId, tx))
    if (!test) return null
    const { content } = test
    const used = await usedKeys(tx, testId)
    const added = (found.items as SheetItem[]).flatMap(form => {
      const key = freeKey('q', used)
      used.add(key)
      const item = itemOf(key, form, content)
      return typeof item === 'string' || !content.scales.some(({ key: scale }) => scale === item.scale) ? [] : [item]
    })
    if (added.length < (found.items as SheetItem[]).length) return 'changed'
    if (content.items.length + added.length > MOST_ITEMS) return 'changed'
    await tx.itemImport.delete({ where: { id: importId } })
    if (added.length === 0) return { count: 0 }
    const after = { ...content, items: [...content.items, ...added] }
    const summary = { file: found.fileName, count: String(added.length) }
    await saveDraft(
      tx,
      { editor, testId, edit: { rowId: testId, kind: 'IMPORTED', before: null, after: summary } },
      after,
    )
    for (const item of added) {
      const rowId = partRowId(testId, { part: 'item', key: item.key })
      const edit = { table: 'Test', rowId, editorId: editor.id, kind: 'CREATED', before: null } as const
      await keepEdit(tx, { ...edit, after: itemFields(item, content) })
    }
    return { count: added.length }
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes validated sheets that were not taken within a day. */
export async function sweepItemImports(now: Date) {
  await db.itemImport.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - DAY_MS) } } })
}

/** Writes a template sheet with a row for each scale of the test. Null when there is no such test. */
export async function writeItemTemplate(testId: string, language: Language, sheet: string) {
  const test = await findEditedTest(testId)
  if (!test) return null
  const rows = test.content.scales.map(({ texts }) =>
    itemColumns.map(column => {
      if (column === 'scale') return texts.name[language] ?? texts.name.ru
      return column === 'keyed' ? '+' : ''
    }),
  )
  return writeSheet(
    sheet,
    itemColumns.map(column => ({ header: headerOf(column, language), width: 24 })),
    rows,
  )
}
