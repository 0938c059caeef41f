import { db, type Db } from '#app/database/client.server.ts'
import { instant, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Instrument } from './instrument.server.ts'
import { earliestUnsettled } from './timing.ts'

export type OpenAttempt = {
  id: string
  testId: string
  versionId: string
  language: string
  deadlineAt: Date | null
  answers: Map<string, number>
  /** Response time of each answer; null when unknown. */
  seconds: Map<string, number | null>
  /** Time of the last answer, or of the start. */
  lastAt: Date
}

const row = {
  id: text,
  versionId: text,
  language: text,
  startedAt: instant,
  deadlineAt: orNull(instant),
  itemId: orNull(text),
  value: number,
  seconds: orNull(number),
  answeredAt: orNull(instant),
}

/** Returns the viewer's open attempt of a test with its answers, or null. One query. */
export async function findOpenAttempt(
  client: Db,
  viewer: Pick<Viewer, 'id'>,
  testId: string,
): Promise<OpenAttempt | null> {
  const query = Prisma.sql`
    SELECT a."id", a."versionId", a."language", a."startedAt", a."deadlineAt",
           w."itemId", w."value", w."seconds", w."answeredAt"
    FROM "Attempt" a LEFT JOIN "Answer" w ON w."attemptId" = a."id"
    WHERE a."openKey" = ${openKey(viewer, testId)}`
  const rows = await readRows(row, query, client)
  const [first] = rows
  if (!first) return null
  const given = rows.flatMap(({ itemId, ...rest }) => (itemId === null ? [] : [{ itemId, ...rest }]))
  const moments = [first.startedAt, ...given.map(({ answeredAt }) => answeredAt!)]
  return {
    id: first.id,
    testId,
    versionId: first.versionId,
    language: first.language,
    deadlineAt: first.deadlineAt,
    answers: new Map(given.map(({ itemId, value }) => [itemId, value])),
    seconds: new Map(given.map(({ itemId, seconds }) => [itemId, seconds])),
    lastAt: new Date(Math.max(...moments.map(moment => moment.getTime()))),
  }
}

/** Returns an attempt whose deadline has just passed and which has been closed since. Late answers may still be added
 *  to it. */
export async function findUnsettledAttempt(
  client: Db,
  viewer: Pick<Viewer, 'id'>,
  testId: string,
  now: Date,
): Promise<OpenAttempt | null> {
  const attempt = await client.attempt.findFirst({
    where: {
      userId: viewer.id,
      version: { testId },
      openKey: null,
      deadlineAt: { lt: now, gte: earliestUnsettled(now) },
    },
    orderBy: { deadlineAt: 'desc' },
    include: { answers: true },
  })
  return (
    attempt && {
      ...attempt,
      testId,
      answers: new Map(attempt.answers.map(({ itemId, value }) => [itemId, value])),
      seconds: new Map(attempt.answers.map(({ itemId, seconds }) => [itemId, seconds])),
      lastAt: attempt.answers.reduce(
        (last, { answeredAt }) => (answeredAt > last ? answeredAt : last),
        attempt.startedAt,
      ),
    }
  )
}

/** Returns the unique key that allows a person at most one open attempt of a test. */
export function openKey(viewer: Pick<Viewer, 'id'>, testId: string) {
  return `${viewer.id} ${testId}`
}

/** Returns the id of the first unanswered question, or of the last question. */
export function firstUnanswered({ items }: Instrument, answers: ReadonlyMap<string, number>): string {
  return (items.find(item => !answers.has(item.id)) ?? items[items.length - 1]!).id
}

export function isAllAnswered({ items }: Instrument, answers: ReadonlyMap<string, number>): boolean {
  return items.every(({ id }) => answers.has(id))
}

export async function hasCompleted(viewer: Pick<Viewer, 'id'>, testId: string, client: Db = db) {
  const where = { userId: viewer.id, version: { testId }, completedAt: { not: null } }
  return (await client.attempt.count({ where })) > 0
}
