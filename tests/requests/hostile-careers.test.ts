// Attacks on plans, and requests that no page of ours sends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import ruFields from '#app/i18n/locales/ru/fields.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, textOf } from '#tests/world/page.ts'
import {
  answerSteps,
  CAREERS,
  storedPlan,
  makePlanner,
  makePlanOf,
  type Planner,
  sendAbout,
  step,
} from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const odd = ['__proto__', 'toString', '%00', 'a%00b', '%E2%80%AEx', "'%20OR%201=1--", '..%2f..', 'x'.repeat(500)]
const draftOf = ({ username }: Planner) => site.database.planDraft.findFirst({ where: { user: { username } } })
const plansOf = ({ username }: Planner) => site.database.plan.count({ where: { user: { username } } })
const areaOf = (html: string) => textOf(/<textarea\b[^>]*>(.*?)<\/textarea>/s.exec(html)?.[1] ?? '')

describe('an address nobody offers', () => {
  it('is answered without a fault: a page, or nothing found', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as)
    for (const value of odd) {
      for (const path of [`${CAREERS}/${value}`, `${CAREERS}/${value}/progress`, `${CAREERS}/${value}/calendar.ics`])
        expect((await site.visit(path, { as })).status, path).toBe(404)
      for (const suffix of ['', '.data'])
        expect((await site.visit(`${step.profession}${suffix}?q=${value}`, { as })).status, value).toBe(200)
    }
    await site.visit(step.goal, { as, form: { goal: 'ENROLLMENT' } })
    for (const value of odd) {
      expect((await site.visit(`${step.programme}?institution=${value}`, { as })).status, value).toBe(404)
      for (const query of [`q=${value}`, `country=${value}`, `q=${value}&country=${value}&all=${value}`])
        expect((await site.visit(`${step.programme}?${query}`, { as })).status, query).toBe(200)
    }
    expect(site.complaints).toEqual([])
  })

  it('of a plan of somebody else gives none of its words, by page or by data alone', async () => {
    const path = await makePlanOf(site, await makePlanner(site), { about: 'чужаятайна' })
    const as = await makePlanner(site)
    for (const of of ['', '/update', '/archive', '/calendar.ics', '/progress'])
      for (const query of ['', '.data', '.data?_routes=routes/app/careers/show', '.data?_routes=root']) {
        const { text } = await site.visit(path + of + query, { as })
        expect(text, of + query).not.toMatch(/чужаятайна|Разработчик/)
      }
  })
})

describe('a form nobody offers', () => {
  it('is refused by page and data, and what was answered stays', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as)
    const before = await draftOf(as)
    const pupil = { status: 'PUPIL', year: '9', years: '5' }
    const forms: [string, FormFields][] = [
      ...['99', '0', '-1', '1.5', '1e9', 'NaN', '٣', ' '].map((years): [string, FormFields] => [
        step.situation,
        { ...pupil, years },
      ]),
      [step.situation, { ...pupil, years: ['2', '3'] }],
      [step.situation, { ...pupil, status: ['PUPIL', 'STUDENT'] }],
      [step.situation, { ...pupil, status: '__proto__' }],
      [step.situation, { ...pupil, year: ['9', '10'] }],
      [step.situation, { 'years[0]': '5', 'status[__proto__]': 'PUPIL' }],
      [step.goal, { goal: 'toString' }],
      [step.goal, { goal: ['EMPLOYMENT', 'ENROLLMENT'] }],
      [step.profession, { professionId: '__proto__' }],
      [step.profession, { professionId: '\0' }],
      [step.profession, { professionId: ['nurse', 'cook'] }],
      [step.profession, { professionId: 'n'.repeat(121) }],
      [step.about, { about: 'без номера' }],
      [step.about, { idempotencyKey: 'short', about: '' }],
      [step.about, { idempotencyKey: [crypto.randomUUID(), crypto.randomUUID()] }],
      [step.about, { idempotencyKey: crypto.randomUUID(), about: ['раз', 'два'] }],
    ]
    for (const [path, form] of forms)
      for (const suffix of ['', '.data']) {
        const { status, text } = await site.visit(path + suffix, { as, form })
        expect(status, path + suffix + JSON.stringify(form)).toBe(400)
        expect(text).not.toMatch(/at \w+ \(|node_modules|Prisma/)
      }
    expect(await draftOf(as)).toEqual(before)
    expect(await plansOf(as)).toBe(0)
    expect(site.complaints).toEqual([])
  })

  it('with the target of the other goal is led to its own', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as)
    const before = await draftOf(as)
    const { location } = await site.visit(step.programme, { as, form: { majorId: 'kaznu-b057' } })
    expect(location).toBe(step.about)
    expect(await draftOf(as)).toEqual(before)
  })

  it('with a class for who is not at school keeps no class', async () => {
    const as = await makePlanner(site)
    await site.visit(step.situation, { as, form: { status: 'EMPLOYED', year: '9', years: '5' } })
    expect(await draftOf(as)).toMatchObject({ status: 'EMPLOYED', year: null })
  })
})

describe('the words of the person', () => {
  it('ten thousand letters or hidden signs are refused beside the field, and nothing typed is lost', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as)
    const long = 'Я хочу стать врачом. '.repeat(500).trim()
    const refused = await sendAbout(site, as, { about: long })
    expect(refused.status).toBe(400)
    expect(errorBeside(refused.text, 'about')).toContain(ruFields['invalid.tooLong'])
    expect(areaOf(refused.text)).toBe(long)
    for (const sign of ['\0', '\u0007', '\u001B[31m', '\u202E']) {
      const { status, text } = await sendAbout(site, as, { about: `до${sign}после` })
      expect([status, errorBeside(text, 'about')?.includes(ruFields['invalid.characters'])]).toEqual([400, true])
    }
    expect(await plansOf(as)).toBe(0)
  })

  it('stand on the page as words, never as markup', async () => {
    const as = await makePlanner(site)
    const about = '<img src=x onerror=alert(1)><script>alert(2)</script></textarea>"\'&'
    await answerSteps(site, as)
    await sendAbout(site, as, { about, then: 'leave' })
    const kept = await site.visit(step.about, { as })
    const shown = await site.visit(await makePlanOf(site, as, { about }), { as })
    for (const { text } of [kept, shown]) {
      expect(text).not.toMatch(/<img src=x|<script>alert/)
      expect(text).toContain('&lt;img src=x')
    }
  })

  it('are in nobody’s log', async () => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as, { about: 'оченьличное' })
    await site.visit(`${step.profession}?q=verysecret`, { as })
    const log = [...site.log, ...site.complaints].join('\n')
    expect(log).toContain('/app/careers/:planId')
    for (const word of [path.split('/').at(-1)!, 'оченьличное', 'verysecret']) expect(log).not.toContain(word)
  })
})

describe('a page of one’s own', () => {
  it('is never shown to the next reader of the same browser', async () => {
    const [mine, other] = [await makePlanner(site), await makePlanner(site)]
    const path = await makePlanOf(site, mine)
    const { headers } = await site.visit(path, { as: mine })
    expect(headers['cache-control']).toMatch(/private.*no-cache|no-store/)
    const known = { 'If-None-Match': headers.etag! }
    expect((await site.visit(path, { as: mine, headers: known })).status).toBe(304)
    expect((await site.visit(path, { as: other, headers: known })).status).toBe(404)
    expect((await site.visit(path, { headers: known })).status).toBe(302)
  })

  it('is changed by no post from elsewhere and by no GET', async () => {
    const as = await makePlanner(site)
    const path = await makePlanOf(site, as)
    const before = await storedPlan(site, path)
    const { id } = before.tasks[0]!
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    for (const to of [`${path}/tasks/${id}`, `${path}/archive`, `${path}/update`]) {
      expect((await site.visit(to, { as, form: { state: 'done' }, headers: foreign })).status, to).toBe(403)
      await site.visit(`${to}?state=done`, { as })
    }
    expect(await storedPlan(site, path)).toEqual(before)
  })
})
