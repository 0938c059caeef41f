import type { Db } from '#app/database/client.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export type Row = Record<string, unknown>

/** What the client can do with a table whose name is known only when it runs. */
type Rows = {
  findMany: (args: object) => Promise<Row[]>
  createMany: (args: { data: readonly object[] }) => Promise<{ count: number }>
  updateMany: (args: { where: object; data: object }) => Promise<{ count: number }>
  deleteMany: (args: { where: object }) => Promise<{ count: number }>
  count: (args: { where: object }) => Promise<number>
}

/** The rows of a table by the table's name. The compiler cannot follow a name into the client, so this is the one place
 *  that says what is there. */
export function rowsOf(client: Db, table: Prisma.ModelName): Rows {
  const property = `${table.charAt(0).toLowerCase()}${table.slice(1)}` as keyof Db
  return client[property] as unknown as Rows
}
