import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Theme } from '#app/access/preferences.ts'
import type { Language } from '#app/i18n/config.ts'
import { htmlFaultsOf } from '#tests/world/html-rules.ts'
import { readFolder } from './site.ts'

export type Expected = {
  language?: Language
  /** Where colours were read already, none; null where axe has read the same page already. */
  themes?: readonly Theme[] | null
}

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that look at colours; the rest of a page is the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** axe describes what it finds and not what it looked at in vain, which takes it a third of its time. */
const reported = { resultTypes: ['violations' as const] }
const bothThemes: readonly Theme[] = ['light', 'dark']

/** What is promised of every page: axe finds nothing in light and in dark, one `h1`, the language it is written in,
 *  and nothing to scroll sideways on the narrowest phone. Leaves the page as it was. */
export async function expectGoodPage(page: Page, { language, themes }: Expected = {}) {
  const where = new URL(page.url()).pathname
  const html = page.locator('html')
  if (language) await expect.soft(html, `language of ${where}`).toHaveAttribute('lang', language)
  await expect.soft(page.locator('h1:visible'), `main headings of ${where}`).toHaveCount(1)
  if (themes !== null) await expectNoAxeViolations(page, themes)

  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  if (size) await page.setViewportSize(size)
}

/** Reads a page with axe, unless one of the same shape was read in this run: a page a story comes to is one of
 *  `every-page` again, or the same as a moment ago; its colours in each of `themes`, with none of them not at all. */
export async function expectNoAxeViolations(page: Page, themes: readonly Theme[] = bothThemes) {
  const mark = join(readFolder, await page.evaluate(shapeOf).then(shape => hashOf(`${themes.join()} ${shape}`)))
  if (existsSync(mark)) return
  const worn = await page.locator('html').getAttribute('data-theme')
  const [first, ...others] = themes
  const violations: string[] = []
  if (first) await wear(page, first)
  const rules = Object.fromEntries(colourRules.map(rule => [rule, { enabled: first !== undefined }]))
  violations.push(...(await violationsOf(page, { runOnly: { type: 'tag', values: conformance }, rules })))
  for (const theme of others) {
    await wear(page, theme)
    violations.push(...(await violationsOf(page, { runOnly: { type: 'rule', values: colourRules } })))
  }
  if (first) await wear(page, worn ?? 'light')
  expect.soft(violations, `axe on ${page.url()}`).toEqual([])
  if (violations.length === 0) writeFileSync(mark, '')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What axe judges of a page, without what it says: elements in their order with their classes and states, and whether
 *  they say anything. Of items alike that follow one another one is enough. Runs in the page. */
function shapeOf(): string {
  const told = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(
        ({ name }) => !/^(?:id|for|href|src|value|content|nonce|d|points|x|y|x1|x2|y1|y2|cx|cy|width)$/.test(name),
      )
      .map(({ name, value }) =>
        /^(?:class|role|type|style|aria-(?!label))/.test(name) ? `${name}=${idless(name, value)}` : name,
      )
    const says = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const inside = [...element.children].map(told).filter((one, at, all) => one !== all[at - 1])
    return `<${element.tagName} ${attributes.sort().join(' ')}${says ? '…' : ''}>${inside.join('')}</>`
  }
  // What an element is tied to by its id is told by the tie alone.
  const idless = (name: string, value: string) =>
    /^aria-(?:describedby|labelledby|controls|owns)$/.test(name) ? '#' : value
  return told(document.body)
}

export async function expectNoSidewaysScroll(page: Page) {
  const { inside, wide, culprits } = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const wide = [...document.body.querySelectorAll('*')].filter(element => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > room + 0.5
    })
    const names = wide.slice(0, 5).map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 60)}`)
    return { inside: room, wide: document.documentElement.scrollWidth, culprits: names }
  })
  expect.soft(wide > inside ? culprits : [], `${page.url()} scrolls sideways: ${wide} px in ${inside} px`).toEqual([])
}

/** axe itself, as its builder brings it. The builder sends its 560 KB into the page twice for every reading. */
const { source: axe } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as {
  source: string
}

async function violationsOf(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Our pages have no frames, so axe need not open a page of its own to bring their results together.
  const builder = new AxeBuilder({ page, axeSource: 'undefined' }).options({ ...reported, ...options }).setLegacyMode()
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  )
}

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** Puts the other theme on without asking for the page again; colours on their way there arrive at once. */
async function wear(page: Page, theme: string) {
  await page.locator('html').evaluate((html, value) => {
    html.setAttribute('data-theme', value)
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)
}

/** The page as the server sent it, before any script has touched it. */
export async function expectValidHtml(html: string, where: string) {
  expect.soft(await htmlFaultsOf(html), `HTML of ${where}`).toEqual([])
}
