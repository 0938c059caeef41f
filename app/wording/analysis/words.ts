import type { WorkValue } from '#app/domain/guidance/facts.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'
import type { ExamSubject, personalityTraits, TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import type { CautionRule, StrengthRule, TraitRule, WayRule, WorkingPoint, WorkingRule } from './rules.ts'
import type { LetterPair, ScaleKey } from './scales.ts'

/** All words of the writer in one language. Every table is closed: a text that is missing does not compile. They say
 *  what the person answered; nothing in them concludes an ability from an interest, a trait or a value, and nothing but
 *  a duty, which comes from the profession itself, says what one does there. */

export type Note = { title: string; text: string }

export type ScaleWords = {
  /** As it stands in a list of scores. */
  name: Record<ScaleKey, string>
  and: (items: readonly string[]) => string
}

export type HeadlineWords = {
  /** What one likes to do. */
  drawn: Record<Letter, string>
  to: (things: readonly string[]) => string
  wide: string
  faint: string
  flat: string
  /** What hurried answers are worth, and which interests come first in them. */
  hasty: (things: readonly string[]) => string
  hastyFlat: string
  /** A place that is near to the person. */
  way: Record<WayRule, string>
  setting: (way: string) => string
}

export type InterestWords = {
  one: Record<Letter, string>
  two: Record<LetterPair, string>
  three: string
  wide: string
  faint: string
  flat: string
  hasty: string
  /** The scores that lead; `near` is the highest of the others when its band meets theirs. */
  alone: (lead: string, near: string | null) => string
  together: (leads: readonly string[]) => string
  leads: (leads: readonly string[]) => string
  alsoHigh: (scores: readonly string[]) => string
  middle: (scores: readonly string[]) => string
  low: (scores: readonly string[]) => string
}

export type TraitWords = {
  rules: Record<TraitRule, string>
  /** Said when no rule holds. */
  quiet: string
  /** The scores in one sentence, by the side of the middle their bands lie on. */
  scores: (sides: readonly string[]) => string
  high: (scores: readonly string[]) => string
  low: (scores: readonly string[]) => string
  middle: (scores: readonly string[]) => string
}

export type ValueWords = {
  /** What matters, as it stands after "what matters most to you is". */
  what: Record<WorkValue, string>
  matter: (things: readonly string[]) => string
  /** What to find out about a place, by the first value. */
  ask: Record<WorkValue, string>
  /** When no value lies wholly above the middle, and when all lie wholly below it. */
  none: string
  few: string
  scores: (all: readonly string[]) => string
}

export type SideWords = {
  strengths: Record<StrengthRule, Note>
  /** Said to a person who has less than three of the others. */
  openStrengths: readonly [Note, Note, Note]
  cautions: Record<CautionRule, Note>
  openCautions: { bands: Note; wide: Note; trial: Note; flat: Note; careless: Note }
}

export type WorkingWords = {
  [P in WorkingPoint]: Record<WorkingRule<P>, string>
} & {
  /** When nothing definite can be said of the point. */
  open: Record<'people' | 'plan' | 'feedback', string>
}

/** A duty as it stands at the beginning of a sentence and inside one, and the interest it shows. */
type Shown = { duty: string; inside: string; thing: string }
type Duty = Omit<Shown, 'thing'>

/** A page names up to seven professions, so every kind has eight sentences that differ in their own words. */
export type Eight<T> = readonly [T, T, T, T, T, T, T, T]

export type RemarkWords = {
  /** An interest, as it stands after "you like". */
  thing: Record<Letter, string>
  /** Where the duty shows an interest whose band lies wholly above the middle; one that is only nearer than the others;
   *  none of the interests that carry the match. */
  strong: Eight<(shown: Shown) => string>
  near: Eight<(shown: Shown) => string>
  none: Eight<(duty: Duty) => string>
  /** Where no duty is known: says nothing of the work. */
  bare: Eight<string>
  /** A subject the person named and the profession rests on. */
  subject: Eight<(name: string) => string>
  /** A value the work rewards and the person holds important; a trait it rewards and the answers show. */
  value: Eight<(name: string) => string>
  trait: Eight<(name: string) => string>
  /** A duty that shows an interest marked lower than the others. */
  asks: Eight<(duty: Duty) => string>
  /** The usual way to the profession. */
  way: Eight<(name: string) => string>
  place: (rank: number, of: number) => string
  valueName: Record<WorkValue, string>
  traitName: Record<(typeof personalityTraits)[number], string>
  wayName: Record<TrainingWayKind, string>
  subjectName: Record<string, string>
}

type GroupNote = { code: string; exams: string | null }

export type MonthWords = {
  careless: Note
  flat: readonly [Note, Note]
  talk: (titles: readonly string[], question: string) => Note
  /** What to ask, by what matters most to the person. */
  question: Record<WorkValue, string>
  curious: string
  /** What to choose now, by the usual way to the first profession; `group` is a programme group on the way there. */
  early: (subjects: readonly string[]) => Note
  ninth: Record<TrainingWayKind | 'open', Note>
  leaving: Record<Exclude<TrainingWayKind, 'UNIVERSITY'> | 'open', Note>
  group: (group: GroupNote) => Note
  student: Note
  graduate: Note
  employed: Note
  unknown: Note
  project: Record<Letter, Note>
  quote: (title: string) => string
  exam: Record<ExamSubject, string>
  subject: Record<string, string>
}

export type Words = {
  scales: ScaleWords
  headline: HeadlineWords
  interests: InterestWords
  traits: TraitWords
  values: ValueWords
  sides: SideWords
  working: WorkingWords
  remarks: RemarkWords
  month: MonthWords
}
