// A database with people in it, whatever a release does to its tables.
import { existsSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { keepRevisions } from '#app/database/revisions.server.ts'
import { SqliteAdapter } from '#app/database/sqlite.server.ts'
import { dropRevisionTriggers, keepingCopy } from '#app/server/commands/migration.mjs'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'

const opened: ReturnType<typeof openDatabase>[] = []
afterAll(() => Promise.all(opened.map(database => database.$disconnect())))

function open(url: string) {
  const database = openDatabase(url)
  opened.push(database)
  return database
}

/** Makes a table anew, as SQLite does for most changes of it. */
async function rebuild(url: string, table: string) {
  const connection = await new SqliteAdapter(url).connect()
  const database = open(url)
  const [{ sql } = { sql: '' }] = await database.$queryRaw<{ sql: string }[]>`
    SELECT "sql" FROM "sqlite_master" WHERE "type" = 'table' AND "name" = ${table}`
  await database.$disconnect()
  await connection.executeScript(`
    PRAGMA foreign_keys=OFF;
    ${sql.replace(`"${table}"`, `"new_${table}"`)};
    INSERT INTO "new_${table}" SELECT * FROM "${table}";
    DROP TABLE "${table}";
    ALTER TABLE "new_${table}" RENAME TO "${table}";
    PRAGMA foreign_keys=ON;`)
  await connection.dispose()
}

const countsOf = async (database: ReturnType<typeof openDatabase>) => ({
  users: await database.user.count(),
  profiles: await database.profile.count(),
  attempts: await database.attempt.count(),
  answers: await database.answer.count(),
  plans: await database.plan.count(),
})

it('is migrated where a release makes the tables of people and their attempts anew, and loses nobody', async () => {
  const url = copyDatabase()
  const before = await countsOf(open(url))
  expect(before.users).toBeGreaterThan(5)
  await expect(rebuild(url, 'User'), 'with the triggers SQLite refuses').rejects.toThrow(/trigger/)

  const whole = copyDatabase()
  await dropRevisionTriggers(whole.slice('file:'.length))
  for (const table of ['User', 'Attempt', 'Plan', 'Analysis', 'InstitutionAnalysis', 'Revision'])
    await rebuild(whole, table)
  const database = open(whole)
  await keepRevisions(database)
  expect(await countsOf(database)).toEqual(before)
  expect(await database.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
  const revisionOf = async (scope: string) =>
    (await database.revision.findUnique({ where: { scope }, select: { number: true } }))?.number ?? 0
  const { id } = await database.user.findFirstOrThrow()
  const counted = await revisionOf(id)
  await database.user.update({ where: { id }, data: { language: 'kk' } })
  expect(await revisionOf(id)).toBe(counted + 1)
})

it('is put back as it was when a migration stops half-way, and leaves no copy behind', async () => {
  const url = copyDatabase()
  const path = url.slice('file:'.length)
  const before = await countsOf(open(url))
  const broken = async () => {
    const connection = await new SqliteAdapter(url).connect()
    await connection.executeScript(`PRAGMA foreign_keys=OFF; DROP TABLE "Answer"; DELETE FROM "Profile";`)
    await connection.dispose()
    throw new Error('the second half is missing')
  }
  await opened.at(-1)!.$disconnect()
  await expect(keepingCopy(path, broken)).rejects.toThrow('the second half')
  expect(await countsOf(open(url))).toEqual(before)

  await keepingCopy(path, async () => {})
  expect(existsSync(`${path}.before`)).toBe(false)
})
