import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { completeTest } from '#tests/world/analysis.ts'
import { createPupil } from './people.ts'
import { answerSteps, createAnalysis, createPlan, recommended } from './plan-setup.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')
const profession = { goal: 'EMPLOYMENT', professionId: recommended[0] } as const
const programme = { goal: 'ENROLLMENT', majorId: 'kaznu-b057' } as const
const scriptOnly = { tag: '@javascript' }

test('a pupil has a plan made in Kazakh, works on it, brings it up to date and puts it away', async ({
  page,
  mode,
  site,
  ready,
  check,
}) => {
  const pupil = await createReader(site, page)
  await site.db.academicRecord.create({ data: { userId: pupil.id, unt: 60 } })

  await test.step('before her analysis there is nothing to rest a plan on', async () => {
    await page.goto(pathOf('careers'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('careers', 'gate.title'))
    await check(page, { language: 'kk' })
  })

  await test.step('with it she may begin', async () => {
    await createAnalysis(site, pupil)
    await page.goto(pathOf('careers'))
    await check(page, { language: 'kk' })
    await page
      .getByRole('main')
      .getByRole('link', { name: t('nextSteps', 'newPlan.go') })
      .click()
  })

  await test.step('she says who she is and how far she looks', async () => {
    await expectStep(page, 'situation.title')
    await check(page, { language: 'kk' })
    await expect(page.getByLabel(t('person', 'status.PUPIL'))).toBeChecked()
    await page.getByLabel(t('wizard', 'years'), { exact: true }).selectOption('4')
    await goOn(page)
  })

  await test.step('she wants a profession', async () => {
    await expectStep(page, 'goal.title')
    await check(page, { language: 'kk' })
    await page.getByRole('radio', { name: t('wizard', 'goal.EMPLOYMENT') }).check()
    await goOn(page)
  })

  await test.step('she chooses one of those that were recommended', async () => {
    await expectStep(page, 'profession.title')
    await check(page, { language: 'kk' })
    await expect(page.getByRole('radio')).toHaveCount(recommended.length)
    await page.getByRole('radio').first().check()
    await goOn(page)
  })

  await test.step('she says what matters to her', async () => {
    await expectStep(page, 'about.title')
    await check(page, { language: 'kk' })
    await page.getByLabel(t('wizard', 'about')).fill('Аптасына он сағат уақытым бар.')
    await page.getByRole('button', { name: t('wizard', 'make') }).click()
  })

  const plan = await test.step('the plan appears by itself', async () => {
    await expect(page.getByRole('heading', { name: t('plan', 'stages') })).toBeVisible()
    await check(page, { language: 'kk' })
    await expect(page.getByRole('main')).toContainText('Аптасына он сағат уақытым бар.')
    const found = await site.db.plan.findFirstOrThrow({ where: { userId: pupil.id } })
    await expect(page).toHaveURL(new RegExp(`${pathOf('plan', { planId: found.id })}$`))
    return { planId: found.id }
  })

  await test.step('she marks her first task as done and takes it back', async () => {
    const first = marks(page).first()
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(doneIn(plan.planId)).toBe(1)
    await expect(page.getByText(new RegExp(progressOf(1)))).toBeVisible()
    await ready(page)
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(doneIn(plan.planId)).toBe(0)
  })

  await test.step('how to do a task is under it', async () => {
    const how = page.locator('details', { hasText: t('plan', 'how') }).first()
    await how.locator('summary').click()
    await expect(how.getByText(/.{60}/).first()).toBeVisible()
  })

  await test.step('she opens another stage and marks a task there', async () => {
    await ready(page)
    const link = page.getByRole('main').getByRole('link', { name: opening }).last()
    const name = (await link.innerText()).replace(opening, '').trim()
    await link.click()
    await expect(page).toHaveURL(/\?stage=/)
    await ready(page)
    const stage = page.getByRole('main').locator('ol > li', { hasText: name }).last()
    const mark = stage.getByRole('button').first()
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(doneIn(plan.planId)).toBe(1)
    await check(page, { language: 'kk' })
  })

  await test.step('she looks at this week, at what is late and at the whole plan', async () => {
    await openView(page, 'view.week')
    await check(page, { language: 'kk' })
    await openView(page, 'view.overdue')
    await expect(page.getByText(t('plan', 'overdue.none'))).toBeVisible()
    await openView(page, 'view.all')
    const { total } = await site.db.plan.findUniqueOrThrow({ where: { id: plan.planId } })
    await expect(marks(page)).toHaveCount(total)
    await check(page, { language: 'kk' })
  })

  await test.step('with a better score she is offered an update, sees what changes and accepts', async () => {
    await site.db.academicRecord.update({ where: { userId: pupil.id }, data: { unt: 66 } })
    await openView(page, 'view.stages')
    await page.getByRole('link', { name: t('plan', 'update.see') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('plan', 'update.title'))
    await check(page, { language: 'kk' })
    await expect(page.getByRole('main')).toContainText('66')
    await page.getByRole('button', { name: t('plan', 'update.do') }).click()
    await expect(page).toHaveURL(new RegExp(`${pathOf('plan', plan)}$`))
    await expect(page.getByText(t('plan', 'update.offer'))).toBeHidden()
    expect(await doneIn(plan.planId)(), 'what was done stays done').toBe(1)
  })

  await test.step('she puts it away, after being asked', async () => {
    await ready(page)
    await page.getByRole('link', { name: t('plan', 'archive'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('plan', 'archive.title'))
    await check(page, { language: 'kk' })
    await page.getByRole('button', { name: t('plan', 'archive.do') }).click()
    await expect(page).toHaveURL(pathOf('careers'))
    await expect(page.getByRole('heading', { name: t('careers', 'archived') })).toBeVisible()
    await check(page, { language: 'kk' })
  })

  await test.step('it may still be read, and nothing in it can be marked', async () => {
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByText(t('plan', 'lead.archived'))).toBeVisible()
    await expect(marks(page)).toHaveCount(0)
    if (mode === 'javascript') await check(page, { language: 'kk' })
  })

  function doneIn(planId: string) {
    return () => site.db.subtask.count({ where: { planId, doneAt: { not: null } } })
  }
})

test('a pupil finds the programme she aims at by its institution', async ({ page, site, ready, check }) => {
  const pupil = await createReader(site, page)
  await createAnalysis(site, pupil)
  await completeTest(site.db, pupil.username, 'INTERESTS')
  await answerSteps(page.request, programme)
  await site.db.planDraft.update({ where: { userId: pupil.id }, data: { majorId: null } })

  await page.goto(pathOf('planProgramme'))
  await check(page, { language: 'kk' })
  await page.getByLabel(t('wizard', 'institution.search')).fill('сәтбаев')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('wizard', 'find') })
    .click()
  await expect(page.getByRole('heading', { name: t('wizard', 'institution.found') })).toBeVisible()
  await ready(page)
  await page.getByRole('main').getByRole('listitem').locator('a[href*="institution=satbayev"]').click()
  await expect(page).toHaveURL(/institution=satbayev/)
  await check(page, { language: 'kk' })
  await page.getByLabel(t('wizard', 'major')).selectOption('satbayev-b057')
  await goOn(page)
  await expectStep(page, 'about.title')
  expect(await site.db.planDraft.findUniqueOrThrow({ where: { userId: pupil.id } })).toMatchObject({
    majorId: 'satbayev-b057',
  })
})

test('what she has typed is not lost without asking her', scriptOnly, async ({ page, site, ready }) => {
  const pupil = await createReader(site, page)
  await createAnalysis(site, pupil)
  await answerSteps(page.request, profession)
  await page.goto(pathOf('planAbout'))
  await ready(page)
  const text = page.getByLabel(t('wizard', 'about'))
  const back = page.getByRole('main').getByRole('link', { name: t('wizard', 'back') })
  const dialogs: string[] = []
  let stay = true
  page.on('dialog', dialog => {
    dialogs.push(dialog.type() === 'beforeunload' ? dialog.type() : dialog.message())
    void (stay ? dialog.dismiss() : dialog.accept())
  })

  await test.step('with nothing typed she leaves as she came', async () => {
    await back.click()
    await expectStep(page, 'goal.title')
    await page.goBack()
    await expectStep(page, 'about.title')
    expect(dialogs).toEqual([])
  })

  await test.step('she is asked, stays and finds her words', async () => {
    await text.fill('Мен түнде оқимын')
    await back.click()
    await expect.poll(() => dialogs).toEqual([t('wizard', 'leave.question')])
    await expectStep(page, 'about.title')
    await expect(text).toHaveValue('Мен түнде оқимын')
  })

  await test.step('she is asked when she goes back in her history, too', async () => {
    await page.evaluate(() => history.back())
    await expect.poll(() => dialogs).toHaveLength(2)
    await expectStep(page, 'about.title')
    await expect(text).toHaveValue('Мен түнде оқимын')
  })

  await test.step('and when she leaves the site', async () => {
    await page.evaluate(() => location.reload())
    await expect.poll(() => dialogs.at(-1)).toBe('beforeunload')
    await expect(text).toHaveValue('Мен түнде оқимын')
  })

  await test.step('she is asked once more and leaves', async () => {
    stay = false
    await back.click()
    await expectStep(page, 'goal.title')
    expect(dialogs).toHaveLength(4)
  })

  await test.step('who saves her words is asked nothing', async () => {
    await goOn(page)
    await expectStep(page, 'profession.title')
    await goOn(page)
    await expectStep(page, 'about.title')
    await text.fill('Мен таңертең оқимын')
    await page.getByRole('button', { name: t('wizard', 'save') }).click()
    await expect(page).toHaveURL(pathOf('careers'))
    await page.goto(pathOf('planAbout'))
    await ready(page)
    await expect(text).toHaveValue('Мен таңертең оқимын')
    expect(dialogs).toHaveLength(4)
  })

  await test.step('who has the plan made is asked nothing', async () => {
    await text.fill('Мен кешке оқимын')
    await page.getByRole('button', { name: t('wizard', 'make') }).click()
    await expect(page.getByRole('heading', { name: t('plan', 'stages') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Мен кешке оқимын')
    expect(dialogs).toHaveLength(4)
  })
})

test('back and forward through the steps keep the answers', scriptOnly, async ({ page, site, ready }) => {
  const pupil = await createReader(site, page)
  await createAnalysis(site, pupil)
  await page.goto(pathOf('newPlan'))
  await ready(page)
  const years = page.getByLabel(t('wizard', 'years'), { exact: true })
  const goal = page.getByRole('radio', { name: t('wizard', 'goal.EMPLOYMENT') })
  const second = page.getByRole('radio').nth(1)

  await years.selectOption('6')
  await goOn(page)
  await goal.check()
  await goOn(page)
  await expectStep(page, 'profession.title')
  await second.check()
  await goOn(page)
  await expectStep(page, 'about.title')

  await test.step('with the buttons of the browser', async () => {
    await page.goBack()
    await expectStep(page, 'profession.title')
    await expect(second).toBeChecked()
    await page.goBack()
    await expectStep(page, 'goal.title')
    await expect(goal).toBeChecked()
    await page.goBack()
    await expectStep(page, 'situation.title')
    await expect(years).toHaveValue('6')
    await page.goForward()
    await expectStep(page, 'goal.title')
    await expect(goal).toBeChecked()
    await page.goForward()
    await expectStep(page, 'profession.title')
    await expect(second).toBeChecked()
    await page.goForward()
    await expectStep(page, 'about.title')
  })

  await test.step('with the links of the page, and with the page asked for anew', async () => {
    const back = page.getByRole('main').getByRole('link', { name: t('wizard', 'back') })
    await back.click()
    await expectStep(page, 'goal.title')
    await expect(goal).toBeChecked()
    await back.click()
    await expectStep(page, 'situation.title')
    await expect(years).toHaveValue('6')
    await page.reload()
    await ready(page)
    await expect(years).toHaveValue('6')
    await goOn(page)
    await expectStep(page, 'goal.title')
    await goOn(page)
    await expectStep(page, 'profession.title')
    await expect(second).toBeChecked()
  })
})

test('a mark shows at once on a slow line, and goes when it is refused', scriptOnly, async ({ page, site, ready }) => {
  const pupil = await createReader(site, page)
  await createAnalysis(site, pupil)
  const planId = await createPlan(site, page.request, pupil, profession)
  const line = await slowLine(page)
  const first = marks(page).first()
  const done = () => site.db.subtask.count({ where: { planId, doneAt: { not: null } } })
  await page.goto(pathOf('plan', { planId }))
  await ready(page)

  await test.step('done before the server knows', async () => {
    line.hold()
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    expect(await done()).toBe(0)
    line.release()
    await expect.poll(done).toBe(1)
    await page.waitForLoadState('networkidle')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a plan that is done goes on no more while another one is worked on', async () => {
    const { createdAt } = await site.db.plan.findUniqueOrThrow({ where: { id: planId } })
    await site.db.subtask.updateMany({ where: { planId }, data: { doneAt: new Date() } })
    await site.db.plan.update({ where: { id: planId }, data: { openKey: null, createdAt: monthsBefore(createdAt) } })
    const { total } = await site.db.plan.update({ where: { id: planId }, data: { status: 'COMPLETED' } })
    await site.db.plan.update({ where: { id: planId }, data: { done: total, completedAt: new Date() } })
    await createPlan(site, page.request, pupil, profession)

    await page.goto(pathOf('plan', { planId }, { view: 'all' }))
    await ready(page)
    line.hold()
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    line.release()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(t('common', 'toast.plan-closed'))).toBeVisible()
    expect(await done()).toBe(total)
  })
})

/** Creates a pupil who reads Kazakh. */
async function createReader(site: Site, page: Page) {
  const pupil = await createPupil(site, page.request)
  await site.db.user.update({ where: { id: pupil.id }, data: { language: 'kk' } })
  await page.context().addCookies([{ name: 'language', value: 'kk', url: site.url }])
  return pupil
}

const opening = new RegExp(`^${t('plan', 'stage.open', { stage: '' }).trim()}`)
const monthsBefore = (day: Date) => new Date(day.getTime() - 60 * 24 * 60 * 60 * 1000)

function marks(page: Page) {
  return page.getByRole('main').locator('button[aria-pressed]')
}

/** Pattern of the progress sentence for this many done tasks, whatever the total is. */
function progressOf(done: number) {
  const sentence = t('plan', 'progress', { done, total: 'TOTAL', percent: 'PERCENT' })
  return sentence.slice(0, sentence.indexOf('PERCENT')).replace('TOTAL', String.raw`\d+`)
}

async function expectStep(page: Page, title: `${'situation' | 'goal' | 'profession' | 'about'}.title`) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wizard', title))
}

async function goOn(page: Page) {
  await page.getByRole('button', { name: t('wizard', 'next') }).click()
}

async function openView(page: Page, view: `view.${'stages' | 'week' | 'overdue' | 'all'}`) {
  await page
    .getByRole('navigation', { name: t('plan', 'views') })
    .getByRole('link', { name: t('plan', view) })
    .click()
  await expect(page.getByRole('navigation', { name: t('plan', 'views') }).locator('[aria-current]')).toContainText(
    t('plan', view),
  )
}

/** Holds posted forms until they are released. */
async function slowLine(page: Page) {
  let passing: Promise<void> = Promise.resolve()
  let release = () => {}
  await page.route(
    () => true,
    async route => {
      if (route.request().method() === 'POST') await passing
      await route.continue()
    },
  )
  return {
    hold: () => void (passing = new Promise<void>(resolve => (release = resolve))),
    release: () => release(),
  }
}
