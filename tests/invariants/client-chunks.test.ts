import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#app/i18n/config.ts'
import type { Messages } from '#app/i18n/translate.ts'
import { tagsOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { gatherPageVisitors, type PageVisitor, visitorPages } from './visitor-pages.ts'

const KB = 1000
const client = join(import.meta.dirname, '..', '..', 'build', 'client')
const scripts = filesWith(/\.js$/)
const textOf = new Map(scripts.map(file => [file, readFileSync(join(client, file), 'utf8')]))
const catalogueOf = catalogues()
const catalogueFiles = new Set([...catalogueOf.values()].map(({ file }) => file))

let site: Site
let visitors: Record<PageVisitor | 'admin', Visitor | undefined>
beforeAll(async () => {
  site = await startServer()
  visitors = { ...(await gatherPageVisitors(site)), admin: await site.signIn('superadmin') }
})
afterAll(() => site.stop())

describe.each(scripts)('%s', file => {
  const code = textOf.get(file)!

  // The words of the catalogues are prose for people: a privacy notice may name the way passwords are kept.
  it.skipIf(catalogueFiles.has(file))('holds no zod, no server code and nothing of the database', () => {
    expect(code).not.toMatch(/\bzod\b|ZodError|_zod|invalid_type/i)
    expect(code).not.toMatch(/prisma|argon2|better-sqlite|sqlite/i)
    expect(code).not.toMatch(/\bSELECT\b.+\bFROM\b|INSERT INTO|findUnique|findMany|\$queryRaw|\$transaction/)
    expect(code).not.toMatch(/passwordHash|usernameFolded|openKey|systemRole/)
    // The small reader is enough for a browser (docs/decisions/037).
    expect(code).not.toMatch(/i18next|pluralResolver|remix-i18next/i)
    expect(code).not.toMatch(/SESSION_SECRET|DATABASE_URL|process\.env|["']node:|require\(/)
  })

  it('speaks one language at most', () => {
    const spoken = new Set([...catalogueOf.values()].filter(each => each.file === file).map(({ language }) => language))
    expect(spoken.size).toBeLessThanOrEqual(1)
  })
})

describe('the built files', () => {
  it('hold every catalogue in a file of its own', () => {
    expect(catalogueFiles.size).toBe(catalogueOf.size)
  })

  it('ask nobody else for anything', () => {
    const harmless = /^https?:\/\/(www\.w3\.org|reactjs\.org\/docs|react\.dev|remix\.run|reactrouter\.com)\b/
    for (const [file, code] of textOf) {
      const addresses = code.match(/(?<![\w:])(?:https?:)?\/\/[a-z0-9-]+\.[a-z]{2,}[^"'`\s)]*/gi) ?? []
      expect(
        addresses.filter(address => !harmless.test(address)),
        file,
      ).toEqual([])
    }
    for (const file of filesWith(/\.css$/)) {
      const css = readFileSync(join(client, file), 'utf8')
      expect(css, file).not.toMatch(/@import|@font-face|url\(\s*["']?(?:https?:)?\/\//)
    }
  })
})

const admins = [{ kind: 'admin', path: '/admin/analytics', budget: 120 }] as const
const pages = [...visitorPages.map(page => ({ ...page, budget: 100 })), ...admins].flatMap(page =>
  languages.map(language => ({ ...page, language })),
)

describe.each(pages)('$path in $language for a $kind', ({ kind, path, language, budget }) => {
  const ask = () => site.visit(path, { as: visitors[kind], cookies: { language } })

  it(`loads ${budget} KB of script at most`, async () => {
    const loaded = scriptsOf((await ask()).text, language)
    expect(loaded.size).toBeGreaterThan(3)
    const weight = [...loaded].reduce((sum, file) => sum + weightOf(file), 0)
    expect(weight).toBeLessThanOrEqual(budget * KB)
  })

  it('loads the words of its own language only', async () => {
    const loaded = scriptsOf((await ask()).text, language)
    const foreign = [...catalogueOf.values()].filter(each => each.language !== language && loaded.has(each.file))
    expect(foreign).toEqual([])
  })

  it('asks nobody else for anything', async () => {
    const { text } = await ask()
    const wanted = ['script', 'link', 'img', 'source', 'iframe', 'video', 'audio', 'object', 'embed', 'form', 'use']
      .flatMap(tag => tagsOf(text, tag))
      .flatMap(({ src, href, srcset, action, data }) => [src, href, srcset, action, data])
    expect(wanted.filter(address => address && /^(?:[a-z]+:)?\/\//i.test(address))).toEqual([])
  })
})

function filesWith(ending: RegExp) {
  return readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(file => ending.test(file))
}

/** All files a hydrated page runs: what the document names, what those import, and the catalogues of the page. */
function scriptsOf(html: string, language: Language) {
  const preloaded = tagsOf(html, 'link').flatMap(({ rel, href }) => (rel === 'modulepreload' && href ? [href] : []))
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([href]) => href)
  const [, words = ''] = /data-catalogues="([^"]*)"/.exec(html) ?? []
  const wanted = words.split(' ').map(namespace => catalogueOf.get(`${language} ${namespace}`)!.file)
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, imported] of textOf.get(file)!.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      add(`assets/${imported}`)
  }
  for (const href of [...preloaded, ...named]) add(href.slice(1))
  for (const file of wanted) add(file)
  return found
}

/** Which built file holds which catalogue, found by its longest message. */
function catalogues() {
  const files = import.meta.glob<Messages>('/app/i18n/locales/*/*.ts', { eager: true, import: 'default' })
  const entries = Object.entries(files).map(([path, messages]) => {
    const [, language, namespace] = /locales\/(\w+)\/(\w+)\.ts$/.exec(path)!
    const plain = Object.values(messages).filter(message => !/["'`\\\u00a0\u2028]/.test(message))
    const longest = plain.toSorted((one, other) => other.length - one.length)[0]!
    const file = scripts.find(each => textOf.get(each)!.includes(longest)) ?? `(none for ${path}: build again)`
    return [`${language} ${namespace}`, { language: language as Language, file }] as const
  })
  return new Map(entries)
}

const weights = new Map<string, number>()

/** A file's weight as it is made for sending: brotli 11, which takes its time. Nearly all pages share most files. */
function weightOf(file: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const weight = weights.get(file) ?? brotliCompressSync(textOf.get(file)!, { params }).byteLength
  weights.set(file, weight)
  return weight
}
