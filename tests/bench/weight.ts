import { constants, brotliCompressSync } from 'node:zlib'
import type { Language } from '#app/i18n/config.ts'
import { type Answer, sendRequest } from './send-request.ts'

export type File = { path: string; raw: number; sent: number; brotli: number; encoding: string; text: string }

export type Weight = {
  path: string
  status: number
  raw: number
  sent: number
  encoding: string
  styles: File[]
  scripts: File[]
  /** Bytes that the browser needs before it paints: the page, its style sheets and blocking scripts. */
  beforePaint: number
  lite: { sent: number; scripts: number; preloads: number }
}

/** Measures everything that one page loads for one visitor, in the full and in the light version. */
export async function weigh(url: string, path: string, language: Language, session: string | null): Promise<Weight> {
  const cookie = [`language=${language}`, ...(session ? [session] : [])].join('; ')
  const page = await sendRequest(url + path, { cookie })
  const lite = await sendRequest(url + path, { cookie: `${cookie}; lite=1` })
  const styles = await Promise.all(styleSheets(page).map(href => fileAt(url, href)))
  return {
    path,
    status: page.status,
    raw: page.body.byteLength,
    sent: page.sent,
    encoding: page.encoding,
    styles,
    scripts: await scriptsOf(url, page),
    beforePaint: 1 + styles.length + imports(styles) + blockingScripts(page.text),
    lite: {
      sent: lite.sent,
      scripts: count(lite.text, /<script\b/g),
      preloads: count(lite.text, /<link\b[^>]*rel="(?:modulepreload|preload|prefetch)"/g),
    },
  }
}

export function sum(files: readonly File[], measure: 'raw' | 'sent' | 'brotli') {
  return files.reduce((total, file) => total + file[measure], 0)
}

function styleSheets({ text }: Answer) {
  return hrefs(text, 'stylesheet')
}

function hrefs(html: string, rel: string) {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  return links
    .filter(tag => tag.includes(`rel="${rel}"`))
    .flatMap(tag => /href="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map(href => href.replaceAll('&amp;', '&'))
}

function imports(styles: readonly File[]) {
  return styles.reduce((total, { text }) => total + count(text, /@import\b/g), 0)
}

function blockingScripts(html: string) {
  const withSource = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag)
  return withSource.filter(tag => !/\b(?:async|defer)\b|type="module"/.test(tag)).length
}

/** Returns every script that a hydrated page loads: those the page names, its catalogues included, and their imports. */
async function scriptsOf(url: string, page: Answer): Promise<File[]> {
  const inline = [...page.text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code ?? '')
  const sources = [...page.text.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source ?? '')
  const named = inline.flatMap(code =>
    [...code.matchAll(/\bimport\s*(?:[^"';]*?\bfrom\s*|\(\s*)?"(\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''),
  )
  // The page preloads everything it runs before its style sheet.
  const early = inline.flatMap(code =>
    [...(/for\(const h of (\[.*?\])\)/.exec(code)?.[1] ?? '').matchAll(/"(\/[^"]+\.js)"/g)].map(
      ([, path]) => path ?? '',
    ),
  )
  const queue = [...early, ...sources, ...named]
  const files = new Map<string, File>()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (files.has(path)) continue
    const file = await fileAt(url, path)
    files.set(path, file)
    queue.push(...staticImports(file))
  }
  return [...files.values()]
}

function staticImports({ path, text }: File) {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.{0,2}\/[^"]+\.js)"/g)].map(([, name]) => absolute(name, path))
}

function absolute(name: string | undefined, from: string) {
  return new URL(name ?? '', new URL(from, 'http://site')).pathname
}

const fetched = new Map<string, File>()

async function fileAt(url: string, path: string): Promise<File> {
  const known = fetched.get(path)
  if (known) return known
  const answer = await sendRequest(url + path)
  if (answer.status !== 200) throw new Error(`${path} answers ${String(answer.status)}: is the build being renewed?`)
  const brotli = brotliCompressSync(answer.body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.byteLength },
  })
  const { sent, encoding, text } = answer
  const file = { path, raw: answer.body.byteLength, sent, brotli: brotli.byteLength, encoding, text }
  fetched.set(path, file)
  return file
}

function count(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].length
}
