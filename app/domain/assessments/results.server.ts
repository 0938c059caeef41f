import { db } from '#app/database/client.server.ts'
import { flag, instant, number, orNull, readRows, type RowOf, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
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
  /** What the score says, or null when its band holds the middle of the scale and nothing can be said. */
  text: string | null
  short: string
  score: number
  low: number
  high: number
  /** Only a reliable change since the attempt before is told: +1 risen, −1 fallen, 0 not to be called a change. */
  change: 1 | -1 | 0 | null
  /** The mean of comparable people, once norms exist. */
  mean: number | null
}

/** A completed attempt of the viewer, told with the words and norms of the version it was taken with: the one asked for,
 *  or the latest. Null when there is none, or it is not theirs. */
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
  // What was answered carelessly is nothing to compare with.
  const before = attempt.careless ? new Map<string, Scored>() : await scoresBefore(attempts.slice(at + 1), instrument)
  const scales = instrument.scales.flatMap(({ id, key, texts }): ScaleResult[] => {
    const scored = attempt.scores.find(score => score.scaleId === id)
    if (!scored) return []
    const earlier = before.get(key)
    return [
      {
        key,
        name: inLanguage(texts.name, language).text,
        ...said(texts, bandOf(scored.score, scored.sem), language),
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
    /** Kept although the answers looked careless. */
    careless: attempt.careless,
    completedAt: attempt.completedAt.toISOString(),
    answered: attempt.answered,
    /** Answers given sooner than the question can be read. */
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
    /** Whether the right answers may be seen: not while an answer may still come in. */
    review: hasRightAnswers(instrument) ? reviewOf(attempt, instrument) : null,
    /** The error is that of norms, or what the test was designed for; of what an administrator made nothing is known yet. */
    isErrorKnown: norms.length > 0 || isInstrument(instrument.kind),
    norms: norms.length > 0 ? { n: Math.min(...norms.map(({ n }) => n)) } : null,
    designAlpha: designAlphaOf(instrument),
    reliability: reliabilityBy(norms, instrument),
    attempts: attempts.map(({ id, completedAt }) => ({ id, completedAt: completedAt.toISOString() })),
  }
}

const ATTEMPTS = 50

/** A person's completed attempts of a test with their scores, the last first; the answers of each are counted by its
 *  own rows. One query. */
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

/** How reliable the scales of a version are in a language, from 0 to 1: by its norms, or else what it is designed for. */
export async function findReliability(instrument: Instrument, language: string): Promise<number> {
  return reliabilityBy(await findNorms(instrument.versionId, language), instrument)
}

function reliabilityBy(norms: readonly { alpha: number }[], instrument: Instrument) {
  return norms.length > 0 ? mean(norms.map(({ alpha }) => alpha)) : designAlphaOf(instrument)
}

function designAlphaOf({ scales }: Instrument) {
  return mean(scales.map(({ items }) => designAlpha(items)))
}

/** The norms of a version in a language that rest on enough people. From memory. */
const findNorms = remembered((versionId: string, language: string) =>
  db.norm.findMany({ where: { versionId, language, n: { gte: NORM_MINIMUM } } }),
)

type Scored = { scaleId: string; score: number; sem: number }

/** The scores by scale key of the latest of these attempts that an attempt at this version may be compared with. */
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

/** Only a band that lies on one side of the middle says that somebody is drawn to a thing, or not. The word goes with the
 *  whole points that are shown, as it does in an analysis. */
export function said(
  texts: { high: Localized; low: Localized },
  { low, high }: { low: number; high: number },
  language: Language,
) {
  if (Math.round(low) <= 50 && Math.round(high) >= 50) return { text: null }
  return { text: inLanguage(low > 50 ? texts.high : texts.low, language).text }
}

/** How many answers were right, of all scales together; a score is the share of right answers on its scale. */
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
