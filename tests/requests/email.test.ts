import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueToken, type TokenKind } from '#app/domain/accounts/tokens.server.ts'
import settings from '#app/i18n/locales/en/credentials.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import words from '#app/i18n/locales/en/recovery.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { FormFields, Visitor } from '#tests/world/visit.ts'
import { lettersFor, letPass, makeMember, makeReachable } from './emails.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

const english = { language: 'en' }
let made = 0
const newAddress = () => `new-${process.pid}-${(made += 1)}@mektep.kz`
const savedOf = (id: string) => site.database.user.findUniqueOrThrow({ where: { id } })
const idOf = async (username: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id
const makeSomebody = async () => {
  const person = await makePerson(site)
  return { ...person, id: await idOf(person.username) }
}
const change = (as: Visitor, email: string, more: FormFields = {}) =>
  site.visit('/app/settings/email', { as, form: { email, currentPassword: PASSWORD, ...more }, cookies: english })
const remove = (as: Visitor, removalPassword = PASSWORD) =>
  site.visit('/app/settings/email', { as, form: { removalPassword }, cookies: english })
const linkFor = async (userId: string, email: string, kind: TokenKind = 'VERIFY_EMAIL') =>
  `/auth/verify-email?token=${await issueToken({ userId, kind, email }, site.database)}`
const confirm = (path: string, as?: Visitor) => site.visit(path, { as, form: {}, cookies: english })
const state = async (as: Visitor) => mainOf((await site.visit('/auth/verify-email', { as, cookies: english })).text)
const resend = (as: Visitor) => site.visit('/auth/verify-email/resend', { as, form: {}, redirect: 'follow' })
const actionsOn = async (subjectId: string) =>
  (await site.database.auditEvent.findMany({ where: { subjectId } })).map(({ action }) => action)

describe('a new address', () => {
  it('waits until its email is answered; the former one stays and is told afterwards', async () => {
    const person = await makeReachable(site)
    const email = newAddress()
    const answer = await change(person, email)
    expect([answer.status, answer.location]).toEqual([302, '/auth/verify-email'])
    expect(await lettersFor(site, { email })).toEqual([{ name: 'verify-email', userId: person.id, email }])
    expect((await savedOf(person.id)).email).toBe(person.email)
    const waiting = await state(person)
    expect(waiting).toContain(email)
    expect(waiting).toContain(person.email)

    const path = await linkFor(person.id, email)
    const page = await site.visit(path, { cookies: english })
    expect(mainOf(page.text)).toContain(email)
    expect(mainOf(page.text)).toContain(person.username)
    expect(page.headers['cache-control']).toContain('no-store')
    expect((await savedOf(person.id)).email).toBe(person.email)

    expect((await confirm(path, person)).location).toBe('/auth/verify-email')
    const saved = await savedOf(person.id)
    expect([saved.email, saved.emailFolded]).toEqual([email, email])
    expect(saved.emailVerifiedAt).not.toBeNull()
    expect(await lettersFor(site, { email: person.email })).toEqual([
      { name: 'email-changed', userId: person.id, email: person.email },
    ])
    expect(await actionsOn(person.id)).toContain('account.email-changed')
  })

  it('is confirmed in a browser where nobody is signed in, also as a person’s first', async () => {
    const person = await makeSomebody()
    expect(await state(person)).toContain(words['verify.none'])
    const email = newAddress()
    await change(person, email)
    expect((await confirm(await linkFor(person.id, email))).location).toBe('/auth/login')
    expect((await savedOf(person.id)).email).toBe(email)
    expect(await state(person)).toContain(words['verify.confirmed'].replace('{email}', email))
    expect((await lettersFor(site, { userId: person.id })).map(({ name }) => name)).toEqual(['verify-email'])
  })

  it('opens the account afterwards, and the former address does not', async () => {
    const person = await makeReachable(site)
    const email = newAddress()
    await confirm(await linkFor(person.id, email))
    const signIn = (emailOrUsername: string) =>
      site.visit('/auth/login', { form: { emailOrUsername, password: PASSWORD } })
    expect((await signIn(email.toUpperCase())).status).toBe(302)
    expect((await signIn(person.email)).status).toBe(400)
  })

  it('needs the password', async () => {
    const person = await makeReachable(site)
    const email = newAddress()
    for (const currentPassword of ['', 'not-the-password']) {
      const { status, text } = await change(person, email, { currentPassword })
      expect(status).toBe(400)
      expect(errorBeside(text, 'currentPassword')).not.toBeNull()
      expect(valuesOf(text, 'email')).toEqual([email])
      expect(text).not.toContain('not-the-password')
    }
    expect(await lettersFor(site, { email })).toEqual([])
    expect(await state(person)).not.toContain(email)
  })

  it('that belongs to somebody else gets the same answer, and its owner an email', async () => {
    const owner = await makeReachable(site)
    await site.database.user.update({ where: { id: owner.id }, data: { language: 'kk' } })
    const [one, other] = [await makeSomebody(), await makeSomebody()]
    const free = newAddress()
    const seen = []
    for (const [person, email] of [
      [one, owner.email],
      [other, free],
    ] as const) {
      const { status, location } = await change(person, email)
      const page = (await state(person)).replaceAll(email, '…')
      const again = (await resend(person)).text.includes(email)
      seen.push({ status, location, page, again })
    }
    expect(seen[0]).toEqual(seen[1])
    expect(await lettersFor(site, { email: owner.email })).toEqual([
      { name: 'email-taken', email: owner.email, language: 'kk' },
    ])
    expect(await lettersFor(site, { userId: one.id })).toEqual([])
  })

  it.each([
    ['', settings['required.email']],
    ['aigerim', fields['invalid.emailInvalid']],
    ['aigerim@mektep', fields['invalid.emailInvalid']],
    ['a b@mektep.kz', fields['invalid.emailInvalid']],
    ['a@mektep.kz, b@mektep.kz', fields['invalid.emailInvalid']],
    ['a@mektep.kz\r\nBcc: b@mektep.kz', fields['invalid.emailInvalid']],
    ['"a" <a@mektep.kz>', fields['invalid.emailInvalid']],
    ['a@mektep.kz\u0000', fields['invalid.emailInvalid']],
    ['а@mektep.kz', fields['invalid.emailInvalid']],
    ['a@mektep\u202E.kz', fields['invalid.emailInvalid']],
    [`${'a'.repeat(250)}@b.kz`, fields['invalid.tooLong']],
  ])('is not %j', async (email, message) => {
    const person = await makeReachable(site)
    const { status, text } = await change(person, email)
    expect(status).toBe(400)
    expect(errorBeside(text, 'email')).toContain(message)
    expect(await lettersFor(site, { userId: person.id })).toEqual([])
  })

  it('is another one than the person has', async () => {
    const person = await makeReachable(site)
    const { status, text } = await change(person, ` ${person.email.toUpperCase()} `)
    expect(status).toBe(400)
    expect(errorBeside(text, 'email')).toContain(settings['invalid.emailSame'])
  })

  it('is asked for five times a day at most', async () => {
    const person = await makeSomebody()
    for (let time = 0; time < 5; time += 1) expect((await change(person, newAddress())).status).toBe(302)
    const email = newAddress()
    const { status, text } = await change(person, email)
    expect(status).toBe(429)
    expect(errorBeside(text, 'email')).toContain(settings['invalid.emailTooOften'])
    expect(await lettersFor(site, { email })).toEqual([])
  })

  it('gets ten emails a day at most, however many people ask', async () => {
    const email = newAddress()
    const people = await Promise.all([makeSomebody(), makeSomebody(), makeSomebody()])
    for (const person of people) for (let time = 0; time < 5; time += 1) await change(person, email)
    expect(await lettersFor(site, { email })).toHaveLength(10)
  })
})

describe('a link that confirms an address', () => {
  it('works once, and two presses at once are one', async () => {
    const person = await makeReachable(site)
    const path = await linkFor(person.id, newAddress())
    const answers = await Promise.all([confirm(path), confirm(path)])
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 410])
    expect((await confirm(path)).status).toBe(410)
    expect((await site.visit(path)).status).toBe(410)
    const changes = (await actionsOn(person.id)).filter(action => action === 'account.email-changed')
    expect(changes).toHaveLength(1)
  })

  it('is won by one of two people who confirm the same address', async () => {
    const email = newAddress()
    const people = [await makeSomebody(), await makeReachable(site)]
    const paths = await Promise.all(people.map(({ id }) => linkFor(id, email)))
    const answers = await Promise.all(paths.map(path => confirm(path)))
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409])
    const loser = answers.findIndex(({ status }) => status === 409)
    expect(headingOf(answers[loser]!.text)).toBe(words['verify.taken'])
    const owners = await site.database.user.findMany({ where: { emailFolded: email } })
    expect(owners.map(({ id }) => id)).toEqual([people[1 - loser]!.id])
    if (loser === 1) expect((await savedOf(people[1]!.id)).emailVerifiedAt).not.toBeNull()
  })

  it('is dead after the address was changed again', async () => {
    const person = await makeReachable(site)
    const path = await linkFor(person.id, newAddress())
    const other = newAddress()
    await change(person, other)
    expect((await site.visit(path)).status).toBe(410)
    expect((await confirm(path)).status).toBe(410)
    expect((await savedOf(person.id)).email).toBe(person.email)
    expect(await state(person)).toContain(other)
  })

  it('is dead when it has expired, when the account is shut, and when it is for something else', async () => {
    const email = newAddress()
    const expired = await makeReachable(site)
    const old = await linkFor(expired.id, email)
    const expiresAt = new Date(Date.now() - 1000)
    await site.database.oneTimeToken.updateMany({ where: { userId: expired.id }, data: { expiresAt } })
    const shut = await makeReachable(site)
    const blocked = await linkFor(shut.id, email)
    await site.database.user.update({ where: { id: shut.id }, data: { state: 'BLOCKED' } })
    const person = await makeReachable(site)
    const paths = [old, blocked, await linkFor(person.id, email, 'RESET_PASSWORD'), '/auth/verify-email?token=']
    for (const path of [...paths, await linkFor(person.id, email, 'SIGN_IN'), '/auth/verify-email?token=%00']) {
      expect((await site.visit(path)).status, path).toBe(410)
      expect((await confirm(path)).status, path).toBe(410)
    }
    expect(await site.database.user.count({ where: { emailFolded: email } })).toBe(0)
  })

  it('ends the links to a new password that went to the former address', async () => {
    const person = await makeReachable(site)
    const secret = await issueToken({ userId: person.id, kind: 'RESET_PASSWORD' }, site.database)
    await confirm(await linkFor(person.id, newAddress()))
    expect((await site.visit(`/auth/reset-password/${secret}`)).status).toBe(410)
  })
})

describe('the email with the link, once more', () => {
  it('comes after a minute, five times a day, and the page says when', async () => {
    const person = await makeSomebody()
    const email = newAddress()
    await change(person, email)
    const soon = await site.visit('/auth/verify-email/resend', { as: person, form: {} })
    expect(soon.location).toMatch(/^\/auth\/verify-email\?after=\d+$/)
    const page = await site.visit(soon.location!, { as: person, cookies: english })
    expect(mainOf(page.text)).toContain(words['verify.tooSoon'])
    expect(await lettersFor(site, { email })).toHaveLength(1)

    for (let time = 0; time < 4; time += 1) {
      await letPass(site, 1.1)
      const sent = await site.visit('/auth/verify-email/resend', { as: person, form: {} })
      expect(sent.location).toBe('/auth/verify-email?sent=1')
    }
    await letPass(site, 1.1)
    const late = await site.visit('/auth/verify-email/resend', { as: person, form: {} })
    const notice = await site.visit(late.location!, { as: person, cookies: english })
    expect(mainOf(notice.text)).toContain(words['verify.tooOften'].replace('{time}.', ''))
    expect(await lettersFor(site, { email })).toHaveLength(5)
  })

  it('replaces the link before it', async () => {
    const person = await makeSomebody()
    const email = newAddress()
    await change(person, email)
    const path = await linkFor(person.id, email)
    await letPass(site, 1.1)
    await resend(person)
    expect((await confirm(path)).status).toBe(410)
  })

  it('is sent to nobody when no address waits, and never by a link', async () => {
    const person = await makeReachable(site)
    expect((await resend(person)).path).toBe('/auth/verify-email')
    const waiting = await makeSomebody()
    await change(waiting, newAddress())
    await letPass(site, 1.1)
    await site.visit('/auth/verify-email/resend', { as: waiting })
    expect(await lettersFor(site, { userId: person.id })).toEqual([])
    expect(await lettersFor(site, { userId: waiting.id })).toHaveLength(1)
  })

  it('reaches an address that came with the account and was never confirmed', async () => {
    const person = await makeReachable(site, { confirmed: false })
    expect(await state(person)).toContain(person.email)
    await resend(person)
    expect(await lettersFor(site, { email: person.email })).toEqual([
      { name: 'verify-email', userId: person.id, email: person.email },
    ])
    await confirm(await linkFor(person.id, person.email))
    expect((await savedOf(person.id)).emailVerifiedAt).not.toBeNull()
    expect((await lettersFor(site, { userId: person.id })).map(({ name }) => name)).toEqual(['verify-email'])
  })

  it('is not announced by an address somebody made up', async () => {
    const person = await makeSomebody()
    await change(person, newAddress())
    for (const after of ['NaN', '-1', '1e99', 'Infinity', '99999999999', '<b>', '']) {
      const { status, text } = await site.visit(`/auth/verify-email?after=${encodeURIComponent(after)}`, { as: person })
      expect(status, after).toBe(200)
      expect(text, after).not.toMatch(/Invalid|<b>/)
    }
  })
})

describe('removing the address', () => {
  it('is for members of an organisation, by their password; the former address is told', async () => {
    const person = await makeReachable(site)
    await makeMember(site, person.id)
    const dead = await linkFor(person.id, newAddress())
    const wrong = await remove(person, 'not-the-password')
    expect(wrong.status).toBe(400)
    expect(errorBeside(wrong.text, 'removalPassword')).toContain(fields['invalid.wrongPassword'])
    expect(tagsOf(wrong.text, 'details').some(details => 'open' in details)).toBe(true)

    expect((await remove(person)).location).toBe('/app/settings/credentials')
    expect(await savedOf(person.id)).toMatchObject({ email: null, emailFolded: null, emailVerifiedAt: null })
    expect(await lettersFor(site, { email: person.email })).toEqual([
      { name: 'email-changed', userId: person.id, email: person.email },
    ])
    expect((await confirm(dead)).status).toBe(410)
    expect((await remove(person)).status).toBe(302)
    const changes = (await actionsOn(person.id)).filter(action => action === 'account.email-changed')
    expect(changes).toHaveLength(1)
  })

  it.each([
    ['nobody’s member', null, 'ACTIVE'],
    ['a suspended member', 'SUSPENDED', 'ACTIVE'],
    ['a member of a closed organisation', 'ACTIVE', 'INACTIVE'],
  ])('is refused kindly to %s', async (_, status, organizationState) => {
    const person = await makeReachable(site)
    if (status) await makeMember(site, person.id, status, organizationState)
    const page = await site.visit('/app/settings/email', { as: person, cookies: english })
    expect(mainOf(page.text)).toContain(settings['email.mayNotRemove'])
    const answer = await remove(person)
    expect(answer.status).toBe(400)
    expect(mainOf(answer.text)).toContain(settings['invalid.notAllowed'])
    expect((await savedOf(person.id)).email).toBe(person.email)
  })
})

describe('where no emails are sent', () => {
  it('an address cannot be changed, and the page says so', async () => {
    const production = { BAGDAR_DEMO: '0', HOST: '127.0.0.1', SESSION_SECRET: 'a-secret-of-at-least-32-characters' }
    const silent = await startServer({ settings: { ...production, WORKER: 'off' } })
    const as = await silent.signIn('timur')
    const page = await silent.visit('/app/settings/email', { as, cookies: english })
    const form = { email: newAddress(), currentPassword: 'Bagdar-2026!' }
    const answer = await silent.visit('/app/settings/email', { as, form })
    const jobs = await silent.database.job.count({ where: { kind: 'email' } })
    await silent.stop()
    expect(mainOf(page.text)).toContain(fields.noLetters)
    expect([answer.status, jobs]).toEqual([400, 0])
  })
})
