import { db } from '#app/database/client.server.ts'
import { engine } from '#app/database/engine.server.ts'
import { reader } from '#app/database/reader.server.ts'

export function isDatabaseAnswering(): Promise<boolean> {
  return db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )
}

const PROBE_MS = 1_000
let probe: { at: number; writable: Promise<boolean> } | undefined

/** Checks whether the database is writable, at most once a second. Writes a value that is already there, so nothing
 *  changes or grows. */
export function isDatabaseWritable(now = Date.now()): Promise<boolean> {
  if (!probe || Math.abs(now - probe.at) >= PROBE_MS) probe = { at: now, writable: tryWriting() }
  return probe.writable
}

/** A write that changes nothing. */
const touch = {
  sqlite: async () => {
    const [row] = await db.$queryRaw<{ user_version: bigint }[]>`PRAGMA user_version`
    await db.$executeRawUnsafe(`PRAGMA user_version = ${Number(row?.user_version ?? 0)}`)
  },
  // PostgreSQL refuses this before it searches rows, on a standby and in read-only mode. It assigns no transaction id,
  // so no page is modified.
  postgresql: () => db.$executeRaw`UPDATE "Revision" SET "number" = "number" WHERE FALSE`,
}

async function tryWriting() {
  try {
    await touch[engine]()
    return true
  } catch {
    return false
  }
}

/** Writes the WAL into the SQLite database and disconnects. Called last before the process ends. */
export async function closeDatabase() {
  await reader.close()
  if (engine === 'sqlite') await db.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
  await db.$disconnect().catch(() => undefined)
}

/** True if `readDataVersion` returns the same value in all processes. */
export const isDataVersionShared = engine === 'postgresql'

/** A version that changes with every write to the database, by this or any other process. */
export async function readDataVersion(): Promise<string> {
  return reader.commits()
}
