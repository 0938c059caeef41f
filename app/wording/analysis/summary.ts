import { workValues } from '#app/domain/professions/vocabulary.ts'
import { type AnyScale, overlap, pick, type Reading } from './reading.ts'
import { traitRules, wayRules } from './rules.ts'
import type { ValuePair } from './scales.ts'
import type { Words } from './words.ts'

/** No paragraph may be longer; the second thought about character is left out before that. */
const LONGEST_PARAGRAPH = 700

export function writeHeadline(reading: Reading, { headline }: Words): string {
  const { leading } = reading
  const [way] = pick(reading, wayRules, 1)
  const first =
    leading.kind === 'wide' || leading.kind === 'faint' || leading.kind === 'flat'
      ? headline[leading.kind]
      : headline.to(leading.scales.map(({ key }) => headline.drawn[key]))
  return headline.join(first, way ? headline.way[way] : null)
}

export function writeSummary(reading: Reading, words: Words): string[] {
  return [aboutInterests(reading, words), aboutTraits(reading, words), aboutValues(reading, words)]
}

function aboutInterests({ leading, rest }: Reading, words: Words) {
  const { interests } = words
  const scores = leading.scales.map(scale => withBand(scale, words))
  const shown = (level: AnyScale['level']) =>
    rest.filter(scale => scale.level === level).map(scale => plain(scale, words))
  const said: string[] = []
  switch (leading.kind) {
    case 'one': {
      const near = rest.find(scale => overlap(scale, leading.scales[0]!))
      said.push(interests.one[leading.key], interests.alone(scores[0]!, near ? words.scales.name[near.key] : null))
      break
    }
    case 'two':
      said.push(interests.two[leading.key], interests.together(scores))
      break
    case 'three':
      said.push(interests.three[leading.key], interests.together(scores))
      break
    case 'wide':
      said.push(interests.wide, interests.wideScores(scores))
      break
    case 'faint':
      said.push(interests.faint, interests.faintScores(scores))
      break
    case 'flat':
      said.push(interests.flat, interests.flatScores(leading.scales.map(scale => plain(scale, words))))
  }
  const [high, middle, low] = [shown('high'), shown('middle'), shown('low')]
  if (high.length > 0) said.push(interests.alsoHigh(high))
  if (middle.length > 0) said.push(interests.middle(middle))
  if (low.length > 0) said.push(interests.low(low))
  return said.join(' ')
}

function aboutTraits(reading: Reading, words: Words) {
  const { traits } = words
  const shown = (level: AnyScale['level']) => reading.facts.traits.filter(scale => scale.level === level)
  const [high, middle, low] = [shown('high'), shown('middle'), shown('low')]
  const scores: string[] = []
  if (high.length > 0) scores.push(traits.high(high.map(scale => withBand(scale, words))))
  if (low.length > 0) scores.push(traits.low(low.map(scale => withBand(scale, words))))
  if (middle.length > 0) {
    scores.push(
      traits.middle(
        middle.map(scale => plain(scale, words)),
        high.length + low.length === 0,
      ),
    )
  }
  const thoughts = pick(reading, traitRules, 2).map(rule => traits.rules[rule])
  if (thoughts.length === 0) thoughts.push(traits.quiet)
  const whole = [...thoughts, ...scores].join(' ')
  return whole.length <= LONGEST_PARAGRAPH ? whole : [thoughts[0]!, ...scores].join(' ')
}

function aboutValues({ values: ordered }: Reading, words: Words) {
  const { values } = words
  const [first, second] = [ordered[0]!, ordered[1]!]
  const last = ordered.at(-1)!
  const said: string[] = []
  if (first.level !== 'high') said.push(first.level === 'low' ? values.few : values.none)
  else if (second.level !== 'high') said.push(values.single[first.key])
  else {
    const pair = workValues.filter(key => key === first.key || key === second.key).join(' ') as ValuePair
    said.push(values.pairs[pair])
  }
  if (overlap(first, last)) said.push(values.noLast)
  else if (last.level !== 'high') said.push(values.last[last.key])
  said.push(values.scores(ordered.map((scale, at) => (at < 2 ? withBand(scale, words) : plain(scale, words)))))
  return said.join(' ')
}

function withBand(scale: AnyScale, words: Words) {
  return `${words.scales.name[scale.key]} ${scale.score} (${scale.low}–${scale.high})`
}

export function plain(scale: AnyScale, words: Words) {
  return `${words.scales.name[scale.key]} ${scale.score}`
}
