import { execFileSync, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import errors from '#app/i18n/locales/kk/errors.ts'
import failures from '#app/i18n/locales/kk/failures.ts'
import figures from '#app/i18n/locales/kk/orgFigures.ts'
import staffWords from '#app/i18n/locales/kk/staff.ts'
import students from '#app/i18n/locales/kk/students.ts'
import { mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'

let site: Site
beforeAll(async () => void (site = await startServer()))
afterAll(() => site.stop())

const canLimit = spawnSync('prlimit', ['--version']).status === 0

/** Limits the size of files the server may write, in bytes: larger writes fail as on a full disk. */
const limitFiles = (bytes: string) => execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}`])

const readiness = async () => (await site.visit('/readyz')).status

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
    expect(refused.headers['retry-after']).toBe('60')
    const wrong = { emailOrUsername: 'dana', password: 'wrong' }
    const call = await site.visit('/api/v1/auth/login', { json: wrong, cookies: kk })
    expect([call.status, JSON.parse(call.text)]).toEqual([503, { message: errors['503.text'], code: 503 }])
    expect((await site.visit('/app/feed', { as: person })).status).toBe(200)
    expect((await site.visit('/app/professions/actor', { as: person })).status).toBe(200)
    expect((await site.visit('/healthz')).status).toBe(200)
    await expect.poll(readiness).toBe(503)

    limitFiles('unlimited:unlimited')
    expect((await begin()).status).toBe(302)
    expect((await preparation()).status).toBeLessThan(500)
    await expect.poll(readiness).toBe(200)
  },
)

it.runIf(canLimit)('a look of staff at a pupil’s marks that cannot be written down is not given', async () => {
  const staff = await site.signIn('orgadmin')
  const kk = { language: 'kk' }
  const look = (tab: string) => site.visit(`/app/profile/pupil2${tab}`, { as: staff, cookies: kk })
  limitFiles('4096:unlimited')
  for (const tab of ['', '?tab=certificates']) {
    const { status, text } = await look(tab)
    expect([status, text.includes(failures.look), text.includes('id="exams"')]).toEqual([200, true, false])
  }
  limitFiles('unlimited:unlimited')
  const { text } = await look('')
  expect([text.includes(failures.look), text.includes('id="exams"')]).toEqual([false, true])
})

it.runIf(canLimit)('an Excel file that cannot be written down leads back to its page, which says so', async () => {
  const admin = await site.signIn('orgadmin')
  const lyceum = '/admin/organizations/demo-lyceum'
  const open = (path: string) => site.visit(path, { as: admin, cookies: { language: 'kk' } })
  for (const [list, expected] of [
    ['students', students['export.failed']],
    ['teachers', staffWords.exportFailed],
    ['analytics', figures.exportFailed],
  ] as const) {
    limitFiles('4096:unlimited')
    const { location } = await open(`${lyceum}/${list}/export`)
    limitFiles('unlimited:unlimited')
    expect(location, list).toBe(`${lyceum}/${list}?failed=export`)
    expect(mainOf((await open(location!)).text), list).toContain(expected)
  }
})

it.runIf(canLimit)('signs people out on a full disk too, and writes it down when it can', async () => {
  const person = await makePerson(site)
  const stolen = { cookies: new Map(person.cookies) }
  const sessions = () => site.database.session.count({ where: { user: { usernameFolded: person.username } } })
  const { id: actorId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  const signOuts = () => site.database.auditEvent.count({ where: { action: 'account.signed-out', actorId } })
  limitFiles('4096:unlimited')
  const left = await site.visit('/auth/logout', { as: person, form: {} })
  expect([left.status, left.location, person.cookies.has('session')]).toEqual([302, '/', false])
  expect((await site.visit('/app/feed', { as: stolen })).location).toMatch(/^\/auth\/login/)
  expect([await sessions(), await signOuts()]).toEqual([1, 0])

  limitFiles('unlimited:unlimited')
  await expect.poll(sessions).toBe(0)
  expect(await signOuts()).toBe(1)
  expect((await site.visit('/app/feed', { as: stolen })).location).toMatch(/^\/auth\/login/)
})

it('asking whether the site is ready, however often, leaves the database as it is', async () => {
  const shape = () => site.database.$queryRaw`SELECT * FROM pragma_page_count, pragma_user_version`
  const before = await shape()
  for (let times = 0; times < 50; times += 1) expect(await readiness()).toBe(200)
  expect(await shape()).toEqual(before)
})
