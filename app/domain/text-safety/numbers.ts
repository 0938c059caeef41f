import said from './number-words.json' with { type: 'json' }
import { plainStem, withoutKazakh, type Word } from './letters.ts'

/** Digits in a row as a text has them, in figures or in words, or a word that is no number. `from` and `to` are in UTF-16
 *  units; `word` is the place among the words of the text. */
export type Group = { digits: string; inWords: boolean; from: number; to: number; word: number; last: number }

type Size = 'ones' | 'teens' | 'tens' | 'hundreds'
type Said = { size: Size; value: number }

const known = new Map<string, Said>()
for (const size of ['ones', 'teens', 'tens', 'hundreds'] as const) {
  for (const [word, value] of Object.entries(said[size])) known.set(plainStem(word, false), { size, value })
}
const hundredBehind = new Set(said.hundredBehind.map(word => plainStem(word, false)))

/** The numbers of a text in its order. A letter that looks like a nought among figures is one: `7О7`. */
export function groupsOf(words: readonly Word[]): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const digits = figuresOf(word)
    if (digits) groups.push({ digits, inWords: false, from: word.from, to: word.to, word: at, last: at })
    else {
      const number = numberAt(words, at)
      if (!number) continue
      const last = words[number.last]!
      groups.push({ digits: number.digits, inWords: true, from: word.from, to: last.to, word: at, last: number.last })
      at = number.last
    }
  }
  return groups
}

function figuresOf({ letters }: Word): string | null {
  if (!letters.some(({ kind }) => kind === 'DIGIT')) return null
  const digits = letters.map(letter => (letter.cyrillic === said.nought ? '0' : letter.own)).join('')
  return /^[0-9]+$/.test(digits) ? digits : null
}

function saidAt(words: readonly Word[], at: number): Said | undefined {
  const word = words[at]
  return word && known.get(withoutKazakh(word.own))
}

/** One number said in words: hundreds, tens and ones that belong together. A `бір жүз` has the hundred behind. */
function numberAt(words: readonly Word[], at: number): { digits: string; last: number } | null {
  const first = saidAt(words, at)
  if (!first) return null
  const next = words[at + 1]
  const counted = first.size === 'ones' && next && hundredBehind.has(withoutKazakh(next.own))
  if (counted) return withRest(words, at + 1, first.value * 100)
  if (first.size === 'hundreds') return withRest(words, at, first.value)
  if (first.size === 'tens') return withOnes(words, at, first.value, 2)
  return { digits: String(first.value), last: at }
}

function withRest(words: readonly Word[], last: number, value: number) {
  const next = saidAt(words, last + 1)
  if (next?.size === 'tens') return withOnes(words, last + 1, value + next.value, 3)
  if (next?.size === 'teens') return { digits: String(value + next.value), last: last + 1 }
  return withOnes(words, last, value, 3)
}

function withOnes(words: readonly Word[], last: number, value: number, length: number) {
  const next = saidAt(words, last + 1)
  const counted = words[last + 2] && hundredBehind.has(withoutKazakh(words[last + 2]!.own))
  const takes = next?.size === 'ones' && next.value > 0 && !counted
  const whole = takes ? value + next.value : value
  return { digits: String(whole).padStart(length, '0'), last: takes ? last + 1 : last }
}
