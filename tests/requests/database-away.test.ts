// A database server can be unavailable or read-only. With SQLite only the disk can fail: full-disk.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/kk/errors.ts'
import { openDatabase } from '#tests/world/database.ts'
import { makePerson } from '#tests/world/people.ts'
import { postgresUrl, urlOf } from '#tests/world/postgres.ts'
import { type Site, startServer } from '#tests/world/server.ts'

describe.runIf(postgresUrl)('a database that', () => {
  let site: Site
  const outside = postgresUrl ? openDatabase(urlOf('postgres')) : null!
  beforeAll(async () => void (site = await startServer()))
  afterAll(async () => {
    await site.stop()
    await outside.$disconnect()
  })

  /** Changes a setting of the database and terminates all its connections. Resolves when they are closed. */
  const change = async (how: string) => {
    const name = decodeURIComponent(new URL(site.databaseUrl).pathname.slice(1))
    await outside.$executeRawUnsafe(`ALTER DATABASE "${name}" ${how}`)
    await outside.$queryRaw`SELECT pg_terminate_backend(pid, 60000)::text FROM pg_stat_activity WHERE datname = ${name}`
  }
  const kk = { language: 'kk' }
  const ready = async () => (await site.visit('/readyz')).status

  it('is away is answered in words, and what comes after it is back is answered as before', async () => {
    const person = await makePerson(site)
    const open = () => site.visit('/app/professions', { as: person, cookies: kk })
    expect((await open()).status).toBe(200)
    await change('ALLOW_CONNECTIONS false')
    for (const path of ['/app/professions', '/app/feed', '/app/tests/interests']) {
      const { status, text, headers } = await site.visit(path, { as: person, cookies: kk })
      expect([path, status, text.includes(errors['503.title'])]).toEqual([path, 503, true])
      expect(headers['retry-after']).toBe('60')
    }
    const sent = await site.visit('/app/tests/interests-short', { as: person, form: {}, cookies: kk })
    expect([sent.status, sent.text.includes(errors['503.title'])]).toEqual([503, true])
    const call = await site.visit('/api/v1/auth/me', { as: person, cookies: kk })
    expect([call.status, JSON.parse(call.text)]).toEqual([503, { message: errors['503.text'], code: 503 }])
    expect([(await site.visit('/healthz')).status, await ready()]).toEqual([503, 503])

    await change('ALLOW_CONNECTIONS true')
    await expect.poll(ready).toBe(200)
    await expect.poll(async () => (await open()).status).toBe(200)
  })

  it('may only be read refuses what is sent in words, and goes on showing pages', async () => {
    const person = await makePerson(site, { paid: true })
    const begin = () => site.visit('/app/tests/interests-short', { as: person, form: {}, cookies: kk })
    const open = async () => (await site.visit('/app/professions', { as: person })).status
    await change('SET default_transaction_read_only = on')
    // The pool notices a terminated connection only when a query uses it.
    await expect.poll(open).toBe(200)
    const { status, text } = await begin()
    expect([status, text.includes(errors['503.title'])]).toEqual([503, true])
    expect(await open()).toBe(200)
    await expect.poll(ready).toBe(503)

    await change('RESET default_transaction_read_only')
    await expect.poll(async () => (await begin()).headers.location).toMatch(/\/interests-short\/questions\//)
    await expect.poll(ready).toBe(200)
  })
})
