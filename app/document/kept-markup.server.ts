import { randomBytes } from 'node:crypto'
import type { Language } from '#app/i18n/config.ts'
import type { KeptMarkup } from '#app/ui/kept.tsx'

/** Letters of keys and markup that are kept, at most 2 bytes each. What was kept first goes first. */
const MOST = 6_000_000
/** What is longer is not what many pages share. */
const LONGEST = 30_000

const kept = new Map<string, string>()
let letters = 0

/** Signs begin with it. Nobody knows it, so nobody can write one into a page. */
const secret = randomBytes(16).toString('hex')

/** What pages of one language have in common, for one answer: `settle` takes the signs out of its page again and remembers
 *  what stood between them. */
export function keptMarkup(language: Language): KeptMarkup & { settle: (html: string) => string } {
  const asked: string[] = []
  const signsOf = (at: number) => [`${secret}b${at};`, `${secret}e${at};`] as const
  return {
    find: key => kept.get(`${language} ${key}`),
    signs: key => signsOf(asked.push(`${language} ${key}`) - 1),
    // From the inside: what was asked for later stands behind it, or in it.
    settle: html =>
      asked.reduceRight((page, key, at) => {
        const [before, behind] = signsOf(at)
        const [from, to] = [page.indexOf(before), page.indexOf(behind)]
        if (from < 0 || to < from) return page
        const inside = page.slice(from + before.length, to)
        keep(key, inside)
        return page.slice(0, from) + inside + page.slice(to + behind.length)
      }, html),
  }
}

function keep(key: string, inside: string) {
  if (kept.has(key) || key.length + inside.length > LONGEST) return
  // A slice would hold the whole page it was cut out of.
  kept.set(key, Buffer.from(inside).toString())
  letters += key.length + inside.length
  for (const [oldest, markup] of kept) {
    if (letters <= MOST) break
    kept.delete(oldest)
    letters -= oldest.length + markup.length
  }
}
