import { setImmediate as breathe } from 'node:timers/promises'
import { db } from '#app/database/client.server.ts'
import { instant, number, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays, earlierOf, laterOf } from '#app/domain/calendar/days.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { countDay } from './count-day.server.ts'
import { type Count, replaceDay, replaceToday } from './daily-counts.server.ts'
import { ACTIVE_DAYS, countedFromRows, countedToday, DAY_COUNTED } from './measures.ts'

/** No row is older than the site; one that says so has a broken clock. */
const EARLIEST = '2024-04-01'

/** Counts every day that is not over or not counted yet, the earliest first: at the first time all there have been, later
 *  yesterday and today and what lies between the last time and now. Broken off, it goes on where it stopped. A day before
 *  yesterday is not counted again: people who have gone since stay in its sums. */
export async function keepDailyCounts({ signal }: { signal: AbortSignal }, now = new Date()): Promise<void> {
  const today = calendarDay(now)
  for (let day = await firstToCount(today); day <= today; day = addDays(day, 1)) {
    await replaceDay(day, await countDay(day, signal))
  }
  await countOrganizations(today, signal)
}

/** Forgets what was counted from rows and counts all days again: for a seed that has written into the past. */
export async function countAnew({ signal }: { signal: AbortSignal }): Promise<void> {
  const measure = { in: [...countedFromRows, ...countedToday, DAY_COUNTED] }
  await db.dailyCount.deleteMany({ where: { measure } })
  await keepDailyCounts({ signal })
}

async function firstToCount(today: string): Promise<string> {
  const last = await db.dailyCount.findFirst({
    where: { measure: DAY_COUNTED, region: '' },
    orderBy: { day: 'desc' },
    select: { day: true },
  })
  // The last day was counted before it was over; the one before it until somebody's clock came back.
  if (last) return earlierOf(last.day, addDays(today, -1))
  return earlierOf(today, laterOf(EARLIEST, await firstDay(today)))
}

async function firstDay(today: string): Promise<string> {
  const firsts = [
    ['User', 'createdAt'],
    ['User', 'onboardedAt'],
    ['Attempt', 'startedAt'],
    ['Attempt', 'completedAt'],
    ['Analysis', 'completedAt'],
    ['InstitutionAnalysis', 'completedAt'],
    ['InstitutionPick', 'createdAt'],
    ['Plan', 'createdAt'],
    ['Recommendation', 'decidedAt'],
    ['Feedback', 'createdAt'],
  ] as const
  let first = today
  for (const [table, column] of firsts) {
    const query = Prisma.sql`SELECT MIN(${Prisma.raw(`"${column}"`)}) AS "at" FROM ${Prisma.raw(`"${table}"`)}`
    const at = (await readRow({ at: orNull(instant) }, query))?.at
    if (at) first = earlierOf(first, calendarDay(at))
  }
  return first
}

/** So many organisations are counted at once: a school has hundreds of members. */
const ORGANIZATIONS_AT_ONCE = 20

/** How many members each organisation has and how many of them were here lately; once a day, because it reads them all. */
async function countOrganizations(today: string, signal: AbortSignal) {
  const counted = { day: today, measure: { in: [...countedToday] } }
  if ((await db.dailyCount.count({ where: counted })) > 0) return
  const counts: Count[] = []
  for (let after = ''; ;) {
    signal.throwIfAborted()
    const rows = await readOrganizations(after, addDays(today, -ACTIVE_DAYS))
    for (const { id, members, active } of rows) {
      counts.push({ measure: 'organizations.members', scope: id, count: members })
      counts.push({ measure: 'organizations.active', scope: id, count: active })
    }
    if (rows.length < ORGANIZATIONS_AT_ONCE) break
    after = rows.at(-1)!.id
    await breathe()
  }
  await replaceToday(today, counts)
}

function readOrganizations(after: string, since: string) {
  return readRows(
    { id: text, members: number, active: number },
    Prisma.sql`
      SELECT o."id", COUNT(u."id") AS "members", COALESCE(SUM(CASE WHEN u."lastSeenOn" > ${since} THEN 1 ELSE 0 END), 0) AS "active"
      FROM (
        SELECT "id" FROM "Organization" WHERE "state" = 'ACTIVE' AND "id" > ${after}
        ORDER BY "id" LIMIT ${ORGANIZATIONS_AT_ONCE}) o
      LEFT JOIN "Member" m ON m."organizationId" = o."id" AND m."status" = 'ACTIVE'
      LEFT JOIN "User" u ON u."id" = m."userId" AND u."state" = 'ACTIVE'
      GROUP BY o."id" ORDER BY o."id"`,
  )
}
