import type { WorkValue } from '#app/domain/guidance/facts.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'
import type { ExamSubject, personalityTraits, TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import type { CautionRule, StrengthRule, TraitRule, WayRule, WorkingPoint, WorkingRule } from './rules.ts'
import type { LetterPair, ScaleKey } from './scales.ts'

/** All texts of the writer in one language. Every table is closed: a missing text does not compile. They say what the
 *  person answered. No text concludes an ability from an interest, a trait or a value, and only duties, which come from
 *  the profession itself, describe its work. */

export type Note = { title: string; text: string }

export type ScaleWords = {
  /** The name as it appears in a list of scores. */
  name: Record<ScaleKey, string>
  and: (items: readonly string[]) => string
}

export type HeadlineWords = {
  /** An activity the person likes. */
  drawn: Record<Letter, string>
  to: (things: readonly string[]) => string
  wide: string
  faint: string
  flat: string
  /** How far careless answers can be trusted, and which interests come first in them. */
  hasty: (things: readonly string[]) => string
  hastyFlat: string
  /** A kind of place that suits the person. */
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
  /** The leading score; `near` is the highest of the other scores when its band overlaps. */
  alone: (lead: string, near: string | null) => string
  together: (leads: readonly string[]) => string
  leads: (leads: readonly string[]) => string
  alsoHigh: (scores: readonly string[]) => string
  middle: (scores: readonly string[]) => string
  low: (scores: readonly string[]) => string
}

export type TraitWords = {
  rules: Record<TraitRule, string>
  /** Used when no rule holds. */
  quiet: string
  /** All scores in one sentence, grouped by the side of the middle on which their bands lie. */
  scores: (sides: readonly string[]) => string
  high: (scores: readonly string[]) => string
  low: (scores: readonly string[]) => string
  middle: (scores: readonly string[]) => string
}

export type ValueWords = {
  /** The value as it follows "what matters most to you is". */
  what: Record<WorkValue, string>
  matter: (things: readonly string[]) => string
  /** A question to ask about a place, by the most important value. */
  ask: Record<WorkValue, string>
  /** `none` is used when no value lies wholly above the middle, `few` when all lie wholly below it. */
  none: string
  few: string
  scores: (all: readonly string[]) => string
}

export type SideWords = {
  strengths: Record<StrengthRule, Note>
  /** Used for a person who has fewer than three of the others. */
  openStrengths: readonly [Note, Note, Note]
  cautions: Record<CautionRule, Note>
  openCautions: { bands: Note; wide: Note; trial: Note; flat: Note; careless: Note }
}

export type WorkingWords = {
  [P in WorkingPoint]: Record<WorkingRule<P>, string>
} & {
  /** Used when no rule of the point holds. */
  open: Record<'people' | 'plan' | 'feedback', string>
}

/** A duty at the beginning of a sentence and inside one, and the interest it shows. */
type Shown = { duty: string; inside: string; thing: string }
type Duty = Omit<Shown, 'thing'>

/** Eight different wordings per kind, because a page names up to seven professions. */
export type Eight<T> = readonly [T, T, T, T, T, T, T, T]

export type RemarkWords = {
  /** An interest as it follows "you like". */
  thing: Record<Letter, string>
  /** `strong`: the duty shows an interest whose band lies wholly above the middle. `near`: one that is only closer than
   *  the others. `none`: the duty shows none of the interests behind the match. */
  strong: Eight<(shown: Shown) => string>
  near: Eight<(shown: Shown) => string>
  none: Eight<(duty: Duty) => string>
  /** Used when no duty is known. Says nothing about the work. */
  bare: Eight<string>
  /** A subject that the person named and the profession needs. */
  subject: Eight<(name: string) => string>
  /** A value that the work rewards and the person rates highly; a trait that it rewards and the answers show. */
  value: Eight<(name: string) => string>
  trait: Eight<(name: string) => string>
  /** A duty that shows one of the person's lower interests. */
  asks: Eight<(duty: Duty) => string>
  /** The usual path to the profession. */
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
  /** A question to ask, by the most important value. */
  question: Record<WorkValue, string>
  curious: string
  /** The choice to make now, by the usual path to the first profession; `group` is a programme group on that path. */
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
