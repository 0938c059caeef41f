import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowSite } from './lent-site.ts'
import { headingOf, mainOf } from './page.ts'
import { gatherVisitors, makePerson, visitorKinds } from './people.ts'
import { type Site, startServer } from './server.ts'

let site: Site
beforeAll(async () => void (site = await startServer()))
afterAll(() => site.stop())

describe('the test world', () => {
  it('serves the demo to guests and to everybody with an account', async () => {
    const visitors = await gatherVisitors(site)
    expect(Object.keys(visitors)).toEqual(visitorKinds)
    const landing = await site.visit('/')
    expect(landing.status).toBe(200)
    expect(headingOf(landing.text)).not.toBe('')
    const feed = await site.visit('/app/feed', { as: visitors.pupil, redirect: 'follow' })
    expect(mainOf(feed.text)).toContain('Аружан')
  })

  it('makes people nobody else knows and shows what was saved of them', async () => {
    const person = await makePerson(site, { paid: true })
    const saved = await site.database.user.findUniqueOrThrow({
      where: { usernameFolded: person.username },
      include: { profile: true, subscription: true },
    })
    expect(saved).toMatchObject({ profile: { year: 9, cityId: 'almaty' }, subscription: {} })
    expect((await site.visit('/app/feed', { as: person })).status).toBe(200)
  })
})

describe('a site that is lent', () => {
  const rename = ({ database }: Site, name: string) =>
    database.profession.update({ where: { id: 'nurse' }, data: { title: { ru: name, kk: name, en: name } } })
  const shownName = async ({ visit, signIn }: Site) =>
    headingOf((await visit('/app/professions/nurse', { as: await signIn('dana') })).text)

  it('is what the demo was, whatever was done to it before: its rows, what its server remembers of them, its files', async () => {
    const first = await borrowSite({ WORKER: 'off' })
    const before = await shownName(first)
    await rename(first, 'Сиделка')
    expect(await shownName(first)).toBe('Сиделка')
    mkdirSync(first.filesFolder, { recursive: true })
    writeFileSync(join(first.filesFolder, 'left'), '')
    await first.stop()

    const again = await borrowSite({ WORKER: 'off' })
    expect(await shownName(again)).toBe(before)
    // The same number of writes as before, with a different value.
    await rename(again, 'Сестра')
    expect(await shownName(again)).toBe('Сестра')
    expect(existsSync(join(again.filesFolder, 'left'))).toBe(false)
    await again.stop()
  })
})
