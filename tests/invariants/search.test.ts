// The search index: kept up to date with its rows, searched with arbitrary input, and read without scanning tables.
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { migrationsOf } from '#app/server/commands/migrations.mjs'
import { migrateSqlite } from '#app/server/commands/sqlite-migrations.mjs'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { anyText } from '#tests/world/text.ts'
import { onSqlite } from '#tests/world/postgres.ts'

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
const { findPosts } = await import('#app/domain/finding/find-posts.server.ts')
const { suggest } = await import('#app/domain/finding/suggest.server.ts')
const { indexTests } = await import('#app/domain/assessments/test-document.server.ts')
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
/** Creates a post for everyone that can be found. */
async function makePost(authorId: string, text: string) {
  const scope = 'EVERYONE'
  const { id } = await other.post.create({ data: { authorId, text, audience: scope, scope } })
  await writeDocument({ kind: 'POST', refId: id, ownerId: authorId, scope, text }, db)
  return id
}

let made = 0

/** Creates an unpublished item with this word in its name. Returns its id. */
async function makeUnpublished(what: string, name: string): Promise<string> {
  const id = `unpublished-${(made += 1)}`
  const title = { ru: name, kk: name, en: name }
  if (what === 'a draft of a profession') {
    const { details, related, pay, ...row } = await other.profession.findUniqueOrThrow({ where: { id: 'nurse' } })
    const json = { details: details ?? {}, related: related ?? [], pay: pay ?? undefined, summary: title }
    const marks = { title, titleFolded: foldForSearch(name), retiredAt: new Date(), draft: true }
    await other.profession.create({ data: { ...row, ...json, ...marks, id } })
    return id
  }
  if (what === 'an institution that was taken out') {
    const { id: kept } = await other.institution.findFirstOrThrow({ where: { retiredAt: null } })
    const data = { name: title, searchFolded: foldForSearch(name), retiredAt: new Date() }
    await other.institution.update({ where: { id: kept }, data })
    return kept
  }
  const test = what === 'a test that has only a draft' ? id : 'values'
  if (test === id) await other.test.create({ data: { id, instrument: 'OTHER', form: 'FULL', order: 99 } })
  const texts = { title, summary: title, measures: title, question: title }
  const version = { id: `${id}-v`, testId: test, number: 99, state: 'DRAFT', minutes: 1, minimumAge: 12 }
  await other.testVersion.create({ data: { ...version, texts, options: [] } })
  await indexTests(other)
  return test
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

  onSqlite(
    'come back as they were after a migration has taken the triggers away, with what was written meanwhile',
    async () => {
      const before = await documents()
      const next = { name: '20990101000000_next', sql: 'SELECT 1;', checksum: '' }
      await migrateSqlite(databaseUrl.slice('file:'.length), [...migrationsOf('migrations'), next])
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
    },
  )

  it('of a profession goes when it retires and comes back with it', async () => {
    const of = () => other.searchDocument.findFirst({ where: { kind: 'PROFESSION', refId: 'actor' } })
    await other.profession.update({ where: { id: 'actor' }, data: { retiredAt: new Date() } })
    expect(await of()).toBeNull()
    await other.profession.update({ where: { id: 'actor' }, data: { retiredAt: null } })
    expect(await of()).toMatchObject({ scope: 'EVERYONE' })
  })

  onSqlite('of a person opens to everybody on the day they come of age, and goes with their account', async () => {
    const { userId } = await other.profile.findFirstOrThrow({ where: { dateOfBirth: { gt: '2009' } } })
    const scope = async () => (await other.searchDocument.findFirst({ where: { refId: userId } }))?.scope.split(' ')[0]
    expect(await scope()).toBe(userId)
    // The person turned eighteen today; the search document is still in yesterday's state.
    const today = new Date()
    const born = `${String(today.getFullYear() - 18)}${today.toISOString().slice(4, 10)}`
    await other.profile.update({ where: { userId }, data: { dateOfBirth: born } })
    await other.searchDocument.updateMany({ where: { refId: userId }, data: { scope: userId } })
    await widenScopes(today, db)
    expect(await scope()).toBe('EVERYONE')
    await other.user.delete({ where: { id: userId } })
    expect(await scope()).toBeUndefined()
    // The index also contains no term of theirs.
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

  it('finds a word in Kazakh letters by one in Russian letters, and the other way round', async () => {
    const viewer = await viewerOf('dana')
    const [kazakh, russian] = ['Қазақ тілінің әліпбиі', 'Казак тилинин алипбии']
    for (const [at, text] of [kazakh, russian].entries()) {
      await other.profession.update({
        where: { id: ['actor', 'baker'][at] },
        data: { titleFolded: foldForSearch(text) },
      })
    }
    for (const q of [kazakh, russian, 'қазақ', 'казак', 'ТІЛІНІҢ әлип', 'ҚАЗАҚ ТИЛ']) {
      const answer = await find(viewer, { q, kind: 'PROFESSION', after: null })
      if (answer === null || answer === 'short') throw new Error('It is a query.')
      const addresses = answer.groups.flatMap(({ found }) => found.map(({ address }) => address))
      expect(addresses, q).toEqual(expect.arrayContaining(['actor', 'baker']))
    }
  })

  it.each([
    ['a draft of a profession', 'PROFESSION'],
    ['an institution that was taken out', 'INSTITUTION'],
    ['a test that has only a draft', 'TEST'],
    ['a draft of a test people take', 'TEST'],
  ] as const)('finds and suggests nothing of %s, even where its document is there', async (what, kind) => {
    const word = 'жазылмаған'
    const refId = await makeUnpublished(what, word)
    const viewer = await viewerOf('superadmin', 'SUPER_ADMIN')
    const found = async () => {
      const answer = await find(viewer, { q: word, kind, after: null })
      if (answer === null || answer === 'short') throw new Error('It is a query.')
      return [answer.counts[kind], ...answer.groups, ...(await suggest(viewer, word))]
    }
    expect(await found()).toEqual([0])
    if (what === 'a draft of a test people take') return
    await writeDocument({ kind, refId, ownerId: null, scope: 'EVERYONE', text: word }, db)
    expect(await found()).toEqual([0])
  })

  it('finds a draft of a profession from the moment it is published', async () => {
    const id = await makeUnpublished('a draft of a profession', 'жарияланды')
    const viewer = await viewerOf('dana')
    const found = async () => (await suggest(viewer, 'жарияланд')).map(({ address }) => address)
    expect(await found()).toEqual([])
    await other.profession.update({ where: { id }, data: { draft: false, retiredAt: null } })
    expect(await found()).toEqual([id])
  })

  it('suggests what it finds, a few of each kind and eight at most', async () => {
    const viewer = await viewerOf('aruzhan')
    const found = await suggest(viewer, 'ка')
    expect(found).toHaveLength(8)
    const kinds = [...new Set(found.map(({ kind }) => kind))]
    expect(kinds.length).toBeGreaterThan(1)
    expect(found.map(({ kind }) => kinds.indexOf(kind))).toEqual(
      found.map(({ kind }) => kinds.indexOf(kind)).toSorted(),
    )
    for (const kind of kinds) {
      const answer = await find(viewer, { q: 'ка', kind, after: null })
      if (answer === null || answer === 'short') throw new Error('It is a query.')
      const addresses = answer.groups[0]!.found.map(({ address }) => address)
      const of = found.filter(each => each.kind === kind).map(({ address }) => address)
      expect(addresses.slice(0, of.length)).toEqual(of)
    }
    expect(await suggest(viewer, 'к')).toEqual([])
  })

  it('finds posts newest first, page by page, and each once', async () => {
    const viewer = await viewerOf('dana')
    const ids = []
    for (let at = 0; at < 23; at += 1)
      ids.push(await makePost(viewer.id, `Шабдалыгүл ${at % 2 ? 'гүл' : 'гүлі'} ${at}`))
    const seen: string[] = []
    for (let after: string | null = null; ;) {
      const page = await findPosts(viewer, { q: 'шабдалыгул гул', after })
      if (page === 'short') throw new Error('It is a query.')
      seen.push(...page.posts.map(({ id }) => id))
      after = page.next
      if (after === null) break
    }
    expect(seen).toEqual(ids.toReversed())
    const answer = await find(viewer, { q: 'шабдалыгул', kind: 'POST', after: null })
    if (answer === null || answer === 'short') throw new Error('It is a query.')
    expect(answer.groups[0]!.found.map(({ address }) => address)).toEqual(ids.toReversed().slice(0, 10))
    for (const id of ids) await removeDocument('POST', id, db)
  })

  it('finds no post of somebody who is blocked or has blocked, is muted or gone', async () => {
    const [viewer, author] = [await viewerOf('dana'), await viewerOf('teacher')]
    const id = await makePost(author.id, 'Шабдалыгүл туралы жазба')
    const seen = async () => {
      const page = await findPosts(viewer, { q: 'шабдалыгул', after: null })
      const answer = await find(viewer, { q: 'шабдалыгул', kind: 'POST', after: null })
      if (page === 'short' || answer === null || answer === 'short') throw new Error('It is a query.')
      return [page.posts.length, answer.counts.POST]
    }
    expect(await seen()).toEqual([1, 1])
    const [one, two] = [viewer.id, author.id]
    const hidden = [
      async () => {
        await other.block.create({ data: { blockerId: one, blockedId: two } })
        return () => other.block.deleteMany()
      },
      async () => {
        await other.block.create({ data: { blockerId: two, blockedId: one } })
        return () => other.block.deleteMany()
      },
      async () => {
        await other.mute.create({ data: { muterId: one, mutedId: two } })
        return () => other.mute.deleteMany()
      },
      async () => {
        await other.user.update({ where: { id: two }, data: { state: 'BLOCKED' } })
        return () => other.user.update({ where: { id: two }, data: { state: 'ACTIVE' } })
      },
      async () => {
        await other.post.update({ where: { id }, data: { state: 'HIDDEN' } })
        return () => other.post.update({ where: { id }, data: { state: 'SHOWN' } })
      },
    ]
    for (const hide of hidden) {
      const show = await hide()
      expect(await seen()).toEqual([0, 0])
      await show()
    }
    expect(await seen()).toEqual([1, 1])
    await removeDocument('POST', id, db)
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

  onSqlite.each([null, 'PERSON', 'POST'] as const)(
    'is carried out from the index, and walks through no table: %s',
    async kind => {
      await other.$executeRawUnsafe('DELETE FROM sqlite_stat1')
      await reader.close()
      prepared.clear()
      const reading = await viewerOf('teacher')
      await find(reading, { q: 'ай', kind, after: kind && '1.5' })
      // A connection opened in the meantime may have collected statistics of the demo, whose tables are small enough to
      // be scanned.
      await other.$executeRawUnsafe('DELETE FROM sqlite_stat1')
      const database = new Database(databaseUrl.replace(/^file:/, ''))
      const statements = [...prepared].filter(sql => sql.includes('SearchIndex'))
      expect(statements).toHaveLength(2)
      for (const sql of statements) {
        const marks = sql.match(/\?/g)?.length ?? 0
        const plan = Reflect.apply(prepare, database, [`EXPLAIN QUERY PLAN ${sql}`])
        const details = (plan.all(...Array<null>(marks).fill(null)) as { detail: string }[]).map(({ detail }) => detail)
        expect(details.some(detail => /^SCAN SearchIndex VIRTUAL TABLE INDEX \d+:.*M/.test(detail))).toBe(true)
        // The scans that are allowed read one page of rows found by an arm of the query: a subquery in brackets or
        // `found`.
        expect(details.filter(detail => /^SCAN (?!SearchIndex|\(|found|CONSTANT)/.test(detail))).toEqual([])
        expect(details.filter(detail => detail.includes('FOR ORDER BY'))).toEqual([])
      }
    },
  )
})
