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
export function keptMarkup(language: Language, hasGroups = false): KeptMarkup & { settle: (html: string) => string } {
  const asked: { key: string; before: string; behind: string }[] = []
  const placed: string[] = []
  // Where there are groups a message may have other words (docs/decisions/114).
  const words = hasGroups ? `${language} groups` : language
  const find = (key: string) => kept.get(`${words} ${key}`)
  return {
    find,
    signs: key => {
      const [before, behind] = [`${secret}b${asked.length};`, `${secret}e${asked.length};`] as const
      asked.push({ key: `${words} ${key}`, before, behind })
      return [before, behind]
    },
    bounds: key => {
      const [before, behind] = [`${secret}b${asked.length}`, `${secret}e${asked.length}`] as const
      asked.push({ key: `${words} ${key}`, before: elementOf(before), behind: elementOf(behind) })
      return [before, behind]
    },
    place: key => {
      const markup = find(key)
      return markup === undefined ? undefined : `${secret}p${placed.push(markup) - 1}`
    },
    // From the inside: what was asked for later stands behind it, or in it.
    settle: html =>
      asked.reduceRight(
        (page, { key, before, behind }) => {
          const [from, to] = [page.indexOf(before), page.indexOf(behind)]
          if (from < 0 || to < from) return page
          const inside = page.slice(from + before.length, to)
          keep(key, inside)
          return page.slice(0, from) + inside + page.slice(to + behind.length)
        },
        withPlaced(html, placed),
      ),
  }
}

/** How React writes an element that is there for its id alone. */
const elementOf = (id: string) => opening + id + closing
const [opening, closing] = ['<template id="', '"></template>']

function withPlaced(html: string, placed: readonly string[]) {
  if (placed.length === 0) return html
  const [first = '', ...rest] = html.split(`${opening}${secret}p`)
  return rest.reduce((page, part) => {
    const end = part.indexOf(closing)
    return page + placed[Number(part.slice(0, end))]! + part.slice(end + closing.length)
  }, first)
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
