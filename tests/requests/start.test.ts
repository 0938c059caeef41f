// The start page, and the landing page for people with an account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import landing from '#app/i18n/locales/en/landing.ts'
import sheetEn from '#app/i18n/locales/en/sheet.ts'
import start from '#app/i18n/locales/en/start.ts'
import sheetKk from '#app/i18n/locales/kk/sheet.ts'
import sheetRu from '#app/i18n/locales/ru/sheet.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { headingOf, mainOf, tagsOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

const open = async (path: string, as?: Visitor) => (await site.visit(path, { as, cookies: { language: 'en' } })).text
const sheetWords = { ru: sheetRu, kk: sheetKk, en: sheetEn }
const linksOf = (html: string) => tagsOf(html.slice(html.indexOf('<main')), 'a').map(({ href }) => href)

describe('a person who has just been onboarded', () => {
  it('is offered the short test first, with the needle over the tests', async () => {
    const page = await open('/app/feed', await makePerson(site, { paid: true }))
    const [needle] = linksOf(page)
    expect(needle).toBe('/app/tests/interests-short')
    expect(mainOf(page)).toMatch(new RegExp(`${start['way.tests']} ?, ${start['way.here']}`))
  })

  it('is told how to get access first where nothing opens the tests', async () => {
    const page = await open('/app/feed', await makePerson(site))
    expect(mainOf(page)).toContain(start['step.unlock.title'])
    const [needle] = linksOf(page)
    expect(needle).toBe('/app/tests/interests-short')
    const [paywall = ''] = linksOf(page).filter(href => href?.startsWith('/paywall?'))
    expect(new URLSearchParams(paywall.split('?')[1]).get('redirect')).toBe(needle)
  })
})

it('after three tests the direction is the next step, on the start page and on the landing page', async () => {
  const person = await makePerson(site, { paid: true })
  await completeTests(site.database, person.username)
  for (const path of ['/app/feed', '/']) {
    const page = await open(path, person)
    expect(mainOf(page), path).toContain(start['step.analyse.title'])
    expect(mainOf(page), path).toMatch(new RegExp(`${start['way.analysis']} ?, ${start['way.here']}`))
    expect(linksOf(page), path).toContain('/app/personality')
  }
  expect(mainOf(await open('/', person))).not.toContain(landing['price.title'])
})

it('the landing page leads who is signed in first to a password of their own, then to onboarding', async () => {
  const person = await makePerson(site, { onboarded: false })
  const page = await open('/', person)
  expect(mainOf(page)).not.toContain(landing['price.title'])
  expect(linksOf(page)).toContain('/auth/onboarding')
  await site.database.user.update({
    where: { usernameFolded: person.username },
    data: { passwordChangeRequired: true },
  })
  expect(linksOf(await open('/', person))).toContain('/auth/new-password')
})

describe('a guest', () => {
  it('reads how to get access and sees the sample, and no page of a profession is linked', async () => {
    const page = await open('/')
    expect(mainOf(page)).toContain(landing['price.title'])
    expect(linksOf(page)).toContain('/sample')
    for (const html of [page, await open('/sample'), await open('/sample?open=each')]) {
      expect(html).not.toContain('href="/app/professions/')
    }
  })

  it.each(['ru', 'kk', 'en'] as const)(
    'sees a sample in %s that says it is one, with a reason for each of the three',
    async language => {
      const { text } = await site.visit('/sample', { cookies: { language } })
      expect(headingOf(text)).not.toBe('')
      expect(mainOf(text)).not.toMatch(/\{\w+\}|undefined|NaN/)
      // He is in class 9, from where college takes longer.
      expect(mainOf(text)).toMatch(/после 9 класса|9-сыныптан кейін|after class 9/)
      expect(text.match(/signs-?[\w-]*\.svg#/g)?.length).toBeGreaterThanOrEqual(3)
      // The sample says that it is invented, and its three reasons begin with different words.
      expect(mainOf(text)).toContain(sheetWords[language]['about.invented'])
      const reasons = [...text.matchAll(/<\/h3><p>([^<]+)<\/p>/g)]
        .slice(0, 3)
        .map(([, reason]) => reason!.split(/[ ,]/)[0])
      expect(reasons).toHaveLength(3)
      expect(new Set(reasons).size).toBe(3)
    },
  )
})
