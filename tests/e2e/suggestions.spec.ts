import { pathOf } from '#app/paths.ts'
import { expectNoAxeViolations } from './page-rules.ts'
import { signIn } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')

test(
  'what the search suggests is chosen by keys or pointer, and what is typed last is what is shown',
  { tag: '@javascript' },
  async ({ page, site, faults, ready, check }) => {
    await page.context().addCookies([{ name: 'language', value: 'kk', url: site.url }])
    await signIn(page, 'timur', 'kk')
    await page.goto(pathOf('tests'))
    await ready(page)
    const header = page.getByRole('banner')
    const field = header.locator('input[name=q]:visible')
    const list = header.getByRole('listbox')
    const options = list.getByRole('option')
    const chosen = () => options.evaluateAll(all => all.findIndex(({ ariaSelected }) => ariaSelected === 'true'))
    const active = async () => {
      const id = await field.getAttribute('aria-activedescendant')
      return id === null ? -1 : options.evaluateAll((all, wanted) => all.findIndex(each => each.id === wanted), id)
    }

    await test.step('arrows walk through the list and back into the field; Home, End and typing leave it', async () => {
      // Text typed without a Kazakh keyboard finds words with Kazakh letters.
      await field.pressSequentially('конак')
      await expect(options.first()).toContainText(/қонақ/i)
      await expect(field).toHaveRole('combobox')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
      const last = (await options.count()) - 1
      await expect(header.locator('[aria-live=polite]:not(:empty)')).toHaveText(
        t('suggest', 'told', { count: last + 1 }),
      )
      // On a narrower screen the field, and its list, would be in the menu.
      await expectNoAxeViolations(page)
      expect([await chosen(), await active()]).toEqual([-1, -1])
      for (const [key, at] of [
        ['ArrowDown', 0],
        ['ArrowUp', -1],
        ['ArrowUp', last],
        ['Home', -1],
        ['ArrowDown', 0],
        ['End', -1],
      ] as const) {
        await field.press(key)
        await expect.poll(async () => [await chosen(), await active()], key).toEqual([at, at])
      }
      await expect(field).toBeFocused()
      await field.press('Escape')
      await expect(list).toHaveCount(0)
      await expect(field).toHaveValue('конак')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await field.press('ArrowDown')
      await expect(options.first()).toBeVisible()
      await page.mouse.click(20, 700)
      await expect(list).toHaveCount(0)
    })

    await test.step('Enter goes to what is chosen; so does the pointer, and only with its first button', async () => {
      await field.fill('қонақ')
      await expect(options.first()).toBeVisible()
      await options.first().click({ button: 'right' })
      await expect(page).toHaveURL(pathOf('tests'))
      await field.press('ArrowDown')
      const to = (await options.first().getAttribute('data-to')) ?? ''
      await field.press('Enter')
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(list).toHaveCount(0)
      await field.fill('қонақ')
      await options.first().click()
      await expect(page).toHaveURL(to)
      await expect(field).toHaveValue('')
    })

    await test.step('an answer that comes late never stands over a later one, and a failure leaves nothing behind', async () => {
      const asked: string[] = []
      let letGo = () => {}
      const held = new Promise<void>(resolve => (letGo = resolve))
      await page.route('**/search/suggestions?*', async route => {
        const q = new URL(route.request().url()).searchParams.get('q') ?? ''
        asked.push(q)
        if (q === 'қон') await held
        if (q === 'қате') return route.fulfill({ status: 500, body: '' })
        if (q === 'үзік') return route.abort()
        return route.continue().catch(() => undefined)
      })
      faults.forgive(/status of 500|ERR_FAILED/)
      await field.fill('қон')
      await expect.poll(() => asked).toContain('қон')
      await field.fill('инж')
      await expect(options.first()).toContainText(/инж/i)
      letGo()
      for (const failing of ['қате', 'үзік']) {
        await field.fill(failing)
        await expect(list, failing).toHaveCount(0)
        await field.fill('инж')
        await expect(options.first(), failing).toContainText(/инж/i)
      }
      // Text typed without a pause causes one request.
      asked.length = 0
      await field.fill('')
      await field.pressSequentially('инженер')
      await expect.poll(() => asked.at(-1)).toBe('инженер')
      expect(asked.length).toBeLessThan('инженер'.length - 1)
      await page.unroute('**/search/suggestions?*')
    })

    await test.step('Enter without a choice searches; on a phone the field is in the menu', async () => {
      await field.press('Enter')
      await expect(page).toHaveURL(pathOf('search', null, { q: 'инженер' }))
      await page.goto(pathOf('tests'))
      await page.setViewportSize({ width: 320, height: 640 })
      await ready(page)
      await header.locator('summary:visible').click()
      await field.fill('инж')
      await expect(options.first()).toBeVisible()
      await check(page, { language: 'kk' })
      await header.getByRole('button', { name: t('common', 'nav.find'), exact: true }).click()
      await expect(page).toHaveURL(pathOf('search', null, { q: 'инж' }))
    })
  },
)
