import type { ExamSubject, ProfessionField } from '#app/domain/professions/vocabulary.ts'
import type { Trait, WorkValue } from '#app/domain/guidance/facts.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'
import type { CautionRule, StrengthRule, TraitRule, WayRule, WorkingPoint, WorkingRule } from './rules.ts'
import type { LetterPair, LetterTrio, ScaleKey, ValuePair } from './scales.ts'

/** All words of the writer in one language. Every table is closed: a text that is missing does not compile.
 *  In a text `[one|other]` is `one` for a reader who studies and `other` for one who works. */

export type Note = { title: string; text: string }

export type ScaleWords = {
  /** As it stands in a list of scores. */
  name: Record<ScaleKey, string>
  and: (items: readonly string[]) => string
}

export type HeadlineWords = {
  /** What one is drawn to do. */
  drawn: Record<Letter, string>
  to: (things: readonly string[]) => string
  wide: string
  faint: string
  flat: string
  /** Where one works best. */
  way: Record<WayRule, string>
  join: (first: string, way: string | null) => string
}

export type InterestWords = {
  one: Record<Letter, string>
  two: Record<LetterPair, string>
  three: Record<LetterTrio, string>
  wide: string
  faint: string
  flat: string
  /** The scores that lead; `near` is the highest of the others when its band meets theirs. */
  alone: (lead: string, near: string | null) => string
  together: (leads: readonly string[]) => string
  wideScores: (leads: readonly string[]) => string
  faintScores: (leads: readonly string[]) => string
  flatScores: (all: readonly string[]) => string
  alsoHigh: (scores: readonly string[]) => string
  middle: (scores: readonly string[]) => string
  low: (scores: readonly string[]) => string
}

export type TraitWords = {
  rules: Record<TraitRule, string>
  /** Said when no rule holds. */
  quiet: string
  high: (scores: readonly string[]) => string
  low: (scores: readonly string[]) => string
  /** The rest; `all` when there is nothing else. */
  middle: (scores: readonly string[], all: boolean) => string
}

export type ValueWords = {
  pairs: Record<ValuePair, string>
  single: Record<WorkValue, string>
  /** When no value lies wholly above the middle, and when all lie wholly below it. */
  none: string
  few: string
  /** What is given up first, when it lies clearly below the first value. */
  last: Record<WorkValue, string>
  noLast: string
  scores: (all: readonly string[]) => string
}

export type SideWords = {
  strengths: Record<StrengthRule, Note>
  /** Said to a person who has less than three of the others. */
  openStrengths: readonly [Note, Note, Note]
  cautions: Record<CautionRule, Note>
  openCautions: { bands: Note; wide: Note; flat: Note; careless: Note }
}

export type WorkingWords = {
  [P in WorkingPoint]: Record<WorkingRule<P>, string>
} & {
  /** When nothing definite can be said of the point. */
  open: Record<'people' | 'plan' | 'feedback', string>
  aptitudes: (scores: readonly string[]) => string
}

/** What an interest means in the work of a field, as what one does there. */
export type FieldWords = Record<ProfessionField, Record<Letter, string>>

type Place = { rank: number; of: number }

export type RemarkWords = {
  /** Ways to begin, all different: for two shared interests, for one and for none. */
  openings: readonly {
    two: (first: string, second: string, place: Place) => string
    one: (first: string, place: Place) => string
    /** When the shared interest is nearer than the others but not certainly strong. */
    mild: (first: string, place: Place) => string
    none: (place: Place) => string
  }[]
  /** For work that rests on what was said of another profession on the page. */
  again: readonly ((title: string, place: Place) => string)[]
  asksFor: readonly ((thing: string) => string)[]
  leavesUnused: readonly ((interest: string) => string)[]
  interest: Record<Letter, string>
  trait: Record<Trait, readonly [string, string]>
  value: Record<WorkValue, readonly [string, string]>
  long: string
  partial: string
  /** Said of any profession when nothing else is left to say. */
  plain: readonly string[]
}

type GroupNote = { code: string; exams: string | null }

export type MonthWords = {
  careless: Note
  flat: readonly [Note, Note, Note]
  talk: (titles: readonly string[], question: string) => Note
  /** What to ask, by what matters most to the person. */
  question: Record<WorkValue, string>
  curious: string
  /** What to choose now: `group` is a programme group on the way to the first profession. */
  early: (subjects: readonly string[]) => Note
  ninth: Record<'college' | 'university' | 'open', Note>
  leaving: Record<'college' | 'open', Note>
  group: (group: GroupNote) => Note
  student: Note
  graduate: Note
  employed: Note
  unknown: Note
  visit: Record<'UNIVERSITY' | 'COLLEGE' | 'COURSE', Note>
  shadow: Note
  project: Record<Letter, Note>
  year: Note
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
  fields: FieldWords
  remarks: RemarkWords
  month: MonthWords
}
