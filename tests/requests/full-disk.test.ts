import { execFileSync, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import errors from '#app/i18n/locales/kk/errors.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'

let site: Site
beforeAll(async () => void (site = await startServer()))
afterAll(() => site.stop())

const canLimit = spawnSync('prlimit', ['--version']).status === 0

/** No file of the server may grow beyond so many bytes: writing fails as on a full disk. */
const limitFiles = (bytes: string) => execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}`])

it.runIf(canLimit)(
  'a full disk stops writing with a page that says so, reading goes on, and it recovers by itself',
  async () => {
    const person = await makePerson(site, { paid: true })
    const kk = { language: 'kk' }
    await site.visit('/app/tests/interests-short', { as: person, form: {} })
    const preparation = () => site.visit('/app/preparation', { as: person, form: { zone: '3' }, cookies: kk })
    const begin = () => site.visit('/app/tests/interests', { as: person, form: {}, cookies: kk })

    limitFiles('4096:unlimited')
    const refused = await begin()
    expect(refused.status).toBe(503)
    expect(refused.text).toContain(errors['503.title'])
    expect(
      (await site.visit('/api/v1/auth/login', { json: { emailOrUsername: 'dana', password: 'wrong' } })).status,
    ).toBe(503)
    expect((await site.visit('/app/feed', { as: person })).status).toBe(200)
    expect((await site.visit('/app/professions/actor', { as: person })).status).toBe(200)
    expect((await site.visit('/readyz')).status).toBe(200)

    limitFiles('unlimited:unlimited')
    expect((await begin()).status).toBe(302)
    expect((await preparation()).status).toBeLessThan(500)
  },
)
