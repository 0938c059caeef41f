import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { newVisitor, type FormFields, type Visitor } from '#tests/world/visit.ts'

const words = { ...fields, ...auth }
let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const post = (form: FormFields, path = '/auth/login') => site.visit(path, { form, cookies: { language: 'en' } })
const right = { emailOrUsername: 'dana', password: DEMO_PASSWORD }

/** Moves all times of a session back by a number of hours. */
async function passHours(id: string, hours: number) {
  const { createdAt, lastSeenAt, expiresAt } = await site.database.session.findUniqueOrThrow({ where: { id } })
  const back = (moment: Date) => new Date(moment.getTime() - hours * 3_600_000)
  const data = { createdAt: back(createdAt), lastSeenAt: back(lastSeenAt), expiresAt: back(expiresAt) }
  await site.database.session.update({ where: { id }, data })
}

describe('the login form', () => {
  it('answers a wrong password, an unknown name and a wrong password of a shut account alike', async () => {
    const shut = await makePerson(site)
    await site.database.user.update({ where: { usernameFolded: shut.username }, data: { state: 'BLOCKED' } })
    const answers = await Promise.all(
      [
        { emailOrUsername: 'dana', password: 'not-the-password' },
        { emailOrUsername: 'nobody_here', password: 'not-the-password' },
        { emailOrUsername: shut.username, password: 'not-the-password' },
      ].map(form => post(form).then(answer => ({ ...answer, typed: form.emailOrUsername }))),
    )
    const seen = answers.map(({ status, text, typed }) => [
      status,
      text
        .replaceAll(typed, '…')
        .replace(/nonce="[^"]*"/g, '')
        .replace(/\b[0-9a-f]{8,}\b/g, ''),
    ])
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(seen[0]![0]).toBe(400)
    expect(errorBeside(answers[0]!.text, 'emailOrUsername')).toContain(words['invalid.wrongCredentials'])
  })

  it.each([
    ['BLOCKED', 'invalid.accountBlocked'],
    ['INACTIVE', 'invalid.accountInactive'],
  ] as const)('tells who knows the password of an account that is %s why it is shut', async (state, key) => {
    const shut = await makePerson(site)
    await site.database.user.update({ where: { usernameFolded: shut.username }, data: { state } })
    const { status, text } = await post({ emailOrUsername: shut.username, password: PASSWORD })
    expect(status).toBe(400)
    expect(errorBeside(text, 'emailOrUsername')).toContain(words[key])
  })

  it('keeps the name that was typed and never the password', async () => {
    const { text } = await post({ emailOrUsername: 'dana', password: 'Qate-soz-55' })
    expect(valuesOf(text, 'emailOrUsername')).toEqual(['dana'])
    expect(text).not.toContain('Qate-soz-55')
    expect(titleOf(text)).toMatch(/^Error: /)
  })

  it.each([
    ['no name', { emailOrUsername: '' }, 'emailOrUsername', 'required.emailOrUsername'],
    ['no password', { password: '' }, 'password', 'required.password'],
    ['a password of one letter', { password: 'x' }, 'password', 'invalid.passwordTooShort'],
    ['a password of 129 letters', { password: 'x'.repeat(129) }, 'password', 'invalid.tooLong'],
  ] as const)('refuses %s beside its field', async (_, wrong, field, key) => {
    const { status, text } = await post({ ...right, ...wrong })
    expect(status).toBe(400)
    expect(errorBeside(text, field)).toContain(words[key])
  })

  it('knows a username in capitals', async () => {
    expect((await post({ ...right, emailOrUsername: ' DANA ' })).location).toBe('/')
  })

  it.each([
    ['/app/tests?state=new', '/app/tests?state=new'],
    ['/app/professions/actor', '/app/professions/actor'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['evil.example', '/'],
    ['', '/'],
  ])('leads to %j, wanted, by way of %j', async (wanted, target) => {
    const path = `/auth/login?redirect=${encodeURIComponent(wanted)}`
    expect((await post(right, path)).location).toBe(target)
    expect((await site.visit(path, { as: await site.signIn('dana') })).location).toBe(target)
  })

  it.each([
    { onboarded: true, oneTime: false, path: '/' },
    { onboarded: false, oneTime: false, path: '/auth/onboarding' },
    { onboarded: true, oneTime: true, path: '/auth/new-password' },
    { onboarded: false, oneTime: true, path: '/auth/new-password' },
  ])('leads first to what is due of %j, unless another page is wanted', async ({ onboarded, oneTime, path }) => {
    const person = await makePerson(site, { onboarded })
    const where = { usernameFolded: person.username }
    await site.database.user.update({ where, data: { passwordChangeRequired: oneTime } })
    const form = { emailOrUsername: person.username, password: PASSWORD }
    expect((await post(form)).location).toBe(path)
    expect((await post(form, '/auth/login?redirect=%2Fapp%2Ftests')).location).toBe('/app/tests')
  })

  it.each([
    [true, '', '/'],
    [false, '', '/auth/onboarding'],
    [true, '?redirect=%2Fapp%2Ftests', '/app/tests'],
  ])('with onboarded=%j, an own password given at %j leads to %j', async (onboarded, query, path) => {
    const person = await makePerson(site, { onboarded })
    const where = { usernameFolded: person.username }
    await site.database.user.update({ where, data: { passwordChangeRequired: true } })
    const form = { password: 'Jana-kerek-8', passwordConfirmation: 'Jana-kerek-8' }
    const chosen = await site.visit(`/auth/new-password${query}`, { as: person, form })
    expect([chosen.status, chosen.location]).toEqual([302, path])
  })

  it('gives a cookie that scripts and other sites cannot use', async () => {
    const { setCookies } = await post(right)
    const session = setCookies.find(cookie => cookie.startsWith('session='))!
    expect(session).toMatch(/; HttpOnly/i)
    expect(session).toMatch(/; SameSite=Lax/i)
    expect(session).toMatch(/; Path=\//i)
  })

  it('at a shared computer lasts until the browser is closed and two hours at most, and is not remembered', async () => {
    const visitor = newVisitor()
    const { setCookies } = await site.visit('/auth/login', { as: visitor, form: { ...right, shared: 'on' } })
    const session = setCookies.find(cookie => cookie.startsWith('session='))!
    expect(session).not.toMatch(/Max-Age|Expires/i)
    expect(setCookies.some(cookie => cookie.startsWith('known='))).toBe(false)
    expect((await site.visit('/app/feed', { as: visitor })).status).toBe(200)
    const [row] = await site.database.session.findMany({ where: { shared: true } })
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(2 * 3_600_000)
    await passHours(row!.id, 2.1)
    expect((await site.visit('/app/feed', { as: visitor })).status).toBe(302)
  })

  it.each(['teacher', 'staff', 'orgadmin', 'ministry', 'superadmin'])(
    'of %s ends after twelve hours without a visit and after seven days',
    async username => {
      const open = async (visitor: Visitor) => (await site.visit('/app/feed', { as: visitor })).status === 200
      const sessionOf = () =>
        site.database.session.findFirstOrThrow({ where: { user: { username } }, orderBy: { createdAt: 'desc' } })
      await site.database.session.deleteMany({ where: { user: { username } } })
      const visitor = await site.signIn(username)
      const { id } = await sessionOf()
      await passHours(id, 11)
      expect(await open(visitor)).toBe(true)
      await passHours(id, 11)
      expect(await open(visitor), 'each visit moves the end on').toBe(true)
      await passHours(id, 12.1)
      expect(await open(visitor)).toBe(false)

      const again = await site.signIn(username)
      const { id: second } = await sessionOf()
      await site.database.session.update({
        where: { id: second },
        data: { createdAt: new Date(Date.now() - 7.01 * 24 * 3_600_000) },
      })
      expect(await open(again)).toBe(false)
    },
  )

  it('of a pupil who has become staff since is one of staff', async () => {
    const person = await makePerson(site)
    const user = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    const { id } = await site.database.session.findFirstOrThrow({ where: { userId: user.id } })
    await passHours(id, 20)
    expect((await site.visit('/app/feed', { as: person })).status).toBe(200)
    await site.database.user.update({ where: { id: user.id }, data: { systemRole: 'MINISTRY' } })
    await passHours(id, 20)
    expect((await site.visit('/app/feed', { as: person })).status).toBe(302)
  })

  it('starts a new session at every sign-in and ends the one before', async () => {
    const visitor = await site.signIn('early')
    const former = visitor.cookies.get('session')!
    visitor.cookies.set('session', former)
    await site.visit('/api/v1/auth/login', { as: visitor, json: { emailOrUsername: 'early', password: DEMO_PASSWORD } })
    expect(visitor.cookies.get('session')).not.toBe(former)
    expect((await site.visit('/app/feed', { as: newVisitor({ session: former }) })).status).toBe(302)
    expect((await site.visit('/app/feed', { as: visitor })).status).toBe(200)
  })

  it('keeps no secret in the database that a cookie could be made of', async () => {
    const visitor = await site.signIn('expired')
    const [payload = ''] = decodeURIComponent(visitor.cookies.get('session')!).split('.')
    const secret = String(JSON.parse(Buffer.from(payload, 'base64').toString()))
    const rows = await site.database.session.findMany({ where: { user: { username: 'expired' } } })
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(rows.map(({ id }) => id)).not.toContain(secret)
  })

  it('takes a forged or spoilt cookie for no cookie', async () => {
    const session = (await site.signIn('dana')).cookies.get('session')!
    for (const forged of [
      `${session}x`,
      `x${session}`,
      'InRlc3Qi',
      'InRlc3Qi.abc',
      '%E0%A4%A',
      '',
      session.split('.')[0]!,
    ]) {
      const answer = await site.visit('/app/feed', { as: newVisitor({ session: forged }) })
      expect([answer.status, answer.location]).toEqual([
        302,
        '/auth/login?redirect=%2Fapp%2Ffeed&reason=authentication_required',
      ])
    }
  })

  it('lets nobody in on a session that has run out or an account that was closed', async () => {
    const person = await makePerson(site)
    const where = { user: { username: person.username } }
    await site.database.session.updateMany({ where, data: { expiresAt: new Date(Date.now() - 1000) } })
    expect((await site.visit('/app/feed', { as: person })).status).toBe(302)
    await site.database.session.updateMany({ where, data: { expiresAt: new Date(Date.now() + 60_000) } })
    expect((await site.visit('/app/feed', { as: person })).status).toBe(200)
    await site.database.user.update({ where: { usernameFolded: person.username }, data: { state: 'INACTIVE' } })
    expect((await site.visit('/app/feed', { as: person })).status).toBe(302)
  })

  it('speaks the language of the account on a device that has not chosen one', async () => {
    const answer = await site.visit('/auth/login', { form: right })
    expect(answer.setCookies.some(cookie => cookie.startsWith('language=kk;'))).toBe(true)
    const chosen = await post(right)
    expect(chosen.setCookies.some(cookie => cookie.startsWith('language='))).toBe(false)
  })

  it('says once, on the next page, that somebody is signed in', async () => {
    const visitor = newVisitor({ language: 'en' })
    await site.visit('/auth/login', { as: visitor, form: right })
    const first = await site.visit('/app/feed', { as: visitor })
    const second = await site.visit('/app/feed', { as: visitor })
    const hasStatus = (html: string) => /role="status"[^>]*>(?!<\/div>)/.test(html)
    expect([hasStatus(first.text), hasStatus(second.text)]).toEqual([true, false])
  })
})

describe('logging out', () => {
  it('ends the session on the server, in the browser and in what the browser kept', async () => {
    const visitor = await site.signIn('dana')
    const old = newVisitor({ session: visitor.cookies.get('session')! })
    const answer = await site.visit('/auth/logout', { as: visitor, form: {} })
    expect([answer.status, answer.location]).toEqual([302, '/'])
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(visitor.cookies.has('session')).toBe(false)
    expect((await site.visit('/app/feed', { as: old })).location).toMatch(/^\/auth\/login\?/)
    expect((await site.visit('/api/v1/auth/me', { as: old })).status).toBe(401)
  })

  it('twice, or as a guest, ends at the same place', async () => {
    const visitor = await site.signIn('dana')
    for (const as of [visitor, visitor, undefined]) {
      const answer = await site.visit('/auth/logout', { as, form: {} })
      expect([answer.status, answer.location]).toEqual([302, '/'])
    }
  })

  it('by a link does nothing: no GET changes anything', async () => {
    const visitor = await site.signIn('dana')
    await site.visit('/auth/logout', { as: visitor })
    expect((await site.visit('/app/feed', { as: visitor })).status).toBe(200)
  })
})

describe('in production', () => {
  it('the session cookie is for this host and a secure line only', async () => {
    const settings = { BAGDAR_DEMO: '0', HOST: '127.0.0.1', SESSION_SECRET: 'a-secret-of-at-least-32-characters' }
    const production = await startServer({ settings })
    const answer = await production.visit('/auth/login', { form: right })
    const { headers, text } = await production.visit('/')
    const [sheet = ''] = /\/assets\/[\w.-]+\.css/.exec(text) ?? []
    const { headers: ofFile } = await production.visit(sheet)
    await production.stop()
    expect(answer.setCookies[0]).toMatch(/^__Host-session=.*; Path=\/.*; HttpOnly; Secure/)
    expect(answer.setCookies[0]).not.toMatch(/Domain=/)
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(ofFile['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })

  it.each([
    ['without a secret', {}],
    ['with a short secret', { SESSION_SECRET: 'short' }],
  ])('nothing starts %s', async (_, settings) => {
    await expect(startServer({ settings: { BAGDAR_DEMO: '0', ...settings } })).rejects.toThrow('SESSION_SECRET')
  })

  it('the demo is never served to the world', async () => {
    await expect(startServer({ settings: { HOST: '0.0.0.0' } })).rejects.toThrow(/loopback/)
  })
})
