import { type Db, inTurnOf } from '#app/database/in-turn.server.ts'
import { insertRows } from '#app/database/insert.server.ts'
import { type Row, rowsOf } from '#app/domain/content/rows.server.ts'
import type { ChildTable, TableSync } from '#app/domain/content/sync-rules.ts'
import { type ContentTable, contentTables, keyOf, rowIdOf } from '#app/domain/content/tables.ts'
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts'
import { findSuggestions, type Suggestions, writeSuggestions } from './suggestions.ts'
import { changesOf, chunks, hashOf, type KnownRow, pick, type Values, type WantedRow } from './sync.ts'

/** Time limit in ms. The first seed on a slow machine may take this long; later ones write only a few rows. */
const TIME_LIMIT_MS = 10 * 60 * 1000

type Model = Prisma.TypeMap['model']
type InputOf<Table extends Prisma.ModelName> = Exclude<
  Model[Table]['operations']['createMany']['args']['data'],
  readonly unknown[]
>
/** Columns that only the sync and administrators write. */
type Marks = 'origin' | 'editedAt' | 'editedById' | 'contentHash' | 'retiredAt'

export type RowOf<Table extends ContentTable, Child extends Prisma.ModelName = never> = {
  values: Omit<InputOf<Table>, Marks>
  children?: { [Of in Child]: InputOf<Of>[] }
}

export type Report = {
  table: ContentTable
  created: number
  changed: number
  withdrawn: number
  suggested: number
}

/** Brings one table up to date with the content. Rows that an administrator added, edited, retired or deleted are left
 *  unchanged; where the content has changed since, a suggestion is made. Idempotent. */
export async function syncTable<Table extends ContentTable, Child extends Prisma.ModelName = never>(
  db: PrismaClient,
  sync: TableSync & { table: Table },
  rows: readonly RowOf<Table, Child>[],
): Promise<Report> {
  const wanted = rows.map((row): WantedRow => {
    const { values, children = {} } = row as { values: Values; children?: Record<string, Values[]> }
    return { values, children, id: rowIdOf(sync.table, values), hash: hashOf({ values, children }, sync.derived) }
  })
  const found = await findChanges(db, sync, wanted)
  if (isNothing(found)) return reportOf(sync.table, found)
  // The changes are computed again inside the transaction, where no other writer can interfere.
  return inTurnOf(
    db,
    async tx => {
      const now = await findChanges(tx, sync, wanted)
      await writeChanges(tx, sync, now)
      return reportOf(sync.table, now)
    },
    { timeout: TIME_LIMIT_MS, maxWait: TIME_LIMIT_MS },
  )
}

type Known = KnownRow & { key: Row; unique: unknown }
type Found = ReturnType<typeof changesOf> & { known: Map<string, Known>; suggestions: Suggestions }

async function findChanges(client: Db, sync: TableSync, wanted: readonly WantedRow[]): Promise<Found> {
  const { table, whenGone, derived = [] } = sync
  const known = await readKnown(client, sync)
  const removals = await client.contentRemoval.findMany({ where: { table }, select: { rowId: true } })
  const removed = new Set(removals.map(({ rowId }) => rowId))
  const changes = changesOf(wanted, known, { removed, whenGone, derived })
  const { fits, clashes } = await findObstacles(client, sync, known)
  const contested = [...changes.contested, ...changes.created.filter(clashes), ...changes.changed.filter(clashes)]
  const free = (row: WantedRow) => fits(row) && !clashes(row)
  return {
    ...changes,
    created: changes.created.filter(free),
    changed: changes.changed.filter(free),
    known,
    suggestions: await findSuggestions(client, sync, { wanted, contested, gone: changes.contestedGone }),
  }
}

async function readKnown(client: Db, { table, whenGone, derived = [], unique }: TableSync) {
  const columns = [...contentTables[table], ...derived, 'origin', 'editedAt', 'contentHash']
  if (whenGone === 'RETIRE') columns.push('retiredAt')
  if (unique) columns.push(unique)
  const select = Object.fromEntries(columns.map(column => [column, true]))
  const rows = await rowsOf(client, table).findMany({ select })
  return new Map(
    rows.map(row => {
      const { origin, editedAt, contentHash, retiredAt } = row as KnownRow & Row
      const known: Known = {
        ...{ origin, editedAt, contentHash, retiredAt },
        derived: pick(row, derived),
        key: keyOf(table, row),
        unique: unique && row[unique],
      }
      return [rowIdOf(table, row), known] as const
    }),
  )
}

/** Finds what prevents a row of the content from being written: it refers to a missing row, or its unique value is
 *  taken by a row that the seed does not own. */
async function findObstacles(client: Db, sync: TableSync, known: ReadonlyMap<string, Known>) {
  const parents = await Promise.all(
    Object.entries(sync.refersTo ?? {}).map(async ([column, table]) => {
      const rows = await rowsOf(client, table).findMany({ select: { id: true } })
      return { column, ids: new Set<unknown>(rows.map(({ id }) => id)) }
    }),
  )
  const taken = new Map<unknown, string>()
  for (const [id, { origin, editedAt, unique }] of known) {
    if (unique != null && (origin !== 'SEED' || editedAt)) taken.set(unique, id)
  }
  return {
    fits: ({ values }: WantedRow) =>
      parents.every(({ column, ids }) => values[column] == null || ids.has(values[column])),
    clashes: ({ id, values }: WantedRow) => {
      const holder = sync.unique && taken.get(values[sync.unique])
      return holder !== undefined && holder !== id
    },
  }
}

function isNothing({ created, changed, withdrawn, suggestions }: Found) {
  const { fresh, stale } = suggestions
  return [created, changed, withdrawn, fresh, stale].every(list => list.length === 0)
}

function reportOf(table: ContentTable, { created, changed, withdrawn, suggestions }: Found): Report {
  return {
    table,
    created: created.length,
    changed: changed.length,
    withdrawn: withdrawn.length,
    suggested: suggestions.fresh.length,
  }
}

async function writeChanges(tx: Db, sync: TableSync, found: Found) {
  const { table, whenGone, children = [] } = sync
  const { created, changed, withdrawn, known } = found
  const rows = rowsOf(tx, table)
  await addRows(
    tx,
    table,
    created.map(({ values, hash }) => ({ ...values, contentHash: hash })),
  )
  for (const { id, values, hash } of changed) {
    const { key, contentHash } = known.get(id)!
    // A row that the sync retired comes back with the content; one that an administrator retired does not.
    const back = whenGone === 'RETIRE' && contentHash === '' ? { retiredAt: null } : {}
    await rows.updateMany({ where: key, data: { ...values, ...back, contentHash: hash } })
  }
  const renewed = changed.filter(({ id, hash }) => known.get(id)!.contentHash !== hash)
  for (const child of children) await writeChildren(tx, child, { created, renewed })
  for (const keys of chunks(withdrawn.map(id => known.get(id)!.key))) {
    if (whenGone === 'DELETE') await rows.deleteMany({ where: { OR: keys } })
    else await rows.updateMany({ where: { OR: keys }, data: { retiredAt: new Date(), contentHash: '' } })
  }
  await writeSuggestions(tx, table, found.suggestions)
}

/** Replaces the children of created and changed rows. They belong to the content as a whole. */
async function writeChildren(
  tx: Db,
  { table, parent, where = {} }: ChildTable,
  { created, renewed }: { created: WantedRow[]; renewed: WantedRow[] },
) {
  const rows = rowsOf(tx, table)
  for (const parents of chunks(renewed)) {
    await rows.deleteMany({ where: { ...where, [parent]: { in: parents.map(({ id }) => id) } } })
  }
  await addRows(
    tx,
    table,
    [...created, ...renewed].flatMap(({ children }) => children?.[table] ?? []),
  )
}

/** Large tables with only text and number columns, and no id that the client would generate. */
const plain = new Set<Prisma.ModelName>(['GrantResult', 'GrantPlan', 'UniversityMinimum', 'MajorLanguage'])

/** Adds rows. Those of the plain tables, nine tenths of all, are inserted by SQL, because the client takes three times
 *  as long. */
async function addRows(tx: Db, table: Prisma.ModelName, rows: readonly Values[]) {
  if (!plain.has(table)) {
    await rowsOf(tx, table).createMany({ data: rows })
    return
  }
  // Rows may lack different columns.
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  for (const some of chunks(rows))
    await insertRows(
      tx,
      table,
      some.map(row => Object.fromEntries(columns.map(column => [column, row[column] as string | number | null]))),
    )
}
