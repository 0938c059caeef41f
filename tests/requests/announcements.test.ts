import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/ru/announcements.ts'
import common from '#app/i18n/locales/ru/common.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { typedInstant } from '#app/domain/calendar/day-bounds.ts'
import { borrowSite } from '../world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, textOf, valuesOf } from '../world/page.ts'
import type { Site } from '../world/server.ts'
import { newVisitor, type Visitor } from '../world/visit.ts'

const LIST = '/admin/system/announcements'
const HOUR = 60 * 60 * 1000

let site: Site
let superadmin: Visitor
let pupil: Visitor
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  superadmin = await site.signIn('superadmin')
  pupil = await site.signIn('aruzhan')
})
afterAll(() => site.stop())

type Form = Record<string, string>
const typedIn = (hours: number) => typedInstant(new Date(Date.now() + hours * HOUR))
const whole = (given: Form = {}): Form => ({
  ...{ idempotencyKey: randomUUID(), textRu: 'Ночью обновление.', textKk: 'Түнде жаңарту болады.' },
  ...{ textEn: 'An update at night.', path: '', from: typedIn(-1), until: typedIn(1) },
  ...{ tone: 'NOTE', audience: 'EVERYBODY' },
  ...given,
})
const send = (path: string, form: Form, as = superadmin) => site.visit(path, { as, form })
async function announce(given: Form = {}) {
  const text = `Объявление ${randomUUID()}`
  const made = await send(`${LIST}/create`, whole({ textRu: text, ...given }))
  expect(made.status).toBe(302)
  const { id } = await site.database.announcement.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  return { text: given.textRu ?? text, id }
}
async function endAll() {
  for (const { id } of await site.database.announcement.findMany({ where: { until: { gt: new Date() } } })) {
    await send(`${LIST}/${id}/end`, {})
  }
}
/** Text of the region above the page. */
const regionOf = (html: string) => textOf(/<aside\b[^>]*>(.*?)<\/aside>/s.exec(html)?.[1] ?? '')
const formOf = async (id: string) => {
  const { text } = await site.visit(`${LIST}/${id}`, { as: superadmin })
  const areas = [...text.matchAll(/<textarea\b[^>]*name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, value]) => [
    name,
    value,
  ])
  const values = ['version', 'base', 'path', 'from', 'until', 'tone', 'audience'].map(name => [
    name,
    valuesOf(text, name)[0] ?? '',
  ])
  return Object.fromEntries([...values, ...areas]) as Form
}

describe('an announcement', () => {
  it('stands above every page in the reader’s language: also the light one, an error and the administration', async () => {
    const { text } = await announce()
    for (const path of ['/', '/sample', '/errors/404', '/legal/terms']) {
      const answer = await site.visit(path)
      expect(regionOf(answer.text), path).toContain(text)
      expect(regionOf(answer.text), path).toContain(common['announcements.hide'])
    }
    expect(regionOf((await site.visit('/', { cookies: { lite: '1' } })).text)).toContain(text)
    expect(regionOf((await site.visit('/app/feed', { as: pupil })).text)).toContain(text)
    expect(regionOf((await site.visit('/admin/users', { as: superadmin })).text)).toContain(text)
    expect(regionOf((await site.visit('/', { cookies: { language: 'kk' } })).text)).toContain('Түнде жаңарту')
    await endAll()
    expect(regionOf((await site.visit('/')).text)).toBe('')
  })

  it('is shown from its time on, and only to those it is for', async () => {
    const coming = await announce({ from: typedIn(1), until: typedIn(2) })
    const inside = await announce({ audience: 'SIGNED_IN' })
    expect(regionOf((await site.visit('/')).text)).toBe('')
    const seen = regionOf((await site.visit('/app/feed', { as: pupil })).text)
    expect(seen).toContain(inside.text)
    expect(seen).not.toContain(coming.text)
    await endAll()
  })

  it('leaves nobody with the page from before', async () => {
    // One page whose ETag depends on its reader, and one whose ETag depends on the whole database.
    for (const path of ['/app/tests', '/sample']) {
      const before = await site.visit(path, { as: pupil })
      const known = { 'If-None-Match': before.headers.etag! }
      const again = await site.visit(path, { as: pupil, headers: known })
      expect(again.status, path).toBe(304)
      const { text } = await announce()
      const now = await site.visit(path, { as: pupil, headers: known })
      expect([now.status, regionOf(now.text)], path).toEqual([200, expect.stringContaining(text)])
      await endAll()
      const ended = await site.visit(path, { as: pupil, headers: { 'If-None-Match': now.headers.etag! } })
      expect([ended.status, regionOf(ended.text)], path).toEqual([200, ''])
    }
  })

  it('is hidden by its reader in this browser, and comes back when its words change', async () => {
    const [one, other] = [await announce(), await announce({ tone: 'CAUTION', path: '/sample' })]
    const guest = newVisitor()
    const page = await site.visit('/', { as: guest })
    expect(tagsOf(page.text, 'a').map(({ href }) => href)).toContain('/sample')
    // Announcements of the tone CAUTION come first.
    expect(regionOf(page.text).indexOf(other.text)).toBeLessThan(regionOf(page.text).indexOf(one.text))
    const [token] = tagsOf(page.text, 'button').flatMap(({ name, value }) => (name === 'token' ? [value!] : []))
    const hidden = await site.visit('/announcements/hide', { as: guest, form: { token: token!, back: '/sample' } })
    expect(hidden).toMatchObject({ status: 302, location: '/sample' })
    const left = regionOf((await site.visit('/', { as: guest })).text)
    expect([left.includes(one.text), left.includes(other.text)]).toEqual([true, false])
    expect(regionOf((await site.visit('/')).text)).toContain(other.text)

    await send(`${LIST}/${other.id}`, { ...(await formOf(other.id)), textRu: 'Срок сдвинут.' })
    expect(regionOf((await site.visit('/', { as: guest })).text)).toContain('Срок сдвинут.')
    const away = { token: token!, back: '//evil.example' }
    expect((await site.visit('/announcements/hide', { form: away })).location).toBe('/')
    expect((await site.visit('/announcements/hide', { form: { token: 'x' } })).status).toBe(400)
    await endAll()
  })

  it('is made once, and what is wrong is told beside its fields', async () => {
    const form = whole()
    for (const time of ['first', 'second']) expect((await send(`${LIST}/create`, form)).status, time).toBe(302)
    expect(await site.database.announcement.count({ where: { until: { gt: new Date() } } })).toBe(1)
    await endAll()

    const bad = await send(
      `${LIST}/create`,
      whole({ textEn: '', path: 'https://evil.example/', until: typedIn(-2), tone: 'LOUD' }),
    )
    expect(bad.status).toBe(400)
    expect(summaryOf(bad.text).toSorted()).toEqual(['path', 'textEn', 'tone', 'until'])
    expect(errorBeside(bad.text, 'until')).toContain(words['invalid.endFirst'])
    expect(valuesOf(bad.text, 'path')).toEqual(['https://evil.example/'])
    const long = await send(`${LIST}/create`, whole({ textKk: 'ү'.repeat(301) }))
    expect(errorBeside(long.text, 'textKk')).toContain(words['invalid.tooLong'])
    const past = await send(`${LIST}/create`, whole({ from: typedIn(-3), until: typedIn(-2) }))
    expect(errorBeside(past.text, 'until')).toContain(words['invalid.momentPast'])
  })

  it('edited by two shows both versions, and every action is in the log', async () => {
    const { id } = await announce()
    const form = await formOf(id)
    expect((await send(`${LIST}/${id}`, { ...form, textRu: 'Их слова.' })).status).toBe(302)
    const late = await send(`${LIST}/${id}`, { ...form, textRu: 'Мои слова.', tone: 'CAUTION' })
    expect([late.status, headingOf(late.text)]).toEqual([409, versionWords.title])
    for (const expected of ['Их слова.', 'Мои слова.']) expect(late.text).toContain(expected)
    const version = valuesOf(late.text, 'version')[0]!
    const chosen = { ...form, version, textRu: 'Мои слова.', tone: 'CAUTION', choosing: 'on', pick_textRu: 'theirs' }
    expect((await send(`${LIST}/${id}`, chosen)).status).toBe(302)
    const row = await site.database.announcement.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ text: { ru: 'Их слова.' }, tone: 'CAUTION' })

    for (let press = 1; press <= 2; press += 1) expect((await send(`${LIST}/${id}/end`, {})).location).toBe(LIST)
    const events = await site.database.auditEvent.findMany({
      where: { action: { startsWith: 'announcement.' } },
      orderBy: { at: 'asc' },
    })
    const own = events.filter(({ details }) => (details as { id: string }).id === id)
    expect(own.map(({ action }) => action)).toEqual([
      'announcement.created',
      'announcement.edited',
      'announcement.edited',
      'announcement.ended',
    ])
  })

  it('is listed with all others by cursor', async () => {
    const at = new Date('2025-01-01T00:00:00Z')
    const rows = Array.from({ length: 25 }, (_, day) => ({
      text: { ru: `Старое ${day}`, kk: `Ескі ${day}`, en: `Old ${day}` },
      from: new Date(at.getTime() + day * HOUR),
      until: new Date(at.getTime() + day * HOUR + 1),
    }))
    await site.database.announcement.createMany({ data: rows })
    const seen: string[] = []
    let path: string | null = LIST
    while (path !== null) {
      const { text }: { text: string } = await site.visit(path, { as: superadmin })
      seen.push(...[...text.matchAll(/<th scope="row"><a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!))
      const next = /rel="next"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*rel="next"/.exec(text)
      path = next ? (next[1] ?? next[2]!).replaceAll('&amp;', '&') : null
    }
    expect(seen.length).toBe(await site.database.announcement.count())
    expect(new Set(seen).size).toBe(seen.length)
    expect((await site.visit(`${LIST}?after=nothing`, { as: superadmin })).status).toBe(404)
    expect(mainOf((await site.visit(LIST, { as: superadmin })).text)).toContain(words['state.ENDED'])
  })
})
