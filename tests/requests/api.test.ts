import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import kk from '#app/i18n/locales/kk/errors.ts'
import ru from '#app/i18n/locales/ru/errors.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import person from '#app/i18n/locales/en/person.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { makePerson, onboardingCall, signUpForm } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { newVisitor, type VisitOptions } from '#tests/world/visit.ts'

const words = { ...fields, ...person, ...auth }
let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

type Body = Record<string, unknown> & { message?: string; code?: number; fieldErrors?: Record<string, string> }

/** Calls the API as a client that is no browser. */
async function call(name: string, options: VisitOptions = {}) {
  const headers = { Accept: 'application/json', 'Sec-Fetch-Site': null, Origin: null, ...options.headers }
  const answer = await site.visit(`/api/v1/auth/${name}`, { cookies: { language: 'en' }, ...options, headers })
  return { ...answer, body: (answer.text ? JSON.parse(answer.text) : null) as Body }
}
const login = (json: unknown, as = newVisitor()) => call('login', { json, as })

describe('POST login', () => {
  it('answers with the user and a session', async () => {
    const visitor = newVisitor()
    const { status, body } = await login({ emailOrUsername: 'aruzhan', password: DEMO_PASSWORD }, visitor)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      username: 'aruzhan',
      role: 'USER',
      onboarded: true,
      subscription: 'FREE',
      organization: { type: 'SCHOOL' },
      organizationUser: { status: 'ACTIVE', role: 'ORG_STUDENT' },
    })
    expect(JSON.stringify(body)).not.toMatch(/password|argon/i)
    expect((await call('me', { as: visitor })).body).toEqual(body)
  })

  it('answers 401 to a wrong password as to an unknown name', async () => {
    const wrong = await login({ emailOrUsername: 'aruzhan', password: 'wrong' })
    const unknown = await login({ emailOrUsername: 'nobody_here', password: 'wrong' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.body).toEqual({ message: words['invalid.wrongCredentials'], code: 401 })
    expect(unknown.body).toEqual(wrong.body)
  })

  it.each([
    [{}],
    [{ emailOrUsername: 'dana' }],
    [{ emailOrUsername: '', password: '' }],
    [{ emailOrUsername: ['dana', 'timur'], password: DEMO_PASSWORD }],
    [{ emailOrUsername: { contains: 'a' }, password: DEMO_PASSWORD }],
    [[]],
    [null],
    ['text'],
  ])('answers 400 with a message for each field to %j', async json => {
    const { status, body } = await login(json)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: words['login.failed'], code: 400 })
    for (const message of Object.values(body.fieldErrors ?? {})) expect(message).not.toMatch(/^\w+\.\w+$/)
    expect(Object.keys(body.fieldErrors ?? {}).length).toBeGreaterThan(0)
  })

  it('speaks the language of the caller', async () => {
    const { body } = await call('login', { json: {}, cookies: { language: 'ru' } })
    expect(body.message).toMatch(/\p{Script=Cyrillic}/u)
  })
})

describe('POST signup', () => {
  const json = (username: string) => ({ ...signUpForm(username), terms: true })

  it('answers 201 with the new user and a session', async () => {
    const visitor = newVisitor()
    const { status, body } = await call('signup', { json: json('api_person'), as: visitor })
    expect(status).toBe(201)
    expect(body).toMatchObject({ username: 'api_person', role: 'USER', onboarded: false, organization: null })
    expect((await call('me', { as: visitor })).status).toBe(200)
  })

  it('answers 409 to a name that is taken', async () => {
    const { status, body } = await call('signup', { json: json('Timur') })
    expect([status, body.code]).toEqual([409, 409])
    expect(body.fieldErrors).toEqual({ username: words['invalid.usernameTaken'] })
  })

  it('answers 400 with every field that is wrong', async () => {
    const { status, body } = await call('signup', { json: { ...json('x'), password: 'short', terms: false } })
    expect([status, body.code]).toEqual([400, 400])
    expect(body.fieldErrors).toMatchObject({
      username: words['invalid.usernameShort'],
      password: words['invalid.passwordShort'],
      terms: words['invalid.termsRequired'],
    })
    expect(JSON.stringify(body)).not.toContain('"short"')
  })

  it('gives nobody a role or a subscription for asking', async () => {
    const asked = { ...json('api_climber'), systemRole: 'SUPER_ADMIN', role: 'SUPER_ADMIN', subscription: 'PAID' }
    const { status, body } = await call('signup', { json: asked })
    expect(status).toBe(201)
    expect(body).toMatchObject({ role: 'USER', subscription: 'FREE' })
  })
})

describe('POST onboarding', () => {
  const json = { ...onboardingCall, year: 9, dateOfBirth: '2009-05-20T00:00:00.000Z' }

  it('takes the date of birth as an ISO string and answers with the user', async () => {
    const person = await makePerson(site, { onboarded: false })
    const { status, body } = await call('onboarding', { json, as: person })
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: person.username, onboarded: true })
    const profile = await site.database.profile.findFirstOrThrow({ where: { user: { username: person.username } } })
    expect(profile).toMatchObject({ dateOfBirth: '2009-05-20', year: 9 })
  })

  it('asks for no interests, and keeps those it is given', async () => {
    for (const interests of [undefined, [], ['BIOLOGY', 'ART', 'ART']]) {
      const person = await makePerson(site, { onboarded: false })
      expect((await call('onboarding', { json: { ...json, interests }, as: person })).status).toBe(200)
      const kept = await site.database.interest.count({ where: { user: { username: person.username } } })
      expect(kept).toBe(interests?.length ? 2 : 0)
    }
    const person = await makePerson(site, { onboarded: false })
    const refused = await call('onboarding', { json: { ...json, interests: ['ALCHEMY'] }, as: person })
    expect([refused.status, Object.keys(refused.body.fieldErrors ?? {})]).toEqual([400, ['interests']])
  })

  it.each([
    ['a pupil without a class', { year: undefined }, 'invalid.yearRequired'],
    ['a pupil of class 4', { year: 4 }, 'invalid.classRange'],
    ['half a class', { year: 9.5 }, 'invalid.yearInvalid'],
    ['a student without a year', { status: 'STUDENT', year: undefined }, 'invalid.yearRequired'],
    ['a student of year 8', { status: 'STUDENT', year: 8 }, 'invalid.yearRange'],
  ] as const)('refuses %s', async (_, wrong, key) => {
    const person = await makePerson(site, { onboarded: false })
    const refused = await call('onboarding', { json: { ...json, ...wrong }, as: person })
    expect([refused.status, refused.body.fieldErrors]).toEqual([400, { year: words[key] }])
  })

  it('answers 401 to a guest, 409 the second time and 400 to what cannot be', async () => {
    expect((await call('onboarding', { json })).body).toEqual({ message: words['api.signedOut'], code: 401 })
    const person = await makePerson(site, { onboarded: false })
    const refused = await call('onboarding', { json: { ...json, year: 3, cityId: 'atlantis' }, as: person })
    expect([refused.status, refused.body.code]).toEqual([400, 400])
    expect(refused.body.fieldErrors).toMatchObject({ year: words['invalid.classRange'] })
    const city = await call('onboarding', { json: { ...json, cityId: 'atlantis' }, as: person })
    expect(Object.keys(city.body.fieldErrors ?? {})).toEqual(['cityId'])
    await call('onboarding', { json, as: person })
    const again = await call('onboarding', { json, as: person })
    expect([again.status, again.body]).toEqual([409, { message: words['api.onboarded'], code: 409 }])
  })
})

describe('a failure nobody expected', () => {
  it('is told in both languages of the country, with code 500 and nothing of what failed', async () => {
    const broken = await startServer()
    const visitor = await broken.signIn('dana')
    await broken.database.$executeRawUnsafe('DROP TABLE "Member"')
    const answer = await broken.visit('/api/v1/auth/me', { as: visitor, headers: { Accept: 'application/json' } })
    await broken.stop()
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.text)).toEqual({ message: `${ru.unknown} · ${kk.unknown}`, code: 500 })
    expect(broken.complaints.join()).not.toMatch(/dana/)
  })
})

describe('GET me', () => {
  it('answers 401 to a guest', async () => {
    const { status, body } = await call('me')
    expect([status, body]).toEqual([401, { message: words['api.signedOut'], code: 401 }])
  })

  it.each([
    ['timur', { subscription: 'PAID', organization: null, organizationUser: null }],
    ['dana', { subscription: 'FREE', organization: null }],
    ['orgadmin', { organizationUser: { status: 'ACTIVE', role: 'ORG_ADMIN' } }],
    ['ministry', { role: 'MINISTRY' }],
    ['newcomer', { onboarded: false }],
  ])('tells %s where they stand', async (username, standing) => {
    const { body } = await call('me', { as: await site.signIn(username) })
    expect(body).toMatchObject({ username, ...standing })
    for (const key of ['id', 'onboarded', 'role', 'subscription', 'organization', 'organizationUser']) {
      expect(body).toHaveProperty(key)
    }
  })

  it('tells when the subscription of an organisation starts and ends, as ISO strings', async () => {
    const { body } = await call('me', { as: await site.signIn('early') })
    const { subscriptionStartsAt, subscriptionEndsAt } = body.organization as Record<string, string>
    expect(new Date(subscriptionStartsAt!).toISOString()).toBe(subscriptionStartsAt)
    expect(new Date(subscriptionEndsAt!).toISOString()).toBe(subscriptionEndsAt)
  })
})

describe('POST logout', () => {
  it('ends the session; twice is once', async () => {
    const visitor = await site.signIn('staff')
    const old = newVisitor({ session: visitor.cookies.get('session')! })
    expect((await call('logout', { json: {}, as: visitor })).status).toBe(204)
    expect((await call('me', { as: old })).status).toBe(401)
    expect((await call('logout', { json: {}, as: old })).status).toBe(204)
  })
})

describe('any other verb', () => {
  it.each([
    ['login', ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    ['signup', ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    ['onboarding', ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    ['logout', ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
    ['me', ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET'],
  ])('of %s is 405 and told which is right', async (name, methods, allowed) => {
    const as = await site.signIn('orgadmin')
    for (const method of methods) {
      const { status, headers, body } = await call(name, { method, as })
      expect([method, status, headers.allow]).toEqual([method, 405, allowed])
      expect(body).toEqual({ message: words['api.method'], code: 405 })
    }
    expect((await call('me', { as })).status).toBe(200)
  })

  it('of a call that does not exist is not answered with a page', async () => {
    const { status, headers } = await site.visit('/api/v1/auth/nothing', { headers: { Accept: 'application/json' } })
    expect([302, 404]).toContain(status)
    expect(headers['content-type'] ?? 'none').not.toContain('text/html')
  })
})
