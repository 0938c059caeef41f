import type { PrismaClient } from '#prisma/generated/client.ts'
import { postgresUrl } from './postgres.ts'

type Names = { name: string }[]

/** Returns the tables of a database, without those of its engine and of its migrations. */
export async function tablesOf(database: PrismaClient): Promise<string[]> {
  const found = await database.$queryRawUnsafe<Names>(
    postgresUrl
      ? `SELECT table_name::text AS "name" FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND table_name NOT LIKE '\\_prisma%'`
      : `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'
         AND name NOT LIKE '\\_prisma%' ESCAPE '\\'`,
  )
  return found.map(({ name }) => name).sort()
}

export async function columnsOf(database: PrismaClient, table: string): Promise<string[]> {
  const found = await database.$queryRawUnsafe<Names>(
    postgresUrl
      ? `SELECT column_name::text AS "name" FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}'`
      : `SELECT name FROM pragma_table_info('${table}')`,
  )
  return found.map(({ name }) => name)
}
