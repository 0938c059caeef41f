import looks from './letter-looks.json' with { type: 'json' }

/** What a sign is to a reader of words. A MASK hides a letter (`п*к`), a STAND_IN looks like one (`@`, `$`), a MUTE one is
 *  not said (`don't`); an END parts sentences. */
type Kind = 'LETTER' | 'DIGIT' | 'STAND_IN' | 'MASK' | 'MUTE' | 'SPACE' | 'END' | 'OTHER'

/** One sign of a text. The readings are the letters it may be taken for in one alphabet, none where it is not like any.
 *  `from` and `to` are places in the text, in UTF-16 units. */
export type Letter = {
  kind: Kind
  /** As written: lower case, without marks, Kazakh letters kept. */
  own: string
  cyrillic: string
  latin: string
  script: 'CYRILLIC' | 'LATIN' | null
  upper: boolean
  from: number
  to: number
}

/** A word of letters and digits, or of the signs that stand for them. */
export type Word = {
  letters: Letter[]
  own: string
  written: string
  from: number
  to: number
  /** The text between the word before and this one. */
  gap: string
  /** Whether a sentence ends between the word before and this one. */
  begins: boolean
  upper: boolean
}

/** Letters one after another that may be read alike, and how many there are: people write «сууука». */
export type Run = { readings: string; count: number; from: number; to: number }

type Alphabet = 'own' | 'cyrillic' | 'latin'

/** In a run of readings: any letter. */
export const ANY = '*'

const kazakh: Record<string, string> = looks.kazakh
const cyrillicLooks: Record<string, string> = looks.cyrillic
const amongCyrillic: Record<string, string> = looks.cyrillicAmongCyrillic
const cyrillicSigns: Record<string, string> = looks.cyrillicSigns
const latinLooks: Record<string, string> = looks.latin
const latinSigns: Record<string, string> = looks.latinSigns

/** Takes a text apart into signs. Accents, stacked marks and signs nobody sees (a zero-width space, a change of direction)
 *  are no signs of their own; ё is е and й is и on both sides of every comparison. */
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

/** The words of a text: letters and digits one after another, with the apostrophes inside them left out. */
export function wordsOf(letters: readonly Letter[], text: string): Word[] {
  return gather(letters, text, ({ kind }) => kind === 'LETTER' || kind === 'DIGIT')
}

/** The words of a text in which signs hide letters or stand for them. Signs at the ends are taken off, save those at the
 *  beginning that look like a letter. */
export function maskedWordsOf(letters: readonly Letter[], text: string): Word[] {
  if (!letters.some(isInsteadOfLetter)) return []
  return gather(letters, text, letter => isLetterOrDigit(letter) || isInsteadOfLetter(letter)).flatMap(word => {
    if (!word.letters.some(isInsteadOfLetter)) return []
    const first = word.letters.findIndex(({ kind }) => kind !== 'MASK')
    const signs = word.letters.slice(Math.max(0, first), word.letters.findLastIndex(isLetterOrDigit) + 1)
    return signs.some(isInsteadOfLetter) ? [{ ...word, ...wordOf(signs) }] : []
  })
}

/** Whether all letters of a word are of one alphabet; null for both, or none. */
export function scriptOf({ letters }: Pick<Word, 'letters'>): 'CYRILLIC' | 'LATIN' | null {
  const scripts = new Set(letters.flatMap(({ script }) => script ?? []))
  return scripts.size === 1 ? [...scripts][0]! : null
}

const kept = new WeakMap<readonly Letter[], Partial<Record<Alphabet, Run[] | null>>>()

/** The signs as one alphabet reads them. A Latin letter is taken for any Cyrillic one only beside real ones: `хuй`, while
 *  `cyka` must look Cyrillic in every letter. Null when the alphabet has no part in it. */
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

/** A stem as a list of its letters and how often each stands: the form it is compared in. */
export function runsOfStem(stem: string): { letter: string; count: number }[] {
  return joinedRuns(Array.from(stem)).map(({ readings, count }) => ({ letter: readings, count }))
}

/** A word of our lists as texts are compared: lower case, ё and й as е and и, Kazakh letters as Russian ones unless kept. */
export function plainStem(stem: string, keepKazakh: boolean): string {
  const folded = stem.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return keepKazakh ? folded : withoutKazakh(folded)
}

const kazakhLetters = new RegExp(`[${Object.keys(kazakh).join('')}]`, 'gu')

/** The same of a word of a text, whose letters are plain already. */
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

/** Spelled out: a spread costs more than all the rest of a letter. */
function letterOf({ kind, own, cyrillic, latin, script, upper }: Shape, from: number, to: number): Letter {
  return { kind, own, cyrillic, latin, script, upper, from, to }
}

/** What most signs of most texts are, worked out once. */
const shapes = new Map<string, (Shape | null)[]>()
const MOST_SHAPES = 4000

function shapesOf(sign: string): (Shape | null)[] {
  const known = shapes.get(sign)
  if (known) return known
  const made = Array.from(sign.normalize('NFKD'), shapeOf)
  if (shapes.size < MOST_SHAPES) shapes.set(sign, made)
  return made
}

/** Null for a mark and for a sign nobody sees. */
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
    // Spelled out, as each letter is.
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
