import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { academicSchema, languageSkillSchema } from '#app/domain/academic/academic.schema.ts'
import { signUpSchema } from '#app/domain/accounts/account.schema.ts'
import { followSchema, profileSchema } from '#app/domain/profiles/profile.schema.ts'
import { constraintOf, parseForm } from '#app/forms/form.server.ts'
import { errorsIn } from '#app/forms/form-state.ts'
import { anyText } from '#tests/world/text.ts'

type Fields = Record<string, string | string[] | File | undefined>

/** Parses a posted form as the routes do: returns the valid value, or the first error key of every field. */
function post(schema: z.ZodType<unknown, Record<string, unknown>>, fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one)
  }
  const read = parseForm({ request: new Request('http://127.0.0.1/'), context: {} }, form, schema)
  if (!read.refused)
    return { value: read.value as Record<string, unknown>, errors: {} as Record<string, string | undefined> }
  return { value: null, errors: errorsIn(read.refused.data.form) as Record<string, string | undefined> }
}

describe('the profile form', () => {
  const complete = {
    firstName: 'Айгерім',
    lastName: 'Сәрсенова',
    username: 'aigerim.s',
    gender: 'FEMALE',
    status: 'PUPIL',
    year: '10',
    cityId: 'almaty',
    organization: 'Мектеп № 5',
    bio: 'Сурет саламын.',
    visibility: 'NOBODY',
  }
  const profile = (changes: Fields = {}) => post(profileSchema, { ...complete, ...changes })

  it('is accepted when complete, and without what is optional', () => {
    expect(profile().value).toEqual({ ...complete, year: 10 })
    expect(profile({ organization: '', bio: '' }).errors).toEqual({})
    expect(profile({ status: 'EMPLOYED', year: '' }).errors).toEqual({})
  })

  it('sent empty names everything that is missing at once', () => {
    expect(post(profileSchema, {}).errors).toEqual({
      firstName: 'required',
      lastName: 'required',
      username: 'required',
      gender: 'required',
      status: 'required',
      cityId: 'required',
      visibility: 'invalid',
    })
  })

  it('ignores what it did not ask for: a role, a counter, a date of birth', () => {
    const forged = { systemRole: 'SUPER_ADMIN', followerCount: '1000', dateOfBirth: '1990-01-01', avatarId: 'x' }
    expect(profile(forged).value).toEqual({ ...complete, year: 10 })
  })

  it.each([
    ['a right-to-left override', 'Анна\u202E'],
    ['a zero-width space', 'Ан\u200Bна'],
    ['a zero-width joiner', 'Ан\u200Dна'],
    ['a NUL', 'Ан\u0000на'],
    ['a line break', 'Ан\nна'],
  ])('takes no name with %s', (_, name) => {
    expect(profile({ firstName: name }).errors).toEqual({ firstName: 'characters' })
    expect(profile({ lastName: name }).errors).toEqual({ lastName: 'characters' })
  })

  it('takes no text with marks piled up on a letter, and says so', () => {
    const piled = `З${'\u0336\u0321\u0489'.repeat(5)}алго`
    for (const name of ['firstName', 'lastName', 'organization', 'bio'])
      expect(profile({ [name]: piled }).errors).toEqual({ [name]: 'marks' })
  })

  it.each(['аruzhan', 'ａruzhan', 'aru zhan', 'aru\u200Bzhan', 'Admin\u0301', 'aru/zhan', '<b>x</b>'])(
    'takes no username like %j',
    username => expect(profile({ username }).errors).toEqual({ username: 'usernameCharacters' }),
  )

  it.each(['x.data', 'aruzhan.DATA', '...data'])('takes no username like %s, whose page would be data', username => {
    expect(profile({ username }).errors).toEqual({ username: 'usernameEnding' })
    const { errors } = post(signUpSchema, { username })
    expect(errors.username).toBe('usernameEnding')
  })

  it('asks pupils and students for a class or year within its range', () => {
    expect(profile({ year: '' }).errors).toEqual({ year: 'yearRequired' })
    expect(profile({ year: '4' }).errors).toEqual({ year: 'classRange' })
    expect(profile({ status: 'STUDENT', year: '8' }).errors).toEqual({ year: 'yearRange' })
  })

  it('holds 120 characters of an organisation and 500 of a bio', () => {
    expect(profile({ organization: 'ә'.repeat(120), bio: 'ә'.repeat(500) }).errors).toEqual({})
    expect(profile({ organization: 'ә'.repeat(121), bio: 'ә'.repeat(501) }).errors).toEqual({
      organization: 'tooLong',
      bio: 'tooLong',
    })
    expect(constraintOf(profileSchema).bio).toMatchObject({ maxLength: 500, required: false })
  })

  it('counts a line break of a bio as one character, as the browser does', () => {
    const bio = `${'a'.repeat(249)}\r\n${'b'.repeat(250)}`
    expect(profile({ bio }).value?.bio).toBe(bio.replace('\r\n', '\n'))
  })

  it('keeps line breaks of a bio, but never more than one empty line', () => {
    expect(profile({ bio: 'бір\r\nекі\r\n\r\nүш' }).value?.bio).toBe('бір\nекі\n\nүш')
    expect(profile({ bio: 'бір\n\n \n\n\nекі' }).value?.bio).toBe('бір\n\nекі')
    expect(profile({ bio: `a${'\n'.repeat(60_000)}b` }).value?.bio).toBe('a\n\nb')
  })

  it('drops from a bio what cannot be seen and what turns text around, and keeps emoji whole', () => {
    expect(profile({ bio: 'а\u202Eб\u200Bв\u00ADг\u0000д\uFEFFе' }).value?.bio).toBe('абвгде')
    for (const emoji of ['👩‍🔬', '❤️', '👍🏽', '🏳️‍🌈', '🇰🇿']) expect(profile({ bio: emoji }).value?.bio).toBe(emoji)
    expect(profile({ bio: `😀${'\u200D'.repeat(400)}` }).value?.bio).toHaveLength(5)
    expect(profile({ bio: '\u200B\u2060' }).errors).toEqual({})
  })

  it('keeps an organisation on one line', () => {
    expect(profile({ organization: 'Мектеп\r\n№ 5' }).value?.organization).toBe('Мектеп № 5')
    expect(profile({ organization: 'Мектеп\u202E' }).value?.organization).toBe('Мектеп')
  })

  it('never holds an invisible character in a bio, whatever was typed', () => {
    const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), bio => {
        const { value } = profile({ bio })
        return !unseen.test(((value?.bio as string | undefined) ?? '').replaceAll('\n', ''))
      }),
    )
  })

  it.each(['FRIENDS', 'everyone', ''])('takes no visibility %j', visibility => {
    expect(profile({ visibility }).errors).toEqual({ visibility: 'invalid' })
  })

  it('given a field twice or as a file refuses it', () => {
    expect(profile({ bio: ['a', 'b'] }).errors).toEqual({ bio: 'invalid' })
    expect(profile({ bio: new File(['x'], 'x.txt') }).errors).toEqual({ bio: 'invalid' })
  })
})

describe('the academic form', () => {
  const academic = (fields: Fields) => post(academicSchema, fields)

  it('may be empty', () => expect(academic({}).errors).toEqual({}))

  it.each<[string, string, number]>([
    ['gpa', '4,35', 4.35],
    ['gpa', '4.35', 4.35],
    ['gpa', ' 0 ', 0],
    ['gpa', '-0', 0],
    ['ielts', '6,5', 6.5],
    ['ielts', '9', 9],
    ['ielts', '0', 0],
    ['toefl', '120', 120],
    ['sat', '400', 400],
    ['sat', '1600', 1600],
    ['unt', '140', 140],
    ['unt', '007', 7],
  ])('reads %s %j as %d', (name, typed, value) => {
    const { value: read } = academic({ [name]: typed, gpaSystem: 'FIVE' })
    expect(read?.[name]).toBe(value)
    expect(Object.is(read?.[name], -0)).toBe(false)
  })

  it.each(['NaN', 'Infinity', '1e1', '1e5', '0x10', '4,3,5', '4.', ',5', 'төрт', '٤', '½', '1 0', '+4', '4,3512'])(
    'says that %j is no number, in every field',
    typed => {
      for (const name of ['gpa', 'ielts', 'toefl', 'sat', 'unt']) {
        expect(academic({ [name]: typed }).errors).toEqual({ [name]: 'number' })
      }
    },
  )

  it.each([
    ['ielts', '9,5', 'ielts'],
    ['ielts', '6,3', 'ielts'],
    ['ielts', '-1', 'ielts'],
    ['toefl', '121', 'toefl'],
    ['toefl', '100,5', 'toefl'],
    ['sat', '390', 'sat'],
    ['sat', '1610', 'sat'],
    ['sat', '1455', 'sat'],
    ['unt', '141', 'unt'],
    ['unt', '−5', 'unt'],
    ['unt', '99,5', 'unt'],
    ['gpa', '-1', 'gpaNegative'],
  ])('says the range of %s for %j', (name, typed, key) => {
    expect(academic({ [name]: typed, gpaSystem: 'HUNDRED' }).errors).toEqual({ [name]: key })
  })

  it('wants a scale with an average, and an average within its scale', () => {
    expect(academic({ gpa: '4,35' }).errors).toEqual({ gpaSystem: 'required' })
    expect(academic({ gpaSystem: 'FIVE' }).errors).toEqual({})
    expect(academic({ gpa: '4', gpaSystem: 'EIGHT' }).errors).toEqual({ gpaSystem: 'invalid' })
    for (const [system, most] of Object.entries({ US4: 4, FIVE: 5, TEN: 10, HUNDRED: 100 })) {
      expect(academic({ gpa: String(most), gpaSystem: system }).errors).toEqual({})
      expect(academic({ gpa: `${most},01`, gpaSystem: system }).errors).toEqual({ gpa: `gpa.${system}` })
    }
  })

  it('reads nothing endless', () => {
    expect(academic({ unt: '1'.repeat(60_000) }).errors).toEqual({ unt: 'tooLong' })
  })
})

describe('the language form', () => {
  it('takes a known language at a known level', () => {
    expect(post(languageSkillSchema, { language: 'kk', level: 'NATIVE' }).errors).toEqual({})
    expect(post(languageSkillSchema, {}).errors).toEqual({ language: 'required', level: 'required' })
    expect(post(languageSkillSchema, { language: 'tlh', level: 'GOD' }).errors).toEqual({
      language: 'required',
      level: 'required',
    })
    expect(post(languageSkillSchema, { language: '__proto__', level: 'constructor' }).value).toBeNull()
  })
})

it('a follow says on or off and nothing else', () => {
  expect(post(followSchema, { follow: 'on' }).value).toEqual({ follow: 'on' })
  expect(post(followSchema, { follow: 'off' }).value).toEqual({ follow: 'off' })
  for (const follow of ['', 'toggle', 'ON', '1']) expect(post(followSchema, { follow }).value).toBeNull()
})
