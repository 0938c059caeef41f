import { pathOf } from '#app/paths.ts'
import { signIn } from './people.ts'
import { expect, test } from './story.ts'

test.use({ viewport: { width: 320, height: 640 } })

test(
  'menus close by Escape, which returns the focus, and by a press elsewhere',
  { tag: '@javascript' },
  async ({ page, site, ready }) => {
    const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' } })
    const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
    await site.db.post.create({ data: { ...circle, id: 'with-a-menu', authorId, text: 'Ашық сабақ жұмада.' } })
    await signIn(page, 'aruzhan')
    await page.goto(pathOf('feed'))
    await ready(page)
    const header = page.getByRole('banner').locator('details[name=menu]')
    const post = page.locator('#post-with-a-menu details[name=menu]')
    const button = header.locator('summary')

    await button.click()
    await expect(header).toHaveAttribute('open')
    await header.getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await expect(header).not.toHaveAttribute('open')
    await expect(button).toBeFocused()

    await post.locator('summary').click()
    await expect(post).toHaveAttribute('open')
    await page.locator('h1').click()
    await expect(post).not.toHaveAttribute('open')

    // A press inside a menu leaves it open, a press on another menu's button opens that one instead.
    await post.locator('summary').click()
    await post.locator('summary + *').click({ position: { x: 2, y: 2 } })
    await expect(post).toHaveAttribute('open')
    await button.click()
    await expect(post).not.toHaveAttribute('open')
    await expect(header).toHaveAttribute('open')
  },
)
