// Runs with `npm run test:postgres`; upgrade.test.ts has the same tests for SQLite.
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { migrationsOf } from '#app/server/commands/migrations.mjs'
import { inPreparation, migratePostgres } from '#app/server/commands/postgres-migrations.mjs'
import { makePostgres, postgresUrl } from '#tests/world/postgres.ts'

const today = migrationsOf('migrations-postgres')
const names = today.map(({ name }) => name)

function nextRelease(sql: string) {
  return [...today, { name: '20990101000000_next', sql, checksum: createHash('sha256').update(sql).digest('hex') }]
}

const newDatabase = () => makePostgres(`new-${randomUUID()}`)

async function tablesOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1',
  )
  await client.end()
  return rows.map(row => row.name)
}

describe.runIf(postgresUrl)('a database of PostgreSQL', () => {
  it('is migrated once, though two processes start at a time', async () => {
    const url = newDatabase()
    const applied = await Promise.all([migratePostgres(url), migratePostgres(url)])
    expect(applied.flat()).toEqual(names)
    expect(await migratePostgres(url)).toEqual([])
  })

  it('is prepared by one process at a time, content included', async () => {
    const url = newDatabase()
    const order: string[] = []
    const prepareAs = (name: string) =>
      inPreparation(url, async () => {
        order.push(`${name} begins`)
        await wait(50)
        order.push(`${name} ends`)
      })
    await Promise.all([prepareAs('one'), prepareAs('two'), prepareAs('three')])
    expect(order).toHaveLength(6)
    for (const [at, step] of order.entries()) if (at % 2) expect(step).toBe(order[at - 1]!.replace('begins', 'ends'))
  })

  it('stays as it was before a migration that fails', async () => {
    const url = newDatabase()
    const broken = nextRelease(
      'CREATE TABLE "half" ("id" TEXT); DROP TABLE "Answer"; INSERT INTO "nowhere" VALUES (1);',
    )
    await expect(migratePostgres(url, broken)).rejects.toThrow('20990101000000_next failed')
    const tables = await tablesOf(url)
    expect(tables).toContain('Answer')
    expect(tables).not.toContain('half')
    expect(await migratePostgres(url), 'the others have come through').toEqual([])
  })

  it('that is somebody else’s is left alone', async () => {
    const url = newDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('CREATE TABLE "theirs" ("id" TEXT)')
    await client.end()
    await expect(migratePostgres(url)).rejects.toThrow('no migration of ours')
    expect(await tablesOf(url)).toEqual(['theirs'])
  })
})
