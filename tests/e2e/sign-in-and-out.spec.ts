import { pathOf } from '#app/paths.ts'
import { createPupil, password, passwordOf, signIn } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')

test.describe(() => {
  // This story is about the browser's back/forward cache.
  test.use({ remembering: true })

  test(
    'after signing out neither the back button nor the old cookie shows anything',
    { tag: '@lite' },
    async ({ page, context, site, ready, check, anotherDevice }) => {
      const { username } = await createPupil(site, (await anotherDevice()).request)
      await signIn(page, username)
      await page.goto(pathOf('feed'))
      await ready(page)
      await expect(page.getByRole('banner')).toContainText('Айгерім')
      await page.goto(pathOf('tests'))
      await ready(page)
      const cookies = await context.cookies()
      expect(cookies.map(({ name }) => name)).toContain('session')

      await page
        .getByRole('banner')
        .getByRole('button', { name: t('common', 'nav.logout') })
        .click()
      await expect(page).toHaveURL(pathOf('landing'))
      await expect(page.getByRole('status')).toContainText(t('common', 'toast.signed-out'))
      await expect(page.getByRole('banner')).not.toContainText('Айгерім')
      await check(page)

      const login = (path: string) => pathOf('login', null, { redirect: path, reason: 'authentication_required' })
      await page.evaluate(() => history.back())
      await expect(page).not.toHaveURL(pathOf('landing'))
      await expect(page.getByRole('banner'), 'the page the back button shows').not.toContainText('Айгерім')
      await expect(page).toHaveURL(login(pathOf('tests')))
      await page.goto(pathOf('feed'))
      await expect(page).toHaveURL(login(pathOf('feed')))

      const thief = await anotherDevice()
      await thief.context().addCookies(cookies)
      await thief.goto(pathOf('feed'))
      await expect(thief).toHaveURL(login(pathOf('feed')))
      await expect(thief.locator('body')).not.toContainText('Айгерім')
    },
  )
})

test(
  'a wrong password and a name nobody has are refused in the same words, and what was typed stays',
  { tag: '@lite' },
  async ({ page, ready, check }) => {
    const messages: string[] = []
    for (const [name, secret] of [
      ['dana', 'not-her-password'],
      ['nobody_has_this', password],
    ] as const) {
      await page.goto(pathOf('login', null, { redirect: pathOf('tests') }))
      await ready(page)
      await page.getByLabel(t('fields', 'emailOrUsername')).fill(name)
      await page.getByLabel(t('auth', 'password')).fill(secret)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('auth', 'login.submit') })
        .click()
      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(/^Ошибка: /)
      await expect(page.getByLabel(t('fields', 'emailOrUsername'))).toHaveValue(name)
      await expect(page.getByLabel(t('auth', 'password'))).not.toHaveAttribute('value', /./)
      messages.push(await page.getByRole('main').innerText())
      await check(page)
    }
    expect(messages[0]).toBe(messages[1])
  },
)

test('who signs in on the way to a page arrives there', async ({ page, ready, check }) => {
  await page.goto(pathOf('professions', null, { q: 'вра' }))
  await ready(page)
  await expect(page.getByRole('main')).toContainText(t('auth', 'login.required'))
  await check(page)
  await page.getByLabel(t('fields', 'emailOrUsername')).fill('timur')
  await page.getByLabel(t('auth', 'password')).fill(passwordOf('timur'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth', 'login.submit') })
    .click()
  await expect(page).toHaveURL(pathOf('professions', null, { q: 'вра' }))
  await expect(page.getByRole('status')).toContainText(t('common', 'toast.signed-in'))
})
