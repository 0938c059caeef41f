import { createHash } from 'node:crypto'
import { canonical } from '#app/domain/assessments/canonical.ts'
import type { WhenGone } from '#app/domain/content/sync-rules.ts'

export type Values = Readonly<Record<string, unknown>>

/** A row of the content: its columns, and its child rows by table. */
export type ContentRow = { values: Values; children?: Readonly<Record<string, readonly Values[]>> }

/** A row that the content requires, with its hash. */
export type WantedRow = ContentRow & { id: string; hash: string }

/** State of an existing row that the sync needs. */
export type KnownRow = {
  origin: string
  editedAt: Date | null
  /** Hash of what the seed last wrote; empty after it retired the row, null when it has never written it. */
  contentHash: string | null
  retiredAt?: Date | null
  /** Columns that are computed from other rows and are not part of the hash. */
  derived: Values
}

/** Checks whether the seed may write a row: it has written it before, and the row was not edited since. */
function isOwned({ origin, editedAt, contentHash }: KnownRow) {
  return origin === 'SEED' && editedAt === null && contentHash !== null
}

/** Computes the changes that bring the rows of the seed up to date with the content, and the conflicts with edits of
 *  administrators. Unchanged rows cause no work, so that a second start is fast. */
export function changesOf(
  wanted: readonly WantedRow[],
  known: ReadonlyMap<string, KnownRow>,
  { removed, whenGone, derived }: { removed: ReadonlySet<string>; whenGone: WhenGone; derived: readonly string[] },
) {
  const changes = {
    created: [] as WantedRow[],
    changed: [] as WantedRow[],
    /** Owned by the seed, no longer in the content. */
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

/** Hashes a row with its children, independent of the order of columns and children. Columns without a value count as
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

/** Splits a list into parts that fit into one statement. */
export function chunks<Item>(all: readonly Item[]): Item[][] {
  const count = Math.ceil(all.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}

/** Serialises columns in the order of their names, without those that have no value. */
function textOf(values: Values): string {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return canonical(Object.fromEntries(present))
}
