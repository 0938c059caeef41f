import addressed from './addressed.json' with { type: 'json' }
import selfHarm from './self-harm.json' with { type: 'json' }
import threats from './threats.json' with { type: 'json' }
import { badWordsIn } from './bad-words.ts'
import { lettersOf, type Word, wordsOf } from './letters.ts'
import { type PersonalDatum, personalDataIn } from './personal-data.ts'
import { Phrases } from './phrases.ts'
import { Work } from './work.ts'

/** Something found in a text before it is published. `offset` and `length` are in UTF-16 units: `text.slice(offset,
 *  offset + length)` is the match. */
export type Finding = { offset: number; length: number } & (
  | { kind: 'PERSONAL_DATA'; what: PersonalDatum }
  | { kind: 'SELF_HARM' | 'THREAT' | 'INSULT' | 'OBSCENE' }
)

const phrases = new Phrases<'SELF_HARM' | 'THREAT' | 'INSULT'>([
  { kind: 'SELF_HARM', rules: selfHarm.sayings },
  { kind: 'THREAT', rules: threats.sayings },
  { kind: 'INSULT', rules: addressed.sayings },
])

/** Finds personal data, self-harm, threats, insults and obscene words, in the order of the text; matches may overlap.
 *  The caller decides what follows: personal data matters when a minor writes, self-harm shows help and blocks nothing,
 *  a threat holds the post for review, insults and obscene words must be rewritten. The steps grow linearly with the
 *  text and are counted in `work`. */
export function findingsIn(text: string, work = new Work()): Finding[] {
  const letters = lettersOf(text)
  work.steps += letters.length
  const words = wordsOf(letters, text)
  const found: Finding[] = personalDataIn(words, text, work).map(({ what, from, to }) => ({
    kind: 'PERSONAL_DATA',
    what,
    offset: from,
    length: to - from,
  }))
  for (const { kind, from, to } of badWordsIn(words, letters, text, work)) {
    found.push({ kind, offset: from, length: to - from })
  }
  for (const match of apart(phrases.in(words, work))) found.push({ kind: match.kind, ...placeOf(words, match) })
  return found.sort((one, other) => one.offset - other.offset || one.length - other.length)
}

function placeOf(words: readonly Word[], { from, to }: { from: number; to: number }) {
  const offset = words[from]!.from
  return { offset, length: words[to - 1]!.to - offset }
}

/** Keeps the first of overlapping phrases of the same kind. */
function apart<Match extends { kind: string; from: number; to: number }>(matches: Match[]): Match[] {
  const ends = new Map<string, number>()
  return matches.filter(({ kind, from, to }) => {
    if (from < (ends.get(kind) ?? 0)) return false
    ends.set(kind, to)
    return true
  })
}
