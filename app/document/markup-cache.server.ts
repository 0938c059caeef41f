import { randomBytes } from 'node:crypto'
import type { Language } from '#app/i18n/config.ts'
import type { MarkupCache } from '#app/ui/cached.tsx'

/** Maximum size of the cache in bytes, keys included. The oldest entries are removed first. */
const MOST = 12_000_000
/** Longer markup is not shared by many pages and is not cached. */
const LONGEST = 60_000

/** Markup by key, as the bytes that are sent, so that a page is assembled without encoding it again. */
const cache = new Map<string, Uint8Array>()
let bytes = 0

/** Prefix of every marker. It is secret, so that no content of a page can contain a marker. */
const secret = randomBytes(16).toString('hex')

/** The cache for one response. `settle` replaces the placeholders of its page by the cached markup, removes the markers
 *  and caches what stands between two of them. */
export function markupCache(language: Language, hasGroups = false): MarkupCache & { settle: (html: string) => Buffer } {
  const keys: string[] = []
  const placed: Uint8Array[] = []
  // Organisations with groups have other messages (docs/decisions/114).
  const words = hasGroups ? `${language} groups` : language
  return {
    words,
    placeholder: key => {
      const markup = cache.get(key)
      return markup && `${secret}p${placed.push(markup) - 1};`
    },
    markers: key => {
      const at = keys.push(key) - 1
      return [`${secret}b${at};`, `${secret}e${at};`]
    },
    settle: html => {
      const { page, begins, ends } = assemble(Buffer.from(html), placed)
      keys.forEach((key, at) => {
        const [begin, end] = [begins.get(at), ends.get(at)]
        if (begin !== undefined && end !== undefined && begin <= end) keep(key, page.subarray(begin, end))
      })
      return page
    },
  }
}

const [marker, stop] = [Buffer.from(secret), ';'.charCodeAt(0)]
/** How React writes a `template` element. A marker between siblings is the id of one. */
const [opening, closing] = [Buffer.from('<template id="'), '"></template>'.length]

/** Returns a page with its placeholders replaced and without markers, and the offsets of the parts to be cached. */
function assemble(written: Buffer, placed: readonly Uint8Array[]) {
  const [begins, ends] = [new Map<number, number>(), new Map<number, number>()]
  const parts: Uint8Array[] = []
  let length = 0
  let from = 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  for (let at = written.indexOf(marker); at >= 0; at = written.indexOf(marker, from)) {
    const kindAt = at + marker.length
    const end = written.indexOf(stop, kindAt)
    const isElement = at >= opening.length && written.compare(opening, 0, opening.length, at - opening.length, at) === 0
    add(written.subarray(from, isElement ? at - opening.length : at))
    const number = Number(written.toString('latin1', kindAt + 1, end))
    const kind = String.fromCharCode(written[kindAt]!)
    if (kind === 'p') add(placed[number]!)
    else (kind === 'b' ? begins : ends).set(number, length)
    from = end + 1 + (isElement ? closing : 0)
  }
  add(written.subarray(from))
  return { page: Buffer.concat(parts, length), begins, ends }
}

function keep(key: string, inside: Uint8Array) {
  if (cache.has(key) || key.length + inside.length > LONGEST) return
  // Copied, because a view would keep the whole page in memory.
  cache.set(key, new Uint8Array(inside))
  bytes += key.length + inside.length
  for (const [oldest, markup] of cache) {
    if (bytes <= MOST) break
    cache.delete(oldest)
    bytes -= oldest.length + markup.length
  }
}
