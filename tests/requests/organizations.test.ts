import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameKey } from '#app/domain/text/name-key.ts'
import words from '#app/i18n/locales/ru/organizations.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { borrowSite } from '../world/lent-site.ts'
import { emailTo } from '../world/mail.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, valuesOf } from '../world/page.ts'
import { PASSWORD } from '../world/people.ts'
import type { Site } from '../world/server.ts'
import { newVisitor, type Visitor } from '../world/visit.ts'

const LIST = '/admin/organizations'
const LYCEUM = `${LIST}/demo-lyceum`

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

let made = 0
async function makeOrganization(given: Record<string, unknown> = {}) {
  const name = { ru: `Школа ${(made += 1)}`, kk: `Мектеп ${made}`, en: `School ${made}` }
  const all = { name, type: 'SCHOOL', createdAt: new Date(), ...given }
  const key = nameKey(...Object.values(all.name))
  return site.database.organization.create({ data: { ...all, nameKey: key } })
}

/** Makes a person of the demo an active member of an organisation. */
async function addMember(username: string, organizationId: string, role = 'ORG_ADMIN') {
  const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  return site.database.member.create({ data: { userId, organizationId, role, status: 'ACTIVE' } })
}

const linksIn = (html: string) =>
  [...html.matchAll(/<th scope="row"><a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!.split('/').at(-1))
const kept = (id: string) => site.database.organization.findUniqueOrThrow({ where: { id } })
const eventsOf = async (organizationId: string) =>
  site.database.auditEvent.findMany({ where: { organizationId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })

describe('the list of organisations', () => {
  it('is skipped by who works in one, and shows who works in several their own only', async () => {
    await makeOrganization()
    const teacher = await site.visit(LIST, { as: await site.signIn('teacher') })
    expect([teacher.status, teacher.location]).toEqual([302, LYCEUM])
    const { text } = await site.visit(LIST, { as: await site.signIn('twoschools') })
    expect(linksIn(text).toSorted()).toEqual(['demo-college', 'demo-lyceum'])
  })

  it('is searched by a name in any language, without regard to case', async () => {
    const admin = await site.signIn('superadmin')
    const { id } = await makeOrganization({ name: { ru: 'Ёлочка', kk: 'Шыршаның мектебі', en: 'Fir Tree' } })
    for (const q of ['елочк', 'ШЫРШАНЫҢ', 'fir tr']) {
      const { text } = await site.visit(`${LIST}?q=${encodeURIComponent(q)}`, { as: admin })
      expect(linksIn(text), q).toEqual([id])
    }
    expect(linksIn((await site.visit(`${LIST}?q=%25`, { as: admin })).text)).toEqual([])
  })

  it('is filtered by type, city and how the subscription stands', async () => {
    const admin = await site.signIn('ministry')
    const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    const spans = { running: [-10, 60], ending: [-10, 5], ended: [-10, -5], 'not-begun': [5, 10] } as const
    const name = (state: string) => ({ ru: `Срок ${state}` })
    for (const [state, [from, to]] of Object.entries(spans)) {
      await makeOrganization({ name: name(state), subscriptionStartsAt: day(from), subscriptionEndsAt: day(to) })
    }
    await makeOrganization({ name: name('none'), type: 'COLLEGE', cityId: 'almaty' })
    const named = async (query: string) => {
      const { text } = await site.visit(`${LIST}?q=${encodeURIComponent('срок')}&${query}`, { as: admin })
      return [...mainOf(text).matchAll(/Срок ([\w-]+)/g)].map(([, state]) => state)
    }
    for (const state of [...Object.keys(spans), 'none']) expect(await named(`subscription=${state}`)).toEqual([state])
    expect(await named('type=COLLEGE')).toEqual(['none'])
    expect(await named('city=almaty')).toEqual(['none'])
    expect(await named('type=MADE_UP')).toHaveLength(5)
  })

  it('is read twenty a page by name, each once', async () => {
    const admin = await site.signIn('superadmin')
    for (let number = 0; number < 45; number += 1) await makeOrganization({ name: { ru: `Перечень ${number % 9}` } })
    const seen: (string | undefined)[] = []
    const sizes: number[] = []
    for (let path: string | undefined = `${LIST}?q=${encodeURIComponent('перечень')}`; path;) {
      const { text } = await site.visit(path, { as: admin })
      seen.push(...linksIn(text))
      sizes.push(linksIn(text).length)
      path = tagsOf(text, 'a').find(({ rel }) => rel === 'next')?.href
    }
    expect(sizes).toEqual([20, 20, 5])
    expect(new Set(seen).size).toBe(45)
    expect((await site.visit(`${LIST}?after=nobodys`, { as: admin })).status).toBe(404)
  })
})

describe('an organisation', () => {
  const edit = (id: string, as: Visitor, form: Record<string, string>) => site.visit(`${LIST}/${id}/edit`, { as, form })

  /** Reads the form of the page as a browser would send it. */
  async function formOf(id: string, as: Visitor) {
    const { text } = await site.visit(`${LIST}/${id}/edit`, { as })
    const names = [...tagsOf(text, 'input'), ...tagsOf(text, 'select')].map(({ name }) => name!)
    return Object.fromEntries(names.map(name => [name, valuesOf(text, name)[0] ?? '']))
  }

  it('is edited by its administrator, but not what is agreed with the site', async () => {
    const { id } = await makeOrganization({ type: 'COLLEGE' })
    await addMember('orgadmin', id)
    const orgadmin = await site.signIn('orgadmin')
    const form = await formOf(id, orgadmin)
    expect(Object.keys(form)).not.toContain('type')
    const changed = { ...form, nameRu: 'Новое имя', cityId: 'astana', contactPhone: '+7 701 123 45 67' }
    const forged = { type: 'SCHOOL', state: 'INACTIVE', startsOn: '2020-01-01', endsOn: '2030-01-01' }
    expect((await edit(id, orgadmin, { ...changed, ...forged })).location).toBe(`${LIST}/${id}`)
    expect(await kept(id)).toMatchObject({
      ...{ name: { ru: 'Новое имя', kk: form.nameKk, en: form.nameEn }, type: 'COLLEGE', state: 'ACTIVE', version: 2 },
      ...{ cityId: 'astana', contactPhone: '+7 701 123 45 67', subscriptionEndsAt: null },
      nameKey: nameKey('Новое имя', form.nameKk, form.nameEn),
    })
    const [event, ...others] = await eventsOf(id)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      action: 'organization.edited',
      details: { 'cityId.to': 'astana', contactPhone: true },
    })
    expect(JSON.stringify(event!.details)).not.toContain('701')
  })

  it('lets its pupils work with people of others when its administrator says so, which is written down', async () => {
    const { id } = await makeOrganization()
    await addMember('orgadmin', id)
    const admin = await site.signIn('orgadmin')
    const { text } = await site.visit(`${LIST}/${id}/edit`, { as: admin })
    const box = tagsOf(text, 'input').find(({ name }) => name === 'teamsWithOthers')!
    expect('checked' in box).toBe(false)
    const form = await formOf(id, admin)
    delete form.teamsWithOthers
    await edit(id, admin, { ...form, teamsWithOthers: 'on' })
    expect((await kept(id)).teamsWithOthers).toBe(true)
    await edit(id, admin, { ...form, version: '2', base: JSON.stringify({ teamsWithOthers: 'on' }) })
    expect((await kept(id)).teamsWithOthers).toBe(false)
    const events = await eventsOf(id)
    expect(events.map(({ details }) => (details as Record<string, string>)['teamsWithOthers.to'])).toEqual(
      expect.arrayContaining(['on', '']),
    )
    expect((await edit(id, admin, { ...form, version: '3', teamsWithOthers: 'always' })).status).toBe(400)
  })

  it('has its subscription in whole days of Kazakhstan, each change in the log by itself', async () => {
    const { id } = await makeOrganization()
    const admin = await site.signIn('superadmin')
    const form = await formOf(id, admin)
    await edit(id, admin, { ...form, startsOn: '2026-09-01', endsOn: '2027-08-31', state: 'INACTIVE' })
    const { subscriptionStartsAt, subscriptionEndsAt, state } = await kept(id)
    expect(subscriptionStartsAt!.toISOString()).toBe('2026-08-31T19:00:00.000Z')
    expect([calendarDay(subscriptionEndsAt!), state]).toEqual(['2027-08-31', 'INACTIVE'])
    expect((await eventsOf(id)).map(({ action }) => action).toSorted()).toEqual([
      'organization.state-changed',
      'organization.subscription-changed',
    ])
    const again = await formOf(id, admin)
    expect([again.startsOn, again.endsOn]).toEqual(['2026-09-01', '2027-08-31'])
  })

  it('refuses what cannot be, beside its field, and keeps what was typed', async () => {
    const { id } = await makeOrganization()
    const admin = await site.signIn('superadmin')
    const form = await formOf(id, admin)
    const wrong: [Record<string, string>, string, string][] = [
      [{ nameRu: '' }, 'nameRu', words['required.nameRu']],
      [{ contactPhone: 'позвоните' }, 'contactPhone', words['invalid.phoneInvalid']],
      [{ startsOn: '2026-09-01' }, 'endsOn', words['invalid.bothDays']],
      [{ startsOn: '2026-09-02', endsOn: '2026-09-01' }, 'endsOn', words['invalid.endsBefore']],
      [{ startsOn: '2026-02-30', endsOn: '2026-09-01' }, 'startsOn', words['invalid.dateInvalid']],
      [{ cityId: 'atlantis' }, 'cityId', 'Выберите один из вариантов'],
      [{ safetyContactId: 'nobody' }, 'safetyContactId', 'Выберите один из вариантов'],
    ]
    for (const [change, field, why] of wrong) {
      const { status, text } = await edit(id, admin, { ...form, ...change, contactName: 'Осталось' })
      expect(status, field).toBe(400)
      expect(errorBeside(text, field), field).toContain(why)
      expect(summaryOf(text), field).toEqual([field])
      expect(valuesOf(text, 'contactName'), field).toEqual(['Осталось'])
    }
    expect((await kept(id)).version).toBe(1)
  })

  it('names somebody of its own staff as responsible for safety, and no pupil', async () => {
    const { id } = await makeOrganization()
    const { userId: pupil } = await addMember('dana', id, 'ORG_STUDENT')
    const { userId: teacher } = await addMember('teacher', id, 'ORG_TEACHER')
    const admin = await site.signIn('superadmin')
    const form = await formOf(id, admin)
    expect((await edit(id, admin, { ...form, safetyContactId: pupil })).status).toBe(400)
    expect((await edit(id, admin, { ...form, safetyContactId: teacher })).status).toBe(302)
    expect((await kept(id)).safetyContactId).toBe(teacher)
    const { version } = await kept(id)
    // A suspended or former member is not notified of pupils in danger.
    const { id: memberId } = await site.database.member.findFirstOrThrow({ where: { organizationId: id, userId: teacher } }) // oxfmt-ignore
    const page = `/admin/organizations/${id}/members/${memberId}`
    const asked = { role: 'ORG_TEACHER', status: 'ACTIVE', version: '1' }
    const change = (form: object) =>
      site.visit(page, { as: admin, form: { ...asked, base: JSON.stringify({ role: 'ORG_TEACHER', status: 'ACTIVE', reason: '' }), ...form } }) // oxfmt-ignore
    expect((await change({ status: 'SUSPENDED' })).status).toBe(302)
    expect(await kept(id)).toMatchObject({ safetyContactId: null, version: version + 1 })
    const edits = { organizationId: id, action: 'organization.edited' }
    const last = await site.database.auditEvent.findFirstOrThrow({ where: edits, orderBy: { at: 'desc' } })
    expect(last.details).toEqual({ 'safetyContactId.from': teacher, 'safetyContactId.to': '' })

    await site.database.organization.update({ where: { id }, data: { safetyContactId: teacher } })
    expect((await site.visit(`${page}/remove`, { as: admin, form: {} })).status).toBe(302)
    expect((await kept(id)).safetyContactId).toBeNull()
  })

  it('edited by two people shows both versions, and keeps what the second chooses', async () => {
    const { id } = await makeOrganization()
    await addMember('orgadmin', id)
    const [first, second] = [await site.signIn('superadmin'), await site.signIn('orgadmin')]
    const mine = { ...(await formOf(id, second)), nameRu: 'Моё имя', cityId: 'semey', contactName: 'Әсел' }
    await edit(id, first, { ...(await formOf(id, first)), nameRu: 'Их имя', nameEn: 'Their name', cityId: 'astana' })

    const conflict = await edit(id, second, mine)
    expect(conflict.status).toBe(409)
    expect(headingOf(conflict.text)).toBe(versionWords.title)
    const main = mainOf(conflict.text)
    for (const expected of ['Анна', 'Моё имя', 'Их имя', 'Their name', 'Әсел', 'Астана'])
      expect(main).toContain(expected)
    const radios = tagsOf(conflict.text, 'input').filter(({ type }) => type === 'radio')
    expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['pick_nameRu', 'pick_cityId']))
    expect((await kept(id)).version).toBe(2)

    const hidden = tagsOf(conflict.text, 'input').filter(({ type }) => type === 'hidden')
    const form = Object.fromEntries(hidden.map(({ name, value }) => [name!, value ?? '']))
    const unchosen = await edit(id, second, { ...form, pick_nameRu: 'mine' })
    expect(unchosen.status).toBe(409)
    expect(mainOf(unchosen.text)).toContain(versionWords.choose)

    expect((await edit(id, second, { ...form, pick_nameRu: 'mine', pick_cityId: 'theirs' })).status).toBe(302)
    expect(await kept(id)).toMatchObject({
      ...{ name: { ru: 'Моё имя', en: 'Their name' }, cityId: 'astana', contactName: 'Әсел', version: 3 },
    })
    const details = (await eventsOf(id)).map(event => event.details)
    const log = mainOf((await site.visit(`${LIST}/${id}/log`, { as: first, cookies: { language: 'ru' } })).text)
    expect(log).toContain('Из двух версий оставлена сохранённая раньше: Город.')
    expect(details[1]).toMatchObject({ 'nameRu.from': 'Их имя', 'nameRu.to': 'Моё имя', 'cityId.declined': 'semey' })
  })

  it('saved by two at the same moment takes one of them', async () => {
    const { id } = await makeOrganization()
    const admin = await site.signIn('superadmin')
    const form = await formOf(id, admin)
    const answers = await Promise.all(['а', 'б', 'в'].map(end => edit(id, admin, { ...form, nameRu: `Школа ${end}` })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409, 409])
    expect((await kept(id)).version).toBe(2)
  })
})

describe('an application', () => {
  const apply = (given: Record<string, string> = {}) =>
    site.database.partnerApplication.create({
      data: {
        ...{ idempotencyKey: randomUUID(), organization: 'Қызылорда мектебі', type: 'SCHOOL', city: 'қызылорда' },
        ...{ contactName: 'Әсел Ұлықбекқызы', email: `asel_${(made += 1)}@mektep.example`, language: 'kk', ...given },
      },
    })
  const pageOf = (id: string) => `${LIST}/create?application=${id}`
  const submitted = async (id: string, as: Visitor) => {
    const { text } = await site.visit(pageOf(id), { as })
    const names = [...tagsOf(text, 'input'), ...tagsOf(text, 'select')].map(({ name }) => name!)
    return Object.fromEntries(names.map(name => [name, valuesOf(text, name)[0] ?? '']))
  }

  it('becomes an organisation whose administrator comes in by the letter', async () => {
    const admin = await site.signIn('superadmin')
    const { id, email } = await apply()
    const form = await submitted(id, admin)
    expect(form).toMatchObject({
      ...{ nameRu: 'Қызылорда мектебі', nameKk: 'Қызылорда мектебі', type: 'SCHOOL', cityId: 'kyzylorda', email },
      ...{ firstName: 'Әсел', lastName: 'Ұлықбекқызы', username: 'asel.ulyqbekqyzy', language: 'kk' },
    })
    const created = await site.visit(pageOf(id), { as: admin, form })
    expect(created.status).toBe(302)
    const organization = await site.database.organization.findUniqueOrThrow({ where: { applicationId: id } })
    expect(created.location).toBe(`${LIST}/${organization.id}`)
    expect((await site.database.partnerApplication.findUniqueOrThrow({ where: { id } })).answeredAt).not.toBeNull()

    const letter = await emailTo(site, email)
    expect(letter.language).toBe('kk')
    expect(letter.paths[0]).toMatch(/^\/auth\/reset-password\/[\w-]{43}$/)
    const head = newVisitor({ language: 'kk' })
    expect(mainOf((await site.visit(letter.paths[0]!, { as: head })).text)).toContain('asel.ulyqbekqyzy')
    const chosen = { password: PASSWORD, passwordConfirmation: PASSWORD, terms: 'on' }
    expect((await site.visit(letter.paths[0]!, { as: head, form: chosen })).location).toBe('/auth/login')
    expect((await site.visit(letter.paths[0]!, { as: head })).status).toBe(410)

    // The link in the email has verified the address, so it can be used to sign in.
    await site.visit('/auth/login', { as: head, form: { emailOrUsername: email, password: PASSWORD } })
    expect((await site.visit(`${LIST}/${organization.id}`, { as: head })).location).toMatch(/^\/auth\/onboarding/)
    const member = await site.database.member.findFirstOrThrow({ where: { organizationId: organization.id } })
    expect(member).toMatchObject({ role: 'ORG_ADMIN', status: 'ACTIVE' })
  })

  it('has its letter sent again while the administrator has not come in', async () => {
    const admin = await site.signIn('superadmin')
    const { id, email } = await apply()
    const { location } = await site.visit(pageOf(id), { as: admin, form: await submitted(id, admin) })
    const [first] = (await emailTo(site, email)).paths
    const page = async () => mainOf((await site.visit(location!, { as: admin })).text)
    expect(await page()).toContain(words['invited.text'])
    await site.visit(`${location}/invite`, { as: admin, form: {} })
    const [second] = (await emailTo(site, email, { after: 1 })).paths
    expect((await site.visit(first!)).status).toBe(410)
    const said = async () => {
      const answer = await site.visit(`${location}/invite`, { as: admin, form: {} })
      return /toast=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1]
    }
    for (let times = 0; times < 4; times += 1) expect(await said()).toBe('email-sent')
    expect(await said()).toBe('too-often')
    const { paths } = await emailTo(site, email, { after: 5 })
    expect((await site.visit(second!)).status).toBe(410)
    await site.visit(paths[0]!, { form: { password: PASSWORD, passwordConfirmation: PASSWORD, terms: 'on' } })
    expect(await page()).not.toContain(words['invited.text'])
  })

  it('becomes one organisation, however often and by whomever it is sent', async () => {
    const admin = await site.signIn('superadmin')
    const { id } = await apply()
    const form = await submitted(id, admin)
    const answers = await Promise.all(
      [1, 2, 3].map(number =>
        site.visit(pageOf(id), {
          as: admin,
          form: { ...form, idempotencyKey: randomUUID(), username: `head_${number}` },
        }),
      ),
    )
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
    expect(await site.database.organization.count({ where: { applicationId: id } })).toBe(1)
    expect((await site.visit(pageOf(id), { as: admin })).location).toBe(answers[0]!.location)
    expect((await site.visit(pageOf('nobodys'), { as: admin })).status).toBe(404)
  })

  it('is refused with an address, a username or a name that cannot be had', async () => {
    const admin = await site.signIn('superadmin')
    const { id } = await apply()
    const form = await submitted(id, admin)
    await site.database.user.update({
      where: { usernameFolded: 'dana' },
      data: { email: 'dana@mektep.example', emailFolded: 'dana@mektep.example', emailVerifiedAt: new Date() },
    })
    const wrong: [Record<string, string>, string][] = [
      [{ email: 'Dana@mektep.example' }, 'email'],
      [{ username: 'aruzhan' }, 'username'],
      [{ username: 'support' }, 'username'],
      [{ firstName: 'Admin', lastName: 'Bagdar' }, 'firstName'],
      [{ firstName: 'Ә' }, 'firstName'],
    ]
    for (const [change, field] of wrong) {
      const { status, text } = await site.visit(pageOf(id), { as: admin, form: { ...form, ...change } })
      expect([status, summaryOf(text)], JSON.stringify(change)).toEqual([400, [field]])
    }
    expect(await site.database.organization.count({ where: { applicationId: id } })).toBe(0)
  })

  it('without a username gives one nobody has', async () => {
    const admin = await site.signIn('superadmin')
    const { id, email } = await apply({ contactName: 'Aruzhan', language: 'ru' })
    const form = await submitted(id, admin)
    await site.visit(pageOf(id), { as: admin, form: { ...form, lastName: 'Ер', firstName: 'Aruzhan', username: '' } })
    const user = await site.database.user.findFirstOrThrow({ where: { email } })
    expect(user).toMatchObject({ username: 'aruzhan.er', emailVerifiedAt: null, passwordChangeRequired: true })
  })
})

describe('the overview of an organisation', () => {
  it('of a school that has just begun is what to do first, until it is put away', async () => {
    const { id } = await makeOrganization()
    await addMember('orgadmin', id)
    const admin = await site.signIn('orgadmin')
    const page = () => site.visit(`${LIST}/${id}`, { as: admin })
    const { text } = await page()
    for (const step of ['import', 'classes', 'slips', 'teachers', 'safety'] as const) {
      expect(mainOf(text)).toContain(words[`step.${step}`])
    }
    expect(text).toContain(`href="${LIST}/${id}/students/upload"`)
    await site.visit(`${LIST}/${id}/first-hour`, { as: admin, form: { shown: 'off' } })
    const without = mainOf((await page()).text)
    expect(without).not.toContain(words['step.import'])
    expect(without).toContain(words['firstHour.show'])
    await site.visit(`${LIST}/${id}/first-hour`, { as: admin, form: { shown: 'on' } })
    expect(mainOf((await page()).text)).toContain(words['step.import'])
  })

  it('shows a code to join by, which another one replaces', async () => {
    const { id } = await makeOrganization()
    await addMember('orgadmin', id)
    const admin = await site.signIn('orgadmin')
    const renew = async () => {
      await site.visit(`${LIST}/${id}/join-code`, { as: admin, form: {} })
      return (await kept(id)).joinCode!
    }
    const first = await renew()
    expect(first).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(mainOf((await site.visit(`${LIST}/${id}`, { as: admin })).text)).toContain(first)
    expect(await renew()).not.toBe(first)
    expect(mainOf((await site.visit(`${LIST}/${id}/log`, { as: admin })).text)).toContain('новый код организации')
  })

  it('counts for a teacher the pupils of their own groups, and shows neither log nor code', async () => {
    await site.visit(`${LYCEUM}/join-code`, { as: await site.signIn('orgadmin'), form: {} })
    const { joinCode } = await kept('demo-lyceum')
    const seenBy = async (username: string) =>
      (await site.visit(LYCEUM, { as: await site.signIn(username), cookies: { language: 'ru' } })).text
    const pupilsIn = (html: string) => Number(/Ученики<\/a>.*?<td\b[^>]*>(\d+)/s.exec(html)?.[1])
    const [teacher, none, admin] = [await seenBy('teacher'), await seenBy('twoschools'), await seenBy('orgadmin')]
    const mentored = await site.database.member.count({
      where: { status: 'ACTIVE', role: 'ORG_STUDENT', group: { mentor: { username: 'teacher' } } },
    })
    expect(pupilsIn(teacher)).toBe(mentored)
    expect(pupilsIn(none)).toBe(0)
    expect(pupilsIn(admin)).toBeGreaterThan(mentored)
    for (const text of [teacher, none]) {
      expect(mainOf(text)).not.toContain(words.log)
      expect(mainOf(text)).not.toContain(joinCode)
    }
    expect(mainOf(admin)).toContain(joinCode)
  })

  it('has a log of its own changes only, read by cursor', async () => {
    const { id } = await makeOrganization()
    const { id: other } = await makeOrganization()
    await addMember('orgadmin', id)
    const actor = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'orgadmin' } })
    const events = Array.from({ length: 45 }, (_, at) => ({
      ...{ action: 'member.status-changed', actorId: actor.id, organizationId: id },
      ...{ at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 3))), details: { from: 'ACTIVE', to: 'INACTIVE' } },
    }))
    await site.database.auditEvent.createMany({ data: events })
    const foreign = await site.database.auditEvent.create({
      data: { action: 'group.created', actorId: null, organizationId: other },
    })
    const admin = await site.signIn('orgadmin')
    let rows = 0
    for (let path: string | undefined = `${LIST}/${id}/log`; path;) {
      const { text } = await site.visit(path, { as: admin })
      rows += [...text.matchAll(/<th scope="row">/g)].length
      expect(mainOf(text)).not.toContain('Создан класс')
      path = tagsOf(text, 'a').find(({ rel }) => rel === 'next')?.href
    }
    expect(rows).toBe(45)
    expect((await site.visit(`${LIST}/${id}/log?before=${foreign.id}`, { as: admin })).status).toBe(404)
  })
})
