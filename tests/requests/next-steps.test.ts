// Every page of the guidance ends with the next step: one primary button under a heading that names the benefit.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import nextSteps from '#app/i18n/locales/en/nextSteps.ts'
import feed from '#app/i18n/locales/en/feed.ts'
import results from '#app/i18n/locales/en/results.ts'
import { completeTest, completeTests } from '#tests/world/analysis.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, tagsOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { addAnalysis, makePlanner, makePlanOf } from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const open = async (path: string, as: Visitor) => (await site.visit(path, { as, cookies: { language: 'en' } })).text
const footOf = (html: string) => html.slice(html.indexOf('aria-labelledby="next-step"'), html.indexOf('</main>'))
const mainLinksOf = (html: string) => linksOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
const linksOf = (html: string) => tagsOf(html, 'a').map(({ href }) => href)

describe('a pupil who has taken nothing', () => {
  it('is led to the short test from the list and from the plans, and past it from its own page', async () => {
    const pupil = await makePerson(site, { paid: true })
    for (const path of ['/app/tests', '/app/careers']) {
      const foot = footOf(await open(path, pupil))
      expect(foot, path).toContain(nextSteps.INTERESTS)
      expect(linksOf(foot), path).toContain('/app/tests/interests-short')
    }
    const foot = footOf(await open('/app/tests/interests-short', pupil))
    expect(foot).toContain(nextSteps.PERSONALITY)
    expect(linksOf(foot)).toContain('/app/tests/personality')
  })

  it('without access is told how to get it, and from a test what can be read meanwhile', async () => {
    const pupil = await makePerson(site)
    expect(footOf(await open('/app/tests', pupil))).toContain(nextSteps.unlock)
    expect(linksOf(footOf(await open('/app/tests/interests-short', pupil)))).toContain('/app/professions')
  })
})

it('an open retake stands in nobody’s way: the analysis is next, and the hasty answer to a test is given again', async () => {
  const pupil = await makePerson(site, { paid: true })
  await completeTests(site.database, pupil.username)
  await site.visit('/app/tests/values', { as: pupil, form: {} })
  for (const path of ['/app/tests', '/app/tests/values', '/app/tests/interests']) {
    const foot = footOf(await open(path, pupil))
    expect(foot, path).toContain(nextSteps['analyse.go'])
    expect(linksOf(foot), path).toContain('/app/personality')
  }
  expect(mainOf(await open('/app/feed', pupil))).toContain(feed.direction)
  await completeTest(site.database, pupil.username, 'INTERESTS', { careless: true })
  expect(mainOf(await open('/app/feed', pupil))).not.toContain(feed.direction)
})

it('one who has named no subject is asked for them under the list, and comes back to it', async () => {
  const pupil = await makePerson(site, { paid: true })
  await completeTest(site.database, pupil.username, 'INTERESTS')
  await site.database.interest.deleteMany({ where: { user: { usernameFolded: pupil.username } } })
  const list = '/app/tests/interests/results'
  const asked = linksOf(await open(list, pupil)).find(href => href?.startsWith('/app/settings/interests'))
  expect(asked).toBe(`/app/settings/interests?redirect=${encodeURIComponent(list)}`)
  expect((await site.visit(asked!, { as: pupil, form: { interests: ['PHYSICS'] } })).location).toBe(list)
  expect(mainOf(await open(list, pupil))).not.toContain(results['subjects.none'])
  await completeTest(site.database, pupil.username, 'INTERESTS', { careless: true })
  await site.database.interest.deleteMany({ where: { user: { usernameFolded: pupil.username } } })
  expect(mainOf(await open(list, pupil))).not.toContain(results['subjects.none'])
})

describe('one whom the analysis leads by a college', () => {
  it('is led to where it is taught, and nowhere to chances of a grant', async () => {
    const planner = await makePlanner(site, { professions: ['tailor'], ways: ['COLLEGE', 'COURSE'] })
    const there = '/app/institutions?country=kz&type=COLLEGE&profession=tailor'
    const foot = footOf(await open('/app/tests', planner))
    expect(foot).toContain(nextSteps.colleges)
    for (const path of ['/app/tests', '/app/feed']) {
      const links = mainLinksOf(await open(path, planner))
      expect(links, path).toContain(there)
      expect(links, path).not.toContain('/app/institutions/programmes')
    }
  })

  it('finds the same beside the plan on the analysis', async () => {
    const person = await makePerson(site, { paid: true })
    await completeTests(site.database, person.username)
    const { userId } = await site.database.attempt.findFirstOrThrow({
      where: { user: { usernameFolded: person.username } },
    })
    const attempts = await site.database.attempt.findMany({
      where: { userId },
      select: { id: true, version: { select: { test: { select: { instrument: true } } } } },
    })
    await addAnalysis(site, person.username, ['tailor'], ['COLLEGE', 'COURSE'])
    const inputs = Object.fromEntries(attempts.map(({ id, version }) => [version.test.instrument, id]))
    await site.database.analysis.updateMany({ where: { userId }, data: { inputs } })
    const links = mainLinksOf(await open('/app/personality', person))
    expect(links).toContain('/app/institutions?country=kz&type=COLLEGE&profession=tailor')
    expect(links).not.toContain('/app/institutions/programmes')
  })

  it('is led to the profession where only courses teach it', async () => {
    const planner = await makePlanner(site, { professions: ['taxi-driver'], ways: ['COURSE'] })
    expect(linksOf(footOf(await open('/app/tests', planner)))).toContain('/app/professions/taxi-driver')
  })

  it('finds the way to colleges in the plan', async () => {
    const planner = await makePlanner(site, { professions: ['tailor'], ways: ['COLLEGE', 'COURSE'] })
    const plan = await makePlanOf(site, planner, { professionId: 'tailor', year: '9' })
    const stages = await open(`${plan}?stage=application`, planner)
    expect(mainLinksOf(stages)).toContain('/app/institutions?country=kz&type=COLLEGE&profession=tailor')
  })
})

describe('a pupil with a plan', () => {
  it('is led to its first task from every page, and the start page tells what comes after it', async () => {
    const planner = await makePlanner(site)
    const plan = await makePlanOf(site, planner)
    for (const path of ['/app/tests', '/app/careers', plan]) {
      const foot = footOf(await open(path, planner))
      expect(foot, path).toMatch(/Next: “/)
      expect(linksOf(foot)[0]!.startsWith(plan), path).toBe(true)
    }
    const start = await open('/app/feed', planner)
    expect(mainOf(start)).toContain(feed.ahead)
    expect(linksOf(start).filter(href => href?.startsWith(`${plan}?view=all#`)).length).toBeGreaterThanOrEqual(2)
  })

  it('that is put away is led to a way on that is open', async () => {
    const planner = await makePlanner(site)
    const plan = await makePlanOf(site, planner)
    await site.visit(`${plan}/archive`, { as: planner, form: {} })
    for (const path of [plan, '/app/careers']) {
      expect(linksOf(footOf(await open(path, planner))), path).toContain('/app/careers/new')
    }
  })
})
