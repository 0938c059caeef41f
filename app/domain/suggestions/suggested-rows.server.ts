import { db, type Db } from '#app/database/client.server.ts'
import { currentKey, readContent } from '#app/domain/assessments/test-content.server.ts'
import { type Fields, fieldsVersion } from '#app/domain/content/history.server.ts'
import { type Row, rowsOf } from '#app/domain/content/rows.server.ts'
import { syncRuleOf, type TableSync } from '#app/domain/content/sync-rules.ts'
import { type ContentTable, contentTables, keyOf } from '#app/domain/content/tables.ts'
import { type Difference, differencesOf } from './compare.ts'

type Content = Readonly<Record<string, unknown>>

/** Technical columns that administrators do not see, computed from the visible texts. */
const unread = new Set(['id', 'titleFolded', 'searchFolded', 'sortRu', 'sortKk', 'sortEn'])

/** Columns of a child row that refer to its parent. */
const unreadOfChild = new Set(['id', 'institutionId', 'majorId', 'materialId'])

/** A suggestion and the row it is for, in their current state. */
export type SuggestedRow = {
  id: string
  table: ContentTable | 'Test'
  rowId: string
  hash: string
  createdAt: Date
  /** The release's content; null when it no longer contains the row. */
  content: Content | null
  /** The current row with its children; null when it does not exist. */
  own: Content | null
  differences: Difference[]
  /** The version of the row, so that a decision does not overwrite a later edit. */
  version: number
  /** The reason why the release's content cannot be written. */
  obstacle: Obstacle | null
}

/** MISSING: the row does not exist. REFERS: it refers to a row that does not exist. TAKEN: another row has its unique
 *  value. DRAFT: the test has an unpublished draft. */
export type Obstacle = 'MISSING' | 'REFERS' | 'TAKEN' | 'DRAFT'

/** An open suggestion with its row; null when it is not open. */
export async function findSuggestedRow(id: string, client: Db = db): Promise<SuggestedRow | null> {
  const found = await client.contentSuggestion.findUnique({ where: { id } })
  if (!found || found.decidedAt !== null) return null
  const { table, rowId, hash, createdAt } = found
  const content = found.content as Content | null
  const about = { id, rowId, hash, createdAt, content }
  if (table === 'Test') return { ...about, table, ...(await compareTest(client, rowId, content ?? {})) }
  if (!Object.hasOwn(contentTables, table)) return null
  const rule = syncRuleOf(table as ContentTable)
  const own = await readOwn(client, rule, keyOfSuggestion(rule.table, rowId, content))
  const shown = content && own ? differencesOf(shownOf(own, rule), shownOf(content, rule)) : []
  return {
    ...{ ...about, table: rule.table, own, differences: shown, version: versionOf(own) },
    obstacle: own === null ? 'MISSING' : content && (await obstacleOf(client, rule, rowId, content)),
  }
}

/** The key of a suggestion's row. Content is null only for tables with a single key column. */
export function keyOfSuggestion(table: ContentTable, rowId: string, content: Content | null): Row {
  return content ? keyOf(table, content) : { [contentTables[table][0]]: rowId }
}

async function readOwn(client: Db, { table, children = [] }: TableSync, key: Row): Promise<Content | null> {
  const [row] = await rowsOf(client, table).findMany({ where: key })
  if (!row) return null
  const below = await Promise.all(
    children.map(async ({ table: of, parent, where = {} }) => {
      const rows = await rowsOf(client, of).findMany({ where: { ...where, [parent]: row.id } })
      return [of, rows] as const
    }),
  )
  return { ...row, ...Object.fromEntries(below) }
}

/** A row without technical columns, with its children in a stable order. */
function shownOf(row: Content, { derived = [], children = [] }: TableSync): Content {
  const tables = children.map(({ table }) => table as string)
  const own = Object.entries(row).filter(([column]) => !unread.has(column) && !derived.includes(column))
  return Object.fromEntries(
    own.map(([column, value]) => {
      if (!tables.includes(column)) return [column, value]
      const rows = (value as Row[]).map(child => without(child, unreadOfChild))
      return [
        column,
        rows
          .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
          .map(row => without(row, new Set(['order']))),
      ]
    }),
  )
}

function without(row: Row, columns: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.has(column)))
}

/** Sorts children by their order column, or by their content if they have none. */
function orderOf(row: Row): string {
  return typeof row.order === 'number' ? String(row.order).padStart(6, '0') : JSON.stringify(row)
}

/** A version number that changes with the row or its children, but not with its edit marks. */
function versionOf(own: Content | null): number {
  const entries = Object.entries(own ?? {}).filter(
    ([column]) => !['editedAt', 'editedById', 'contentHash'].includes(column),
  )
  const fields: Fields = Object.fromEntries(entries.map(([column, value]) => [column, JSON.stringify(value ?? null)]))
  return fieldsVersion(fields)
}

async function obstacleOf(
  client: Db,
  { table, refersTo = {}, unique }: TableSync,
  rowId: string,
  content: Content,
): Promise<Obstacle | null> {
  for (const [column, of] of Object.entries(refersTo)) {
    const id = content[column]
    if (id != null && (await rowsOf(client, of).count({ where: { id } })) === 0) return 'REFERS'
  }
  const value = unique && content[unique]
  if (!unique || value == null) return null
  const holders = await rowsOf(client, table).count({ where: { [unique]: value, id: { not: rowId } } })
  return holders > 0 ? 'TAKEN' : null
}

async function compareTest(client: Db, testId: string, content: Content) {
  const key = (state: 'PUBLISHED' | 'DRAFT') => ({ where: { currentKey: currentKey(testId, state) } })
  const [published, draft] = await Promise.all([
    client.testVersion.findUnique({ ...key('PUBLISHED'), select: { id: true } }),
    client.testVersion.findUnique({ ...key('DRAFT'), select: { id: true } }),
  ])
  const own: Content | null = published && (await readContent(client, published.id))
  const obstacle: Obstacle | null = own === null ? 'MISSING' : draft ? 'DRAFT' : null
  return { own, differences: own ? differencesOf(own, content) : [], version: versionOf(own), obstacle }
}
