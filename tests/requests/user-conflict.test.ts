import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/ru/users.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { borrowSite } from '../world/lent-site.ts'
import { errorBeside, headingOf, mainOf, valuesOf } from '../world/page.ts'
import { makePerson } from '../world/people.ts'
import type { Site } from '../world/server.ts'
import type { Visitor } from '../world/visit.ts'

let site: Site
let superadmin: Visitor
let ministry: Visitor
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  superadmin = await site.signIn('superadmin')
  ministry = await site.signIn('ministry')
})
afterAll(() => site.stop())

type Form = Record<string, string>
const send = (path: string, form: Form, as: Visitor) => site.visit(path, { as, form })
/** Returns the hidden fields of a form when its page was opened. */
async function openedBy(path: string, as: Visitor): Promise<Form> {
  const { text } = await site.visit(path, { as })
  return Object.fromEntries(['version', 'base', 'was'].map(name => [name, valuesOf(text, name)[0] ?? '']))
}
async function someone(part: string) {
  const { username } = await makePerson(site)
  const user = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  const kept = () => site.database.user.findUniqueOrThrow({ where: { id: user.id }, include: { subscription: true } })
  return { id: user.id, path: `/admin/users/${user.id}/${part}`, kept }
}
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const eventsOf = (subjectId: string, action: string) => site.database.auditEvent.count({ where: { subjectId, action } })

describe('two administrators who change one account', () => {
  it('choose from both versions of its state', async () => {
    const { id, path, kept } = await someone('state')
    const [first, second] = [await openedBy(path, ministry), await openedBy(path, superadmin)]
    const theirs = { state: 'BLOCKED', reason: 'Оскорблял других', until: inDays(3) }
    expect((await send(path, { ...first, ...theirs }, ministry)).status).toBe(302)

    const mine = { state: 'INACTIVE', reason: 'По просьбе семьи', until: '' }
    const late = await send(path, { ...second, ...mine }, superadmin)
    expect([late.status, headingOf(late.text)]).toEqual([409, versionWords.title])
    for (const expected of [theirs.reason, mine.reason, words['state.BLOCKED'], words['state.INACTIVE']]) {
      expect(mainOf(late.text)).toContain(expected)
    }
    expect(await kept()).toMatchObject({ state: 'BLOCKED', stateReason: theirs.reason })

    const version = valuesOf(late.text, 'version')[0]!
    const chosen = { ...second, ...mine, version, choosing: 'on', pick_state: 'mine', pick_reason: 'mine' }
    expect((await send(path, chosen, superadmin)).status).toBe(302)
    expect(await kept()).toMatchObject({ state: 'INACTIVE', stateReason: mine.reason, stateUntil: null })
    expect(await eventsOf(id, 'account.state-changed')).toBe(2)
  })

  it('find nothing to choose where both want the same, and the log has it once', async () => {
    const { id, path } = await someone('state')
    const form = { ...(await openedBy(path, ministry)), state: 'BLOCKED', reason: 'Оскорблял других', until: '' }
    for (const as of [ministry, superadmin, ministry]) expect((await send(path, form, as)).status).toBe(302)
    expect(await eventsOf(id, 'account.state-changed')).toBe(1)
  })

  it('choose from both versions of its role, with the password given again', async () => {
    const { path, kept } = await someone('role')
    const form = { ...(await openedBy(path, superadmin)), password: DEMO_PASSWORD }
    expect((await send(path, { ...form, role: 'MINISTRY' }, superadmin)).status).toBe(302)
    const late = await send(path, { ...form, role: 'SUPER_ADMIN' }, superadmin)
    expect([late.status, headingOf(late.text)]).toEqual([409, versionWords.title])
    expect(late.text).not.toContain(DEMO_PASSWORD)
    expect(late.text).toContain('name="password"')
    expect(await kept()).toMatchObject({ systemRole: 'MINISTRY' })

    const version = valuesOf(late.text, 'version')[0]!
    const chosen = { ...form, role: 'SUPER_ADMIN', version, choosing: 'on', pick_role: 'mine' }
    const without = await send(path, { ...chosen, password: '' }, superadmin)
    expect([without.status, errorBeside(without.text, 'password') !== null]).toEqual([400, true])
    expect((await send(path, chosen, superadmin)).status).toBe(302)
    expect(await kept()).toMatchObject({ systemRole: 'SUPER_ADMIN' })
  })

  it('choose from both days of its subscription, and the same form sent twice is no conflict', async () => {
    const { id, path, kept } = await someone('subscription')
    const [first, second] = [await openedBy(path, ministry), await openedBy(path, superadmin)]
    const theirs = { ...first, change: 'until', until: inDays(10), idempotencyKey: randomUUID() }
    for (const time of ['first', 'second']) expect((await send(path, theirs, ministry)).status, time).toBe(302)

    const mine = { ...second, change: '3', until: '', idempotencyKey: randomUUID() }
    const late = await send(path, mine, superadmin)
    expect([late.status, headingOf(late.text)]).toEqual([409, versionWords.title])
    expect(await eventsOf(id, 'account.subscription-changed')).toBe(1)

    const hidden = ['version', 'was', 'change', 'until', 'idempotencyKey'].map(name => [
      name,
      valuesOf(late.text, name)[0] ?? '',
    ])
    const choosing = { ...(Object.fromEntries(hidden) as Form), choosing: 'on' }
    const undecided = await send(path, choosing, superadmin)
    expect([undecided.status, mainOf(undecided.text)]).toEqual([409, expect.stringContaining(versionWords.choose)])
    expect((await send(path, { ...choosing, pick_paidUntil: 'mine' }, superadmin)).status).toBe(302)
    const { subscription } = await kept()
    // The three months count from the date the form was opened with, not from the extended one.
    expect(Math.round((subscription!.until.getTime() - Date.now()) / (24 * 60 * 60 * 1000))).toBeGreaterThan(85)
    expect(Math.round((subscription!.until.getTime() - Date.now()) / (24 * 60 * 60 * 1000))).toBeLessThan(95)

    const third = { ...mine, change: 'end', idempotencyKey: randomUUID() }
    const again = await send(path, third, ministry)
    expect(again.status).toBe(409)
    const left = { ...third, choosing: 'on', version: valuesOf(again.text, 'version')[0]! }
    expect((await send(path, { ...left, pick_paidUntil: 'theirs' }, ministry)).status).toBe(302)
    expect((await kept()).subscription).not.toBeNull()
  })
})
