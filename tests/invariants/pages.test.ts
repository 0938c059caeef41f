import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import { htmlFaultsOf } from '#tests/world/html-rules.ts'
import { tagsOf, textOf, titleOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { preloadsOf, catalogueOf, codeOf, loadManifest, runBy, scriptsOf, stylesOf, weightOf } from './client-files.ts'
import {
  gatherPageVisitors,
  isScriptless,
  isForDevelopers,
  professionPages,
  statusOf,
  visitorPages,
} from './visitor-pages.ts'

const KB = 1000
const HTML_KB = 13
const FIRST_ROUND_TRIP_KB = 23
/** Limits for the scripts of all files that a page runs, in bytes after brotli. */
const MOST_SCRIPT = 96_000
const MOST_SCRIPT_OF_ADMIN = 120_000
const MOST_SCRIPT_OF_LIGHTEST = 88_000

let site: Site
let visitors: Awaited<ReturnType<typeof gatherPageVisitors>>
beforeAll(async () => {
  site = await startServer({ flags: [] })
  visitors = await gatherPageVisitors(site)
})
afterAll(() => site.stop())

/** Sizes of the pages with scripts, collected during the tests. */
const weights: number[] = []

const pages = visitorPages.flatMap(page => languages.map(language => ({ ...page, language })))

// A page is requested once in each language, and everything that can be checked without a browser is checked on that
// answer.
describe.each(pages)('$path in $language for a $kind', ({ kind, path, language }) => {
  const mostScript = isScriptless(path) ? 0 : path.startsWith('/admin/') ? MOST_SCRIPT_OF_ADMIN : MOST_SCRIPT

  it(`is whole, and keeps to its weights: ${HTML_KB} KB of HTML, ${FIRST_ROUND_TRIP_KB} KB with its styles, ${mostScript} bytes of script`, async () => {
    const { status, text, bytes, headers } = await site.visit(path, { as: visitors[kind], cookies: { language } })
    const check = expect.soft
    check(status).toBe(statusOf(path))
    check(text).toContain(`<html lang="${language}"`)
    check(titleOf(text)).toMatch(/.+ \| (Бағдар|Bagdar)$/)
    check(tagsOf(text, 'h1')).toHaveLength(1)
    check(await htmlFaultsOf(text), 'html rules').toEqual([])
    // A Russian date ends with a full stop, so no sentence may end with a date.
    check(textOf(text), 'two full stops').not.toMatch(/\p{L}\.\.(?!\.)/u)
    check(textOf(text), 'a placeholder without its value').not.toMatch(/\{\w+\}/)

    const foot = text.slice(text.indexOf('<footer'))
    check(textOf(foot), 'who runs the site').toContain('Bagdar Demo')
    const links = tagsOf(foot, 'a').map(({ href }) => href)
    check(links, 'how to reach them').toContain('mailto:operator@bagdar.example')

    const styles = stylesOf(text)
    check(styles, 'style sheets').toHaveLength(1)
    check(text).not.toMatch(/<style\b|@font-face|@import/)
    check(blockingScriptsOf(text), 'scripts that block painting').toEqual([])
    check(foreignAddressesIn(text), 'addresses of others').toEqual([])

    check(headers['content-encoding']).toBe('br')
    await loadManifest(site, text)
    const scripts = [...scriptsOf(text, language)]
    if (isScriptless(path)) check(text, 'a page without script').not.toMatch(/<script|modulepreload/)
    else {
      check(scripts.length).toBeGreaterThan(3)
      check(preloadsOf(text).toSorted(), 'files asked for before the style sheet').toEqual(scripts.toSorted())
      check(text.indexOf('for(const h of [')).toBeLessThan(text.indexOf('rel="stylesheet"'))
      check(sleeplessPreloadsOf(text), 'fetched even with JavaScript off').toEqual([])
    }
    const foreign = [...catalogueOf.values()].filter(each => each.language !== language && scripts.includes(each.file))
    check(foreign, 'words of another language').toEqual([])
    if (isForDevelopers(path)) return
    if (scripts.length > 0) weights.push(weightOf(scripts))
    check(bytes, 'bytes of HTML').toBeLessThanOrEqual(HTML_KB * KB)
    check(bytes + weightOf(styles), 'bytes with styles').toBeLessThanOrEqual(FIRST_ROUND_TRIP_KB * KB)
    check(weightOf(scripts), 'bytes of script').toBeLessThanOrEqual(mostScript)
  })
})

// The light version of a page leaves things out but has the same texts, so it is requested in one language.
describe.each(visitorPages.map((page, at) => ({ ...page, language: languages[at % languages.length]! })))(
  '$path in $language for a $kind',
  ({ kind, path, language }) => {
    it('is free of script in the lite version', async () => {
      // Russian and English choose it by the footer's cookie, Kazakh by a browser that saves data.
      const wish = language === 'kk' ? { headers: { 'Save-Data': 'on' } } : { cookies: { lite: '1' } }
      const cookies = { language, ...wish.cookies }
      const answer = await site.visit(path, { as: visitors[kind], headers: wish.headers, cookies })
      const check = expect.soft
      check(answer.text).not.toMatch(/<script|modulepreload|rel="(?:preload|prefetch)"|\son\w+="/)
      check(answer.headers['content-security-policy']).toMatch(/script-src 'none'/)
      if (!isForDevelopers(path)) check(answer.bytes).toBeLessThanOrEqual(HTML_KB * KB)
    })
  },
)

it(`the lightest page that has script keeps to ${MOST_SCRIPT_OF_LIGHTEST} bytes`, () => {
  expect(Math.min(...weights)).toBeLessThanOrEqual(MOST_SCRIPT_OF_LIGHTEST)
})

it('a page that is not there sends no script', async () => {
  const { status, text } = await site.visit('/app/professions/no-such-profession', { as: visitors.pupil })
  expect(status).toBe(404)
  expect(text).not.toMatch(/<script|modulepreload/)
})

describe('what a browser learns of the site', () => {
  const area = /\/admin\b/

  it('is for a pupil no address of the administration: not in the page, the manifest or any script it may run', async () => {
    const { text } = await site.visit('/app/feed', { as: visitors.pupil })
    expect(text).not.toMatch(area)
    const manifest = await loadManifest(site, text)
    expect(manifest).toContain('/app/tests/:testId')
    expect(manifest).not.toMatch(area)
    const modules = [...manifest.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file]) => file!)
    const scripts = [...runBy(modules)]
    expect(scripts.length).toBeGreaterThan(modules.length)
    expect(scripts.filter(file => area.test(codeOf.get(file) ?? ''))).toEqual([])
  })

  it('is for the administration its own addresses and the pupils’', async () => {
    const { text } = await site.visit('/admin/analytics', { as: visitors.ministry })
    const manifest = await loadManifest(site, text)
    for (const path of ['/admin/applications', '/app/tests/:testId', '/auth/login']) expect(manifest).toContain(path)
  })

  it('is nothing of the calls of programs, of files and of pages without script', async () => {
    for (const [path, as] of [
      ['/app/feed', visitors.pupil],
      ['/admin/analytics', visitors.ministry],
    ] as const) {
      const manifest = await loadManifest(site, (await site.visit(path, { as })).text)
      expect(manifest).not.toMatch(/\/api\/|\/files\/|\/dev\/|\/legal\/|\/science|\/paywall|\/errors\/:status/)
    }
  })
})

it('every profession keeps to the budget in the language in which most is told of it', async () => {
  for (const { path, language } of professionPages) {
    const { status, bytes } = await site.visit(path, { as: visitors.pupil, cookies: { language } })
    expect(status, `${path} in ${language}`).toBe(200)
    expect(bytes, `${path} in ${language}`).toBeLessThanOrEqual(HTML_KB * KB)
  }
})

function blockingScriptsOf(html: string) {
  return tagsOf(html, 'script').filter(({ src, type, ...rest }) => src && type !== 'module' && !('async' in rest))
}

/** Returns the module preloads that would run without scripts: those whose media query can match. */
function sleeplessPreloadsOf(html: string) {
  return tagsOf(html, 'link').filter(({ rel, media }) => rel === 'modulepreload' && media !== 'not all')
}

function foreignAddressesIn(html: string) {
  return ['script', 'link', 'img', 'source', 'iframe', 'video', 'audio', 'object', 'embed', 'form', 'use']
    .flatMap(tag => tagsOf(html, tag))
    .flatMap(({ src, href, srcset, action, data }) => [src, href, srcset, action, data])
    .filter(address => address && /^(?:[a-z]+:)?\/\//i.test(address))
}
