import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { signIn } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')

test(
  'language, theme and lite version change the page one is on and lead nowhere else',
  { tag: '@lite' },
  async ({ page, mode, faults, ready, check }) => {
    await signIn(page, 'timur')
    const here = pathOf('professions', null, { q: 'вра' })
    await page.goto(here)
    await ready(page)
    const html = page.locator('html')
    const found = page.getByRole('main').getByRole('listitem')
    await expect(found.first()).toBeVisible()

    await choose('kk')
    await expect(html).toHaveAttribute('lang', 'kk')
    await check(page, { language: 'kk' })
    await choose('en')
    await expect(html).toHaveAttribute('lang', 'en')
    await check(page, { language: 'en' })
    await choose('ru')
    await expect(html).toHaveAttribute('lang', 'ru')

    await expect(html).toHaveAttribute('data-theme', 'light')
    const inTheLight = await paper(page)
    await choose('dark')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    expect(await paper(page)).not.toBe(inTheLight)
    await check(page)
    await page.goto(here)
    await expect(html, 'the theme is kept').toHaveAttribute('data-theme', 'dark')
    await choose('light')
    await expect(html).toHaveAttribute('data-theme', 'light')

    if (mode === 'lite') {
      await expect(page.locator('script, link[rel=modulepreload]')).toHaveCount(0)
      faults.forgive(/^script: /)
      await choose('0')
    }
    await expect(page.locator('script')).not.toHaveCount(0)
    await choose('1')
    await expect(html).toHaveAttribute('data-lite', 'true')
    await expect(page.locator('script, link[rel=modulepreload]')).toHaveCount(0)

    /** Presses a button of the footer and expects the same page again. */
    async function choose(value: string) {
      await page.getByRole('contentinfo').locator(`button[value="${value}"]`).click()
      await expect(page.getByRole('contentinfo').locator(`button[value="${value}"]`)).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page).toHaveURL(here)
      await expect(found.first()).toBeVisible()
    }
  },
)

test('the switches of the header do what those of the footer do', async ({ page, ready }) => {
  await page.goto(pathOf('privacy'))
  await ready(page)
  const header = page.getByRole('banner')
  await header.locator('button[value=kk]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await ready(page)
  await header.locator('button[value=dark]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL(pathOf('privacy'))
})

test('on a phone the menu holds the way in and the switches', async ({ page, ready }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await ready(page)
  await page.getByRole('banner').getByText(t('common', 'nav.menu'), { exact: true }).click()
  await expect(page.getByRole('banner').locator('button[value=en]:visible')).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common', 'nav.login') })
    .click()
  await expect(page).toHaveURL(pathOf('login'))
})

test('a page in the lite version asks for no script and is allowed none', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Save-Data': 'on' } })
  expect(await response.text()).not.toMatch(/<script|modulepreload/)
  expect(response.headers()['content-security-policy']).toContain("script-src 'none'")
})

test('a visitor without script is sent no script @plain', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (/\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
})

function paper(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
