import type { Word } from './letters.ts'
import { isListed } from './word-lists.ts'
import type { Work } from './work.ts'

type Found = { what: 'ADDRESS'; from: number; to: number }

/** Maximum words in the name of a street, and maximum distance between the parts of an address, in words. */
const NAME_WORDS = 3
const APART = 4

/** Finds home addresses in three languages: a street or a quarter with a house number, or a house with a flat. A street
 *  without a house number does not count, nor does a number that counts something («на улице 12 градусов»). */
export function addressesIn(words: readonly Word[], work: Work): Found[] {
  const found: Found[] = []
  let next = 0
  for (let at = 0; at < words.length; at++) {
    work.steps += 1
    if (at < next) continue
    const address = ofStreet(words, at, work) ?? ofQuarter(words, at, work) ?? ofFlat(words, at, work)
    if (!address) continue
    const to = rest(words, address.to, work)
    found.push({ what: 'ADDRESS', from: words[address.from]!.from, to: words[to]!.to })
    next = to + 1
  }
  return found
}

/** Matches `ул. Абая 12`, `проспект Абая, дом 12`, `Абай көшесі, 12-үй`, `12 Abay Street`. Returns the indexes of the
 *  first and the last word, both included. */
function ofStreet(words: readonly Word[], at: number, work: Work) {
  const word = words[at]!
  const isShort = isListed(word, 'streetShort', work) && /^\.?\s*$/.test(words[at + 1]?.gap ?? 'none')
  if (isShort || isListed(word, 'street', work)) {
    for (let to = at + 2; to <= at + NAME_WORDS + 2 && to < words.length; to++) {
      const named = words[at + 1]!
      if (isHouseNumber(words[at + 1])) return null
      if (isHouseNumber(words[to])) {
        // «На улице минус 12» names no street, «улица абая 12» does.
        const isNamed = isShort || named.upper || [word, words[to - 1]].some(part => isStreetOrHouse(part, work))
        return isNamed && isHouse(words, to, work) ? { from: at, to } : null
      }
      if (words[to]!.begins && !isListed(words[to - 1], 'streetShort', work) && !isListed(words[to - 1], 'house', work))
        return null
    }
    return null
  }
  if (at === 0 || !isListed(word, 'streetBehind', work)) return null
  const [before, number] = [words[at - 1]!, words[at - 2]]
  if (word.begins || isHouseNumber(before)) return null
  const to = isListed(words[at + 1], 'house', work) ? at + 2 : at + 1
  if (isHouseNumber(words[to]) && isHouse(words, to, work)) return { from: at - 1, to }
  return before.upper && isHouseNumber(number) && /^\s$/.test(before.gap) ? { from: at - 2, to: at } : null
}

/** Matches `мкр Самал-2, 33`, `5 мкр дом 12`, `Самал ықшамауданы 33 үй`. The names of many quarters end in a number, so
 *  a house number is required as well. */
function ofQuarter(words: readonly Word[], at: number, work: Work) {
  if (!isListed(words[at], 'quarter', work)) return null
  let numbers = 0
  for (let to = at + 1; to <= at + APART + 1 && to < words.length; to++) {
    work.steps += 1
    if (words[to]!.begins && !isListed(words[to - 1], 'house', work)) return null
    if (!isHouseNumber(words[to])) continue
    numbers += 1
    const isOfHouse =
      isListed(words[to - 1], 'house', work) ||
      isListed(words[to + 1], 'house', work) ||
      isListed(words[to - 1], 'flat', work)
    if (isOfHouse || (numbers === 2 && isHouse(words, to, work))) return { from: at, to }
  }
  return null
}

/** Matches `дом 12 кв 5`, `12 үй, 5 пәтер`, `Толе би 59 кв 3`. */
function ofFlat(words: readonly Word[], at: number, work: Work) {
  if (!isHouseNumber(words[at])) return null
  const isNamed = [words[at - 1], words[at - 2]].some(word => word?.upper)
  if (isNamed && isListed(words[at + 1], 'flat', work) && isHouseNumber(words[at + 2])) return { from: at, to: at + 2 }
  if (!isListed(words[at - 1], 'house', work) && !isListed(words[at + 1], 'house', work)) return null
  for (let to = at + 1; to <= at + APART && to < words.length; to++) {
    if (!isListed(words[to], 'flat', work)) continue
    if (isHouseNumber(words[to + 1])) return { from: at, to: to + 1 }
    if (to > at + 1 && isHouseNumber(words[to - 1])) return { from: at, to }
  }
  return null
}

const isStreetOrHouse = (word: Word | undefined, work: Work) =>
  isListed(word, 'streetNamed', work) || isListed(word, 'house', work)

/** Checks for a house number: up to three digits, optionally followed by a letter. */
function isHouseNumber(word: Word | undefined): boolean {
  return word !== undefined && word.own.length <= 5 && /^[0-9]{1,3}\p{L}?$/u.test(word.own)
}

/** Checks whether the address ends at this number or continues with another part. Otherwise the number counts what
 *  follows it. */
function isHouse(words: readonly Word[], at: number, work: Work): boolean {
  const next = words[at + 1]
  if (!next || next.begins || !/^\s+$/.test(next.gap)) return true
  return (
    (['house', 'flat', 'goesOn', 'quarter'] as const).some(list => isListed(next, list, work)) || isHouseNumber(next)
  )
}

/** Returns the index of the last word of an address that continues after its house number. */
function rest(words: readonly Word[], from: number, work: Work): number {
  let to = from
  for (let at = from + 1; at <= from + APART && at < words.length; at++) {
    const isPart = isListed(words[at], 'house', work) || isListed(words[at], 'flat', work)
    if (isPart && isHouseNumber(words[at + 1])) to = at + 1
    else if (isPart && isHouseNumber(words[at - 1])) to = at
  }
  return to
}
