// The index of the search: kept with the rows it is made of, asked with whatever somebody types, and found without walking
// through people.
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { dropRevisionTriggers } from '#app/server/commands/migration.mjs'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { anyText } from '#tests/world/text.ts'

const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'

const here = createRequire(import.meta.url)
type Statement = { all: (...given: unknown[]) => unknown[] }
type Driver = { prototype: { prepare: (sql: string) => Statement } }
const Database = here('better-sqlite3') as Driver & (new (path: string) => Driver['prototype'])
const prepared = new Set<string>()
const { prepare } = Database.prototype
Database.prototype.prepare = function (sql) {
  prepared.add(sql)
  return Reflect.apply(prepare, this, [sql])
}

const { reader } = await import('#app/database/reader.server.ts')
const { db } = await import('#app/database/client.server.ts')
const { keepDocuments, wantedTriggers, widenScopes, writeDocument, removeDocument } =
  await import('#app/domain/search/documents.server.ts')
const { find } = await import('#app/domain/finding/find.server.ts')
const { foldForSearch, isSearchable, searchTokens } = await import('#app/domain/text/search.ts')

const other = openDatabase(databaseUrl)
afterAll(() => other.$disconnect())

const viewerOf = async (username: string, systemRole = 'USER') => {
  const { id, memberships } = await other.user.findUniqueOrThrow({
    where: { usernameFolded: username },
    include: { memberships: { where: { status: 'ACTIVE' } } },
  })
  return { id, systemRole, memberships, twoStep: false } as unknown as Viewer
}
const documents = () =>
  other.searchDocument.findMany({
    orderBy: [{ kind: 'asc' }, { refId: 'asc' }],
    select: { kind: true, refId: true, scope: true, folded: true },
  })

describe('the documents', () => {
  it('are there for every person, and for every profession, institution and test that is offered', async () => {
    const count = (kind: string) => other.searchDocument.count({ where: { kind } })
    expect(await count('PERSON')).toBe(await other.profile.count())
    expect(await count('PROFESSION')).toBe(await other.profession.count({ where: { retiredAt: null } }))
    expect(await count('INSTITUTION')).toBe(await other.institution.count({ where: { retiredAt: null } }))
    expect(await count('TEST')).toBe(await other.test.count({ where: { state: 'ACTIVE' } }))
  })

  it('have the name of a person folded as queries are', async () => {
    for (const { refId, folded } of await other.searchDocument.findMany({ where: { kind: 'PERSON' } })) {
      const { firstName, lastName, user } = await other.profile.findUniqueOrThrow({
        where: { userId: refId },
        include: { user: true },
      })
      expect(folded).toBe(foldForSearch(`${lastName} ${firstName} ${user.username}`))
    }
  })

  it('come back as they were after a migration has taken the triggers away, with what was written meanwhile', async () => {
    const before = await documents()
    await dropRevisionTriggers(databaseUrl.slice('file:'.length))
    const { id: userId } = await other.user.findUniqueOrThrow({ where: { usernameFolded: 'dana' } })
    await other.profile.update({ where: { userId }, data: { nameKey: 'переименована' } })
    await keepDocuments(other)
    const after = await documents()
    expect(after.filter(({ folded }, at) => folded !== before[at]!.folded)).toMatchObject([
      { kind: 'PERSON', refId: userId, folded: 'переименована dana' },
    ])
    const names = await other.$queryRaw<{ name: string }[]>`
      SELECT "name" FROM "sqlite_master" WHERE "type" = 'trigger' AND "name" LIKE '%_search_%'`
    expect(names).toHaveLength(wantedTriggers().size + 3)
  })

  it('of a profession goes when it retires and comes back with it', async () => {
    const of = () => other.searchDocument.findFirst({ where: { kind: 'PROFESSION', refId: 'actor' } })
    await other.profession.update({ where: { id: 'actor' }, data: { retiredAt: new Date() } })
    expect(await of()).toBeNull()
    await other.profession.update({ where: { id: 'actor' }, data: { retiredAt: null } })
    expect(await of()).toMatchObject({ scope: 'EVERYONE' })
  })

  it('of a person opens to everybody on the day they come of age, and goes with their account', async () => {
    const { userId } = await other.profile.findFirstOrThrow({ where: { dateOfBirth: { gt: '2009' } } })
    const scope = async () => (await other.searchDocument.findFirst({ where: { refId: userId } }))?.scope.split(' ')[0]
    expect(await scope()).toBe(userId)
    // Born eighteen years ago; the document still says what it said yesterday.
    const today = new Date()
    const born = `${String(today.getFullYear() - 18)}${today.toISOString().slice(4, 10)}`
    await other.profile.update({ where: { userId }, data: { dateOfBirth: born } })
    await other.searchDocument.updateMany({ where: { refId: userId }, data: { scope: userId } })
    await widenScopes(today, db)
    expect(await scope()).toBe('EVERYONE')
    await other.user.delete({ where: { id: userId } })
    expect(await scope()).toBeUndefined()
    // Nor is there a word of theirs in the index.
    await other.$executeRawUnsafe('CREATE VIRTUAL TABLE temp."terms" USING fts5vocab(main, "SearchIndex", row)')
    expect(await other.$queryRawUnsafe('SELECT "term" FROM temp."terms" WHERE "term" = ?', userId)).toEqual([])
    await other.$executeRawUnsafe('DROP TABLE temp."terms"')
  })
})

describe('a query', () => {
  it('never fails, and finds the text it was taken from, whatever is typed', async () => {
    const reading = await viewerOf('aruzhan')
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 12 }), async q => {
        const answer = await find(reading, { q: q.trim(), kind: null, after: null })
        const searched = q.trim() !== '' && isSearchable(q) && searchTokens(q).length > 0
        expect(answer !== null && answer !== 'short').toBe(searched)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['" OR "a', 'инж* OR NEAR', 'marks:EVERYONE', 'NOT инженер', '(инж', '{folded} : инж', 'инж"', '^инж'])(
    'reads %s as words',
    async q => {
      const answer = await find(await viewerOf('dana'), { q, kind: 'PERSON', after: null })
      expect(answer).toMatchObject({ words: searchTokens(q), groups: [] })
    },
  )

  it('goes on where the page before ended, and shows nothing twice', async () => {
    const reading = await viewerOf('dana')
    const seen: string[] = []
    let pages = 0
    for (let after: string | null = null; ; pages += 1) {
      const answer = await find(reading, { q: 'инж', kind: 'PROFESSION', after })
      if (answer === null || answer === 'short') throw new Error('It is a query.')
      seen.push(...answer.groups.flatMap(({ found }) => found.map(({ address }) => address)))
      after = answer.next
      if (after === null) {
        expect(seen).toHaveLength(answer.counts.PROFESSION)
        break
      }
    }
    expect(pages).toBeGreaterThan(0)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('finds posts only for those they are for', async () => {
    const author = await viewerOf('timur')
    const [follower, stranger] = [await viewerOf('dana'), await viewerOf('teacher')]
    await other.follow.createMany({ data: [{ followerId: follower.id, followedId: author.id }] }).catch(() => undefined)
    await other.follow.deleteMany({ where: { followerId: stranger.id, followedId: author.id } })
    const scope = `FOLLOWERS:${author.id}`
    const { id } = await other.post.create({
      data: { authorId: author.id, text: 'Шабдалыгүл ашылды', audience: 'FOLLOWERS', scope },
    })
    const document = { kind: 'POST', refId: id, ownerId: author.id, scope, text: 'Шабдалыгүл ашылды' } as const
    await writeDocument(document, db)
    const found = async (viewer: Viewer) => {
      const answer = await find(viewer, { q: 'шабдалыгул', kind: null, after: null })
      return answer !== null && answer !== 'short' && answer.counts.POST
    }
    expect([await found(author), await found(follower), await found(stranger)]).toEqual([1, 1, 0])
    await removeDocument('POST', id, db)
    expect(await found(author)).toBe(0)
  })

  it.each([null, 'PERSON', 'POST'] as const)(
    'is carried out from the index, and walks through no table: %s',
    async kind => {
      await other.$executeRawUnsafe('DELETE FROM sqlite_stat1')
      reader.close()
      prepared.clear()
      const reading = await viewerOf('teacher')
      await find(reading, { q: 'ай', kind, after: kind && '1.5' })
      const database = new Database(databaseUrl.replace(/^file:/, ''))
      const asked = [...prepared].filter(sql => sql.includes('SearchIndex'))
      expect(asked).toHaveLength(2)
      for (const sql of asked) {
        const marks = sql.match(/\?/g)?.length ?? 0
        const plan = Reflect.apply(prepare, database, [`EXPLAIN QUERY PLAN ${sql}`])
        const details = (plan.all(...Array<null>(marks).fill(null)) as { detail: string }[]).map(({ detail }) => detail)
        expect(details.some(detail => /^SCAN SearchIndex VIRTUAL TABLE INDEX \d+:.*M/.test(detail))).toBe(true)
        // In brackets stand the rows that an arm has found, a page of them.
        expect(details.filter(detail => /^SCAN (?!SearchIndex|\(|CONSTANT)/.test(detail))).toEqual([])
        expect(details.filter(detail => detail.includes('FOR ORDER BY'))).toEqual([])
      }
    },
  )
})
