import { foldForSearch } from '#app/domain/text/search.ts'

/** A piece of a text; `found` marks a match. */
export type Piece = { text: string; found: boolean }

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Splits a text into matched beginnings of words and the text between them. Words are folded as the search folds them,
 *  so «озен» matches «Өзен», which is shown as written. */
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

/** Length, in the word as it is written, of the longest searched word it begins with. */
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
