import type { Prisma } from '#prisma/generated/client.ts'
import { db, type Db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { type RawRows, reader } from './reader.server.ts'

/** How the value of a column is read; drivers hand over the same value in different shapes. */
type Column<T> = (value: unknown) => T
type Shape = Record<string, Column<unknown>>
export type RowOf<S extends Shape> = { [Name in keyof S]: ReturnType<S[Name]> }

export const text: Column<string> = value => value as string
export const number: Column<number> = value => Number(value)
/** A boolean: SQLite has 1 and 0. */
export const flag: Column<boolean> = value => Boolean(value)
export const instant: Column<Date> = value => (value instanceof Date ? value : new Date(value as string | number))
/** Content of a JSON column: SQLite has its text, PostgreSQL's driver the value. */
export const json: Column<unknown> = value =>
  typeof value === 'string' && engine === 'sqlite' ? JSON.parse(value) : value
export function jsonOf<T>(): Column<T> {
  return json as Column<T>
}
/** One of a closed set of words that the domain checks when it writes. */
export function word<T extends string>(): Column<T> {
  return text as Column<T>
}
/** A column that may have no value. */
export function orNull<T>(column: Column<T>): Column<T | null> {
  return value => (value === null || value === undefined ? null : column(value))
}

/** Reads rows by hand-written SQL: every column of `shape` is read by name and gets its type there, and the rest is left.
 *  Inside a transaction `client` must be its client, so that what it has written is seen. */
export async function readRows<S extends Shape>(shape: S, query: Prisma.Sql, client: Db = db): Promise<RowOf<S>[]> {
  const { names, rows } = client === db ? await reader.all(query) : byPlace(await client.$queryRaw(query))
  const columns = Object.entries(shape).map(([name, column]) => ({ name, column, place: names.lastIndexOf(name) }))
  return rows.map(row => {
    const read: Record<string, unknown> = {}
    for (const { name, column, place } of columns) read[name] = column(row[place])
    return read as RowOf<S>
  })
}

/** Rows as a transaction of the client hands them over, by name. */
function byPlace(rows: Record<string, unknown>[]): RawRows {
  return { names: Object.keys(rows[0] ?? {}), rows: rows.map(Object.values) }
}

/** The first row of such a query, or null. */
export async function readRow<S extends Shape>(shape: S, query: Prisma.Sql, client: Db = db): Promise<RowOf<S> | null> {
  return (await readRows(shape, query, client))[0] ?? null
}
