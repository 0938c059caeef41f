import { db } from '#app/database/client.server.ts'
import { flag, instant, number, orNull, readRows, type RowOf, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { LEAST_SECONDS } from './carelessness.ts'
import { isComparable, type Measure } from './comparable.ts'
import { closeOverdue } from './completion.server.ts'
import { answerRange, describe, findInstrument, hasRightAnswers, type Instrument } from './instrument.server.ts'
import { isInstrument } from './kinds.ts'
import { bandOf, designAlpha, NORM_MINIMUM } from './scoring.ts'
import { reviewOf } from './review.server.ts'
import { isReliableChange, mean, reliableChange } from './statistics.ts'

export type ScaleResult = {
  key: string
  name: string
  /** Interpretation of the score; null when its band includes the middle of the scale. */
  text: string | null
  short: string
  score: number
  low: number
  high: number
  /** Change since the previous attempt: +1 reliably higher, −1 reliably lower, 0 no reliable change. */
  change: 1 | -1 | 0 | null
  /** Mean of the norms, once they exist. */
  mean: number | null
}

/** Returns a completed attempt of the viewer, the given or the latest one, with the texts and norms of the version
 *  taken. Null when there is none or it belongs to another person. */
export async function findResults(
  viewer: Pick<Viewer, 'id'>,
  testId: string,
  attemptId: string | null,
  language: Language,
) {
  await closeOverdue(viewer, testId)
  const attempts = await readAttempts(viewer, testId)
  const at = attemptId ? attempts.findIndex(({ id }) => id === attemptId) : 0
  const attempt = attempts[at]
  const instrument = attempt && (await findInstrument(attempt.versionId))
  if (!instrument) return null

  const norms = await findNorms(attempt.versionId, attempt.language)
  // Careless answers are not compared with earlier ones.
  const before = attempt.careless ? new Map<string, Scored>() : await scoresBefore(attempts.slice(at + 1), instrument)
  const scales = instrument.scales.flatMap(({ id, key, texts }): ScaleResult[] => {
    const scored = attempt.scores.find(score => score.scaleId === id)
    if (!scored) return []
    const earlier = before.get(key)
    return [
      {
        key,
        name: inLanguage(texts.name, language).text,
        ...interpretBand(texts, bandOf(scored.score, scored.sem), language),
        short: inLanguage(texts.short, language).text,
        score: scored.score,
        ...bandOf(scored.score, scored.sem),
        change: earlier ? changeBetween(earlier.score, scored.score, Math.max(earlier.sem, scored.sem)) : null,
        mean: norms.find(norm => norm.scaleKey === key)?.mean ?? null,
      },
    ]
  })
  return {
    attemptId: attempt.id,
    isLatest: at === 0,
    /** Completed although the answers looked careless. */
    careless: attempt.careless,
    completedAt: attempt.completedAt.toISOString(),
    answered: attempt.answered,
    /** Number of answers given faster than a question can be read. */
    fast: attempt.fast,
    test: {
      id: testId,
      kind: instrument.kind,
      form: instrument.form,
      questions: instrument.items.length,
      minutes: instrument.minutes,
      ...describe(instrument, language),
    },
    scales,
    right: hasRightAnswers(instrument) ? countRight(attempt, instrument.scales) : null,
    /** Whether the right answers may be shown, which is not before the last late answer can have arrived. Null without
     *  right answers. */
    review: hasRightAnswers(instrument) ? reviewOf(attempt, instrument) : null,
    /** The standard error comes from norms, or from the design of the instruments. For administrators' own tests it is
     *  unknown until there are norms. */
    isErrorKnown: norms.length > 0 || isInstrument(instrument.kind),
    norms: norms.length > 0 ? { n: Math.min(...norms.map(({ n }) => n)) } : null,
    designAlpha: designAlphaOf(instrument),
    reliability: reliabilityBy(norms, instrument),
    attempts: attempts.map(({ id, completedAt }) => ({ id, completedAt: completedAt.toISOString() })),
  }
}

const ATTEMPTS = 50

/** Returns a person's completed attempts of a test with their scores, latest first, and the number of answers in each.
 *  One query. */
async function readAttempts(viewer: Pick<Viewer, 'id'>, testId: string) {
  const rows = await readRows(
    attemptRow,
    Prisma.sql`
      SELECT a."id", a."versionId", a."language", a."completedAt", a."deadlineAt", a."careless",
             (SELECT COUNT(*) FROM "Answer" w WHERE w."attemptId" = a."id") AS "answered",
             (SELECT COUNT(*) FROM "Answer" w WHERE w."attemptId" = a."id" AND w."seconds" < ${LEAST_SECONDS}) AS "fast",
             s."scaleId", s."mean", s."score", s."sem"
      FROM (
        SELECT l.* FROM "Attempt" l JOIN "TestVersion" k ON k."id" = l."versionId"
        WHERE l."userId" = ${viewer.id} AND l."completedAt" IS NOT NULL AND k."testId" = ${testId}
        ORDER BY l."completedAt" DESC, l."id" DESC LIMIT ${ATTEMPTS}
      ) a
      LEFT JOIN "ScaleScore" s ON s."attemptId" = a."id"
      ORDER BY a."completedAt" DESC, a."id" DESC`,
  )
  const attempts = new Map<string, Attempt>()
  for (const { scaleId, mean, score, sem, ...row } of rows) {
    const attempt = attempts.get(row.id) ?? { ...row, scores: [] }
    if (scaleId !== null) attempt.scores.push({ scaleId, mean, score, sem })
    attempts.set(row.id, attempt)
  }
  return [...attempts.values()]
}

const scoreRow = { scaleId: orNull(text), mean: number, score: number, sem: number }
const attemptRow = {
  id: text,
  versionId: text,
  language: text,
  completedAt: instant,
  deadlineAt: orNull(instant),
  careless: flag,
  answered: number,
  fast: number,
  ...scoreRow,
}
type Attempt = Omit<RowOf<typeof attemptRow>, keyof typeof scoreRow> & { scores: (Scored & { mean: number })[] }

/** Returns the mean reliability of the scales of a version in a language, 0–1: from its norms, otherwise from its
 *  design. */
export async function findReliability(instrument: Instrument, language: string): Promise<number> {
  return reliabilityBy(await findNorms(instrument.versionId, language), instrument)
}

function reliabilityBy(norms: readonly { alpha: number }[], instrument: Instrument) {
  return norms.length > 0 ? mean(norms.map(({ alpha }) => alpha)) : designAlphaOf(instrument)
}

function designAlphaOf({ scales }: Instrument) {
  return mean(scales.map(({ items }) => designAlpha(items)))
}

/** Returns the norms of a version in a language that are based on enough people. Cached. */
const findNorms = cached((versionId: string, language: string) =>
  db.norm.findMany({ where: { versionId, language, n: { gte: NORM_MINIMUM } } }),
)

type Scored = { scaleId: string; score: number; sem: number }

/** Returns the scores by scale key of the latest of these attempts that is comparable with this version. */
async function scoresBefore(
  attempts: readonly { versionId: string; careless: boolean; scores: Scored[] }[],
  present: Instrument,
): Promise<ReadonlyMap<string, Scored>> {
  for (const { versionId, careless, scores } of attempts) {
    const earlier = careless ? null : await findInstrument(versionId)
    if (!earlier || !isComparable(measureOf(earlier), measureOf(present))) continue
    const keys = new Map(earlier.scales.map(({ id, key }) => [id, key]))
    return new Map(scores.map(score => [keys.get(score.scaleId)!, score]))
  }
  return new Map()
}

function measureOf(instrument: Instrument): Measure {
  return { ...instrument, hasRightAnswers: hasRightAnswers(instrument), range: answerRange(instrument) }
}

/** Returns the interpretation of a band, only if it lies entirely on one side of the middle. Compares rounded points,
 *  as they are shown; an analysis does the same. */
export function interpretBand(
  texts: { high: Localized; low: Localized },
  { low, high }: { low: number; high: number },
  language: Language,
) {
  if (Math.round(low) <= 50 && Math.round(high) >= 50) return { text: null }
  return { text: inLanguage(low > 50 ? texts.high : texts.low, language).text }
}

/** Counts the right answers over all scales. The mean of a scale is its share of right answers. */
function countRight(
  { scores }: { scores: { scaleId: string; mean: number }[] },
  scales: readonly { id: string; items: number }[],
) {
  const right = scores.map(({ scaleId, mean }) => mean * (scales.find(({ id }) => id === scaleId)?.items ?? 0))
  return Math.round(right.reduce((sum, count) => sum + count, 0))
}

function changeBetween(first: number, second: number, sem: number): 1 | -1 | 0 {
  const index = reliableChange(first, second, sem)
  return isReliableChange(index) ? (index > 0 ? 1 : -1) : 0
}
