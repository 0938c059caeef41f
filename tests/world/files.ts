import type { PrismaClient } from '#prisma/generated/client.ts'

const folders = new WeakMap<PrismaClient, string>()

/** Records where the server of a database stores files. Returns the client of that database. */
export function withFiles(database: PrismaClient, folder: string): PrismaClient {
  folders.set(database, folder)
  return database
}

/** Returns where the server of this database stores files. */
export function filesFolderOf(database: PrismaClient): string {
  const folder = folders.get(database)
  if (!folder) throw new Error('This client was opened without a folder of files.')
  return folder
}
