// How a plan is made in the background: in stages that show, once, and whatever dies meanwhile.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/plan.ts'
import careers from '#app/i18n/locales/en/careers.ts'
import waiting from '#app/i18n/locales/en/waiting.ts'
import type { AdmissionFacts } from '#app/domain/admission/admission-facts.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import type { PlannedPlan } from '#app/domain/roadmaps/plan.ts'
import { choose, pick } from '#tests/world/choices.ts'
import { mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import {
  answerSteps,
  answerWizard,
  CAREERS,
  idOf,
  keptPlan,
  makePlanner,
  makePlanOf,
  type Planner,
  sendAbout,
  step,
  waitForPlan,
} from '#tests/world/planner.ts'
import { type Site, startServer } from '#tests/world/server.ts'

const inEnglish = { language: 'en' }
const plansOf = (site: Site, { username }: Planner) =>
  site.database.plan.findMany({ where: { user: { username } }, orderBy: { createdAt: 'asc' } })
const makingOf = (site: Site, path: string) => site.database.making.findUniqueOrThrow({ where: { id: idOf(path) } })

describe('while nobody works', () => {
  let site: Site
  let person: Planner
  let path: string
  beforeAll(async () => {
    site = await startServer({ settings: { WORKER: 'off' } })
    person = await makePlanner(site)
    path = await answerWizard(site, person)
  })
  afterAll(() => site.stop())
  const look = (cookies: Record<string, string> = {}) =>
    site.visit(path, { as: person, cookies: { ...inEnglish, ...cookies } })
  const pass = (stage: number) => site.database.making.update({ where: { id: idOf(path) }, data: { stage } })

  it('the page waits with the four stages by name, and shows them as they pass', async () => {
    for (const passed of [0, 1, 2, 3]) {
      await pass(passed)
      const said = mainOf((await look()).text)
      expect(said).toContain(words['loading.title'])
      for (const name of ['made.1', 'made.2', 'made.3', 'made.4'] as const) expect(said).toContain(words[name])
      expect(said.split(waiting['state.full'])).toHaveLength(passed + 1)
      expect(said.split(waiting['state.half'])).toHaveLength(2)
      expect(said).toContain(words['loading.again'])
    }
  })

  it('it looks again by itself: for who has no script, and in the lite version', async () => {
    const refresh = '<meta http-equiv="refresh" content="2"/>'
    expect((await look()).text).toContain(`<noscript>${refresh}</noscript>`)
    const lite = await look({ lite: '1' })
    expect(lite.headers.refresh).toBe('2')
    expect(lite.text).not.toMatch(/<noscript>|http-equiv="refresh"|<script/)
  })

  it('a page with script asks in a few bytes how far it is, and nobody else is told', async () => {
    await pass(2)
    const { text, bytes, headers } = await site.visit(`${path}/progress`, { as: person })
    expect(JSON.parse(text)).toEqual({ state: 'LOADING', stage: 2 })
    expect(headers['cache-control']).toBe('no-store')
    expect(bytes).toBeLessThan(200)
    const other = await makePlanner(site)
    const theirs = await site.visit(`${path}/progress`, { as: other })
    expect([theirs.status, theirs.text]).toEqual([404, 'null'])
  })

  it('the list says that it is being made; it cannot be marked, exported, updated or put away yet', async () => {
    const list = await site.visit(CAREERS, { as: person, cookies: inEnglish })
    expect(mainOf(list.text)).toContain(careers['status.PENDING'])
    for (const of of ['/calendar.ics', '/update', '/archive'])
      expect((await site.visit(path + of, { as: person })).status, of).toBe(404)
    expect((await site.visit(`${path}/archive`, { as: person, form: {} })).status).toBe(404)
    expect((await keptPlan(site, path)).archivedAt).toBeNull()
  })
})

describe('a plan', () => {
  it('names the admission year of the person’s class and the chance that their analysis of chances names', async () => {
    const site = await startServer()
    const person = await makePlanner(site, { academic: { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE' } })
    const path = await makePlanOf(site, person, { year: '10', goal: 'ENROLLMENT', majorId: 'kaznu-b057' })
    const { facts } = await keptPlan(site, path)
    await pick(site, person, ['kaznu'])
    await choose(site, person, ['kaznu-b057'], { unt: '98', untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', rural: 'no' })
    const analysis = async () =>
      (await site.database.institutionAnalysis.findFirst({ where: { user: { username: person.username } } }))?.facts
    await expect.poll(analysis).not.toBeNull()
    const { year, choices } = (await analysis()) as AdmissionFacts
    const nextAutumn = schoolYearEnd(calendarDay(new Date()))
    expect([year, (facts as PlannedPlan).admissionYear]).toEqual([nextAutumn + 1, nextAutumn + 1])
    expect(choices[0]!.outcome).toMatchObject({ chance: (facts as PlannedPlan).chance!.now })
    await site.stop()
  })

  it('is there within seconds, whole, and the answers are free for the next one', async () => {
    const site = await startServer()
    const person = await makePlanner(site)
    const path = await makePlanOf(site, person, { about: 'По вечерам занята' })
    const { status, total, tasks, stages, about } = await keptPlan(site, path)
    expect({ status, about }).toEqual({ status: 'ACTIVE', about: 'По вечерам занята' })
    expect(await makingOf(site, path)).toMatchObject({ state: 'DONE', stage: 4, openKey: null })
    expect(total).toBe(tasks.length)
    expect(stages.length).toBeGreaterThan(3)
    expect(await site.database.planDraft.count({ where: { user: { username: person.username } } })).toBe(0)
    const page = await site.visit(path, { as: person })
    expect(mainOf(page.text)).toContain('По вечерам занята')
    await site.stop()
  })

  it(
    'outlives the worker that made it: killed at any moment, it is made whole and once',
    { timeout: 300_000 },
    async () => {
      let site = await startServer()
      const { databaseUrl } = site
      const made: [Planner, string][] = []
      // More moments are tried with an analysis: taking work up again is one thing for all kinds.
      for (const delay of [0, 8]) {
        const person = await makePlanner(site)
        made.push([person, await answerWizard(site, person)])
        await wait(delay)
        await site.kill()
        site = await startServer({ databaseUrl })
        // What a dead worker held is free when its lease has run out; we do not wait for the minute.
        const lapsed = { leaseUntil: new Date(Date.now() - 1) }
        await site.database.job.updateMany({ where: { state: 'RUNNING' }, data: lapsed })
      }
      for (const [person, path] of made) {
        await waitForPlan(site, person, path)
        const [plan, ...more] = await plansOf(site, person)
        expect(more).toEqual([])
        const { tasks, total } = await keptPlan(site, path)
        expect(plan).toMatchObject({ status: 'ACTIVE', total: tasks.length })
        expect(await makingOf(site, path)).toMatchObject({ state: 'DONE', stage: 4 })
        expect(total).toBeGreaterThan(10)
        const user = { username: person.username }
        expect(await site.database.achievement.count({ where: { user, rule: 'firstPlan' } })).toBe(1)
        const told = await site.database.notification.findMany({ where: { user } })
        expect(told.filter(({ params }) => (params as { rule: string }).rule === 'firstPlan')).toHaveLength(1)
      }
      await site.stop()
    },
  )

  it('whose worker died in the middle of a stage is taken up again', async () => {
    let site = await startServer({ settings: { WORKER: 'off' } })
    const { databaseUrl } = site
    const person = await makePlanner(site)
    const path = await answerWizard(site, person)
    const running = { state: 'RUNNING', attempts: 1, leaseUntil: new Date(Date.now() - 1) }
    await site.database.job.updateMany({ where: { kind: 'plan' }, data: running })
    await site.database.making.update({ where: { id: idOf(path) }, data: { state: 'RUNNING', stage: 3 } })
    await site.stop()
    site = await startServer({ databaseUrl })
    await waitForPlan(site, person, path)
    const done = { state: 'DONE', attempts: 2 }
    await expect.poll(() => site.database.job.findFirst({ where: { kind: 'plan' } })).toMatchObject(done)
    await site.stop()
  })

  it('that cannot be made says so, keeps the answers, and is made when asked for again', async () => {
    const site = await startServer({ settings: { WORKER: 'off' } })
    const person = await makePlanner(site)
    await answerSteps(site, person, { professionId: 'cook', years: '4' })
    const idempotencyKey = (await site.database.planDraft.findFirstOrThrow()).idempotencyKey
    const path = (await sendAbout(site, person, { idempotencyKey, about: 'Мечтаю о своей пекарне' })).location!
    const setRetired = (retiredAt: Date | null) =>
      site.database.profession.update({ where: { id: 'cook' }, data: { retiredAt } })
    await setRetired(new Date())
    // It was tried twice before.
    await site.database.job.updateMany({ where: { kind: 'plan' }, data: { attempts: 2 } })
    const worker = await startServer({ databaseUrl: site.databaseUrl })
    await waitForPlan(site, person, path, 'FAILED')
    await expect.poll(() => worker.complaints.join()).toContain('ENOTARGET')
    expect(worker.complaints.join()).not.toContain(person.username)

    const failed = await site.visit(path, { as: person, cookies: inEnglish })
    expect(failed.status).toBe(200)
    expect(mainOf(failed.text)).toContain(words['failed.title'])
    expect(tagsOf(failed.text, 'a').map(({ href }) => href)).toContain(step.about)
    const list = mainOf((await site.visit(CAREERS, { as: person, cookies: inEnglish })).text)
    expect(list).toContain(careers['none.title'])
    expect(list).toContain(careers.continue)
    expect((await site.visit(step.about, { as: person })).text).toContain('Мечтаю о своей пекарне')
    const first = (await site.visit(step.situation, { as: person })).text
    expect(valuesOf(first, 'years')).toEqual(['4'])

    // The page shown again, or the very form that failed, makes another plan, and only one.
    await setRetired(null)
    const { location } = await sendAbout(site, person, { about: 'Мечтаю о своей пекарне' })
    expect(location).not.toBe(path)
    expect((await sendAbout(site, person, { idempotencyKey })).location).toBe(location)
    await waitForPlan(site, person, location!)
    expect((await plansOf(site, person)).map(({ status }) => status)).toEqual(['PENDING', 'ACTIVE'])
    await worker.stop()
    await site.stop()
  })

  it('nobody has taken up within an hour is given up', async () => {
    const site = await startServer({ settings: { WORKER: 'off' } })
    const person = await makePlanner(site)
    const path = await answerWizard(site, person)
    const old = { heartbeatAt: new Date(Date.now() - 61 * 60_000) }
    await site.database.making.update({ where: { id: idOf(path) }, data: old })
    await site.database.job.deleteMany()
    const worker = await startServer({ databaseUrl: site.databaseUrl })
    await waitForPlan(site, person, path, 'FAILED')
    await worker.stop()
    await site.stop()
  })

  it('of somebody who has left meanwhile troubles nobody', async () => {
    let site = await startServer({ settings: { WORKER: 'off' } })
    const { databaseUrl } = site
    const person = await makePlanner(site)
    await answerWizard(site, person)
    await site.database.user.delete({ where: { usernameFolded: person.username } })
    expect(await site.database.plan.count()).toBe(0)
    await site.stop()
    site = await startServer({ databaseUrl })
    const stateOf = async () => (await site.database.job.findFirst({ where: { kind: 'plan' } }))?.state
    await expect.poll(stateOf).toBe('DONE')
    expect(site.complaints).toEqual([])
    await site.stop()
  })
})
