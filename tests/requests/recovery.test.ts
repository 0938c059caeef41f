import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueToken, type TokenKind } from '#app/domain/accounts/tokens.server.ts'
import { languages } from '#app/i18n/config.ts'
import common from '#app/i18n/locales/en/common.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import words from '#app/i18n/locales/en/recovery.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, textOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { type FormFields, newVisitor, type Visitor } from '#tests/world/visit.ts'
import { lettersFor, letPass, makeReachable } from './emails.ts'

const NEW = 'Jana-soz-2027!'

let site: Site
beforeAll(async () => void (site = await startServer({ settings: { WORKER: 'off', TRUSTED_PROXIES: '1' } })))
afterAll(() => site.stop())

let networks = 0
/** Requests a password reset, each from a new IP address unless one is given. */
const ask = (emailOrUsername: string, network = `10.1.${(networks += 1) >> 8}.${networks & 255}`) =>
  site.visit('/auth/forgot-password', {
    form: { emailOrUsername },
    headers: { 'X-Forwarded-For': network },
    cookies: { language: 'en' },
  })
const linkFor = async (userId: string, kind: TokenKind = 'RESET_PASSWORD') =>
  `/auth/reset-password/${await issueToken({ userId, kind, email: 'x@mektep.kz' }, site.database)}`
const reset = (path: string, password = NEW, as?: Visitor, more: FormFields = {}) =>
  site.visit(path, { as, form: { password, passwordConfirmation: password, ...more }, cookies: { language: 'en' } })
const canSignIn = async (emailOrUsername: string, password: string) =>
  (await site.visit('/auth/login', { form: { emailOrUsername, password } })).status === 302
const isOpen = async (as: Visitor) => (await site.visit('/app/feed', { as })).status === 200

describe('a forgotten password', () => {
  it('is answered alike whoever is named: known, unknown, without an address, unconfirmed or shut', async () => {
    const known = await makeReachable(site)
    const unconfirmed = await makeReachable(site, { confirmed: false })
    const without = await makePerson(site)
    const shut = await makeReachable(site)
    await site.database.user.update({ where: { id: shut.id }, data: { state: 'BLOCKED' } })
    const named = [known.email, known.username, 'nobody_at_all', 'nobody@mektep.kz', without.username]
    const answers = []
    for (const name of [...named, unconfirmed.email, unconfirmed.username, shut.email, shut.username]) {
      const { status, location, text, headers } = await ask(name)
      const policy = String(headers['content-security-policy']).replace(/nonce-[^']+/g, 'nonce')
      const alike = { ...headers, 'content-security-policy': policy, 'x-request-id': '', date: '' }
      answers.push({ status, location, text, headers: alike })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect([answers[0]!.status, answers[0]!.location]).toEqual([302, '/auth/forgot-password?sent=1'])

    expect(await lettersFor(site, { userId: known.id })).toEqual([
      { name: 'reset-password', userId: known.id },
      { name: 'reset-password', userId: known.id },
    ])
    for (const { id } of [unconfirmed, shut]) expect(await lettersFor(site, { userId: id })).toEqual([])
  })

  it('is answered no sooner for a name nobody has: all answers are held back for longer than the work takes', async () => {
    const known = await makeReachable(site)
    for (const name of [known.username, 'nobody_like_this', 'nobody-like-this@mektep.kz']) {
      const before = performance.now()
      await ask(name)
      // A lower bound is reliable on a busy machine, because timers never fire early.
      expect(performance.now() - before, name).toBeGreaterThan(240)
    }
  })

  it('is asked for by a name in capitals or an address with spaces around', async () => {
    const person = await makeReachable(site)
    await ask(` ${person.username.toUpperCase()} `)
    await ask(` ${person.email.toUpperCase()} `)
    expect(await lettersFor(site, { userId: person.id })).toHaveLength(2)
  })

  it('brings three emails an hour at most, whatever it is asked by, and says nothing of it', async () => {
    const person = await makeReachable(site)
    const answers = []
    for (const name of [person.username, person.email, person.username, person.email, person.username]) {
      answers.push((await ask(name)).location)
    }
    expect(new Set(answers)).toEqual(new Set(['/auth/forgot-password?sent=1']))
    expect(await lettersFor(site, { userId: person.id })).toHaveLength(3)
    await letPass(site, 61)
    await ask(person.username)
    expect(await lettersFor(site, { userId: person.id })).toHaveLength(4)
  })

  it('is asked for twenty times an hour from one network and no more; others still get through', async () => {
    const network = '10.9.9.9'
    for (let time = 0; time < 20; time += 1) expect((await ask(`someone_${time}`, network)).status).toBe(302)
    const person = await makeReachable(site)
    const refused = await ask(person.username, network)
    expect(refused.status).toBe(429)
    expect(mainOf(refused.text)).toContain(words['invalid.tooOften'])
    expect(summaryOf(refused.text)).toEqual(['form'])
    expect(tagsOf(refused.text, 'form').some(({ id }) => id === 'form')).toBe(true)
    expect(valuesOf(refused.text, 'emailOrUsername')).toEqual([person.username])
    expect(await lettersFor(site, { userId: person.id })).toEqual([])
    expect((await ask(person.username)).status).toBe(302)
  })

  it.each([
    ['', 'required.emailOrUsername'],
    ['two words', 'invalid.invalid'],
    ['a\u0000b', 'invalid.invalid'],
  ] as const)('refuses %j beside its field', async (name, key) => {
    const { status, text } = await ask(name)
    expect(status).toBe(400)
    expect(errorBeside(text, 'emailOrUsername')).toContain({ ...fields, ...words }[key])
    expect(titleOf(text)).toMatch(/^Error: /)
  })

  it('takes odd input for nobody', async () => {
    for (const name of ['x'.repeat(255), "' OR 1=1--", '%_%', '@', '@@@', '\u202Ea', '😀'.repeat(60)]) {
      expect([302, 400], name).toContain((await ask(name)).status)
    }
    const twice = new URLSearchParams('emailOrUsername=aruzhan&emailOrUsername=dana')
    expect((await site.visit('/auth/forgot-password', { form: twice })).status).toBe(400)
  })

  it.each(languages)('says in %s what comes next and what to do without an address', async language => {
    const catalogue = (await import(`../../app/i18n/locales/${language}/recovery.ts`)) as { default: typeof words }
    const { text } = await site.visit('/auth/forgot-password?sent=1', { cookies: { language } })
    expect(headingOf(text)).toBe(textOf(catalogue.default['forgot.sent']))
    expect(mainOf(text)).toContain(catalogue.default['forgot.noEmailText'])
  })

  it('promises no email where none are sent', async () => {
    const settings = { BAGDAR_DEMO: '0', HOST: '127.0.0.1', SESSION_SECRET: 'a-secret-of-at-least-32-characters' }
    const silent = await startServer({ settings: { ...settings, WORKER: 'off' } })
    const email = 'timur@mektep.kz'
    const data = { email, emailFolded: email, emailVerifiedAt: new Date() }
    await silent.database.user.update({ where: { usernameFolded: 'timur' }, data })
    const asked = await silent.visit('/auth/forgot-password', {
      form: { emailOrUsername: 'timur' },
      redirect: 'follow',
    })
    const { text } = await silent.visit('/auth/forgot-password', { cookies: { language: 'en' } })
    const jobs = await silent.database.job.count({ where: { kind: 'email' } })
    await silent.stop()
    expect(mainOf(text)).toContain(fields.noLetters)
    expect(tagsOf(asked.text, 'input').filter(({ name }) => name === 'emailOrUsername')).toEqual([])
    expect(jobs).toBe(0)
  })
})

describe('a link to a new password', () => {
  it('sets the password, ends every session, signs nobody in, and tells the owner', async () => {
    const person = await makeReachable(site)
    const elsewhere = newVisitor()
    await site.visit('/auth/login', { as: elsewhere, form: { emailOrUsername: person.username, password: PASSWORD } })
    await site.database.user.update({ where: { id: person.id }, data: { passwordChangeRequired: true } })
    const path = await linkFor(person.id)
    const browser = newVisitor({ language: 'en' })

    const page = await site.visit(path, { as: browser })
    expect([page.status, headingOf(page.text)]).toEqual([200, words['reset.title']])
    expect(mainOf(page.text)).toContain(words['reset.username'].replace('{username}', person.username))
    const answer = await reset(path, NEW, browser)
    expect([answer.status, answer.location]).toEqual([302, '/auth/login'])
    const login = await site.visit('/auth/login', { as: browser })
    expect(login.text).toContain(common['toast.password-reset'])

    expect(await isOpen(person)).toBe(false)
    expect(await isOpen(elsewhere)).toBe(false)
    expect(browser.cookies.has('session')).toBe(false)
    expect(await canSignIn(person.username, PASSWORD)).toBe(false)
    expect(await canSignIn(person.username, NEW)).toBe(true)
    const user = await site.database.user.findUniqueOrThrow({ where: { id: person.id } })
    expect(user.passwordChangeRequired).toBe(false)
    expect(user.passwordChangedAt).not.toBeNull()
    expect(await lettersFor(site, { userId: person.id })).toEqual([{ name: 'password-changed', userId: person.id }])
    const events = await site.database.auditEvent.findMany({ where: { subjectId: person.id } })
    expect(events.map(({ action }) => action)).toContain('account.password-reset')
  })

  it('is looked at without being used up, and kept nowhere', async () => {
    const person = await makeReachable(site)
    const path = await linkFor(person.id)
    for (const address of [path, path, `${path}.data`]) {
      const answer = await site.visit(address)
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control'], address).toContain('no-store')
      expect(answer.headers['referrer-policy']).toBe('same-origin')
    }
    expect((await reset(path)).status).toBe(302)
    expect(site.log.filter(line => line.includes(path.slice(-20)))).toEqual([])
  })

  it('works once', async () => {
    const person = await makeReachable(site)
    const path = await linkFor(person.id)
    expect((await reset(path)).status).toBe(302)
    const again = await reset(path, 'Ekinshi-ret-88!')
    expect(again.status).toBe(410)
    expect(headingOf(again.text)).toBe(words.dead)
    expect(tagsOf(again.text, 'a').some(({ href }) => href === '/auth/forgot-password')).toBe(true)
    expect(await canSignIn(person.username, NEW)).toBe(true)
  })

  it('used by two at once lets one of them through', async () => {
    const person = await makeReachable(site)
    const path = await linkFor(person.id)
    const passwords = ['Birinshi-adam-1!', 'Ekinshi-adam-2!', 'Ushinshi-adam-3!']
    const answers = await Promise.all(passwords.map(password => reset(path, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 410, 410])
    const winner = answers.findIndex(({ status }) => status === 302)
    const open = await Promise.all(passwords.map(password => canSignIn(person.username, password)))
    expect(open).toEqual(passwords.map((_, at) => at === winner))
    expect(await lettersFor(site, { userId: person.id })).toHaveLength(1)
  })

  it('is dead when it has expired, when the account is shut, when a newer one was made, and when it is for else', async () => {
    const dead: [string, (id: string) => Promise<string>][] = [
      [
        'expired',
        async id => {
          const path = await linkFor(id)
          const expiresAt = new Date(Date.now() - 1000)
          await site.database.oneTimeToken.updateMany({ where: { userId: id }, data: { expiresAt } })
          return path
        },
      ],
      [
        'shut',
        async id => {
          const path = await linkFor(id)
          await site.database.user.update({ where: { id }, data: { state: 'BLOCKED' } })
          return path
        },
      ],
      [
        'newer',
        async id => {
          const path = await linkFor(id)
          await linkFor(id)
          return path
        },
      ],
      ['a link to confirm an address', id => linkFor(id, 'VERIFY_EMAIL')],
      ['a signInToken of the second step', id => linkFor(id, 'SIGN_IN')],
    ]
    for (const [why, make] of dead) {
      const person = await makeReachable(site)
      const path = await make(person.id)
      const before = await site.database.user.findUniqueOrThrow({ where: { id: person.id } })
      expect((await site.visit(path)).status, why).toBe(410)
      expect((await reset(path)).status, why).toBe(410)
      const after = await site.database.user.findUniqueOrThrow({ where: { id: person.id } })
      expect(after.passwordHash, why).toBe(before.passwordHash)
    }
  })

  it.each([
    ['short', { password: 'Ab1!xyz' }, 'password', fields['invalid.passwordShort']],
    ['common', { password: 'Password123' }, 'password', fields['invalid.passwordCommon']],
    ['missing', { password: '' }, 'password', words['required.password']],
    ['the one they have', { password: PASSWORD }, 'password', fields['invalid.passwordSame']],
    ['repeated wrongly', { passwordConfirmation: 'else' }, 'passwordConfirmation', fields['invalid.passwordsDiffer']],
  ])('refuses a password that is %s and stays usable', async (_, wrong, field, message) => {
    const person = await makeReachable(site)
    const path = await linkFor(person.id)
    const typed = { password: NEW, ...wrong }
    const { status, text } = await reset(path, typed.password, undefined, wrong)
    expect(status).toBe(400)
    expect(errorBeside(text, field)).toContain(message)
    if (typed.password) expect(text).not.toContain(typed.password)
    expect((await reset(path)).status).toBe(302)
  })

  it('refuses the person’s own name as a password', async () => {
    const person = await makeReachable(site)
    const { status, text } = await reset(await linkFor(person.id), `${person.username}!`)
    expect(status).toBe(400)
    expect(errorBeside(text, 'password')).toContain(fields['invalid.passwordCommon'])
  })

  it('asks who has an account that was made for them to agree to the terms', async () => {
    const { username } = await makePerson(site)
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    await site.database.consent.deleteMany({ where: { userId: id } })
    const path = await linkFor(id, 'INVITATION')
    const refused = await reset(path)
    expect(refused.status).toBe(400)
    expect(errorBeside(refused.text, 'terms')).not.toBe('')
    expect((await reset(path, NEW, undefined, { terms: 'on' })).status).toBe(302)
    const consents = await site.database.consent.findMany({ where: { userId: id }, orderBy: { kind: 'asc' } })
    expect(consents.map(({ kind }) => kind)).toEqual(['PRIVACY', 'TERMS'])
  })

  it('signs out whoever else was signed in in that browser', async () => {
    const person = await makeReachable(site)
    const other = await makePerson(site)
    const stolen = newVisitor({ session: other.cookies.get('session')! })
    const answer = await reset(await linkFor(person.id), NEW, other)
    expect(answer.location).toBe('/auth/login')
    expect(other.cookies.has('session')).toBe(false)
    expect(await isOpen(stolen)).toBe(false)
    expect(await canSignIn(other.username, PASSWORD)).toBe(true)
  })

  it('made of anything else is simply dead', async () => {
    const odd = ['x'.repeat(6000), '%00', '..%2F..%2Fetc', '%F0%9F%98%80', 'null', '%25', '%E0%A4%A', "'%20OR%201=1"]
    for (const token of odd) {
      for (const form of [undefined, { password: NEW, passwordConfirmation: NEW }]) {
        const { status } = await site.visit(`/auth/reset-password/${token}`, { form })
        expect([302, 400, 404, 410], `${token.slice(0, 20)} ${status}`).toContain(status)
      }
    }
  })

  it('shows without script what makes a password strong', async () => {
    const person = await makeReachable(site)
    const { text } = await site.visit(await linkFor(person.id), { cookies: { language: 'en', lite: '1' } })
    for (const key of ['long', 'upper', 'lower', 'digit', 'symbol'] as const) {
      expect(mainOf(text)).toContain(fields[`strength.${key}`])
    }
    expect(text).not.toMatch(/<script/)
  })
})
