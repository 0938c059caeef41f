import type { ProfessionFact, ProfessionWords } from '#app/domain/guidance/facts.ts'
import { type Letter, letters } from '#app/domain/guidance/matching.ts'
import type { DutyByInterest } from '#app/domain/professions/duties.ts'
import type { Reading } from './reading.ts'
import type { Eight, RemarkWords, Words } from './words.ts'

/** Maximum number of remarks on a page that quote a second duty, which makes a remark long. */
const MOST_ASKS = 2

/** Writes one remark for each recommended profession: one of its duties with the interest it shows, and one more
 *  statement that holds for this person and profession. No two remarks of a page share a wording, a beginning or an
 *  end. Only duties describe the work of a profession. */
export function writeRemarks(
  reading: Reading,
  { remarks }: Words,
  professions: ProfessionWords,
): { id: string; text: string }[] {
  const page: Page = {
    turn: reading.chance,
    used: new Set(),
    openings: new Set(),
    endings: new Set(),
    kinds: new Map(),
    letters: new Map(),
  }
  return reading.facts.professions.map((profession, at) => {
    const duties = professions.get(profession.id)?.duties ?? {}
    page.turn += 1
    const reason = take(inTurn(reasonsFor(profession, duties, reading, remarks), page), page)
    if (reason.letter) page.letters.set(reason.letter, (page.letters.get(reason.letter) ?? 0) + 1)
    const thoughts = byTurn(thoughtsOn(profession, duties, reading, remarks), page)
    const thought = take(thoughts, page, reason.duty)
    page.kinds.set(thought.kind, (page.kinds.get(thought.kind) ?? 0) + 1)
    const place = at === 0 ? [remarks.place(profession.rank, reading.facts.of)] : []
    const text = [reason.text, ...place, thought.text].filter(part => part !== '').join(' ')
    page.openings.add(openingOf(text))
    page.endings.add(endingOf(text))
    return { id: profession.id, text }
  })
}

/** Eight wordings of one statement. For a reason, `duty` is the duty it quotes and `letter` the interest it names. */
type Candidate = { kind: string; wordings: Eight<string>; duty: string | null; letter?: Letter }

/** The wordings used on the page so far. `turn` rotates through the wordings and starts at a value that depends on the
 *  person. */
type Page = {
  turn: number
  used: Set<string>
  openings: Set<string>
  endings: Set<string>
  kinds: Map<string, number>
  letters: Map<Letter, number>
}

const NOTHING = { kind: 'nothing', text: '', duty: null, letter: undefined }

/** Takes the first wording that is unused on the page and does not begin or end like another remark; failing that, the
 *  first unused one. */
function take(candidates: readonly Candidate[], page: Page, usedDuty: string | null = null) {
  const open = candidates
    .filter(({ duty }) => duty === null || duty !== usedDuty)
    .flatMap(({ kind, wordings, duty, letter }) =>
      wordings.map((_, step) => {
        const at = (page.turn + step) % wordings.length
        return { kind, text: wordings[at]!, duty, letter, key: `${kind} ${at}` }
      }),
    )
    .filter(({ key }) => !page.used.has(key))
  const isNew = ({ text }: { text: string }) => !page.openings.has(openingOf(text)) && !page.endings.has(endingOf(text))
  const taken = open.find(isNew) ?? open[0]
  if (!taken) return NOTHING
  page.used.add(taken.key)
  return taken
}

/** The part of a remark by which a reader would recognise its beginning or end. */
function openingOf(text: string) {
  return text.split(' ').slice(0, 3).join(' ')
}

function endingOf(text: string) {
  return text.split(/[.?] /).at(-1)!
}

function reasonsFor(
  profession: ProfessionFact,
  duties: DutyByInterest,
  reading: Reading,
  words: RemarkWords,
): Candidate[] {
  const shared = (isShared: (letter: Letter) => boolean, kind: 'strong' | 'near') =>
    profession.because.filter(isShared).flatMap(letter => {
      const duty = duties[letter]
      if (duty === undefined) return []
      const shown = { ...both(duty), thing: words.thing[letter] }
      return [{ kind, wordings: eachOf(words[kind], wording => wording(shown)), duty, letter }]
    })
  const { careless } = reading.facts
  const level = (letter: Letter) => reading.scales.get(letter)?.level
  const isStrong = (letter: Letter) => level(letter) === 'high' && !careless
  const isNear = (letter: Letter) => level(letter) === 'middle' || (level(letter) === 'high' && careless)
  const others = letters.flatMap(letter => {
    const duty = duties[letter]
    return duty === undefined
      ? []
      : [{ kind: 'none', wordings: eachOf(words.none, wording => wording(both(duty))), duty }]
  })
  return [
    ...shared(isStrong, 'strong'),
    ...shared(isNear, 'near'),
    ...others,
    { kind: 'bare', wordings: words.bare, duty: null },
  ]
}

/** Orders the reasons by strength. Within a kind, an interest that the page has named twice goes behind the others. */
function inTurn(reasons: Candidate[], page: Page) {
  const order = ['strong', 'near', 'none', 'bare']
  const turn = ({ letter }: Candidate) => Math.floor((letter ? (page.letters.get(letter) ?? 0) : 0) / 2)
  return reasons.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || turn(one) - turn(other),
  )
}

/** Orders the thoughts by how rarely their kind was used on this page; ties keep the most relevant first. */
function byTurn(thoughts: Candidate[], page: Page) {
  const count = ({ kind }: Candidate) => page.kinds.get(kind) ?? 0
  return thoughts
    .filter(thought => thought.kind !== 'asks' || count(thought) < MOST_ASKS)
    .toSorted((one, other) => count(one) - count(other))
}

function thoughtsOn(
  profession: ProfessionFact,
  duties: DutyByInterest,
  reading: Reading,
  words: RemarkWords,
): Candidate[] {
  const thoughts: Candidate[] = []
  const add = (kind: 'subject' | 'value' | 'trait' | 'way', name: string | undefined) => {
    if (name !== undefined) thoughts.push({ kind, wordings: eachOf(words[kind], wording => wording(name)), duty: null })
  }
  const level = (key: Parameters<Reading['scales']['get']>[0]) => reading.scales.get(key)?.level
  const { subjects, values, traits, asksFor, ways } = profession

  add(
    'subject',
    subjects.map(subject => words.subjectName[subject]).find(name => name !== undefined),
  )
  const duty = asksFor && level(asksFor) !== 'high' ? duties[asksFor] : undefined
  if (duty !== undefined) {
    thoughts.push({ kind: 'asks', wordings: eachOf(words.asks, wording => wording(both(duty))), duty })
  }
  const value = values.find(key => level(key) === 'high')
  add('value', value && words.valueName[value])
  const trait = traits.find(key => level(key) === 'high')
  add('trait', trait && words.traitName[trait])
  add('way', ways[0] && words.wayName[ways[0]])
  return thoughts
}

function eachOf<T>([a, b, c, d, e, f, g, h]: Eight<T>, wording: (one: T) => string): Eight<string> {
  return [wording(a), wording(b), wording(c), wording(d), wording(e), wording(f), wording(g), wording(h)]
}

/** Returns a duty with its capital letter and in lower case for use inside a sentence. An abbreviation keeps its
 *  capitals. */
function both(duty: string) {
  const inside = /^\p{Lu}\p{Ll}/u.test(duty) ? duty.charAt(0).toLowerCase() + duty.slice(1) : duty
  return { duty, inside }
}
