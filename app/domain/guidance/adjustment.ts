import type { Trait, WorkValue } from './facts.ts'
import type { Matched } from './matching.ts'

/** Data about a person besides interests: scores of 0–100, and the subjects they named out of 33. Unknown parts have no
 *  weight. */
export type Leanings = {
  values?: Record<WorkValue, number>
  traits?: Record<Trait, number>
  subjects?: readonly string[]
}
type Rewards = { values: readonly WorkValue[]; traits: readonly Trait[]; subjects: readonly string[] }

/** Weight of values and of traits beside a correlation of −1…1. Together they change the order by at most .10. */
const ADJUSTMENT_WEIGHT = 0.05
/** Weight of named subjects: unlike the six interest scores, they can distinguish, say, a tractor driver from a
 *  beekeeper. */
const SUBJECTS_WEIGHT = 0.2

/** Reorders ranked professions: correlation + .05 · value fit + .05 · trait fit + .2 · overlap of its subjects with
 *  those the person named, ties by the smaller distance. It moves only near neighbours; the correlation and its wording
 *  stay unchanged. Does not mutate the argument. See docs/decisions/064-named-subjects-count.md. */
export function adjustOrder<P extends Rewards>(ranked: readonly Matched<P>[], person: Leanings): Matched<P>[] {
  return ranked
    .map(profession => ({ profession, order: orderOf(profession, person) }))
    .sort((one, other) => compare(other.order, one.order) || one.profession.distance - other.profession.distance)
    .map(({ profession }) => profession)
}

/** Returns the sort value of a profession, −1.1 to 1.3. */
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

/** Overlap of the named subjects with those of a profession, 0–1: shared subjects divided by the length of the shorter
 *  list (Szymkiewicz–Simpson). Naming two subjects is enough for a profession that requires those two. */
function subjectOverlap(subjects: readonly string[], named: readonly string[]): number {
  const shorter = Math.min(subjects.length, named.length)
  return shorter === 0 ? 0 : subjects.filter(subject => named.includes(subject)).length / shorter
}

/** Returns how far the values a profession rewards lie above the person's own mean of the six, −1 to 1; 0 when it
 *  rewards none. Relative to the mean, because people rate all values as rather important. */
export function valueFit(rewarded: readonly WorkValue[], scores: Record<WorkValue, number>): number {
  const centre = meanOf(Object.values(scores))
  return meanOf(rewarded.map(value => clip((scores[value] - centre) / 50)))
}

/** Returns how far the traits a profession rewards lie above the middle of their scales, −1 to 1; 0 when it rewards
 *  none. */
export function traitFit(rewarded: readonly Trait[], scores: Record<Trait, number>): number {
  return meanOf(rewarded.map(trait => (scores[trait] - 50) / 50))
}

function meanOf(numbers: readonly number[]) {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function clip(number: number) {
  return Math.min(1, Math.max(-1, number))
}

/** Compares to ten decimal places, so that rounding noise does not hide a tie. */
function compare(one: number, other: number) {
  return Math.abs(one - other) < 1e-10 ? 0 : one - other
}
