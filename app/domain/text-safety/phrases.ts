import { runsOf, type Word } from './letters.ts'
import { Stems } from './stems.ts'
import type { Work } from './work.ts'

/** Ways to say one thing, as the lists write them. A phrase is a sequence of words: `|` separates alternatives, a
 *  trailing `*` matches any ending, a leading `=` compares Kazakh letters exactly, and `.2` between two words allows up
 *  to two other words there. A phrase does not cross the end of a sentence. */
export type PhraseRule = {
  says: readonly string[]
  /** No match when one of these words directly precedes. */
  notBefore?: string
  /** No match when one of these words directly follows. */
  notAfter?: string
  /** No match when one of these words is in the phrase or within four words of it in its sentence. */
  notNear?: string
}

type Place = { words: number; gap: number }
type Phrase<Kind> = { kind: Kind; places: Place[]; notBefore: number; notAfter: number; notNear: number }

/** Word indexes of a match; `to` is exclusive. */
type Span = { from: number; to: number }
type Match<Kind> = Span & { kind: Kind }

const NEAR = 4
const NOTHING = -1

/** Lists of phrases, each with a kind, compiled for searching. */
export class Phrases<Kind> {
  private readonly stems = new Stems<number>()
  private readonly ownStems = new Stems<number>()
  private readonly choices = new Map<string, number>()
  private readonly byFirst = new Map<number, Phrase<Kind>[]>()

  constructor(lists: readonly { kind: Kind; rules: readonly PhraseRule[] }[]) {
    for (const { kind, rules: sayings } of lists) for (const rule of sayings) this.addRule(kind, rule)
  }

  /** Finds the phrases in a text. The steps per word are bounded by the phrases that start with it and their gaps. */
  in(words: readonly Word[], work: Work): Match<Kind>[] {
    const known = words.map(word => this.known(word, work))
    return known.flatMap((choices, at) => this.from(at, choices, words, known, work))
  }

  /** Returns the first match of each kind that starts at a word. */
  private from(at: number, choices: Set<number>, words: readonly Word[], known: Set<number>[], work: Work) {
    const found = new Map<Kind, Match<Kind>>()
    for (const choice of choices) {
      for (const phrase of this.byFirst.get(choice) ?? []) {
        if (found.has(phrase.kind)) continue
        const to = endOf(phrase.places, at, words, known, work)
        const isMatch = to !== null && !meansOther(phrase, { from: at, to }, words, known)
        if (isMatch) found.set(phrase.kind, { kind: phrase.kind, from: at, to })
      }
    }
    return [...found.values()]
  }

  private known(word: Word, work: Work): Set<number> {
    const choices = new Set<number>()
    for (const alphabet of ['cyrillic', 'latin', 'own'] as const) {
      const runs = runsOf(word.letters, alphabet)
      if (!runs) continue
      const stems = alphabet === 'own' ? this.ownStems : this.stems
      for (const choice of stems.of(runs, work)) choices.add(choice)
    }
    return choices
  }

  private addRule(kind: Kind, { says: phrases, notBefore, notAfter, notNear }: PhraseRule) {
    const turn = {
      kind,
      notBefore: this.choice(notBefore),
      notAfter: this.choice(notAfter),
      notNear: this.choice(notNear),
    }
    for (const phrase of phrases) this.add({ places: this.places(phrase), ...turn })
  }

  private add(phrase: Phrase<Kind>) {
    const first = phrase.places[0]!.words
    this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), phrase])
  }

  private places(phrase: string): Place[] {
    const places: Place[] = []
    let gap = 0
    for (const part of phrase.split(' ')) {
      if (/^\.\d$/.test(part)) gap = Number(part.slice(1))
      else {
        places.push({ words: this.choice(part), gap })
        gap = 0
      }
    }
    return places
  }

  private choice(words: string | undefined): number {
    if (words === undefined) return NOTHING
    const known = this.choices.get(words)
    if (known !== undefined) return known
    const choice = this.choices.size
    this.choices.set(words, choice)
    for (const word of words.split('|')) {
      if (word.startsWith('=')) this.ownStems.add(word.slice(1), choice, true)
      else this.stems.add(word, choice)
    }
    return choice
  }
}

/** Returns the index after the phrase if it matches at a word, otherwise null. Each part is searched from every word
 *  the previous part may match; the shortest match is returned. */
function endOf(places: readonly Place[], at: number, words: readonly Word[], known: Set<number>[], work: Work) {
  let ends = new Set([at])
  for (const { words: choice, gap } of places.slice(1)) {
    const next = new Set<number>()
    for (const end of ends) {
      for (let to = end + 1; to <= end + 1 + gap && to < words.length && !words[to]!.begins; to++) {
        work.steps += 1
        if (known[to]!.has(choice)) next.add(to)
      }
    }
    ends = next
  }
  return ends.size > 0 ? Math.min(...ends) + 1 : null
}

type Turn = Pick<Phrase<unknown>, 'notBefore' | 'notAfter' | 'notNear'>

function meansOther(phrase: Turn, { from, to }: Span, words: readonly Word[], known: Set<number>[]): boolean {
  if (!words[from]!.begins && known[from - 1]?.has(phrase.notBefore)) return true
  if (to < words.length && !words[to]!.begins && known[to]!.has(phrase.notAfter)) return true
  for (let at = from; at > Math.max(0, from - NEAR) && !words[at]!.begins; at--) {
    if (known[at - 1]!.has(phrase.notNear)) return true
  }
  for (let at = to; at < Math.min(words.length, to + NEAR) && !words[at]!.begins; at++) {
    if (known[at]!.has(phrase.notNear)) return true
  }
  // A word in the gaps of a phrase counts as near, too.
  return known.slice(from, to).some(choices => choices.has(phrase.notNear))
}
