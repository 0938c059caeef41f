import { randomBytes } from 'node:crypto'
import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from './client.server.ts'

type Value = string | number | boolean | Date | null | undefined

/** Inserts rows into a table with one statement. For lists: the client would compile every batch again and take three
 *  times as long. Every row has the columns of the first; an omitted column gets the database's default, so ids need
 *  `newId` and JSON is passed as text. */
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

/** Returns an id for a row that the client does not create: letters and digits with 112 random bits. */
export function newId(): string {
  return `i${BigInt(`0x${randomBytes(14).toString('hex')}`)
    .toString(36)
    .padStart(22, '0')}`
}
