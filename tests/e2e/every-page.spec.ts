import type { BrowserContext } from '@playwright/test'
import { type PageVisitor, pageVisitors, pagesOf, statusOf } from '#tests/invariants/visitor-pages.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { injectAxe, expectNoAxeViolations, expectHeadingAndWidth } from './page-rules.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'

// Kazakh has the longest words (checked by catalogues.test.ts), so a page that fits a phone in Kazakh fits it in every
// language. Colours, names and structure do not depend on the language; the html rules check the other languages
// without a browser.
const language = 'kk'
const phone = { width: 320, height: 800 }
const classroomPc = { width: 1280, height: 800 }

/** Pages per test: few enough to be repeated when a browser fails, and to be shared by two workers. */
const ROUND = 14

for (const [kind, paths] of Object.entries(pagesOf) as [PageVisitor, readonly string[]][]) {
  for (let from = 0; from < paths.length; from += ROUND) {
    const round = paths.slice(from, from + ROUND)
    const which = paths.length > ROUND ? `pages ${from + 1} to ${from + round.length}` : 'every page'

    test(
      `a ${kind} finds ${which} whole, on a phone and on a classroom PC, light and dark`,
      { tag: '@once' },
      async ({ page, context, site, faults, ready }) => {
        faults.forgive(/status of 410/)
        await signInAs(await visitorOf(site, kind), context, site)
        await injectAxe(page)
        // Every page is checked at both sizes. The next page is opened at the size of the last one, because each resize
        // takes time.
        let size = phone
        await page.setViewportSize(size)
        const inspect = async () => {
          await expectHeadingAndWidth(page, language)
          if (size === classroomPc) await expectNoAxeViolations(page)
        }
        for (const path of round) {
          await test.step(path, async () => {
            const response = await page.goto(path)
            expect.soft(response?.status(), `status of ${path}`).toBe(statusOf(path))
            await ready(page)
            await inspect()
            size = size === phone ? classroomPc : phone
            await page.setViewportSize(size)
            await inspect()
          })
        }
      },
    )
  }
}

const come = new Map<PageVisitor, Promise<Visitor | undefined>>()

/** A worker has one site, so the data of a visitor is created once per worker. */
function visitorOf(site: Site, kind: PageVisitor) {
  const coming = come.get(kind) ?? pageVisitors[kind](site.scene)
  come.set(kind, coming)
  return coming
}

async function signInAs(visitor: Visitor | undefined, context: BrowserContext, site: Site) {
  const cookies = [...(visitor?.cookies ?? [])].filter(([name]) => name !== 'language')
  await context.addCookies(
    [...cookies, ['language', language] as const].map(([name, value]) => ({ name, value, url: site.url })),
  )
}
