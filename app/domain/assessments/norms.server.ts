import { setImmediate as breathe } from 'node:timers/promises'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { type Language, languages } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { answerRange, findInstrument, hasRightAnswers, type Instrument, optionsOf } from './instrument.server.ts'
import { addAnswer, emptyCounts, statisticsOf } from './item-statistics.ts'
import { addPerson, emptySums, normOf } from './norms.ts'
import { addAnswers, emptyAnswerSums, referenceOf } from './reference.ts'
import { pointsOf } from './score-scales.ts'
import { NORM_MINIMUM } from './scoring.ts'
import type { Reference } from './typical-answers.ts'

/** Number of attempts listed per query, and of attempts whose answers are read per query. Requests are served in
 *  between. */
const LIST = 1000
const BATCH = 50

/** Computes and stores the norms of every published test version, by language and scale: n, mean and standard deviation
 *  on the 0–100 scale, and alpha; also the item statistics and, from 300 people on, the reference of typical answers. A
 *  person counts once per language, with their latest completed attempt, or with the first when the test has right
 *  answers, which they have seen since. Careless attempts do not count. Norms of older versions and stored standard
 *  errors stay unchanged. */
export async function computeNorms(signal?: AbortSignal): Promise<void> {
  const versions = await db.testVersion.findMany({ where: { state: 'PUBLISHED' }, select: { id: true } })
  for (const { id } of versions) {
    const instrument = await findInstrument(id)
    if (!instrument) continue
    for (const language of languages) await computeNorm(instrument, language, signal)
  }
}

async function computeNorm(instrument: Instrument, language: Language, signal?: AbortSignal) {
  const attempts = await findCounted(instrument, language)
  const range = answerRange(instrument)
  const scales = instrument.scales.map(scale => {
    const items = instrument.items.filter(({ scaleId }) => scaleId === scale.id)
    return { key: scale.key, items, sums: emptySums(items.length), counts: items.map(() => emptyCounts()) }
  })
  const together = emptyAnswerSums(instrument.items.length)
  for (let first = 0; first < attempts.length; first += BATCH) {
    signal?.throwIfAborted()
    for (const answers of await readAnswers(attempts.slice(first, first + BATCH))) {
      for (const { items, sums, counts } of scales) {
        const points = items.flatMap(item => {
          const value = pointsOf(item, answers.get(item.id)?.value)
          return value === undefined ? [] : [item.keyed === 1 ? value : range[0] + range[1] - value]
        })
        // Alpha needs people who answered every item of the scale.
        if (points.length < items.length) continue
        addPerson(sums, points)
        for (const [at, { id }] of items.entries()) {
          const answer = answers.get(id)
          if (answer) addAnswer(counts[at]!, answer.value, answer.seconds)
        }
      }
      const all = instrument.items.flatMap(({ id }) => answers.get(id)?.value ?? [])
      if (all.length === instrument.items.length) addAnswers(together, all)
    }
    await breathe()
  }
  const { versionId } = instrument
  const norms = scales.flatMap(({ key, sums }) => {
    const norm = normOf(sums, range)
    return norm ? [{ versionId, language, scaleKey: key, ...norm, computedAt: new Date() }] : []
  })
  // Tests with right answers are not checked for careless answering, so they need no reference.
  const reference = hasRightAnswers(instrument) ? null : referenceOf(together)
  const of = { versionId, language }
  const statistics = scales.flatMap(({ items, sums, counts }) => {
    const asked = items.map(item => ({ ...item, options: optionsOf(instrument, item).map(({ value }) => value) }))
    const figures = statisticsOf(sums, counts, asked, range)
    return figures.map((figure, at) => ({ ...of, itemKey: items[at]!.key, ...figure, computedAt: new Date() }))
  })
  await inTurn(async tx => {
    await tx.norm.deleteMany({ where: of })
    await tx.norm.createMany({ data: norms })
    await tx.answerReference.deleteMany({ where: of })
    await tx.itemStatistic.deleteMany({ where: of })
    await tx.itemStatistic.createMany({ data: statistics })
    if (reference) await tx.answerReference.create({ data: { ...of, n: together.n, ...reference } })
  })
}

/** Returns the typical answers to a version in a language; undefined until enough people have answered. */
export async function findReference(client: Db, versionId: string, language: string): Promise<Reference | undefined> {
  const row = await client.answerReference.findUnique({ where: { versionId_language: { versionId, language } } })
  return row ? { mean: row.mean as number[], covariance: row.covariance as number[][] } : undefined
}

/** Returns the ids of the attempts that count, one per person. */
async function findCounted(instrument: Instrument, language: Language): Promise<string[]> {
  // The right answers are shown after the first attempt, so later attempts no longer measure ability.
  const order = hasRightAnswers(instrument) ? -1 : 1
  const counted = new Map<string, { id: string; rank: number }>()
  for (let after = ''; ;) {
    const attempts = await db.$queryRaw<{ id: string; userId: string; completedAt: Date | string }[]>`
      SELECT "id", "userId", "completedAt" FROM "Attempt"
      WHERE "id" > ${after} AND "versionId" = ${instrument.versionId} AND "language" = ${language}
        AND NOT "careless" AND "completedAt" IS NOT NULL
      ORDER BY "id" LIMIT ${LIST}`
    for (const { id, userId, completedAt } of attempts) {
      const rank = order * new Date(completedAt).getTime()
      if (rank >= (counted.get(userId)?.rank ?? -Infinity)) counted.set(userId, { id, rank })
    }
    if (attempts.length < LIST) return [...counted.values()].map(({ id }) => id)
    after = attempts.at(-1)!.id
    await breathe()
  }
}

type Answered = { value: number; seconds: number | null }
type AnswerRow = { attemptId: string; itemId: string; value: number | bigint; seconds: number | null }

/** Returns the answers of each attempt, by item. */
async function readAnswers(attemptIds: string[]): Promise<Map<string, Answered>[]> {
  const rows = await db.$queryRaw<AnswerRow[]>`
    SELECT "attemptId", "itemId", "value", "seconds" FROM "Answer" WHERE "attemptId" IN (${Prisma.join(attemptIds)})`
  const byAttempt = new Map(attemptIds.map(id => [id, new Map<string, Answered>()]))
  for (const { attemptId, itemId, value, seconds } of rows) {
    byAttempt.get(attemptId)?.set(itemId, { value: Number(value), seconds })
  }
  return [...byAttempt.values()]
}

export type PublishedNorm = {
  testId: string
  title: string
  language: string
  /** Null until 100 people have taken the test in this language. */
  norm: { n: number; lowestAlpha: number; highestAlpha: number } | null
}

/** Returns the norms shown publicly, for each offered test in its published version and each language: the number of
 *  people and the range of alpha over the scales. */
export async function listPublishedNorms(language: Language): Promise<PublishedNorm[]> {
  const versions = await db.testVersion.findMany({
    where: { state: 'PUBLISHED', test: { state: 'ACTIVE' } },
    orderBy: { test: { order: 'asc' } },
    select: { testId: true, texts: true, norms: { where: { n: { gte: NORM_MINIMUM } } } },
  })
  return versions.flatMap(({ testId, texts, norms }) =>
    languages.map(taken => {
      const own = norms.filter(norm => norm.language === taken)
      const alphas = own.map(({ alpha }) => alpha)
      return {
        testId,
        title: inLanguage((texts as { title: unknown }).title, language).text,
        language: taken,
        norm:
          own.length === 0
            ? null
            : {
                n: Math.min(...own.map(({ n }) => n)),
                lowestAlpha: Math.min(...alphas),
                highestAlpha: Math.max(...alphas),
              },
      }
    }),
  )
}

/** Describes all norms as text for an operator, including those with too few people to be published. */
export async function describeNorms(): Promise<string> {
  const norms = await db.norm.findMany({
    orderBy: [{ version: { testId: 'asc' } }, { version: { number: 'asc' } }, { language: 'asc' }, { scaleKey: 'asc' }],
    include: { version: { select: { testId: true, number: true } } },
  })
  const references = await db.answerReference.findMany({
    orderBy: [{ versionId: 'asc' }, { language: 'asc' }],
    select: { n: true, language: true, version: { select: { testId: true, number: true } } },
  })
  if (norms.length === 0) return 'There are no norms yet: nobody, or only one person, has completed a test.'
  const lines = norms.map(({ version, language, scaleKey, n, mean, sd, alpha }) =>
    [
      `${version.testId} v${version.number}`.padEnd(20),
      language.padEnd(4),
      scaleKey.padEnd(18),
      String(n).padStart(6),
      mean.toFixed(1).padStart(7),
      sd.toFixed(1).padStart(6),
      alpha.toFixed(2).padStart(7),
      n < NORM_MINIMUM ? '  not published yet' : '',
    ].join(''),
  )
  const head = `${'test'.padEnd(20)}lang${'scale'.padEnd(18)}${'n'.padStart(6)}${'mean'.padStart(7)}${'sd'.padStart(6)}${'alpha'.padStart(7)}`
  const held = references.map(
    ({ version, language, n }) =>
      `${version.testId} v${version.number} ${language}: answers are held against those of ${n} people`,
  )
  return [head, ...lines, ...held].join('\n')
}
