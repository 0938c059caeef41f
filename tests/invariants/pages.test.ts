import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import { htmlFaultsOf } from '#tests/world/html-rules.ts'
import { tagsOf, titleOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { catalogueOf, scriptsOf, stylesOf, weightOf } from './client-files.ts'
import { gatherPageVisitors, isWorkshop, professionPages, statusOf, visitorPages } from './visitor-pages.ts'

const KB = 1000
const HTML_KB = 13
const FIRST_ROUND_TRIP_KB = 23

let site: Site
let visitors: Awaited<ReturnType<typeof gatherPageVisitors>>
beforeAll(async () => {
  site = await startServer()
  visitors = await gatherPageVisitors(site)
})
afterAll(() => site.stop())

const pages = visitorPages.flatMap(page => languages.map(language => ({ ...page, language })))

// A page is asked for once in each language, and everything that can be read of it without a browser is read of that
// one answer; the lite version is asked for once, in the two ways by turns.
describe.each(pages)('$path in $language for a $kind', ({ kind, path, language }) => {
  const scriptKb = kind === 'ministry' ? 120 : 100

  it(`is whole, and keeps to its weights: ${HTML_KB} KB of HTML, ${FIRST_ROUND_TRIP_KB} KB with its styles, ${scriptKb} KB of script`, async () => {
    const { status, text, bytes, headers } = await site.visit(path, { as: visitors[kind], cookies: { language } })
    const check = expect.soft
    check(status).toBe(statusOf(path))
    check(text).toContain(`<html lang="${language}"`)
    check(titleOf(text)).toMatch(/.+ \| (Бағдар|Bagdar)$/)
    check(tagsOf(text, 'h1')).toHaveLength(1)
    check(await htmlFaultsOf(text), 'html rules').toEqual([])

    const styles = stylesOf(text)
    check(styles, 'style sheets').toHaveLength(1)
    check(text).not.toMatch(/<style\b|@font-face|@import/)
    check(blockingScriptsOf(text), 'scripts that block painting').toEqual([])
    check(foreignAddressesIn(text), 'addresses of others').toEqual([])

    check(headers['content-encoding']).toBe('br')
    const scripts = [...scriptsOf(text, language)]
    check(scripts.length).toBeGreaterThan(3)
    const foreign = [...catalogueOf.values()].filter(each => each.language !== language && scripts.includes(each.file))
    check(foreign, 'words of another language').toEqual([])
    if (isWorkshop(path)) return
    check(bytes, 'bytes of HTML').toBeLessThanOrEqual(HTML_KB * KB)
    check(bytes + weightOf(styles), 'bytes with styles').toBeLessThanOrEqual(FIRST_ROUND_TRIP_KB * KB)
    check(weightOf(scripts), 'bytes of script').toBeLessThanOrEqual(scriptKb * KB)
  })

  it('is free of script in the lite version', async () => {
    // Russian and English wish for it in the footer, Kazakh by a browser that saves data.
    const wish = language === 'kk' ? { headers: { 'Save-Data': 'on' } } : { cookies: { lite: '1' } }
    const cookies = { language, ...wish.cookies }
    const answer = await site.visit(path, { as: visitors[kind], headers: wish.headers, cookies })
    const check = expect.soft
    check(answer.text).not.toMatch(/<script|modulepreload|rel="(?:preload|prefetch)"|\son\w+="/)
    check(answer.headers['content-security-policy']).toMatch(/script-src 'none'/)
    if (!isWorkshop(path)) check(answer.bytes).toBeLessThanOrEqual(HTML_KB * KB)
  })
})

it.each(languages)('every profession in %s keeps to the budget', async language => {
  for (const path of professionPages) {
    const { status, bytes } = await site.visit(path, { as: visitors.pupil, cookies: { language } })
    expect(status, path).toBe(200)
    expect(bytes, path).toBeLessThanOrEqual(HTML_KB * KB)
  }
})

function blockingScriptsOf(html: string) {
  return tagsOf(html, 'script').filter(({ src, type, ...rest }) => src && type !== 'module' && !('async' in rest))
}

function foreignAddressesIn(html: string) {
  return ['script', 'link', 'img', 'source', 'iframe', 'video', 'audio', 'object', 'embed', 'form', 'use']
    .flatMap(tag => tagsOf(html, tag))
    .flatMap(({ src, href, srcset, action, data }) => [src, href, srcset, action, data])
    .filter(address => address && /^(?:[a-z]+:)?\/\//i.test(address))
}
