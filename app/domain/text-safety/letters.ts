import looks from './letter-looks.json' with { type: 'json' }

/** Role of a character in a word. A MASK hides a letter (`п*к`), a STAND_IN resembles one (`@`, `$`), a MUTE one is
 *  skipped (`don't`), an END ends a sentence. */
type Kind = 'LETTER' | 'DIGIT' | 'STAND_IN' | 'MASK' | 'MUTE' | 'SPACE' | 'END' | 'OTHER'

/** One character of a text. `cyrillic` and `latin` are the letters it may stand for in that alphabet, empty when it
 *  resembles none. `from` and `to` are UTF-16 offsets in the text. */
export type Letter = {
  kind: Kind
  /** As written, in lower case, without diacritics; Kazakh letters are kept. */
  own: string
  cyrillic: string
  latin: string
  script: 'CYRILLIC' | 'LATIN' | null
  upper: boolean
  from: number
  to: number
}

/** A word of letters and digits, or of symbols that replace them. */
export type Word = {
  letters: Letter[]
  own: string
  written: string
  from: number
  to: number
  /** Text between the previous word and this one. */
  gap: string
  /** True when a sentence ends between the previous word and this one. */
  begins: boolean
  upper: boolean
}

/** Consecutive characters with the same readings, and their number: people write «сууука». */
export type Run = { readings: string; count: number; from: number; to: number }

type Alphabet = 'own' | 'cyrillic' | 'latin'

/** Reading that matches any letter. */
export const ANY = '*'

const kazakh: Record<string, string> = looks.kazakh
const cyrillicLooks: Record<string, string> = looks.cyrillic
const amongCyrillic: Record<string, string> = looks.cyrillicAmongCyrillic
const cyrillicSigns: Record<string, string> = looks.cyrillicSigns
const latinLooks: Record<string, string> = looks.latin
const latinSigns: Record<string, string> = looks.latinSigns

/** Splits a text into characters. Diacritics and invisible characters (zero-width space, change of direction) are
 *  merged into the character before. On both sides of a comparison ё equals е and й equals и. */
export function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let from = 0
  for (const sign of text) {
    const to = from + sign.length
    for (const shape of shapesOf(sign)) {
      if (shape) letters.push(letterOf(shape, from, to))
      else if (letters.length > 0) letters.at(-1)!.to = to
    }
    from = to
  }
  return letters
}

/** Returns the words of a text: consecutive letters and digits. Apostrophes inside a word are skipped. */
export function wordsOf(letters: readonly Letter[], text: string): Word[] {
  return gather(letters, text, ({ kind }) => kind === 'LETTER' || kind === 'DIGIT')
}

/** Returns the words in which symbols hide or replace letters. Symbols at the ends are trimmed, except leading ones
 *  that resemble a letter. */
export function maskedWordsOf(letters: readonly Letter[], text: string): Word[] {
  if (!letters.some(isInsteadOfLetter)) return []
  return gather(letters, text, letter => isLetterOrDigit(letter) || isInsteadOfLetter(letter)).flatMap(word => {
    if (!word.letters.some(isInsteadOfLetter)) return []
    const first = word.letters.findIndex(({ kind }) => kind !== 'MASK')
    const signs = word.letters.slice(Math.max(0, first), word.letters.findLastIndex(isLetterOrDigit) + 1)
    return signs.some(isInsteadOfLetter) ? [{ ...word, ...wordOf(signs) }] : []
  })
}

/** Returns the alphabet of a word, or null for a mixture or none. */
export function scriptOf({ letters }: Pick<Word, 'letters'>): 'CYRILLIC' | 'LATIN' | null {
  const scripts = new Set(letters.flatMap(({ script }) => script ?? []))
  return scripts.size === 1 ? [...scripts][0]! : null
}

const kept = new WeakMap<readonly Letter[], Partial<Record<Alphabet, Run[] | null>>>()

/** Reads characters in one alphabet. Beside real Cyrillic letters a Latin one may stand for any Cyrillic letter
 *  (`хuй`); without them every letter must look Cyrillic (`cyka`). Null when the alphabet does not apply. */
export function runsOf(letters: readonly Letter[], alphabet: Alphabet): Run[] | null {
  let readings = kept.get(letters)
  if (!readings) kept.set(letters, (readings = {}))
  const known = readings[alphabet]
  return known === undefined ? (readings[alphabet] = read(letters, alphabet)) : known
}

function read(letters: readonly Letter[], alphabet: Alphabet): Run[] | null {
  const has = (script: Letter['script']) => letters.some(letter => letter.script === script)
  const cyrillic = has('CYRILLIC')
  if ((alphabet === 'latin' || !cyrillic) && !has('LATIN')) return null
  const readings = letters.map(letter => readingOf(letter, alphabet, cyrillic))
  if (alphabet === 'cyrillic' && !cyrillic && readings.includes('')) return null
  return joinedRuns(readings)
}

/** Returns the letters of a stem and how often each is repeated, the form in which it is compared. */
export function runsOfStem(stem: string): { letter: string; count: number }[] {
  return joinedRuns(Array.from(stem)).map(({ readings, count }) => ({ letter: readings, count }))
}

/** Normalises a listed word as texts are normalised: lower case, ё as е, й as и, Kazakh letters as Russian ones unless
 *  kept. */
export function plainStem(stem: string, keepKazakh: boolean): string {
  const folded = stem.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return keepKazakh ? folded : withoutKazakh(folded)
}

const kazakhLetters = new RegExp(`[${Object.keys(kazakh).join('')}]`, 'gu')

/** Replaces Kazakh letters in a word of a text, which is normalised otherwise. */
export function withoutKazakh(word: string): string {
  return word.replace(kazakhLetters, letter => kazakh[letter]!)
}

function joinedRuns(readings: string[]): Run[] {
  const runs: Run[] = []
  let last: Run | undefined
  for (let at = 0; at < readings.length; at++) {
    const reading = readings[at]!
    if (last && last.readings === reading && reading !== ANY) {
      last.count += 1
      last.to = at + 1
    } else runs.push((last = { readings: reading, count: 1, from: at, to: at + 1 }))
  }
  return runs
}

function readingOf(letter: Letter, alphabet: Alphabet, amongOthers: boolean): string {
  if (letter.kind === 'MASK') return ANY
  if (alphabet === 'own') return letter.own
  if (alphabet === 'latin') return letter.latin
  return letter.cyrillic + (amongOthers ? (amongCyrillic[letter.own] ?? '') : '')
}

type Shape = Omit<Letter, 'from' | 'to'>

/** Lists the fields because a spread would cost more than the rest of this function. */
function letterOf({ kind, own, cyrillic, latin, script, upper }: Shape, from: number, to: number): Letter {
  return { kind, own, cyrillic, latin, script, upper, from, to }
}

/** Cache: most characters of a text recur. */
const shapes = new Map<string, (Shape | null)[]>()
const MOST_SHAPES = 4000

function shapesOf(sign: string): (Shape | null)[] {
  const known = shapes.get(sign)
  if (known) return known
  const made = Array.from(sign.normalize('NFKD'), shapeOf)
  if (shapes.size < MOST_SHAPES) shapes.set(sign, made)
  return made
}

/** Returns null for diacritics and invisible characters. */
function shapeOf(plain: string): Shape | null {
  if (/[\p{M}\p{Cf}]/u.test(plain)) return null
  const own = plain.toLowerCase()
  const script = /\p{Script=Cyrillic}/u.test(own) ? 'CYRILLIC' : /\p{Script=Latin}/u.test(own) ? 'LATIN' : null
  return {
    kind: kindOf(own),
    own,
    cyrillic: cyrillicLooks[own] ?? cyrillicSigns[own] ?? kazakh[own] ?? (script === 'CYRILLIC' ? own : ''),
    latin: latinLooks[own] ?? latinSigns[own] ?? (script === 'LATIN' ? own : ''),
    script,
    upper: own !== plain,
  }
}

function kindOf(sign: string): Kind {
  if (looks.mute.includes(sign)) return 'MUTE'
  if (looks.masks.includes(sign)) return 'MASK'
  if (/\p{L}/u.test(sign)) return 'LETTER'
  if (/\p{Nd}/u.test(sign)) return 'DIGIT'
  if (/[\n\r.!?…;]/u.test(sign)) return sign === '!' ? 'STAND_IN' : 'END'
  if (sign in cyrillicSigns || sign in latinSigns) return 'STAND_IN'
  return /\s/u.test(sign) ? 'SPACE' : 'OTHER'
}

const isInsteadOfLetter = ({ kind }: Letter) => kind === 'MASK' || kind === 'STAND_IN'
const isLetterOrDigit = ({ kind }: Letter) => kind === 'LETTER' || kind === 'DIGIT'

function gather(letters: readonly Letter[], text: string, isPart: (letter: Letter) => boolean): Word[] {
  const words: Word[] = []
  let part: Letter[] = []
  let begins = true
  let end = 0
  const close = () => {
    if (part.length === 0) return
    const { letters: own, own: plain, from, to, upper } = wordOf(part)
    // Lists the fields for speed, as `letterOf` does.
    const [written, gap] = [text.slice(from, to), text.slice(end, from)]
    words.push({ letters: own, own: plain, written, from, to, gap, begins, upper })
    end = to
    begins = false
    part = []
  }
  for (const letter of letters) {
    if (isPart(letter)) part.push(letter)
    else if (letter.kind !== 'MUTE') {
      close()
      if (letter.kind === 'END' || letter.own === '!') begins = true
    }
  }
  close()
  return words
}

function wordOf(letters: Letter[]) {
  let plain = ''
  for (const { own } of letters) plain += own
  return {
    letters,
    own: plain,
    from: letters[0]!.from,
    to: letters.at(-1)!.to,
    upper: letters[0]!.upper,
  }
}
