import type { ProfessionFact } from '../facts.ts'
import type { Reading } from './reading.ts'
import type { Words } from './words.ts'

type Tail = { kind: string; text: string }

/** One remark for each recommended profession. Openings go round a list in which all differ, from a place that depends
 *  on the person, so that no two on a page begin alike; what is said after that avoids what was said of the others. */
export function writeRemarks(reading: Reading, words: Words): { id: string; text: string }[] {
  const { openings } = words.remarks
  const told = new Map<string, number>()
  return reading.facts.professions.map((profession, at) => {
    const opening = openings[(reading.chance + at) % openings.length]!
    const place = { rank: profession.rank, of: reading.facts.of }
    const things = profession.because.map(letter => words.fields[profession.field][letter])
    const first =
      things.length > 1
        ? opening.two(things[0]!, things[1]!, place)
        : things.length > 0
          ? opening.one(things[0]!, place)
          : opening.none(place)
    const tail = chooseTail(tailsOf(profession, reading, words, at), told)
    return { id: profession.id, text: `${first} ${tail.text}` }
  })
}

/** The one said least on this page so far; of equals the first, which is the most telling. */
function chooseTail(tails: Tail[], told: Map<string, number>): Tail {
  const said = ({ kind }: Tail) => told.get(kind) ?? 0
  const [tail] = tails.toSorted((one, other) => said(one) - said(other))
  told.set(tail!.kind, said(tail!) + 1)
  return tail!
}

function tailsOf(profession: ProfessionFact, reading: Reading, { remarks, fields }: Words, at: number): Tail[] {
  const tails: Tail[] = []
  const add = (kind: string, text: string) => tails.push({ kind, text })
  const turn = <T>(wordings: readonly T[]) => wordings[at % wordings.length]!
  const { asksFor, leavesUnused, closeness, zone, field } = profession
  const planned = reading.facts.plannedPreparation

  if (asksFor) add('asks', turn(remarks.asksFor)(fields[field][asksFor]))
  if (planned !== null && zone > planned) add('long', remarks.long)
  for (const trait of profession.traits) {
    if (reading.scales.get(trait)?.level === 'high') add(trait, turn(remarks.trait[trait]))
  }
  for (const value of profession.values) {
    if (reading.scales.get(value)?.level === 'high') add(value, turn(remarks.value[value]))
  }
  if (leavesUnused) add('leaves', turn(remarks.leavesUnused)(remarks.interest[leavesUnused]))
  if (closeness === 'some') add('partial', remarks.partial)
  for (const [index, text] of remarks.neighbours.entries()) add(`neighbours ${index}`, text)
  return tails
}
