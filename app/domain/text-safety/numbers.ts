import numberWords from './number-words.json' with { type: 'json' }
import { type Letter, plainStem, withoutKazakh, type Word } from './letters.ts'

/** Consecutive digits of a text, written as digits or in words. `from` and `to` are UTF-16 offsets; `word` and `last`
 *  are the indexes of the first and the last word; `looks` counts the letters that were read as digits. */
export type Group = { digits: string; looks: number; from: number; to: number; word: number; last: number }

type Size = 'ones' | 'teens' | 'tens' | 'hundreds'
type NumberWord = { size: Size; value: number }
type Number = { digits: string; last: number }

const known = new Map<string, NumberWord>()
for (const size of ['ones', 'teens', 'tens', 'hundreds'] as const) {
  for (const [word, value] of Object.entries(numberWords[size])) known.set(plainStem(word, false), { size, value })
}
const hundredBehind = new Set(numberWords.hundredBehind.map(word => plainStem(word, false)))
const counted = new Map(Object.entries(numberWords.counted))
const times = new Map(Object.entries(numberWords.times))
const { about: _about, ...alike } = numberWords.looks
const looks = new Map(Object.entries(alike).map(([letter, figure]) => [letter, String(figure)]))

/** Maximum number of letters in a number that may be read as digits. */
const MOST_LOOKS = 4

/** Returns the numbers of a text in order. A letter that resembles 0 is read as 0 beside digits: `7О7`. */
export function groupsOf(words: readonly Word[]): Group[] {
  return gather(words, figuresOf)
}

/** As `groupsOf`, but reads every letter that resembles a digit as one, within a word with digits (`12З`) or alone
 *  between two numbers (`7 О 7`). Null when there are no such letters. */
export function lookalikeGroupsOf(words: readonly Word[]): Group[] | null {
  const groups = gather(words, (word, at) => figuresOf(word) ?? lookalikesOf(word, isBetweenFigures(words, at)))
  return groups.some(({ looks }) => looks > 0) ? groups : null
}

type Figures = { digits: string; looks: number }

function gather(words: readonly Word[], figuresAt: (word: Word, at: number) => Figures | null): Group[] {
  const groups: Group[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const figures = figuresAt(word, at)
    if (figures) groups.push({ ...figures, from: word.from, to: word.to, word: at, last: at })
    else {
      const number = numberAt(words, at)
      if (!number) continue
      const last = words[number.last]!
      groups.push({ digits: number.digits, looks: 0, from: word.from, to: last.to, word: at, last: number.last })
      at = number.last
    }
  }
  return groups
}

function figuresOf({ letters, own }: Word): Figures | null {
  if (!letters.some(isFigure)) return null
  const digits = letters.map(letter => (letter.cyrillic === numberWords.nought ? '0' : letter.own)).join('')
  if (/^[0-9]+$/.test(digits)) return { digits, looks: 0 }
  // A digit in words attached to digits: `8707123456семь`.
  const [, figures, word] = /^([0-9]+)(\p{L}+)$/u.exec(own) ?? []
  const ending = word === undefined ? undefined : known.get(withoutKazakh(word))
  return ending?.size === 'ones' ? { digits: `${figures}${ending.value}`, looks: 0 } : null
}

function lookalikesOf({ letters }: Word, isBetween: boolean): Figures | null {
  if (!isBetween && !letters.some(isFigure)) return null
  const count = letters.filter(letter => !isFigure(letter)).length
  if (count > MOST_LOOKS) return null
  const digits = letters.map(letter => (isFigure(letter) ? letter.own : figureLike(letter)))
  return digits.includes('') ? null : { digits: digits.join(''), looks: count }
}

const figureLike = ({ own, upper }: Letter) => (own === 'b' && upper ? '8' : (looks.get(own) ?? ''))
const isFigure = ({ kind, own }: Letter) => kind === 'DIGIT' && /^[0-9]$/.test(own)

function isBetweenFigures(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at + 1]].every(word => word?.letters.some(isFigure)) && !words[at + 1]!.begins
}

function numberWordAt(words: readonly Word[], at: number): NumberWord | undefined {
  const word = words[at]
  return word && known.get(withoutKazakh(word.own))
}

/** Parses one number in words: hundreds, tens and ones that belong together. In `бір жүз` the hundred follows its
 *  digit. */
function numberAt(words: readonly Word[], at: number): Number | null {
  const repeated = repeatedAt(words, at)
  if (repeated) return repeated
  const first = numberWordAt(words, at)
  if (!first) return null
  const next = words[at + 1]
  const isCounted = first.size === 'ones' && next && hundredBehind.has(withoutKazakh(next.own))
  if (isCounted) return withRest(words, at + 1, first.value * 100)
  if (first.size === 'hundreds') return withRest(words, at, first.value)
  if (first.size === 'tens') return withOnes(words, at, first.value, 2)
  return { digits: String(first.value), last: at }
}

/** Parses repeated digits: «три семёрки», `double seven`. */
function repeatedAt(words: readonly Word[], at: number): Number | null {
  const next = words[at + 1]
  if (!next || next.begins) return null
  const many = times.get(words[at]!.own)
  const often = many ?? onesAt(words, at) ?? 0
  const figure = many ? onesAt(words, at + 1) : counted.get(next.own)
  return figure === undefined || often < 2 ? null : { digits: String(figure).repeat(often), last: at + 1 }
}

function onesAt(words: readonly Word[], at: number): number | undefined {
  const word = numberWordAt(words, at)
  return word?.size === 'ones' ? word.value : undefined
}

function withRest(words: readonly Word[], last: number, value: number): Number {
  const next = numberWordAt(words, last + 1)
  if (next?.size === 'tens') return withOnes(words, last + 1, value + next.value, 3)
  if (next?.size === 'teens') return { digits: String(value + next.value), last: last + 1 }
  return withOnes(words, last, value, 3)
}

function withOnes(words: readonly Word[], last: number, value: number, length: number): Number {
  const next = numberWordAt(words, last + 1)
  const isCounted = words[last + 2] && hundredBehind.has(withoutKazakh(words[last + 2]!.own))
  if (next?.size === 'ones' && next.value > 0 && !isCounted) return whole(value + next.value, last + 1, length)
  const figures = figuresBehind(words[last + 1], value)
  return figures === null ? whole(value, last, length) : whole(value + figures, last + 1, length)
}

const whole = (value: number, last: number, length: number): Number => ({
  digits: String(value).padStart(length, '0'),
  last,
})

/** Returns the digits that complete a number in words («сто 23», «сорок 5»), or null. */
function figuresBehind(word: Word | undefined, value: number): number | null {
  if (!word || !/^\s$/.test(word.gap)) return null
  const room = value % 100 === 0 ? /^[1-9][0-9]?$/ : /^[1-9]$/
  return room.test(word.own) ? Number(word.own) : null
}
