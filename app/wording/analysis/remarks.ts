import type { Letter } from '#app/domain/guidance/matching.ts'
import type { ProfessionFact, ProfessionTitles } from '#app/domain/guidance/facts.ts'
import type { Reading } from './reading.ts'
import type { Words } from './words.ts'

/** Thoughts that hold for any profession: said when nothing else is left. */
const LAST = 'plain'

/** What may follow an opening: a thought with all its wordings. */
type Thought = { kind: string; wordings: readonly string[] }

/** One remark for each recommended profession. Openings go round a list in which all differ, from a place that depends
 *  on the person, so that no two on a page begin alike; what follows was not said of another profession on the page. */
export function writeRemarks(reading: Reading, words: Words, titles: ProfessionTitles): { id: string; text: string }[] {
  const page: Page = { things: new Map(), again: 0, kinds: new Map(), said: new Set() }
  return reading.facts.professions.map((profession, at) => {
    const opening = writeOpening(profession, at, { reading, words, titles, page })
    const thought = chooseThought(thoughtsOn(profession, reading, words), page)
    return { id: profession.id, text: thought === null ? opening : `${opening} ${thought}` }
  })
}

/** What the page has said so far. */
type Page = {
  /** Of what one does there, in which profession it was told first. */
  things: Map<string, string>
  again: number
  kinds: Map<string, number>
  said: Set<string>
}

function writeOpening(
  profession: ProfessionFact,
  at: number,
  { reading, words, titles, page }: { reading: Reading; words: Words; titles: ProfessionTitles; page: Page },
) {
  const { openings, again } = words.remarks
  const opening = openings[(reading.chance + at) % openings.length]!
  const place = { rank: profession.rank, of: reading.facts.of }
  const thing = (letter: Letter) => words.fields[profession.field][letter]
  const ofLevel = (level: string) => profession.because.filter(letter => reading.scales.get(letter)?.level === level)
  const strong = ofLevel('high').map(thing)
  const mild = ofLevel('middle').map(thing)
  const told = strong.length > 0 ? strong : mild.slice(0, 1)

  const [first, second] = told
  const sibling = first === undefined ? undefined : page.things.get(first)
  const repeated = told.every(one => page.things.has(one)) && sibling !== undefined
  for (const one of told) if (!page.things.has(one)) page.things.set(one, titles.get(profession.id) ?? '')
  if (repeated && sibling !== '' && page.again < again.length) return again[page.again++]!(sibling, place)

  if (first === undefined) return opening.none(place)
  if (strong.length === 0) return opening.mild(first, place)
  return second === undefined ? opening.one(first, place) : opening.two(first, second, place)
}

/** A wording not used on this page yet, of the thought said least; of equals the most telling. */
function chooseThought(thoughts: Thought[], page: Page): string | null {
  const count = ({ kind }: Thought) => page.kinds.get(kind) ?? 0
  const turn = (thought: Thought) => (thought.kind === LAST ? Infinity : count(thought))
  for (const thought of thoughts.toSorted((one, other) =>
    turn(one) < turn(other) ? -1 : Number(turn(one) > turn(other)),
  )) {
    const wording = thought.wordings.slice(count(thought)).find(text => !page.said.has(text))
    if (wording === undefined) continue
    page.kinds.set(thought.kind, count(thought) + 1)
    page.said.add(wording)
    return wording
  }
  return null
}

function thoughtsOn(profession: ProfessionFact, reading: Reading, { remarks, fields }: Words): Thought[] {
  const thoughts: Thought[] = []
  const add = (kind: string, wordings: readonly string[]) => thoughts.push({ kind, wordings })
  const { asksFor, leavesUnused, closeness, field } = profession
  const level = (key: Parameters<Reading['scales']['get']>[0]) => reading.scales.get(key)?.level

  if (asksFor && level(asksFor) !== 'high')
    add(
      'asks',
      remarks.asksFor.map(say => say(fields[field][asksFor])),
    )
  for (const trait of profession.traits) if (level(trait) === 'high') add(trait, remarks.trait[trait])
  for (const value of profession.values) if (level(value) === 'high') add(value, remarks.value[value])
  if (leavesUnused && level(leavesUnused) === 'high') {
    add(
      'leaves',
      remarks.leavesUnused.map(say => say(remarks.interest[leavesUnused])),
    )
  }
  if (closeness === 'some') add('partial', [remarks.partial])
  add(LAST, remarks.plain)
  return thoughts
}
