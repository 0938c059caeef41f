import { randomBytes } from 'node:crypto'
import type { Language } from '#app/i18n/config.ts'
import type { KeptMarkup } from '#app/ui/kept.tsx'

/** Bytes of keys and markup that are kept. What was kept first goes first. */
const MOST = 12_000_000
/** What is longer is not what many pages share. */
const LONGEST = 60_000

/** Markup by its key, in the bytes it is sent in: a page is put together without making letters of it again. */
const kept = new Map<string, Uint8Array>()
let bytes = 0

/** Signs begin with it. Nobody knows it, so nobody can write one into a page. */
const secret = randomBytes(16).toString('hex')

/** What pages of one language have in common, for one answer: `settle` takes the signs out of its page again, puts what was
 *  known in their place, and remembers what stood between two of them. */
export function keptMarkup(language: Language, hasGroups = false): KeptMarkup & { settle: (html: string) => Buffer } {
  const asked: string[] = []
  const placed: Uint8Array[] = []
  // Where there are groups a message may have other words (docs/decisions/114).
  const words = hasGroups ? `${language} groups` : language
  return {
    words,
    place: key => {
      const markup = kept.get(key)
      return markup && `${secret}p${placed.push(markup) - 1};`
    },
    signs: key => {
      const at = asked.push(key) - 1
      return [`${secret}b${at};`, `${secret}e${at};`]
    },
    settle: html => {
      const { page, begins, ends } = putTogether(Buffer.from(html), placed)
      asked.forEach((key, at) => {
        const [begin, end] = [begins.get(at), ends.get(at)]
        if (begin !== undefined && end !== undefined && begin <= end) keep(key, page.subarray(begin, end))
      })
      return page
    },
  }
}

const [sign, stop] = [Buffer.from(secret), ';'.charCodeAt(0)]
/** How React writes an element that is there for its id alone. Among others of its parent a sign is the id of one. */
const [opening, closing] = [Buffer.from('<template id="'), '"></template>'.length]

/** A page without its signs, and where in it parts begin and end that are asked for. */
function putTogether(written: Buffer, placed: readonly Uint8Array[]) {
  const [begins, ends] = [new Map<number, number>(), new Map<number, number>()]
  const parts: Uint8Array[] = []
  let length = 0
  let from = 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  for (let at = written.indexOf(sign); at >= 0; at = written.indexOf(sign, from)) {
    const kindAt = at + sign.length
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
  if (kept.has(key) || key.length + inside.length > LONGEST) return
  // A part of the page would hold the whole of it.
  kept.set(key, new Uint8Array(inside))
  bytes += key.length + inside.length
  for (const [oldest, markup] of kept) {
    if (bytes <= MOST) break
    kept.delete(oldest)
    bytes -= oldest.length + markup.length
  }
}
