import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const ANSWERS = 3

/** Answers questions in a real browser with the keyboard and returns the transfer per answer. `null` where there is no
 *  browser. The first answer is not counted, because the page may still load what it needs only once. */
export async function answerInBrowser(address: string, session: string) {
  const browser = await launch()
  if (!browser) return null
  try {
    const context = await browser.newContext()
    const [name = '', value = ''] = session.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: address }])
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    let requests = 0
    let bytes = 0
    // The icon is requested again at every step but comes from the browser's cache. Only transferred bytes count.
    const cached = new Set<string>()
    wire.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
    wire.on('Network.responseReceived', ({ requestId, response }) => {
      if (!cached.has(requestId) && !response.fromDiskCache) requests += 1
    })
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))

    // One second after the first question, the page loads all others in one request (docs/decisions/067), which belongs
    // to no answer.
    const others = page.waitForResponse(response => response.url() === address.slice(0, address.lastIndexOf('/')))
    await page.goto(address, { waitUntil: 'networkidle' })
    await others
    const loaded = { requests, bytes }
    await answer(page)
    requests = bytes = 0
    for (let number = 0; number < ANSWERS; number += 1) await answer(page)
    return { loaded, requests: requests / ANSWERS, bytes: bytes / ANSWERS }
  } finally {
    await browser.close()
  }
}

async function answer(page: import('@playwright/test').Page) {
  const before = page.url()
  await page.locator('input[name=answer]').nth(2).check({ force: true })
  await page.locator('main form button').first().click()
  await page.waitForURL(url => url.href !== before)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

async function launch() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined
  return chromium.launch({ args, executablePath }).catch(() => null)
}
