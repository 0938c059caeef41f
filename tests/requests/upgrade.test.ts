// Migrations of a database with people in it.
import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { afterAll, expect, inject, it } from 'vitest'
import { keepRevisions } from '#app/database/revisions.server.ts'
import { migrationsOf } from '#app/server/commands/migrations.mjs'
import { migrateSqlite } from '#app/server/commands/sqlite-migrations.mjs'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'

const root = join(import.meta.dirname, '..', '..')
const today = migrationsOf('migrations')
const opened: ReturnType<typeof openDatabase>[] = []
afterAll(() => Promise.all(opened.map(database => database.$disconnect())))

function open(url: string) {
  const database = openDatabase(url)
  opened.push(database)
  return database
}

/** Paths of a new database and of a copy of the template. */
const newPath = () => join(inject('world'), `${randomUUID()}.db`)
const copiedPath = () => copyDatabase().slice('file:'.length)

/** Today's migrations and one of a future release. */
function nextRelease(sql: string) {
  return [...today, { name: '20990101000000_next', sql, checksum: createHash('sha256').update(sql).digest('hex') }]
}

/** Opens a database, runs a function on it and closes it. */
function within<Found>(path: string, work: (database: Database.Database) => Found): Found {
  const database = new Database(path)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** SQL that rebuilds a table, as SQLite requires for most changes. */
function rebuild(path: string, table: string): string {
  const found = `SELECT "sql" FROM "sqlite_master" WHERE "type" = 'table' AND "name" = ?`
  const made = within(path, database => database.prepare(found).pluck().get(table)) as string
  return `
    PRAGMA foreign_keys=OFF;
    ${made.replace(`"${table}"`, `"new_${table}"`)};
    INSERT INTO "new_${table}" SELECT * FROM "${table}";
    DROP TABLE "${table}";
    ALTER TABLE "new_${table}" RENAME TO "${table}";
    PRAGMA foreign_keys=ON;`
}

/** Returns the whole schema of a database, without whitespace differences and the tables of statistics. */
const schemaOf = (path: string) =>
  within(path, database =>
    database
      .prepare(
        `SELECT type || ' ' || name || ' ' || COALESCE(sql, '') FROM sqlite_master
         WHERE name NOT LIKE 'sqlite_stat%' ORDER BY 1`,
      )
      .pluck()
      .all()
      .map(text => String(text).replaceAll(/\s+/g, ' ')),
  )

const countsOf = async (database: ReturnType<typeof openDatabase>) => ({
  users: await database.user.count(),
  profiles: await database.profile.count(),
  attempts: await database.attempt.count(),
  answers: await database.answer.count(),
  plans: await database.plan.count(),
})

it('of the first landing comes up to today with the people in it, and is then as a new one', async () => {
  const path = newPath()
  const first = today.slice(0, 2)
  expect(first.map(({ name }) => name)).toEqual(['20261120100000_spine', '20261120150000_accounts'])
  await migrateSqlite(path, first)
  within(path, database =>
    database.exec(`
      INSERT INTO "User" ("id", "username", "usernameFolded", "passwordHash")
        VALUES ('u1', 'Айгүл', 'айгүл', 'kept'), ('u2', 'timur', 'timur', 'kept');
      INSERT INTO "Profile" ("userId", "firstName", "lastName") VALUES ('u1', 'Айгүл', 'Әбенова'), ('u2', 'Тимур', 'Ким');
      INSERT INTO "Organization" ("id", "name", "type") VALUES ('school', '{"ru":"Школа","kk":"Мектеп","en":"School"}', 'SCHOOL');
      INSERT INTO "Member" ("id", "userId", "organizationId", "role", "status")
        VALUES ('m1', 'u1', 'school', 'ORG_STUDENT', 'ACTIVE');
      INSERT INTO "Session" ("id", "userId", "expiresAt") VALUES ('s1', 'u1', '2099-01-01T00:00:00.000+00:00');`),
  )
  expect(await migrateSqlite(path)).toEqual(today.slice(2).map(({ name }) => name))
  expect(await migrateSqlite(path), 'a second start finds nothing to do').toEqual([])

  const people = await open(`file:${path}`).user.findMany({
    orderBy: { username: 'desc' },
    select: { username: true, passwordHash: true, profile: { select: { lastName: true } }, memberships: true },
  })
  expect(people.map(({ username, passwordHash, profile }) => [username, passwordHash, profile?.lastName])).toEqual([
    ['Айгүл', 'kept', 'Әбенова'],
    ['timur', 'kept', 'Ким'],
  ])
  expect(people.map(({ memberships }) => memberships.length)).toEqual([1, 0])

  const fresh = newPath()
  await migrateSqlite(fresh)
  expect(schemaOf(path)).toEqual(schemaOf(fresh))
})

it('is known to Prisma, and known to us where Prisma has applied them', async () => {
  const path = newPath()
  await migrateSqlite(path, today.slice(0, -1))
  const env = { ...process.env, DATABASE_URL: `file:${path}` }
  const prisma = join(root, 'node_modules', '.bin', 'prisma')
  const { stdout } = await promisify(execFile)(prisma, ['migrate', 'deploy'], { cwd: root, env })
  expect(stdout).toContain(today.at(-1)!.name)
  expect(stdout).not.toContain(today.at(-2)!.name)
  expect(await migrateSqlite(path)).toEqual([])
})

it('is migrated where a release makes the tables of people and their attempts anew, and loses nobody', async () => {
  const path = copiedPath()
  const database = open(`file:${path}`)
  const before = await countsOf(database)
  await database.$disconnect()
  expect(before.users).toBeGreaterThan(5)
  const tables = ['User', 'Attempt', 'Plan', 'Analysis', 'InstitutionAnalysis', 'Revision']
  const sql = tables.map(table => rebuild(path, table)).join('\n')
  expect(() => within(path, old => old.exec(sql)), 'with the triggers SQLite refuses').toThrow(/trigger/)

  const whole = copiedPath()
  await migrateSqlite(whole, nextRelease(sql))
  const migrated = open(`file:${whole}`)
  await keepRevisions(migrated)
  expect(await countsOf(migrated)).toEqual(before)
  expect(await migrated.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
  const revisionOf = async (scope: string) =>
    (await migrated.revision.findUnique({ where: { scope }, select: { number: true } }))?.number ?? 0
  const { id } = await migrated.user.findFirstOrThrow()
  const counted = await revisionOf(id)
  await migrated.user.update({ where: { id }, data: { language: 'kk' } })
  expect(await revisionOf(id)).toBe(counted + 1)
})

it('stays as it was, triggers and all, when a migration stops half-way or leaves a row that leads nowhere', async () => {
  const path = copiedPath()
  const before = schemaOf(path)
  const counts = await countsOf(open(`file:${path}`))
  await opened.at(-1)!.$disconnect()
  const broken = [
    'DROP TABLE "Answer"; DELETE FROM "Profile"; INSERT INTO "nowhere" VALUES (1);',
    'PRAGMA foreign_keys=OFF; DELETE FROM "User";',
  ]
  for (const sql of broken) {
    await expect(migrateSqlite(path, nextRelease(sql))).rejects.toThrow(/20990101000000_next failed|rows would lead/)
    expect(schemaOf(path)).toEqual(before)
  }
  expect(await countsOf(open(`file:${path}`))).toEqual(counts)
})

it('is migrated while the release before still serves: it reads on, and its next write waits', async () => {
  const path = copiedPath()
  const serving = open(`file:${path}`)
  const { id } = await serving.user.findFirstOrThrow()
  await migrateSqlite(path, nextRelease('ALTER TABLE "User" ADD COLUMN "motto" TEXT;'))
  const { language } = await serving.user.update({
    where: { id },
    data: { language: 'en' },
    select: { language: true },
  })
  expect(language).toBe('en')
})
