import { foldForSearch } from '#app/domain/text/search.ts'

/** A piece of a text; `found` where it is what was looked for. */
export type Piece = { text: string; found: boolean }

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** A text in pieces: the beginnings of words that were looked for, and what stands between them. Words are compared as the
 *  search compares them, so that «озен» is found in «Өзен» and shown as it is written. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const whole = text.normalize('NFC')
  const pieces: Piece[] = []
  let shown = 0
  for (const match of whole.matchAll(WORD)) {
    const length = lengthFound(match[0], words)
    if (length === 0) continue
    if (match.index > shown) pieces.push({ text: whole.slice(shown, match.index), found: false })
    shown = match.index + length
    pieces.push({ text: whole.slice(match.index, shown), found: true })
  }
  if (shown < whole.length) pieces.push({ text: whole.slice(shown), found: false })
  return pieces
}

export function isFound(pieces: readonly Piece[]): boolean {
  return pieces.some(({ found }) => found)
}

/** How much of a word, as it is written, the longest of the looked for words takes that it begins with. */
function lengthFound(word: string, words: readonly string[]): number {
  const folded = foldForSearch(word)
  const longest = words.filter(each => folded.startsWith(each)).sort((one, other) => other.length - one.length)[0]
  if (longest === undefined) return 0
  let length = 0
  for (let taken = ''; taken.length < longest.length && length < word.length;) {
    const letter = String.fromCodePoint(word.codePointAt(length)!)
    taken += foldForSearch(letter)
    length += letter.length
  }
  return length
}
