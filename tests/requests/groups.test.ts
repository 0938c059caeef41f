import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/ru/groups.ts'
import students from '#app/i18n/locales/ru/students.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const HOME = '/admin/organizations/demo-lyceum'
let site: Site
const visitors = new Map<string, Visitor>()
async function as(username: string) {
  const known = visitors.get(username) ?? (await site.signIn(username))
  visitors.set(username, known)
  return known
}
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
})
afterAll(() => site.stop())

const groupOf = (code: string) =>
  site.database.group.findFirstOrThrow({ where: { code, organizationId: 'demo-lyceum', archivedAt: null } })
const open = async (path: string, username = 'orgadmin') => site.visit(`${HOME}${path}`, { as: await as(username) })
const send = async (path: string, form: Record<string, string | string[]>, username = 'orgadmin') =>
  site.visit(`${HOME}${path}`, { as: await as(username), form })

/** Moves a number of pupils of the school into a new class; aruzhan stays in hers. */
async function makeClass(code: string, pupils: number, year: number | null = null) {
  const { database } = site
  const { id } = await database.group.create({
    data: { organizationId: 'demo-lyceum', code, openCode: code.toLowerCase().replace(' ', ''), year },
  })
  const members = await database.member.findMany({
    where: {
      organizationId: 'demo-lyceum',
      role: 'ORG_STUDENT',
      status: 'ACTIVE',
      user: { username: { not: 'aruzhan' } },
      group: { code: { in: ['10 А', '11 Ә'] } },
    },
    take: pupils,
  })
  await database.member.updateMany({ where: { id: { in: members.map(member => member.id) } }, data: { groupId: id } })
  return { id, members }
}

it('lists classes in order, those without a year last, on every database', async () => {
  await makeClass('Хор', 0)
  const { text } = await open('/students')
  const select = /<select[^>]*name="group"[\s\S]*?<\/select>/.exec(text)![0]
  const codes = Array.from(select.matchAll(/<option[^>]*>([^<]+)</g), ([, code]) => code!)
  expect(codes.filter(code => ['Хор', '10 А', '11 Ә'].includes(code))).toEqual(['10 А', '11 Ә', 'Хор'])
})

describe('a class', () => {
  it('is made with a mentor, and its code is taken however it is written', async () => {
    const teacher = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'teacher' } })
    const made = await send('/groups/create', { code: '7 «В»', mentorId: teacher.id })
    expect(made.status).toBe(302)
    const group = await groupOf('7 «В»')
    expect(group).toMatchObject({ mentorId: teacher.id, year: 7, openCode: '7в' })
    // The second code has a Latin letter.
    for (const code of ['7в', '7 B', "7-'В'"]) {
      const again = await send('/groups/create', { code })
      expect(again.status).toBe(400)
      expect(mainOf(again.text)).toContain(words['invalid.codeTaken'])
    }
    expect((await send('/groups/create', { code: 'x'.repeat(21) })).status).toBe(400)
    const pupil = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' } })
    const wrong = await send('/groups/create', { code: '7 Г', mentorId: pupil.id })
    expect(mainOf(wrong.text)).toContain(words['invalid.mentorUnknown'])
  })

  it('is changed from the version its form was made from, else both versions are told', async () => {
    const { id, version, code, year } = await groupOf('7 «В»')
    const edit = `/groups/${id}/edit`
    const seen = { year: String(year), version: String(version) }
    const base = JSON.stringify({ code, year: String(year), mentorId: '' })
    expect((await send(edit, { ...seen, code: '7 Д', base })).status).toBe(302)
    const late = await send(edit, { ...seen, code: '7 Е', base }, 'staff')
    expect(late.status).toBe(409)
    expect(mainOf(late.text)).toContain('7 Д')
    expect(mainOf(late.text)).toContain('Серік Жақсыбеков')
    expect(late.text).toContain('value="7 Е"')
    const next = { ...seen, code: '7 Е', base, version: String(version + 1), choosing: 'on' }
    expect((await send(edit, next, 'staff')).status).toBe(409)
    expect((await send(edit, { ...next, pick_code: 'mine' }, 'staff')).status).toBe(302)
    expect(await groupOf('7 Е')).toMatchObject({ id })
  })

  it('edited by two keeps what the second chooses, names its mentor and tells the log what was given up', async () => {
    const { id } = await makeClass('3 Б', 0, 3)
    const edit = `/groups/${id}/edit`
    const [teacher, other] = await Promise.all(
      ['teacher', 'teacher2'].map(usernameFolded =>
        site.database.user.findUniqueOrThrow({ where: { usernameFolded } }),
      ),
    )
    const base = JSON.stringify({ code: '3 Б', year: '3', mentorId: '' })
    const theirs = { code: '3 В', year: '3', mentorId: teacher!.id, version: '1', base }
    expect((await send(edit, theirs)).status).toBe(302)
    const mine = { code: '3 Г', year: '4', mentorId: other!.id, version: '1', base }
    const late = await send(edit, mine, 'staff')
    expect(late.status).toBe(409)
    for (const name of ['Әбенова', 'Досанов']) expect(mainOf(late.text)).toContain(name)
    expect(mainOf(late.text)).not.toContain(teacher!.id)
    const chosen = { ...mine, version: '2', choosing: 'on', pick_code: 'mine', pick_mentorId: 'theirs' }
    expect((await send(edit, chosen, 'staff')).status).toBe(302)
    expect(await groupOf('3 Г')).toMatchObject({ id, year: 4, mentorId: teacher!.id, version: 3 })
    const events = await site.database.auditEvent.findMany({ where: { action: 'group.edited' } })
    const { details } = events.find(event => (event.details as { code?: string }).code === '3 Г')!
    expect(details).toMatchObject({ codeBefore: '3 В', yearBefore: 3, year: 4, 'mentorId.declined': other!.id })
  })

  it('is seen by its mentor alone among the teachers, who change nothing', async () => {
    const { id } = await groupOf('10 А')
    expect((await open(`/groups/${id}`, 'teacher')).status).toBe(200)
    for (const other of ['teacher2', 'twoschools']) {
      expect((await open(`/groups/${id}`, other)).location).toBe(`${HOME}/groups?missing=1`)
      expect(mainOf((await open('/groups', other)).text)).not.toContain('10 А')
    }
    expect((await send(`/groups/${id}`, { memberIds: ['x'], groupId: 'y' }, 'teacher')).location).toContain(
      '/errors/403',
    )
    expect((await open(`/groups/${id}`, 'otheradmin')).status).toBe(404)
  })

  it('that is not there is told of on the list', async () => {
    const gone = await open('/groups/nothing')
    expect(gone.location).toBe(`${HOME}/groups?missing=1`)
    const list = await open('/groups?missing=1')
    expect(list.status).toBe(404)
    expect(mainOf(list.text)).toContain(words.missing)
  })
})

describe('moving pupils', () => {
  it('moves the chosen ones of this class and nobody else', async () => {
    const { id: from, members } = await makeClass('8 А', 2)
    const { id: to } = await makeClass('8 Б', 0)
    const stranger = await site.database.member.findFirstOrThrow({ where: { user: { username: 'aruzhan' } } })
    const chosen = [members[0]!.id, stranger.id]
    expect((await send(`/groups/${from}`, { memberIds: chosen, groupId: to })).status).toBe(302)
    const where = { id: { in: [...chosen, members[1]!.id] } }
    const now = await site.database.member.findMany({ where, select: { id: true, groupId: true } })
    expect(Object.fromEntries(now.map(member => [member.id, member.groupId]))).toEqual({
      [members[0]!.id]: to,
      [members[1]!.id]: from,
      [stranger.id]: stranger.groupId,
    })
    expect((await send(`/groups/${from}`, { groupId: to })).status).toBe(400)
  })

  it('moves a whole class up as the preview said, once, and remembers the year', async () => {
    const { database } = site
    const { id, members } = await makeClass('5 А', 3, 5)
    await database.member.update({ where: { id: members[2]!.id }, data: { status: 'SUSPENDED' } })
    const { id: mentorId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'teacher2' } })
    const { version } = await database.group.update({ where: { id }, data: { mentorId } })
    const form = { code: '6 А', version: String(version), archive: 'on' }
    const preview = await send(`/groups/${id}/move-up`, form)
    expect(preview.location).toContain('code=6')
    const shown = await site.visit(preview.location!, { as: await as('orgadmin') })
    expect(mainOf(shown.text)).toContain('Перейдут 2 ученика')
    expect(await database.member.count({ where: { groupId: id } })).toBe(3)

    const moved = await send(`/groups/${id}/move-up`, { ...form, sure: 'on' })
    expect(moved.status).toBe(302)
    const target = await groupOf('6 А')
    // The teacher stays the mentor of the pupils.
    expect(target).toMatchObject({ year: 6, mentorId })
    expect(await database.member.count({ where: { groupId: target.id } })).toBe(2)
    expect(await database.member.count({ where: { groupId: id } })).toBe(1)
    expect(await database.groupYear.count({ where: { groupId: id } })).toBe(3)
    const { year } = await database.profile.findUniqueOrThrow({ where: { userId: members[0]!.userId } })
    expect(year).toBe(6)
    expect((await database.group.findUniqueOrThrow({ where: { id } })).openCode).toBeNull()
    // Sending the form again finds the class archived.
    expect((await send(`/groups/${id}/move-up`, { ...form, sure: 'on' })).location).toContain('missing=1')
    expect(await database.group.count({ where: { code: '6 А' } })).toBe(1)
  })

  it('of more pupils than a page shows says so, counts them all and leads to the list of pupils', async () => {
    const { database } = site
    const { id } = await makeClass('3 А', 0)
    const place = { organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE', groupId: id }
    const people = Array.from({ length: 203 }, (_, at) => `many.${at}`)
    const account = (username: string) => ({ id: username, username, usernameFolded: username, passwordHash: 'x' })
    await database.user.createMany({ data: people.map(account) })
    const named = { firstName: 'Әли', lastName: 'Көпов', nameKey: 'көпов әли' }
    await database.profile.createMany({ data: people.map(userId => ({ userId, ...named })) })
    await database.member.createMany({ data: people.map(userId => ({ id: userId, userId, ...place })) })
    const { text } = await open(`/groups/${id}`)
    expect(mainOf(text)).toContain('203 ученика')
    expect(mainOf(text)).toContain(words.pupilsFirst.replace('{shown}', '200').replace('{all}', '203'))
    expect(text).toContain(`/students?group=${id}`)
    expect(mainOf((await open(`/groups/${id}/archive`)).text)).toContain('203')
    const { id: target } = await makeClass('3 Б', 0)
    // All pupils sent are moved, including the last three, which the page does not show.
    await send(`/groups/${id}`, { memberIds: people.toSorted().slice(-50), groupId: target })
    expect(await database.member.count({ where: { groupId: target } })).toBe(50)
    expect(mainOf((await open(`/groups/${id}`)).text)).not.toContain(words.pupilsAll)
    await database.user.deleteMany({ where: { id: { in: people } } })
  })

  it('closes a class, frees its code and opens it again only while the code is free', async () => {
    const { id } = await makeClass('4 А', 1)
    const { version } = await site.database.group.findUniqueOrThrow({ where: { id } })
    expect((await send(`/groups/${id}/archive`, { version: String(version) })).status).toBe(302)
    expect((await send('/groups/create', { code: '4 А' })).status).toBe(302)
    const again = await send(`/groups/${id}/archive`, { version: '1', open: 'on' })
    expect(again.status).toBe(400)
    await site.database.group.deleteMany({ where: { openCode: '4а' } })
    expect((await send(`/groups/${id}/archive`, { version: '1', open: 'on' })).status).toBe(302)
    expect((await site.database.group.findUniqueOrThrow({ where: { id } })).openCode).toBe('4а')
  })
})

describe('a college', () => {
  it('has groups where a school has classes, for its staff and for its students', async () => {
    const { database } = site
    const type = (to: string) => database.organization.update({ where: { id: 'demo-lyceum' }, data: { type: to } })
    const state = async () => ({
      list: mainOf((await open('/groups')).text),
      students: mainOf((await open('/students')).text),
      overview: mainOf((await open('')).text),
      mine: mainOf((await site.visit('/app/settings/school', { as: await as('aruzhan') })).text),
    })
    const school = await state()
    expect(school.list).toContain(words.title)
    expect(school.students).toContain(students['column.group'])

    await type('COLLEGE')
    const { list, students: listed, overview, mine } = await state()
    await type('SCHOOL')
    expect(list).toContain(words.new_group)
    expect(listed).toContain(students['column.group_group'])
    for (const page of [list, listed, overview]) expect(page).not.toMatch(/класс/i)
    expect(overview).toMatch(/групп/)
    expect(mine).not.toBe(school.mine)
  })
})
