import { isPretendingName, isReservedUsername } from '#app/domain/accounts/reserved-names.ts'
import { classmates, people } from '#prisma/seed/demo-people.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { parseForm } from '#app/forms/form.server.ts'
import { errorsIn } from '#app/forms/form-state.ts'
import { loginSchema, onboardingSchema, signUpSchema } from '#app/domain/accounts/account.schema.ts'
import { occupationKey, occupations, subjects } from '#app/domain/accounts/answers.ts'
import { aboutSchema, placeSchema, placeSoFarSchema } from '#app/domain/accounts/onboarding.schema.ts'
import { anyText } from '#tests/world/text.ts'

type Fields = Record<string, string | string[] | File | undefined>

type Read = { value: Record<string, unknown> | null; errors: Record<string, string | undefined>; count: number }

/** Parses a posted form as the routes do: returns the valid value, or the first error key of every field. */
function post(schema: z.ZodType<unknown, Record<string, unknown>>, fields: Fields | [string, string][]): Read {
  const form = new FormData()
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) {
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one)
  }
  const read = parseForm({ request: new Request('http://127.0.0.1/'), context: {} }, form, schema)
  if (!read.refused) return { value: read.value as Record<string, unknown>, errors: {}, count: 0 }
  const errors: Record<string, string | undefined> = errorsIn(read.refused.data.form)
  return { value: null, errors, count: Object.keys(errors).length }
}

const errorKeys = [
  'required',
  'tooLong',
  'characters',
  'marks',
  'usernameShort',
  'usernameCharacters',
  'usernameEnding',
  'passwordShort',
  'passwordTooShort',
  'passwordsDiffer',
  'termsRequired',
  'invalid',
  'dateInvalid',
  'dateInFuture',
  'dateUnlikely',
  'yearInvalid',
  'yearRequired',
  'classRange',
  'yearRange',
]

const bidiMarks = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'] as const

describe('the sign-up form', () => {
  const complete = {
    firstName: 'Айгерім',
    lastName: 'Сәрсенова',
    username: 'aigerim.s',
    password: 'Төрт-бес-алты',
    passwordConfirmation: 'Төрт-бес-алты',
    terms: 'on',
  }
  const signUp = (changes: Fields = {}) => post(signUpSchema, { ...complete, ...changes })
  const withPassword = (password: string) => signUp({ password, passwordConfirmation: password })

  it('is accepted when complete, with or without consent to emails', () => {
    expect(signUp().value).toEqual(complete)
    expect(signUp({ marketing: 'on' }).value).toEqual({ ...complete, marketing: 'on' })
    expect(signUp({ marketing: '' }).value).toEqual(complete)
  })

  it.each([
    ['firstName', 'required'],
    ['lastName', 'required'],
    ['username', 'required'],
    ['password', 'required'],
    ['passwordConfirmation', 'required'],
    ['terms', 'termsRequired'],
  ])('without %s says "%s" there and nowhere else', (name, key) => {
    expect(signUp({ [name]: undefined }).errors).toEqual({ [name]: key })
    expect(signUp({ [name]: '' }).errors).toEqual({ [name]: key })
  })

  it('sent empty names everything that is missing at once', () => {
    expect(post(signUpSchema, {}).errors).toEqual({
      firstName: 'required',
      lastName: 'required',
      username: 'required',
      password: 'required',
      passwordConfirmation: 'required',
      terms: 'termsRequired',
    })
  })

  it('tells of passwords that differ together with all else', () => {
    expect(signUp({ firstName: '', password: 'short', passwordConfirmation: 'other', terms: '' }).errors).toEqual({
      firstName: 'required',
      password: 'passwordShort',
      passwordConfirmation: 'passwordsDiffer',
      terms: 'termsRequired',
    })
  })

  it('takes terms and emails as ticked or not at all', () => {
    for (const given of ['off', 'ON', 'true', '1', 'on ']) {
      expect(signUp({ terms: given }).errors).toEqual({ terms: 'termsRequired' })
      expect(signUp({ marketing: given }).errors).toEqual({ marketing: 'invalid' })
    }
  })

  it('ignores what it did not ask for, a role above all', () => {
    const forged = {
      systemRole: 'SUPER_ADMIN',
      role: 'ORG_ADMIN',
      id: '1',
      'constructor.prototype.x': '1',
      '__proto__.x': '1',
    }
    expect(signUp(forged).value).toEqual(complete)
    expect(({} as { x?: string }).x).toBeUndefined()
  })

  describe.each(['firstName', 'lastName'])('%s', name => {
    const errorOf = (given: string | string[] | File) => signUp({ [name]: given }).errors[name]

    it('is up to sixty characters, outer spaces aside', () => {
      expect(signUp({ [name]: `  ${'ә'.repeat(60)}\t` }).value).toMatchObject({ [name]: 'ә'.repeat(60) })
      expect(errorOf('ә'.repeat(61))).toBe('tooLong')
      expect(errorOf('Ж')).toBeUndefined()
    })

    it.each(['Ұлжан', 'Анна-Мария', "О'Нил", 'Д’Артаньян', 'Нұр Әли', 'Zoë', 'Zoe\u0308', '李', 'Ғ.'])(
      'may be %s',
      given => expect(signUp({ [name]: given }).value).toMatchObject({ [name]: given }),
    )

    it('of nothing but spaces is missing', () => {
      for (const given of [' ', '\t\n', '\u00A0', '\u3000\u2003']) expect(errorOf(given)).toBe('required')
    })

    it.each(['\u0000', '\u0001', '\u0007', '\n', '\r\n', '\t', '\u001B[31m', '\u007F', '\u0085', '\u009F'])(
      'has no control character %j inside',
      given => expect(errorOf(`Ан${given}на`)).toBe('characters'),
    )

    it.each(bidiMarks)('has no mark %j that turns text around', mark => {
      expect(errorOf(`Анна${mark}`)).toBe('characters')
      expect(errorOf(`${mark}Анна`)).toBe('characters')
    })

    it('that shows nothing is no name', () => {
      // Zero width (joiners, word joiner, soft hyphen), Hangul fillers, the empty Braille cell, variation selectors,
      // tags.
      const invisible = [
        '\u200B',
        '\u2060',
        '\uFEFF',
        '\u200C',
        '\u200D',
        '\u00AD',
        '\u3164',
        '\u115F',
        '\uFFA0',
        '\u2800',
        '\u2064',
        '\uFE0F',
        '\u{E0041}',
      ]
      expect(invisible.filter(given => errorOf(given.repeat(3)) === undefined)).toEqual([])
    })

    it('has one line', () => {
      expect(['\u2028', '\u2029'].filter(given => errorOf(`Ан${given}на`) === undefined)).toEqual([])
    })

    it('given twice, as a file or as an object is refused', () => {
      expect(errorOf(['Анна', 'Мария'])).toBe('required')
      expect(errorOf(new File(['Анна'], 'name.txt'))).toBe('required')
      expect(signUp({ [name]: undefined, [`${name}.first`]: 'Анна' }).errors[name]).toBe('required')
      expect(signUp({ [name]: undefined, [`${name}[0]`]: 'Анна' }).errors[name]).toBe('required')
    })
  })

  describe('the username', () => {
    const errorOf = (username: string | string[]) => signUp({ username }).errors.username

    it('has three to thirty characters, outer spaces aside', () => {
      expect(errorOf('ab')).toBe('usernameShort')
      expect(errorOf(' ab ')).toBe('usernameShort')
      expect(signUp({ username: ' abc ' }).value).toMatchObject({ username: 'abc' })
      expect(errorOf('a'.repeat(30))).toBeUndefined()
      expect(errorOf('a'.repeat(31))).toBe('tooLong')
    })

    it('is made of Latin letters, digits, underscores and dots', () => {
      for (const given of ['aruzhan', 'Timur_07', 'a.b.c', '123', '___', '...']) expect(errorOf(given)).toBeUndefined()
    })

    it.each([
      'айгерім',
      'аdmin', // the first letter is Cyrillic
      'ａｄｍｉｎ',
      'adm\u0131n',
      'adm\u0456n',
      'Admin\u0301',
      'two words',
      'a-b-c',
      'a@b.kz',
      'admin\u0000',
      'ad\u202Emin',
      'ad\u200Bmin',
      'admin/..',
      '<b>admin</b>',
      'adm%00in',
      'admin😀',
      "x' OR 1=1",
    ])('is never %j', given => expect(errorOf(given)).toBe('usernameCharacters'))

    it('is accepted exactly when it keeps its rule', () => {
      const character = fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...'azAZ09_.') },
        fc.string({ minLength: 1, maxLength: 1 }),
      )
      fc.assert(
        fc.property(fc.string({ unit: character, maxLength: 34 }), given => {
          const trimmed = given.trim()
          const keeps = trimmed.length >= 3 && trimmed.length <= 30 && !/[^A-Za-z0-9_.]/.test(trimmed)
          return (errorOf(given) === undefined) === keeps
        }),
      )
    })

    it('given twice is refused', () => expect(errorOf(['aruzhan', 'timur'])).toBe('required'))
  })

  describe('the password', () => {
    it('has 8 to 128 characters', () => {
      expect(withPassword('x'.repeat(7)).errors).toEqual({ password: 'passwordShort' })
      expect(withPassword('x'.repeat(8)).errors).toEqual({})
      expect(withPassword('x'.repeat(128)).errors).toEqual({})
      expect(withPassword('x'.repeat(129)).errors).toMatchObject({
        password: 'tooLong',
        passwordConfirmation: 'tooLong',
      })
    })

    it('is kept as typed, spaces, capitals and every script included', () => {
      for (const password of [
        '  outer  ',
        '        ',
        'парольді',
        '🔑🔑🔑🔑🔑🔑🔑🔑',
        'a\tb\tc\td\te',
        'e\u0301e\u0301e\u0301e\u0301',
      ]) {
        expect(withPassword(password).value).toMatchObject({ password })
      }
    })

    it('must be repeated exactly; the complaint stands at the repetition', () => {
      const differs = { passwordConfirmation: 'passwordsDiffer' }
      expect(signUp({ passwordConfirmation: 'төрт-бес-алты' }).errors).toEqual(differs)
      expect(signUp({ passwordConfirmation: `${complete.password} ` }).errors).toEqual(differs)
      expect(signUp({ passwordConfirmation: 'x' }).errors).toEqual(differs)
    })

    it('given twice is refused', () => {
      expect(signUp({ password: [complete.password, complete.password] }).errors.password).toBe('required')
    })
  })

  it('refuses millions of emails at once and says where', () => {
    // Quadratic matching of such texts would outlast the test's time limit.
    const huge = 'я'.repeat(5_000_000)
    expect(signUp({ firstName: huge, username: 'a'.repeat(5_000_000), password: huge }).errors).toMatchObject({
      firstName: 'tooLong',
      username: 'tooLong',
      password: 'tooLong',
    })
  })

  it('with ten thousand fields it did not ask for is still the form it is', () => {
    const extra = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`extra${at}`, 'x']))
    expect(signUp(extra).value).toEqual(complete)
  })

  it('answers whatever is sent with a value or with known error keys', () => {
    const text = anyText({ maxLength: 200 })
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(complete), 'marketing', 'firstName[0]', 'password.x', ''),
      text,
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 20 }), fields => {
        const { value, errors } = post(signUpSchema, fields)
        expect(value === null).toBe(Object.keys(errors).length > 0)
        for (const key of Object.values(errors)) expect(errorKeys).toContain(key)
      }),
    )
  })
})

describe('the sign-in form', () => {
  const complete = { emailOrUsername: 'aruzhan', password: 'Bagdar-2026!' }
  const login = (changes: Fields = {}) => post(loginSchema, { ...complete, ...changes })

  it('takes a username or an e-mail', () => {
    for (const given of ['aruzhan', 'Timur_07', 'dana@mektep.kz', 'дана@мектеп.қаз', 'a']) {
      expect(login({ emailOrUsername: ` ${given} ` }).value).toEqual({ ...complete, emailOrUsername: given })
    }
  })

  it('asks for both', () => {
    expect(post(loginSchema, {}).errors).toEqual({ emailOrUsername: 'required', password: 'required' })
    expect(login({ emailOrUsername: '   ' }).errors).toEqual({ emailOrUsername: 'required' })
    expect(login({ password: '' }).errors).toEqual({ password: 'required' })
  })

  it('has a longest name and a shortest and longest password', () => {
    expect(login({ emailOrUsername: 'a'.repeat(254) }).errors).toEqual({})
    expect(login({ emailOrUsername: 'a'.repeat(255) }).errors).toEqual({ emailOrUsername: 'tooLong' })
    expect(login({ password: 'x' }).errors).toEqual({ password: 'passwordTooShort' })
    expect(login({ password: 'xy' }).errors).toEqual({})
    expect(login({ password: 'x'.repeat(128) }).errors).toEqual({})
    expect(login({ password: 'x'.repeat(129) }).errors).toEqual({ password: 'tooLong' })
  })

  it.each(['two words', 'a\u0000b', 'a\nb', 'a\u00A0b', 'a\u2028b', '\u0000'])('takes %j for no name', given =>
    expect(login({ emailOrUsername: given }).errors).toEqual({ emailOrUsername: 'invalid' }),
  )

  it('keeps the spaces of a password', () => {
    expect(login({ password: '  secret ' }).value).toMatchObject({ password: '  secret ' })
  })

  it('refuses a field sent twice', () => {
    expect(login({ emailOrUsername: ['aruzhan', 'superadmin'] }).errors).toEqual({ emailOrUsername: 'required' })
    expect(login({ password: ['one-of-two', 'two-of-two'] }).errors).toEqual({ password: 'required' })
  })

  it('answers whatever is sent with a value or with known error keys', () => {
    const text = anyText({ maxLength: 300 })
    fc.assert(
      fc.property(text, text, (emailOrUsername, password) => {
        for (const key of Object.values(login({ emailOrUsername, password }).errors)) expect(errorKeys).toContain(key)
      }),
    )
  })
})

describe('the onboarding form', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const complete = {
    status: 'PUPIL',
    year: '9',
    dateOfBirth: '2011-05-05',
    gender: 'FEMALE',
    cityId: 'almaty',
    interests: ['MATHEMATICS', 'TRAVEL'],
    language: 'kk',
  }
  const onboard = (changes: Fields = {}) => post(onboardingSchema, { ...complete, ...changes })

  it('is accepted when complete', () => {
    expect(onboard().value).toEqual({ ...complete, year: 9 })
  })

  it.each(['status', 'dateOfBirth', 'gender', 'cityId', 'language'])('without %s is refused there', name => {
    for (const given of [undefined, '']) expect(onboard({ [name]: given }).errors).toEqual({ [name]: 'required' })
  })

  it.each([
    ['status', ['RETIRED', 'pupil', 'PUPIL ', '__proto__', 'PUPIL\u0000']],
    ['gender', ['male', 'UNKNOWN', 'toString']],
    ['language', ['de', 'RU', 'kz', 'constructor']],
  ])('knows its own answers for %s only', (name, answers) => {
    for (const given of answers) expect(onboard({ [name]: given }).errors, given).toEqual({ [name]: 'required' })
  })

  it.each(['status', 'dateOfBirth', 'gender', 'cityId', 'language'])('with %s twice is refused there', name => {
    const once = complete[name as 'status']
    expect(onboard({ [name]: [once, once] }).errors).toEqual({ [name]: 'required' })
  })

  describe('the class or year of study', () => {
    const errorOf = (status: string, year?: string | string[]) => onboard({ status, year }).errors.year

    it('of a pupil is 5 to 12', () => {
      for (let year = 5; year <= 12; year += 1) expect(onboard({ year: String(year) }).value).toMatchObject({ year })
      for (const year of ['1', '4']) expect(errorOf('PUPIL', year)).toBe('classRange')
      for (const year of ['0', '-5', '13', '99'])
        expect(['classRange', 'yearInvalid']).toContain(errorOf('PUPIL', year))
    })

    it('of a student is 1 to 7', () => {
      for (let year = 1; year <= 7; year += 1) {
        expect(onboard({ status: 'STUDENT', year: String(year) }).value).toMatchObject({ year })
      }
      for (const year of ['8', '12']) expect(errorOf('STUDENT', year)).toBe('yearRange')
      for (const year of ['0', '-1', '13']) expect(['yearRange', 'yearInvalid']).toContain(errorOf('STUDENT', year))
    })

    it('is asked of pupils and students and of nobody else', () => {
      for (const status of ['PUPIL', 'STUDENT']) {
        expect(onboard({ status, year: undefined }).errors).toEqual({ year: 'yearRequired' })
        expect(onboard({ status, year: '' }).errors).toEqual({ year: 'yearRequired' })
      }
      for (const status of ['ALUMNI', 'EMPLOYED']) {
        expect(onboard({ status, year: undefined }).errors).toEqual({})
        expect(onboard({ status, year: '' }).errors).toEqual({})
        expect(onboard({ status, year: '3' }).errors).toEqual({})
      }
    })

    it.each(['nine', '9.5', 'NaN', 'Infinity', '-Infinity', '9,5', '9th', '9 9', '1e400', '99999999999999999999'])(
      'is never %s',
      year => expect(errorOf('PUPIL', year)).toBe('yearInvalid'),
    )

    it('given twice is refused', () => expect(errorOf('PUPIL', ['8', '9'])).toBe('yearInvalid'))
  })

  describe('the date of birth', () => {
    const errorOf = (dateOfBirth: string) => onboard({ dateOfBirth }).errors.dateOfBirth
    const kept = (dateOfBirth: string) => onboard({ dateOfBirth }).value?.dateOfBirth

    it('is a calendar day, or a whole instant of which the day counts', () => {
      expect(kept('2011-05-05')).toBe('2011-05-05')
      expect(kept(' 2011-05-05 ')).toBe('2011-05-05')
      expect(kept('2012-02-29')).toBe('2012-02-29')
      expect(kept('2011-05-05T00:00:00.000Z')).toBe('2011-05-05')
      expect(kept('2011-05-05T00:00:00+05:00')).toBe('2011-05-05')
    })

    it.each([
      '2011-02-29',
      '2011-13-01',
      '2011-00-00',
      '05.05.2011',
      '5 May 2011',
      '2011',
      '20110505',
      '\u0000',
      'null',
    ])('is never %j', given => expect(errorOf(given)).toBe('dateInvalid'))

    it('followed by anything but a time of day is no date', () => {
      const given = [
        '2011-05-05junk',
        '2011-05-05<script>',
        '2011-05-055',
        '2011-05-05\u0000',
        `2011-05-05${' x'.repeat(100_000)}`,
      ]
      expect(given.filter(text => errorOf(text) === undefined).map(text => text.slice(0, 20))).toEqual([])
    })

    it('lies in the past', () => {
      expect(errorOf('2026-11-21')).toBe('dateInFuture')
      expect(errorOf('2027-01-01')).toBe('dateInFuture')
      expect(errorOf('9999-12-31')).toBe('dateInFuture')
    })

    it('makes the person 6 to 100 years old today', () => {
      expect(errorOf('2026-11-20')).toBe('dateUnlikely')
      expect(errorOf('2020-11-21')).toBe('dateUnlikely')
      expect(errorOf('2020-11-20')).toBeUndefined()
      expect(errorOf('1925-11-21')).toBeUndefined()
      expect(errorOf('1925-11-20')).toBe('dateUnlikely')
      expect(errorOf('0001-01-01')).toBe('dateUnlikely')
    })
  })

  describe('the city', () => {
    it('is an id of up to forty characters', () => {
      expect(onboard({ cityId: 'c'.repeat(40) }).errors).toEqual({})
      expect(onboard({ cityId: 'c'.repeat(41) }).errors).toEqual({ cityId: 'invalid' })
    })
  })

  describe('the interests', () => {
    it('may be none, one, or all thirty-three', () => {
      expect(subjects).toHaveLength(33)
      expect(onboard({ interests: undefined }).value).toMatchObject({ interests: [] })
      expect(onboard({ interests: '' }).value).toMatchObject({ interests: [] })
      expect(onboard({ interests: 'MUSIC' }).value).toMatchObject({ interests: ['MUSIC'] })
      expect(onboard({ interests: [...subjects] }).value).toMatchObject({ interests: subjects })
    })

    it('are those of the list', () => {
      for (const given of ['music', 'ALCHEMY', 'MUSIC ', 'toString', '\u202EMUSIC']) {
        expect(onboard({ interests: ['ART', given] }).errors).toEqual({ interests: 'invalid' })
      }
    })

    it('are never more than there are', () => {
      expect(onboard({ interests: [...subjects, 'ART'] }).errors).toEqual({ interests: 'invalid' })
      expect(onboard({ interests: Array<string>(10_000).fill('ART') }).errors).toEqual({ interests: 'invalid' })
    })

    it('sent with an absurd place in the list are not counted up to it', () => {
      // A short field must not create a hundred thousand errors and use seconds and gigabytes. No form of ours has such
      // names.
      expect(onboard({ interests: undefined, 'interests[1000000]': 'ART' }).value).toMatchObject({ interests: [] })
    })
  })

  it('ignores what it did not ask for', () => {
    expect(onboard({ onboardedAt: '2020-01-01', systemRole: 'MINISTRY' }).value).toEqual({ ...complete, year: 9 })
  })

  it('answers whatever is sent with a value or with known error keys', () => {
    const text = fc.oneof(anyText({ maxLength: 60 }), fc.constantFrom('PUPIL', 'STUDENT', '9', 'ART', 'kk'))
    const name = fc.oneof(fc.constantFrom(...Object.keys(complete), 'interests[1]', 'year.x'), text)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 20 }), fields => {
        const { value, errors } = post(onboardingSchema, fields)
        expect(value === null).toBe(Object.keys(errors).length > 0)
        for (const key of Object.values(errors)) expect(errorKeys).toContain(key)
      }),
    )
  })

  it('keeps a day exactly when the person is 6 to 100 on it', () => {
    const born = fc.date({ min: new Date('1900-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(born, given => {
        const dateOfBirth = given.toISOString().slice(0, 10)
        // ISO days compare correctly as strings: the youngest is 6 today, the oldest turns 101 tomorrow.
        return (
          (onboard({ dateOfBirth }).value !== null) === (dateOfBirth >= '1925-11-21' && dateOfBirth <= '2020-11-20')
        )
      }),
    )
  })
})

describe('the steps of onboarding', () => {
  const about = { dateOfBirth: '2011-05-05', gender: 'FEMALE' }

  it('offer exactly the statuses, classes and years the one call takes', () => {
    const place = { ...about, cityId: 'almaty', language: 'kk' }
    for (const status of ['PUPIL', 'STUDENT', 'ALUMNI', 'EMPLOYED']) {
      for (const year of [undefined, ...Array.from({ length: 12 }, (_, at) => at + 1)]) {
        const isOffered = occupations.some(one => one.status === status && one.year === year)
        const isTaken = post(onboardingSchema, { ...place, status, year: year?.toString() }).value !== null
        // The steps do not request a year from alumni and employed people; the API accepts and ignores it.
        if (status === 'PUPIL' || status === 'STUDENT' || year === undefined) expect(isOffered).toBe(isTaken)
      }
    }
    for (const one of occupations) {
      expect(post(aboutSchema, { ...about, occupation: occupationKey(one) }).value).toMatchObject({ occupation: one })
    }
  })

  it('answer whatever is sent with a value or with known error keys', () => {
    const text = fc.oneof(
      anyText({ maxLength: 60 }),
      fc.constantFrom('PUPIL-9', 'STUDENT-99', 'EMPLOYED', 'almaty', 'kk'),
    )
    const name = fc.oneof(fc.constantFrom('occupation', 'dateOfBirth', 'gender', 'cityId', 'language'), text)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text), { maxLength: 12 }), fields => {
        for (const schema of [aboutSchema, placeSchema]) {
          for (const key of Object.values(post(schema, fields).errors)) expect(errorKeys).toContain(key)
        }
        expect(post(placeSoFarSchema, fields).errors).toEqual({})
      }),
    )
  })
})

describe('a name that pretends', () => {
  it('is that of nobody in the demo, but for the accounts called after their role', () => {
    const everybody = [...people, ...classmates]
    expect(everybody.filter(({ firstName, lastName }) => isPretendingName(firstName, lastName))).toEqual([])
    const reserved = everybody.map(({ username }) => username).filter(isReservedUsername)
    expect(reserved.sort()).toEqual([
      'ministry',
      'orgadmin',
      'otheradmin',
      'staff',
      'superadmin',
      'teacher',
      'teacher2',
    ])
  })
})
