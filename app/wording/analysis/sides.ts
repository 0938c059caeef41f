import type { Remark } from '#app/domain/guidance/facts.ts'
import { claimsOf, holds, pick, type Reading } from './reading.ts'
import { cautionRules, type Rule, strengthRules, type WorkingPoint, type WorkingRule, workingRules } from './rules.ts'
import type { Note, Words } from './words.ts'

const STRENGTHS = 3
const CAUTIONS = 2

export function writeStrengths(reading: Reading, { sides }: Words): Remark[] {
  const notes = pick(reading, strengthRules, STRENGTHS, STRENGTHS).map(rule => remark(sides.strengths[rule], rule))
  return [...notes, ...sides.openStrengths.slice(0, STRENGTHS - notes.length)]
}

/** Writes two cautions. Doubts about the answers themselves come before cautions about the person. */
export function writeCautions(reading: Reading, { sides }: Words): Remark[] {
  const { openCautions } = sides
  const certain: Note[] = []
  if (reading.facts.careless) certain.push(openCautions.careless)
  if (reading.leading.kind === 'flat') certain.push(openCautions.flat)
  if (reading.leading.kind === 'wide') certain.push(openCautions.wide)
  const own = pick(reading, cautionRules, CAUTIONS).map(rule => remark(sides.cautions[rule], rule))
  // Cautions that hold for everybody. The one about bands is for the order of professions, so it needs a list.
  const others = reading.facts.professions.length > 0 ? [openCautions.bands] : []
  return [...certain, ...own, ...others, openCautions.trial].slice(0, CAUTIONS)
}

/** Attaches the scales that the rule is about. */
function remark(note: Note, rule: Rule): Remark {
  return { ...note, scales: claimsOf(rule).map(({ key }) => key) }
}

export function writeWorking(reading: Reading, words: Words): string[] {
  const { working } = words
  const sentences = [
    point(reading, words, 'people') ?? working.open.people,
    point(reading, words, 'plan') ?? working.open.plan,
    point(reading, words, 'feedback') ?? working.open.feedback,
    point(reading, words, 'pace'),
  ]
  return sentences.filter(sentence => sentence !== null)
}

function point<P extends WorkingPoint>(reading: Reading, { working }: Words, at: P): string | null {
  const rules: readonly WorkingRule<P>[] = workingRules[at]
  const rule = rules.find(one => holds(reading, one))
  return rule === undefined ? null : (working[at] as Record<WorkingRule<P>, string>)[rule]
}
