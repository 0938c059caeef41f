import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fields from '#app/i18n/locales/en/fields.ts'
import list from '#app/i18n/locales/en/list.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { textOf, valuesOf } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const post = (form: FormFields) => site.visit('/styleguide', { form, cookies: { language: 'en' } })
const press = (type: string, payload: Record<string, unknown>) => JSON.stringify({ type, payload })
const filled = { project: 'Robot', 'goals[0]': 'Find a team', 'goals[1]': 'Buy parts' }
const goalsIn = (html: string) => [0, 1, 2, 3, 4, 5].flatMap(at => valuesOf(html, `goals[${at}]`))

/** The buttons of the page, with their intents. */
const buttonsIn = (html: string) =>
  Array.from(html.matchAll(/<button\b[^>]*name="__intent__"[^>]*value="([^"]*)"[^>]*>(.*?)<\/button>/gs), found => ({
    asks: JSON.parse(found[1]!.replaceAll('&quot;', '"')) as { type: string },
    words: textOf(found[2]!),
  }))

describe('a list inside a form, without script', () => {
  it('offers a button for every change, and a first button that sends the form', async () => {
    const { text } = await site.visit('/styleguide', { cookies: { language: 'en' } })
    expect(goalsIn(text)).toHaveLength(1)
    expect(buttonsIn(text).map(({ asks, words }) => [asks.type, words])).toEqual([
      ['remove', list.remove.replace('{number}', '1')],
      ['insert', list.add],
    ])
    const form = text.slice(text.lastIndexOf('<form', text.indexOf('name="__intent__"')))
    const [first = ''] = /<button\b[^>]*>/.exec(form) ?? []
    expect(first).toContain('type="submit"')
    expect(first).not.toContain('__intent__')
  })

  it.each([
    ['insert', { name: 'goals' }, ['Find a team', 'Buy parts', ''], 'goals-2'],
    ['remove', { name: 'goals', index: 0 }, ['Buy parts'], 'goals'],
    ['reorder', { name: 'goals', from: 1, to: 0 }, ['Buy parts', 'Find a team'], 'goals-0'],
  ])('comes back changed by its button (%s), as a page without an error', async (type, payload, goals, focused) => {
    const { status, text } = await post({ ...filled, __intent__: press(type, payload) })
    expect(status).toBe(200)
    expect(goalsIn(text)).toEqual(goals)
    expect(valuesOf(text, 'project')).toEqual(['Robot'])
    const section = text.slice(text.indexOf('id="list"'))
    const [taking = ''] = /<(?:input|button)\b[^>]*\bautofocus=""[^>]*>/i.exec(section) ?? []
    expect(taking).toContain(`id="${focused}"`)
    expect(text).not.toMatch(/id="(goals|project)[^"]*-error"/)
  })

  it('says beside a row what is wrong with it', async () => {
    const { status, text } = await post({ ...filled, 'goals[1]': '' })
    expect(status).toBe(400)
    expect(text).not.toContain('id="goals-0-error"')
    expect(textOf(/id="goals-1-error"[^>]*>(.*?)<\/p>/s.exec(text)![1]!)).toContain(fields['invalid.required'])
    expect(goalsIn(text)).toEqual(['Find a team', ''])
  })

  it('is sent whole when nothing is wrong', async () => {
    expect((await post(filled)).status).toBe(302)
  })
})
