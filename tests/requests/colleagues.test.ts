import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import personWords from '#app/i18n/locales/ru/person.ts'
import words from '#app/i18n/locales/ru/staff.ts'
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

const open = async (path: string, username = 'orgadmin') => site.visit(`${HOME}${path}`, { as: await as(username) })
const send = async (path: string, form: Record<string, string | string[]>, username = 'orgadmin') =>
  site.visit(`${HOME}${path}`, { as: await as(username), form })
const memberOf = (username: string) =>
  site.database.member.findFirstOrThrow({ where: { organizationId: 'demo-lyceum', user: { username } } })

const person = {
  lastName: 'Сейтова',
  firstName: 'Гүлжан',
  gender: 'FEMALE',
  dateOfBirth: '1985-03-08',
  language: 'kk',
  idempotencyKey: '6e3a4c1e-9f57-4f0c-8d4f-0a9a53f6a001',
}

describe('somebody who works for the school', () => {
  it.each([
    ['/teachers/create', 'ORG_TEACHER'],
    ['/staff/create', 'ORG_STAFF'],
    ['/admins/create', 'ORG_ADMIN'],
  ])('is added at %s once, with a username from the name and a slip', async (path, role) => {
    const form = { ...person, idempotencyKey: crypto.randomUUID(), dateOfBirth: `198${role.length % 10}-03-08` }
    const added = await send(path, form)
    expect(added.location).toContain(`${HOME}/slips?member=`)
    const again = await send(path, form)
    expect(again.status).toBe(302)
    const made = await site.database.member.findMany({
      where: { role, user: { profile: { lastName: 'Сейтова' } } },
      include: { user: { include: { slip: true } } },
    })
    expect(made).toHaveLength(1)
    expect(made[0]!.user.username).toMatch(/^gulzhan\.seitova\d*$/)
    expect(made[0]!.user).toMatchObject({ managedById: 'demo-lyceum', passwordChangeRequired: true })
    expect(made[0]!.user.slip).not.toBeNull()
  })

  it.each([
    ['firstName', 'Г', words['invalid.nameShort']],
    ['dateOfBirth', '2999-01-01', null],
    ['dateOfBirth', '08.03.1985', null],
    ['gender', '', null],
    ['username', 'admin', personWords['invalid.usernameReserved']],
    ['username', 'aruzhan', personWords['invalid.usernameTaken']],
  ])('is not added with %s "%s"', async (field, value, sentence) => {
    const refused = await send('/admins/create', { ...person, idempotencyKey: crypto.randomUUID(), [field]: value })
    expect(refused.status).toBe(400)
    if (sentence) expect(mainOf(refused.text)).toContain(sentence)
    // The typed values are kept.
    expect(refused.text).toContain('value="Сейтова"')
  })

  it('is added and changed by administrators only, and seen by staff', async () => {
    const { id } = await memberOf('teacher')
    for (const who of ['staff', 'ministry']) {
      expect((await open('/teachers', who)).status).toBe(200)
      expect((await open('/teachers/create', who)).location).toContain('/errors/403')
      expect((await send('/teachers', { memberIds: [id], act: 'INACTIVE' }, who)).location).toContain('/errors/403')
    }
    expect((await open('/teachers', 'teacher')).location).toContain('/errors/403')
    expect((await open('/teachers', 'otheradmin')).status).toBe(404)
    expect((await open('/teachers/export', 'otheradmin')).status).toBe(404)
  })
})

describe('the chosen people', () => {
  it('get another status, are taken out after a second yes, and the last administrator stays', async () => {
    const { id } = await memberOf('teacher2')
    expect((await send('/teachers', { memberIds: [id], act: 'SUSPENDED' })).status).toBe(302)
    expect((await memberOf('teacher2')).status).toBe('SUSPENDED')
    expect(mainOf((await send('/teachers', { memberIds: [id], act: 'remove' })).text)).toContain(
      words['invalid.sureRequired'],
    )
    expect((await send('/teachers', { memberIds: [id], act: 'remove', sure: 'on' })).status).toBe(302)
    expect(await site.database.member.count({ where: { id } })).toBe(0)

    const admin = await memberOf('orgadmin')
    const self = await send('/admins', { memberIds: [admin.id], act: 'INACTIVE' })
    expect(self.status).toBe(400)
    expect(mainOf(self.text)).toContain(words['invalid.oneself'])
    await site.database.member.deleteMany({
      where: { role: 'ORG_ADMIN', organizationId: 'demo-lyceum', id: { not: admin.id } },
    })
    const last = await send('/admins', { memberIds: [admin.id], act: 'remove', sure: 'on' }, 'superadmin')
    expect(mainOf(last.text)).toContain(words['invalid.lastAdmin'])
    expect((await send('/admins', { act: 'INACTIVE' })).status).toBe(400)
  })
})

it('the list knows who has been here, though all their sessions have ended', async () => {
  await as('teacher')
  const { userId } = await memberOf('teacher')
  const seen = async () => {
    const { text } = await open('/teachers?q=teacher')
    return !/<tr[^>]*>(?:(?!<\/tr>)[\s\S])*>teacher[,<](?:(?!<\/tr>)[\s\S])*/.exec(text)![0].includes(words.neverSeen)
  }
  expect(await seen()).toBe(true)
  await site.database.session.deleteMany({ where: { userId } })
  visitors.delete('teacher')
  expect(await seen()).toBe(true)
})

it('the list is found by name without its Kazakh letters, and downloaded as a workbook', async () => {
  const { text } = await open(`/teachers?q=${encodeURIComponent('абенова')}`)
  expect(mainOf(text)).not.toContain(words.notFound)
  const file = await open('/teachers/export')
  expect(file.headers['content-type']).toContain('spreadsheetml')
  const event = await site.database.auditEvent.findFirst({ where: { action: 'organization.exported' } })
  expect(event).toMatchObject({ organizationId: 'demo-lyceum' })
})
