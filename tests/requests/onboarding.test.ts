import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import person from '#app/i18n/locales/en/person.ts'
import { errorBeside, summaryOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, onboardingForm } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { FormFields } from '#tests/world/visit.ts'

const words = { ...person, ...auth }

let site: Site
beforeAll(async () => void (site = await startServer()))
afterAll(() => site.stop())

const newcomer = () => makePerson(site, { onboarded: false })
const savedOf = (username: string) =>
  site.database.user.findUniqueOrThrow({
    where: { usernameFolded: username },
    include: { profile: true, interests: { orderBy: { subject: 'asc' } } },
  })
const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10)

describe('the onboarding form', () => {
  it('keeps what a person says and speaks their language from then on', async () => {
    const person = await newcomer()
    const answer = await site.visit('/auth/onboarding', { as: person, form: { ...onboardingForm, language: 'kk' } })
    expect([answer.status, answer.location]).toEqual([302, '/app/feed'])
    expect(person.cookies.get('language')).toBe('kk')
    const saved = await savedOf(person.username)
    expect(saved.language).toBe('kk')
    expect(saved.onboardedAt).not.toBeNull()
    expect(saved.profile).toMatchObject({
      status: 'PUPIL',
      year: 9,
      dateOfBirth: '2009-05-20',
      gender: 'OTHER',
      cityId: 'almaty',
    })
    expect(saved.interests.map(({ subject }) => subject)).toEqual(['ART', 'BIOLOGY'])
    expect((await site.visit('/app/feed', { as: person })).text).toContain('<html lang="kk"')
  })

  const today: [string, FormFields, string, keyof typeof words][] = [
    ['no status', { status: [] }, 'status', 'required.status'],
    ['an unknown status', { status: 'KING' }, 'status', 'required.status'],
    ['no date of birth', { dateOfBirth: '' }, 'dateOfBirth', 'required.dateOfBirth'],
    ['a day that does not exist', { dateOfBirth: '2009-02-30' }, 'dateOfBirth', 'invalid.dateInvalid'],
    ['a date in another order', { dateOfBirth: '20.05.2009' }, 'dateOfBirth', 'invalid.dateInvalid'],
    ['a day to come', { dateOfBirth: tomorrow }, 'dateOfBirth', 'invalid.dateInFuture'],
    ['a birth a century and more ago', { dateOfBirth: '1899-01-01' }, 'dateOfBirth', 'invalid.dateUnlikely'],
    ['no gender', { gender: [] }, 'gender', 'required.gender'],
    ['no city', { cityId: '' }, 'cityId', 'required.cityId'],
    ['an unknown city', { cityId: 'atlantis' }, 'cityId', 'required.cityId'],
    ['no language', { language: [] }, 'language', 'required.language'],
    ['an interest nobody has heard of', { interests: ['ALCHEMY'] }, 'interests', 'invalid.invalid'],
    ['a pupil without a class', { year: '' }, 'year', 'invalid.yearRequired'],
    ['a pupil of class 4', { year: '4' }, 'year', 'invalid.classRange'],
    ['a class that is no number', { year: 'ten' }, 'year', 'invalid.yearInvalid'],
    ['half a class', { year: '9.5' }, 'year', 'invalid.yearInvalid'],
    ['a student without a year', { status: 'STUDENT', year: '' }, 'year', 'invalid.yearRequired'],
    ['a student of year 8', { status: 'STUDENT', year: '8' }, 'year', 'invalid.yearRange'],
  ]

  it('refuses what cannot be, beside its field, and keeps what was typed', async () => {
    const person = await newcomer()
    for (const [what, wrong, field, key] of today) {
      const form = { ...onboardingForm, ...wrong }
      const { status, text } = await site.visit('/auth/onboarding', { as: person, cookies: { language: 'en' }, form })
      expect(status, what).toBe(400)
      expect(errorBeside(text, field), what).toContain(words[key])
      expect(summaryOf(text), what).toEqual([field])
      expect(titleOf(text), what).toMatch(/^Error: /)
      if (field !== 'dateOfBirth') expect(valuesOf(text, 'dateOfBirth'), what).toEqual([form.dateOfBirth])
      if (field !== 'cityId') expect(valuesOf(text, 'cityId'), what).toEqual([form.cityId])
      if (field !== 'interests') expect(valuesOf(text, 'interests').sort(), what).toEqual(['ART', 'BIOLOGY'])
    }
    expect((await savedOf(person.username)).onboardedAt).toBeNull()
  })

  it.each(['ALUMNI', 'EMPLOYED'])('asks no class of somebody who is %s', async status => {
    const person = await newcomer()
    const form = { ...onboardingForm, status, year: '', interests: [] }
    expect((await site.visit('/auth/onboarding', { as: person, form })).status).toBe(302)
    const saved = await savedOf(person.username)
    expect(saved.profile).toMatchObject({ status, year: null })
    expect(saved.interests).toEqual([])
  })

  it.each([
    ['/app/tests/interests', '/app/tests/interests'],
    ['/', '/app/feed'],
    ['//evil.example', '/app/feed'],
    ['/\\evil.example', '/app/feed'],
    ['https://evil.example', '/app/feed'],
  ])('asked on the way to %j leads to %j', async (wanted, target) => {
    const path = `/auth/onboarding?redirect=${encodeURIComponent(wanted)}&reason=onboarding_required`
    const answer = await site.visit(path, { as: await newcomer(), form: onboardingForm })
    expect(answer.location).toBe(target)
  })

  it('posted twice is filled in once', async () => {
    const person = await newcomer()
    const form = { ...onboardingForm, interests: ['ART', 'ART'] }
    const answers = await Promise.all([1, 2].map(() => site.visit('/auth/onboarding', { as: person, form })))
    expect(answers.map(({ status }) => status)).toEqual([302, 302])
    expect((await savedOf(person.username)).interests).toHaveLength(1)
  })

  it('cannot be filled in again by somebody who is through', async () => {
    const person = await makePerson(site)
    const form = { ...onboardingForm, dateOfBirth: '1990-01-01' }
    const answer = await site.visit('/auth/onboarding', { as: person, form })
    expect(answer.location).toBe('/app/feed')
    expect((await savedOf(person.username)).profile?.dateOfBirth).toBe('2009-05-20')
  })
})
