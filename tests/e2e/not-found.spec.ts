import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { signIn } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')

test(
  'a mistyped address leads to a page that names it and shows the way home',
  { tag: '@lite' },
  async ({ page, ready, check }) => {
    const response = await page.goto('/app/tset?state=new')
    await expect(page).toHaveURL(pathOf('error', { status: '404' }, { from: '/app/tset?state=new' }))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText('/app/tset?state=new')
    await check(page, { language: 'ru' })
    await page
      .getByRole('main')
      .getByRole('link', { name: t('errors', 'home') })
      .click()
    await expect(page).toHaveURL(pathOf('landing'))
    await ready(page)
  },
)

test(
  'a profession, a test and a question that do not exist are not found',
  { tag: '@lite' },
  async ({ page, check }) => {
    await signIn(page, 'timur')
    for (const path of [
      pathOf('profession', { professionId: 'astronaut-cowboy' }),
      pathOf('test', { testId: 'no-such-test' }),
      pathOf('results', { testId: 'interests' }, { attempt: 'somebody-elses' }),
      pathOf('question', { testId: 'interests', questionId: 'no-such-question' }),
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors', '404.title'))
      await expect(page).toHaveTitle(new RegExp(t('errors', '404.title')))
      await check(page, { language: 'ru' })
    }
  },
)

test('a pupil at the guard of the admin area is told why it stays shut', async ({ page, check }) => {
  await signIn(page, 'aruzhan')
  const response = await page.goto(adminPathOf('admin'))
  await expect(page).toHaveURL(pathOf('error', { status: '403' }, { reason: 'insufficient_permissions' }))
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('main')).toContainText(t('errors', 'reason.insufficient_permissions'))
  await check(page, { language: 'ru' })
})
