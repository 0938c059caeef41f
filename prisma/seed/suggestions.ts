import type { Db } from '#app/database/client.server.ts'
import { type Row, rowsOf } from '#app/domain/content/rows.server.ts'
import type { TableSync } from '#app/domain/content/sync-rules.ts'
import { type ContentTable, keyOf, rowIdOf } from '#app/domain/content/tables.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { chunks, hashOf, pick, type Values, type WantedRow } from './sync.ts'

/** Hash of a suggestion to remove a row. */
const GONE = 'gone'

type Suggestion = { rowId: string; hash: string; content?: Prisma.InputJsonObject }
export type Suggestions = { fresh: Suggestion[]; stale: string[] }

/** Returns the suggestions to write, and the open ones that no longer hold because the content went back, a newer
 *  release suggests something else, or the administrator has made the change. */
export async function findSuggestions(
  client: Db,
  sync: TableSync,
  {
    wanted,
    contested,
    gone,
  }: { wanted: readonly WantedRow[]; contested: readonly WantedRow[]; gone: readonly string[] },
): Promise<Suggestions> {
  const hashes = contested.length > 0 ? await hashesOfRows(client, sync, wanted, contested) : new Map<string, string>()
  const holding = [
    ...contested.filter(({ id, hash }) => hashes.get(id) !== hash).map(suggestionOf),
    ...gone.map((rowId): Suggestion => ({ rowId, hash: GONE })),
  ]
  const there = await client.contentSuggestion.findMany({
    where: { table: sync.table },
    select: { id: true, rowId: true, hash: true, decidedAt: true },
  })
  const textOf = ({ rowId, hash }: { rowId: string; hash: string }) => `${rowId} ${hash}`
  const made = new Set(there.map(textOf))
  const held = new Set(holding.map(textOf))
  return {
    fresh: holding.filter(one => !made.has(textOf(one))),
    stale: there.filter(one => one.decidedAt === null && !held.has(textOf(one))).map(({ id }) => id),
  }
}

export async function writeSuggestions(tx: Db, table: ContentTable, { fresh, stale }: Suggestions) {
  await tx.contentSuggestion.deleteMany({ where: { id: { in: stale } } })
  await tx.contentSuggestion.createMany({ data: fresh.map(one => ({ table, ...one })) })
}

function suggestionOf({ id, hash, values, children }: WantedRow): Suggestion {
  return { rowId: id, hash, content: { ...values, ...children } as Prisma.InputJsonObject }
}

/** Hashes the current rows like the content, over the columns that the content has. */
async function hashesOfRows(
  client: Db,
  sync: TableSync,
  wanted: readonly WantedRow[],
  contested: readonly WantedRow[],
): Promise<Map<string, string>> {
  const { table, derived = [] } = sync
  const columns = columnsOf(wanted.map(({ values }) => values))
  const hashes = new Map<string, string>()
  for (const part of chunks(contested)) {
    const where = { OR: part.map(({ values }) => keyOf(table, values)) }
    const rows = await rowsOf(client, table).findMany({ where })
    const childrenOf = await readChildren(client, sync, wanted, rows)
    for (const row of rows) {
      const id = rowIdOf(table, row)
      hashes.set(id, hashOf({ values: pick(row, columns), children: childrenOf(id) }, derived))
    }
  }
  return hashes
}

async function readChildren(
  client: Db,
  { table, children = [] }: TableSync,
  wanted: readonly WantedRow[],
  parents: readonly Row[],
) {
  const ids = parents.map(row => rowIdOf(table, row))
  const tables = await Promise.all(
    children.map(async ({ table: of, parent, where = {} }) => {
      const columns = columnsOf(wanted.flatMap(row => row.children?.[of] ?? []))
      const rows = await rowsOf(client, of).findMany({ where: { ...where, [parent]: { in: ids } } })
      return { of, parent, columns, rows }
    }),
  )
  return (id: string) =>
    Object.fromEntries(
      tables.map(({ of, parent, columns, rows }) => {
        return [of, rows.filter(row => row[parent] === id).map(row => pick(row, columns))]
      }),
    )
}

function columnsOf(rows: readonly Values[]) {
  return new Set(rows.flatMap(row => Object.keys(row)))
}
