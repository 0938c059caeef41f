import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, weekOf } from '#app/domain/calendar/days.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { NotificationKind, NotificationParams } from '#app/domain/notifications/kinds.ts'
import wishWords from '#app/i18n/locales/ru/wishes.ts'
import words from '#app/i18n/locales/ru/notifications.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'
import { emailsTo, emailTo } from '#tests/world/mail.ts'
import { errorBeside, mainOf, tagsOf, textOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { makeReachable } from './emails.ts'

const LIST = '/app/notifications'
const WISHES = '/app/settings/notifications'
const work = { signal: new AbortController().signal, report: () => undefined }
const everyGroup = [
  'support',
  'answers',
  'mentions',
  'followers',
  'projects',
  'way',
  'deadlines',
  'organization',
  'reminders',
]

let site: Site
let domain: Awaited<ReturnType<typeof openDomain>>
beforeAll(async () => {
  site = await startServer({ databaseUrl: await borrowDatabase() })
  domain = await openDomain()
})
afterAll(() => site.stop())

/** Loads domain functions that no page calls, with the site's database. */
async function openDomain() {
  const { inTurn } = await import('#app/database/client.server.ts')
  const { notify } = await import('#app/domain/notifications/notifications.server.ts')
  return {
    notify: <K extends NotificationKind>(userId: string, kind: K, params: NotificationParams[K], now?: Date) =>
      inTurn(tx => notify(tx, userId, kind, params, now)),
    ...(await import('#app/domain/notifications/letters.server.ts')),
    ...(await import('#app/domain/notifications/sweep.server.ts')),
    ...(await import('#app/domain/notifications/wishes.server.ts')),
    ...(await import('#app/domain/roadmaps/notify-week.server.ts')),
    ...(await import('#app/domain/institutions/notify-deadlines.server.ts')),
    ...(await import('#app/domain/rate-limits/rate-limits.server.ts')),
    ...(await import('#app/domain/profiles/follows.server.ts')),
  }
}

type Person = Visitor & { username: string; id: string }
async function makeOne(): Promise<Person> {
  const person = await makePerson(site)
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  return { ...person, id }
}
const rowsOf = (userId: string) =>
  site.database.notification.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
const kindsOf = async (userId: string) => (await rowsOf(userId)).map(({ kind }) => kind)
const follow = (as: Visitor, username: string, wanted = 'on') =>
  site.visit(`/app/profile/${username}/follow`, { as, form: { follow: wanted } })
const list = async (as: Visitor, query = '') => (await site.visit(LIST + query, { as })).text
/** The count in the menu, or null. */
const countIn = (text: string) => /Уведомления\s*(\d+\+?)/.exec(textOf(text.split('<main')[0]!))?.[1] ?? null
const like = (of: Person, by: { id: string }, postId = 'a-post') =>
  domain.notify(of.id, 'postLike', { byId: by.id, postId })

describe('what somebody is told', () => {
  it('is counted in the menu of every page, said with a name, and read by opening it', async () => {
    const [one, two] = [await makeOne(), await makeOne()]
    expect(countIn((await site.visit('/app/feed', { as: one })).text)).toBeNull()
    await follow(two, one.username)
    expect(countIn((await site.visit('/app/feed', { as: one })).text)).toBe('1')

    const before = await list(one)
    expect(mainOf(before)).toContain('Айбек Нұрғали теперь среди ваших подписчиков')
    expect(mainOf(before)).toContain(words.new)
    const [{ id } = { id: '' }] = await rowsOf(one.id)
    const opening = `${LIST}/${id}/open`
    expect(tagsOf(before, 'form').map(({ action }) => action)).toContain(opening)

    // A GET request changes nothing, and neither does another person.
    expect((await site.visit(opening, { as: one })).location).toBe(LIST)
    expect((await site.visit(opening, { as: two, form: {} })).status).toBe(404)
    expect(countIn(await list(one))).toBe('1')

    const opened = await site.visit(opening, { as: one, form: {} })
    expect([opened.status, opened.location]).toEqual([303, `/app/profile/${two.username}`])
    const after = await list(one)
    expect(countIn(after)).toBeNull()
    expect(mainOf(after)).not.toContain(words.new)
    expect(tagsOf(after, 'a').map(({ href }) => href)).toContain(`/app/profile/${two.username}`)
    expect(mainOf(await list(one, '?state=unread'))).toContain(words.noneUnread)
  })

  it('gathers what is alike, and counts a like taken back and given again once', async () => {
    const [author, first, second] = [await makeOne(), await makeOne(), await makeOne()]
    for (const by of [first, second, first, second, author]) await like(author, by)
    expect(await rowsOf(author.id)).toMatchObject([{ kind: 'postLike', people: 2, params: { byId: second.id } }])
    expect(mainOf(await list(author))).toContain('и ещё 1 человек поддержали вашу публикацию')

    // After reading, a repeated like of the same person gives no notification, only one of a new person does.
    await site.database.notification.updateMany({ where: { userId: author.id }, data: { readAt: new Date() } })
    await like(author, first)
    expect(await rowsOf(author.id)).toHaveLength(1)
    await like(author, await makeOne())
    expect((await rowsOf(author.id)).map(({ people }) => people)).toEqual([2, 1])

    await follow(first, author.username)
    await follow(first, author.username, 'off')
    await follow(first, author.username)
    expect((await kindsOf(author.id)).filter(kind => kind === 'follow')).toHaveLength(1)
  })

  it('never comes from somebody blocked either way or muted', async () => {
    const [reader, blocked, blocking, muted] = [await makeOne(), await makeOne(), await makeOne(), await makeOne()]
    await site.database.block.createMany({
      data: [
        { blockerId: reader.id, blockedId: blocked.id },
        { blockerId: blocking.id, blockedId: reader.id },
      ],
    })
    await site.database.mute.create({ data: { muterId: reader.id, mutedId: muted.id } })
    for (const by of [blocked, blocking, muted]) {
      await like(reader, by)
      await domain.notify(reader.id, 'mention', { byId: by.id, postId: 'a-post', commentId: null })
    }
    expect(await kindsOf(reader.id)).toEqual([])
    // A muted person is not informed of it, and still gets notifications of the other.
    await like(muted, reader)
    expect(await kindsOf(muted.id)).toEqual(['postLike'])
  })

  it('is what they want to be told of; what became of their own things is told always', async () => {
    const [reader, other] = [await makeOne(), await makeOne()]
    const groups = everyGroup.filter(group => group !== 'followers')
    const saved = await site.visit(WISHES, { as: reader, form: { groups } })
    expect(saved.location).toBe(WISHES)
    const ticked = tagsOf((await site.visit(WISHES, { as: reader })).text, 'input').filter(
      ({ checked }) => checked === '',
    )
    expect(ticked.map(({ value }) => value)).toEqual(groups)

    await follow(other, reader.username)
    await site.visit(WISHES, { as: reader, form: {} })
    await like(reader, other)
    await domain.notify(reader.id, 'reportAnswered', { caseId: 'a-case', decision: 'REMOVED' })
    expect(await kindsOf(reader.id)).toEqual(['reportAnswered'])
    expect((await site.visit(WISHES, { as: reader, form: { groups: ['moderated'] } })).status).toBe(400)
    // News of an organisation and its reminders are separate settings.
    const [byId, organizationId] = [(await makeOne()).id, 'demo-lyceum']
    await site.visit(WISHES, { as: reader, form: { groups: everyGroup.filter(group => group !== 'organization') } })
    await domain.notify(reader.id, 'news', { byId, organizationId, postId: 'a-post' })
    await domain.notify(reader.id, 'reminder', { byId, organizationId, step: 'interests' })
    expect((await kindsOf(reader.id)).slice(-1)).toEqual(['reminder'])
    expect(await kindsOf(reader.id)).not.toContain('news')
    // They were once a single setting; a person who had turned it off has turned off both.
    await site.database.notificationSetting.createMany({
      data: [
        { userId: byId, kind: 'news', wanted: false },
        { userId: byId, kind: 'reminder', wanted: false },
      ],
    })
    const { groups: left } = await domain.findWishes({ id: byId })
    expect(left).toEqual(everyGroup.filter(group => !['organization', 'reminders'].includes(group)))
  })

  it('is read all at once, but for what came after the page', async () => {
    const [reader, other] = [await makeOne(), await makeOne()]
    await like(reader, other, 'an-early-post')
    const seen = /name="seen" value="([^"]+)"/.exec(await list(reader))![1]!
    await domain.notify(
      reader.id,
      'postLike',
      { byId: other.id, postId: 'a-late-post' },
      new Date(Date.parse(seen) + 1),
    )
    const read = await site.visit(`${LIST}/read`, { as: reader, form: { seen } })
    expect([read.status, read.location]).toEqual([303, LIST])
    expect((await rowsOf(reader.id)).map(({ readAt }) => readAt !== null)).toEqual([true, false])
    expect((await site.visit(`${LIST}/read`, { as: reader, form: { seen: 'soon' } })).status).toBe(400)
  })

  it('is listed twenty a page, newest first, under the day, and counts 99 at most', async () => {
    const reader = await makeOne()
    const data = Array.from({ length: 120 }, (_, at) => ({
      userId: reader.id,
      kind: 'planReady',
      params: { planId: `plan-${at}` },
      createdAt: new Date(Date.now() - at * 60_000),
    }))
    await site.database.notification.createMany({ data })
    const first = await list(reader)
    expect(countIn(first)).toBe('99+')
    expect(tagsOf(first, 'form').filter(({ action }) => action?.endsWith('/open'))).toHaveLength(20)
    const older = tagsOf(first, 'a').find(({ rel }) => rel === 'next')!.href!
    const second = (await site.visit(older.replaceAll('&amp;', '&'), { as: reader })).text
    const ids = (text: string) =>
      tagsOf(text, 'form').flatMap(({ action }) => /([^/]+)\/open$/.exec(action ?? '')?.[1] ?? [])
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(40)
    // Another person's cursor gives an empty list.
    expect(ids(await list(await makeOne(), `?before=${ids(first)[0]}`))).toEqual([])
  })

  it('is gone after a year', async () => {
    const reader = await makeOne()
    const year = 365 * 24 * 60 * 60 * 1000
    await domain.notify(reader.id, 'planReady', { planId: 'old' }, new Date(Date.now() - year - 60_000))
    await domain.notify(reader.id, 'planReady', { planId: 'new' }, new Date(Date.now() - year + 60_000))
    await domain.sweepNotifications(new Date(), work.signal)
    expect((await rowsOf(reader.id)).map(({ params }) => params)).toEqual([{ planId: 'new' }])
  })
})

it('nobody follows more than sixty people an hour', async () => {
  const [one, other] = [await makeOne(), await makeOne()]
  for (let tries = 0; tries < 60; tries += 1) await domain.consumeLimit(domain.followRule, one.id)
  const answer = await follow(one, other.username)
  expect(answer.location).toBe(`/app/profile/${other.username}`)
  expect(answer.setCookies.join()).toContain('follows-enough')
  expect(await kindsOf(other.id)).toEqual([])
  expect((await follow(one, other.username, 'off')).setCookies.join()).not.toContain('follows-enough')
})

describe('what the calendar brings', () => {
  const MONDAY = '2031-01-06'

  async function makePlanOf(userId: string, days: string[]) {
    const plan = await site.database.plan.create({
      data: { userId, goal: 'EMPLOYMENT', status: 'ACTIVE', situation: {}, professionId: 'nurse', total: days.length },
    })
    const stage = { planId: plan.id, order: 0, key: 'ground', startsOn: days[0]!, endsOn: days.at(-1)! }
    const subtasks = days.map((dueOn, order) => ({
      ...{ planId: plan.id, order, key: `task-${order}`, dueOn },
      facts: { task: 'readProfession' },
    }))
    await site.database.stage.create({ data: { ...stage, subtasks: { create: subtasks } } })
    return plan.id
  }

  it('tells of the tasks of a week once, and of no week without any', async () => {
    const [busy, idle] = [await makeOne(), await makeOne()]
    const planId = await makePlanOf(busy.id, ['2031-01-05', '2031-01-06', '2031-01-12', '2031-01-13'])
    await makePlanOf(idle.id, ['2031-01-13'])
    await domain.notifyWeek(MONDAY, work)
    await domain.notifyWeek(MONDAY, work)
    expect(await rowsOf(busy.id)).toMatchObject([{ kind: 'week', params: { planId, monday: MONDAY, tasks: 2 } }])
    expect(await rowsOf(idle.id)).toEqual([])
    const [{ id } = { id: '' }] = await rowsOf(busy.id)
    const opened = await site.visit(`${LIST}/${id}/open`, { as: busy, form: {} })
    expect(opened.location).toBe(`/app/careers/${planId}?view=week`)
  })

  it('tells of a deadline of a saved institution 14 days before and 3, each once', async () => {
    const person = await makeOne()
    await site.database.institutionPick.create({ data: { userId: person.id, institutionId: 'kaznu' } })
    const { details } = await site.database.institution.findUniqueOrThrow({ where: { id: 'kaznu' } })
    const ends = (details as { admissions: { deadlines: { to: string }[] } }).admissions.deadlines.map(({ to }) => to)
    const day = `2031-${ends[0]!}`
    const left = async () =>
      (await rowsOf(person.id))
        .map(({ params }) => params as NotificationParams['deadline'])
        .flatMap(params => (params.day === day ? [params.left] : []))
    for (const before of [20, 14, 14, 9, 3, 1]) await domain.notifyDeadlines(addDays(day, -before), work)
    expect(await left()).toEqual([14, 3])
    await domain.notifyDeadlines(addDays(day, 1), work)
    expect(await left()).toHaveLength(2)
    expect(mainOf(await list(person))).toContain('последний день')
  })

  it('writes the letter of a week once to those who asked for it, and its link ends it without signing in', async () => {
    const monday = weekOf(calendarDay(new Date())).from
    const [reader, silent] = [await makeReachable(site), await makeReachable(site)]
    for (const as of [reader, silent])
      expect((await site.visit(WISHES, { as, form: { groups: everyGroup, letter: 'on' } })).location).toBe(WISHES)
    await like({ ...reader }, await makeOne())
    await domain.queueLetters(monday, work)
    await domain.queueLetters(monday, work)
    const letter = await emailTo(site, reader.email)
    const written = { key: { startsWith: `weekly:${monday}:` }, state: 'DONE' }
    await expect.poll(() => site.database.job.count({ where: written })).toBe(2)
    expect(await emailsTo(site, reader.email)).toHaveLength(1)
    // A person without news gets no email.
    expect(await emailsTo(site, silent.email)).toHaveLength(0)

    const end = letter.paths.at(-2)!
    expect(end).toMatch(/^\/letters\/[\w.-]+\/stop$/)
    expect(letter.headers['list-unsubscribe']).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}>$`))
    expect(letter.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const wants = async (id: string) => (await domain.findWishes({ id })).letter
    expect((await site.visit(end)).status).toBe(200)
    expect(await wants(reader.id)).toBe(true)
    expect((await site.visit(end.replace(reader.id, silent.id), { form: {} })).status).toBe(404)
    // Mail programs send no Origin, no Referer and no cookies.
    const headers = { Origin: null, Referer: null, 'Sec-Fetch-Site': null }
    const stopped = await site.visit(end, { form: { 'List-Unsubscribe': 'One-Click' }, headers })
    expect(stopped.status).toBe(200)
    expect(mainOf(stopped.text)).toContain(wishWords['stopped.title'])
    expect([await wants(reader.id), await wants(silent.id)]).toEqual([false, true])
  })

  it('promises no letter to an address that is not confirmed', async () => {
    const person = await makeReachable(site, { confirmed: false })
    expect(mainOf((await site.visit(WISHES, { as: person })).text)).toContain(wishWords['letter.noEmail'])
    const answer = await site.visit(WISHES, { as: person, form: { groups: everyGroup, letter: 'on' } })
    expect(answer.status).toBe(400)
    expect(errorBeside(answer.text, 'letter')).toContain(wishWords['invalid.noEmail'])
  })
})
