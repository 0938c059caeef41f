import { flag, jsonOf, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { bandLevel } from './compute-facts.ts'
import type { Level } from './facts.ts'
import { type Interests, type Letter, letters, toInterestValue } from './matching.ts'

export type InterestProfile = {
  /** Subjects the person named, out of 33. */
  subjects: string[]
  attemptId: string
  testId: string
  interests: Interests
  /** Side of the middle on which the band of each scale lies. */
  levels: Record<Letter, Level>
  /** Whether the answers look as if given without reading. */
  careless: boolean
  /** Ways the person is willing to take; null when all are open. */
  plannedWays: TrainingWayKind[] | null
}

/** The score of a scale or, without an attempt, the key of a subject. */
const row = {
  attemptId: orNull(text),
  testId: orNull(text),
  key: text,
  score: number,
  sem: number,
  careless: flag,
  plannedWays: orNull(jsonOf<TrainingWayKind[]>()),
}

/** Returns a person's interests on the 1–7 scale and the subjects they named, from the given completed attempt or the
 *  latest one of either form. Null when there is none with all six scales. One query. */
export async function findInterestProfile(
  viewer: Pick<Viewer, 'id'>,
  attemptId: string | null = null,
): Promise<InterestProfile | null> {
  const query = Prisma.sql`
    SELECT a."id" AS "attemptId", k."testId", s."key", v."score", v."sem", a."careless", p."plannedWays"
    FROM "Attempt" a JOIN "TestVersion" k ON k."id" = a."versionId"
    JOIN "ScaleScore" v ON v."attemptId" = a."id" JOIN "Scale" s ON s."id" = v."scaleId"
    LEFT JOIN "Profile" p ON p."userId" = a."userId"
    WHERE a."id" = (
      SELECT l."id" FROM "Attempt" l JOIN "TestVersion" n ON n."id" = l."versionId" JOIN "Test" t ON t."id" = n."testId"
      WHERE l."userId" = ${viewer.id} AND l."completedAt" IS NOT NULL AND t."instrument" = 'INTERESTS'
        ${attemptId === null ? Prisma.empty : Prisma.sql`AND l."id" = ${attemptId}`}
      ORDER BY l."completedAt" DESC, l."id" DESC LIMIT 1)
    UNION ALL SELECT NULL, NULL, "subject", NULL, NULL, FALSE, NULL FROM "Interest" WHERE "userId" = ${viewer.id}`
  const rows = await readRows(row, query)
  const scores = new Map(rows.flatMap(each => (each.attemptId === null ? [] : [[each.key, each] as const])))
  const [first] = scores.values()
  if (!first?.attemptId || !first.testId || !letters.every(letter => scores.has(letter))) return null
  return {
    attemptId: first.attemptId,
    testId: first.testId,
    careless: first.careless,
    plannedWays: first.plannedWays,
    subjects: rows.flatMap(({ attemptId: of, key }) => (of === null ? [key] : [])),
    interests: Object.fromEntries(
      letters.map(letter => [letter, toInterestValue(scores.get(letter)!.score)]),
    ) as Interests,
    levels: Object.fromEntries(letters.map(letter => [letter, bandLevel(scores.get(letter)!)])) as Record<
      Letter,
      Level
    >,
  }
}
