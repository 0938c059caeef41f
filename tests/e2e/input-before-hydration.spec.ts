import { pathOf } from '#app/paths.ts'
import { expect, test } from './story.ts'

test(
  'what is typed just before a page can react breaks nothing, and the page can react afterwards',
  { tag: '@javascript' },
  async ({ page, ready }) => {
    await page.addInitScript(typeBeforeTheFirstRender)
    await page.goto(pathOf('login'))
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('data-typed', 'early')
  },
)

/** React starts to listen for events when hydration is requested, and renders in a later task. Typing in between makes
 *  it render at once. A page whose data is not decoded yet cannot do so, and stays without script (React's error 345). */
function typeBeforeTheFirstRender() {
  const listen = document.addEventListener.bind(document)
  let typed = false
  document.addEventListener = (...args: Parameters<typeof listen>) => {
    listen(...args)
    if (typed || args[0] !== 'input') return
    typed = true
    queueMicrotask(() => {
      document.querySelector('main input')?.dispatchEvent(new Event('input', { bubbles: true }))
      document.documentElement.dataset.typed = 'early'
    })
  }
}
