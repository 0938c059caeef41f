import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
