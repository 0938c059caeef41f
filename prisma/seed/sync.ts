import { createHash } from 'node:crypto'
import { canonical } from '#app/domain/assessments/canonical.ts'
import type { WhenGone } from '#app/domain/content/sync-rules.ts'

export type Values = Readonly<Record<string, unknown>>

/** A row as the content has it: its columns, and its child rows by table. */
export type ContentRow = { values: Values; children?: Readonly<Record<string, readonly Values[]>> }

/** A row the content wants, with the hash of what it says. */
export type WantedRow = ContentRow & { id: string; hash: string }

/** What the sync must know of a row that is there. */
export type KnownRow = {
  origin: string
  editedAt: Date | null
  /** Of what the seed last wrote; empty after it withdrew the row, null when it has never written it. */
  contentHash: string | null
  retiredAt?: Date | null
  /** Columns that follow other rows and are no part of the hash. */
  derived: Values
}

/** The seed writes only rows that it has written before and that were not edited since. */
function isOwned({ origin, editedAt, contentHash }: KnownRow) {
  return origin === 'SEED' && editedAt === null && contentHash !== null
}

/** What must be written so that the rows of the seed are those of the content, and where the content and an administrator
 *  disagree. Rows that are as they should be cost nothing, so that a second start is quick. */
export function changesOf(
  wanted: readonly WantedRow[],
  known: ReadonlyMap<string, KnownRow>,
  { removed, whenGone, derived }: { removed: ReadonlySet<string>; whenGone: WhenGone; derived: readonly string[] },
) {
  const changes = {
    created: [] as WantedRow[],
    changed: [] as WantedRow[],
    /** Of the seed, no longer in the content. */
    withdrawn: [] as string[],
    /** Edited, and the content has changed since. */
    contested: [] as WantedRow[],
    /** Edited, and no longer in the content. */
    contestedGone: [] as string[],
  }
  for (const row of wanted) {
    const old = known.get(row.id)
    if (!old) {
      if (!removed.has(row.id)) changes.created.push(row)
    } else if (!isOwned(old)) {
      if (old.contentHash !== row.hash) changes.contested.push(row)
    } else if (old.contentHash !== row.hash || textOf(old.derived) !== textOf(pick(row.values, derived))) {
      changes.changed.push(row)
    }
  }
  if (whenGone === 'KEEP') return changes
  const ids = new Set(wanted.map(({ id }) => id))
  for (const [id, old] of known) {
    if (ids.has(id) || old.contentHash === null || old.retiredAt) continue
    if (isOwned(old)) changes.withdrawn.push(id)
    else changes.contestedGone.push(id)
  }
  return changes
}

/** The hash of a row with its children, whatever their order and that of the names; columns without a value count as
 *  absent. `derived` columns are left out. */
export function hashOf({ values, children = {} }: ContentRow, derived: readonly string[] = []): string {
  const own = Object.entries(values).filter(([column]) => !derived.includes(column))
  const below = Object.entries(children).map(([table, rows]) => [table, rows.map(textOf).sort()] as const)
  const text = textOf({
    ...Object.fromEntries(own),
    children: Object.fromEntries(below.filter(([, rows]) => rows.length > 0)),
  })
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

export function pick(values: Values, columns: Iterable<string>): Values {
  return Object.fromEntries([...columns].map(column => [column, values[column]]))
}

const AT_ONCE = 200

/** A list in parts that fit into one statement. */
export function chunks<Item>(all: readonly Item[]): Item[][] {
  const count = Math.ceil(all.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}

/** Columns as text, in the order of their names, without those that have no value. */
function textOf(values: Values): string {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return canonical(Object.fromEntries(present))
}
