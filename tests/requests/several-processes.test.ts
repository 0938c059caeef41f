// Two processes on one PostgreSQL database act as one site. With three and 200 people: npm run trial.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionIn } from '#app/document/etag.ts'
import { makePerson } from '#tests/world/people.ts'
import { postgresUrl } from '#tests/world/postgres.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

describe.runIf(postgresUrl)('two processes on one database', () => {
  const settings = { WORKER: 'off', SITE_URL: 'http://localhost' }
  let one: Site
  let other: Site
  beforeAll(async () => {
    one = await startServer({ settings })
    other = await startServer({ settings, databaseUrl: one.databaseUrl })
  })
  afterAll(() => Promise.all([one.stop(), other.stop()]))

  it('know the same people, and have signed them out at once', async () => {
    const person = await makePerson(one)
    const stolen = { cookies: new Map(person.cookies) }
    expect((await other.visit('/app/feed', { as: person })).status).toBe(200)
    await one.visit('/auth/logout', { as: person, form: {} })
    expect((await other.visit('/app/feed', { as: stolen })).location).toMatch(/^\/auth\/login/)
  })

  it('make the same page of the same state, so that a browser keeps it whoever answers', async () => {
    const person = await makePerson(one)
    // Behind a load balancer both processes are requested under one host name.
    const headers = { Host: 'localhost' }
    const version = async (site: Site, as: Visitor) =>
      versionIn((await site.visit('/app/professions', { as, headers })).headers.etag!)
    // A page changes every minute, which may happen between the two requests.
    await expect.poll(async () => (await version(one, person)) === (await version(other, person))).toBe(true)
  })

  it('show a part as turned off from the next request on, whichever of them was told', async () => {
    const person = await makePerson(one)
    const open = () => other.visit('/app/feed/posts/none', { as: person })
    expect((await open()).status).toBe(404)
    await one.database.featureSwitch.create({ data: { key: 'feed', on: false, changedAt: new Date() } })
    expect((await open()).status).toBe(503)
    await one.database.featureSwitch.delete({ where: { key: 'feed' } })
    expect((await open()).status).toBe(404)
  })

  it('take the same form once', async () => {
    const person = await makePerson(one)
    const form = { text: 'Сәлем', audience: 'EVERYONE', idempotencyKey: crypto.randomUUID() }
    const sent = await Promise.all([one, other].map(site => site.visit('/app/feed/posts/new', { as: person, form })))
    expect(sent.map(({ status }) => status)).toEqual([302, 302])
    const { id } = await one.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    expect(await one.database.post.count({ where: { authorId: id } })).toBe(1)
  })
})
