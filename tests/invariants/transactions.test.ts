import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SqliteAdapter } from '#app/database/sqlite.server.ts'
import { PrismaClient } from '#prisma/generated/client.ts'

let folder: string
let url: string
let db: PrismaClient

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'transactions-'))
  url = `file:${join(folder, 'test.db')}`
  db = new PrismaClient({ adapter: new SqliteAdapter(url) })
  await db.$executeRawUnsafe('CREATE TABLE note (word TEXT PRIMARY KEY)')
})
afterEach(async () => {
  await db.$disconnect()
  rmSync(folder, { recursive: true })
})

const write = (client: Pick<PrismaClient, '$executeRawUnsafe'>, word: string) =>
  client.$executeRawUnsafe(`INSERT INTO note VALUES ('${word}')`)
const words = async () =>
  (await db.$queryRawUnsafe<{ word: string }[]>('SELECT word FROM note ORDER BY word')).map(({ word }) => word)

/** Creates a promise that can be resolved from outside. */
function deferred() {
  let open!: () => void
  const opened = new Promise<void>(resolve => (open = resolve))
  return { open, opened }
}

describe('a transaction', () => {
  it('takes nobody else’s write with it when it rolls back, even when several overlap', async () => {
    const [secondAsked, secondWrote, outsideAsked] = [deferred(), deferred(), deferred()]
    const first = db.$transaction(async tx => {
      await write(tx, 'first')
      await secondAsked.opened
    })
    const second = db.$transaction(async tx => {
      await write(tx, 'second')
      secondWrote.open()
      await outsideAsked.opened
      // Meanwhile the outside write is waiting.
      await write(tx, 'second again')
      throw new Error('changed my mind')
    })
    secondAsked.open()
    await secondWrote.opened
    // Prisma runs a query only when its promise is awaited.
    const outside = write(db, 'outside').then(count => count)
    outsideAsked.open()
    await expect(Promise.allSettled([first, second, outside])).resolves.toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected' },
      { status: 'fulfilled' },
    ])
    expect(await words()).toEqual(['first', 'outside'])
  })

  it('that cannot begin because another process writes leaves the site working', async () => {
    const other = await new SqliteAdapter(url).connect()
    const execute = (sql: string) => other.executeRaw({ sql, args: [], argTypes: [] })
    await execute('BEGIN IMMEDIATE')
    await expect(db.$transaction(tx => write(tx, 'late'))).rejects.toThrow()
    await execute('ROLLBACK')
    await other.dispose()
    await db.$transaction(tx => write(tx, 'in time'))
    expect(await words()).toEqual(['in time'])
  })

  it('that SQLite has rolled back by itself leaves the site working', async () => {
    await write(db, 'there')
    const clash = db.$transaction(tx => tx.$executeRawUnsafe("INSERT OR ROLLBACK INTO note VALUES ('there')"))
    await expect(clash).rejects.toThrow()
    await db.$transaction(tx => write(tx, 'after'))
    expect(await words()).toEqual(['after', 'there'])
  })

  it('that takes too long is given up, and what comes after it goes on', async () => {
    const slow = db.$transaction(
      async tx => {
        // Writes until it is refused. `setImmediate` lets timers run between two writes.
        for (let times = 1; ; times += 1) {
          await write(tx, `slow ${times}`)
          await new Promise(setImmediate)
        }
      },
      { timeout: 50 },
    )
    await expect(slow).rejects.toThrow()
    await write(db, 'next')
    expect(await words()).toEqual(['next'])
  })
})
