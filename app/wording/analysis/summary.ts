import { type AnyScale, overlap, pick, type Reading } from './reading.ts'
import { traitRules, wayRules } from './rules.ts'
import type { HeadlineWords, Words } from './words.ts'

/** Writes the headline: what the person likes according to the answers, or that the answers show little. */
export function writeHeadline(reading: Reading, { headline }: Words): string {
  const { leading, facts } = reading
  const things = leading.scales.map(({ key }) => headline.drawn[key])
  if (facts.careless) return leading.kind === 'flat' ? headline.hastyFlat : headline.hasty(things)
  return whatStandsOut(leading.kind, things, headline)
}

/** Writes which places suit the person. `undefined` after careless answers or when no rule holds. */
export function writeSetting(reading: Reading, { headline }: Words): string | undefined {
  const [way] = reading.facts.careless ? [] : pick(reading, wayRules, 1)
  return way && headline.setting(headline.way[way])
}

function whatStandsOut(kind: Reading['leading']['kind'], things: readonly string[], headline: HeadlineWords) {
  switch (kind) {
    case 'wide':
    case 'faint':
    case 'flat':
      return headline[kind]
    default:
      return headline.to(things)
  }
}

export function writeSummary(reading: Reading, words: Words): string[] {
  return [aboutInterests(reading, words), aboutTraits(reading, words), aboutValues(reading, words)]
}

function aboutInterests({ leading, rest, facts }: Reading, words: Words) {
  const { interests } = words
  const scores = leading.scales.map(scale => withBand(scale, words))
  const shown = (level: AnyScale['level']) =>
    rest.filter(scale => scale.level === level).map(scale => plain(scale, words))
  const sentences: string[] = []
  if (facts.careless && leading.kind === 'flat') sentences.push(interests.hasty)
  switch (leading.kind) {
    case 'one': {
      const near = rest.find(scale => overlap(scale, leading.scales[0]!))
      sentences.push(interests.one[leading.key], interests.alone(scores[0]!, near ? words.scales.name[near.key] : null))
      break
    }
    case 'two':
      sentences.push(interests.two[leading.key], interests.together(scores))
      break
    case 'three':
      sentences.push(interests.three, interests.together(scores))
      break
    case 'wide':
    case 'faint':
    case 'hasty':
      sentences.push(interests[leading.kind], interests.leads(scores))
      break
    case 'flat':
      sentences.push(interests.flat, interests.leads(leading.scales.map(scale => plain(scale, words))))
  }
  const [high, middle, low] = [shown('high'), shown('middle'), shown('low')]
  // After careless answers no interest is called strong, so the high ones are listed with the middle ones.
  if (high.length > 0 && !facts.careless) sentences.push(interests.alsoHigh(high))
  const open = facts.careless ? [...high, ...middle] : middle
  if (open.length > 0) sentences.push(interests.middle(open))
  if (low.length > 0) sentences.push(interests.low(low))
  return sentences.join(' ')
}

function aboutTraits(reading: Reading, words: Words) {
  const { traits } = words
  const side = (level: AnyScale['level'], sentenceOf: (scores: readonly string[]) => string) => {
    const scales = reading.facts.traits.filter(scale => scale.level === level)
    return scales.length === 0 ? [] : [sentenceOf(scales.map(scale => plain(scale, words)))]
  }
  const sides = [...side('high', traits.high), ...side('low', traits.low), ...side('middle', traits.middle)]
  const [rule] = pick(reading, traitRules, 1)
  return `${rule ? traits.rules[rule] : traits.quiet} ${traits.scores(sides)}`
}

function aboutValues({ values: ordered }: Reading, words: Words) {
  const { values } = words
  const [first, second] = [ordered[0]!, ordered[1]!]
  const sentences: string[] = []
  if (first.level !== 'high') sentences.push(first.level === 'low' ? values.few : values.none)
  else {
    const important = second.level === 'high' ? [first, second] : [first]
    sentences.push(values.matter(important.map(({ key }) => values.what[key])), values.ask[first.key])
  }
  sentences.push(values.scores(ordered.map(scale => plain(scale, words))))
  return sentences.join(' ')
}

function withBand(scale: AnyScale, words: Words) {
  return `${words.scales.name[scale.key]} ${scale.score} (${scale.low}–${scale.high})`
}

function plain(scale: AnyScale, words: Words) {
  return `${words.scales.name[scale.key]} ${scale.score}`
}
