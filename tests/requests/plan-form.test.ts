// The start and the end of making a plan: one plan however often its form is sent, and the person's own words in it.
// Both depend on the database engine, so this also runs on PostgreSQL before every merge.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import ruWizard from '#app/i18n/locales/ru/wizard.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf } from '#tests/world/page.ts'
import { answerSteps, CAREERS, makePlanner, type Planner, sendAbout, step } from '#tests/world/planner.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

const draftOf = ({ username }: Planner) => site.database.planDraft.findFirst({ where: { user: { username } } })

describe('the form of the last step', () => {
  it('sent twice, or twenty times at once, makes one plan', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as)
    const { idempotencyKey } = (await draftOf(as))!
    const send = () => sendAbout(site, as, { idempotencyKey, about: 'раз' })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    const again = await send()
    const [{ id } = { id: '' }, ...more] = await site.database.plan.findMany({
      where: { user: { username: as.username } },
    })
    expect(more).toEqual([])
    expect(new Set([...answers, again].map(({ location }) => location))).toEqual(new Set([`${CAREERS}/${id}`]))
    expect(await site.database.job.count({ where: { key: `plan:${id}` } })).toBe(1)
    expect(site.complaints).toEqual([])
  })

  it('keeps the words of the person with the plan', async () => {
    const as = await makePlanner(site)
    await answerSteps(site, as)
    await sendAbout(site, as, { about: '  Живу с бабушкой 👵🏽,\r\nвечера свободны  ' })
    const plan = await site.database.plan.findFirstOrThrow({ where: { user: { username: as.username } } })
    expect(plan.about).toBe('Живу с бабушкой 👵🏽,\nвечера свободны')
  })
})

describe('a plan begun from the page of a profession', () => {
  it('does not call the profession one came from recommended by the analysis', async () => {
    const as = await makePlanner(site, { professions: ['nurse'] })
    await aim(as, { professionId: 'welder' })
    await site.visit(step.situation, { as, form: { status: 'PUPIL', year: '10', years: '3' } })
    const at = async (path: string) => mainOf((await site.visit(path, { as, cookies: { language: 'ru' } })).text)
    expect(await at(step.profession)).toContain(ruWizard['profession.recommendedToo'])
    const found = await at(`${step.profession}?q=${encodeURIComponent('повар')}`)
    expect(found).toContain(ruWizard['profession.foundToo'].replace('{q}', 'повар'))
  })

  const aim = (as: Planner, form: FormFields) => site.visit('/app/careers/new/aim', { as, form })

  it('knows its goal and its profession, and asks for the rest', async () => {
    const as = await makePlanner(site)
    expect((await aim(as, { professionId: 'nurse' })).location).toBe(step.situation)
    expect(await draftOf(as)).toMatchObject({ goal: 'EMPLOYMENT', professionId: 'nurse' })
  })

  it('to a profession nobody knows is refused in words, and nothing is kept', async () => {
    const as = await makePlanner(site)
    for (const professionId of ['dragon-tamer', '', '\u0000']) {
      expect((await aim(as, { professionId })).status, professionId).toBe(400)
    }
    expect(await draftOf(as)).toBeNull()
  })

  it('waits for the personality analysis', async () => {
    const as = await makePlanner(site, { analysed: false })
    expect((await aim(as, { professionId: 'nurse' })).location).toBe(CAREERS)
    expect(await draftOf(as)).toBeNull()
  })
})
