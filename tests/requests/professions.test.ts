import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/en/errors.ts'
import paidEn from '#app/i18n/locales/en/pay.ts'
import words from '#app/i18n/locales/en/profession.ts'
import paidKk from '#app/i18n/locales/kk/pay.ts'
import paidRu from '#app/i18n/locales/ru/pay.ts'
import { completeTest } from '#tests/world/analysis.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, tagsOf, titleOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let reader: Visitor
let all: number
beforeAll(async () => {
  site = await borrowSite()
  reader = await site.signIn('dana')
  reader.cookies.set('language', 'en')
  all = await site.database.profession.count()
})
afterAll(() => site.stop())

const paid = { ru: paidRu, kk: paidKk, en: paidEn }
const search = (q: string, language = 'en') =>
  site.visit(`/app/professions?q=${encodeURIComponent(q)}`, { as: reader, cookies: { language } })
const found = (html: string) => [...html.matchAll(/href="\/app\/professions\/([a-z-]+)"/g)].map(([, id]) => id!)

const fieldsIn = (html: string) =>
  [...html.matchAll(/href="\/app\/professions\?field=([a-z]+)#\1"/g)].map(([, field]) => field!)

describe('the catalogue of professions', () => {
  it('tells the question of every field, and names every profession on the pages of the fields', async () => {
    const first = (await site.visit('/app/professions', { as: reader })).text
    const fields = fieldsIn(first)
    expect(fields).toHaveLength(13)
    expect(found(first)).toEqual([])
    const pages = await Promise.all(
      fields.map(async field => (await site.visit(`/app/professions?field=${field}`, { as: reader })).text),
    )
    const listed = pages.flatMap(found)
    expect(new Set(listed).size).toBe(all)
    expect(listed).toHaveLength(all)
  })

  it('of a field that does not exist are those of all fields', async () => {
    const { status, text } = await site.visit('/app/professions?field=magic', { as: reader })
    expect(status).toBe(200)
    expect(fieldsIn(text)).toHaveLength(13)
  })

  it.each([
    ['Актёр', 'actor'],
    ['актер', 'actor'],
    ['АКТЁР', 'actor'],
    ['АКТЕР', 'actor'],
    ['actor', 'actor'],
    ['ACTOR', 'actor'],
    ['  nurse  ', 'nurse'],
    ['Медсестра', 'nurse'],
    ['МЕДСЕСТРА', 'nurse'],
    ['мейіргер', 'nurse'],
    ['МЕЙІРГЕР', 'nurse'],
    ['ac', 'actor'],
  ])('searched for %j finds %s, in whatever language the page is', async (query, id) => {
    for (const language of ['ru', 'kk', 'en']) expect(found((await search(query, language)).text)).toContain(id)
  })

  it.each(['ғалым', 'ҒАЛЫМ', 'өнер', 'қызмет', 'МҰҒАЛІМ', 'мұғалім'])(
    'finds as much for %j in small letters as in capitals',
    async query => {
      const [small, capital] = await Promise.all([search(query.toLowerCase()), search(query.toUpperCase())])
      expect(found(capital.text)).toEqual(found(small.text))
    },
  )

  it.each(['a', 'ә', '1', '.', '%%', '__', ' a '])('asks for two letters when it gets %j', async query => {
    const { status, text } = await search(query)
    expect(status).toBe(200)
    expect(errorBeside(text, 'q')).toContain(words['list.searchShort'])
    expect(found(text)).toEqual([])
  })

  it.each(['%a%', 'a_tor', "actor' OR '1'='1", '"actor"', 'dragon tamer', '\u0000zzq', 'я'.repeat(500), '\u202Eactor'])(
    'finds nothing and breaks nothing for %j',
    async query => {
      const { status, text } = await search(query)
      expect(status).toBe(200)
      expect(found(text)).toEqual([])
    },
  )

  it('keeps what was typed', async () => {
    expect((await search('"nurse" & <b>')).text).toContain('value="&quot;nurse&quot; &amp; &lt;b&gt;"')
  })
})

describe('the page of a profession', () => {
  it.each(['ru', 'kk', 'en'] as const)('tells everything there is to know in %s', async language => {
    const { status, text } = await site.visit('/app/professions/actor', { as: reader, cookies: { language } })
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${language}"`)
    for (const section of ['day', 'fits', 'ways', 'pay']) expect(text).toContain(`id="${section}"`)
    expect(text.match(/<time dateTime="\d\d:\d\d"/gi)).toHaveLength(5)
    // There are no published pay figures for actors, so the page has only words.
    expect(mainOf(text)).not.toContain('₸')
    expect(mainOf(text)).toContain(paid[language]['way.PROJECTS'])
    expect(mainOf(text)).toContain('27-2011.00')
    expect(mainOf(text)).not.toMatch(/\{\w+\}/)
  })

  it('leads to the places and to the own list in one tap, outside the folds, with one solid button above', async () => {
    const person = await makePerson(site, { paid: true })
    await completeTest(site.database, person.username, 'INTERESTS')
    const { text } = await site.visit('/app/professions/nurse', { as: person })
    const answer = text.slice(text.indexOf('<main'), text.indexOf('id="fits"'))
    const links = tagsOf(answer, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'))
    expect(links).toContain('/app/institutions?country=kz&profession=nurse')
    expect(links.some(href => /^\/app\/tests\/[\w-]+\/results$/.test(href ?? ''))).toBe(true)
    expect(answer).not.toContain('<details')
  })

  it('has one number for a person, in their list and on its own page', async () => {
    const person = await makePerson(site, { paid: true })
    await completeTest(site.database, person.username, 'INTERESTS')
    const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    await site.database.profile.update({ where: { userId }, data: { plannedWays: ['COLLEGE'] } })
    const open = async (path: string) => (await site.visit(path, { as: person, cookies: { language: 'en' } })).text
    const list = await open('/app/professions?list=own')
    const listed = [...list.matchAll(/href="\/app\/professions\/([a-z-]+)"(?:(?!href=).)*?place (\d+)/gs)]
    const places = listed.map(([, id, place]) => [id!, Number(place)] as const)
    expect(places.length).toBeGreaterThan(3)
    // Professions by other ways stand between them.
    expect(Math.max(...places.map(([, place]) => place))).toBeGreaterThan(7)
    const pageOf = async (id: string) => {
      const page = mainOf(await open(`/app/professions/${id}`))
      return Number(/Why it is number (\d+) for you/.exec(page)?.[1])
    }
    for (const [id, place] of places) expect(await pageOf(id), id).toBe(place)
  })

  it('of a school subject has the figure published of teachers of all subjects, with its source', async () => {
    const { text } = await site.visit('/app/professions/biology-teacher', { as: reader })
    expect(mainOf(text)).toMatch(/352.000/)
    expect(mainOf(text)).toContain('kz.kursiv.media')
  })

  it.each(['dragon-tamer', '%00', '..%2f..%2fetc', 'ACTOR', 'actor%20'])('%s is not found', async id => {
    const { status, text } = await site.visit(`/app/professions/${id}`, { as: reader })
    expect(status).toBe(404)
    expect(mainOf(text)).toContain(errors['404.title'])
    expect(titleOf(text)).not.toBe('')
  })
})
