// Plans are made in the background, in visible stages, and once. Recovery after a killed worker is tested in
// makings.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/plan.ts'
import careers from '#app/i18n/locales/en/careers.ts'
import waiting from '#app/i18n/locales/en/waiting.ts'
import type { AdmissionFacts } from '#app/domain/admission/admission-facts.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import type { PlannedPlan } from '#app/domain/roadmaps/plan.ts'
import { choose, pick } from '#tests/world/choices.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import {
  answerSteps,
  answerWizard,
  CAREERS,
  idOf,
  storedPlan,
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

/** A server that runs no background work. */
let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

describe('while nobody works', () => {
  let person: Planner
  let path: string
  beforeAll(async () => {
    person = await makePlanner(site)
    path = await answerWizard(site, person)
  })
  afterAll(() => site.database.job.deleteMany())
  const openPage = (cookies: Record<string, string> = {}) =>
    site.visit(path, { as: person, cookies: { ...inEnglish, ...cookies } })
  const pass = (stage: number) => site.database.making.update({ where: { id: idOf(path) }, data: { stage } })

  it('the page waits with the four stages by name, and shows them as they pass', async () => {
    for (const passed of [0, 1, 2, 3]) {
      await pass(passed)
      const main = mainOf((await openPage()).text)
      expect(main).toContain(words['loading.title'])
      for (const name of ['made.1', 'made.2', 'made.3', 'made.4'] as const) expect(main).toContain(words[name])
      expect(main.split(waiting['state.full'])).toHaveLength(passed + 1)
      expect(main.split(waiting['state.half'])).toHaveLength(2)
      expect(main).toContain(words['loading.again'])
    }
  })

  it('it looks again by itself: for who has no script, and in the lite version', async () => {
    const refresh = '<meta http-equiv="refresh" content="2"/>'
    expect((await openPage()).text).toContain(`<noscript>${refresh}</noscript>`)
    const lite = await openPage({ lite: '1' })
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

  it('another one of the goal has to wait: one is led to what is being made, and told why', async () => {
    const again = await sendAbout(site, person, { idempotencyKey: crypto.randomUUID() })
    expect([again.location, again.setCookies.join()]).toEqual([path, expect.stringContaining('toast=plan-waits')])
    expect(await plansOf(site, person)).toHaveLength(1)
  })

  it('one of the other goal is asked for meanwhile, and its answers outlast the first', async () => {
    const as = await makePlanner(site)
    const first = await answerWizard(site, as)
    const second = await answerWizard(site, as, { goal: 'ENROLLMENT' })
    expect(second).not.toBe(first)
    expect((await plansOf(site, as)).map(({ goal }) => goal)).toEqual(['EMPLOYMENT', 'ENROLLMENT'])
    const { buildPlan } = await import('#app/domain/roadmaps/make-plan.server.ts')
    const drafts = () => site.database.planDraft.findMany({ where: { user: { username: as.username } } })
    await buildPlan(idOf(first))
    expect(await drafts()).toMatchObject([{ goal: 'ENROLLMENT', majorId: 'kaznu-b057' }])
    await buildPlan(idOf(second))
    expect(await drafts()).toEqual([])
  })

  it('the list says that it is being made; it cannot be marked, exported, updated or put away yet', async () => {
    const list = await site.visit(CAREERS, { as: person, cookies: inEnglish })
    expect(mainOf(list.text)).toContain(careers['status.PENDING'])
    for (const of of ['/calendar.ics', '/update', '/archive'])
      expect((await site.visit(path + of, { as: person })).status, of).toBe(404)
    expect((await site.visit(`${path}/archive`, { as: person, form: {} })).status).toBe(404)
    expect((await storedPlan(site, path)).archivedAt).toBeNull()
  })
})

describe('a plan', () => {
  let worker: Site
  afterAll(() => worker.stop())

  it('that cannot be made says so, keeps the answers, and is made when asked for again', async () => {
    const person = await makePlanner(site)
    await answerSteps(site, person, { professionId: 'cook', years: '4' })
    const idempotencyKey = (
      await site.database.planDraft.findFirstOrThrow({ where: { user: { username: person.username } } })
    ).idempotencyKey
    const path = (await sendAbout(site, person, { idempotencyKey, about: 'Мечтаю о своей пекарне' })).location!
    const setRetired = (retiredAt: Date | null) =>
      site.database.profession.update({ where: { id: 'cook' }, data: { retiredAt } })
    await setRetired(new Date())
    // This is the job's last attempt.
    await site.database.job.updateMany({ where: { kind: 'plan' }, data: { attempts: 2 } })
    worker = await startServer(site)
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

    // Sending the reloaded page or the same failed form makes another plan, and only one.
    await setRetired(null)
    const { location } = await sendAbout(site, person, { about: 'Мечтаю о своей пекарне' })
    expect(location).not.toBe(path)
    expect((await sendAbout(site, person, { idempotencyKey })).location).toBe(location)
    await waitForPlan(site, person, location!)
    expect((await plansOf(site, person)).map(({ status }) => status)).toEqual(['PENDING', 'ACTIVE'])
  })

  it('names the admission year of the person’s class and the chance that their analysis of chances names', async () => {
    const person = await makePlanner(site, { academic: { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE' } })
    const path = await makePlanOf(site, person, { year: '10', goal: 'ENROLLMENT', majorId: 'kaznu-b057' })
    const { facts } = await storedPlan(site, path)
    await pick(site, person, ['kaznu'])
    await choose(site, person, ['kaznu-b057'], { unt: '98', untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', rural: 'no' })
    const analysis = async () =>
      (await site.database.institutionAnalysis.findFirst({ where: { user: { username: person.username } } }))?.facts
    await expect.poll(analysis).not.toBeNull()
    const { year, choices } = (await analysis()) as AdmissionFacts
    const nextAutumn = schoolYearEnd(calendarDay(new Date()))
    expect([year, (facts as PlannedPlan).admissionYear]).toEqual([nextAutumn + 1, nextAutumn + 1])
    expect(choices[0]!.outcome).toMatchObject({ chance: (facts as PlannedPlan).chance!.now })
  })

  it('is there within seconds, whole, and the answers are free for the next one', async () => {
    const person = await makePlanner(site)
    const path = await makePlanOf(site, person, { about: 'По вечерам занята' })
    const { status, total, tasks, stages, about } = await storedPlan(site, path)
    expect({ status, about }).toEqual({ status: 'ACTIVE', about: 'По вечерам занята' })
    expect(await makingOf(site, path)).toMatchObject({ state: 'DONE', stage: 4, openKey: null })
    expect(total).toBe(tasks.length)
    expect(stages.length).toBeGreaterThan(3)
    expect(await site.database.planDraft.count({ where: { user: { username: person.username } } })).toBe(0)
    const page = await site.visit(path, { as: person })
    expect(mainOf(page.text)).toContain('По вечерам занята')
  })
})
