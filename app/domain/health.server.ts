import { db } from '#app/database/client.server.ts'
import { reader } from '#app/database/reader.server.ts'

export function isDatabaseAnswering(): Promise<boolean> {
  return db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )
}

/** Writes the database's log into it and lets go of it; the last thing a process does. */
export async function closeDatabase() {
  reader.close()
  await db.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
  await db.$disconnect().catch(() => undefined)
}

/** A text that is another one after every write to the database, by this process or another. */
export function readDataVersion(): string {
  return reader.commits()
}
