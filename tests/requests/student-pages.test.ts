import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import data from '#app/i18n/locales/ru/data.ts'
import fieldWords from '#app/i18n/locales/ru/fields.ts'
import glanceWords from '#app/i18n/locales/ru/glance.ts'
import words from '#app/i18n/locales/ru/studentAnalytics.ts'
import reasons from '#app/i18n/locales/ru/talkReasons.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { onSqlite } from '#tests/world/postgres.ts'

const HERE = '/admin/organizations/demo-lyceum'

let site: Site
let teacher: Visitor
let aruzhan: string
let own: string
let others: string

beforeAll(async () => {
  site = await borrowSite()
  await site.database.user.updateMany({ data: { language: 'ru' } })
  teacher = await site.signIn('teacher')
  aruzhan = await idOf('aruzhan')
  const groups = await site.database.group.findMany({ include: { mentor: { select: { username: true } } } })
  own = groups.find(({ mentor }) => mentor?.username === 'teacher')!.id
  others = groups.find(({ mentor }) => mentor?.username === 'teacher2')!.id
})
afterAll(() => site.stop())

const idOf = async (username: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username }, select: { id: true } })).id
const nameOf = async (username: string) =>
  (await site.database.profile.findFirstOrThrow({ where: { user: { usernameFolded: username } } })).lastName
const pageOf = (userId: string, orgId = 'demo-lyceum') => `/admin/organizations/${orgId}/analytics/${userId}`
const glanceOf = (groupId: string) => `${HERE}/groups/${groupId}/glance`
const asked = async (path: string, username: string) =>
  (await site.visit(path, { as: await site.signIn(username) })).status
const noteForm = (note: string) => ({ idempotencyKey: crypto.randomUUID(), note })

describe('one student’s analytics', () => {
  it('are for the people of the organisation, a teacher’s own class and the site’s roles, and found by nobody else', async () => {
    for (const username of ['teacher', 'staff', 'orgadmin', 'ministry', 'superadmin'])
      expect(await asked(pageOf(aruzhan), username), username).toBe(200)
    for (const username of ['teacher2', 'twoschools', 'otheradmin'])
      expect(await asked(pageOf(aruzhan), username), username).toBe(404)
    // A pupil of another organisation is not found under one's own organisation, not by its administrators and not by
    // the ministry.
    expect(await asked(pageOf(aruzhan, 'demo-gymnasium'), 'otheradmin')).toBe(404)
    expect(await asked(pageOf(aruzhan, 'demo-gymnasium'), 'ministry')).toBe(404)
    expect(await asked(pageOf(await idOf('staff')), 'orgadmin')).toBe(404)
  })

  it('end with the membership: a pupil who is inactive or gone is not found', async () => {
    const userId = await idOf('pupil4')
    const at = { userId_organizationId: { userId, organizationId: 'demo-lyceum' } }
    const { database } = site
    expect(await asked(pageOf(userId), 'orgadmin')).toBe(200)
    for (const status of ['INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED']) {
      await database.member.update({ where: at, data: { status } })
      expect(await asked(pageOf(userId), 'orgadmin'), status).toBe(404)
    }
    await database.member.delete({ where: at })
    expect(await asked(pageOf(userId), 'superadmin')).toBe(404)
  })

  it('begin by saying that the pupil sees it; every look is kept once an hour and shown to the pupil', async () => {
    const userId = await idOf('pupil2')
    const staff = await site.signIn('staff')
    const { text } = await site.visit(pageOf(userId), { as: staff })
    expect(mainOf(text)).toContain(words['seen.title'].replace('{name}', 'Айым'))
    await site.visit(pageOf(userId), { as: staff })
    await site.visit(`${pageOf(userId)}.data`, { as: staff })
    await site.visit(pageOf(userId), { as: await site.signIn('ministry') })
    const looks = await site.database.auditEvent.findMany({
      where: { subjectId: userId, action: 'results.viewed' },
      orderBy: { at: 'asc' },
    })
    expect(looks.map(({ details, organizationId }) => [details, organizationId])).toEqual([
      [{ page: 'analytics', role: 'ORG_STAFF', organizationId: 'demo-lyceum' }, 'demo-lyceum'],
      [{ page: 'analytics', role: 'MINISTRY' }, null],
    ])
    const seen = mainOf((await site.visit('/app/settings/data', { as: await site.signIn('pupil2') })).text)
    expect(seen).toContain('Ольга Ким')
    expect(seen).toContain(data['views.page.analytics'])
    expect(seen).toContain(data['role.MINISTRY'])
    // Staff see only the views by their own organisation.
    const margin = mainOf((await site.visit(pageOf(userId), { as: staff })).text).split(words.looks)[1]
    expect(margin).toContain('Ольга Ким')
    expect(margin).not.toContain(await nameOf('ministry'))
    // A page that was not found is not recorded as a view.
    await site.visit(pageOf(userId), { as: await site.signIn('otheradmin') })
    expect(await site.database.auditEvent.count({ where: { subjectId: userId, action: 'results.viewed' } })).toBe(2)
  })
})

describe('a look that cannot be written down', () => {
  const full = 'CREATE TRIGGER "no_room" BEFORE INSERT ON "AuditEvent" BEGIN SELECT RAISE(ABORT, \'no room\'); END'

  onSqlite('shows nothing of the pupil', async () => {
    const [userId, staff] = [await idOf('pupil3'), await site.signIn('staff')]
    await site.database.$executeRawUnsafe(full)
    const { status, text } = await site.visit(pageOf(userId), { as: staff })
    const data = await site.visit(`${pageOf(userId)}.data`, { as: staff })
    await site.database.$executeRawUnsafe('DROP TRIGGER "no_room"')
    expect([status, data.status]).toEqual([500, 500])
    for (const shown of [text, data.text]) expect(shown).not.toContain(await nameOf('pupil3'))
    expect(await asked(pageOf(userId), 'staff')).toBe(200)
  })
})

describe('the notes about a pupil', () => {
  it('are written once, read by colleagues with reach and by nobody of the site, and removed by their author', async () => {
    const text = 'Говорили о Таразе: бабушка живёт там.'
    const form = noteForm(text)
    const sent = [
      await site.visit(pageOf(aruzhan), { as: teacher, form }),
      await site.visit(pageOf(aruzhan), { as: teacher, form }),
    ]
    expect(sent.map(({ location }) => location)).toEqual([1, 2].map(() => `${pageOf(aruzhan)}#notes`))
    const notes = await site.database.counsellorNote.findMany({ where: { userId: aruzhan } })
    expect(notes.map(note => note.text)).toEqual([text])

    const read = async (username: string) =>
      mainOf((await site.visit(pageOf(aruzhan), { as: await site.signIn(username) })).text)
    for (const username of ['teacher', 'staff', 'orgadmin']) expect(await read(username), username).toContain(text)
    for (const username of ['ministry', 'superadmin']) {
      expect(await read(username), username).not.toContain(text)
      expect(await read(username), username).toContain(words['notes.closed'])
    }

    const remove = `${pageOf(aruzhan)}/notes/${notes[0]!.id}/remove`
    const removing = async (username: string) =>
      (await site.visit(remove, { as: await site.signIn(username), method: 'POST' })).status
    expect(await removing('staff')).toBe(404)
    expect(await removing('teacher2')).toBe(404)
    expect(await removing('teacher')).toBe(302)
    expect(await site.database.counsellorNote.count({ where: { userId: aruzhan } })).toBe(0)
    const log = await site.database.auditEvent.findMany({
      where: { subjectId: aruzhan, action: { startsWith: 'note.' } },
      orderBy: { at: 'asc' },
    })
    expect(log.map(({ action, organizationId }) => [action, organizationId])).toEqual([
      ['note.written', 'demo-lyceum'],
      ['note.removed', 'demo-lyceum'],
    ])
    expect(JSON.stringify(log)).not.toContain('Тараз')
  })

  it('are refused empty, too long and from outside; what was typed stays', async () => {
    const long = 'ә'.repeat(2001)
    const refused = await site.visit(pageOf(aruzhan), { as: teacher, form: noteForm(long) })
    expect(refused.status).toBe(400)
    expect(mainOf(refused.text)).toContain(fieldWords['invalid.tooLong'])
    expect(refused.text).toContain(long)
    const empty = await site.visit(pageOf(aruzhan), { as: teacher, form: noteForm('  ') })
    expect(empty.status).toBe(400)
    expect(mainOf(empty.text)).toContain(words['required.note'])
    const stranger = await site.signIn('teacher2')
    expect((await site.visit(pageOf(aruzhan), { as: stranger, form: noteForm('Нет') })).status).toBe(404)
    expect(await site.database.counsellorNote.count()).toBe(0)
  })
})

describe('a class at a glance', () => {
  it('is for its mentor, the office and the site’s roles; another class is not found', async () => {
    for (const username of ['teacher', 'staff', 'ministry'])
      expect(await asked(glanceOf(own), username), username).toBe(200)
    for (const username of ['teacher2', 'twoschools', 'otheradmin'])
      expect(await asked(glanceOf(own), username), username).toBe(404)
    expect(await asked(glanceOf(others), 'teacher')).toBe(404)
  })

  it('tells a reason in words and no score; a talk held takes the pupil off the list', async () => {
    const userId = await idOf('pupil5')
    await site.database.member.updateMany({ where: { userId }, data: { groupId: own } })
    const first = mainOf((await site.visit(glanceOf(own), { as: teacher })).text)
    expect(first).toContain('Төлеген Нұрислам')
    expect(first).toContain(reasons['ask.test-left'])
    const held = await site.visit(`${pageOf(userId)}/talks`, {
      as: teacher,
      form: { reason: 'test-left', seen: new Date().toISOString(), back: glanceOf(own) },
    })
    expect(held.location).toBe(glanceOf(own))
    expect(mainOf((await site.visit(glanceOf(own), { as: teacher })).text)).not.toContain(reasons['ask.test-left'])
    const talks = await site.database.talk.findMany({ where: { userId } })
    expect(talks).toMatchObject([{ kind: 'HELD', reason: 'test-left', organizationId: 'demo-lyceum' }])
    const outside = { reason: 'test-left', seen: new Date().toISOString(), back: 'https://evil.example/' }
    const away = await site.visit(`${pageOf(userId)}/talks`, { as: teacher, form: outside })
    expect(away.location).not.toContain('evil')
  })

  it('reminds the chosen at most once a week, and wants one chosen', async () => {
    const nobody = await site.visit(glanceOf(own), { as: teacher, form: {} })
    expect(nobody.status).toBe(400)
    expect(mainOf(nobody.text)).toContain(glanceWords['required.student'])
    const userId = await idOf('pupil1')
    const strangers = await idOf('early')
    const form = { student: [userId, strangers] }
    const [first, second] = [
      await site.visit(glanceOf(own), { as: teacher, form }),
      await site.visit(glanceOf(own), { as: teacher, form }),
    ]
    expect(first.location).toBe(`${glanceOf(own)}?reminded=1`)
    expect(second.location).toBe(`${glanceOf(own)}?reminded=0`)
    const kept = await site.database.notification.findMany({ where: { kind: 'reminder' } })
    expect(kept.map(one => one.userId)).toEqual([userId])
    const school = mainOf((await site.visit('/app/settings/school', { as: await site.signIn('pupil1') })).text)
    expect(school).toContain('Лицей «Самал»')
  })
})
