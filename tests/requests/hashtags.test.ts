import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexPost, makeUnfindable } from '#app/domain/feed/marks.server.ts'
import en from '#app/i18n/locales/en/posts.ts'
import trends from '#app/i18n/locales/en/trends.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, textOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let site: Site
let reader: Visitor & { username: string }
let authors: string[]
let readerId: string

beforeAll(async () => {
  site = await borrowSite()
  reader = await makePerson(site, { dateOfBirth: '2009-05-20' })
  const people = await Promise.all([1, 2, 3].map(() => makePerson(site, { dateOfBirth: '1990-05-20' })))
  ;[readerId, ...authors] = (await Promise.all([reader, ...people].map(idOf))) as [string, ...string[]]
})
afterAll(() => site.stop())

async function idOf({ username }: { username: string }) {
  return (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id
}

type PostFields = { text: string; by: string; scope?: string; daysAgo?: number }

/** Creates a post that is shown and searchable, a number of days ago. */
async function createPost({ text, by: authorId, scope = 'EVERYONE', daysAgo = 0 }: PostFields) {
  const [audience] = scope.split(':') as [string]
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS)
  const post = await site.database.post.create({ data: { authorId, text, audience, scope, createdAt } })
  await indexPost(site.database, post)
  return post.id
}

const posts = (query: Record<string, string>, as: Visitor = reader) =>
  site.visit(`/app/feed/posts?${new URLSearchParams(query)}`, { as, cookies: { language: 'en' } })
const shownIn = (html: string) => [...html.matchAll(/<article[^>]* id="post-([^"]+)"/g)].map(([, id]) => id)
const nextIn = (html: string) => /<a[^>]*rel="next"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*rel="next"/.exec(html)

describe('the page of posts', () => {
  it('asks for words and shows what is talked of when nothing was asked', async () => {
    const { status, text } = await site.visit('/app/feed/posts', { as: reader, cookies: { language: 'en' } })
    expect([status, headingOf(text)]).toEqual([200, en.title])
    expect(textOf(mainOf(text))).toContain(trends.title)
    expect(shownIn(text)).toEqual([])
  })

  it('refuses one letter beside its field and keeps what was typed', async () => {
    const { status, text } = await posts({ q: ' я ' })
    expect(status).toBe(400)
    expect(errorBeside(text, 'posts-q')).toContain(en.short)
    expect(valuesOf(text, 'q')).toContain('я')
    expect(summaryOf(text)).toEqual([])
  })

  it('finds posts by words, whatever keyboard they are typed on', async () => {
    const id = await createPost({ text: 'Қызғалдақты өзен жағасынан көрдім', by: authors[0]! })
    for (const q of ['қызғалдақ', 'кызгалдак өзен', 'ОЗЕН КЫЗГАЛДАКТЫ']) {
      const { status, text } = await posts({ q })
      expect(status).toBe(200)
      expect(shownIn(text), q).toEqual([id])
    }
    const nothing = await posts({ q: 'ъъъъ' })
    expect(nothing.status).toBe(200)
    expect(textOf(mainOf(nothing.text))).toContain(en.none)
  })

  it.each(['"', '" OR "a', '#', '##a', '\u202eab\0', '😀😀', 'а'.repeat(2000)])(
    'answers anything (%#)',
    async typed => {
      const asked: Record<string, string>[] = [{ q: typed }, { tag: typed }, { tag: 'a', after: typed }]
      for (const query of asked) expect([200, 302, 400]).toContain((await posts(query)).status)
    },
  )
})

describe('a hashtag', () => {
  it('has a page of its posts, newest first, ten at a time', async () => {
    const ids = []
    for (let at = 0; at < 12; at += 1)
      ids.push(await createPost({ text: `Күн ${at} #ҰлыДала`, by: authors[at % 2]!, daysAgo: 1 - at / 100 }))
    const first = await posts({ tag: 'ұлыдала' })
    expect([first.status, headingOf(first.text)]).toEqual([200, '#ҰлыДала'])
    expect(shownIn(first.text)).toEqual(ids.toReversed().slice(0, 10))
    expect(textOf(mainOf(first.text))).toContain(trends.used_other.replace('{count}', '2'))
    const next = nextIn(first.text)!
    const second = await site.visit((next[1] ?? next[2])!.replaceAll('&amp;', '&'), { as: reader })
    expect(shownIn(second.text)).toEqual(ids.toReversed().slice(10))
    // Typing a hashtag into the search field leads to the same page.
    expect((await posts({ q: '#ҰЛЫДАЛА' })).location).toBe(`/app/feed/posts?${new URLSearchParams({ tag: 'ұлыдала' })}`)
  })

  it('shows a post to nobody who does not see it', async () => {
    const [author, friend] = [authors[2]!, authors[0]!]
    const open = await createPost({ text: 'Бәріне #құпия', by: author })
    const closed = await createPost({ text: 'Жазылушыларға #құпия', by: author, scope: `FOLLOWERS:${author}` })
    const shown = async () => shownIn((await posts({ tag: 'құпия' })).text)
    expect(await shown()).toEqual([open])
    const follow = { followerId: readerId, followedId: author }
    await site.database.follow.create({ data: follow })
    expect(await shown()).toEqual([closed, open])
    for (const pair of [
      { blockerId: readerId, blockedId: author },
      { blockerId: author, blockedId: readerId },
    ]) {
      await site.database.block.create({ data: pair })
      expect(await shown()).toEqual([])
      expect(shownIn((await posts({ q: 'жазылушыларға' })).text)).toEqual([])
      await site.database.block.delete({ where: { blockerId_blockedId: pair } })
    }
    await site.database.mute.create({ data: { muterId: readerId, mutedId: author } })
    expect(await shown()).toEqual([])
    await site.database.mute.deleteMany()
    await makeUnfindable(site.database, open)
    expect(await shown()).toEqual([closed])
    await site.database.follow.delete({ where: { followerId_followedId: follow } })
    expect(await site.database.user.count({ where: { id: friend } })).toBe(1)
  })
})

describe('what is talked of', () => {
  const namesIn = (html: string) =>
    [...html.matchAll(/<li><a[^>]*href="\/app\/feed\/posts\?tag=[^"]*"[^>]*>#([^<]+)<\/a><span[^>]*>(\d+)/g)].map(
      ([, name, people]) => `${name} ${people}`,
    )
  const compute = async () => {
    const { id } = await site.database.job.create({ data: { kind: 'trends', payload: {} } })
    const state = async () => (await site.database.job.findUniqueOrThrow({ where: { id } })).state
    await expect.poll(state).toBe('DONE')
  }

  it('is what different people wrote for everybody in seven days, without rude words', async () => {
    await site.database.post.deleteMany()
    const [one, two, three] = authors as [string, string, string]
    for (const by of [one, two, three]) await createPost({ text: '#Тасқын келе жатыр #дебилы', by })
    for (const by of [one, two]) await createPost({ text: 'Жол #ТауЖолы #тасқын', by, daysAgo: 6 })
    // Many posts of one person, posts for a limited audience and posts of the week before do not count.
    for (let at = 0; at < 20; at += 1) await createPost({ text: '#ЖүзЖазба', by: one })
    for (const by of [one, two]) await createPost({ text: '#ДосқаҒана', by, scope: `FOLLOWERS:${by}` })
    for (const by of [one, two]) await createPost({ text: '#ӨткенАпта', by, daysAgo: 8 })
    const hidden = await createPost({ text: '#Жасырын', by: one })
    await createPost({ text: '#Жасырын', by: two })
    await makeUnfindable(site.database, hidden)
    await compute()
    expect(await site.database.trend.findMany({ orderBy: { order: 'asc' } })).toMatchObject([
      { hashtag: 'тасқын', people: 3, order: 0 },
      { hashtag: 'таужолы', people: 2, order: 1 },
    ])
    const { text } = await site.visit('/app/feed/posts', { as: reader, cookies: { language: 'en' } })
    expect(namesIn(text)).toEqual(['Тасқын 3', 'ТауЖолы 2'])
    // A hashtag without posts is deleted, with its spelling.
    expect(await site.database.hashtag.findUnique({ where: { folded: 'ұлыдала' } })).toBeNull()
  })

  it('is at most ten, and of an account that is shut nothing', async () => {
    await site.database.post.deleteMany()
    const [one, two, three] = authors as [string, string, string]
    for (let at = 0; at < 12; at += 1) for (const by of [one, two]) await createPost({ text: `#Тақырып${at}`, by })
    for (const by of [one, three]) await createPost({ text: '#Жабық', by })
    await site.database.user.update({ where: { id: three }, data: { state: 'BLOCKED' } })
    await compute()
    const found = await site.database.trend.findMany({ orderBy: { order: 'asc' } })
    expect(found.map(({ hashtag }) => hashtag)).not.toContain('жабық')
    expect(found).toHaveLength(10)
    await site.database.user.update({ where: { id: three }, data: { state: 'ACTIVE' } })
  })
})
