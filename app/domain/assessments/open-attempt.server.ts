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
  /** How long each answer took; null when it is unknown. */
  seconds: Map<string, number | null>
  /** When the last answer came, or else when the attempt was started. */
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

/** The viewer's open attempt of a test with its answers, in one query; null when none is open. */
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

/** An attempt whose time has just run out and which was closed meanwhile: answers on their way still belong to it. */
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

/** One open attempt of a test at most: the database keeps the key unique. */
export function openKey(viewer: Pick<Viewer, 'id'>, testId: string) {
  return `${viewer.id} ${testId}`
}

/** The question to go on with: the first without an answer, or the last one. */
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
