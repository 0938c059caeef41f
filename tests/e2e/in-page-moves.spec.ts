import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { signIn } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')

test(
  'a move within the document tells which page came, and another area is another document',
  { tag: '@javascript' },
  async ({ page, ready }) => {
    await signIn(page, 'ministry')
    await page.goto(pathOf('settings'))
    await ready(page)
    const heading = page.getByRole('heading', { level: 1 })
    const announced = page.locator('p[aria-live=polite]')

    await test.step('the first page takes no focus and says nothing', async () => {
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await expect(announced).toBeEmpty()
    })

    await test.step('a refused form keeps focus on its errors', async () => {
      await page.locator('form', { has: page.locator('#firstName') }).evaluate(form => {
        ;(form as HTMLFormElement).noValidate = true
      })
      await page.locator('#firstName').fill('')
      await page.locator('#firstName').press('Enter')
      await expect(page.getByRole('alert').first()).toBeFocused()
      await expect(announced).toBeEmpty()
    })

    await test.step('the next page has focus on its heading, and its title is announced', async () => {
      await mark(page)
      await inHeader(page, t('common', 'nav.professions')).click()
      await expect(page).toHaveURL(pathOf('professions'))
      await expect(heading).toBeFocused()
      await expect(announced).toHaveText(await page.title())
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    await test.step('back is where one was, and told as well', async () => {
      const last = page.getByRole('main').getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      const depth = await page.evaluate(() => scrollY)
      expect(depth).toBeGreaterThan(200)
      await last.click()
      await expect(page).not.toHaveURL(pathOf('professions'))
      await expect(heading).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(pathOf('professions'))
      await expect(heading).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth)
      expect(await isMarked(page)).toBe(true)
    })

    await test.step('a part of the page keeps the focus it was given', async () => {
      await page.evaluate(() => (document.querySelector('a[href="#main"]') as HTMLElement).click())
      await expect(page).toHaveURL(/#main$/)
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('the administration is another document, and moves within itself', async () => {
      await inHeader(page, t('common', 'nav.admin')).click()
      await expect(page).toHaveURL(adminPathOf('analytics'))
      expect(await isMarked(page)).toBe(false)
      await ready(page)
      await mark(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('admin', 'applications'), exact: true })
        .click()
      await expect(page).toHaveURL(adminPathOf('applications'))
      await expect(heading).toBeFocused()
      expect(await isMarked(page)).toBe(true)
      await inHeader(page, t('common', 'nav.feed')).click()
      await expect(page).toHaveURL(pathOf('feed'))
      await page.goBack()
      await expect(page).toHaveURL(adminPathOf('applications'))
      await expect(heading).toHaveText(t('partners', 'admin.title'))
      expect(await isMarked(page)).toBe(true)
    })

    await test.step('an address the page does not know is asked for as a document', async () => {
      await page.goto(pathOf('feed'))
      await ready(page)
      await mark(page)
      await page.evaluate(path => {
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, adminPathOf('analytics'))
      await expect(heading).toHaveText(t('admin', 'analytics'))
      expect(await isMarked(page)).toBe(false)
    })

    await test.step('a page without script is left and come back from', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('common', 'foot.privacy') })
        .click()
      await expect(page).toHaveURL(pathOf('privacy'))
      await expect(page.locator('script, link[rel=modulepreload]')).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(adminPathOf('analytics'))
      await ready(page)
    })
  },
)

function inHeader(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first()
}

/** Marks the window, so that a reloaded document can be recognised. */
async function mark(page: Page) {
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }))
}

function isMarked(page: Page) {
  return page.evaluate(() => 'sameDocument' in window)
}
