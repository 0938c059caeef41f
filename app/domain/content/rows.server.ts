import type { Db } from '#app/database/client.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export type Row = Record<string, unknown>

/** Methods used on a table whose name is known only at run time. */
type Rows = {
  findMany: (args: object) => Promise<Row[]>
  createMany: (args: { data: readonly object[] }) => Promise<{ count: number }>
  updateMany: (args: { where: object; data: object }) => Promise<{ count: number }>
  deleteMany: (args: { where: object }) => Promise<{ count: number }>
  count: (args: { where: object }) => Promise<number>
}

/** The Prisma delegate of a table by name. TypeScript cannot type this lookup, so it is cast in this one place. */
export function rowsOf(client: Db, table: Prisma.ModelName): Rows {
  const property = `${table.charAt(0).toLowerCase()}${table.slice(1)}` as keyof Db
  return client[property] as unknown as Rows
}
