import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingRules } from '#app/domain/finding/limits.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import en from '#app/i18n/locales/en/search.ts'
import ru from '#app/i18n/locales/ru/suggest.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, textOf, valuesOf } from '#tests/world/page.ts'
import { publish } from '#tests/world/feed.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let minor: Visitor & { username: string }
let adult: Visitor & { username: string }
let ids: { minor: string; adult: string }

beforeAll(async () => {
  site = await borrowSite()
  minor = await makePerson(site, { dateOfBirth: '2011-05-20' })
  adult = await makePerson(site, { dateOfBirth: '1990-05-20' })
  ids = { minor: await rename(minor, 'Күнсұлу', 'Тұрғамбек'), adult: await rename(adult, 'Еркегали', 'Шонанов') }
})
afterAll(() => site.stop())

async function rename({ username }: { username: string }, firstName: string, lastName: string) {
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  await site.database.profile.update({ where: { userId: id }, data: personNames({ firstName, lastName }) })
  return id
}

const search = (as: Visitor, q: string, more = '', language = 'en') =>
  site.visit(`/app/search?q=${encodeURIComponent(q)}${more}`, { as, cookies: { language } })
type Suggestions = { label: string; status: string; items: { to: string; title: string; note: string }[] }
const suggestions = (as: Visitor, q: string, language = 'en') =>
  site.visit(`/app/search/suggestions?q=${encodeURIComponent(q)}`, { as, cookies: { language } })
const isSuggested = async (as: Visitor, q: string, { username }: { username: string }) => {
  const { items } = JSON.parse((await suggestions(as, q)).text) as Suggestions
  return items.some(({ to }) => to === `/app/profile/${username}`)
}
const peopleIn = (html: string) => [...html.matchAll(/href="\/app\/profile\/([^"]+)"/g)].map(([, name]) => name)
const finds = async (as: Visitor & { username: string }, q: string, whom: { username: string }) => {
  const { status, text } = await search(as, q, '&kind=people')
  expect(status).toBe(200)
  return peopleIn(/<main\b.*<\/main>/s.exec(text)![0]).includes(whom.username)
}

describe('a search', () => {
  it('shows a few of every kind with its count, and marks the words as they are written', async () => {
    const { status, text } = await search(adult, 'инженер', '', 'ru')
    expect(status).toBe(200)
    expect(headingOf(text)).toMatch(/^По запросу «инженер» нашлось \d+$/)
    expect(text).toContain('>инженер</mark>')
    expect(text).toMatch(/href="\/app\/search\?q=[^"]+&(?:amp;)?kind=professions"/)
    expect(text).not.toContain('<script type="module"')
  })

  it('finds Kazakh words typed without a Kazakh keyboard, and tells where', async () => {
    const { text } = await search(adult, 'кузетши', '', 'ru')
    const kk = await search(adult, 'күзетші', '', 'ru')
    expect(headingOf(text).replace(/«.*»/, '')).toBe(headingOf(kk.text).replace(/«.*»/, ''))
    expect(text).toMatch(/<span lang="kk"><span>[^<]*<mark[^>]*>[Кк]үзетші/)
  })

  it('of one kind goes on page by page', async () => {
    const first = await search(adult, 'инж', '&kind=professions')
    const [, next = ''] = /href="([^"]*after=[^"]*)"/.exec(first.text) ?? []
    const second = await site.visit(next.replaceAll('&amp;', '&'), { as: adult })
    expect(second.status).toBe(200)
    const of = (html: string) => [...html.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, to]) => to)
    expect(of(first.text)).toHaveLength(10)
    expect(of(second.text).filter(to => of(first.text).includes(to))).toEqual([])
    expect((await search(adult, 'инж', '&kind=professions&after=nowhere')).status).toBe(200)
  })

  it('of one letter is refused beside its field and keeps what was typed', async () => {
    const { status, text } = await search(adult, ' я', '&kind=people')
    expect(status).toBe(400)
    expect(errorBeside(text, 'search-q')).toContain(en.short)
    expect(valuesOf(text, 'q')).toEqual(['я'])
    expect(valuesOf(text, 'kind')).toEqual(['people'])
  })

  it('waits for whoever asks without end, in words, and keeps what was typed', async () => {
    const who = { as: await site.signIn('otheradmin') }
    const asked = (path: string) => site.visit(path, { ...who, cookies: { language: 'en' } })
    for (let time = 0; time < findingRules.search.limit; time += 1) await asked('/app/search?q=zz')
    const { status, text } = await asked('/app/search?q=zz')
    expect(status).toBe(429)
    expect(errorBeside(text, 'search-q')).toContain(en.tooOften)
    expect(valuesOf(text, 'q')).toEqual(['zz'])
    expect((await asked('/app/feed/posts?q=zz')).status).toBe(429)
    // Suggestions and other people have their own rate limits.
    expect((await asked('/app/search/suggestions?q=zz')).status).toBe(200)
    expect((await search(adult, 'zz')).status).toBe(200)
  })

  it('without words asks for them, and one that finds nothing says so', async () => {
    const empty = await site.visit('/app/search', { as: adult, cookies: { language: 'en' } })
    expect([empty.status, headingOf(empty.text)]).toEqual([200, en.title])
    const nothing = await search(adult, 'ъъъъъ')
    expect(nothing.status).toBe(200)
    expect(headingOf(nothing.text)).toBe(en.nothingFor.replace('{q}', 'ъъъъъ'))
  })

  it.each(['"', '"" ""', 'a" OR "b', '%_%', '\u0000\u202e ab', '😀😀', 'а'.repeat(1000)])(
    'of anything (%#) is answered',
    async q => {
      expect([200, 400]).toContain((await search(adult, q)).status)
    },
  )
})

describe('a long post', () => {
  it('is quoted around the word found, and ends with a whole word', async () => {
    const words = 'Утром мерили уровень воды у моста, днём считали птиц, а вечером чертили карту берега: '
    const text = `${words.repeat(3)}зимородок нашёлся у старой мельницы, ${words.repeat(3)}`
    await publish(site, adult, { text, audience: 'EVERYONE' })
    const { text: page } = await search(adult, 'зимородок', '&kind=posts')
    const [, quoted = ''] = /<h3\b[^>]*>(.*?)<\/h3>/s.exec(/<main\b.*<\/main>/s.exec(page)![0]) ?? []
    const quotedText = textOf(quoted)
    expect(quotedText).toMatch(/^….* зимородок нашёлся .*\p{L}…$/u)
    const [last] = quotedText.slice(0, -1).split(' ').slice(-1)
    expect(text.split(/[ ,:]+/)).toContain(last)
  })
})

describe('posts of a class', () => {
  it('are found by its pupils and by who mentors it, while they do', async () => {
    const { id: groupId } = await site.database.group.findFirstOrThrow({
      where: { organizationId: 'demo-lyceum', mentor: { usernameFolded: 'teacher' }, archivedAt: null },
    })
    const { user: pupil } = await site.database.member.findFirstOrThrow({
      where: { groupId, status: 'ACTIVE', role: 'ORG_STUDENT' },
      select: { user: true },
    })
    const as = await site.signIn(pupil.username)
    await publish(site, as, { text: 'Сыныптың гербарийі дайын: тырбикжапырақ', audience: 'GROUP' })
    const [teacher, other] = [await site.signIn('teacher'), await site.signIn('teacher2')]
    const found = async (who: Visitor) => {
      const [all, posts] = await Promise.all(
        ['/app/search?q=тырбик&kind=posts', '/app/feed/posts?q=тырбик'].map(path =>
          site.visit(encodeURI(path), { as: who }),
        ),
      )
      return [all!.text, posts!.text].map(text => textOf(text).includes('гербарийі'))
    }
    expect(await found(as)).toEqual([true, true])
    expect(await found(teacher)).toEqual([true, true])
    expect(await found(other)).toEqual([false, false])
    await site.database.group.update({ where: { id: groupId }, data: { archivedAt: new Date() } })
    expect(await found(teacher)).toEqual([false, false])
    await site.database.group.update({ where: { id: groupId }, data: { archivedAt: null } })
  })
})

describe('suggestions', () => {
  it('are the first things a search finds, as JSON that nobody keeps', async () => {
    const { status, text, headers } = await suggestions(adult, 'инжен', 'ru')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['cache-control']).toBe('private, no-store')
    const { label, status: count, items } = JSON.parse(text) as Suggestions
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(8)
    expect([label, count]).toEqual([ru.label, expect.stringMatching(new RegExp(`^${items.length} `))])
    const profession = items.find(({ to }) => to.startsWith('/app/professions/'))!
    expect(profession).toMatchObject({ title: expect.stringMatching(/инжен/i) as string, note: ru.profession })
    expect((await site.visit(profession.to, { as: adult })).status).toBe(200)
  })

  it('are none for one letter, and a sign-in for a guest', async () => {
    expect(JSON.parse((await suggestions(adult, 'и')).text)).toMatchObject({ items: [] })
    expect((await site.visit('/app/search/suggestions?q=abc')).location).toMatch(/^\/auth\/login/)
  })

  it('name a minor to nobody whom the search would not lead there', async () => {
    for (const q of ['күнсұлу', 'тургамбек', minor.username.slice(0, -1)])
      expect(await isSuggested(adult, q, minor), q).toBe(false)
    expect(await isSuggested(adult, minor.username, minor)).toBe(true)
    expect(await isSuggested(minor, 'еркегали', adult)).toBe(true)
    const follow = { followerId: ids.minor, followedId: ids.adult }
    await site.database.follow.create({ data: follow })
    expect(await isSuggested(adult, 'кунсулу', minor)).toBe(true)
    const block = { blockerId: ids.minor, blockedId: ids.adult }
    await site.database.block.create({ data: block })
    for (const q of ['кунсулу', minor.username]) expect(await isSuggested(adult, q, minor)).toBe(false)
    await site.database.block.delete({ where: { blockerId_blockedId: block } })
    await site.database.follow.delete({ where: { followerId_followedId: follow } })

    const member = { userId: ids.minor, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE' }
    const { id } = await site.database.member.create({ data: member })
    expect(await isSuggested(await site.signIn('aruzhan'), 'тургамбек', minor)).toBe(true)
    expect(await isSuggested(adult, 'тургамбек', minor)).toBe(false)
    await site.database.member.delete({ where: { id } })
  })
})

describe('the header', () => {
  const formsIn = (html: string) => html.match(/<form[^>]*action="\/app\/search"[^>]*>/g) ?? []

  it('has a search on the pages of whoever is onboarded, beside the links and in the menu', async () => {
    const header = (html: string) => /<header.*?<\/header>/s.exec(html)![0]
    const { text } = await site.visit('/app/tests', { as: adult })
    expect(formsIn(header(text))).toHaveLength(2)
    const { text: lite } = await site.visit('/app/tests', { as: adult, cookies: { lite: '1' } })
    expect(formsIn(header(lite))).toHaveLength(2)
    for (const as of [undefined, await site.signIn('newcomer')])
      expect(formsIn((await site.visit('/legal/terms', { as })).text)).toEqual([])
  })
})

describe('people', () => {
  it('of age are found by everybody, by either name and its beginning', async () => {
    for (const q of ['еркегали', 'шонан', 'Шонанов Ерке', adult.username])
      expect(await finds(minor, q, adult), q).toBe(true)
  })

  it('under age are found by their exact username, and by name only by those they follow', async () => {
    const names = ['күнсұлу', 'турганбек', 'тургамбек', 'Кунсулу Тур', minor.username.slice(0, -1)]
    for (const q of names) expect(await finds(adult, q, minor), q).toBe(false)
    expect(await finds(adult, minor.username, minor)).toBe(true)
    expect(await finds(adult, `@${minor.username.toUpperCase()}`, minor)).toBe(true)
    expect(await finds(minor, 'күнсұлу', minor)).toBe(true)

    // Following a minor gives no access; being followed by them does.
    await site.visit(`/app/profile/${minor.username}/follow`, { as: adult, form: { follow: 'on' } })
    expect(await finds(adult, 'кунсулу', minor)).toBe(false)
    const follow = { followerId: ids.minor, followedId: ids.adult }
    await site.database.follow.create({ data: follow })
    expect(await finds(adult, 'кунсулу', minor)).toBe(true)
    await site.database.follow.delete({ where: { followerId_followedId: follow } })
    expect(await finds(adult, 'кунсулу', minor)).toBe(false)
  })

  it('under age are asked about once more where the index would lead anybody to them', async () => {
    const document = { kind_refId: { kind: 'PERSON', refId: ids.minor } }
    const { scope } = await site.database.searchDocument.findUniqueOrThrow({ where: document })
    await site.database.searchDocument.update({ where: document, data: { scope: `EVERYONE ${ids.minor}` } })
    expect(await finds(adult, 'кунсулу', minor)).toBe(false)
    expect((await suggestions(adult, 'кунсулу')).text).not.toContain(minor.username)
    await site.database.searchDocument.update({ where: document, data: { scope } })
  })

  it('under age are found by the active people of their organisation', async () => {
    const organizationId = 'demo-lyceum'
    const { id } = await site.database.member.create({
      data: { userId: ids.minor, organizationId, role: 'ORG_STUDENT', status: 'ACTIVE' },
    })
    const schoolmate = { ...(await site.signIn('aruzhan')), username: 'aruzhan' }
    expect(await finds(schoolmate, 'тургамбек', minor)).toBe(true)
    expect(await finds(adult, 'тургамбек', minor)).toBe(false)
    await site.database.member.update({ where: { id }, data: { status: 'INACTIVE' } })
    expect(await finds(schoolmate, 'тургамбек', minor)).toBe(false)
    await site.database.member.delete({ where: { id } })
  })

  it('who have blocked one another never find each other, by no way of asking', async () => {
    const pairs = [
      { blockerId: ids.minor, blockedId: ids.adult },
      { blockerId: ids.adult, blockedId: ids.minor },
    ]
    for (const pair of pairs) {
      await site.database.block.create({ data: pair })
      expect(await finds(minor, 'шонанов', adult)).toBe(false)
      expect(await finds(minor, adult.username, adult)).toBe(false)
      expect(await finds(adult, minor.username, minor)).toBe(false)
      await site.database.block.delete({ where: { blockerId_blockedId: pair } })
    }
    expect(await finds(minor, 'шонанов', adult)).toBe(true)
  })

  it('who are blocked, inactive or about to be deleted are not found', async () => {
    const change = (data: object) => site.database.user.update({ where: { id: ids.adult }, data })
    for (const data of [{ state: 'BLOCKED' }, { state: 'INACTIVE' }, { deletionAt: new Date(Date.now() + 1e9) }]) {
      await change(data)
      for (const q of ['шонанов', adult.username]) expect(await finds(minor, q, adult)).toBe(false)
      await change({ state: 'ACTIVE', deletionAt: null })
    }
  })

  it('show a stranger nothing of a minor but the name and the username', async () => {
    const shown = async (as: Visitor, q: string, whom: string) => {
      const entries = (await search(as, q, '&kind=people')).text.split('<li ').map(each => each.split('</li>')[0]!)
      // Found words are marked up separately, so spaces are removed.
      return textOf(`<li ${entries.find(each => each.includes(`"/app/profile/${whom}"`))!}`).replaceAll(' ', '')
    }
    expect(await shown(adult, minor.username, minor.username)).toBe(`КүнсұлуТұрғамбек@${minor.username}`)
    // The adult has followed the minor above, which gives no access to the minor's data.
    expect(await shown(minor, 'шонанов', adult.username)).toBe(
      `ЕркегалиШонанов@${adult.username},${en.follows.replaceAll(' ', '')},Almaty`,
    )
  })
})
