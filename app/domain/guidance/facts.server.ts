import { db } from '#app/database/client.server.ts'
import { readRows, text } from '#app/database/rows.server.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import { listInterests } from '#app/domain/accounts/interests.server.ts'
import { currentYear } from '#app/domain/accounts/stated-year.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { personalityTraits, type TrainingWayKind, workValues } from '#app/domain/professions/vocabulary.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type Answered, aptitudes, type Score, type Situation } from './compute-facts.ts'
import { letters } from './matching.ts'

/** Ids of the attempts an analysis is based on, by instrument. */
export type Inputs = { INTERESTS: string; PERSONALITY: string; VALUES: string; APTITUDE?: string }

type Row = {
  attemptId: string
  careless: boolean
  key: string
  score: number
  sem: number
}

/** Returns the latest completed attempt of every instrument, for a new analysis; null while a required one is missing.
 *  One query. */
export async function findInputs(userId: string): Promise<Inputs | null> {
  const query = Prisma.sql`
    SELECT a."id", t."instrument"
    FROM "Attempt" a JOIN "TestVersion" v ON v."id" = a."versionId" JOIN "Test" t ON t."id" = v."testId"
    WHERE a."userId" = ${userId} AND a."completedAt" IS NOT NULL
    ORDER BY a."completedAt" DESC, a."id" DESC`
  const rows = await readRows({ id: text, instrument: text }, query)
  const latest = (instrument: string) => rows.find(row => row.instrument === instrument)?.id
  const [interests, personality, values] = [latest('INTERESTS'), latest('PERSONALITY'), latest('VALUES')]
  const aptitude = latest('APTITUDE')
  if (!interests || !personality || !values) return null
  return {
    INTERESTS: interests,
    PERSONALITY: personality,
    VALUES: values,
    ...(aptitude === undefined ? {} : { APTITUDE: aptitude }),
  }
}

/** Returns the scores of these attempts. Null when an attempt or a required scale is missing; an incomplete aptitude
 *  self-check is ignored. */
export async function readAnswers(userId: string, inputs: Inputs): Promise<Answered | null> {
  const rows = await scoresOf(userId, Object.values(inputs))
  const of = (instrument: keyof Inputs) => rows.filter(row => row.attemptId === inputs[instrument])
  const interests = scoresBy(letters, of('INTERESTS'))
  const traits = scoresBy(personalityTraits, of('PERSONALITY'))
  const values = scoresBy(workValues, of('VALUES'))
  if (!interests || !traits || !values) return null
  return {
    interests,
    traits,
    values,
    aptitudes: scoresBy(aptitudes, of('APTITUDE')),
    careless: rows.some(({ careless }) => careless),
  }
}

async function scoresOf(userId: string, attemptIds: string[]): Promise<Row[]> {
  const scores = await db.scaleScore.findMany({
    where: { attempt: { id: { in: attemptIds }, userId } },
    select: {
      score: true,
      sem: true,
      attempt: { select: { id: true, careless: true } },
      scale: { select: { key: true } },
    },
  })
  return scores.map(({ score, sem, attempt, scale }) => ({
    attemptId: attempt.id,
    careless: attempt.careless,
    key: scale.key,
    score,
    sem,
  }))
}

function scoresBy<K extends string>(keys: readonly K[], rows: readonly Row[]): Record<K, Score> | null {
  const found = new Map(rows.map(({ key, score, sem }) => [key, { score, sem }]))
  if (!keys.every(key => found.has(key))) return null
  return Object.fromEntries(keys.map(key => [key, found.get(key)!])) as Record<K, Score>
}

/** Returns the circumstances of a person that advice depends on, as of `now`. */
export async function findSituation(userId: string, now: Date): Promise<Situation> {
  const profile = await db.profile.findUnique({
    where: { userId },
    select: { dateOfBirth: true, status: true, year: true, yearSaidOn: true, plannedWays: true },
  })
  const subjects = await listInterests({ id: userId })
  return {
    age: profile?.dateOfBirth ? ageOn(profile.dateOfBirth, now) : null,
    status: profile?.status ?? null,
    year: profile && currentYear(profile, calendarDay(now)),
    plannedWays: (profile?.plannedWays ?? null) as TrainingWayKind[] | null,
    subjects,
  }
}
