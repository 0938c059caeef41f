import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/ru/users.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { borrowSite } from '../world/lent-site.ts'
import { errorBeside, mainOf, textOf, valuesOf } from '../world/page.ts'
import { makePerson, PASSWORD } from '../world/people.ts'
import type { Site } from '../world/server.ts'
import { newVisitor, type Visitor } from '../world/visit.ts'

let site: Site
let superadmin: Visitor
let ministry: Visitor
beforeAll(async () => {
  site = await borrowSite()
  superadmin = await site.signIn('superadmin')
  ministry = await site.signIn('ministry')
})
afterAll(() => site.stop())

const userOf = (username: string) =>
  site.database.user.findUniqueOrThrow({ where: { usernameFolded: username }, include: { subscription: true } })
const pageOf = async (username: string, part = '') => `/admin/users/${(await userOf(username)).id}${part}`
const namesIn = (html: string) =>
  [...html.matchAll(/<th scope="row"><a\b[^>]*href="\/admin\/users\/[^"]*"[^>]*>(.*?)<\/a>/gs)].map(([, name]) =>
    textOf(name!),
  )
const signIn = (username: string, password: string, as = newVisitor()) =>
  site.visit('/auth/login', { as, form: { emailOrUsername: username, password } })
const send = (path: string, form: Record<string, string>, as = superadmin) => site.visit(path, { as, form })
/** Sends a form with the current version of its page. */
async function post(path: string, form: Record<string, string>, as = superadmin) {
  const { text } = await site.visit(path, { as })
  const made = ['version', 'base', 'was'].map(name => [name, valuesOf(text, name)[0] ?? ''])
  return send(path, { ...(Object.fromEntries(made) as Record<string, string>), ...form }, as)
}
/** Returns the error beside a field, without the prefix for screen readers. */
const wrongIn = (html: string, field: string) => errorBeside(html, field)?.replace(/^[^:]*: /, '') ?? null
const eventsOf = async (userId: string, action: string) =>
  site.database.auditEvent.findMany({ where: { subjectId: userId, action }, orderBy: { at: 'asc' } })
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

describe('the list of people', () => {
  it('is read by name, twenty a page, each once', async () => {
    const seen: string[] = []
    let path: string | null = '/admin/users'
    while (path !== null) {
      const { text }: { text: string } = await site.visit(path, { as: superadmin })
      seen.push(...namesIn(text))
      const next = /href="(\/admin\/users\?[^"]*after=[^"]*)"/.exec(text)?.[1]
      path = next ? next.replaceAll('&amp;', '&') : null
    }
    expect(seen.length).toBe(await site.database.profile.count())
  })

  it('finds a name without its Kazakh letters, a username and an e-mail', async () => {
    const person = await makePerson(site)
    const { id } = await userOf(person.username)
    await site.database.user.update({ where: { id }, data: { email: 'Kerek@Mektep.example' } })
    for (const q of [person.username, 'kerek@mektep', 'нургали айбек']) {
      const { text } = await site.visit(`/admin/users?q=${encodeURIComponent(q)}`, { as: ministry })
      expect(text, q).toContain(`/admin/users/${id}`)
    }
    expect(mainOf((await site.visit('/admin/users?q=%25', { as: ministry })).text)).toContain(words.none)
  })

  it('is filtered by role, access, subscription and organisation', async () => {
    const found = async (query: string) => namesIn((await site.visit(`/admin/users?${query}`, { as: superadmin })).text)
    const all = await site.database.profile.count()
    expect((await found('role=SUPER_ADMIN')).length).toBe(1)
    const teachers = await found('role=ORG_TEACHER')
    expect(teachers.length).toBe(
      await site.database.user.count({ where: { memberships: { some: { role: 'ORG_TEACHER', status: 'ACTIVE' } } } }),
    )
    expect((await found('state=BLOCKED')).length).toBe(0)
    const paid = await found('subscription=paid')
    expect(paid.length).toBeGreaterThan(0)
    expect(paid.length).toBeLessThan(Math.min(all, 20))
    expect((await found('organization=demo-college')).length).toBe(
      Math.min(20, await site.database.member.count({ where: { organizationId: 'demo-college' } })),
    )
  })
})

describe('a person', () => {
  it('is shown with memberships, sessions and history, and without a result or a mark', async () => {
    const { text } = await site.visit(await pageOf('aruzhan'), { as: ministry })
    const main = mainOf(text)
    expect(main).toContain('aruzhan')
    expect(main).toContain(words['role.ORG_STUDENT'])
    expect(main).toContain(words.history)
    expect(main).not.toMatch(/IELTS|GPA/)
    expect(await site.visit('/admin/users/nobodys', { as: ministry })).toMatchObject({ status: 404 })
  })

  it('gets months of a subscription once for a form sent twice, a day, and an end', async () => {
    const person = await makePerson(site)
    const page = await pageOf(person.username, '/subscription')
    const key = randomUUID()
    for (const time of ['first', 'second']) {
      const answer = await post(page, { change: '3', until: '', idempotencyKey: key }, ministry)
      expect([answer.status, answer.location], time).toEqual([302, await pageOf(person.username)])
    }
    const first = (await userOf(person.username)).subscription!.until
    const months = (first.getTime() - Date.now()) / (30.4 * 24 * 60 * 60 * 1000)
    expect(months).toBeGreaterThan(2.8)
    expect(months).toBeLessThan(3.3)
    await post(page, { change: '1', until: '', idempotencyKey: randomUUID() })
    const further = (await userOf(person.username)).subscription!.until
    expect((further.getTime() - first.getTime()) / (24 * 60 * 60 * 1000)).toBeGreaterThan(27)

    const past = await post(page, { change: 'until', until: '2020-01-01', idempotencyKey: randomUUID() })
    expect([past.status, wrongIn(past.text, 'until')]).toEqual([400, words['invalid.dayPast']])
    expect(valuesOf(past.text, 'change')).toEqual(['until'])
    const missing = await post(page, { change: 'until', until: '', idempotencyKey: randomUUID() })
    expect(wrongIn(missing.text, 'until')).toBe(words['invalid.dayMissing'])
    await post(page, { change: 'end', until: '', idempotencyKey: randomUUID() })
    const { id, subscription } = await userOf(person.username)
    expect(subscription).toBeNull()
    expect((await eventsOf(id, 'account.subscription-changed')).length).toBe(3)
  })

  it('who is blocked is out at once, reads the reason, and comes back by themselves when the block ends', async () => {
    const person = await makePerson(site)
    const page = await pageOf(person.username, '/state')
    const without = await post(page, { state: 'BLOCKED', reason: '', until: '' }, ministry)
    expect([without.status, wrongIn(without.text, 'reason')]).toEqual([400, words['required.reason']])

    await post(page, { state: 'BLOCKED', reason: 'Оскорблял других', until: inDays(3) }, ministry)
    expect((await site.visit('/app/feed', { as: person })).location).toMatch(/^\/auth\/login/)
    const refused = await signIn(person.username, PASSWORD)
    expect(refused.status).toBe(400)
    expect(mainOf(refused.text)).toContain('Оскорблял других')
    expect(mainOf((await signIn(person.username, 'not-the-password')).text)).not.toContain('Оскорблял')
    expect(mainOf((await site.visit(await pageOf(person.username), { as: ministry })).text)).toContain('Оскорблял')

    const { id } = await userOf(person.username)
    await site.database.user.update({ where: { id }, data: { stateUntil: new Date(Date.now() - 1000) } })
    expect((await signIn(person.username, PASSWORD)).status).toBe(302)
    expect(await userOf(person.username)).toMatchObject({ state: 'ACTIVE', stateReason: null, stateUntil: null })
  })

  it('whose block has ended is open again within the hour, signed in or not', async () => {
    const person = await makePerson(site)
    const { id } = await userOf(person.username)
    const data = { state: 'BLOCKED', stateReason: 'Оскорблял других', stateUntil: new Date(Date.now() - 1000) }
    await site.database.user.update({ where: { id }, data })
    await site.database.job.create({ data: { kind: 'housekeeping', payload: {} } })
    await expect.poll(async () => (await userOf(person.username)).state).toBe('ACTIVE')
    expect((await eventsOf(id, 'account.state-changed')).map(({ actorId }) => actorId)).toEqual([null])
  })

  it('gets a one-time password only after the administrator’s own, shown once', async () => {
    const person = await makePerson(site)
    const page = await pageOf(person.username, '/password')
    const wrong = await post(page, { password: 'not-mine-at-all' })
    expect([wrong.status, errorBeside(wrong.text, 'password') !== null]).toEqual([400, true])
    expect((await signIn(person.username, PASSWORD)).status).toBe(302)

    const { text } = await post(page, { password: DEMO_PASSWORD })
    const given = /[a-z2-9]{3}(?:-[a-z2-9]{3}){3}/.exec(mainOf(text))![0]
    expect((await signIn(person.username, PASSWORD)).status).toBe(400)
    const visitor = newVisitor()
    expect((await signIn(person.username, given, visitor)).location).toBe('/auth/new-password')
    expect(mainOf((await site.visit(page, { as: superadmin })).text)).not.toContain(given)
  })

  it('loses sessions one by one and all at once', async () => {
    const person = await makePerson(site)
    await signIn(person.username, PASSWORD)
    const { id } = await userOf(person.username)
    const sessions = () => site.database.session.findMany({ where: { userId: id } })
    const [one] = await sessions()
    await post(await pageOf(person.username, `/sessions/${one!.id}/end`), {})
    expect((await sessions()).length).toBe(1)
    await post(await pageOf(person.username, '/sessions/all/end'), {})
    expect(await sessions()).toEqual([])
    expect((await eventsOf(id, 'account.session-ended')).length).toBe(2)
  })

  it('loses the second step only with a reason and the administrator’s own password, and the log tells why', async () => {
    const person = await makePerson(site)
    const { id } = await userOf(person.username)
    const page = await pageOf(person.username, '/two-step')
    expect((await site.visit(page, { as: superadmin })).status, 'there is none to turn off').toBe(404)
    await site.database.totpDevice.create({
      data: { userId: id, secret: 'sealed', confirmedAt: new Date(), recoveryCodes: [] },
    })
    expect((await site.visit(page, { as: ministry })).status).toBe(403)
    const wrong = await post(page, { reason: 'Потерян телефон', password: 'not-mine-at-all' })
    expect([wrong.status, errorBeside(wrong.text, 'password') !== null]).toEqual([400, true])
    expect(wrong.text).toContain('Потерян телефон')
    expect((await post(page, { reason: '', password: DEMO_PASSWORD })).status).toBe(400)
    expect(await site.database.totpDevice.count({ where: { userId: id } })).toBe(1)

    await post(page, { reason: 'Потерян телефон', password: DEMO_PASSWORD })
    expect(await site.database.totpDevice.count({ where: { userId: id } })).toBe(0)
    const [event] = await eventsOf(id, 'account.two-step-off')
    expect(event!.details).toEqual({ reason: 'Потерян телефон' })
    expect((await site.visit('/app/feed', { as: person })).location).toMatch(/^\/auth\/login/)
  })

  it('gets a role from SUPER_ADMIN alone; the last one keeps theirs', async () => {
    const person = await makePerson(site)
    const page = await pageOf(person.username, '/role')
    expect((await post(page, { role: 'SUPER_ADMIN', password: DEMO_PASSWORD }, ministry)).status).toBe(403)
    await post(page, { role: 'MINISTRY', password: DEMO_PASSWORD })
    expect((await userOf(person.username)).systemRole).toBe('MINISTRY')
    expect((await site.visit('/admin/users', { as: person })).status).toBe(200)
    // MINISTRY may not change people with a role, and nobody may change themselves.
    expect((await post(await pageOf('superadmin', '/state'), { state: 'BLOCKED', reason: 'xxx' }, person)).status).toBe(
      403,
    )
    for (const part of ['/state', '/role', '/subscription', '/password']) {
      expect((await site.visit(await pageOf('superadmin', part), { as: superadmin })).status, part).toBe(403)
    }
    await post(page, { role: 'USER', password: DEMO_PASSWORD })
    expect((await site.visit('/admin/users', { as: person })).status).toBe(302)
  })

  it('is made by SUPER_ADMIN, once, and signs in with what was shown', async () => {
    const form = {
      ...{ lastName: 'Қоңырқұлжа', firstName: 'Әлия', gender: 'FEMALE', dateOfBirth: '1999-02-03', language: 'kk' },
      ...{ email: '', username: '', idempotencyKey: randomUUID() },
    }
    const bad = await post('/admin/users/create', { ...form, firstName: 'А', dateOfBirth: '2999-01-01' })
    expect([bad.status, wrongIn(bad.text, 'firstName')]).toEqual([400, words['invalid.nameShort']])
    expect(errorBeside(bad.text, 'dateOfBirth')).not.toBeNull()
    expect(valuesOf(bad.text, 'lastName')).toEqual(['Қоңырқұлжа'])

    const { status, text } = await post('/admin/users/create', form)
    expect(status).toBe(200)
    const given = /[a-z2-9]{3}(?:-[a-z2-9]{3}){3}/.exec(mainOf(text))![0]
    expect((await post('/admin/users/create', form)).location).toBe('/admin/users')
    const found = await site.database.user.findMany({ where: { profile: { lastName: 'Қоңырқұлжа' } } })
    expect(found.length).toBe(1)
    expect((await signIn(found[0]!.username, given)).location).toBe('/auth/new-password')
  })
})

describe('the audit log', () => {
  it('tells what was done to a person, filtered and by cursor', async () => {
    const person = await makePerson(site)
    await post(await pageOf(person.username, '/state'), { state: 'INACTIVE', reason: 'По просьбе', until: '' })
    const { text } = await site.visit(`/admin/audit?person=${person.username}&kind=account`, { as: ministry })
    const main = mainOf(text)
    expect(main).toContain('Доступ изменён')
    expect(main).toContain('superadmin')
    expect(main).not.toContain('По просьбе')
    expect(mainOf((await site.visit('/admin/audit?person=nobody_here', { as: ministry })).text)).toContain(
      'nobody_here',
    )
    expect((await site.visit('/admin/audit?before=none', { as: ministry })).status).toBe(404)
  })

  it('comes as an Excel file, and that it was taken is an entry', async () => {
    const before = await site.database.auditEvent.count({ where: { action: 'audit.exported' } })
    const answer = await site.visit('/admin/audit/export?kind=account', { as: superadmin })
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(await site.database.auditEvent.count({ where: { action: 'audit.exported' } })).toBe(before + 1)
  })
})
