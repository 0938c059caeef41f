// The plan wizard: who may begin it, what each step refuses, and that answers are not lost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#app/i18n/config.ts'
import enCareers from '#app/i18n/locales/en/careers.ts'
import kkFields from '#app/i18n/locales/kk/fields.ts'
import kkPerson from '#app/i18n/locales/kk/person.ts'
import kkWizard from '#app/i18n/locales/kk/wizard.ts'
import ruFields from '#app/i18n/locales/ru/fields.ts'
import ruPerson from '#app/i18n/locales/ru/person.ts'
import ruWizard from '#app/i18n/locales/ru/wizard.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, summaryOf, tagsOf, textOf, valuesOf } from '#tests/world/page.ts'
import { PASSWORD } from '#tests/world/people.ts'
import { answerSteps, CAREERS, makePlanner, type Planner, sendAbout, step } from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import { type FormFields, newVisitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

const words = ['ru', 'kk'] as const satisfies Language[]
const catalogues: Record<(typeof words)[number], Record<string, string>> = {
  ru: { ...ruFields, ...ruPerson, ...ruWizard },
  kk: { ...kkFields, ...kkPerson, ...kkWizard },
}
const draftOf = ({ username }: Planner) => site.database.planDraft.findFirst({ where: { user: { username } } })
const plansOf = ({ username }: Planner) => site.database.plan.count({ where: { user: { username } } })
const areaOf = (html: string) => textOf(/<textarea\b[^>]*>(.*?)<\/textarea>/s.exec(html)?.[1] ?? '')

describe('without a personality analysis', () => {
  it('the page says what comes first and leads there', async () => {
    const as = await makePlanner(site, { analysed: false })
    const { status, text } = await site.visit(CAREERS, { as, cookies: { language: 'en' } })
    expect(status).toBe(200)
    expect(mainOf(text)).toContain(enCareers['gate.title'])
    const links = tagsOf(text, 'a').map(({ href }) => href)
    expect(links).toContain('/app/personality')
    expect(links).not.toContain(step.situation)
  })

  it('every step leads back to it, opened or sent, and nothing is kept', async () => {
    const as = await makePlanner(site, { analysed: false })
    const idempotencyKey = crypto.randomUUID()
    const whole = { status: 'PUPIL', year: '9', years: '3', goal: 'EMPLOYMENT', professionId: 'nurse', idempotencyKey }
    for (const path of Object.values(step)) {
      expect((await site.visit(path, { as })).location, path).toBe(CAREERS)
      expect((await site.visit(path, { as, form: whole })).location, path).toBe(CAREERS)
    }
    expect(await draftOf(as)).toBeNull()
    expect(await plansOf(as)).toBe(0)
  })

  it('one that is still being made or has failed opens nothing', async () => {
    const as = await makePlanner(site)
    await site.database.analysis.updateMany({
      where: { user: { username: as.username } },
      data: { completedAt: null },
    })
    for (const state of ['WAITING', 'FAILED']) {
      await site.database.making.updateMany({ where: { user: { username: as.username } }, data: { state } })
      expect((await site.visit(step.situation, { as })).location).toBe(CAREERS)
    }
  })
})

describe('a step that is not filled in right', () => {
  type Case = [path: string, form: FormFields, errors: Record<string, string>]
  const cases: Case[] = [
    [step.situation, {}, { status: 'required.status', years: 'required.years' }],
    [step.situation, { status: 'PUPIL', years: '5' }, { year: 'invalid.yearRequired' }],
    [step.situation, { status: 'PUPIL', year: '4', years: '5' }, { year: 'invalid.classRange' }],
    [step.situation, { status: 'STUDENT', year: '8', years: '5' }, { year: 'invalid.yearRange' }],
    [step.situation, { status: 'PUPIL', year: '9,5', years: '5' }, { year: 'invalid.yearInvalid' }],
    [step.situation, { status: 'PUPIL', year: '9', years: '9' }, { years: 'invalid.invalid' }],
    [step.goal, {}, { goal: 'required.goal' }],
    [step.goal, { goal: 'HAPPINESS' }, { goal: 'required.goal' }],
    [step.profession, {}, { professionId: 'required.professionId' }],
    [step.profession, { professionId: 'wizard' }, { professionId: 'invalid.unknown' }],
    [`${step.programme}?institution=kaznu`, {}, { majorId: 'required.majorId' }],
    [`${step.programme}?institution=kaznu`, { majorId: 'kaznu-b999' }, { majorId: 'invalid.unknown' }],
    [step.about, { about: 'ә'.repeat(1001) }, { about: 'invalid.tooLong' }],
  ]

  describe.each(words)('says so in %s', language => {
    it.each(cases)('%s %o', async (path, form, errors) => {
      const as = await makePlanner(site)
      await answerSteps(site, as, { goal: path.startsWith(step.programme) ? 'ENROLLMENT' : 'EMPLOYMENT' })
      const before = await draftOf(as)
      const sent = path === step.about ? { idempotencyKey: before!.idempotencyKey, then: 'make', ...form } : form
      const { status, text } = await site.visit(path, { as, form: sent, cookies: { language } })
      expect(status).toBe(400)
      for (const [field, key] of Object.entries(errors))
        expect(errorBeside(text, field), field).toContain(catalogues[language][key])
      expect(summaryOf(text)).toEqual(Object.keys(errors))
      for (const name of ['status', 'year'].filter(each => each in form))
        expect(valuesOf(text, name)).toEqual([form[name]])
      if (form.about) expect(areaOf(text)).toBe(form.about)
      expect(await draftOf(as)).toEqual(before)
      expect(await plansOf(as)).toBe(0)
    })
  })

  it('does not take a profession or a programme that has left the catalogue', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as)
    const retired = { data: { retiredAt: new Date() } }
    await site.database.profession.update({ where: { id: 'shoemaker' }, ...retired })
    const refused = await site.visit(step.profession, { as, form: { professionId: 'shoemaker' } })
    expect(errorBeside(refused.text, 'professionId')).toContain(ruWizard['invalid.unknown'])
    expect(refused.text).not.toContain('value="shoemaker"')
  })
})

describe('who jumps ahead', () => {
  it('is led to what is missing, and may go back to what is answered', async () => {
    const as = await makePlanner(site)
    const { situation, goal, profession, programme, about } = step
    const look = async (path: string) => (await site.visit(path, { as })).location
    const jumps = async () => Promise.all([situation, goal, profession, programme, about].map(look))
    expect(await jumps()).toEqual([null, situation, situation, situation, situation])
    await site.visit(situation, { as, form: { status: 'PUPIL', year: '10', years: '3' } })
    expect(await jumps()).toEqual([null, null, goal, goal, goal])
    await site.visit(goal, { as, form: { goal: 'ENROLLMENT' } })
    expect(await jumps()).toEqual([null, null, programme, null, programme])
    await site.visit(goal, { as, form: { goal: 'EMPLOYMENT' } })
    expect(await jumps()).toEqual([null, null, null, profession, profession])
    await site.visit(profession, { as, form: { professionId: 'nurse' } })
    expect(await jumps()).toEqual([null, null, null, about, null])
  })

  it('with a form in hand is led there as well, and the form is not kept', async () => {
    const as = await makePlanner(site)
    const form = { goal: 'EMPLOYMENT', professionId: 'nurse', idempotencyKey: crypto.randomUUID(), about: 'мне 16' }
    for (const path of [step.goal, step.profession, step.about])
      expect((await site.visit(path, { as, form })).location).toBe(step.situation)
    expect(await draftOf(as)).toBeNull()
  })
})

describe('what was answered', () => {
  it('begins with what the profile says', async () => {
    const as = await makePlanner(site)
    const { text } = await site.visit(step.situation, { as })
    expect([valuesOf(text, 'status'), valuesOf(text, 'year')]).toEqual([['PUPIL'], ['9']])
  })

  it('is there again after signing out and in on another device', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as, { status: 'STUDENT', year: '2', years: '4', professionId: 'nurse' })
    await sendAbout(site, as, { then: 'leave', about: 'Ауылға қайтқым келеді\nбірақ әзірге қалада тұрамын' })
    await site.visit('/auth/logout', { as, form: {} })

    const other = newVisitor()
    const signedIn = { emailOrUsername: as.username, password: PASSWORD }
    await site.visit('/auth/login', { as: other, form: signedIn })
    const list = await site.visit(CAREERS, { as: other, cookies: { language: 'en' } })
    expect(mainOf(list.text)).toContain(enCareers.continue)
    const first = (await site.visit(step.situation, { as: other })).text
    expect(['status', 'year', 'years'].map(name => valuesOf(first, name))).toEqual([['STUDENT'], ['2'], ['4']])
    expect(valuesOf((await site.visit(step.goal, { as: other })).text, 'goal')).toEqual(['EMPLOYMENT'])
    expect(valuesOf((await site.visit(step.profession, { as: other })).text, 'professionId')).toEqual(['nurse'])
    expect((await site.visit(step.about, { as: other })).text).toContain('Ауылға қайтқым келеді')
  })

  it('before the summer is a class further in September, in the form and in the plan', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as, { year: '9' })
    const { database } = site
    const { userId } = await database.profile.findFirstOrThrow({ where: { user: { username: as.username } } })
    const yearSaidOn = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await database.profile.update({ where: { userId }, data: { yearSaidOn } })
    expect(valuesOf((await site.visit(step.situation, { as })).text, 'year')).toEqual(['10'])
    await sendAbout(site, as)
    const plan = await database.plan.findFirstOrThrow({ where: { userId } })
    expect(plan.situation).toMatchObject({ status: 'PUPIL', year: 10 })
  })

  it('is not seen by anybody else', async () => {
    const [as, other] = [await makePlanner(site), await makePlanner(site)]
    await answerSteps(site, as)
    expect((await site.visit(step.about, { as: other })).location).toBe(step.situation)
  })

  it('keeps a profession outside the recommended ones, found by its name', async () => {
    const as = await makePlanner(site, { professions: ['nurse'] })
    await answerSteps(site, as, { professionId: 'nurse' })
    const found = await site.visit(`${step.profession}?q=${encodeURIComponent('сварщ')}`, { as })
    expect(found.text).toContain('value="welder"')
    await site.visit(step.profession, { as, form: { professionId: 'welder' } })
    expect(valuesOf((await site.visit(step.profession, { as })).text, 'professionId')).toEqual(['welder'])
  })
})
