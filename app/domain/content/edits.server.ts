import type { Db } from '#app/database/client.server.ts'
import { rowsOf } from './rows.server.ts'
import { type ContentKey, type ContentTable, contentTables, rowIdOf } from './tables.ts'

/** The marks of a row an administrator adds; null stands for an operator in the server's shell. */
export function addedBy(editorId: string | null, now = new Date()) {
  return { origin: 'ADMIN' as const, editedAt: now, editedById: editorId }
}

/** Marks a row of content as edited by hand, in the transaction that changes it, retires it or changes its children.
 *  From then on no start and no release writes it. Returns false when there is no such row. */
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

/** Says, in the transaction that deletes a row of content, that the seed must not create it again. `replacedById` is the
 *  row it was merged into: content that names the deleted one means that one from then on. */
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
  // What was merged into the deleted row before goes on with it.
  if (replacedById === null) return
  await tx.contentRemoval.updateMany({ where: { table, replacedById: row.rowId }, data: { replacedById } })
}

/** The rows that took the place of merged ones, by the id of those. */
export async function findReplacements(table: ContentTable, client: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await client.contentRemoval.findMany({
    where: { table, replacedById: { not: null } },
    select: { rowId: true, replacedById: true },
  })
  return new Map(rows.map(({ rowId, replacedById }) => [rowId, replacedById!]))
}

/** Takes the id of a person who is being deleted out of the marks. The rows stay edited. */
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
