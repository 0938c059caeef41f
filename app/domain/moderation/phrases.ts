import { runsOf, type Word } from './letters.ts'
import { Stems } from './stems.ts'
import type { Work } from './work.ts'

/** Ways of saying one thing, as our lists write them. A phrase is words one after another: `|` parts the choices for a
 *  place, `*` behind a word takes every ending, `=` before it compares Kazakh letters as they are, and `.2` between two
 *  places lets up to two other words stand there. A phrase does not go beyond its sentence. */
export type Sayings = {
  says: readonly string[]
  /** It means something else when one of these stands right before. */
  notBefore?: string
  /** … right behind. */
  notAfter?: string
  /** … anywhere within four words of it in its sentence. */
  notNear?: string
}

type Place = { words: number; gap: number }
type Phrase = { places: Place[]; notBefore: number; notAfter: number; notNear: number }

/** What a phrase covers, in words: `from` and `to`, the latter left out. */
type Span = { from: number; to: number }

const NEAR = 4
const NOTHING = -1

/** A list of sayings made ready to be looked for. */
export class Phrases {
  private readonly stems = new Stems<number>()
  private readonly ownStems = new Stems<number>()
  private readonly choices = new Map<string, number>()
  private readonly byFirst = new Map<number, Phrase[]>()

  constructor(sayings: readonly Sayings[]) {
    for (const { says, notBefore, notAfter, notNear } of sayings) {
      const turn = {
        notBefore: this.choice(notBefore),
        notAfter: this.choice(notAfter),
        notNear: this.choice(notNear),
      }
      for (const said of says) this.add({ places: this.places(said), ...turn })
    }
  }

  /** Where the phrases stand. The steps for a word are bounded by the phrases that begin with it and their gaps. */
  in(words: readonly Word[], work: Work): Span[] {
    const known = words.map(word => this.known(word, work))
    return known.flatMap((choices, at) => this.from(at, choices, words, known, work))
  }

  private from(at: number, choices: Set<number>, words: readonly Word[], known: Set<number>[], work: Work): Span[] {
    for (const choice of choices) {
      for (const phrase of this.byFirst.get(choice) ?? []) {
        const to = endOf(phrase, at, words, known, work)
        if (to !== null && !meansOther(phrase, { from: at, to }, words, known)) return [{ from: at, to }]
      }
    }
    return []
  }

  private known(word: Word, work: Work): Set<number> {
    const plain = runsOf(word.letters, 'cyrillic') ?? runsOf(word.letters, 'latin') ?? []
    const latin = runsOf(word.letters, 'latin') ?? []
    const own = runsOf(word.letters, 'own') ?? []
    return new Set([...this.stems.of(plain, work), ...this.stems.of(latin, work), ...this.ownStems.of(own, work)])
  }

  private add(phrase: Phrase) {
    const first = phrase.places[0]!.words
    this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), phrase])
  }

  private places(said: string): Place[] {
    const places: Place[] = []
    let gap = 0
    for (const part of said.split(' ')) {
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

/** The word behind the phrase when it stands at a word, otherwise null. The nearest words are taken first; every place is
 *  looked for from each word the place before may have. */
function endOf({ places }: Phrase, at: number, words: readonly Word[], known: Set<number>[], work: Work) {
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

function meansOther(phrase: Phrase, { from, to }: Span, words: readonly Word[], known: Set<number>[]): boolean {
  if (!words[from]!.begins && known[from - 1]?.has(phrase.notBefore)) return true
  if (to < words.length && !words[to]!.begins && known[to]!.has(phrase.notAfter)) return true
  for (let at = from; at > Math.max(0, from - NEAR) && !words[at]!.begins; at--) {
    if (known[at - 1]!.has(phrase.notNear)) return true
  }
  for (let at = to; at < Math.min(words.length, to + NEAR) && !words[at]!.begins; at++) {
    if (known[at]!.has(phrase.notNear)) return true
  }
  // A word between the places of a phrase may turn it too.
  return known.slice(from, to).some(choices => choices.has(phrase.notNear))
}
