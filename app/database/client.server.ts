import { PrismaClient } from '#prisma/generated/client.ts'
import { env } from '#app/env.server.ts'
import { SqliteAdapter } from './sqlite.server.ts'

export const db = new PrismaClient({ adapter: new SqliteAdapter(env.databaseUrl) })

/** A client inside a transaction, or the client itself. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>
