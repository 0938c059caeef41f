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

/** Whether the database can be written, tried at most once a second however often it is asked. The number it writes is
 *  the one that is there, so nothing changes and nothing grows. */
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
  // Refused before it looks for rows: on a standby, and where writing is shut. No transaction gets a number for it, so that
  // pages stay unchanged.
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

/** Writes the database's log into it and lets go of it; the last thing a process does. */
export async function closeDatabase() {
  await reader.close()
  if (engine === 'sqlite') await db.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
  await db.$disconnect().catch(() => undefined)
}

/** Whether all processes are told the same text by `readDataVersion`. */
export const isDataVersionShared = engine === 'postgresql'

/** A text that is another one after every write to the database, by this process or another. */
export async function readDataVersion(): Promise<string> {
  return reader.commits()
}
