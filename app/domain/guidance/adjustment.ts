import type { Trait, WorkValue } from './facts.ts'
import type { Matched } from './matching.ts'

/** What is known of a person besides their interests: scores of 0–100, and the subjects they named of the 33. What is
 *  not known weighs nothing. */
export type Leanings = {
  values?: Record<WorkValue, number>
  traits?: Record<Trait, number>
  subjects?: readonly string[]
}
type Rewards = { values: readonly WorkValue[]; traits: readonly Trait[]; subjects: readonly string[] }

/** How much values and traits may weigh beside a correlation of −1…1; together at most .10 up or down. */
const ADJUSTMENT_WEIGHT = 0.05
/** How much named subjects may weigh: six numbers cannot tell a tractor from a beehive, a named subject can. */
const SUBJECTS_WEIGHT = 0.2

/** Orders ranked professions anew: correlation + .05 · value fit + .05 · trait fit + .2 · overlap of its subjects
 *  with those the person named, ties by the smaller distance. It reorders neighbours and can neither lift a poor match nor
 *  hide one; the correlation itself, and the words for it, stay as they were. The argument is not changed. See
 *  docs/decisions/064-named-subjects-count.md. */
export function adjustOrder<P extends Rewards>(ranked: readonly Matched<P>[], person: Leanings): Matched<P>[] {
  return ranked
    .map(profession => ({ profession, order: orderOf(profession, person) }))
    .sort((one, other) => compare(other.order, one.order) || one.profession.distance - other.profession.distance)
    .map(({ profession }) => profession)
}

/** What a profession is ordered by, −1.1 to 1.3. */
export function orderOf(
  { correlation, values, traits, subjects }: Rewards & { correlation: number },
  person: Leanings,
) {
  return (
    correlation +
    (person.values ? ADJUSTMENT_WEIGHT * valueFit(values, person.values) : 0) +
    (person.traits ? ADJUSTMENT_WEIGHT * traitFit(traits, person.traits) : 0) +
    (person.subjects ? SUBJECTS_WEIGHT * subjectOverlap(subjects, person.subjects) : 0)
  )
}

/** How far the subjects a person named and those of a profession overlap, 0–1: what both have, of the shorter list
 *  (Szymkiewicz–Simpson). A person who named two has named enough of a profession that rests on both. */
function subjectOverlap(subjects: readonly string[], named: readonly string[]): number {
  const shorter = Math.min(subjects.length, named.length)
  return shorter === 0 ? 0 : subjects.filter(subject => named.includes(subject)).length / shorter
}

/** How far the values a profession rewards stand above the person's own mean of the six, −1 to 1; everybody finds
 *  everything rather important, so only the differences within a person count. 0 when it rewards none. */
export function valueFit(rewarded: readonly WorkValue[], scores: Record<WorkValue, number>): number {
  const centre = meanOf(Object.values(scores))
  return meanOf(rewarded.map(value => clip((scores[value] - centre) / 50)))
}

/** How far the traits a profession rewards stand above the middle of their scales, −1 to 1; 0 when it rewards none. */
export function traitFit(rewarded: readonly Trait[], scores: Record<Trait, number>): number {
  return meanOf(rewarded.map(trait => (scores[trait] - 50) / 50))
}

function meanOf(numbers: readonly number[]) {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function clip(number: number) {
  return Math.min(1, Math.max(-1, number))
}

/** To ten places, so that rounding noise does not hide a tie. */
function compare(one: number, other: number) {
  return Math.abs(one - other) < 1e-10 ? 0 : one - other
}
