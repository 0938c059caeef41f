import addressed from './addressed.json' with { type: 'json' }
import selfHarm from './self-harm.json' with { type: 'json' }
import threats from './threats.json' with { type: 'json' }
import { badWordsIn } from './bad-words.ts'
import { lettersOf, type Word, wordsOf } from './letters.ts'
import { type PersonalDatum, personalDataIn } from './personal-data.ts'
import { Phrases, type Sayings } from './phrases.ts'
import { Work } from './work.ts'

/** What a text shows of whoever wrote it, before it is published. `offset` and `length` are in UTF-16 units, as strings
 *  count: `text.slice(offset, offset + length)` is what was found. */
export type Finding = { offset: number; length: number } & (
  { kind: 'PERSONAL_DATA'; what: PersonalDatum } | { kind: 'SELF_HARM' | 'THREAT' | 'INSULT' | 'OBSCENE' }
)

const phrases = [
  { kind: 'SELF_HARM', phrases: new Phrases(selfHarm.sayings as Sayings[]) },
  { kind: 'THREAT', phrases: new Phrases(threats.sayings as Sayings[]) },
  { kind: 'INSULT', phrases: new Phrases(addressed.sayings as Sayings[]) },
] as const

/** Everything found in a text of any length, in the order of the text; the same words may be found for two reasons. What
 *  becomes of it is for the caller: personal data matters where a minor writes, self-harm shows help and forbids nothing,
 *  a threat keeps a post for a look, insults and obscene words are asked to be rewritten. The steps grow with the length
 *  of the text and are counted in `work`. */
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
  for (const { kind, phrases: known } of phrases) {
    for (const span of apart(known.in(words, work))) found.push({ kind, ...placeOf(words, span) })
  }
  return found.sort((one, other) => one.offset - other.offset || one.length - other.length)
}

function placeOf(words: readonly Word[], { from, to }: { from: number; to: number }) {
  const offset = words[from]!.from
  return { offset, length: words[to - 1]!.to - offset }
}

/** Of phrases that overlap the first. */
function apart<Span extends { from: number; to: number }>(spans: Span[]): Span[] {
  let end = 0
  return spans.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}
