import insults from './insults.json' with { type: 'json' }
import { type Letter, maskedWordsOf, type Run, runsOf, runsOfStem, scriptOf, type Word } from './letters.ts'
import { type Hit, Stems } from './stems.ts'
import type { Work } from './work.ts'

type Kind = 'INSULT' | 'OBSCENE'
type Entry = { kind: Kind; length: number; unless: string | null }
type Group = { kind: string; words: string[]; prefixes?: string[]; unless?: string[] }

/** A match; `from` and `to` are UTF-16 offsets in the text. */
export type BadWord = { kind: Kind; from: number; to: number }

const stems = new Stems<Entry>()
const ownStems = new Stems<Entry>()
/** Stems that match anywhere in a word. */
const inner = new Stems<Entry>()
const innocent = new Stems<true>()
const ownInnocent = new Stems<true>()
/** Context words that make the words of a group innocent, each with the id of its group. */
const reasons = new Stems<string>()

for (const word of insults.innocent.words) {
  if (word.startsWith('=')) ownInnocent.add(word.slice(1), true, true)
  else innocent.add(word, true)
}
for (const [at, { kind, words, prefixes = [''], unless }] of (insults.groups as Group[]).entries()) {
  const list = unless ? String(at) : null
  for (const word of unless ?? []) reasons.add(word, list!)
  for (const word of words) {
    const entry = { kind: kind as Kind, length: lengthOf(word), unless: list }
    if (word.startsWith('=')) ownStems.add(word.slice(1), entry, true)
    else if (word.startsWith('*')) {
      inner.add(word.slice(1), entry)
      stems.add(word.slice(1), entry)
    } else for (const prefix of prefixes) stems.add(prefix + word, { ...entry, length: entry.length + prefix.length })
  }
}

const withYo = new Map<string, Entry>(
  insults.withYo.words.map(word => [word, { kind: 'OBSCENE', length: word.length, unless: null }]),
)

/** Minimum lengths of a word written in parts, in letters: shorter ones occur by chance. */
const LONG = 5
const SHORT = 3
/** One-letter words of Russian, Kazakh (as commonly typed) and English. Any other single letter is considered a piece
 *  of a word. */
const { oneLetterWords } = insults
/** Maximum number of masked letters per word. */
const MOST_HIDDEN = 2
/** Minimum number of consecutive single letters that are read as one word. */
const PIECES = 3

/** Finds insults and obscene words: whole, with repeated, masked or look-alike letters, with symbols or spaces inside.
 *  The steps per word are bounded by the length of the longest stem. */
export function badWordsIn(words: readonly Word[], letters: readonly Letter[], text: string, work: Work): BadWord[] {
  const present = reasonsIn(words, work)
  const found: BadWord[] = []
  const covered = new Uint8Array(text.length)
  const take = (entry: Entry | undefined, from: number, to: number) => {
    if (!entry || (entry.unless !== null && present.has(entry.unless))) return
    // The same word can be found both whole and in pieces; it is reported once.
    if (covered[from] || covered[to - 1]) return
    covered.fill(1, from, to)
    found.push({ kind: entry.kind, from, to })
  }
  for (const word of words) take(entryOf(withoutClitic(word, text), work), word.from, word.to)
  for (const word of maskedWordsOf(letters, text)) {
    if (isWorthReading(word)) take(entryOf(word, work), word.from, word.to)
  }
  for (const parts of inPieces(words, work)) {
    for (const { entry, from, to } of entriesAcross(parts, work)) take(entry, from, to)
  }
  return found.sort((one, other) => one.from - other.from)
}

function reasonsIn(words: readonly Word[], work: Work): Set<string> {
  return new Set(words.flatMap(({ letters }) => readingsOf(letters).flatMap(runs => reasons.of(runs, work))))
}

function entryOf(word: Word, work: Work): Entry | undefined {
  const readings = readingsOf(word.letters)
  const own = runsOf(word.letters, 'own')
  const found = readings.flatMap(runs => [...stems.of(runs, work), ...anywhere(runs, work)])
  if (own) found.push(...ownStems.of(own, work))
  if (found.length === 0) return withYo.get(word.written.normalize('NFC').toLowerCase())
  const isInnocent =
    readings.some(runs => innocent.of(runs, work).length > 0) || (own && ownInnocent.of(own, work).length > 0)
  return isInnocent ? undefined : found[0]
}

function anywhere(runs: Run[], work: Work): Entry[] {
  const found: Entry[] = []
  for (let at = 0; at < runs.length; at++) for (const { value } of inner.at(runs, at, work)) found.push(value)
  return found
}

function readingsOf(letters: readonly Letter[]): Run[][] {
  return [runsOf(letters, 'cyrillic'), runsOf(letters, 'latin')].filter(runs => runs !== null)
}

/** A masked letter is only considered in a word with at least two visible letters that is Cyrillic or has at least four
 *  characters: `x*y` is a product. A short word after @ is a username. */
function isWorthReading(word: Word): boolean {
  if (word.letters[0]?.own === '@' && word.letters.length <= LONG) return false
  const seen = word.letters.filter(({ kind }) => kind === 'LETTER').length
  const hidden = word.letters.filter(({ kind }) => kind === 'MASK').length
  return (
    hidden === 0 ||
    (seen >= 2 && hidden <= MOST_HIDDEN && hidden <= seen && (scriptOf(word) === 'CYRILLIC' || seen + hidden > PIECES))
  )
}

type Pieces = { parts: Word[]; least: number; torn: boolean }

/** Yields candidates for a word in pieces: parts joined by symbols without spaces, at least three consecutive single
 *  letters, or two words separated by a space. */
function* inPieces(words: readonly Word[], work: Work): Generator<Pieces> {
  let chain: Word[] = []
  let single: Word[] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    if (chain.length > 0 && isSeam(word.gap)) chain.push(word)
    else {
      if (chain.length > 1) yield { parts: chain, least: LONG - 1, torn: false }
      chain = [word]
    }
    const alone = isOneLetter(word)
    const goesOn = alone && before !== undefined && single.length > 0 && isSameSpace(word, single)
    if (goesOn) single.push(word)
    else {
      if (single.length >= PIECES) yield { parts: single, least: SHORT, torn: true }
      single = alone ? [word] : []
    }
    if (before && isSpace(word.gap) && mayGoOn(before, work) && scriptOf(before) === scriptOf(word)) {
      yield { parts: [before, word], least: isTorn(before) || isTorn(word) ? SHORT : LONG, torn: false }
    }
  }
  if (chain.length > 1) yield { parts: chain, least: LONG - 1, torn: false }
  if (single.length >= PIECES) yield { parts: single, least: SHORT, torn: true }
}

/** Finds stems that start at the beginning of a part and end in a later part. */
function entriesAcross({ parts, least, torn }: Pieces, work: Work) {
  const letters = parts.flatMap(part => part.letters)
  const partAt = parts.flatMap(part => part.letters.map(() => part))
  // Single letters of both alphabets are more likely variables (x, y) and the word «и», so a longer match is required.
  const mixed = torn && scriptOf({ letters }) === null
  const shortest = mixed ? SHORT + 1 : parts.some(isTorn) ? SHORT : least
  const isEnd = (place: number) => partAt[place] !== partAt[place - 1]
  const found: { entry: Entry; from: number; to: number }[] = []
  for (const runs of readingsOf(letters)) {
    for (const [index, run] of runs.entries()) {
      if (!isEnd(run.from)) continue
      const first = partAt[run.from]!
      // The longest match.
      const hit = stems.at(runs, index, work).findLast(({ value, to, open }: Hit<Entry>) => {
        const end = runs[to - 1]!.to
        return partAt[end - 1] !== first && value.length >= shortest && (open || isEnd(end))
      })
      if (!hit || innocent.at(runs, index, work).some(({ open }) => open)) continue
      found.push({ entry: hit.value, from: first.from, to: partAt[runs[hit.to - 1]!.to - 1]!.to })
    }
  }
  return found
}

/** Removes an English clitic (`'s`, `'re`): «who’re» is not an insult. */
function withoutClitic(word: Word, text: string): Word {
  const parted = /['’](?:s|re|ll|ve|d|m|t)$/i.exec(text.slice(Math.max(word.from, word.to - 3), word.to))
  if (!parted || word.letters.length < parted[0].length) return word
  return { ...word, letters: word.letters.slice(0, 1 - parted[0].length) }
}

const mayGoOn = ({ letters }: Word, work: Work) => readingsOf(letters).some(runs => stems.mayGoOn(runs, work))
const isOneLetter = ({ letters }: Word) => letters.every(({ own }) => own === letters[0]!.own)
const isTorn = (word: Word) => isOneLetter(word) && !oneLetterWords.includes(word.written.toLowerCase())
const isSpace = (gap: string) => gap.length > 0 && gap.length <= 3 && gap.trim() === ''
/** Up to three characters that join parts of a word. Spaces, commas and operators separate words. */
const isSeam = (gap: string) => gap.length > 0 && gap.length <= 3 && !/[\s,;:()«»"/\\=+<>?&]/u.test(gap)

function isSameSpace(word: Word, before: Word[]): boolean {
  return isSpace(word.gap) && (before.length < 2 || before[1]!.gap === word.gap)
}

function lengthOf(word: string): number {
  return runsOfStem(word.replaceAll(/[*=]/g, '')).reduce((sum, { count }) => sum + count, 0)
}
