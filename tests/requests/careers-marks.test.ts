// Marking the tasks of a plan: its effects, that they happen once, and achievements.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import ru from '#app/i18n/locales/ru/common.ts'
import words from '#app/i18n/locales/en/plan.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, textOf } from '#tests/world/page.ts'
import { idOf, storedPlan, makePlanner, makePlanOf, type Planner } from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields, Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

let as: Planner
let path: string
const begin = async () => {
  as = await makePlanner(site)
  path = await makePlanOf(site, as)
  return (await storedPlan(site, path)).tasks
}
const mark = (id: string, form: FormFields, who: Visitor = as) => site.visit(`${path}/tasks/${id}`, { as: who, form })
const read = async () => mainOf((await site.visit(path, { as, cookies: { language: 'en' } })).text)
const earned = async () => {
  const where = { user: { username: as.username } }
  const [achievements, notifications, profile] = await Promise.all([
    site.database.achievement.findMany({ where, select: { rule: true, subject: true } }),
    site.database.notification.findMany({ where: { ...where, kind: 'achievement' }, select: { params: true } }),
    site.database.profile.findFirstOrThrow({ where, select: { achievementCount: true } }),
  ])
  const notified = notifications.map(({ params }) => params as { rule: string; subject: string | null })
  return { achievements, notified, count: profile.achievementCount }
}
/** Expects one notification for each achievement, and a correct count. Returns the rules. */
const expectOnce = async () => {
  const { achievements, notified, count } = await earned()
  const key = ({ rule, subject }: { rule: string; subject: string | null }) => `${rule} ${subject}`
  expect(notified.map(key).toSorted()).toEqual(achievements.map(key).toSorted())
  expect(new Set(achievements.map(key)).size).toBe(achievements.length)
  expect(count).toBe(achievements.length)
  return achievements.map(({ rule }) => rule)
}
/** Marks all tasks as done except a number of them, and returns those left. */
const doAllBut = async (left: number) => {
  const { tasks } = await storedPlan(site, path)
  const done = tasks.slice(0, tasks.length - left).map(({ id }) => id)
  await site.database.subtask.updateMany({ where: { id: { in: done } }, data: { doneAt: new Date() } })
  return tasks.slice(tasks.length - left)
}

describe('a task', () => {
  it('is marked as done and taken back, and leads back to where it stood', async () => {
    const [task, , third] = await begin()
    const total = (await storedPlan(site, path)).tasks.length
    const back = `${path}?view=week#${task!.id}`
    const done = await mark(task!.id, { state: 'done', back })
    expect([done.status, done.location]).toEqual([302, back])
    await mark(third!.id, { state: 'done' })
    const percent = Math.floor(200 / total)
    expect(await read()).toContain(`2 of ${total} done, that is ${percent}%`)
    expect((await storedPlan(site, path)).done).toBe(2)
    expect((await mark(task!.id, { state: 'open' })).location).toBe(path)
    expect(await read()).toContain(`1 of ${total} done`)
    expect((await storedPlan(site, path)).tasks.map(({ doneAt }) => doneAt !== null).slice(0, 3)).toEqual([
      false,
      false,
      true,
    ])
  })

  it('marked twice as the same stays as it was the first time', async () => {
    const [task] = await begin()
    for (const state of ['done', 'open']) {
      await mark(task!.id, { state })
      const first = await storedPlan(site, path)
      expect((await mark(task!.id, { state })).status).toBe(302)
      expect(await storedPlan(site, path)).toEqual(first)
    }
  })

  it('of somebody else, of another plan, or of none is not found', async () => {
    const [foreign] = await begin()
    const theirs = path
    const other = await makePlanner(site)
    expect((await mark(foreign!.id, { state: 'done' }, other)).status).toBe(404)
    await begin()
    expect((await mark(foreign!.id, { state: 'done' })).status).toBe(404)
    for (const id of ['nobodys', '__proto__', '%00']) expect((await mark(id, { state: 'done' })).status, id).toBe(404)
    expect((await storedPlan(site, theirs)).done).toBe(0)
  })

  it('is not marked as anything else', async () => {
    const [task] = await begin()
    const bad: FormFields[] = [{}, { state: 'DONE' }, { state: '' }, { state: ['done', 'open'] }, { state: 'toString' }]
    for (const form of bad) expect((await mark(task!.id, form)).status, JSON.stringify(form)).toBe(400)
    expect((await mark(task!.id, { state: 'done', back: 'x'.repeat(2001) })).status).toBe(400)
    expect((await storedPlan(site, path)).done).toBe(0)
  })

  it('leads back to our own paths only', async () => {
    const [task] = await begin()
    for (const back of ['//evil.example', '/\\evil', 'https://evil.example/', '/.//evil', 'javascript:alert(1)'])
      expect((await mark(task!.id, { state: 'done', back })).location, back).toBe('/')
  })

  it('of a plan that was put away is refused in words', async () => {
    const [task] = await begin()
    await site.visit(`${path}/archive`, { as, form: {} })
    const refused = await mark(task!.id, { state: 'done' })
    expect([refused.status, refused.location]).toEqual([302, path])
    const { text } = await site.visit(path, { as, cookies: { language: 'ru' } })
    expect(textOf(text)).toContain(ru['toast.plan-closed'])
    expect(text).not.toContain('name="state"')
    expect((await storedPlan(site, path)).done).toBe(0)
  })
})

describe('the last task', () => {
  it('completes the plan; one opened again takes it up, and what was earned stays', async () => {
    await begin()
    const [before, last] = await doAllBut(2)
    await mark(before!.id, { state: 'done' })
    expect((await storedPlan(site, path)).status).toBe('ACTIVE')
    expect(await read()).toMatch(/that is 9\d%/)
    await mark(last!.id, { state: 'done' })
    const whole = await storedPlan(site, path)
    expect(whole).toMatchObject({ status: 'COMPLETED', openKey: null, done: whole.total })
    expect(await read()).toContain('that is 100%')
    expect(await read()).toContain(words['lead.completed'])
    const rules = await expectOnce()
    expect(rules.filter(rule => rule === 'stage')).toHaveLength(whole.stages.length)
    expect(rules).toEqual(expect.arrayContaining(['firstPlan', 'firstTask', 'halfway', 'plan']))

    await mark(last!.id, { state: 'open' })
    const again = await storedPlan(site, path)
    expect(again).toMatchObject({ status: 'ACTIVE', completedAt: null })
    expect(again.openKey).not.toBeNull()
    await mark(last!.id, { state: 'done' })
    expect((await expectOnce()).toSorted()).toEqual(rules.toSorted())
  })

  it('marked twenty times at once completes the plan once and is told once', async () => {
    await begin()
    const [last] = await doAllBut(1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark(last!.id, { state: 'done' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await storedPlan(site, path)).toMatchObject({ status: 'COMPLETED' })
    expect((await expectOnce()).filter(rule => rule === 'plan')).toHaveLength(1)
    expect(site.complaints).toEqual([])
  })

  it('and all the others at once, each by its own press, are counted right', async () => {
    const tasks = await begin()
    await Promise.all(tasks.map(({ id }) => mark(id, { state: 'done' })))
    const { status, done, total } = await storedPlan(site, path)
    expect({ status, done }).toEqual({ status: 'COMPLETED', done: total })
    await expectOnce()
    expect(site.complaints).toEqual([])
  })

  it('of a completed plan is not opened while another plan of its goal is under way', async () => {
    const [first] = await begin()
    const completed = path
    await doAllBut(0)
    await site.database.subtask.update({ where: { id: first!.id }, data: { doneAt: null } })
    await mark(first!.id, { state: 'done' })
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await site.database.plan.update({ where: { id: idOf(completed) }, data: { createdAt: old } })
    await makePlanOf(site, as)
    const { location } = await mark(first!.id, { state: 'open' })
    expect(location).toBe(completed)
    expect(as.cookies.get('toast')).toBe('plan-closed')
    expect(await storedPlan(site, completed)).toMatchObject({ status: 'COMPLETED' })
  })
})
