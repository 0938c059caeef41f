import type { Prisma } from '#prisma/generated/client.ts'
import { db, type Db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { type RawRows, reader } from './reader.server.ts'

/** Converts a column's value. Drivers return the same value in different forms. */
type Column<T> = (value: unknown) => T
type Shape = Record<string, Column<unknown>>
export type RowOf<S extends Shape> = { [Name in keyof S]: ReturnType<S[Name]> }

export const text: Column<string> = value => value as string
export const number: Column<number> = value => Number(value)
/** A boolean; SQLite returns 1 and 0. */
export const flag: Column<boolean> = value => Boolean(value)
export const instant: Column<Date> = value => (value instanceof Date ? value : new Date(value as string | number))
/** The content of a JSON column: SQLite returns text, PostgreSQL's driver the parsed value. */
export const json: Column<unknown> = value =>
  typeof value === 'string' && engine === 'sqlite' ? JSON.parse(value) : value
export function jsonOf<T>(): Column<T> {
  return json as Column<T>
}
/** A value of a closed set that the domain checks on writing. */
export function word<T extends string>(): Column<T> {
  return text as Column<T>
}
/** A nullable column. */
export function orNull<T>(column: Column<T>): Column<T | null> {
  return value => (value === null || value === undefined ? null : column(value))
}

/** Reads rows with hand-written SQL. Every column of `shape` is read by name and converted; others are ignored. Inside
 *  a transaction pass its client, so that its own writes are visible. */
export async function readRows<S extends Shape>(shape: S, query: Prisma.Sql, client: Db = db): Promise<RowOf<S>[]> {
  const { names, rows } = client === db ? await reader.all(query) : byPlace(await client.$queryRaw(query))
  const columns = Object.entries(shape).map(([name, column]) => ({ name, column, place: names.lastIndexOf(name) }))
  return rows.map(row => {
    const read: Record<string, unknown> = {}
    for (const { name, column, place } of columns) read[name] = column(row[place])
    return read as RowOf<S>
  })
}

/** Converts rows of the Prisma client, which are objects, to lists of values. */
function byPlace(rows: Record<string, unknown>[]): RawRows {
  return { names: Object.keys(rows[0] ?? {}), rows: rows.map(Object.values) }
}

/** Returns the first row of such a query, or null. */
export async function readRow<S extends Shape>(shape: S, query: Prisma.Sql, client: Db = db): Promise<RowOf<S> | null> {
  return (await readRows(shape, query, client))[0] ?? null
}
