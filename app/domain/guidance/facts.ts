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

/** What our engine has computed about one person: everything an analysis says rests on these and on nothing else.
 *  Kept as it was on the day, without names, words or dates of birth. */

export type Trait = (typeof personalityTraits)[number]
export type WorkValue = (typeof workValues)[number]
export type Aptitude = 'verbal' | 'numerical' | 'spatial'

/** Where a band lies on its scale of 0–100: wholly above the middle, wholly below it, or across it. */
export type Level = 'high' | 'middle' | 'low'

/** A score with its 90 % band, all 0–100, whole points. */
export type ScaleFact<K extends string> = { key: K; score: number; low: number; high: number; level: Level }

export type ProfessionFact = {
  id: string
  field: ProfessionField
  /** The ways that lead there, the usual first; none in analyses made before they were kept. */
  ways: TrainingWayKind[]
  /** Its place among all professions of the catalogue, 1 the closest, values and traits counted in. */
  rank: number
  closeness: Closeness
  /** The interests that carry the match, the strongest first. */
  because: Letter[]
  asksFor: Letter | null
  leavesUnused: Letter | null
  /** What the work rewards and the person holds important, or is like. */
  values: WorkValue[]
  traits: Trait[]
  /** Of its subjects those the person named; none in analyses made before they were kept. */
  subjects: string[]
}

/** From a profession back to what can be chosen now. */
export type EducationPath = {
  professionId: string
  /** Subjects worth keeping up, of the 33. */
  subjects: string[]
  /** Programme groups with their pairs of UNT profile subjects. */
  groups: { code: string; exams: ExamSubject[][] }[]
  /** Where one trains for it, the usual place first. */
  kinds: TrainingWayKind[]
}

export type Facts = {
  version: 2
  /** Age in years on that day; null when it is not known. */
  age: number | null
  /** PUPIL, STUDENT, ALUMNI or EMPLOYED, and the class or year. */
  status: string | null
  year: number | null
  /** The ways the person is ready to go; null while all are open. */
  plannedWays: TrainingWayKind[] | null
  /** In the order R I A S E C. */
  interests: ScaleFact<Letter>[]
  traits: ScaleFact<Trait>[]
  values: ScaleFact<WorkValue>[]
  /** Null when the self-check was not taken; it never hides a profession. */
  aptitudes: ScaleFact<Aptitude>[] | null
  /** The interests have no shape to match with: there are no recommendations then. */
  undifferentiated: boolean
  /** Some of the answers it rests on look careless. */
  careless: boolean
  /** About seven, the closest first; then at most one contrast. */
  professions: ProfessionFact[]
  contrast: ProfessionFact | null
  /** How many professions were ranked. */
  of: number
  /** For the first three professions. */
  paths: EducationPath[]
}

/** One thing said of a person. */
export type Remark = {
  title: string
  text: string
  /** The keys of the scales it rests on; absent in the words of a model, and in those kept before they were told. */
  scales?: string[]
}

/** The words for the facts, in one language. */
export type AnalysisText = {
  /** One sentence, the whole in short. */
  headline: string
  /** Which places are nearer to the person, a sentence; absent where nothing can be said of it, and where the headline
   *  says it, as a model does. */
  setting?: string
  /** Two or three paragraphs. */
  summary: string[]
  /** Three or four. */
  strengths: Remark[]
  /** Two or three. */
  cautions: Remark[]
  /** How the person likes to work: three to five sentences, each a point. */
  working: string[]
  /** One remark for each of `professions`, by id. */
  professions: { id: string; text: string }[]
  /** What to do this month: three to five steps. */
  month: { title: string; text: string }[]
}

/** How professions are called in the reader's language, by id. */
export type ProfessionTitles = ReadonlyMap<string, string>

/** What may be said of professions in the reader's language, by id: how each is called, and what one does there, in the
 *  duty that shows each interest. */
export type ProfessionWords = ReadonlyMap<string, { title: string; duties: DutyByInterest }>

/** The built-in writer. Its words live in `wording/`, which the domain does not know: code that asks for an analysis
 *  or shows one hands it in. */
export type AnalysisWriter = {
  write: (facts: Facts, professions: ProfessionWords, language: Language) => AnalysisText
  /** What words of somebody else say against the facts; empty when they agree. */
  findContradictions: (text: AnalysisText, facts: Facts, titles: ProfessionTitles, language: Language) => string[]
}

/** What was kept of an analysis, as it is read today: those made before ways and subjects were kept have none. */
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
