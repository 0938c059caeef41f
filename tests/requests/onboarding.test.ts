import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import person from '#app/i18n/locales/en/person.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { aboutForm, makePerson, PASSWORD, placeForm } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import { type FormFields, newVisitor, type Visitor } from '#tests/world/visit.ts'

const words = { ...person, ...auth }
const first = '/auth/onboarding'
const second = '/auth/onboarding?step=2'
const english = { language: 'en' }

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const newcomer = () => makePerson(site, { onboarded: false })
/** Creates a newcomer who has completed the first step. */
async function halfWay() {
  const one = await newcomer()
  expect((await site.visit(first, { as: one, form: aboutForm })).location).toBe(second)
  return one
}
const savedOf = (username: string) =>
  site.database.user.findUniqueOrThrow({
    where: { usernameFolded: username },
    include: { profile: true, interests: true },
  })
const read = (path: string, as: Visitor) => site.visit(path, { as, cookies: english })
const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10)

describe('onboarding', () => {
  it('keeps what a person says in two steps and speaks their language from then on', async () => {
    const one = await halfWay()
    const begun = await savedOf(one.username)
    expect(begun.onboardedAt).toBeNull()
    expect(begun.profile).toMatchObject({ status: 'PUPIL', year: 9, dateOfBirth: '2009-05-20', gender: 'OTHER' })
    expect(begun.profile?.yearSaidOn).toMatch(/^\d{4}-\d\d-\d\d$/)

    const answer = await site.visit(second, { as: one, form: { ...placeForm, language: 'kk' } })
    expect([answer.status, answer.location]).toEqual([302, '/app/feed'])
    expect(one.cookies.get('language')).toBe('kk')
    const saved = await savedOf(one.username)
    expect([saved.language, saved.profile?.cityId]).toEqual(['kk', 'almaty'])
    expect(saved.onboardedAt).not.toBeNull()
    expect((await site.visit('/app/feed', { as: one })).text).toContain('<html lang="kk"')
  })

  it('asks for no interests', async () => {
    const one = await halfWay()
    for (const path of [`${first}?step=1`, second])
      expect((await read(path, one)).text).not.toContain('name="interests"')
    await site.visit(second, { as: one, form: { ...placeForm, interests: ['ART'] } })
    expect((await savedOf(one.username)).interests).toEqual([])
  })

  const aboutRefused: [string, FormFields, string, keyof typeof words][] = [
    ['nothing about what one does', { occupation: '' }, 'occupation', 'required.occupation'],
    ['an unknown status', { occupation: 'KING' }, 'occupation', 'required.occupation'],
    ['a pupil without a class', { occupation: 'PUPIL' }, 'occupation', 'required.occupation'],
    ['a pupil of class 4', { occupation: 'PUPIL-4' }, 'occupation', 'required.occupation'],
    ['half a class', { occupation: 'PUPIL-9.5' }, 'occupation', 'required.occupation'],
    ['a student of year 8', { occupation: 'STUDENT-8' }, 'occupation', 'required.occupation'],
    ['a year of one who works', { occupation: 'EMPLOYED-1' }, 'occupation', 'required.occupation'],
    ['two answers', { occupation: ['PUPIL-9', 'EMPLOYED'] }, 'occupation', 'required.occupation'],
    ['no date of birth', { birthDay: '', birthMonth: '', birthYear: '' }, 'dateOfBirth', 'required.dateOfBirth'],
    ['a day without its month', { birthMonth: '' }, 'dateOfBirth', 'invalid.dateInvalid'],
    ['a year of two digits', { birthYear: '09' }, 'dateOfBirth', 'invalid.dateInvalid'],
    ['a day that does not exist', { birthDay: '30', birthMonth: '2' }, 'dateOfBirth', 'invalid.dateInvalid'],
    ['a date in another order', { birthDay: '20.05.2009' }, 'dateOfBirth', 'invalid.dateInvalid'],
    [
      'a day to come',
      { birthDay: tomorrow.slice(8), birthMonth: `${Number(tomorrow.slice(5, 7))}`, birthYear: tomorrow.slice(0, 4) },
      'dateOfBirth',
      'invalid.dateInFuture',
    ],
    ['a birth a century and more ago', { birthYear: '1899' }, 'dateOfBirth', 'invalid.dateUnlikely'],
    ['no gender', { gender: [] }, 'gender', 'required.gender'],
  ]
  const placeRefused: typeof aboutRefused = [
    ['no city', { cityId: '' }, 'cityId', 'required.cityId'],
    ['an unknown city', { cityId: 'atlantis' }, 'cityId', 'required.cityId'],
    ['no language', { language: [] }, 'language', 'required.language'],
    ['an unknown language', { language: 'de' }, 'language', 'required.language'],
  ]

  it('refuses what cannot be in the step that asks for it, beside its field, and keeps what was typed', async () => {
    const one = await newcomer()
    const steps = [
      { path: first, whole: aboutForm, refused: aboutRefused },
      { path: second, whole: placeForm, refused: placeRefused },
    ]
    for (const { path, whole, refused } of steps) {
      for (const [what, wrong, field, key] of refused) {
        const { status, text } = await site.visit(path, { as: one, cookies: english, form: { ...whole, ...wrong } })
        expect(status, what).toBe(400)
        expect(errorBeside(text, field), what).toContain(words[key])
        expect(summaryOf(text), what).toEqual([field])
        expect(titleOf(text), what).toMatch(/^Error: /)
        for (const [name, typed] of Object.entries({ ...whole, ...wrong })) {
          if (name !== field) expect(valuesOf(text, name).join(), what).toBe(typed)
        }
      }
      await site.visit(path, { as: one, form: path === first ? whole : {} })
    }
    expect((await savedOf(one.username)).onboardedAt).toBeNull()
  })

  it('marks the part of a date that is wrong, or all of it, and leads to the first of them', async () => {
    const one = await newcomer()
    const wrongIn = async (typed: FormFields) => {
      const { text } = await site.visit(first, { as: one, cookies: english, form: { ...aboutForm, ...typed } })
      const parts = [...tagsOf(text, 'input'), ...tagsOf(text, 'select')].filter(({ name }) =>
        name?.startsWith('birth'),
      )
      const wrong = parts.filter(part => part['aria-invalid'] === 'true')
      for (const part of wrong) expect(part['aria-describedby']).toBe('dateOfBirth-error')
      return { names: wrong.map(({ name }) => name).sort(), led: parts.find(({ id }) => id === 'dateOfBirth')!.name }
    }
    expect(await wrongIn({ birthMonth: '' })).toEqual({ names: ['birthMonth'], led: 'birthMonth' })
    expect(await wrongIn({ birthYear: '1899' })).toEqual({ names: ['birthYear'], led: 'birthYear' })
    expect(await wrongIn({ birthDay: '', birthMonth: '', birthYear: '' })).toEqual({
      names: ['birthDay', 'birthMonth', 'birthYear'],
      led: 'birthDay',
    })
  })

  it.each(['ALUMNI', 'EMPLOYED'])('asks no class of somebody who is %s', async occupation => {
    const one = await newcomer()
    await site.visit(first, { as: one, form: { ...aboutForm, occupation } })
    expect((await site.visit(second, { as: one, form: placeForm })).status).toBe(302)
    expect((await savedOf(one.username)).profile).toMatchObject({ status: occupation, year: null, yearSaidOn: null })
  })
})

describe('between the steps', () => {
  it('one who comes to the second without the first is sent to the first, and nothing is finished', async () => {
    const one = await newcomer()
    expect((await read(second, one)).location).toBe(`${first}?step=1`)
    const posted = await site.visit(second, { as: one, form: placeForm })
    expect(posted.location).toBe(`${first}?step=1`)
    const { onboardedAt, profile } = await savedOf(one.username)
    expect([onboardedAt, profile?.cityId]).toEqual([null, null])
  })

  it('one who comes back later goes on with the second, and finds the first as it was said', async () => {
    const one = await halfWay()
    for (const path of [first, `${first}?step=7`]) expect((await read(path, one)).location).toBe(second)
    const elsewhere = newVisitor()
    const form = { emailOrUsername: one.username, password: PASSWORD }
    await site.visit('/auth/login', { as: elsewhere, form })
    expect((await read(first, elsewhere)).location).toBe(second)
    const { text } = await read(`${first}?step=1`, elsewhere)
    expect(headingOf(text)).toBe(words['onboarding.about'])
    expect(Object.keys(aboutForm).map(name => valuesOf(text, name)[0])).toEqual(Object.values(aboutForm))
  })

  it('going back keeps what was typed, and what is said anew counts', async () => {
    const one = await halfWay()
    const back = await site.visit(second, { as: one, form: { wish: 'back', cityId: 'almaty', language: 'kk' } })
    expect(back.location).toBe(`${first}?step=1`)
    expect(one.cookies.get('language')).toBe('kk')
    await site.visit(back.location!, { as: one, form: { ...aboutForm, occupation: 'STUDENT-2' } })
    const { text } = await site.visit(second, { as: one })
    expect([valuesOf(text, 'cityId'), valuesOf(text, 'language')]).toEqual([['almaty'], ['kk']])
    const { onboardedAt, profile } = await savedOf(one.username)
    expect([onboardedAt, profile?.status, profile?.year]).toEqual([null, 'STUDENT', 2])
  })

  it.each<FormFields>([{}, { cityId: 'atlantis', language: 'de' }, { cityId: ['almaty', 'astana'] }])(
    'going back with %j keeps nothing of it',
    async typed => {
      const one = await halfWay()
      const back = await site.visit(second, { as: one, form: { wish: 'back', ...typed } })
      expect([back.status, back.location]).toEqual([302, `${first}?step=1`])
      const { language, profile } = await savedOf(one.username)
      expect([language, profile?.cityId]).toEqual(['ru', null])
    },
  )
})

describe('one whose account a school has made', () => {
  /** Creates a newcomer with profile data from their school. */
  async function writtenOf(data: Record<string, string | number>) {
    const one = await newcomer()
    const { id } = await savedOf(one.username)
    await site.database.profile.update({ where: { userId: id }, data })
    return one
  }
  const written = { status: 'PUPIL', dateOfBirth: '2010-04-05', gender: 'FEMALE', cityId: 'almaty' }

  it('finds in the first step what the school has written, and is asked for the rest', async () => {
    const one = await writtenOf(written)
    expect((await read(second, one)).location).toBe(`${first}?step=1`)
    const { text } = await read(first, one)
    expect(headingOf(text)).toBe(words['onboarding.about'])
    expect(Object.keys(aboutForm).map(name => valuesOf(text, name))).toEqual([[], ['5'], ['4'], ['2010'], ['FEMALE']])
    await site.visit(first, { as: one, form: { ...aboutForm, birthDay: '6', birthMonth: '4', birthYear: '2010' } })
    expect(valuesOf((await read(second, one)).text, 'cityId')).toEqual(['almaty'])
    expect((await savedOf(one.username)).profile?.dateOfBirth).toBe('2010-04-06')
  })

  it('begins with the second step where the school has written all of the first, which stays open to them', async () => {
    const one = await writtenOf({ ...written, year: 9 })
    expect((await read(first, one)).location).toBe(second)
    expect(valuesOf((await read(second, one)).text, 'cityId')).toEqual(['almaty'])
    const { text } = await read(`${first}?step=1`, one)
    expect(Object.keys(aboutForm).map(name => valuesOf(text, name))).toEqual([
      ['PUPIL-9'],
      ['5'],
      ['4'],
      ['2010'],
      ['FEMALE'],
    ])
  })
})

describe('asked on the way to another page', () => {
  it.each([
    ['/app/tests/interests', '/app/tests/interests'],
    ['/', '/app/feed'],
    ['//evil.example', '/app/feed'],
    ['/\\evil.example', '/app/feed'],
    ['https://evil.example', '/app/feed'],
  ])('%j, a person ends up at %j', async (wanted, target) => {
    const one = await newcomer()
    const query = `redirect=${encodeURIComponent(wanted)}&reason=onboarding_required`
    const begun = await site.visit(`${first}?${query}`, { as: one, form: aboutForm })
    expect(begun.location).not.toContain('evil')
    const back = await site.visit(begun.location!, { as: one, form: { wish: 'back' } })
    const { searchParams } = new URL(back.location!, 'http://site')
    expect(searchParams.get('reason')).toBe('onboarding_required')
    expect(searchParams.get('redirect')).toBe(target === '/app/feed' ? null : target)
    for (const path of [back.location!, begun.location!]) {
      expect(mainOf((await read(path, one)).text)).toContain(words['onboarding.required'])
    }
    expect((await site.visit(begun.location!, { as: one, form: placeForm })).location).toBe(target)
  })
})

describe('onboarding that is done', () => {
  it('is done once, however often it is posted', async () => {
    const one = await halfWay()
    const answers = await Promise.all([1, 2].map(() => site.visit(second, { as: one, form: placeForm })))
    expect(answers.map(({ status, location }) => [status, location])).toEqual([1, 2].map(() => [302, '/app/feed']))
  })

  it('cannot be filled in again by somebody who is through', async () => {
    const one = await makePerson(site)
    const before = await savedOf(one.username)
    const about = await site.visit(first, { as: one, form: { ...aboutForm, birthYear: '1990' } })
    const place = await site.visit(second, { as: one, form: { cityId: 'astana', language: 'en' } })
    expect([about.location, place.location]).toEqual(['/app/feed', '/app/feed'])
    expect(await savedOf(one.username)).toEqual(before)
  })
})
