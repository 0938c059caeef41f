import { instant, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { findReliability } from '#app/domain/assessments/results.server.ts'
import { findInstrument, type Instrument } from '#app/domain/assessments/instrument.server.ts'
import {
  findCautions,
  findDutiesByInterest,
  findGroupNames,
  findReasons,
  findTitles,
  findWays,
} from '#app/domain/professions/professions.server.ts'
import { type Reason, reasonsAt, unlikeReasons } from '#app/domain/professions/reasons.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Analysis, Prisma } from '#prisma/generated/client.ts'
import { professionIdsOf } from './analysis-writer.server.ts'
import { isFaint } from './compute-facts.ts'
import {
  type AnalysisText,
  type AnalysisWriter,
  type Facts,
  type Level,
  type ProfessionFact,
  readFacts,
  type ScaleFact,
} from './facts.ts'
import type { Inputs } from './facts.server.ts'
import { ledBy } from './led-by.ts'
import type { Interests, Letter } from './matching.ts'

type Named = { name: string; lang: Language | undefined }

/** Everything shown with an analysis besides its facts. */
type Frame = {
  id: string
  completedAt: string
  /** The text stored with the analysis, when it is in this language; otherwise null, and `write` makes one from the
   *  same facts. */
  words: AnalysisText | null
  /** Name of the model that wrote the text; null for the built-in writer. */
  model: string | null
  /** Language of the stored text, when it is another one. */
  writtenIn: Language | null
  naming: Awaited<ReturnType<typeof findScaleNames>>
}

/** Composes a completed analysis for display: facts with names in the reader's language, and text. The stored text is
 *  used when it is in this language; otherwise `write`, the built-in writer, makes one from the same facts. */
export async function composeSheet(analysis: Analysis, language: Language, write: AnalysisWriter['write']) {
  const own = analysis.language === language
  const frame = {
    id: analysis.id,
    completedAt: analysis.completedAt!.toISOString(),
    words: own ? (analysis.text as AnalysisText) : null,
    model: own ? analysis.model : null,
    writtenIn: own ? null : (analysis.language as Language),
    naming: await findScaleNames(analysis.inputs as Inputs, language),
  }
  return presentFacts(readFacts(analysis.facts), frame, language, write)
}

/** Composes facts with names and text in the reader's language. */
export async function presentFacts(facts: Facts, frame: Frame, language: Language, write: AnalysisWriter['write']) {
  const { nameOf, taken, interestTest } = frame.naming
  const codes = facts.paths.flatMap(({ groups }) => groups.map(({ code }) => code))
  const ids = professionIdsOf(facts)
  const [titles, drawbacks, duties, reasons, ways, groupNames] = await Promise.all([
    findTitles(ids, language),
    findCautions(ids, language),
    findDutiesByInterest(ids, language),
    findReasons(ids, language),
    findWays(ids),
    findGroupNames(codes, language),
  ])
  const professionWords = new Map([...titles].map(([id, { title }]) => [id, { title, duties: duties.get(id) ?? {} }]))
  const words = frame.words ?? write(facts, professionWords, language)
  const remarks = new Map(words.professions.map(({ id, text: remark }) => [id, remark]))
  const levels = Object.fromEntries(facts.interests.map(({ key, level }) => [key, level])) as Record<Letter, Level>
  const interests = Object.fromEntries(facts.interests.map(({ key, score }) => [key, score])) as Interests
  const reasonOf = reasonsIn(facts, reasons, interests)
  const present = (fact: ProfessionFact) => ({
    ...fact,
    levels,
    title: titles.get(fact.id)?.title ?? fact.id,
    lang: titles.get(fact.id)?.lang,
    listed: titles.get(fact.id)?.retired === false,
    duties: duties.get(fact.id) ?? {},
    remark: remarks.get(fact.id) ?? null,
    reason: reasonOf.get(fact.id) ?? null,
    study: ways.get(fact.id) ?? [],
    // When no interest speaks against the profession, the drawback is taken from the work itself.
    caution: fact.asksFor || fact.leavesUnused ? null : (drawbacks.get(fact.id) ?? null),
  })
  const scales = (instrument: keyof Inputs, scores: ScaleFact<string>[]) =>
    scores
      .map(({ key, score, low, high }) => ({ key, ...nameOf(instrument, key), score, low, high }))
      .sort((one, other) => other.score - one.score)
  const { headline, setting, summary, strengths, cautions, working, month } = words
  return {
    id: frame.id,
    completedAt: frame.completedAt,
    headline,
    setting,
    summary,
    strengths,
    cautions,
    working,
    month,
    groups: [
      { instrument: 'INTERESTS' as const, scales: scales('INTERESTS', facts.interests) },
      { instrument: 'PERSONALITY' as const, scales: scales('PERSONALITY', facts.traits) },
      { instrument: 'VALUES' as const, scales: scales('VALUES', facts.values) },
      ...(facts.aptitudes ? [{ instrument: 'APTITUDE' as const, scales: scales('APTITUDE', facts.aptitudes) }] : []),
    ],
    professions: facts.professions.map(present),
    contrast: facts.contrast && present(facts.contrast),
    taught: ledBy(facts),
    /** As of the day of the analysis. A missing class is estimated from the age. */
    schooling: {
      status: facts.status as Status | null,
      year: facts.year ?? (facts.age === null ? null : facts.age - 6),
    },
    undifferentiated: facts.undifferentiated,
    careless: facts.careless,
    /** Whether no interest's band lies wholly above the middle. */
    faint: isFaint(facts.interests.map(({ level }) => level)),
    /** The interest test, which determines the order; null when it is no longer known. */
    interestTest,
    paths: facts.paths.map(({ professionId, groups, ...path }) => ({
      ...path,
      professionId,
      title: titles.get(professionId)?.title ?? professionId,
      groups: groups.map(({ code, exams }) => ({ code, exams, name: groupNames.get(code) ?? '' })),
    })),
    model: frame.model,
    writtenIn: frame.writtenIn,
    taken,
  }
}

/** Reasons shown for each profession, by id. The contrast gets an interest that carries none of the listed professions. */
function reasonsIn({ professions, contrast }: Facts, reasons: Map<string, Reason[]>, interests: Interests) {
  const carried = professions.flatMap(({ because }) => because)
  const listed = professions.map(({ id }) => reasons.get(id) ?? [])
  const all = contrast ? [...listed, unlikeReasons(reasons.get(contrast.id) ?? [], carried)] : listed
  const placed = reasonsAt(all, interests, 'analysis')
  return new Map([...professions, ...(contrast ? [contrast] : [])].map(({ id }, at) => [id, placed[at] ?? null]))
}

export type Sheet = Awaited<ReturnType<typeof composeSheet>>

/** Returns the names of the scales of these attempts, and when each test was taken. */
async function findScaleNames(inputs: Inputs, language: Language) {
  const ids = Object.values(inputs)
  const attempts = await readRows(
    { id: text, completedAt: orNull(instant), versionId: text, language: text },
    Prisma.sql`SELECT "id", "completedAt", "versionId", "language" FROM "Attempt" WHERE "id" IN (${Prisma.join(ids)})`,
  )
  const instruments = new Map<string, Instrument | null>()
  for (const { versionId } of attempts) instruments.set(versionId, await findInstrument(versionId))
  const of = (instrument: keyof Inputs) => {
    const attempt = attempts.find(({ id }) => id === inputs[instrument])
    return attempt && { ...attempt, taken: instruments.get(attempt.versionId) }
  }
  const nameOf = (instrument: keyof Inputs, key: string): Named => {
    const texts = of(instrument)?.taken?.scales.find(scale => scale.key === key)?.texts
    if (!texts) return { name: key, lang: undefined }
    const { text: name, language: spoken } = inLanguage(texts.name, language)
    return { name, lang: spoken === language ? undefined : spoken }
  }
  const taken = (Object.keys(inputs) as (keyof Inputs)[]).flatMap(instrument => {
    const attempt = of(instrument)
    const title = attempt?.taken?.texts.title
    return attempt?.completedAt && title
      ? [{ instrument, title: inLanguage(title, language).text, completedAt: attempt.completedAt.toISOString() }]
      : []
  })
  const interests = of('INTERESTS')
  const interestTest = interests?.taken
    ? {
        testId: interests.taken.id,
        form: interests.taken.form,
        reliability: await findReliability(interests.taken, interests.language),
      }
    : null
  return { nameOf, taken, interestTest }
}
