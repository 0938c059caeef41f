import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import kk from '#app/i18n/locales/kk/auth.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import person from '#app/i18n/locales/en/person.ts'
import common from '#app/i18n/locales/en/common.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, summaryOf, textOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD, signUpForm } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import { newVisitor, type FormFields } from '#tests/world/visit.ts'

const words = { ...fields, ...person, ...auth }
let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const post = (form: FormFields, cookies: Record<string, string> = { language: 'en' }) =>
  site.visit('/auth/signup', { form, cookies })
const accountsNamed = (usernameFolded: string) => site.database.user.count({ where: { usernameFolded } })

it('at a shared computer opens a session of two hours that goes with the browser', async () => {
  const { text } = await site.visit('/auth/signup', { cookies: { language: 'kk' } })
  expect(text).toContain(kk['login.shared'])
  const { status, setCookies } = await post({ ...signUpForm('at_the_library'), shared: 'on' })
  expect(status).toBe(302)
  expect(setCookies.find(cookie => cookie.startsWith('session='))).not.toMatch(/Max-Age|Expires/i)
  expect(setCookies.some(cookie => cookie.startsWith('known='))).toBe(false)
  const session = await site.database.session.findFirstOrThrow({ where: { user: { username: 'at_the_library' } } })
  expect([session.shared, session.expiresAt.getTime() - session.createdAt.getTime()]).toEqual([true, 2 * 3_600_000])
})

describe('a name that exists', () => {
  it('is no place to guess its password', async () => {
    const person = await makePerson(site, { onboarded: false })
    const again = (password: string) =>
      site.visit('/auth/signup', {
        form: { ...signUpForm(person.username), password, passwordConfirmation: password },
      })
    for (let at = 0; at < 6; at += 1) expect((await again(`Kerek-emes-soz-${at}x`)).status).toBe(400)
    expect((await again(signUpForm('x').password)).status, 'the right one, after too many').toBe(400)
  })
})

it('opens no account that somebody else made, whose one-time password has expired', async () => {
  const { username } = await makePerson(site, { onboarded: false })
  expect((await post(signUpForm(username))).status, 'one’s own, sent again').toBe(302)
  await site.database.user.update({
    where: { usernameFolded: username },
    data: { passwordChangeRequired: true, passwordChangedAt: new Date(0) },
  })
  const answer = await post(signUpForm(username))
  expect([answer.status, errorBeside(answer.text, 'username')]).toEqual([
    400,
    expect.stringContaining(words['invalid.usernameTaken']),
  ])
})

describe('everything that is wrong', () => {
  it('is told at once: what the form sees and what only the site knows', async () => {
    const person = await makePerson(site, { onboarded: false })
    const { status, text } = await post({
      ...signUpForm(person.username),
      firstName: 'Администрация',
      password: 'password1',
      passwordConfirmation: 'password2',
      terms: '',
    })
    expect(status).toBe(400)
    expect(errorBeside(text, 'firstName')).toContain(words['invalid.namePretends'])
    expect(errorBeside(text, 'username')).toContain(words['invalid.usernameTaken'])
    expect(errorBeside(text, 'password')).toContain(words['invalid.passwordCommon'])
    expect(errorBeside(text, 'passwordConfirmation')).toContain(words['invalid.passwordsDiffer'])
    expect(errorBeside(text, 'terms')).toContain(words['invalid.termsRequired'])
  })
})

describe('a name that is rude, is a number or pretends to be the site or its staff', () => {
  it.each([
    ['firstName', { firstName: 'Мудак' }, 'invalid.nameRude'],
    ['firstName', { firstName: 'Закрой', lastName: 'Рот' }, 'invalid.nameRude'],
    ['lastName', { lastName: '8 701 123 45 67 Ким' }, 'invalid.namePersonal'],
    ['username', { username: 'mudak2009' }, 'invalid.usernameRude'],
    ['username', { username: 'bagdar.support' }, 'invalid.usernameReserved'],
    ['username', { username: 'm0derator' }, 'invalid.usernameReserved'],
    ['firstName', { firstName: 'Администрация', lastName: 'Bagdar' }, 'invalid.namePretends'],
  ] as const)('is refused beside the %s', async (field, changes, key) => {
    const { status, text } = await post({ ...signUpForm('pretender_1'), ...changes })
    expect(status).toBe(400)
    expect(errorBeside(text, field)).toContain(words[key])
    const json = { ...signUpForm('pretender_1'), ...changes }
    const call = await site.visit('/api/v1/auth/signup', { json, cookies: { language: 'en' } })
    expect([call.status, JSON.parse(call.text)]).toEqual([
      400,
      expect.objectContaining({ fieldErrors: { [field]: words[key] } }),
    ])
  })
})

describe('a school', () => {
  it('may make 2,000 accounts a day from one address, and is then told so', async () => {
    const before = await site.database.rateLimit.findMany()
    expect((await post(signUpForm('pupil_of_a_day_1'))).status).toBe(302)
    expect((await post({ ...signUpForm('pupil_of_a_day_2'), passwordConfirmation: 'x' })).status).toBe(400)
    const counters = (await site.database.rateLimit.findMany()).filter(({ key, count }) =>
      before.every(other => other.key !== key || other.count < count),
    )
    expect(counters, 'only an account that was made is counted').toHaveLength(1)
    await site.database.rateLimit.update({ where: { key: counters[0]!.key }, data: { count: 2000 } })
    const refused = await post(signUpForm('pupil_of_a_day_2'))
    expect(refused.status).toBe(429)
    expect(textOf(refused.text)).toContain(words['invalid.signUpsToday'])
    await site.database.rateLimit.deleteMany()
  })
})

describe('the sign-up form', () => {
  it('makes an account with its consents and leads to onboarding, signed in', async () => {
    const visitor = newVisitor({ language: 'kk' })
    const answer = await site.visit('/auth/signup', {
      as: visitor,
      form: { ...signUpForm('New.Name_1'), marketing: 'on' },
    })
    expect([answer.status, answer.location]).toEqual([302, '/auth/onboarding'])
    const saved = await site.database.user.findUniqueOrThrow({
      where: { usernameFolded: 'new.name_1' },
      include: { profile: true, consents: { orderBy: { kind: 'asc' } } },
    })
    expect(saved).toMatchObject({ username: 'New.Name_1', systemRole: 'USER', onboardedAt: null, language: 'kk' })
    expect(saved.profile).toMatchObject({ firstName: 'Айбек', lastName: 'Нұрғали' })
    expect(saved.consents.map(({ kind }) => kind)).toEqual(['MARKETING', 'PRIVACY', 'TERMS'])
    expect(saved.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await site.visit('/auth/onboarding', { as: visitor })).status).toBe(200)
  })

  it('sends no news to those who did not ask', async () => {
    await post(signUpForm('no_news'))
    const kinds = await site.database.consent.findMany({ where: { user: { username: 'no_news' } } })
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['PRIVACY', 'TERMS'])
  })

  it('keeps the page somebody was going to', async () => {
    const wanted = '/auth/signup?redirect=%2Fapp%2Fprofessions'
    const answer = await site.visit(wanted, { form: signUpForm('on_the_way') })
    expect(answer.location).toBe('/auth/onboarding?redirect=%2Fapp%2Fprofessions')
  })

  const refusals: [string, FormFields, string, keyof typeof words][] = [
    ['no first name', { firstName: ' ' }, 'firstName', 'required.firstName'],
    ['no last name', { lastName: '' }, 'lastName', 'required.lastName'],
    ['a first name of 61 letters', { firstName: 'ә'.repeat(61) }, 'firstName', 'invalid.tooLong'],
    ['a name that turns text around', { firstName: 'Ai\u202Ebek' }, 'firstName', 'invalid.characters'],
    ['a name with a zero byte', { lastName: 'Nur\u0000' }, 'lastName', 'invalid.characters'],
    ['no username', { username: '' }, 'username', 'required.username'],
    ['a username of two letters', { username: 'ab' }, 'username', 'invalid.usernameShort'],
    ['a username of 31 letters', { username: 'a'.repeat(31) }, 'username', 'invalid.tooLong'],
    ['a Cyrillic username', { username: 'айгерим' }, 'username', 'invalid.usernameCharacters'],
    ['a look-alike username', { username: 'аruzhan' }, 'username', 'invalid.usernameCharacters'],
    ['a username with a space', { username: 'ai gerim' }, 'username', 'invalid.usernameCharacters'],
    ['a username that is taken', { username: 'aruzhan' }, 'username', 'invalid.usernameTaken'],
    ['a username taken in capitals', { username: 'ARUZHAN' }, 'username', 'invalid.usernameTaken'],
    ['no password', { password: '', passwordConfirmation: '' }, 'password', 'required.password'],
    ['a short password', { password: 'Ab1!xyz', passwordConfirmation: 'Ab1!xyz' }, 'password', 'invalid.passwordShort'],
    [
      'another password again',
      { passwordConfirmation: `${PASSWORD}x` },
      'passwordConfirmation',
      'invalid.passwordsDiffer',
    ],
    ['terms that are not accepted', { terms: [] }, 'terms', 'invalid.termsRequired'],
  ]

  it.each(refusals)('refuses %s beside its field and keeps the rest', async (_, wrong, field, key) => {
    const before = await site.database.user.count()
    const form = { ...signUpForm('refused_1'), ...wrong }
    const { status, text } = await post(form)
    expect(status).toBe(400)
    expect(errorBeside(text, field)).toBe(`${common['error.prefix']} ${words[key]}`)
    expect(summaryOf(text)).toContain(field)
    expect(titleOf(text)).toMatch(new RegExp(`^${common['error.prefix']} `))
    for (const name of ['firstName', 'lastName', 'username'] as const) {
      const typed = form[name]
      if (!typed.includes('\u0000')) expect(valuesOf(text, name)[0]?.trim()).toBe(typed.trim())
    }
    expect(valuesOf(text, 'terms')).toEqual([form.terms].flat())
    expect(await site.database.user.count()).toBe(before)
  })

  it('never sends a password back', async () => {
    const { text } = await post({ ...signUpForm('x'), password: 'Kupiya-soz-9', passwordConfirmation: 'Basqa-soz-9' })
    expect(text).not.toContain('Kupiya-soz-9')
    expect(text).not.toContain('Basqa-soz-9')
  })

  it('names every fault at once', async () => {
    const { text } = await post({})
    expect(summaryOf(text)).toEqual(expect.arrayContaining(['firstName', 'lastName', 'username', 'password', 'terms']))
  })

  it.each(['ru', 'kk', 'en'])('speaks %s when it refuses', async language => {
    const { text } = await post({}, { language })
    expect(text).toContain(`<html lang="${language}"`)
    expect(textOf(text)).not.toMatch(/invalid\.|signup\./)
  })

  it('posted twice is one account, for whoever posts it', async () => {
    const form = signUpForm('clicked_twice')
    const [one, other] = await Promise.all([post(form), post(form)])
    const third = await post(form)
    expect([one, other, third].map(({ status }) => status)).toEqual([302, 302, 302])
    expect(await accountsNamed('clicked_twice')).toBe(1)
    expect(await site.database.consent.count({ where: { user: { username: 'clicked_twice' } } })).toBe(2)
  })

  it('gives one name to one of twenty people who want it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const password = `Kerek-emes-${at}`
        const username = at % 2 ? 'Wanted_by_all' : 'wanted_by_ALL'
        return post({ ...signUpForm(username), password, passwordConfirmation: password })
      }),
    )
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    expect(answers.filter(({ text }) => errorBeside(text, 'username') !== null)).toHaveLength(19)
    expect(await accountsNamed('wanted_by_all')).toBe(1)
  })
})
