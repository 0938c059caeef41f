import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#app/i18n/config.ts'
import { tagsOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { gatherPageVisitors, professionPages, visitorPages } from './visitor-pages.ts'

const KB = 1000
const client = join(import.meta.dirname, '..', '..', 'build', 'client')

let site: Site
let visitors: Awaited<ReturnType<typeof gatherPageVisitors>>
beforeAll(async () => {
  site = await startServer()
  visitors = await gatherPageVisitors(site)
})
afterAll(() => site.stop())

const pages = visitorPages.flatMap(page => languages.map(language => ({ ...page, language })))

describe.each(pages)('$path in $language for a $kind', ({ kind, path, language }) => {
  const ask = (cookies: Record<string, string> = {}, headers = {}) =>
    site.visit(path, { as: visitors[kind], cookies: { language, ...cookies }, headers })

  it('fits the first round trip: HTML of 13 KB at most as sent, 23 KB with its styles', async () => {
    const { bytes, headers, text } = await ask()
    expect(text).toContain(`<html lang="${language}"`)
    expect(headers['content-encoding']).toBe('br')
    expect(bytes).toBeLessThanOrEqual(13 * KB)
    const styles = stylesOf(text)
    expect(bytes + styles.reduce((sum, href) => sum + weightOf(href), 0)).toBeLessThanOrEqual(23 * KB)
  })

  it('needs one style sheet and nothing else before it is painted', async () => {
    const { text } = await ask()
    expect(stylesOf(text)).toHaveLength(1)
    expect(text).not.toMatch(/<style\b|@font-face|@import/)
    const blocking = tagsOf(text, 'script').filter(
      ({ src, type, ...rest }) => src && type !== 'module' && !('async' in rest),
    )
    expect(blocking).toEqual([])
  })

  it.each([
    ['asked for in the footer', { lite: '1' }, {}],
    ['wished by a browser that saves data', {}, { 'Save-Data': 'on' }],
  ])('is free of script in the lite version %s', async (_, cookies, headers) => {
    const answer = await ask(cookies, headers)
    expect(answer.text).not.toMatch(/<script|modulepreload|rel="(?:preload|prefetch)"|\son\w+="/)
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'none'/)
    expect(answer.bytes).toBeLessThanOrEqual(13 * KB)
  })
})

it.each(languages)('every profession in %s keeps to the budget', { timeout: 60_000 }, async language => {
  for (const path of professionPages) {
    const { status, bytes } = await site.visit(path, { as: visitors.pupil, cookies: { language } })
    expect(status, path).toBe(200)
    expect(bytes, path).toBeLessThanOrEqual(13 * KB)
  }
})

function stylesOf(html: string) {
  return tagsOf(html, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? [href] : []))
}

const weights = new Map<string, number>()

/** A built file's weight as it is made for sending: brotli 11, which takes its time. */
function weightOf(href: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const weight = weights.get(href) ?? brotliCompressSync(readFileSync(join(client, href)), { params }).byteLength
  weights.set(href, weight)
  return weight
}
