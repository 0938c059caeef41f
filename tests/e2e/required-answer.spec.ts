import { pathOf } from '#app/paths.ts'
import { createPupil } from './people.ts'
import { expect, test } from './story.ts'
import { answer, expectQuestion, nextButton, plannedAnswers, savedAnswers, shortTest } from './test-taking.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')

test('a question sent without an answer asks for one in our words, and goes on with it', async ({
  page,
  site,
  ready,
  check,
  context,
}) => {
  const { id } = await createPupil(site, page.request)
  const answers = await plannedAnswers(site)
  await page.goto(pathOf('test', shortTest))
  await page.getByRole('main').getByRole('button').first().click()
  await expectQuestion(page, 1)
  await ready(page)
  await context.addCookies([{ name: 'language', value: 'kk', url: site.url }])
  await page.reload()
  await ready(page)

  const error = page.getByText(t('tests', 'invalid.required'))
  const next = page.getByRole('main').getByRole('button', { name: t('tests', 'question.next') })
  for (let times = 0; times < 2; times++) {
    await next.click()
    await expect(error).toBeVisible()
    await expect(error).toBeFocused()
  }
  await check(page, { language: 'kk' })
  expect(await savedAnswers(site, id)).toEqual([])

  await context.addCookies([{ name: 'language', value: 'ru', url: site.url }])
  await page.goto(page.url())
  await ready(page)
  await answer(page, answers.of(1))
  await expectQuestion(page, 2)
  await nextButton(page).click()
  await expect(page.getByText(translatorFor('ru')('tests', 'invalid.required'))).toBeFocused()
})
