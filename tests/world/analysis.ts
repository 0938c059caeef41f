import type { PrismaClient } from '#prisma/generated/client.ts'

/** Scores of a person whose strongest interest is research, 0–100. */
const researcher = {
  INTERESTS: { R: 62, I: 91, A: 40, S: 48, E: 22, C: 51 },
  PERSONALITY: { extraversion: 35, agreeableness: 64, conscientiousness: 78, stability: 55, openness: 84 },
  VALUES: { achievement: 86, independence: 79, recognition: 41, relationships: 60, support: 55, conditions: 58 },
  APTITUDE: { verbal: 70, numerical: 80, spatial: 60 },
} as const
type Instrument = keyof typeof researcher
type Scores = Record<string, number>

type Given = { scores?: Scores; careless?: boolean; daysAgo?: number; sem?: number }

/** Creates a completed attempt of an instrument with these scores, without taking the test. Returns its id. */
export async function completeTest(db: PrismaClient, username: string, instrument: Instrument, given: Given = {}) {
  const { careless = false, daysAgo = 0, sem = 6 } = given
  const scores: Scores = given.scores ?? researcher[instrument]
  const user = await db.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  const version = await findVersion(db, instrument)
  const when = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000)
  const attempt = await db.attempt.create({
    data: {
      userId: user.id,
      versionId: version.id,
      language: 'ru',
      startedAt: when,
      completedAt: when,
      careless,
      scores: {
        create: version.scales.map(({ id, key }) => ({ scaleId: id, mean: 3, score: scores[key] ?? 50, sem })),
      },
    },
  })
  return attempt.id
}

/** Completes all tests that an analysis requires. */
export async function completeTests(db: PrismaClient, username: string, scores: { [I in Instrument]?: Scores } = {}) {
  for (const instrument of ['INTERESTS', 'PERSONALITY', 'VALUES'] as const) {
    await completeTest(db, username, instrument, { scores: scores[instrument] ?? researcher[instrument] })
  }
}

/** Finds the published version of the full form of an instrument. */
function findVersion(db: PrismaClient, instrument: Instrument) {
  return db.testVersion.findFirstOrThrow({
    where: { state: 'PUBLISHED', test: { instrument, form: 'FULL', state: 'ACTIVE' } },
    include: { scales: true },
    orderBy: { test: { order: 'asc' } },
  })
}
