// Working with a plan: its texts and dates, marking, the views, materials, the calendar.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays, daysBetween } from '#app/domain/calendar/days.ts'
import type { PlanFacts } from '#app/domain/roadmaps/plan-rows.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import words from '#app/i18n/locales/en/plan.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, tagsOf } from '#tests/world/page.ts'
import {
  type Answers,
  idOf,
  storedPlan,
  makePlanner,
  makePlanOf,
  type Planner,
  saveAcademicRecord,
} from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const today = () => calendarDay(new Date())
const open = (as: Visitor, path: string, language = 'en') => site.visit(path, { as, cookies: { language } })
const read = async (as: Visitor, path: string) => mainOf((await open(as, path)).text)
const titlesOn = (html: string) =>
  [...html.matchAll(/<button\b[^>]*name="state"[^>]*>(.*?)<\/button>/gs)].map(([, title]) => title)

describe('two pupils who want to become the same', () => {
  it('get plans one can tell apart: other tasks, other days, other gaps', async () => {
    const entered = { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', gpa: 3.4 }
    const older = await makePlanner(site, { academic: entered })
    const younger = await makePlanner(site, { dateOfBirth: '2012-12-01' })
    const [one, other] = [await makePlanOf(site, older), await makePlanOf(site, younger, { year: '8' })]
    const pages = [await open(older, `${one}?view=all`), await open(younger, `${other}?view=all`)].map(
      ({ text }) => text,
    )
    const [ones, others] = pages.map(page => new Set(titlesOn(page)))
    const shared = [...ones!].filter(title => others!.has(title))
    expect(ones!.size - shared.length).toBeGreaterThanOrEqual(5)
    expect(others!.size - shared.length).toBeGreaterThanOrEqual(5)
    expect(mainOf(pages[0]!)).toContain('UNT: 98 →')
    expect(mainOf(pages[1]!)).not.toContain('UNT: 98 →')
    const [first, second] = [await storedPlan(site, one), await storedPlan(site, other)]
    expect(first.stages.map(({ key }) => key)).not.toEqual(second.stages.map(({ key }) => key))
    const days = new Set(second.tasks.map(({ key, dueOn }) => `${key} ${dueOn}`))
    expect(first.tasks.filter(({ key, dueOn }) => days.has(`${key} ${dueOn}`)).length).toBeLessThan(
      first.tasks.length / 2,
    )
  })
})

describe('the days of a plan', () => {
  const people: Answers[] = [
    { year: '5', years: '8' },
    { year: '9', years: '3', professionId: 'welder' },
    { year: '11', years: '1' },
    { year: '11', years: '5', goal: 'ENROLLMENT' },
    { year: '12', years: '8', goal: 'ENROLLMENT', majorId: 'abai-b013' },
    { status: 'STUDENT', year: '2', years: '5' },
    { status: 'ALUMNI', years: '2', professionId: 'cook' },
    { status: 'EMPLOYED', years: '4', professionId: 'nurse' },
  ]

  it.each(people)('lie ahead and in order, and something comes next: %o', async answers => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as, answers)
    const { stages, tasks, facts } = await storedPlan(site, path)
    const { beyond } = facts as unknown as PlanFacts
    expect(tasks.length).toBeGreaterThan(3)
    for (const { key, startsOn, endsOn, subtasks } of stages) {
      const days = subtasks.map(({ dueOn }) => dueOn)
      expect(days, key).toEqual(days.toSorted())
      expect(days[0]! >= startsOn && days.at(-1)! <= endsOn, key).toBe(true)
    }
    for (const ends of [stages.map(({ startsOn }) => startsOn), stages.map(({ endsOn }) => endsOn)])
      expect(ends).toEqual(ends.toSorted())
    for (const { key, dueOn } of tasks) expect(dueOn > today(), key).toBe(true)
    const next = tasks.map(({ dueOn }) => dueOn).toSorted()[0]!
    expect(daysBetween(today(), next)).toBeLessThanOrEqual(14)
    // Stages that begin after the chosen number of years are named but not planned.
    for (const { key, startsOn } of stages)
      expect(addDays(today(), 366 * Number(answers.years)) > startsOn, key).toBe(true)
    for (const key of beyond) expect(stages.map(stage => stage.key)).not.toContain(key)
    expect(await read(as, path)).toMatch(new RegExp(`Next: .+, by ${plainDateText(next, 'en')}`))
  })
})

describe('views of a plan', () => {
  let as: Planner
  let path: string
  beforeAll(async () => {
    as = await makePlanner(site)
    path = await makePlanOf(site, as)
  })
  const move = async (at: number, days: number) => {
    const { id } = (await storedPlan(site, path)).tasks[at]!
    await site.database.subtask.update({ where: { id }, data: { dueOn: addDays(today(), days) } })
    return id
  }

  it('say when nothing is due this week or overdue, and what comes next', async () => {
    for (const at of [0, 1, 2, 3, 4, 5]) await move(at, 10 + at)
    expect(await read(as, `${path}?view=week`)).toContain('Nothing is due this week. The next task:')
    expect(await read(as, `${path}?view=overdue`)).toContain(words['overdue.none'])
  })

  it('show what is overdue as what it is, and what is due this week', async () => {
    const [late, now] = [await move(0, -3), await move(1, 0)]
    const overdue = (await open(as, `${path}?view=overdue`)).text
    expect(overdue).toContain(`id="${late}"`)
    expect(overdue).not.toContain(`id="${now}"`)
    expect(mainOf(overdue)).toContain(`was due on ${plainDateText(addDays(today(), -3), 'en')}`)
    expect(mainOf(overdue)).toContain('1 task is overdue')
    const week = (await open(as, `${path}?view=week`)).text
    expect(week).toContain(`id="${now}"`)
    expect(week).not.toContain(`id="${late}"`)
  })

  it('show every task of the whole plan, each once, in every language', async () => {
    const { tasks } = await storedPlan(site, path)
    for (const language of ['ru', 'kk', 'en']) {
      const { text } = await open(as, `${path}?view=all`, language)
      expect(tagsOf(text, 'li').filter(({ id }) => tasks.some(task => task.id === id))).toHaveLength(tasks.length)
      expect(mainOf(text)).not.toMatch(/\{\w+\}|undefined|\[object|task\.\w|how\.\w|NaN/)
    }
  })

  it('fall back to the stages when an address asks for what there is not', async () => {
    const plain = titlesOn((await open(as, path)).text)
    for (const query of ['?view=__proto__', '?view=', '?stage=toString', '?stage=', '?view=stages&stage=%00']) {
      const { status, text } = await open(as, path + query)
      expect(status, query).toBe(200)
      expect(titlesOn(text), query).toEqual(plain)
    }
  })
})

describe('a stage', () => {
  it('comes with how to do each task and with materials over https that learn nothing of us', async () => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as)
    const { stages } = await storedPlan(site, path)
    const links: Record<string, string>[] = []
    for (const { key, subtasks } of stages) {
      const { text } = await open(as, `${path}?stage=${key}`)
      for (const { id } of subtasks) expect(text, key).toContain(`id="${id}"`)
      expect(text.split(words.how).length - 1).toBeGreaterThanOrEqual(subtasks.length)
      links.push(...tagsOf(text.split('<footer')[0]!, 'a').filter(({ href }) => /^\w+:/.test(href ?? '')))
    }
    expect(links.length).toBeGreaterThan(10)
    for (const { href, rel } of links) {
      expect(href).toMatch(/^https:\/\//)
      expect(rel, href).toMatch(/noreferrer/)
    }
    expect(new Set(links.map(({ href }) => href)).size).toBeGreaterThan(links.length / 2)
  })

  it.each(['kk', 'ru', 'en'])('names first what is in the language of its reader: %s', async language => {
    const as = await makePlanner(site)
    await site.database.user.update({ where: { usernameFolded: as.username }, data: { language } })
    const path = await makePlanOf(site, as)
    const cards = await site.database.material.findMany({
      where: { retiredAt: null },
      select: { id: true, language: true, skills: { orderBy: { order: 'asc' }, select: { skill: true } } },
    })
    const given = await site.database.planMaterial.findMany({ where: { subtask: { planId: idOf(path) } } })
    const used = new Set(given.map(({ materialId }) => materialId))
    const ofReader = cards.filter(card => card.language === language)
    expect(ofReader.some(({ id }) => used.has(id))).toBe(true)
    const learned = (await storedPlan(site, path)).tasks.flatMap(({ id, facts }) => {
      const { task, skill, subject } = facts as { task: string; skill?: string; subject?: string }
      return task === 'learn' || task === 'untSubject' ? [{ id, wanted: skill ?? subject! }] : []
    })
    expect(learned.length).toBeGreaterThan(1)
    for (const { id, wanted } of learned) {
      const placeOf = (card: (typeof cards)[number]) => card.skills.findIndex(({ skill }) => skill === wanted)
      const first = given.find(({ subtaskId, order }) => subtaskId === id && order === 0)
      const shown = cards.find(card => card.id === first?.materialId)
      if (!shown || shown.language === language) continue
      // A material in another language is used only if no unused one in the reader's language covers the skill at least
      // as well.
      const better = ofReader.filter(
        card => placeOf(card) !== -1 && placeOf(card) <= placeOf(shown) && !used.has(card.id),
      )
      expect(
        better.map(card => card.id),
        wanted,
      ).toEqual([])
    }
  })
})

describe('the calendar of a plan', () => {
  it('holds one whole day for every open task, by RFC 5545, with a link back', async () => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as)
    const [first, ...rest] = (await storedPlan(site, path)).tasks
    await site.visit(`${path}/tasks/${first!.id}`, { as, form: { state: 'done' } })
    const { status, headers, text } = await open(as, `${path}/calendar.ics`, 'kk')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toContain('attachment')
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(text.split('BEGIN:VEVENT')).toHaveLength(rest.length + 1)
    const whole = text.replaceAll('\r\n ', '')
    expect(whole).not.toContain(`UID:${first!.id}@`)
    const forged = await site.visit(`${path}/calendar.ics`, { as, headers: { Host: 'evil.example' } })
    expect(forged.text).toContain(`URL:${site.origin}`)
    expect(forged.text).not.toContain('evil')
    for (const { id, dueOn } of rest) {
      expect(whole).toContain(`UID:${id}@bagdar\r\n`)
      expect(whole).toContain(`DTSTART;VALUE=DATE:${dueOn.replaceAll('-', '')}\r\n`)
      expect(whole).toContain(`#${id}\r\n`)
    }
    expect(whole).toContain(`URL:${site.origin}${path}?stage=`)
  })

  it('of somebody else is not found', async () => {
    const path = await makePlanOf(site, await makePlanner(site))
    const as = await makePlanner(site)
    for (const of of ['', '/calendar.ics', '/update', '/archive', '/progress'])
      expect((await site.visit(path + of, { as })).status, of).toBe(404)
  })
})

it('A plan follows the scores told before it was made', async () => {
  const as = await makePlanner(site)
  await saveAcademicRecord(site, as, { unt: 61 })
  expect(await read(as, await makePlanOf(site, as))).toContain('UNT: 61 →')
})
