// Limits of the number of plans, archiving a plan, and updating one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateText } from '#app/i18n/format.server.ts'
import careers from '#app/i18n/locales/en/careers.ts'
import words from '#app/i18n/locales/en/plan.ts'
import wizard from '#app/i18n/locales/en/wizard.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, tagsOf } from '#tests/world/page.ts'
import {
  answerSteps,
  CAREERS,
  idOf,
  storedPlan,
  makePlanner,
  makePlanOf,
  type Planner,
  sendAbout,
  step,
  saveAcademicRecord,
} from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields, Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const cookies = { language: 'en' }
const DAY_MS = 24 * 60 * 60 * 1000
const send = (as: Visitor, path: string, form: FormFields = {}) => site.visit(path, { as, form, cookies })
const read = async (as: Visitor, path: string) => mainOf((await site.visit(path, { as, cookies })).text)
const begin = (as: Visitor) => send(as, step.situation, { status: 'PUPIL', year: '11', years: '5' })
const plansOf = ({ username }: Planner) => site.database.plan.count({ where: { user: { username } } })
const age = async (path: string, days: number) => {
  const createdAt = new Date(Date.now() - days * DAY_MS)
  await site.database.plan.update({ where: { id: idOf(path) }, data: { createdAt } })
  return dateText(new Date(createdAt.getTime() + 30 * DAY_MS).toISOString(), 'en')!
}

describe('a second plan', () => {
  it('of a goal whose plan is under way is refused, whatever its age; of the other goal it is made', async () => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as)
    await age(path, 400)
    await begin(as)
    const step2 = (await site.visit(step.goal, { as, cookies })).text
    expect(mainOf(step2)).toContain(wizard['goal.taken'])
    expect(tagsOf(step2, 'a').map(({ href }) => href)).toContain(path)
    const refused = await send(as, step.goal, { goal: 'EMPLOYMENT' })
    expect(refused.status).toBe(409)
    expect(errorBeside(refused.text, 'goal')).toContain(wizard['invalid.closed'])
    await makePlanOf(site, as, { goal: 'ENROLLMENT' })
    expect(await plansOf(as)).toBe(2)

    await begin(as)
    expect(await read(as, step.goal)).toContain(wizard['goal.none'])
    expect((await send(as, step.goal, { goal: 'ENROLLMENT' })).status).toBe(409)
  })

  it('is not made by an answer that was kept from before either, and its words stay', async () => {
    const as = await makePlanner(site)
    await makePlanOf(site, as)
    const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: as.username } })
    const answers = { status: 'PUPIL', year: 11, years: 5, goal: 'EMPLOYMENT', professionId: 'nurse' }
    await site.database.planDraft.create({ data: { userId, idempotencyKey: crypto.randomUUID(), ...answers } })
    const refused = await sendAbout(site, as, { about: 'Не терять' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Не терять')
    await sendAbout(site, as, { about: 'Не терять' })
    expect(await plansOf(as)).toBe(1)
    expect(await site.database.job.count({ where: { state: 'WAITING', kind: 'plan' } })).toBe(0)
  })

  it.each(['put away', 'completed'])(
    'waits 30 days from the making of one that was %s, and is told the day',
    async how => {
      const as = await makePlanner(site)
      const path = await makePlanOf(site, as)
      const { tasks } = await storedPlan(site, path)
      if (how === 'put away') await send(as, `${path}/archive`)
      else for (const { id } of tasks) await send(as, `${path}/tasks/${id}`, { state: 'done' })
      const day = await age(path, 29)
      await begin(as)
      for (const page of [CAREERS, step.goal]) expect(await read(as, page), page).toContain(day)
      expect((await send(as, step.goal, { goal: 'EMPLOYMENT' })).status).toBe(409)
      await age(path, 30)
      await makePlanOf(site, as)
      expect(await plansOf(as)).toBe(2)
    },
  )
})

describe('putting a plan away', () => {
  it('asks first, tells when the next may be made, and sent twice is done once', async () => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as)
    const day = await age(path, 10)
    const asked = await read(as, `${path}/archive`)
    expect(asked).toContain(words['archive.title'])
    expect(asked).toContain(day)
    expect((await storedPlan(site, path)).archivedAt).toBeNull()
    for (let time = 0; time < 2; time += 1) expect((await send(as, `${path}/archive`)).location).toBe(CAREERS)
    const { archivedAt, openKey, tasks } = await storedPlan(site, path)
    expect([archivedAt !== null, openKey, tasks.length > 0]).toEqual([true, null, true])
    await send(as, `${path}/archive`)
    expect((await storedPlan(site, path)).archivedAt).toEqual(archivedAt)

    const list = await read(as, CAREERS)
    expect(list).toContain(careers.archived)
    expect(list).toContain(day)
    expect(await read(as, path)).toContain(words['lead.archived'])
    expect((await site.visit(`${path}/archive`, { as })).status).toBe(404)
  })

  it('older than 30 days opens the goal at once, and says so', async () => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as)
    await age(path, 31)
    expect(await read(as, `${path}/archive`)).toContain(words['archive.now'])
  })

  it('of somebody else is not found', async () => {
    const path = await makePlanOf(site, await makePlanner(site))
    expect((await send(await makePlanner(site), `${path}/archive`)).status).toBe(404)
    expect((await storedPlan(site, path)).archivedAt).toBeNull()
  })
})

describe('a plan whose person has another score now', () => {
  const entered = { unt: 70, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE' }
  async function makeChanged() {
    const as = await makePlanner(site, { academic: entered })
    const path = await makePlanOf(site, as)
    expect(await read(as, path)).not.toContain(words['update.offer'])
    const [one, , three] = (await storedPlan(site, path)).tasks
    for (const { id } of [one!, three!]) await send(as, `${path}/tasks/${id}`, { state: 'done' })
    await saveAcademicRecord(site, as, { unt: 88 })
    return { as, path, done: [one!.key, three!.key] }
  }

  it('offers an update that tells the score, and changes nothing until it is accepted', async () => {
    const { as, path } = await makeChanged()
    const before = await storedPlan(site, path)
    const page = await site.visit(path, { as, cookies })
    expect(mainOf(page.text)).toContain(words['update.offer'])
    expect(tagsOf(page.text, 'a').map(({ href }) => href)).toContain(`${path}/update`)
    expect(mainOf(page.text)).toContain('UNT: 70 →')
    const update = await read(as, `${path}/update`)
    expect(update).toMatch(/UNT: 88 → \d+/)
    expect(await storedPlan(site, path)).toEqual(before)
  })

  it('accepted keeps what is done, and sent again changes nothing more', async () => {
    const { as, path, done } = await makeChanged()
    const before = await storedPlan(site, path)
    expect((await send(as, `${path}/update`)).location).toBe(path)
    const after = await storedPlan(site, path)
    const doneOf = ({ tasks }: typeof after) =>
      tasks.flatMap(({ key, doneAt, dueOn }) => (doneAt ? [{ key, doneAt, dueOn }] : []))
    expect(doneOf(after)).toEqual(doneOf(before))
    expect(doneOf(after).map(({ key }) => key)).toEqual(done)
    expect(after).toMatchObject({ done: 2, total: after.tasks.length, status: 'ACTIVE', id: before.id })
    const page = await read(as, path)
    expect(page).not.toContain(words['update.offer'])
    expect(page).toContain('UNT: 88 →')
    expect(await read(as, `${path}/update`)).toContain(words['update.none'])
    await send(as, `${path}/update`)
    expect(await storedPlan(site, path)).toEqual(after)
  })

  it('accepted twenty times at once, while a task is marked, is updated once and loses no mark', async () => {
    const { as, path } = await makeChanged()
    const open = (await storedPlan(site, path)).tasks.find(({ doneAt }) => doneAt === null)!
    const marking = send(as, `${path}/tasks/${open.id}`, { state: 'done' })
    await Promise.all([marking, ...Array.from({ length: 20 }, () => send(as, `${path}/update`))])
    const { tasks, total, done, stages } = await storedPlan(site, path)
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length)
    expect(new Set(stages.map(({ key }) => key)).size).toBe(stages.length)
    expect([total, done]).toEqual([tasks.length, tasks.filter(({ doneAt }) => doneAt).length])
    if ((await marking).status === 302) expect(tasks.find(({ key }) => key === open.key)?.doneAt).not.toBeNull()
    expect(site.complaints).toEqual([])
  })

  it('is completed by an update that drops the last open task, and its goal is free again', async () => {
    const { as, path } = await makeChanged()
    const { id: planId, tasks, stages } = await storedPlan(site, path)
    await site.database.subtask.updateMany({ where: { planId }, data: { doneAt: new Date() } })
    const facts = { task: 'raiseGpa', have: 3, need: 3.5 }
    const left = { key: 'raiseGpa', facts, order: 99, dueOn: stages[0]!.endsOn }
    await site.database.subtask.create({ data: { ...left, planId, stageId: stages[0]!.id } })
    await site.database.plan.update({ where: { id: planId }, data: { total: tasks.length + 1, done: tasks.length } })
    // The score of before, so that the update adds no task.
    await saveAcademicRecord(site, as, entered)
    expect((await send(as, `${path}/update`)).location).toBe(path)
    const after = await storedPlan(site, path)
    expect(after).toMatchObject({ status: 'COMPLETED', openKey: null, total: tasks.length, done: tasks.length })
    expect(after.completedAt).toBeInstanceOf(Date)
    const earned = { rule: 'plan', user: { username: as.username } }
    expect(await site.database.achievement.count({ where: earned })).toBe(1)
  })

  it('is not updated by anybody else, nor once it was put away', async () => {
    const { as, path } = await makeChanged()
    expect((await send(await makePlanner(site), `${path}/update`)).status).toBe(404)
    await send(as, `${path}/archive`)
    const before = await storedPlan(site, path)
    await send(as, `${path}/update`)
    expect(await storedPlan(site, path)).toEqual(before)
    expect(await read(as, path)).not.toContain(words['update.offer'])
  })

  it('updated still earns what it earns once', async () => {
    const { as, path } = await makeChanged()
    await send(as, `${path}/update`)
    for (const { id } of (await storedPlan(site, path)).tasks) await send(as, `${path}/tasks/${id}`, { state: 'done' })
    expect((await storedPlan(site, path)).status).toBe('COMPLETED')
    const keys = await site.database.achievement.findMany({ where: { user: { username: as.username } } })
    expect(keys.filter(({ rule }) => rule === 'plan')).toHaveLength(1)
    expect(await read(as, path)).not.toContain(words['update.offer'])
  })
})

it('A plan whose profession has left the catalogue says so, can be finished, and offers no update', async () => {
  const as = await makePlanner(site)
  const path = await makePlanOf(site, as, { professionId: 'baker', status: 'EMPLOYED' })
  await site.database.profession.update({ where: { id: 'baker' }, data: { retiredAt: new Date() } })
  const page = await read(as, path)
  expect(page).toContain(words.gone)
  expect(page).toContain('Baker')
  expect(await read(as, `${path}/update`)).toContain(words['update.none'])
  const [task] = (await storedPlan(site, path)).tasks
  await send(as, `${path}/tasks/${task!.id}`, { state: 'done' })
  expect((await storedPlan(site, path)).done).toBe(1)
})

it('A goal that is closed is refused in the middle of the way, too', async () => {
  const as = await makePlanner(site)
  await answerSteps(site, as)
  const page = await site.visit(step.about, { as, cookies })
  expect(page.status).toBe(200)
  await makePlanOf(site, as)
  expect((await site.visit(step.about, { as })).location).toBe(step.situation)
})
