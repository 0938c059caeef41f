import type { Facts, ScaleFact, WorkValue } from '#app/domain/guidance/facts.ts'
import { type Letter, letters } from '#app/domain/guidance/matching.ts'
import type { Claim, Rule } from './rules.ts'
import type { LetterPair, ScaleKey } from './scales.ts'

export type AnyScale = ScaleFact<ScaleKey>

/** What stands out among the interests. Bands that overlap are one place: two or three of them lead together.
 *  `wide` is four or more side by side, `faint` none wholly above the middle, `flat` no shape to match with. Of answers
 *  that look hurried (`hasty`) no interest is called strong; those that come first are named and no more. */
type Leading =
  | { kind: 'one'; key: Letter; scales: ScaleFact<Letter>[] }
  | { kind: 'two'; key: LetterPair; scales: ScaleFact<Letter>[] }
  | { kind: 'three' | 'wide' | 'faint' | 'flat' | 'hasty'; scales: ScaleFact<Letter>[] }

/** The facts as a writer looks at them. */
export type Reading = {
  facts: Facts
  leading: Leading
  /** The interests that do not lead, the highest first. */
  rest: ScaleFact<Letter>[]
  /** The values, the most important first. */
  values: ScaleFact<WorkValue>[]
  /** A number that is the same for the same facts: it chooses between wordings that mean the same. */
  chance: number
  scales: ReadonlyMap<ScaleKey, AnyScale>
}

export function read(facts: Facts): Reading {
  const leading = findLeading(facts)
  const all: AnyScale[] = [...facts.interests, ...facts.traits, ...facts.values, ...(facts.aptitudes ?? [])]
  return {
    facts,
    leading,
    rest: byScore(facts.interests).filter(scale => !leading.scales.includes(scale)),
    values: byScore(facts.values),
    chance: hash(JSON.stringify(facts)),
    scales: new Map(all.map(scale => [scale.key, scale])),
  }
}

function findLeading(facts: Facts): Leading {
  const sorted = byScore(facts.interests)
  const first = sorted[0]!
  const near = sorted.filter(scale => overlap(scale, first))
  if (facts.undifferentiated) return { kind: 'flat', scales: sorted }
  if (facts.careless) return { kind: 'hasty', scales: near.slice(0, 3) }
  if (first.level !== 'high') return { kind: 'faint', scales: near.slice(0, 3) }
  const scales = near.filter(({ level }) => level === 'high')
  if (scales.length > 3) return { kind: 'wide', scales }
  if (scales.length === 3) return { kind: 'three', scales }
  const key = letters.filter(letter => scales.some(scale => scale.key === letter)).join('')
  return scales.length === 1
    ? { kind: 'one', key: key as Letter, scales }
    : { kind: 'two', key: key as LetterPair, scales }
}

/** Whether two bands share a point: then their order may be another one next time. */
export function overlap(one: AnyScale, other: AnyScale) {
  return one.low <= other.high && other.low <= one.high
}

function byScore<K extends ScaleKey>(scales: readonly ScaleFact<K>[]) {
  return scales.toSorted((one, other) => other.score - one.score)
}

/** FNV-1a, 32 bits. */
function hash(text: string) {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0
  return state
}

/** The claims a rule is made of, and the scales they speak of. */
export function claimsOf(rule: Rule) {
  return (rule.split(' ') as Claim[]).map(claim => ({
    level: claim.startsWith('+') ? ('high' as const) : ('low' as const),
    key: claim.slice(1) as ScaleKey,
  }))
}

export function holds(reading: Reading, rule: Rule) {
  return claimsOf(rule).every(({ level, key }) => {
    // Interests without a shape do not tell people apart, and hurried answers make none of them strong.
    const { undifferentiated, careless } = reading.facts
    if ((undifferentiated || careless) && letters.some(letter => letter === key)) return false
    return reading.scales.get(key)?.level === level
  })
}

/** What two scales say together tells more of a person than one of them, unless that one is far out. */
const TOGETHER = 12

function salience(reading: Reading, rule: Rule) {
  const claims = claimsOf(rule)
  const distance = claims.reduce((sum, { key }) => sum + Math.abs(reading.scales.get(key)!.score - 50), 0)
  return distance / claims.length + (claims.length - 1) * TOGETHER
}

/** Up to `most` rules that hold, the most telling first, each about scales the others leave alone; those that bring at
 *  least one new scale fill up to `least`. */
export function pick<R extends Rule>(reading: Reading, rules: readonly R[], most: number, least = 0): R[] {
  const open = rules
    .filter(rule => holds(reading, rule))
    .toSorted((one, other) => salience(reading, other) - salience(reading, one))
  const used = new Set<ScaleKey>()
  const picked: R[] = []
  const take = (isNew: (keys: ScaleKey[]) => boolean, limit: number) => {
    for (const rule of open) {
      const keys = claimsOf(rule).map(({ key }) => key)
      if (picked.length >= limit || picked.includes(rule) || !isNew(keys)) continue
      picked.push(rule)
      for (const key of keys) used.add(key)
    }
  }
  take(keys => keys.every(key => !used.has(key)), most)
  take(keys => keys.some(key => !used.has(key)), least)
  return picked
}
