import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skillLanguages } from '#app/domain/academic/languages.ts'
import academicWords from '#app/i18n/locales/en/academic.ts'
import fieldWords from '#app/i18n/locales/en/fields.ts'
import person from '#app/i18n/locales/en/person.ts'
import subjectWords from '#app/i18n/locales/en/subjects.ts'
import personal from '#app/i18n/locales/en/personal.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, summaryOf, tagsOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD, signUpForm } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import { type FormFields, newVisitor, type Visitor } from '#tests/world/visit.ts'

const words = { ...person, ...personal }

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const savedOf = (id: string) =>
  site.database.user.findUniqueOrThrow({ where: { id }, include: { profile: true, academicRecord: true } })
const personOf = async (options: Parameters<typeof makePerson>[1] = {}) => {
  const person = await makePerson(site, options)
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  return { ...person, id }
}
const english = { language: 'en' }

describe('the profile in the settings', () => {
  const formOf = (username: string): FormFields => ({
    firstName: 'Әлия',
    lastName: 'Сапарова',
    username,
    gender: 'FEMALE',
    status: 'STUDENT',
    year: '2',
    cityId: 'astana',
    organization: 'Колледж № 7',
    bio: 'Бірінші жол\r\nекінші жол',
    visibility: 'FOLLOWED',
  })
  const save = (as: Awaited<ReturnType<typeof personOf>>, changes: FormFields = {}) =>
    site.visit('/app/settings', { as, cookies: english, form: { ...formOf(as.username), ...changes } })

  it('keeps what a person changes, shows it on their page and says so', async () => {
    const person = await personOf()
    const answer = await save(person)
    expect([answer.status, answer.location]).toEqual([302, '/app/settings'])
    expect(person.cookies.get('toast')).toBe('saved')
    const { profile } = await savedOf(person.id)
    expect(profile).toMatchObject({
      firstName: 'Әлия',
      lastName: 'Сапарова',
      gender: 'FEMALE',
      status: 'STUDENT',
      year: 2,
      cityId: 'astana',
      organization: 'Колледж № 7',
      bio: 'Бірінші жол\nекінші жол',
      visibility: 'FOLLOWED',
    })
    const page = await site.visit(`/app/profile/${person.username}`, { as: person })
    expect(mainOf(page.text)).toContain('Әлия Сапарова')
    const settings = await site.visit('/app/settings', { as: person })
    expect(settings.text).toContain('Бірінші жол\nекінші жол</textarea>')
    expect(valuesOf(settings.text, 'visibility')).toEqual(['FOLLOWED'])
    expect(valuesOf(settings.text, 'cityId')).toEqual(['astana'])
  })

  it('empties what a person takes away', async () => {
    const person = await personOf()
    await save(person)
    await save(person, { organization: ' ', bio: '\u200B\n ', status: 'EMPLOYED', year: '2' })
    expect((await savedOf(person.id)).profile).toMatchObject({
      organization: null,
      bio: null,
      status: 'EMPLOYED',
      year: null,
    })
  })

  it('changes nothing it does not ask for: birth, role, counters, pictures', async () => {
    const person = await personOf()
    const before = await savedOf(person.id)
    const forged = {
      dateOfBirth: '1990-01-01',
      systemRole: 'SUPER_ADMIN',
      state: 'BLOCKED',
      followerCount: '1000',
      avatarId: 'x',
      userId: 'y',
    }
    expect((await save(person, forged)).status).toBe(302)
    const after = await savedOf(person.id)
    expect(after).toMatchObject({ systemRole: 'USER', state: 'ACTIVE', passwordHash: before.passwordHash })
    expect(after.profile).toMatchObject({ dateOfBirth: '2009-05-20', followerCount: 0, avatarId: null })
  })

  it('refuses what cannot be, beside its field, and keeps what was typed', async () => {
    const person = await personOf()
    const before = (await savedOf(person.id)).profile
    const cases: [FormFields, string, string][] = [
      [{ firstName: '' }, 'firstName', words['required.firstName']],
      [{ lastName: 'Са\u202Eпарова' }, 'lastName', fieldWords['invalid.characters']],
      [{ firstName: 'ә'.repeat(61) }, 'firstName', fieldWords['invalid.tooLong']],
      [{ username: '' }, 'username', words['required.username']],
      [{ username: 'ab' }, 'username', words['invalid.usernameShort']],
      [{ username: 'аruzhan' }, 'username', words['invalid.usernameCharacters']],
      [{ username: 'person.data' }, 'username', words['invalid.usernameEnding']],
      [{ username: 'aruzhan' }, 'username', words['invalid.usernameTaken']],
      [{ username: 'ARUzhan' }, 'username', words['invalid.usernameTaken']],
      [{ gender: [] }, 'gender', words['required.gender']],
      [{ status: 'KING' }, 'status', words['required.status']],
      [{ year: '' }, 'year', words['invalid.yearRequired']],
      [{ year: '8' }, 'year', words['invalid.yearRange']],
      [{ year: '1e5' }, 'year', words['invalid.yearInvalid']],
      [{ cityId: 'atlantis' }, 'cityId', words['required.cityId']],
      [{ organization: 'ә'.repeat(121) }, 'organization', fieldWords['invalid.tooLong']],
      [{ bio: 'ә'.repeat(501) }, 'bio', fieldWords['invalid.tooLong']],
      [{ visibility: 'EVERYONE' }, 'visibility', words['invalid.visibilityMinor']],
      [{ visibility: [] }, 'visibility', fieldWords['invalid.invalid']],
    ]
    for (const [wrong, field, message] of cases) {
      const what = JSON.stringify(wrong)
      const { status, text } = await save(person, wrong)
      expect(status, what).toBe(400)
      expect(errorBeside(text, field), what).toContain(message)
      expect(summaryOf(text), what).toEqual([field])
      expect(titleOf(text), what).toMatch(/^Error: /)
      if (field !== 'organization') expect(valuesOf(text, 'organization'), what).toEqual(['Колледж № 7'])
    }
    expect((await savedOf(person.id)).profile).toEqual(before)
  })

  it('offers everyone to an adult and never to a minor', async () => {
    const offered = async (dateOfBirth: string) => {
      const person = await personOf({ dateOfBirth })
      const { text } = await site.visit('/app/settings', { as: person })
      const radios = tagsOf(text, 'input').filter(({ name }) => name === 'visibility')
      return { values: radios.map(({ value }) => value), chosen: valuesOf(text, 'visibility'), person }
    }
    const minor = await offered('2012-01-01')
    expect([minor.values, minor.chosen]).toEqual([['FOLLOWED', 'NOBODY'], ['NOBODY']])
    const adult = await offered('2000-01-01')
    expect([adult.values, adult.chosen]).toEqual([['EVERYONE', 'FOLLOWED', 'NOBODY'], ['EVERYONE']])
    expect((await save(adult.person, { visibility: 'EVERYONE' })).status).toBe(302)
  })

  it('shows the date of birth and does not ask for it', async () => {
    const person = await personOf()
    const { text } = await site.visit('/app/settings', { as: person })
    expect(mainOf(text)).toContain('20 мая 2009')
    expect(tagsOf(text, 'input').some(({ name }) => name === 'dateOfBirth')).toBe(false)
  })

  describe('a new username', () => {
    const rename = (as: Awaited<ReturnType<typeof personOf>>, username: string, changes: FormFields = {}) =>
      save(as, { username, currentPassword: PASSWORD, ...changes })
    const signIn = (emailOrUsername: string) =>
      site.visit('/auth/login', { as: newVisitor(), form: { emailOrUsername, password: PASSWORD } })

    it('needs the password, and nothing else on the page does', async () => {
      const person = await personOf()
      for (const [currentPassword, message] of [
        ['', fieldWords['required.currentPassword']],
        ['not-the-password', fieldWords['invalid.wrongPassword']],
      ] as const) {
        const refused = await rename(person, 'someone_new', { currentPassword })
        expect(refused.status).toBe(400)
        expect(errorBeside(refused.text, 'currentPassword')).toContain(message)
        expect(valuesOf(refused.text, 'username')).toEqual(['someone_new'])
        expect(refused.text).not.toContain('not-the-password')
      }
      expect((await savedOf(person.id)).username).toBe(person.username)
      expect((await save(person, { bio: 'Парольсіз' })).status).toBe(302)
    })

    it('opens the page; the old one still signs its owner in and is nobody else’s for 90 days', async () => {
      const person = await personOf()
      const former = person.username
      const renamed = `New.${former}`
      expect((await rename(person, renamed)).status).toBe(302)
      expect((await site.visit(`/app/profile/${renamed.toLowerCase()}`, { as: person })).status).toBe(200)
      expect((await site.visit(`/app/profile/${former}`, { as: person })).status).toBe(404)
      expect((await signIn(renamed.toUpperCase())).status).toBe(302)
      expect((await signIn(former.toUpperCase())).status).toBe(302)

      const other = await personOf()
      const refused = await rename(other, former)
      expect(errorBeside(refused.text, 'username')).toContain(words['invalid.usernameTaken'])
      const signUp = await site.visit('/auth/signup', { form: signUpForm(former), cookies: english })
      expect([signUp.status, errorBeside(signUp.text, 'username')]).toEqual([
        400,
        expect.stringContaining(words['invalid.usernameTaken']),
      ])

      await site.database.formerUsername.update({
        where: { usernameFolded: former },
        data: { keptUntil: new Date(Date.now() - 1000) },
      })
      expect((await signIn(former)).status).toBe(400)
      expect((await rename(other, former)).status).toBe(302)
      expect((await signIn(former)).status, 'now it signs in its new owner').toBe(302)
    })

    it('may be the one before, which its owner takes back', async () => {
      const person = await personOf()
      await rename(person, `${person.username}.x`)
      expect((await rename(person, person.username)).status).toBe(302)
      const kept = await site.database.formerUsername.findMany({ where: { userId: person.id } })
      expect(kept.map(({ username }) => username)).toEqual([`${person.username}.x`])
      const events = await site.database.auditEvent.count({
        where: { subjectId: person.id, action: 'account.username-changed' },
      })
      expect(events).toBe(2)
    })

    it('that pretends to be the site or its staff is refused; the holder of such a name keeps it', async () => {
      const person = await personOf()
      for (const name of ['bagdar.support', '_adm1n_', 'Moderator']) {
        const refused = await rename(person, name)
        expect(errorBeside(refused.text, 'username'), name).toContain(words['invalid.usernameReserved'])
      }
      const pretending = await save(person, { firstName: 'Поддержка', lastName: 'Bagdar' })
      expect(errorBeside(pretending.text, 'firstName')).toContain(words['invalid.namePretends'])

      await site.database.user.update({
        where: { id: person.id },
        data: { username: 'Support.Desk', usernameFolded: 'support.desk' },
      })
      await site.database.profile.update({ where: { userId: person.id }, data: { firstName: 'Admin', lastName: 'X' } })
      const kept = { username: 'Support.Desk', firstName: 'Admin', lastName: 'X', bio: 'Сол күйі' }
      expect((await save(person, kept)).status).toBe(302)
    })

    it('may be the old one in other letters', async () => {
      const person = await personOf()
      expect((await rename(person, person.username.toUpperCase())).status).toBe(302)
      expect((await savedOf(person.id)).username).toBe(person.username.toUpperCase())
    })

    it('that two people want at once goes to one of them', async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => personOf()))
      const wanted = `wanted_${process.pid}`
      const answers = await Promise.all(people.map(person => rename(person, wanted)))
      expect(answers.map(({ status }) => status).sort()).toEqual([302, 400, 400, 400, 400, 400])
      expect(await site.database.user.count({ where: { usernameFolded: wanted } })).toBe(1)
    })

    it('is given five times a day; everything else may be saved all the same', async () => {
      const person = await personOf()
      for (let at = 1; at <= 5; at += 1) {
        expect((await rename(person, `${person.username}_${at}`)).status).toBe(302)
      }
      const sixth = await rename(person, `${person.username}_6`)
      expect(sixth.status).toBe(400)
      expect(errorBeside(sixth.text, 'username')).toContain(words['invalid.usernameOften'])
      expect((await save(person, { username: `${person.username}_5`, bio: 'Жаңа' })).status).toBe(302)
      expect((await savedOf(person.id)).profile?.bio).toBe('Жаңа')
    })
  })
})

describe('interests in the settings', () => {
  const page = '/app/settings/interests'
  const shown = async (as: Visitor, path = page) => (await site.visit(path, { as, cookies: english })).text

  it('are changed, shown on the person’s page, and may all be taken away', async () => {
    const person = await personOf()
    const saved = await site.visit(page, { as: person, form: { interests: ['PHYSICS', 'COOKING', 'PHYSICS'] } })
    expect([saved.status, saved.location]).toEqual([302, '/app/settings'])
    expect(valuesOf(await shown(person), 'interests').sort()).toEqual(['COOKING', 'PHYSICS'])
    expect(mainOf(await shown(person, `/app/profile/${person.username}`))).toContain(subjectWords.COOKING)
    await site.visit(page, { as: person, form: {} })
    expect(await site.database.interest.count({ where: { userId: person.id } })).toBe(0)
  })

  it('that nobody offers are refused, and what was ticked stays', async () => {
    const person = await personOf()
    const before = await site.database.interest.count({ where: { userId: person.id } })
    const refused = await site.visit(page, {
      as: person,
      cookies: english,
      form: { interests: ['PHYSICS', 'ALCHEMY'] },
    })
    expect(refused.status).toBe(400)
    expect(valuesOf(refused.text, 'interests')).toEqual(['PHYSICS'])
    expect(await site.database.interest.count({ where: { userId: person.id } })).toBe(before)
  })
})

describe('marks and exams in the settings', () => {
  const save = (as: Awaited<ReturnType<typeof personOf>>, form: FormFields) =>
    site.visit('/app/settings/academic', { as, cookies: english, form })

  it('are kept as entered and on the scale of 4.0', async () => {
    const person = await personOf()
    const given = { gpa: '4,35', gpaSystem: 'FIVE', ielts: '6.5', toefl: '105', sat: '1450', unt: '112' }
    const answer = await save(person, given)
    expect([answer.status, answer.location]).toEqual([302, '/app/settings/academic'])
    const record = (await savedOf(person.id)).academicRecord!
    expect(record).toMatchObject({ gpaEntered: 4.35, gpaSystem: 'FIVE', ielts: 6.5, toefl: 105, sat: 1450, unt: 112 })
    expect(record.gpa).toBeCloseTo(3.35, 10)
  })

  it('come back in the writing of the reader', async () => {
    const person = await personOf()
    await save(person, { gpa: '4.35', gpaSystem: 'FIVE', ielts: '6.5', sat: '1450' })
    for (const [language, gpa, ielts, normal] of [
      ['ru', '4,35', '6,5', 'По шкале 4,0 это 3,35'],
      ['kk', '4,35', '6,5', '4,0 шкаласы бойынша 3,35'],
      ['en', '4.35', '6.5', 'On the 4.0 scale: 3.35'],
    ] as const) {
      const { text } = await site.visit('/app/settings/academic', { as: person, cookies: { language } })
      expect([valuesOf(text, 'gpa'), valuesOf(text, 'ielts'), valuesOf(text, 'sat')]).toEqual([
        [gpa],
        [ielts],
        ['1450'],
      ])
      expect(mainOf(text)).toContain(normal)
      // The values the page shows can be sent back.
      const again = { gpa, gpaSystem: 'FIVE', ielts, sat: '1450' }
      expect((await save(person, again)).status).toBe(302)
    }
  })

  it('left empty are forgotten; a scale without an average is too', async () => {
    const person = await personOf()
    await save(person, { gpa: '90', gpaSystem: 'HUNDRED', unt: '100' })
    expect((await save(person, { gpa: '', gpaSystem: 'HUNDRED', unt: '' })).status).toBe(302)
    expect((await savedOf(person.id)).academicRecord).toMatchObject({
      gpa: null,
      gpaEntered: null,
      gpaSystem: null,
      unt: null,
    })
  })

  it('that cannot be are refused beside their field with the range in words', async () => {
    const person = await personOf()
    const cases: [FormFields, string, string][] = [
      [{ gpa: '4,35' }, 'gpaSystem', academicWords['required.gpaSystem']],
      [{ gpa: '5,1', gpaSystem: 'FIVE' }, 'gpa', academicWords['invalid.gpa.FIVE']],
      [{ gpa: '4,1', gpaSystem: 'US4' }, 'gpa', academicWords['invalid.gpa.US4']],
      [{ gpa: '-1', gpaSystem: 'TEN' }, 'gpa', academicWords['invalid.gpaNegative']],
      [{ gpa: 'NaN', gpaSystem: 'TEN' }, 'gpa', fieldWords['invalid.number']],
      [{ ielts: '6,3' }, 'ielts', academicWords['invalid.ielts']],
      [{ toefl: '1e5' }, 'toefl', fieldWords['invalid.number']],
      [{ sat: '1455' }, 'sat', academicWords['invalid.sat']],
      [{ unt: '141' }, 'unt', academicWords['invalid.unt']],
    ]
    for (const [wrong, field, message] of cases) {
      const { status, text } = await save(person, { toefl: '90', ...wrong })
      expect(status, JSON.stringify(wrong)).toBe(400)
      expect(errorBeside(text, field)).toContain(message)
      expect(summaryOf(text)).toEqual([field])
      if (field !== 'toefl') expect(valuesOf(text, 'toefl')).toEqual(['90'])
    }
    expect((await savedOf(person.id)).academicRecord).toBeNull()
  })

  describe('of the UNT', () => {
    const parts = { mathLiteracy: '8', reading: '9', history: '17', first: '35', second: '30' }
    const whole = { unt: '99', untSubjects: 'BIOLOGY+CHEMISTRY', rural: 'yes', ...parts }

    it('come back as they were told: total, subjects, quota and points by part', async () => {
      const person = await personOf()
      const before = await site.visit('/app/settings/academic', { as: person, cookies: english })
      expect([valuesOf(before.text, 'untSubjects'), valuesOf(before.text, 'rural')]).toEqual([[], []])
      expect((await save(person, whole)).status).toBe(302)
      expect((await savedOf(person.id)).academicRecord).toMatchObject({
        ...{ unt: 99, untSubjects: 'BIOLOGY+CHEMISTRY', rural: true },
        untParts: { mathLiteracy: 8, reading: 9, history: 17, first: 35, second: 30 },
      })
      for (const language of ['ru', 'kk', 'en']) {
        const { text } = await site.visit('/app/settings/academic', { as: person, cookies: { language } })
        for (const [name, value] of Object.entries(whole)) expect(valuesOf(text, name), name).toEqual([value])
        expect(text).toMatch(/<details[^>]* open=""/)
        expect(mainOf(text)).not.toMatch(/\{\w+\}|\bexam\./)
      }
      // Saving without these fields removes their values.
      await save(person, { unt: '99' })
      const forgotten = { unt: 99, untSubjects: null, rural: null, untParts: null }
      expect((await savedOf(person.id)).academicRecord).toMatchObject(forgotten)
    })

    it('make the total of their parts when it is left out, and may be known in part', async () => {
      const person = await personOf()
      await save(person, { ...parts, rural: 'no' })
      expect((await savedOf(person.id)).academicRecord).toMatchObject({ unt: 99, rural: false })
      await save(person, { reading: '9' })
      expect((await savedOf(person.id)).academicRecord).toMatchObject({ unt: null, untParts: { reading: 9 } })
    })

    it.each<[string, FormFields, string, string]>([
      ['a total that is not their sum', { unt: '98' }, 'unt', academicWords['invalid.untSum']],
      ['reading of 11', { reading: '11' }, 'reading', academicWords['invalid.part.10']],
      ['history of 21', { history: '21' }, 'history', academicWords['invalid.part.20']],
      ['half a point', { second: '30,5' }, 'second', academicWords['invalid.part.50']],
      ['a word', { first: 'many' }, 'first', fieldWords['invalid.number']],
      ['a pair nobody can take', { untSubjects: 'PHYSICS+LAW' }, 'untSubjects', fieldWords['invalid.invalid']],
      ['another quota', { rural: 'maybe' }, 'rural', fieldWords['invalid.invalid']],
    ])('are refused with %s, and the rest stays', async (_, wrong, field, why) => {
      const person = await personOf()
      const { status, text } = await save(person, { ...whole, ...wrong })
      expect(status).toBe(400)
      expect(errorBeside(text, field)).toBe(`Error: ${why}`)
      expect(summaryOf(text)).toEqual([field])
      for (const [name, value] of Object.entries(whole))
        if (name !== field) expect(valuesOf(text, name), name).toEqual([value])
      expect((await savedOf(person.id)).academicRecord).toBeNull()
    })
  })

  it('saved from two tabs at once are one record', async () => {
    const person = await personOf()
    const answers = await Promise.all(['100', '101', '102', '103'].map(unt => save(person, { unt })))
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
    expect((await savedOf(person.id)).academicRecord?.unt).toBeGreaterThanOrEqual(100)
  })
})

describe('languages in the settings', () => {
  const page = '/app/settings/academic/languages'
  const add = (as: Awaited<ReturnType<typeof personOf>>, language: string, level = 'FLUENT') =>
    site.visit(page, { as, cookies: english, form: { language, level } })
  const remove = (as: Awaited<ReturnType<typeof personOf>>, language: string) =>
    site.visit(`${page}/remove`, { as, form: { language } })
  const listOf = (userId: string) => site.database.languageSkill.findMany({ where: { userId } })

  it('are added, changed and removed', async () => {
    const person = await personOf()
    expect((await add(person, 'ko', 'BEGINNER')).location).toBe(page)
    expect((await add(person, 'ko', 'ADVANCED')).status).toBe(302)
    expect(await listOf(person.id)).toMatchObject([{ language: 'ko', level: 'ADVANCED' }])
    const { text } = await site.visit(page, { as: person, cookies: { language: 'kk' } })
    expect(mainOf(text)).toContain('Корей тілі')
    expect((await remove(person, 'ko')).location).toBe(page)
    expect((await remove(person, 'ko')).location).toBe(page)
    expect(await listOf(person.id)).toEqual([])
  })

  it('nobody has heard of, or without a level, are refused beside their field', async () => {
    const person = await personOf()
    const { status, text } = await site.visit(page, { as: person, cookies: english, form: { language: 'tlh' } })
    expect(status).toBe(400)
    expect(summaryOf(text)).toEqual(['language', 'level'])
    expect(errorBeside(text, 'language')).toContain(academicWords['required.language'])
    expect((await remove(person, 'tlh')).status).toBe(400)
  })

  it('are twenty at most, also when they are sent all at once', async () => {
    const person = await personOf()
    await Promise.all(skillLanguages.map(language => add(person, language)))
    const kept = await listOf(person.id)
    expect(kept).toHaveLength(20)

    const missing = skillLanguages.find(language => !kept.some(skill => skill.language === language))!
    const refused = await add(person, missing)
    expect(refused.status).toBe(400)
    expect(mainOf(refused.text)).toContain(academicWords['invalid.enough'])
    expect(refused.text).toContain('id="form"')
    const { text } = await site.visit(page, { as: person, cookies: english })
    expect(tagsOf(text, 'select')).toEqual([])
    expect(mainOf(text)).toContain(academicWords['invalid.enough'])

    expect((await add(person, kept[0]!.language, 'BEGINNER')).status, 'the level of one that is there').toBe(302)
    await remove(person, kept[0]!.language)
    expect((await add(person, missing)).status).toBe(302)
    expect(await listOf(person.id)).toHaveLength(20)
  })

  it('of another person are out of reach', async () => {
    const [one, other] = [await personOf(), await personOf()]
    await add(other, 'fr')
    await site.visit(`${page}/remove`, { as: one, form: { language: 'fr', userId: other.id } })
    expect(await listOf(other.id)).toHaveLength(1)
  })
})
