import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { createPupil, post, signIn } from './people.ts'
import { expect, test } from './story.ts'
import { shortTest } from './test-taking.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')
const scriptOnly = { tag: '@javascript' }

test.beforeEach(({ page }) => page.clock.install())

test('a page one comes back to shows what happened meanwhile', scriptOnly, async ({ page, site, ready }) => {
  const { id } = await createPupil(site, page.request)
  await page.setViewportSize({ width: 400, height: 500 })
  await page.goto(pathOf('tests'))
  await ready(page)
  const asked = dataOf(page)
  const begun = page.getByText(t('tests', 'group.active'))

  await test.step('not after a glance elsewhere', async () => {
    await post(page.request, pathOf('test', shortTest), {})
    await comeBack(page, 29)
    await idle(page)
    expect(asked).toEqual([])
  })

  await test.step('after half a minute, with focus and place kept', async () => {
    await page.evaluate(() => {
      const details = document.createElement('details')
      details.open = true
      document.querySelector('footer')!.append(details)
    })
    const link = page.getByRole('main').getByRole('link').last()
    await link.focus()
    await page.evaluate(() => scrollTo(0, 200))
    await comeBack(page, 31)
    await expect(begun.first()).toBeVisible()
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(200)
    await expect(page.locator('footer details')).toHaveAttribute('open', '')
    // One request checks that the server answers; the other is Remix's own, which is answered with 304.
    expect(asked).toHaveLength(2)
  })

  await test.step('when the line is back', async () => {
    await site.db.attempt.deleteMany({ where: { userId: id } })
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(begun).toHaveCount(0)
    expect(asked).toHaveLength(4)
  })

  await test.step('and costs nothing to speak of when nothing has changed', async () => {
    const answered = page.waitForEvent('requestfinished', isData)
    await comeBack(page, 31)
    const { responseBodySize, responseHeadersSize } = await (await answered).sizes()
    expect(responseBodySize + responseHeadersSize).toBeLessThan(1500)
  })
})

test('what cannot be asked anew leaves the page as it is', scriptOnly, async ({ page, faults, ready }) => {
  faults.forgive(/ERR_FAILED|status of 50\d/)
  await signIn(page, 'timur')
  await page.goto(pathOf('professions'))
  await ready(page)
  const heading = page.getByRole('heading', { level: 1, name: t('profession', 'list.title') })
  const asked = dataOf(page)

  for (const [times, answer] of [{ status: 500, body: '' }, { status: 202, body: '[]' }, null].entries()) {
    await page.route(isDataUrl, route => (answer ? route.fulfill(answer) : route.abort()))
    await comeBack(page, 31)
    await expect.poll(() => asked.length).toBe(times + 1)
    await idle(page)
    await expect(heading).toBeVisible()
    await page.unroute(isDataUrl)
  }

  await test.step('nor is it asked while something typed waits to be sent', async () => {
    const field = page.getByRole('main').getByRole('searchbox').first()
    await field.fill('вра')
    await comeBack(page, 31)
    await idle(page)
    expect(asked).toHaveLength(3)
    await expect(field).toHaveValue('вра')
    await field.fill('')
    await comeBack(page, 31)
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4)
  })
})

test('a refused form keeps its errors', scriptOnly, async ({ page, ready }) => {
  await signIn(page, 'timur')
  await page.goto(pathOf('settings'))
  await ready(page)
  await page.locator('form', { has: page.locator('#firstName') }).evaluate(form => {
    ;(form as HTMLFormElement).noValidate = true
  })
  await page.locator('#firstName').fill('')
  await page.locator('#firstName').press('Enter')
  await expect(page.getByRole('alert').first()).toBeFocused()
  const asked = dataOf(page)
  await comeBack(page, 31)
  await idle(page)
  expect(asked).toEqual([])
  await expect(page.getByRole('alert').first()).toBeFocused()
})

test('the lite version asks nothing anew', { tag: '@lite' }, async ({ page, mode }) => {
  test.skip(mode !== 'lite')
  await signIn(page, 'timur')
  await page.goto(pathOf('tests'))
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await comeBack(page, 31)
  await idle(page)
  expect(requests).toEqual([])
})

const isDataUrl = (url: URL) => url.pathname.endsWith('.data')
const isData = (request: { url: () => string }) => isDataUrl(new URL(request.url()))

/** Collects the data requests from now on. */
function dataOf(page: Page) {
  const requests: string[] = []
  page.on('request', request => {
    if (isData(request)) requests.push(request.url())
  })
  return requests
}

/** Leaves the window and returns to it after a number of seconds. */
async function comeBack(page: Page, seconds: number) {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.clock.fastForward(seconds * 1000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** Waits until the network is idle: the page sends any request before that. */
const idle = (page: Page) => page.waitForLoadState('networkidle')
