import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { languages } from '#app/i18n/config.ts'
import common from '#app/i18n/locales/en/common.ts'
import words from '#app/i18n/locales/en/credentials.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, titleOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import { type FormFields, newVisitor, type Visitor } from '#tests/world/visit.ts'
import { lettersFor, letPass, makeMember, makeReachable } from './emails.ts'

const PAGE = '/app/settings/credentials'
const NEW = 'Jana-soz-2027!'
const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

const english = { language: 'en' }
const change = (as: Visitor, more: FormFields = {}) => {
  const form = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW, ...more }
  return site.visit(PAGE, { as, form, cookies: english })
}
const page = async (as: Visitor) => (await site.visit(PAGE, { as, cookies: english })).text
const end = (as: Visitor, session: string) => site.visit('/app/settings/sessions/end', { as, form: { session } })
const signIn = async (emailOrUsername: string, password = PASSWORD, userAgent = windows) => {
  const as = newVisitor()
  const headers = { 'User-Agent': userAgent }
  const { status } = await site.visit('/auth/login', { as, form: { emailOrUsername, password }, headers })
  return status === 302 ? as : null
}
const isOpen = async (as: Visitor) => (await site.visit('/app/feed', { as })).status === 200
const copyOf = (visitor: Visitor) => newVisitor({ session: visitor.cookies.get('session')! })
const sessionsOf = (userId: string) =>
  site.database.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })
const hashOf = async (id: string) => (await site.database.user.findUniqueOrThrow({ where: { id } })).passwordHash
const events = (subjectId: string, action: string) => site.database.auditEvent.count({ where: { subjectId, action } })

describe('changing the password', () => {
  it('ends every other session and every copy of this one, and tells the owner', async () => {
    const person = await makeReachable(site)
    const elsewhere = (await signIn(person.username))!
    const stolen = copyOf(person)
    const answer = await change(person)
    expect([answer.status, answer.location]).toEqual([302, PAGE])
    expect(await page(person)).toContain(common['toast.password-changed'])
    expect(await isOpen(person)).toBe(true)
    expect(await isOpen(elsewhere)).toBe(false)
    expect(await isOpen(stolen)).toBe(false)
    expect(await signIn(person.username, PASSWORD)).toBeNull()
    expect(await signIn(person.username, NEW)).not.toBeNull()
    expect(await lettersFor(site, { userId: person.id })).toEqual([{ name: 'password-changed', userId: person.id }])
    expect(await events(person.id, 'account.password-changed')).toBe(1)
  })

  it('ends the links that were on their way to replace it', async () => {
    const person = await makeReachable(site)
    const secret = await issueToken({ userId: person.id, kind: 'RESET_PASSWORD' }, site.database)
    await change(person)
    expect((await site.visit(`/auth/reset-password/${secret}`)).status).toBe(410)
  })

  it.each([
    ['the current one wrong', { currentPassword: 'not-it' }, 'currentPassword', fields['invalid.wrongPassword']],
    ['the current one missing', { currentPassword: '' }, 'currentPassword', fields['required.currentPassword']],
    ['a new one missing', { password: '' }, 'password', words['required.password']],
    ['a short one', { password: 'Ab1!xyz' }, 'password', fields['invalid.passwordShort']],
    ['a long one', { password: 'x'.repeat(129) }, 'password', fields['invalid.tooLong']],
    ['a common one', { password: 'Password123' }, 'password', fields['invalid.passwordCommon']],
    ['the same one', { password: PASSWORD }, 'password', fields['invalid.passwordSame']],
    ['another repetition', { passwordConfirmation: 'x' }, 'passwordConfirmation', fields['invalid.passwordsDiffer']],
  ] as [string, Record<string, string>, string, string][])('refuses %s', async (_, wrong, field, message) => {
    const person = await makeReachable(site)
    const before = await hashOf(person.id)
    const { status, text } = await change(person, { passwordConfirmation: wrong.password ?? NEW, ...wrong })
    expect(status).toBe(400)
    expect(errorBeside(text, field)).toContain(message)
    expect(summaryOf(text)).toContain(field)
    expect(titleOf(text)).toMatch(/^Error: /)
    for (const secret of [PASSWORD, NEW, 'not-it']) expect(text).not.toContain(secret)
    expect(await hashOf(person.id)).toBe(before)
    expect(await isOpen(person)).toBe(true)
  })

  it('slows down who guesses the current one, and does not shut the owner out of the site', async () => {
    const person = await makeReachable(site)
    for (let time = 0; time < 10; time += 1) {
      const { text } = await change(person, { currentPassword: `guess-${time}` })
      expect(errorBeside(text, 'currentPassword')).toContain(fields['invalid.wrongPassword'])
    }
    const { status, text } = await change(person)
    expect(status).toBe(429)
    expect(errorBeside(text, 'currentPassword')).toContain(fields['invalid.tooOften'])
    expect(await signIn(person.username)).not.toBeNull()
    await letPass(site, 16)
    expect((await change(person)).status).toBe(302)
  })

  it('twice at once keeps one of the two', async () => {
    const person = await makeReachable(site)
    const passwords = ['Birinshi-adam-1!', 'Ekinshi-adam-2!']
    const answers = await Promise.all(
      passwords.map(password => change(copyOf(person), { password, passwordConfirmation: password })),
    )
    expect(answers.filter(({ location }) => location === PAGE)).toHaveLength(1)
    const winner = answers.findIndex(({ location }) => location === PAGE)
    const open = await Promise.all(passwords.map(password => signIn(person.username, password)))
    expect(open.map(visitor => visitor !== null)).toEqual(passwords.map((_, at) => at === winner))
    expect(await lettersFor(site, { userId: person.id })).toHaveLength(1)
  })

  it.each([
    ['has no address and no organisation', null, 'ACTIVE', false],
    ['is an active member', 'ACTIVE', 'ACTIVE', true],
    ['is a member to be', 'PENDING', 'ACTIVE', false],
    ['is a suspended member', 'SUSPENDED', 'ACTIVE', false],
    ['is a member of a closed organisation', 'ACTIVE', 'INACTIVE', false],
  ])('of a person who %s', async (_, status, organizationState, allowed) => {
    const person = await makePerson(site)
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    if (status) await makeMember(site, id, status, organizationState)
    const before = await hashOf(id)
    const shown = await page(person)
    expect(mainOf(shown).includes(words['password.notAllowed'])).toBe(!allowed)
    expect(tagsOf(shown, 'input').some(({ name }) => name === 'currentPassword')).toBe(allowed)
    const answer = await change(person)
    expect(answer.status).toBe(allowed ? 302 : 400)
    if (!allowed) expect(mainOf(answer.text)).toContain(words['invalid.notAllowed'])
    expect((await hashOf(id)) !== before).toBe(allowed)
  })

  it('with an address that is not confirmed is not allowed', async () => {
    const person = await makeReachable(site, { confirmed: false })
    expect((await change(person)).status).toBe(400)
    expect(await signIn(person.username)).not.toBeNull()
  })
})

describe('the list of sessions', () => {
  it('names the devices, marks this one, and gives no secret away', async () => {
    const person = await makeReachable(site)
    const here = (await signIn(person.username, PASSWORD, windows))!
    await signIn(person.username, PASSWORD, phone)
    await signIn(person.username, PASSWORD, '<img src=x onerror=alert(1)>')
    const text = await page(here)
    expect(mainOf(text)).toMatch(/Chrome · Windows[^•]*this device/)
    expect(mainOf(text)).toContain('Chrome · Android')
    expect(mainOf(text)).toContain(words['sessions.unknown'])
    expect(text).not.toContain('onerror')
    expect(text).not.toContain(here.cookies.get('session')!.split('.')[0])
    expect((await sessionsOf(person.id)).map(({ device }) => device)).toContain('Chrome · Windows')
  })

  it('ends one, and only that one', async () => {
    const person = await makeReachable(site)
    const [one, other] = [(await signIn(person.username))!, (await signIn(person.username))!]
    const rows = await sessionsOf(person.id)
    const answer = await end(person, rows[1]!.id)
    expect([answer.status, answer.location]).toEqual([302, PAGE])
    expect(await page(person)).toContain(common['toast.session-ended'])
    expect(await Promise.all([person, one, other].map(isOpen))).toEqual([true, false, true])
    expect((await end(person, rows[1]!.id)).location).toBe(PAGE)
    expect(await events(person.id, 'account.session-ended')).toBe(1)
  })

  it('ends all others', async () => {
    const person = await makeReachable(site)
    const others = [(await signIn(person.username))!, (await signIn(person.username))!]
    await end(person, 'others')
    expect(await isOpen(person)).toBe(true)
    expect(await Promise.all(others.map(isOpen))).toEqual([false, false])
    const [event] = await site.database.auditEvent.findMany({
      where: { action: 'account.session-ended', subjectId: person.id },
    })
    expect(event).toMatchObject({ actorId: person.id, details: { count: 2 } })
    expect(mainOf(await page(person))).not.toContain(words['sessions.endOthers'])
  })

  it('ends nobody else’s, whatever is sent', async () => {
    const [person, victim] = [await makeReachable(site), await makeReachable(site)]
    const [row] = await sessionsOf(victim.id)
    for (const session of [row!.id, row!.id.slice(0, 16), '%', '_'.repeat(43), "' OR 1=1--", '*', 'OTHERS', 'all']) {
      expect((await end(person, session)).location, session).toBe(PAGE)
    }
    const forged = new URLSearchParams([
      ['session', row!.id],
      ['userId', victim.id],
    ])
    await site.visit('/app/settings/sessions/end', { as: person, form: forged })
    expect(await isOpen(victim)).toBe(true)
    expect(await isOpen(person)).toBe(true)
    expect(await events(victim.id, 'account.session-ended')).toBe(0)
    for (const session of ['', 'x'.repeat(65)]) expect((await end(person, session)).status).toBe(400)
  })

  it('is changed by no link', async () => {
    const person = await makeReachable(site)
    const other = (await signIn(person.username))!
    await site.visit('/app/settings/sessions/end?session=others', { as: person })
    expect(await isOpen(other)).toBe(true)
  })

  it('shows twenty and counts the rest; those that have run out are not among them', async () => {
    const person = await makeReachable(site)
    const make = (count: number, expiresAt: Date) =>
      site.database.session.createMany({
        data: Array.from({ length: count }, (_, at) => ({
          id: `${person.username} ${expiresAt.getTime()} ${at}`,
          userId: person.id,
          lastSeenAt: new Date(Date.now() - at * 60_000),
          expiresAt,
        })),
      })
    await make(24, new Date(Date.now() + 60_000))
    await make(5, new Date(Date.now() - 60_000))
    const text = mainOf(await page(person))
    expect(text.split(words['sessions.end']).length - 1).toBe(19)
    expect(text).toContain('And 5 older sign-ins.')
  })
})

describe('a stolen cookie', () => {
  it('is dead after its owner signs out', async () => {
    const person = await makeReachable(site)
    const stolen = copyOf(person)
    await site.visit('/auth/logout', { as: person, form: {} })
    expect(await isOpen(stolen)).toBe(false)
  })
})

describe('the page of signing in and password', () => {
  it.each(languages)('is shown in %s with all its parts', async language => {
    const catalogue = (await import(`../../app/i18n/locales/${language}/credentials.ts`)) as { default: typeof words }
    const as = await site.signIn('orgadmin')
    const { status, text } = await site.visit(PAGE, { as, cookies: { language } })
    expect(status).toBe(200)
    expect(headingOf(text)).not.toBe('')
    for (const key of ['password.title', 'email.title', 'twoStep.title', 'sessions.title'] as const) {
      expect(mainOf(text)).toContain(catalogue.default[key])
    }
    expect(tagsOf(text, 'a').some(({ href }) => href === '/app/settings/two-step')).toBe(true)
  })

  it('tells whether the second step is on, and only whom it concerns', async () => {
    const admin = await site.signIn('staff')
    expect(mainOf(await page(admin))).toContain(words['twoStep.off'])
    const pupil = await site.signIn('dana')
    expect(mainOf(await page(pupil))).not.toContain(words['twoStep.title'])
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'staff' } })
    const device = { secret: 'x', confirmedAt: new Date(), recoveryCodes: [] }
    await site.database.totpDevice.create({ data: { userId: id, ...device } })
    const shown = mainOf(await page(admin))
    await site.database.totpDevice.deleteMany({ where: { userId: id } })
    expect(shown).toContain(`${words['twoStep.text']} ${words['twoStep.on']}`)
  })

  it('shows without script what makes a password strong', async () => {
    const person = await makeReachable(site)
    const { text } = await site.visit(PAGE, { as: person, cookies: { language: 'en', lite: '1' } })
    for (const trait of ['long', 'upper', 'lower', 'digit', 'symbol'] as const) {
      expect(mainOf(text)).toContain(fields[`strength.${trait}`])
    }
  })
})
