import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { createPupil } from './people.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'
import { answer, expectQuestion, nextButton, option, shortTest, startTest } from './test-taking.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')
const aptitude = { testId: 'aptitude' }
const MINUTE = 60_000

test('a pupil checks herself against the clock, is led to the result when it is up and reads what was right', async ({
  page,
  mode,
  site,
  ready,
  check,
}) => {
  const pupil = await createPupil(site, page.request)

  await test.step('she starts, and every page says how long is left', async () => {
    await page.goto(pathOf('test', aptitude))
    await expect(page.getByText(t('instruments', 'APTITUDE.how'))).toBeVisible()
    await ready(page)
    await page.getByRole('button', { name: t('tests', 'go.new') }).click()
    await expectQuestion(page, 1)
    await expect(page.getByText(/^Осталось 1[45] минут, до \d\d:\d\d$/)).toBeVisible()
    await check(page)
  })

  await test.step('she answers three tasks', async () => {
    for (let number = 1; number <= 3; number++) {
      await expectQuestion(page, number)
      await answer(page, 2)
    }
    await expectQuestion(page, 4)
  })

  await test.step('the time runs out while she thinks about the fourth', async () => {
    const scripted = mode === 'javascript'
    if (scripted) await page.clock.install()
    await endsIn(site, pupil.id, 15 * MINUTE)
    await page.reload()
    await ready(page)
    await expect(page.getByText(/^Осталось 1[45] минут, до /)).toBeVisible()
    await option(page, 1).check()
    if (scripted) {
      await page.clock.pauseAt(Date.now() + 14 * MINUTE + 5000)
      await expect(page.getByText(/^Осталось \d0 секунд, до /)).toBeVisible()
    }
    await endsIn(site, pupil.id, -1000)
    // Without script the page does not count down; her next action leads to the result.
    if (scripted) await page.clock.resume()
    if (scripted) await page.clock.fastForward(MINUTE)
    else await nextButton(page).click()
    await expect(page).toHaveURL(pathOf('results', aptitude))
    await expect(page.getByText(t('results', 'review.later'))).toBeVisible()
    await expect(page.getByText(/Ответов 4\./)).toBeVisible()
    await check(page)
  })

  await test.step('two minutes later she reads what was right and why', async () => {
    await endsIn(site, pupil.id, -3 * MINUTE)
    await page.reload()
    await page.getByRole('link', { name: t('nextSteps', 'review.go') }).click()
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(30)
    await page
      .getByRole('main')
      .locator('summary', { hasText: t('review', 'open') })
      .first()
      .click()
    await expect(page.getByText(/^Верный ответ: учёный/)).toBeVisible()
    await check(page)
  })
})

test('a pupil who answers everything alike is asked kindly, looks again and keeps her answers', async ({
  page,
  site,
  ready,
  check,
}) => {
  const pupil = await createPupil(site, page.request)
  await startTest(page, ready)
  await answerAlikeUpToTheLast(page, site, pupil.id)
  await ready(page)

  await answer(page, 3)
  await expect(page).toHaveURL(pathOf('check', shortTest))
  await expect(page.getByText(t('check', 'straight'))).toBeVisible()
  await expect(page.getByText(t('check', 'haste'))).toBeHidden()
  await check(page)

  await page.getByRole('link', { name: t('check', 'again') }).click()
  await expectQuestion(page, 1)
  await expect(option(page, 3)).toBeChecked()
  await ready(page)
  await answer(page, 4)
  await expectQuestion(page, 2)
  await page.goto(pathOf('tests'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('tests', 'open.check') })
    .click()
  await expect(page).toHaveURL(pathOf('check', shortTest))
  await ready(page)
  await page.getByRole('button', { name: t('check', 'keep') }).click()
  await expect(page).toHaveURL(pathOf('results', shortTest))
  await expect(page.getByText(t('instruments', 'careless'))).toBeVisible()
  await check(page)
})

/** Sets the deadline of the pupil's attempt to a number of milliseconds from now. */
async function endsIn(site: Site, userId: string, milliseconds: number) {
  const deadlineAt = new Date(Date.now() + milliseconds)
  await site.db.attempt.updateMany({ where: { userId, version: aptitude }, data: { deadlineAt } })
}

/** Answers every question but the last with 3, at a human pace, and opens the last one. */
async function answerAlikeUpToTheLast(page: Page, site: Site, userId: string) {
  const { id: attemptId } = await site.db.attempt.findFirstOrThrow({ where: { userId } })
  const items = await site.db.item.findMany({ where: { version: shortTest }, orderBy: { order: 'asc' } })
  const given = items.slice(0, -1).map(({ id: itemId }) => ({ attemptId, itemId, value: 3, seconds: 5 }))
  await site.db.answer.createMany({ data: given })
  await page.goto(pathOf('question', { ...shortTest, questionId: items.at(-1)!.id }))
}
