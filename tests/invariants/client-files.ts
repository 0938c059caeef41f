// The built files for the browser: their code, their sizes, and which of them a page loads.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Language } from '#app/i18n/config.ts'
import type { Messages } from '#app/i18n/translate.ts'
import { tagsOf } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'

const client = join(import.meta.dirname, '..', '..', 'build', 'client')

export const scripts = filesWith(/\.js$/)
export const sheets = filesWith(/\.css$/)
export const codeOf = new Map([...scripts, ...sheets].map(file => [file, readFileSync(join(client, file), 'utf8')]))

/** Maps each catalogue to its file, found by its longest message. */
export const catalogueOf = catalogues()
export const catalogueFiles = new Set([...catalogueOf.values()].map(({ file }) => file))

function filesWith(ending: RegExp) {
  return readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(file => ending.test(file))
}

function catalogues() {
  const files = import.meta.glob<Messages>('/app/i18n/locales/*/*.ts', { eager: true, import: 'default' })
  const entries = Object.entries(files).map(([path, messages]) => {
    const [, language, namespace] = /locales\/(\w+)\/(\w+)\.ts$/.exec(path)!
    const plain = Object.values(messages).filter(message => !/["'`\\\u00a0\u2028]/.test(message))
    const longest = plain.toSorted((one, other) => other.length - one.length)[0]!
    const file = scripts.find(each => codeOf.get(each)!.includes(longest)) ?? `(none for ${path}: build again)`
    return [`${language} ${namespace}`, { language: language as Language, file }] as const
  })
  return new Map(entries)
}

/** Returns the style sheets a page links. */
export function stylesOf(html: string): string[] {
  return tagsOf(html, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? [href.slice(1)] : []))
}

/** Returns all files that a hydrated page runs: the modules it names, their imports, and the catalogues of the page
 *  with their manifest. A page that names no module runs none. */
export function scriptsOf(html: string, language: Language): Set<string> {
  const modules = [...html.matchAll(/<script[^>]*type="module"[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code!).join()
  if (modules === '') return new Set()
  const named = [...modules.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([href]) => href)
  const [, words = ''] = /data-catalogues="([^"]*)"/.exec(html) ?? []
  const wanted = words.split(' ').map(namespace => catalogueOf.get(`${language} ${namespace}`)!.file)
  const list = scripts.find(file => codeOf.get(file)!.includes(`/locales/${language}/common.ts`))!
  return runBy([...named.map(href => href.slice(1)), list, ...wanted])
}

/** Returns files with all their imports. */
export function runBy(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, imported] of (codeOf.get(file) ?? '').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      add(`assets/${imported}`)
  }
  for (const file of files) add(file)
  return found
}

/** Returns the files that a page preloads before its style sheet, in order. */
export function preloadsOf(html: string): string[] {
  const [, list = ''] = /for\(const h of \[(.*?)\]\)/.exec(html) ?? []
  return [...list.matchAll(/"\/(assets\/[\w.-]+\.js)"/g)].map(([, file]) => file!)
}

/** Returns the route manifest that a page names. The server creates it at start, so it is requested and added to the
 *  known files. */
export async function loadManifest(site: Pick<Site, 'visit'>, html: string): Promise<string> {
  const [, file] = /import "\/(assets\/manifest-[\w.-]+\.js)"/.exec(html) ?? []
  if (!file) return ''
  if (!codeOf.has(file)) codeOf.set(file, (await site.visit(`/${file}`)).text)
  return codeOf.get(file)!
}

const weights = new Map<string, number>()

/** Returns the compressed size of files in bytes. Built files are compressed by the build; files that a server creates
 *  at start are compressed here. */
export function weightOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + oneWeight(file), 0)
}

function oneWeight(file: string) {
  const weight = weights.get(file) ?? asBuilt(file) ?? packed(codeOf.get(file)!).byteLength
  weights.set(file, weight)
  return weight
}

function asBuilt(file: string) {
  return statSync(join(client, `${file}.br`), { throwIfNoEntry: false })?.size
}

function packed(code: string) {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
