import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'
import { expectGoodPage, expectValidHtml, type Expected } from './page-rules.ts'
import { type Site, startSite } from './site.ts'

export type Mode = 'javascript' | 'plain' | 'lite'

type Faults = {
  list: string[]
  /** Refused forms and error pages as the server sent them. Pages that can be requested with GET are checked in
   *  every-page. */
  documents: Promise<Document | null>[]
  /** Ignores errors that this story causes on purpose. */
  forgive: (pattern: RegExp) => void
}
type Document = { html: string; where: string }
type Fixtures = {
  mode: Mode
  /** Uses a browser with the back/forward cache, as people's browsers have. */
  remembering: boolean
  faults: Faults
  /** Waits until the page is fully interactive: hydrated with script, loaded without. */
  ready: (page: Page) => Promise<void>
  /** Checks the rules for every page. */
  check: (page: Page, expected?: Expected) => Promise<void>
  /** Opens a page on another device: a browser context that shares nothing with the first. */
  anotherDevice: () => Promise<Page>
}

export const test = base.extend<Fixtures, { site: Site }>({
  mode: ['javascript', { option: true }],
  remembering: [false, { option: true }],

  site: [
    async ({}, use, worker) => {
      const site = await startSite(`worker-${worker.workerIndex}`)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.url),

  faults: [
    async ({}, use) => {
      const forgiven: RegExp[] = []
      const list: string[] = []
      const documents: Faults['documents'] = []
      await use({ list, documents, forgive: pattern => forgiven.push(pattern) })
      const read = new Map((await Promise.all(documents)).map(document => [document?.where, document]))
      for (const document of read.values()) if (document) await expectValidHtml(document.html, document.where)
      const left = list.filter(fault => !forgiven.some(pattern => pattern.test(fault)))
      expect(left, 'errors in the console, failed scripts and requests to others').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, remembering, playwright, launchOptions, site, mode, faults }, use) => {
    // Launches a separate browser here only: launch options set by a file would cost one more worker and site in each
    // mode.
    const own = remembering
      ? await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
      : null
    const met = own ? await own.newContext() : context
    await prepareContext(met, { site, mode, faults })
    await use(met)
    await own?.close()
  },

  ready: ({ mode }, use) => use(page => (mode === 'javascript' ? hydrated(page) : page.waitForLoadState('load'))),

  check: async ({ ready, mode }, use) => {
    // axe checks a page only in the story with script. Without script it is the page as the server sent it, which the
    // html rules check; the lite version is that page again.
    const themes = mode === 'javascript' ? undefined : null
    await use(async (page, expected) => {
      await ready(page)
      if (mode === 'plain') await expectValidHtml(await page.content(), new URL(page.url()).pathname)
      await expectGoodPage(page, { themes, ...expected })
    })
  },

  anotherDevice: async ({ browser, site, mode, faults }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await prepareContext(context, { site, mode, faults })
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

async function prepareContext(
  context: BrowserContext,
  { site, mode, faults }: { site: Site; mode: Mode; faults: Faults },
) {
  if (mode === 'lite') await context.addCookies([{ name: 'lite', value: '1', url: site.url }])
  context.on('console', message => {
    if (message.type() === 'error' && !isRefusal(message)) faults.list.push(`console: ${message.text()}`)
  })
  context.on('weberror', error => faults.list.push(`page: ${error.error().stack ?? error.error().message}`))
  context.on('response', response => {
    if (response.request().resourceType() !== 'document' || response.status() < 400) return
    const where = `${response.status()} ${new URL(response.url()).pathname}`
    // The text of a document that was left at once is no longer available.
    faults.documents.push(
      response.text().then(
        html => ({ html, where }),
        () => null,
      ),
    )
  })
  context.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.url && protocol !== 'data:') faults.list.push(`request to another site: ${request.url()}`)
    if (mode === 'lite' && request.resourceType() === 'script') faults.list.push(`script: ${request.url()}`)
  })
}

/** Checks whether a console error is only a refused request, which Chromium reports as an error although it is a normal
 *  answer. An error page answers with its own status, so there even a 500 is expected. */
function isRefusal(message: ConsoleMessage) {
  const [, status] = /the server responded with a status of (\d+) /.exec(message.text()) ?? []
  const { pathname } = new URL(message.location().url || 'about:blank')
  if (status === undefined || /^\/(assets\/|icon\.svg)/.test(pathname)) return false
  return ['400', '403', '404'].includes(status) || pathname === `/errors/${status}`
}

/** Polls the page itself: Playwright's own waiting would load half a megabyte of script into every page. */
async function hydrated(page: Page) {
  const end = Date.now() + 60_000
  for (let pause = 10; !(await page.evaluate(isHydrated).catch(isFromLeftPage)); pause = Math.min(2 * pause, 100)) {
    if (Date.now() > end) throw new Error(`${page.url()} is not hydrated after a minute.`)
    await wait(pause)
  }
}

/** A page that was left during the check counts as not hydrated yet; the next attempt checks the new page. */
function isFromLeftPage(error: Error) {
  if (/Execution context was destroyed/.test(error.message)) return false
  throw error
}

/** Runs in the page. */
function isHydrated() {
  // A page on which React would change nothing has no script.
  if (document.readyState === 'complete' && !document.querySelector('script[type=module]')) return true
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some(key => key.startsWith('__reactProps'))
}
