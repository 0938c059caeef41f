import type { Db } from '#app/database/client.server.ts'
import { rowsOf } from './rows.server.ts'
import { type ContentKey, type ContentTable, contentTables, rowIdOf } from './tables.ts'

/** Columns that mark a row as added by an administrator. Null stands for an operator in the server's shell. */
export function addedBy(editorId: string | null, now = new Date()) {
  return { origin: 'ADMIN' as const, editedAt: now, editedById: editorId }
}

/** Marks a row of content as edited by hand, inside the transaction that changes or retires it or changes its children.
 *  From then on no start and no release overwrites it. Returns false when there is no such row. */
export async function markEdited<Table extends ContentTable>(
  table: Table,
  key: ContentKey<Table>,
  editorId: string,
  tx: Db,
  now = new Date(),
): Promise<boolean> {
  const data = { editedAt: now, editedById: editorId }
  const { count } = await rowsOf(tx, table).updateMany({ where: key, data })
  return count === 1
}

/** Records, inside the transaction that deletes a row of content, that the seed must not create it again.
 *  `replacedById` is the row it was merged into; content that refers to the deleted row then refers to that one. */
export async function markRemoved<Table extends ContentTable>(
  table: Table,
  key: ContentKey<Table>,
  editorId: string,
  tx: Db,
  replacedById: string | null = null,
) {
  const row = { table, rowId: rowIdOf(table, key) }
  await tx.contentRemoval.upsert({
    where: { table_rowId: row },
    create: { ...row, removedById: editorId, replacedById },
    update: { removedAt: new Date(), removedById: editorId, replacedById },
  })
  // Rows merged into the deleted row earlier now point to its replacement.
  if (replacedById === null) return
  await tx.contentRemoval.updateMany({ where: { table, replacedById: row.rowId }, data: { replacedById } })
}

/** Replacements of merged rows, by the id of the merged row. */
export async function findReplacements(table: ContentTable, client: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await client.contentRemoval.findMany({
    where: { table, replacedById: { not: null } },
    select: { rowId: true, replacedById: true },
  })
  return new Map(rows.map(({ rowId, replacedById }) => [rowId, replacedById!]))
}

/** Removes a deleted person's id from all edit marks. The rows still count as edited. */
export async function forgetEditor(userId: string, tx: Db) {
  for (const table of Object.keys(contentTables) as ContentTable[]) {
    await rowsOf(tx, table).updateMany({ where: { editedById: userId }, data: { editedById: null } })
  }
  await tx.test.updateMany({ where: { editedById: userId }, data: { editedById: null } })
  await tx.contentRemoval.updateMany({ where: { removedById: userId }, data: { removedById: null } })
  await tx.contentEdit.updateMany({ where: { editorId: userId }, data: { editorId: null } })
  await tx.announcement.updateMany({ where: { editedById: userId }, data: { editedById: null } })
  await tx.featureSwitch.updateMany({ where: { changedById: userId }, data: { changedById: null } })
  await tx.majorImport.updateMany({ where: { editorId: userId }, data: { editorId: null } })
  await tx.grantImport.updateMany({ where: { actorId: userId }, data: { actorId: null } })
  await tx.grantImport.updateMany({ where: { decidedById: userId }, data: { decidedById: null } })
}
