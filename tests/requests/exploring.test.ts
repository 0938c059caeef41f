// The entry links of the catalogue of institutions, and the next step at the end of every admission page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { professionFields } from '#app/domain/professions/vocabulary.ts'
import words from '#app/i18n/locales/en/institutions.ts'
import nextSteps from '#app/i18n/locales/en/nextSteps.ts'
import { pathOf } from '#app/paths.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { choose, pick, PROGRAMMES } from '#tests/world/choices.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, tagsOf, textOf } from '#tests/world/page.ts'
import { addAnalysis, answerWizard, makePlanner, waitForPlan } from '#tests/world/planner.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const LIST = pathOf('institutions')
type Person = Visitor & { username: string }

let site: Site
let reader: Visitor
beforeAll(async () => {
  site = await borrowSite()
  reader = await site.signIn('aruzhan')
})
afterAll(() => site.stop())

const open = async (path: string, as: Visitor) =>
  (await site.visit(path.replaceAll('&amp;', '&'), { as, cookies: { language: 'en' } })).text
const idsOf = (html: string) => [...html.matchAll(/<li[^>]* id="at-([\w-]+)"/g)].map(([, id]) => id!)
const idOf = async ({ username }: Person) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id

/** The number of results in the heading. */
const foundOn = (html: string) => Number(/<h2 id="found">[^<]*?(\d+)/.exec(html)?.[1] ?? 0)

/** Returns every link into the list that shows a count, with the count. */
function waysOf(html: string): { href: string; count: number }[] {
  const links = [...html.matchAll(/<a\b[^>]*href="(\/app\/institutions\?[^"]*)"[^>]*>(.*?)<\/a>(?=(.{0,200}))/gs)]
  return links.flatMap(([, href = '', inside = '', behind = '']) => {
    const match = /(\d+)\s*$/.exec(textOf(inside)) ?? /^<\/h2><span[^>]*>(\d+)/.exec(behind)
    return match ? [{ href, count: Number(match[1]) }] : []
  })
}

describe('the catalogue before anything is asked', () => {
  it('leads by field, kind, city, country and own list to as many as it says', async () => {
    const front = await open(LIST, reader)
    const ways = waysOf(front)
    for (const part of ['field=', 'type=', 'city=', 'country=tr', 'fits=on'])
      expect(
        ways.filter(({ href }) => href.includes(part)),
        part,
      ).not.toEqual([])
    expect(ways.filter(({ href }) => href.includes('field='))).toHaveLength(professionFields.length)
    for (const { href, count } of ways) expect(foundOn(await open(href, reader)), href).toBe(count)
  })

  it('shows a few of the list, and the rest by cursor', async () => {
    const front = await open(LIST, reader)
    const first = idsOf(front)
    expect(first).toHaveLength(5)
    const next = tagsOf(front, 'a').find(({ rel }) => rel === 'next')!.href!
    const second = await open(next, reader)
    expect(idsOf(second)).toHaveLength(20)
    expect(idsOf(second)).not.toEqual(expect.arrayContaining([first[4]]))
    expect(second).not.toContain('id="cities"')
  })

  it('counts the kinds under what else is asked', async () => {
    const page = await open(`${LIST}?field=law`, reader)
    const kinds = waysOf(page).filter(({ href }) => href.includes('type=') && href.includes('field=law'))
    expect(kinds.length).toBeGreaterThan(1)
    for (const { href, count } of kinds) expect(foundOn(await open(href, reader)), href).toBe(count)
  })

  it('goes on from a country by its cities', async () => {
    const page = await open(`${LIST}?country=kz`, reader)
    const cities = waysOf(page).filter(({ href }) => href.includes('city='))
    expect(cities).toHaveLength(12)
    for (const { href, count } of cities.slice(-3)) expect(foundOn(await open(href, reader)), href).toBe(count)
  })

  it('finds the institutes of the services apart from other universities', async () => {
    const found = idsOf(await open(`${LIST}?type=SERVICE`, reader))
    expect(found).toContain('police-karaganda')
    expect(found).not.toContain('kaznu')
    expect(foundOn(await open(`${LIST}?type=SERVICE`, reader))).toBe(found.length)
  })

  it('puts the own city first, and folds the conditions', async () => {
    const person = await makePerson(site)
    await site.database.profile.update({ where: { userId: await idOf(person) }, data: { cityId: 'zhezkazgan' } })
    const front = await open(LIST, person)
    const [city] = waysOf(front).filter(({ href }) => href.includes('city='))
    expect(city!.href).toContain('city=zhezkazgan')
    expect(front).not.toMatch(/<details[^>]* open/)
    expect(mainOf(front)).toContain(words.refine)
  })
})

describe('the next step', () => {
  /** Returns the title of the next step and the address of its button. */
  function stepOn(html: string) {
    const [, section = ''] = /<section[^>]*aria-labelledby="next-step"[^>]*>(.*?)<\/section>/s.exec(html) ?? []
    const [, title = ''] = /<h2 id="next-step">(.*?)<\/h2>/s.exec(section) ?? []
    const [button] = [...tagsOf(section, 'a'), ...tagsOf(section, 'form')]
    return { title: textOf(title), to: button?.href ?? button?.action }
  }
  const step = async (path: string, as: Visitor) => stepOn(await open(path, as))

  async function analyse(person: Person, majors: string[]) {
    const { location } = await choose(site, person, majors, {
      unt: '98',
      untSubjects: 'BIOLOGY+CHEMISTRY',
      rural: 'no',
    })
    await expect
      .poll(
        async () =>
          (await site.database.institutionAnalysis.findFirst({ where: { id: location!.split('/').at(-1)! } }))
            ?.completedAt,
      )
      .toBeInstanceOf(Date)
    return location!
  }

  it('goes with a person from the first look to a plan', async () => {
    const person: Person = await makePerson(site, { year: '11' })
    // Nothing is done yet.
    expect(await step(LIST, person)).toEqual({
      title: nextSteps.placesTest,
      to: pathOf('test', { testId: 'interests-short' }),
    })
    expect(await step(pathOf('admissions'), person)).toEqual({ title: nextSteps.choose, to: LIST })
    const kaznu = pathOf('institution', { institutionId: 'kaznu' })
    expect(await step(kaznu, person)).toEqual({ title: nextSteps.here, to: pathOf('picks') })

    // Institutions are picked, without programmes.
    const form = { institutionId: 'kaznu', wants: 'on', back: PROGRAMMES }
    expect((await site.visit(pathOf('picks'), { as: person, form })).location).toBe(PROGRAMMES)
    expect(await step(LIST, person)).toEqual({ title: nextSteps.uncounted, to: PROGRAMMES })
    expect(await step(pathOf('admissions'), person)).toEqual({ title: nextSteps.uncounted, to: PROGRAMMES })
    expect(await step(kaznu, person)).toEqual({ title: nextSteps.hereChosen, to: PROGRAMMES })
    expect((await step(PROGRAMMES, person)).title).toBe(nextSteps.chosen)

    // The chances are computed; a plan needs the personality analysis.
    const chances = await analyse(person, ['kaznu-b050'])
    for (const page of [LIST, kaznu, chances, pathOf('admissions')])
      expect(await step(page, person), page).toEqual({ title: nextSteps.direction, to: pathOf('personality') })

    // Another institution is picked: its chances are not computed yet, and the existing ones do not change.
    await pick(site, person, ['enu'])
    expect((await step(LIST, person)).title).toBe(nextSteps.uncounted)
    expect((await step(chances, person)).title).toBe(nextSteps.direction)
    await site.visit(pathOf('picks'), { as: person, form: { ...form, institutionId: 'enu', wants: 'off' } })

    // The personality analysis exists: one button starts a plan to the programme.
    await addAnalysis(site, person.username)
    expect(await step(LIST, person)).toEqual({ title: nextSteps.enrol, to: pathOf('newPlan') })
    expect(await step(chances, person)).toEqual({ title: nextSteps.toPlace, to: pathOf('planAim') })
    const started = await site.visit(pathOf('planAim'), { as: person, form: { majorId: 'kaznu-b050' } })
    expect(started.location).toBe(pathOf('newPlan'))
    expect(await site.database.planDraft.findUnique({ where: { userId: await idOf(person) } })).toMatchObject({
      goal: 'ENROLLMENT',
      majorId: 'kaznu-b050',
    })
  })

  it('is the plan for a person who has one, on every page', async () => {
    const person = await makePlanner(site)
    await pick(site, person, ['kaznu'])
    const chances = await analyse(person, ['kaznu-b050'])
    const to = await answerWizard(site, person, { goal: 'ENROLLMENT', majorId: 'kaznu-b050' })
    for (const page of [LIST, pathOf('institution', { institutionId: 'nu' }), pathOf('admissions'), chances])
      expect(await step(page, person), page).toEqual({ title: nextSteps.enrolled, to })
  })

  it('is a new score while the last plan is too young for another', async () => {
    const person = await makePlanner(site)
    await pick(site, person, ['kaznu'])
    const chances = await analyse(person, ['kaznu-b050'])
    const path = await answerWizard(site, person, { goal: 'ENROLLMENT', majorId: 'kaznu-b050' })
    await waitForPlan(site, person, path)
    expect((await site.visit(`${path}/archive`, { as: person, form: {} })).status).toBe(302)
    const to = `${PROGRAMMES}?of=${chances.split('/').at(-1)!}`
    for (const page of [LIST, chances]) expect(await step(page, person), page).toEqual({ title: nextSteps.recount, to })
  })

  it('asks for what is missing before a plan is made', async () => {
    const person: Person = await makePerson(site, { year: '11' })
    await pick(site, person, ['kaznu'])
    const { location } = await choose(site, person, 'kaznu-b050')
    await expect.poll(async () => (await step(location!, person)).title).toBe(nextSteps.tell)
  })

  it('leads to what fits, and from there to one of them', async () => {
    const person: Person = await makePerson(site, { year: '11' })
    await completeTests(site.database, person.username)
    expect(await step(LIST, person)).toEqual({ title: nextSteps.placesFit, to: `${LIST}?fits=on` })
    const fitting = await open(`${LIST}?fits=on`, person)
    expect(stepOn(fitting)).toEqual({
      title: nextSteps.placesLook,
      to: pathOf('institution', { institutionId: idsOf(fitting)[0]! }),
    })
  })

  it.each<Record<string, string>>([{ majorId: 'nowhere' }, { majorId: '' }, { professionId: 'nowhere' }, {}])(
    'begins no plan to %j',
    async form => {
      const as = await makePlanner(site)
      expect((await site.visit(pathOf('planAim'), { as, form })).status).toBe(400)
      expect(await site.database.planDraft.count({ where: { user: { username: as.username } } })).toBe(0)
    },
  )
})
