import { randomBytes } from 'node:crypto'
import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from './client.server.ts'

type Value = string | number | boolean | Date | null | undefined

/** Adds rows to one table in one statement: for lists, where the client would compile as many values anew for every batch
 *  and take three times as long. Every row names the columns of the first; a column left out has the database's own
 *  default, so that an id comes from `newId` and JSON is its text. */
export async function insertRows<Row extends { [Column in keyof Row]: unknown }>(
  tx: Db,
  table: Prisma.ModelName,
  rows: readonly { [Column in keyof Row]: Row[Column] & Value }[],
) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first) as (keyof Row & string)[]
  const names = Prisma.raw(columns.map(column => `"${column}"`).join(', '))
  const values = rows.map(row => Prisma.sql`(${Prisma.join(columns.map(column => row[column] ?? null))})`)
  await tx.$executeRaw`INSERT INTO ${Prisma.raw(`"${table}"`)} (${names}) VALUES ${Prisma.join(values)}`
}

/** An id for a row that the client does not make: letters and digits, of which 112 bits are random. */
export function newId(): string {
  return `i${BigInt(`0x${randomBytes(14).toString('hex')}`)
    .toString(36)
    .padStart(22, '0')}`
}
