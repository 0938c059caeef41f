import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside } from '#tests/world/page.ts'
import { operate, runCommand } from '#tests/world/operator.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import { newVisitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

const signIn = (username: string, password: string, as = newVisitor()) =>
  site.visit('/auth/login', { as, form: { emailOrUsername: username, password } })

describe('an account that is shut', () => {
  it.each(['blocked', 'inactive'])('as %s ends every session at once and is opened again', async state => {
    const person = await makePerson(site)
    const elsewhere = newVisitor()
    await signIn(person.username, PASSWORD, elsewhere)
    await operate(site, person.username, 'state', state)
    for (const visitor of [person, elsewhere])
      expect((await site.visit('/app/feed', { as: visitor })).location).toMatch(/^\/auth\/login/)
    expect((await signIn(person.username, PASSWORD)).status).toBe(400)

    await operate(site, person.username, 'state', 'active')
    expect((await site.visit('/app/feed', { as: person })).status, 'an old cookie stays dead').toBe(302)
    expect((await signIn(person.username, PASSWORD)).status).toBe(302)
  })
})

describe('a personal subscription', () => {
  it('opens the tests to the end of its last day and is shut at once', async () => {
    const person = await makePerson(site)
    const start = () => site.visit('/app/tests/interests-short', { as: person, form: {} })
    expect((await start()).location).toMatch(/^\/paywall/)
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect(await operate(site, person.username, 'paid', tomorrow)).toContain(tomorrow)
    expect((await start()).location).toMatch(/^\/app\/tests\/interests-short/)
    await operate(site, person.username, 'free')
    expect((await start()).location).toMatch(/^\/paywall/)
  })
})

describe('a one-time password', () => {
  it('opens nothing but the page where it is replaced', async () => {
    const person = await makePerson(site)
    const result = await operate(site, person.username, 'password')
    const password = result.split(' ').at(-1)!
    expect((await site.visit('/app/feed', { as: person })).status, 'sessions have ended').toBe(302)
    expect((await signIn(person.username, PASSWORD)).status, 'the former password is gone').toBe(400)

    const visitor = newVisitor({ language: 'en' })
    await signIn(person.username, password, visitor)
    for (const path of ['/app/feed', '/app/tests', '/app/settings/two-step'])
      expect((await site.visit(path, { as: visitor })).location, path).toBe(
        `/auth/new-password?redirect=${encodeURIComponent(path)}`,
      )
    const replace = (chosen: string, repeated = chosen) =>
      site.visit('/auth/new-password?redirect=%2Fapp%2Ftests', {
        as: visitor,
        form: { password: chosen, passwordConfirmation: repeated },
      })
    expect(errorBeside((await replace(password)).text, 'password')).toContain(fields['invalid.passwordSame'])
    expect(errorBeside((await replace('Qazaqstan-2026')).text, 'password')).toContain(fields['invalid.passwordCommon'])
    expect((await replace('тау тас су жел', 'тау тас су')).status).toBe(400)
    expect((await replace('тау тас су жел')).location).toBe('/app/tests')
    expect((await site.visit('/app/feed', { as: visitor })).status).toBe(200)
    expect((await signIn(person.username, password)).status).toBe(400)
    expect((await signIn(person.username, 'тау тас су жел')).status).toBe(302)
  })

  it('signs in for 14 days, then says where to get another', async () => {
    const person = await makePerson(site)
    const password = (await operate(site, person.username, 'password')).split(' ').at(-1)!
    const given = (days: number) =>
      site.database.user.update({
        where: { usernameFolded: person.username },
        data: { passwordChangedAt: new Date(Date.now() - days * 24 * 3_600_000) },
      })
    await given(14.01)
    const english = newVisitor({ language: 'en' })
    const refused = await signIn(person.username, password, english)
    expect(refused.status).toBe(400)
    expect(errorBeside(refused.text, 'emailOrUsername')).toContain(auth['invalid.passwordExpired'])
    const json = { emailOrUsername: person.username, password }
    expect((await site.visit('/api/v1/auth/login', { json })).status).toBe(403)
    expect((await signIn(person.username, 'wrong-password', english)).text).not.toContain(
      auth['invalid.passwordExpired'],
    )
    await given(13.9)
    const visitor = newVisitor()
    expect((await signIn(person.username, password, visitor)).status).toBe(302)
    expect((await site.visit('/api/v1/auth/me', { as: visitor })).status, 'not before it is replaced').toBe(403)
  })
})

describe('an operator', () => {
  it.each([
    [['nobody_here', 'free']],
    [['dana']],
    [['dana', 'fly']],
    [['dana', 'paid', 'tomorrow']],
    [['dana', 'state', 'gone']],
    [['dana', 'toString']],
  ])('who types %j is not understood', async words => {
    await expect(operate(site, ...words)).rejects.toThrow('npm run account')
  })

  it('types it in the shell, and is told how to when it was not understood', async () => {
    const done = await runCommand(site.databaseUrl, 'account', 'dana', 'free')
    expect(done).toEqual({ ok: true, output: 'FREE.\n' })
    const not = await runCommand(site.databaseUrl, 'account', 'dana', 'fly')
    expect(not).toEqual({ ok: false, output: expect.stringContaining('npm run account') as string })
  })
})
