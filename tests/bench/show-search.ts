import Database from 'better-sqlite3'
import { db } from '#app/database/client.server.ts'
import { reader } from '#app/database/reader.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { find } from '#app/domain/finding/find.server.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { keepDocuments, writeDocument } from '#app/domain/search/documents.server.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { foldForSearch } from '#app/domain/text/search.ts'
import { databaseFile } from './environment.ts'
import { median, round, print, table, within } from './table.ts'

const FIRST = 'Айгерим Аружан Тимур Дана Нұрлан Алихан Мадина Ерлан Сара Жанель Ольга Иван Әсел Қанат Ғани'.split(' ')
const ROOTS = 'Ахмет Нурлан Сейт Абдра Жақсы Омар Ибра Қали Тоқ Байм Иван Ким Өтеген Шәрі Есен Рахым'.split(' ')
const ENDS = 'ов ова бек беков бекова қызы ұлы ев ева жанов жанова али тай хан'.split(' ')
const SYLLABLES = 'ка ла ме ро ти ну са до бе жу ши ра ке ал ор ин ес ты қа лы ның'.split(' ')
/** Pupils of one school; the first is the viewer's own school. */
const PUPILS = 1000
const BUDGET_MS = 50
const ASKED = 40

const queries: { q: string; kind: SearchKind | null; note: string }[] = [
  { q: 'ай', kind: null, note: 'two letters, every fifth person' },
  { q: 'ка', kind: 'POST', note: 'two letters, every post' },
  { q: 'айгерим', kind: null, note: 'a name of every fifteenth' },
  { q: 'айгерим с', kind: 'PERSON', note: 'and one letter' },
  { q: 'иванов', kind: 'PERSON', note: 'a frequent beginning' },
  { q: 'айгерим ахметбекова', kind: null, note: 'both names' },
  { q: 'калароме', kind: null, note: 'a rare word' },
  { q: 'ъъъъ', kind: null, note: 'nothing' },
  { q: 'person1', kind: null, note: 'the beginning of every ninth username' },
  { q: 'person12345', kind: null, note: 'a username' },
  { q: 'инж', kind: null, note: 'professions' },
]

/** (j) Cost of a search among that many documents: people, half of them minors in schools, and posts. */
export async function showSearch(documents: number) {
  const startedAt = performance.now()
  fill(documents)
  const filled = performance.now()
  await keepDocuments(db)
  print(
    '',
    `${round(documents)} documents: rows made in ${round((filled - startedAt) / 1000)} s, documents and index in ${round((performance.now() - filled) / 1000)} s.`,
  )
  await reader.close()
  const written = await timesOf(async at => {
    const document = {
      kind: 'POST',
      refId: `post${String(at)}`,
      ownerId: null,
      scope: 'EVERYONE',
      text: post(),
    } as const
    await db.$transaction(tx => writeDocument(document, tx))
  })
  print(`Writing one document: median ${round(median(written))} ms, p95 ${round(p95(written))} ms.`)
  const rows = []
  for (const who of ['aruzhan', 'timur', 'superadmin']) {
    const viewer = await viewerOf(who)
    for (const { note, ...query } of queries) {
      let found = 0
      const times = await timesOf(async () => {
        const answer = await find(viewer, { ...query, after: null })
        if (answer && answer !== 'short') found = Object.values(answer.counts).reduce((sum, count) => sum + count, 0)
      })
      const verdict = within(BUDGET_MS, p95(times), `searching ${query.q} as ${who}`)
      rows.push([`${query.q} (${note})`, who, found, round(median(times)), round(p95(times)), verdict])
    }
  }
  table(
    `(j) Search: ms for a page with its counts, ${String(ASKED)} times each`,
    ['words', 'who', 'found', 'p50', 'p95', ''],
    rows,
  )
}

/** Returns the duration of each of forty calls in ms. */
export async function timesOf(work: (at: number) => Promise<unknown>) {
  const times = []
  for (let at = 0; at <= ASKED; at += 1) {
    const startedAt = performance.now()
    await work(at)
    // The first call is a warm-up.
    if (at > 0) times.push(performance.now() - startedAt)
  }
  return times
}

export function p95(times: readonly number[]) {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? NaN
}

export async function viewerOf(username: string) {
  const { id, systemRole, memberships } = await db.user.findUniqueOrThrow({
    where: { usernameFolded: username },
    select: { id: true, systemRole: true, memberships: { where: { status: 'ACTIVE' } } },
  })
  return { id, systemRole, memberships, twoStep: true } as unknown as Viewer
}

let seed = 1
/** Deterministic choice, the same in every run. */
function pick<T>(from: readonly T[]): T {
  seed = (seed * 48271) % 2147483647
  return from[seed % from.length]!
}
const word = () => pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES) + pick(['', ...SYLLABLES])
const post = () => Array.from({ length: 20 }, word).join(' ')

/** Creates people and posts without triggers; the derived rows are created afterwards. */
function fill(documents: number) {
  const database = new Database(databaseFile)
  database.pragma('synchronous=OFF')
  const triggers = database.prepare(`SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'trigger'`).all() as {
    name: string
    sql: string
  }[]
  const now = new Date().toISOString().replace('Z', '+00:00')
  const people = Math.round(documents * 0.6)
  database.transaction(() => {
    for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`)
    const insert = (into: string, columns: string) => {
      const names = columns.split(' ')
      return database.prepare(
        `INSERT INTO "${into}" (${names.map(name => `"${name}"`).join()}) VALUES (${names.map(() => '?').join()})`,
      )
    }
    const school = insert('Organization', 'id name type state')
    const user = insert('User', 'id username usernameFolded passwordHash onboardedAt createdAt')
    const profile = insert('Profile', 'userId firstName lastName nameKey dateOfBirth')
    const member = insert('Member', 'id userId organizationId role status createdAt')
    const posted = insert('Post', 'id authorId text audience scope createdAt')
    const document = insert('SearchDocument', 'kind refId ownerId scope folded')
    for (let at = 0; at < people; at += 1) {
      const id = `person${String(at)}`
      const names = personNames({ firstName: pick(FIRST), lastName: pick(ROOTS) + pick(ENDS) })
      const minor = at % 2 === 0
      user.run(id, id, id, 'x', now, now)
      profile.run(id, names.firstName, names.lastName, names.nameKey, minor ? '2010-01-01' : '1990-01-01')
      if (!minor) continue
      const number = Math.floor(at / 2 / PUPILS)
      const of = number === 0 ? 'demo-lyceum' : `school${String(number)}`
      if (number > 0 && at % (2 * PUPILS) === 0) school.run(of, '{"ru":"Школа"}', 'SCHOOL', 'ACTIVE')
      member.run(`member${String(at)}`, id, of, 'ORG_STUDENT', 'ACTIVE', now)
    }
    for (let at = 0; at < documents - people; at += 1) {
      const id = `post${String(at)}`
      const author = `person${String(at % people)}`
      const text = post()
      const scope = at % 3 === 0 ? `FOLLOWERS:${author}` : 'EVERYONE'
      posted.run(id, author, text, scope === 'EVERYONE' ? scope : 'FOLLOWERS', scope, now)
      document.run('POST', id, author, scope, foldForSearch(text))
    }
    for (const { name, sql } of triggers) if (!name.includes('_search_')) database.exec(sql)
  })()
  database.exec('ANALYZE')
  database.close()
}
