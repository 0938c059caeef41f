import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { RuleObject, RunOnly } from 'axe-core'
import type { Theme } from '#app/access/preferences.ts'
import type { Language } from '#app/i18n/config.ts'
import { htmlFaultsOf } from '#tests/world/html-rules.ts'
import { passedFolder } from './site.ts'

export type Expected = {
  language?: Language
  /** An empty list if the colours have already been checked; null if axe has already checked the same page. */
  themes?: readonly Theme[] | null
}

/** The minified build, because it is sent into every page that is checked. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules that check colours. The results of all other rules are the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block']
const allButColours: AxeOptions = {
  runOnly: { type: 'tag', values: conformance },
  rules: Object.fromEntries(colourRules.map(rule => [rule, { enabled: false }])),
}
const colours: AxeOptions = { runOnly: { type: 'rule', values: colourRules } }

const bothThemes: readonly Theme[] = ['light', 'dark']

/** Checks the rules for every page: no axe violations in light and in dark, one `h1`, the right `lang`, and no sideways
 *  scrolling on the narrowest phone. Restores the size of the page. */
export async function expectGoodPage(page: Page, { language, themes }: Expected = {}) {
  await expectHeading(page, language)
  if (themes !== null) await expectNoAxeViolations(page, themes)

  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  if (size) await page.setViewportSize(size)
}

/** Pages that load axe in every document. It is half a megabyte, so it is sent only once to each Playwright page. */
const injected = new WeakSet<Page>()

/** Loads axe into every document that the page opens from now on. */
export async function injectAxe(page: Page) {
  injected.add(page)
  await page.addInitScript({ content: axe })
}

/** Checks a page at its present size: its heading, its language and no sideways scrolling. */
export async function expectHeadingAndWidth(page: Page, language: Language) {
  const { heading, width } = await page.evaluate<HeadingAndWidth>(callInPage(headingAndWidthOf, headingsOf, widthOf))
  await expectHeading(page, language, heading)
  expectNoMoreThan(width, page)
}

type HeadingAndWidth = { heading: ReturnType<typeof headingsOf>; width: ReturnType<typeof widthOf> }

/** Reads heading and width in one call, because each call to the page takes as long as its answer. Runs in the page. */
function headingAndWidthOf(heading: typeof headingsOf, width: typeof widthOf): HeadingAndWidth {
  return { heading: heading(), width: width() }
}

/** Checks that there is one main heading, and the language of the page. One call reads both, which takes a tenth of the
 *  time of two locators; a value that is not yet right is waited for. */
async function expectHeading(page: Page, language?: Language, measured?: HeadingAndWidth['heading']) {
  const { count, lang } = measured ?? (await page.evaluate(headingsOf))
  const where = new URL(page.url()).pathname
  if (language && lang !== language)
    await expect.soft(page.locator('html'), `language of ${where}`).toHaveAttribute('lang', language)
  if (count !== 1) await expect.soft(page.locator('h1:visible'), `main headings of ${where}`).toHaveCount(1)
}

/** Runs in the page. */
function headingsOf() {
  const seen = [...document.querySelectorAll('h1')].filter(heading => {
    const { width, height } = heading.getBoundingClientRect()
    return width > 0 && height > 0 && heading.checkVisibility({ visibilityProperty: true })
  })
  return { count: seen.length, lang: document.documentElement.lang }
}

/** Checks a page with axe, unless a page of the same shape has passed in this run: most pages of a story are also in
 *  `every-page`, or the same as before. Checks colours in each of `themes`; with an empty list not at all. */
export async function expectNoAxeViolations(page: Page, themes: readonly Theme[] = bothThemes) {
  const shape = `${themes.join()} ${await page.evaluate(shapeOf)}`
  if (hasPassed(shape)) return
  const { violations, styles } = await checkStructure(page, themes)
  violations.push(...(await colourViolationsOf(page, themes, styles)))
  expect.soft(violations, `axe on ${page.url()}`).toEqual([])
  if (violations.length === 0) recordPassed(shape)
}

/** Returns axe's violations except those of colours, and the styles of the page in `themes`. */
export async function checkStructure(page: Page, themes: readonly Theme[], options = allButColours) {
  await ensureAxe(page)
  const read = callInPage(structureIn, options, themes, doubtfulTargets, runAxe, stylesIn, applyTheme, stylesOf)
  return page.evaluate<Awaited<ReturnType<typeof structureIn>>>(read)
}

const passedFileOf = (key: string) => join(passedFolder, createHash('sha256').update(key).digest('hex'))
const hasPassed = (key: string) => existsSync(passedFileOf(key))
const recordPassed = (key: string) => writeFileSync(passedFileOf(key), '')

/** Returns axe's colour violations in `themes`. axe checks only texts whose styles have not passed in this run, because
 *  the same styles pass again. Restores the theme. */
export async function colourViolationsOf(page: Page, themes: readonly Theme[], measured?: string[][]) {
  const styles = measured ?? (await page.evaluate<string[][]>(callInPage(stylesIn, themes, applyTheme, stylesOf)))
  const unread = themes.map((theme, at) => ({ theme, styles: styles[at]!.filter(style => !hasPassed(style)) }))
  const toCheck = unread.filter(one => one.styles.length > 0)
  if (toCheck.length === 0) return []
  await ensureAxe(page)
  const { violations, passed } = await page.evaluate<Read<string[]>>(
    callInPage(coloursIn, toCheck, colours, applyTheme, stylesOf, runAxe),
  )
  passed.forEach(recordPassed)
  return violations
}

/** Returns the source of a call to a function in the page, with the functions and values it takes as arguments. */
function callInPage<Given extends unknown[]>(called: (...given: Given) => unknown, ...given: Given) {
  const written = given.map(one => (typeof one === 'function' ? String(one) : JSON.stringify(one)))
  return `(${String(called)})(${written.join()})`
}

/** Returns everything axe judges a page by except its texts: the elements in order, with their classes and states, and
 *  whether they have text. Equal neighbours count once. Runs in the page. */
function shapeOf(): string {
  const describe = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(
        ({ name }) => !/^(?:id|for|href|src|value|content|nonce|d|points|x|y|x1|x2|y1|y2|cx|cy|width)$/.test(name),
      )
      .map(({ name, value }) =>
        /^(?:class|role|type|style|aria-(?!label))/.test(name) ? `${name}=${idless(name, value)}` : name,
      )
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const inside = [...element.children].map(describe).filter((one, at, all) => one !== all[at - 1])
    return `<${element.tagName} ${attributes.sort().join(' ')}${hasText ? '…' : ''}>${inside.join('')}</>`
  }
  // For references by id only the fact that there is one matters, not the id.
  const idless = (name: string, value: string) =>
    /^aria-(?:describedby|labelledby|controls|owns)$/.test(name) ? '#' : value
  return describe(document.body)
}

/** Returns everything axe judges colours by: colour, size and background of every visible text, and the differences
 *  between a link and the text around it. The class stands for elements in between. Covers the whole page or the given
 *  elements. The keys are the styles, the values the elements with them. Runs in the page. */
function stylesOf(given?: Passed) {
  const hasText = (element: Element) =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isTextField = (element: Element) =>
    element.matches('select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])')
  const isCutAway = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isCutAway(element.parentElement))
  const isSeen = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || bottom + scrollY <= 0 || isCutAway(element)) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isPushedOut(element)
  }
  // The label of an icon button is indented out of it, for screen readers only.
  const isPushedOut = (element: Element) => {
    const { textIndent, overflow } = getComputedStyle(element)
    return overflow === 'hidden' && parseFloat(textIndent) >= element.clientWidth
  }
  const isInText = (element: Element) => {
    let block = element.parentElement
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
    return getComputedStyle(element).display === 'inline' && block?.textContent.trim() !== element.textContent.trim()
  }
  const nameOf = (element: Element) => `${element.tagName}.${element.getAttribute('class')}`
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element): string => {
    const known = grounds.get(element)
    if (known !== undefined) return known
    const below = element.parentElement ? groundOf(element.parentElement) : ''
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const lies = /static|relative/.test(position) ? '' : position
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${lies}`
    const ground = own === 'rgba(0, 0, 0, 0) none 1 ' ? below : `${below} > ${own}`
    grounds.set(element, ground)
    return ground
  }
  const textStyle = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return [nameOf(element), color, fontSize, fontWeight, textShadow, groundOf(element)].join('; ')
  }
  const linkStyle = (element: Element) => {
    const { textDecorationLine, borderBottomStyle, fontStyle } = getComputedStyle(element)
    const around = getComputedStyle(element.parentElement!)
    const beside = [around.color, around.fontWeight, around.fontStyle, around.textDecorationLine]
    return ['link', textStyle(element), textDecorationLine, borderBottomStyle, fontStyle, ...beside].join('; ')
  }
  const all = [...document.body.querySelectorAll('*')]
  // Colours of disabled controls are not checked, nor those of options, which the browser draws itself.
  const isJudged = (element: Element) => !element.closest(':disabled, [aria-disabled=true], [inert], option')
  const texts = given?.texts ?? all.filter(one => (hasText(one) || isTextField(one)) && isSeen(one) && isJudged(one))
  const links = given?.links ?? all.filter(one => one.matches('a[href]') && isSeen(one) && isInText(one))
  const byStyle = new Map<string, Element[]>()
  const add = (style: string, element: Element) => void byStyle.set(style, [...(byStyle.get(style) ?? []), element])
  for (const text of texts) add(textStyle(text), text)
  for (const link of links) add(linkStyle(link), link)
  return byStyle
}

/** Returns the styles of a page in each theme, without painting a frame in between. Runs in the page. */
function stylesIn(themes: readonly Theme[], apply: typeof applyTheme, read: typeof stylesOf) {
  const before = document.documentElement.getAttribute('data-theme') ?? 'light'
  const all = themes.map(theme => {
    apply(theme)
    return [...read().keys()]
  })
  apply(before)
  return all
}

type StylesToCheck = { theme: Theme; styles: string[] }

/** Checks with axe the colours of the styles that have not passed yet, in each theme. Runs in the page. */
async function coloursIn(
  toCheck: StylesToCheck[],
  options: AxeOptions,
  apply: typeof applyTheme,
  read: typeof stylesOf,
  run: typeof runAxe,
): Promise<Read<string[]>> {
  const before = document.documentElement.getAttribute('data-theme') ?? 'light'
  const found: Read<string[]> = { violations: [], passed: [] }
  for (const { theme, styles: unread } of toCheck) {
    apply(theme)
    const all = read()
    const include = unread.flatMap(style => all.get(style) ?? [])
    // The elements may have left the page meanwhile, and axe refuses an empty list.
    if (include.length === 0) continue
    const { violations, passed } = await run({ options, include })
    found.violations.push(...violations)
    found.passed.push(...read(passed).keys())
  }
  apply(before)
  return found
}

/** Checks everything but colours, and returns the styles in each theme. To judge a target's size axe examines all its
 *  neighbours, which takes a third of its time, so it checks only the doubtful targets. Runs in the page. */
async function structureIn(
  options: AxeOptions,
  themes: readonly Theme[],
  doubtful: typeof doubtfulTargets,
  run: typeof runAxe,
  readAll: typeof stylesIn,
  apply: typeof applyTheme,
  read: typeof stylesOf,
) {
  const targets = doubtful()
  for (const target of targets) target.setAttribute('data-doubtful', '')
  const { axe } = window as unknown as { axe: { configure: (spec: object) => void } }
  axe.configure({ rules: [{ id: 'target-size', selector: '[data-doubtful]' }] })
  const { violations } = await run({ options })
  for (const target of targets) target.removeAttribute('data-doubtful')
  return { violations, styles: readAll(themes, apply, read) }
}

/** Returns the targets that are narrower or lower than 24 px, or of which other elements above them leave less than
 *  that. axe passes all others. Runs in the page. */
function doubtfulTargets(): Element[] {
  const focusable = 'a[href], area[href], button, input, select, textarea, summary, [tabindex]'
  const targets = [...document.querySelectorAll(focusable)].map(element => ({
    element,
    at: element.getBoundingClientRect(),
  }))
  type Target = (typeof targets)[number]
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  // Targets outside the window have no stacking order there, and count as lying above.
  const isSeenBeneath = ({ element: below, at: one }: Target, { element: above, at: other }: Target) => {
    const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2
    const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2
    const pile = document.elementsFromPoint(x, y)
    return pile.includes(above) && pile.indexOf(above) < pile.indexOf(below)
  }
  const isUpon = (one: Target, below: Target) =>
    !one.element.contains(below.element) && meet(one.at, below.at) && !isSeenBeneath(one, below)
  const isDoubtful = (target: Target) => {
    const { left, right, top, bottom, width, height } = target.at
    if (width < 24 || height < 24) return true
    const upon = targets.filter(other => isUpon(other, target)).map(({ at }) => at)
    const freeBefore = upon.reduce((least, at) => Math.min(least, at.left), right) - left
    const freeAfter = right - upon.reduce((most, at) => Math.max(most, at.right), left)
    const freeAbove = upon.reduce((least, at) => Math.min(least, at.top), bottom) - top
    const freeBelow = bottom - upon.reduce((most, at) => Math.max(most, at.bottom), top)
    return Math.max(freeBefore, freeAfter, freeAbove, freeBelow) < 24
  }
  return targets.filter(isDoubtful).map(({ element }) => element)
}

async function expectNoSidewaysScroll(page: Page) {
  expectNoMoreThan(await page.evaluate(widthOf), page)
}

function expectNoMoreThan({ inside, wide, culprits }: HeadingAndWidth['width'], page: Page) {
  expect.soft(culprits, `${page.url()} scrolls sideways: ${wide} px in ${inside} px`).toEqual([])
}

/** Runs in the page. */
function widthOf() {
  const room = document.documentElement.clientWidth
  const wide = document.documentElement.scrollWidth
  const isPast = (element: Element) => {
    const { right, width } = element.getBoundingClientRect()
    return width > 0 && right > room + 0.5
  }
  const past = wide > room ? [...document.body.querySelectorAll('*')].filter(isPast) : []
  const culprits = past.slice(0, 5).map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 60)}`)
  return { inside: room, wide, culprits }
}

async function ensureAxe(page: Page) {
  if (injected.has(page)) return
  await injectAxe(page)
  await page.evaluate(axe)
}

/** Runs axe on the page or on the given elements. Runs in the page. */
async function runAxe({ options, include }: { options: AxeOptions; include?: Element[] }): Promise<Read<Passed>> {
  const { axe } = window as unknown as { axe: { run: (where: object, options: object) => Promise<AxeResults> } }
  // axe describes only violations: describing everything else takes a third of its time. For colours it also returns
  // the passes.
  const described = ['violations', ...(options.runOnly.type === 'rule' ? ['passes'] : [])]
  const results = await axe.run(include ? { include } : document, {
    ...options,
    resultTypes: described,
    elementRef: true,
  })
  const passedBy = (rule: string) =>
    results.passes.flatMap(({ id, nodes }) => (id === rule ? nodes.map(({ element }) => element) : []))
  return {
    violations: results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message)
        return `${id}: ${target.join(' ')} — ${why.join('; ')}`
      }),
    ),
    passed: { texts: passedBy('color-contrast'), links: passedBy('link-in-text-block') },
  }
}

type AxeOptions = { runOnly: RunOnly; rules?: RuleObject }
type AxeChecks = { message: string }[]
type AxeNode = { target: string[]; element: Element; any: AxeChecks; all: AxeChecks; none: AxeChecks }
type AxeResults = Record<'violations' | 'passes', { id: string; nodes: AxeNode[] }[]>
type Read<Passed> = { violations: string[]; passed: Passed }
/** Elements whose colours have passed. */
type Passed = { texts: Element[]; links: Element[] }

/** Switches the theme without a reload and ends its transitions at once. Runs in the page. */
function applyTheme(theme: string) {
  document.documentElement.setAttribute('data-theme', theme)
  for (const animation of document.getAnimations()) animation.finish()
}

/** Checks the HTML as the server sent it, before any script has changed it. Workers share what has passed. */
export async function expectValidHtml(html: string, where: string) {
  expect.soft(await htmlFaultsOf(html, { has: hasPassed, add: recordPassed }), `HTML of ${where}`).toEqual([])
}
