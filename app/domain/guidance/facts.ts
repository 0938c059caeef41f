import type { DutyByInterest } from '#app/domain/professions/duties.ts'
import type {
  ExamSubject,
  personalityTraits,
  ProfessionField,
  TrainingWayKind,
  workValues,
} from '#app/domain/professions/vocabulary.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Closeness, Letter } from './matching.ts'

/** Computed facts about one person, the only basis of an analysis. Stored as of the day, without names, words or dates
 *  of birth. */

export type Trait = (typeof personalityTraits)[number]
export type WorkValue = (typeof workValues)[number]
export type Aptitude = 'verbal' | 'numerical' | 'spatial'

/** Position of a band on its scale of 0–100: wholly above the middle, wholly below it, or across it. */
export type Level = 'high' | 'middle' | 'low'

/** A score with its 90 % band, all 0–100 in whole points. */
export type ScaleFact<K extends string> = { key: K; score: number; low: number; high: number; level: Level }

export type ProfessionFact = {
  id: string
  field: ProfessionField
  /** Ways that lead there, the usual one first; empty in analyses made before they were stored. */
  ways: TrainingWayKind[]
  /** Rank among all professions of the catalogue, 1 is the closest. Values, traits and named subjects are included. */
  rank: number
  closeness: Closeness
  /** Interests that carry the match, the strongest first. */
  because: Letter[]
  asksFor: Letter | null
  leavesUnused: Letter | null
  /** Rewards of the work that the person values or has. */
  values: WorkValue[]
  traits: Trait[]
  /** Subjects of the profession that the person named; empty in analyses made before they were stored. */
  subjects: string[]
}

/** Choices open to a person now on the way to a profession. */
export type EducationPath = {
  professionId: string
  /** Subjects worth keeping up, out of 33. */
  subjects: string[]
  /** Programme groups with their pairs of UNT profile subjects. */
  groups: { code: string; exams: ExamSubject[][] }[]
  /** Kinds of training, the usual one first. */
  kinds: TrainingWayKind[]
}

export type Facts = {
  version: 2
  /** Age in years on that day; null when unknown. */
  age: number | null
  /** PUPIL, STUDENT, ALUMNI or EMPLOYED, and the class or year. */
  status: string | null
  year: number | null
  /** Ways the person is willing to take; null when all are open. */
  plannedWays: TrainingWayKind[] | null
  /** In the order R I A S E C. */
  interests: ScaleFact<Letter>[]
  traits: ScaleFact<Trait>[]
  values: ScaleFact<WorkValue>[]
  /** Null when the self-check was not taken. It never hides a profession. */
  aptitudes: ScaleFact<Aptitude>[] | null
  /** The interests have no shape to match, so there are no recommendations. */
  undifferentiated: boolean
  /** Some of the answers look careless. */
  careless: boolean
  /** About seven professions, the closest first, and at most one contrast. */
  professions: ProfessionFact[]
  contrast: ProfessionFact | null
  /** Number of professions ranked. */
  of: number
  /** Paths for the first three professions. */
  paths: EducationPath[]
}

/** One statement about a person. */
export type Remark = {
  title: string
  text: string
  /** Keys of the scales it is based on; absent in texts of a model and in texts made before they were stored. */
  scales?: string[]
}

/** Text for the facts, in one language. */
export type AnalysisText = {
  /** Summary in one sentence. */
  headline: string
  /** One sentence about the surroundings the person prefers; absent when nothing can be said, or when the headline says
   *  it, as in texts of a model. */
  setting?: string
  /** Two or three paragraphs. */
  summary: string[]
  /** Three or four. */
  strengths: Remark[]
  /** Two or three. */
  cautions: Remark[]
  /** How the person likes to work: three to five sentences. */
  working: string[]
  /** One remark for each of `professions`, by id. */
  professions: { id: string; text: string }[]
  /** Three to five steps for this month. */
  month: { title: string; text: string }[]
}

/** Titles of professions in the reader's language, by id. */
export type ProfessionTitles = ReadonlyMap<string, string>

/** Titles of professions in the reader's language and the duty that shows each interest, by id. */
export type ProfessionWords = ReadonlyMap<string, { title: string; duties: DutyByInterest }>

/** The built-in writer. It is part of `wording/`, which the domain must not import, so callers pass it in. */
export type AnalysisWriter = {
  write: (facts: Facts, professions: ProfessionWords, language: Language) => AnalysisText
  /** Returns statements of another author's text that contradict the facts; empty when they agree. */
  findContradictions: (text: AnalysisText, facts: Facts, titles: ProfessionTitles, language: Language) => string[]
}

/** Reads stored facts in today's form. Analyses made before ways and subjects were stored get empty lists. */
export function readFacts(kept: unknown): Facts {
  const facts = kept as Facts
  const whole = (fact: ProfessionFact): ProfessionFact => ({
    ...fact,
    ways: (fact as Partial<ProfessionFact>).ways ?? [],
    subjects: (fact as Partial<ProfessionFact>).subjects ?? [],
  })
  return {
    ...facts,
    plannedWays: (facts as Partial<Facts>).plannedWays ?? null,
    professions: facts.professions.map(whole),
    contrast: facts.contrast && whole(facts.contrast),
  }
}
