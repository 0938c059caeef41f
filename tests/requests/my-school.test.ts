import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fields from '#app/i18n/locales/ru/fields.ts'
import words from '#app/i18n/locales/ru/mySchool.ts'
import schoolWords from '#app/i18n/locales/ru/schoolWords.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const PAGE = '/app/settings/school'
const REQUESTS = '/admin/organizations/demo-lyceum/requests'

let site: Site
let staff: Visitor

beforeAll(async () => {
  site = await borrowSite()
  await site.database.user.updateMany({ data: { language: 'ru' } })
  staff = await site.signIn('staff')
  await site.database.organization.update({ where: { id: 'demo-lyceum' }, data: { joinCode: '7KQ4M9TX' } })
  const closed = { name: {}, type: 'SCHOOL', joinCode: 'CLOSED99', state: 'INACTIVE' }
  await site.database.organization.create({ data: closed })
})
afterAll(() => site.stop())

const idOf = async (username: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username }, select: { id: true } })).id
/** Consents to the organisation giving the person a new password. */
const helped = { passwordHelp: 'on', password: PASSWORD }
const join = (as: Visitor, code: string, more: Record<string, string> = {}) =>
  site.visit(`${PAGE}/join`, { as, form: { code, ...more } })
const memberOf = async (username: string) =>
  site.database.member.findFirst({ where: { user: { usernameFolded: username }, organizationId: 'demo-lyceum' } })
const answer = (memberId: string, which: string, as = staff) =>
  site.visit(`${REQUESTS}/${memberId}`, { as, form: { answer: which } })

describe('joining by a code', () => {
  it('is a request that waits, and is accepted with what the person wished', async () => {
    const person = await makePerson(site)
    expect((await join(person, '7kq4 м9тх', helped)).location).toBe(PAGE)
    const request = await memberOf(person.username)
    expect(request).toMatchObject({ role: 'ORG_STUDENT', status: 'PENDING', passwordHelp: true, groupId: null })
    expect(mainOf((await site.visit(PAGE, { as: person })).text)).toContain(schoolWords['status.PENDING'])
    // Before the request is accepted staff see no results.
    const analytics = `/admin/organizations/demo-lyceum/analytics/${request!.userId}`
    expect((await site.visit(analytics, { as: staff })).status).toBe(404)

    expect(mainOf((await site.visit(REQUESTS, { as: staff })).text)).toContain(person.username)
    expect((await answer(request!.id, 'accept')).location).toBe(REQUESTS)
    expect(await memberOf(person.username)).toMatchObject({ status: 'ACTIVE' })
    const user = await site.database.user.findUniqueOrThrow({ where: { id: request!.userId } })
    expect(user.managedById).toBeNull()
    expect(mainOf((await site.visit(PAGE, { as: person })).text)).toContain(schoolWords['may.password'])
    expect((await site.visit(analytics, { as: staff })).status).toBe(200)
    // An answered request is no longer in the list.
    expect((await answer(request!.id, 'decline')).status).toBe(404)
    const log = await site.database.auditEvent.findMany({
      where: { subjectId: user.id, organizationId: 'demo-lyceum' },
    })
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.asked-to-join', 'member.status-changed', 'results.viewed']),
    )
  })

  it('gives the organisation no password unless the person wished it, and may be turned down', async () => {
    const [one, other] = [await makePerson(site), await makePerson(site)]
    for (const person of [one, other]) await join(person, '7KQ4-M9TX')
    await answer((await memberOf(one.username))!.id, 'accept')
    await answer((await memberOf(other.username))!.id, 'decline')
    const users = await site.database.user.findMany({ where: { username: { in: [one.username, other.username] } } })
    expect(users.map(({ managedById }) => managedById)).toEqual([null, null])
    expect(await memberOf(other.username)).toBeNull()
    expect((await join(other, '7KQ4-M9TX')).status).toBe(302)
  })

  it('takes the right to a password from no other organisation, shows no address, and goes with the membership', async () => {
    const person = await makePerson(site)
    const userId = await idOf(person.username)
    const address = `${person.username}@example.kz`
    await site.database.user.update({ where: { id: userId }, data: { managedById: 'demo-gymnasium', email: address } })
    const place = { userId, organizationId: 'demo-gymnasium', role: 'ORG_STUDENT', status: 'ACTIVE' }
    const { id: first } = await site.database.member.create({ data: place })
    await join(person, '7KQ4-M9TX', helped)
    const { id } = (await memberOf(person.username))!
    await answer(id, 'accept')
    const madeBy = async () => (await site.database.user.findUniqueOrThrow({ where: { id: userId } })).managedById
    expect(await madeBy()).toBe('demo-gymnasium')
    const page = (await site.visit(`/admin/organizations/demo-lyceum/members/${id}`, { as: staff })).text
    expect(page).not.toContain(address)
    const give = async (organization: string, member: string, as: Visitor) =>
      (await site.visit(`/admin/organizations/${organization}/members/${member}/password`, { as, form: {} })).status
    expect(await give('demo-gymnasium', first, await site.signIn('otheradmin'))).toBe(200)
    expect(await give('demo-lyceum', id, staff)).toBe(200)
    await site.visit(`/admin/organizations/demo-lyceum/members/${id}/remove`, { as: staff, form: {} })
    expect(await memberOf(person.username)).toBeNull()
    expect(await madeBy()).toBe('demo-gymnasium')
    expect(await give('demo-gymnasium', first, await site.signIn('otheradmin'))).toBe(200)
  })

  it('asks for the own password where the organisation may give a new one, and only there', async () => {
    const person = await makePerson(site)
    const refused = async (password: string) => {
      const { status, text } = await join(person, '7KQ4-M9TX', { passwordHelp: 'on', password })
      expect(status).toBe(400)
      expect(valuesOf(text, 'code')).toEqual(['7KQ4-M9TX'])
      expect(tagsOf(text, 'input').find(({ name }) => name === 'passwordHelp')).toHaveProperty('checked')
      expect(text).not.toContain('not-mine-1')
      expect(await memberOf(person.username)).toBeNull()
      return errorBeside(text, 'password')
    }
    expect(await refused('')).toContain(fields['required.password'])
    expect(await refused('not-mine-1')).toContain(fields['invalid.wrongPassword'])
    // Wrong passwords count towards one limit of ten, whatever code is sent with them.
    for (let tries = 0; tries < 9; tries += 1) await refused('not-mine-1')
    expect(await refused(PASSWORD)).toContain(fields['invalid.tooOften'])
    expect((await join(person, '7KQ4-M9TX', { password: 'not-mine-1' })).location).toBe(PAGE)
    expect(await memberOf(person.username)).toMatchObject({ passwordHelp: false })
  })

  it('answers a code of none and one of a closed organisation alike, and slows down who guesses', async () => {
    const person = await makePerson(site)
    const [none, closed] = [await join(person, 'ABCD-EFGH'), await join(person, 'CLOSED99')]
    expect([none.status, closed.status]).toEqual([400, 400])
    for (const { text } of [none, closed]) expect(mainOf(text)).toContain(words['invalid.codeUnknown'])
    for (let tries = 0; tries < 8; tries += 1) await join(person, 'ABCD-EFGH')
    const often = await join(person, '7KQ4-M9TX')
    expect(often.status).toBe(400)
    expect(mainOf(often.text)).toContain(words['invalid.codesOften'])
    expect(await memberOf(person.username)).toBeNull()
  })

  it('says to a member that they are on the list', async () => {
    const refused = await join(await site.signIn('pupil3'), '7KQ4M9TX')
    expect(mainOf(refused.text)).toContain(words['invalid.alreadyThere'])
  })

  it('is answered by the office only, and a new code ends the former', async () => {
    const person = await makePerson(site)
    await join(person, '7KQ4M9TX')
    const { id } = (await memberOf(person.username))!
    for (const username of ['teacher', 'ministry']) {
      const refused = await answer(id, 'accept', await site.signIn(username))
      expect(refused.location, username).toContain('insufficient_permissions')
    }
    expect((await answer(id, 'accept', await site.signIn('otheradmin'))).status).toBe(404)
    expect((await answer(id, 'keep')).status).toBe(400)
    // An active member has no request.
    expect((await answer((await memberOf('pupil3'))!.id, 'decline')).status).toBe(404)
    expect(await memberOf('pupil3')).toMatchObject({ status: 'ACTIVE' })

    await site.visit('/admin/organizations/demo-lyceum/join-code', { as: staff, method: 'POST' })
    const { joinCode } = await site.database.organization.findUniqueOrThrow({ where: { id: 'demo-lyceum' } })
    expect(joinCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect((await join(await makePerson(site), '7KQ4M9TX')).status).toBe(400)
    await site.database.organization.update({ where: { id: 'demo-lyceum' }, data: { joinCode: '7KQ4M9TX' } })
  })
})

describe('leaving', () => {
  const leave = (as: Visitor, organization: string, form: Record<string, string> = { understood: 'on' }) =>
    site.visit(`${PAGE}/leave?organization=${organization}`, { as, form })

  it('is confirmed, takes reach and the right to a password away, and leaves the rest', async () => {
    const pupil = await site.signIn('pupil6')
    const userId = await idOf('pupil6')
    await site.database.user.update({ where: { id: userId }, data: { managedById: 'demo-lyceum' } })
    const attempts = await site.database.attempt.count({ where: { userId } })
    const unsure = await leave(pupil, 'demo-lyceum', {})
    expect(unsure.status).toBe(400)
    expect(mainOf(unsure.text)).toContain(words['invalid.understoodRequired'])
    expect((await leave(pupil, 'demo-lyceum')).location).toBe(PAGE)
    expect(await memberOf('pupil6')).toBeNull()
    expect((await site.database.user.findUniqueOrThrow({ where: { id: userId } })).managedById).toBeNull()
    expect(await site.database.attempt.count({ where: { userId } })).toBe(attempts)
    expect((await site.visit(`/admin/organizations/demo-lyceum/analytics/${userId}`, { as: staff })).status).toBe(404)
    expect((await leave(pupil, 'demo-lyceum')).status).toBe(404)
  })

  it('is open to a pupil of an organisation that is switched off, who is told so', async () => {
    const person = await makePerson(site)
    const off = { name: { ru: 'Закрытая школа' }, type: 'SCHOOL', state: 'INACTIVE' }
    const { id: organizationId } = await site.database.organization.create({ data: off })
    const userId = await idOf(person.username)
    await site.database.user.update({ where: { id: userId }, data: { managedById: organizationId } })
    await site.database.member.create({ data: { userId, organizationId, role: 'ORG_STUDENT', status: 'ACTIVE' } })
    const page = mainOf((await site.visit(PAGE, { as: person })).text)
    for (const hidden of ['Закрытая школа', schoolWords['status.off'], schoolWords['sees.off'], schoolWords.leave])
      expect(page).toContain(hidden)
    for (const not of [schoolWords['sees.results'], schoolWords['may.remind'], words.talk])
      expect(page).not.toContain(not)
    const talk = `${PAGE}/talk?organization=${organizationId}`
    expect((await site.visit(talk, { as: person })).status).toBe(404)
    expect((await leave(person, organizationId)).location).toBe(PAGE)
    expect((await site.database.user.findUniqueOrThrow({ where: { id: userId } })).managedById).toBeNull()
    expect(await site.database.member.count({ where: { userId } })).toBe(0)
    // The last administrator may leave if no other members are left.
    await site.database.member.create({ data: { userId, organizationId, role: 'ORG_ADMIN', status: 'ACTIVE' } })
    expect((await leave(person, organizationId)).location).toBe(PAGE)
  })

  it('is refused to the last administrator, and to nobody else’s place', async () => {
    const refused = await leave(await site.signIn('orgadmin'), 'demo-lyceum')
    expect(refused.status).toBe(400)
    expect(mainOf(refused.text)).toContain(words['invalid.lastAdmin'])
    expect(await memberOf('orgadmin')).toMatchObject({ role: 'ORG_ADMIN' })
    expect((await leave(await site.signIn('dana'), 'demo-lyceum')).status).toBe(404)
  })
})

describe('a request to talk', () => {
  const ask = (as: Visitor, text: string) =>
    site.visit(`${PAGE}/talk?organization=demo-lyceum`, { as, form: { words: text } })

  it('reaches the mentor in the pupil’s words and nobody of the site', async () => {
    const pupil = await site.signIn('aruzhan')
    for (const text of ['Первое', 'Родители хотят другое']) expect((await ask(pupil, text)).location).toBe(PAGE)
    const userId = await idOf('aruzhan')
    expect(await site.database.talk.findMany({ where: { userId } })).toMatchObject([
      { kind: 'ASKED', words: 'Родители хотят другое' },
    ])
    expect(mainOf((await site.visit(PAGE, { as: pupil })).text)).toContain('Родители хотят другое')
    const page = `/admin/organizations/demo-lyceum/analytics/${userId}`
    const read = async (username: string) => mainOf((await site.visit(page, { as: await site.signIn(username) })).text)
    expect(await read('teacher')).toContain('Родители хотят другое')
    expect(await read('ministry')).not.toContain('Родители хотят другое')
  })

  it('that comes while a teacher has the page open is not answered by the talk they mark there', async () => {
    const [pupil, teacher, userId] = [await site.signIn('aruzhan'), await site.signIn('teacher'), await idOf('aruzhan')]
    const page = `/admin/organizations/demo-lyceum/analytics/${userId}`
    const readAt = async () =>
      /name="seen" value="([^"]+)"/.exec((await site.visit(page, { as: teacher })).text)?.[1] ?? ''
    const open = await readAt()
    await ask(pupil, 'Новое')
    const hold = (seen: string) => site.visit(`${page}/talks`, { as: teacher, form: { reason: 'asked', seen } })
    expect((await hold(open)).status).toBe(302)
    const waits = async () => mainOf((await site.visit(PAGE, { as: pupil })).text).includes('Новое')
    expect(await waits()).toBe(true)
    // Pressing the button twice saves one talk.
    await hold(open)
    expect(await site.database.talk.count({ where: { userId, kind: 'HELD' } })).toBe(1)
    expect((await hold('soon')).status).toBe(400)
    expect((await hold('2100-01-01T00:00:00.000Z')).status).toBe(302)
    expect(await waits()).toBe(false)
  })

  it('is short, for pupils of the organisation, and at most five a day', async () => {
    const pupil = await site.signIn('pupil7')
    expect((await ask(pupil, 'я'.repeat(281))).status).toBe(400)
    for (let times = 0; times < 5; times += 1) expect((await ask(pupil, '')).status).toBe(302)
    const often = await ask(pupil, '')
    expect(mainOf(often.text)).toContain(words['invalid.talksOften'])
    expect((await ask(pupil, 'Не хочу жить')).location).toMatch(/^\/app\/help/)
    expect((await ask(await site.signIn('dana'), '')).status).toBe(404)
    expect((await ask(await site.signIn('teacher'), '')).status).toBe(404)
  })
})

describe('what the organisation keeps', () => {
  it('is told in number, and not in words', async () => {
    const userId = await idOf('pupil8')
    const note = { userId, organizationId: 'demo-lyceum', authorId: await idOf('teacher'), text: 'Тайные слова' }
    await site.database.counsellorNote.createMany({ data: [note, note] })
    const pupil = await site.signIn('pupil8')
    const page = mainOf((await site.visit(PAGE, { as: pupil })).text)
    expect(page).toContain(schoolWords['may.notes_few'].replace('{count}', '2'))
    expect(page).not.toContain('Тайные слова')
  })
  it('and what it sees is told of every status: all, what is left, or what a request shows', async () => {
    const userId = await idOf('pupil9')
    const [pupil, pageOf] = [await site.signIn('pupil9'), `/admin/organizations/demo-lyceum/analytics/${userId}`]
    const note = { userId, organizationId: 'demo-lyceum', authorId: await idOf('teacher'), text: '–' }
    await site.database.counsellorNote.create({ data: note })
    const shownByStatus = {
      ACTIVE: ['sees.who', 'sees.results', 'may.remind'],
      INACTIVE: ['sees.who', 'sees.progress', 'may.keepNotes'],
      BLOCKED: ['sees.who', 'sees.progress', 'may.keepNotes'],
      PENDING: ['sees.waiting', 'may.keepNotes'],
    } as const
    const teams = async () => mainOf((await site.visit(PAGE, { as: pupil })).text)
    expect(await teams()).toContain(schoolWords['may.noTeams'])
    await site.database.organization.update({ where: { id: 'demo-lyceum' }, data: { teamsWithOthers: true } })
    expect(await teams()).toContain(schoolWords['may.teams'])
    const all = [...new Set(Object.values(shownByStatus).flat())]
    for (const [status, expected] of Object.entries(shownByStatus)) {
      await site.database.member.updateMany({ where: { userId }, data: { status } })
      const page = mainOf((await site.visit(PAGE, { as: pupil })).text)
      const shown = all.filter(key => page.includes(schoolWords[key].replace('{count}', '1')))
      expect(shown.toSorted(), status).toEqual([...expected].toSorted())
      expect((await site.visit(pageOf, { as: staff })).status, status).toBe(status === 'ACTIVE' ? 200 : 404)
    }
  })
})
