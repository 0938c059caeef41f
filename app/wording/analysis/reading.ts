import type { Facts, ScaleFact, WorkValue } from '#app/domain/guidance/facts.ts'
import { type Letter, letters } from '#app/domain/guidance/matching.ts'
import type { Claim, Rule } from './rules.ts'
import type { LetterPair, ScaleKey } from './scales.ts'

export type AnyScale = ScaleFact<ScaleKey>

/** The interests that stand out. Bands that overlap count as equal, so two or three may lead together. `wide`: four or
 *  more lead. `faint`: none lies wholly above the middle. `flat`: too undifferentiated for matching. `hasty`: the
 *  answers look careless, so the first interests are named but none is called strong. */
type Leading =
  | { kind: 'one'; key: Letter; scales: ScaleFact<Letter>[] }
  | { kind: 'two'; key: LetterPair; scales: ScaleFact<Letter>[] }
  | { kind: 'three' | 'wide' | 'faint' | 'flat' | 'hasty'; scales: ScaleFact<Letter>[] }

export type Reading = {
  facts: Facts
  leading: Leading
  /** The interests that do not lead, the highest first. */
  rest: ScaleFact<Letter>[]
  /** The values, the most important first. */
  values: ScaleFact<WorkValue>[]
  /** Hash of the facts. It chooses between equivalent wordings, so the same facts always give the same text. */
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

/** Checks whether two bands share a point. Their order may then be reversed in another attempt. */
export function overlap(one: AnyScale, other: AnyScale) {
  return one.low <= other.high && other.low <= one.high
}

function byScore<K extends ScaleKey>(scales: readonly ScaleFact<K>[]) {
  return scales.toSorted((one, other) => other.score - one.score)
}

/** FNV-1a hash, 32 bits. */
function hash(text: string) {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0
  return state
}

/** Splits a rule into its claims, each with the scale it is about. */
export function claimsOf(rule: Rule) {
  return (rule.split(' ') as Claim[]).map(claim => ({
    level: claim.startsWith('+') ? ('high' as const) : ('low' as const),
    key: claim.slice(1) as ScaleKey,
  }))
}

export function holds(reading: Reading, rule: Rule) {
  return claimsOf(rule).every(({ level, key }) => {
    // An undifferentiated profile does not distinguish interests, and careless answers make none of them strong.
    const { undifferentiated, careless } = reading.facts
    if ((undifferentiated || careless) && letters.some(letter => letter === key)) return false
    return reading.scales.get(key)?.level === level
  })
}

/** Bonus for a rule on two scales, in points. It says more about a person than a rule on one scale, unless that scale
 *  is extreme. */
const TOGETHER = 12

function salience(reading: Reading, rule: Rule) {
  const claims = claimsOf(rule)
  const distance = claims.reduce((sum, { key }) => sum + Math.abs(reading.scales.get(key)!.score - 50), 0)
  return distance / claims.length + (claims.length - 1) * TOGETHER
}

/** Picks up to `most` rules that hold, the most salient first, none sharing a scale with another. Up to `least` the
 *  list is then filled with rules that add at least one new scale. */
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
