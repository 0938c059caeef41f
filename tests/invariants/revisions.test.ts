import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { onSqlite, postgresUrl } from '#tests/world/postgres.ts'

const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'
const { keepRevisions, readRevision, scopes, wantedTriggers } = await import('#app/database/revisions.server.ts')
const { contentVersion, cached: remembered } = await import('#app/domain/content/content-cache.server.ts')
const { findProfession, listProfessions } = await import('#app/domain/professions/professions.server.ts')

const { statementsOf } = await import('#app/database/triggers.server.ts')

// A connection other than the domain's, like that of another process.
const other = openDatabase(databaseUrl)
afterAll(() => other.$disconnect())

const triggers = () =>
  other.$queryRaw<{ name: string; sql: string }[]>`
    SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'trigger' AND "name" LIKE '%_revision_%' ORDER BY "name"`
const numberOf = async (scope: string) => (await other.revision.findUnique({ where: { scope } }))?.number ?? 0

describe('revisions', () => {
  onSqlite('are raised by triggers on every table that has a scope', async () => {
    const known = (await triggers()).map(({ name, sql }) => [name, sql])
    const wanted = [...wantedTriggers()].map(([name, trigger]) => [name, statementsOf(name, trigger)[0]])
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(wanted))
  })

  onSqlite('name columns that are there: a trigger that does not would stop every write', async () => {
    for (const [table, scope] of Object.entries(scopes)) {
      if (scope === null || typeof scope === 'string') continue
      const columnsOf = async (of: string) =>
        (await other.$queryRawUnsafe<{ name: string }[]>(`PRAGMA table_info("${of}")`)).map(({ name }) => name)
      if ('parent' in scope) {
        expect(await columnsOf(table), table).toContain(scope.key)
        expect(await columnsOf(scope.parent), table).toEqual(expect.arrayContaining(['id', scope.people]))
      } else expect(await columnsOf(table), table).toEqual(expect.arrayContaining(scope.people))
    }
  })

  onSqlite('come back after a migration has made a table anew', async () => {
    const before = await triggers()
    await other.$executeRawUnsafe('DROP TRIGGER "Answer_revision_insert"')
    await other.$executeRawUnsafe('DROP TRIGGER "Profile_revision_update"')
    await other.$executeRawUnsafe(
      `CREATE TRIGGER "Profile_revision_update" AFTER UPDATE ON "Profile" BEGIN SELECT 'of an earlier release'; END`,
    )
    await keepRevisions(other)
    expect(await triggers()).toEqual(before)
  })

  it('are raised for the people a write is about, and for nobody else', async () => {
    const [reader, follower, third] = await Promise.all(
      ['aruzhan', 'timur', 'dana'].map(name => other.user.findUniqueOrThrow({ where: { usernameFolded: name } })),
    )
    const of = () => Promise.all([reader!, follower!, third!].map(({ id }) => numberOf(id)))
    const raisedBy = async (write: () => Promise<unknown>) => {
      const before = await of()
      await write()
      const after = await of()
      return after.map((number, at) => number > before[at]!)
    }
    const follow = { followerId: follower!.id, followedId: reader!.id }
    await other.follow.deleteMany({ where: follow })
    expect(await raisedBy(() => other.follow.create({ data: follow }))).toEqual([true, true, false])

    const attempt = await other.attempt.findFirstOrThrow({ where: { userId: reader!.id, answers: { some: {} } } })
    const answer = { attemptId: attempt.id }
    expect(await raisedBy(() => other.answer.updateMany({ where: answer, data: { value: 2 } }))).toEqual([
      true,
      false,
      false,
    ])
    expect(await raisedBy(() => other.attempt.delete({ where: { id: attempt.id } }))).toEqual([true, false, false])
    expect(
      await raisedBy(() => other.member.updateMany({ where: { userId: third!.id }, data: { role: 'ORG_STUDENT' } })),
    ).toEqual([false, false, (await other.member.count({ where: { userId: third!.id } })) > 0])
  })
})

describe('what people tell one another', () => {
  const everyone = { audience: 'EVERYONE', scope: 'EVERYONE' }
  const write = async (client: Pick<typeof other, 'post' | 'user'>, usernameFolded: string) => {
    const { id } = await client.user.findUniqueOrThrow({ where: { usernameFolded } })
    return client.post.create({ data: { authorId: id, text: 'Сәлем', ...everyone } })
  }

  it('has a revision that every write raises', async () => {
    const before = (await readRevision('community')) ?? 0
    const { id } = await write(other, 'aruzhan')
    const after = await readRevision('community')
    expect(after).toBeGreaterThan(before)
    await other.post.delete({ where: { id } })
    expect(await readRevision('community')).toBeGreaterThan(after!)
  })

  it.runIf(postgresUrl)('is written by two at once, and the second does not wait for the first', async () => {
    const before = (await readRevision('community')) ?? 0
    const isolationLevel = 'Serializable'
    await other.$transaction(
      async one => {
        await write(one, 'aruzhan')
        await other.$transaction(two => write(two, 'timur'), { isolationLevel })
        expect(await readRevision('community')).toBe(before + 1)
      },
      { isolationLevel },
    )
    expect(await readRevision('community')).toBe(before + 2)
  })
})

describe('content in memory', () => {
  const rename = (ru: string) =>
    other.profession.update({ where: { id: 'actor' }, data: { title: { ru, kk: ru, en: ru } } })

  it('is read once, and again after an edit of this process or another', async () => {
    let readings = 0
    const count = remembered(async (language: string) => {
      readings += 1
      return { language, of: (await listProfessions('ru')).length }
    })
    const one = await count('ru')
    expect(await count('ru')).toBe(one)
    expect([readings, Object.isFrozen(one)]).toEqual([1, true])
    await count('kk')
    expect(readings).toBe(2)

    await rename('Лицедей')
    expect((await findProfession('actor', 'ru'))?.title).toBe('Лицедей')
    expect((await listProfessions('ru')).find(({ id }) => id === 'actor')?.title).toBe('Лицедей')
    expect(await count('ru')).not.toBe(one)
    expect(readings).toBe(3)
  })

  it('stays through what people write', async () => {
    const [before, revision] = [await contentVersion(), await readRevision('content')]
    const list = await listProfessions('en')
    await other.profile.updateMany({ data: { bio: 'x' } })
    expect([await contentVersion(), await readRevision('content')]).toEqual([before, revision])
    expect(await listProfessions('en')).toBe(list)
  })

  it('forgets a reading that failed', async () => {
    let tries = 0
    const read = remembered(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('the disk')) : Promise.resolve('there')
    })
    await expect(read()).rejects.toThrow('the disk')
    expect(await read()).toBe('there')
  })

  onSqlite('is never older than the last write of a database that counts no revisions yet', async () => {
    for (const { name } of await triggers()) await other.$executeRawUnsafe(`DROP TRIGGER "${name}"`)
    await other.revision.deleteMany()
    await rename('Артист')
    expect((await findProfession('actor', 'ru'))?.title).toBe('Артист')
    await rename('Актёр')
    expect((await findProfession('actor', 'ru'))?.title).toBe('Актёр')
  })
})
