import { setImmediate as breathe } from 'node:timers/promises'
import { db } from '#app/database/client.server.ts'
import { instant, number, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays, earlierOf, laterOf } from '#app/domain/calendar/days.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { countDay } from './count-day.server.ts'
import { type Count, replaceDay, replaceToday } from './daily-counts.server.ts'
import { ACTIVE_DAYS, countedFromRows, countedToday, DAY_COUNTED } from './measures.ts'

/** First day of the site. Rows with earlier dates come from a wrong clock. */
const EARLIEST = '2024-04-01'

/** Counts the days that are not over or not counted yet, earliest first: all days on the first run, later yesterday,
 *  today and the days since the last run. An aborted run continues where it stopped. Days before yesterday are not
 *  counted again, so their sums still include people who have deleted their accounts. */
export async function keepDailyCounts({ signal }: { signal: AbortSignal }, now = new Date()): Promise<void> {
  const today = calendarDay(now)
  for (let day = await firstToCount(today); day <= today; day = addDays(day, 1)) {
    await replaceDay(day, await countDay(day, signal))
  }
  await countOrganizations(today, signal)
}

/** Deletes the sums counted from rows and counts all days again. For a seed that adds rows to past days. */
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
  // The last counted day was not over when it was counted. Yesterday is always counted again, in case a wrong clock
  // made its count too early.
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

/** Organisations per statement; a school has hundreds of members. */
const ORGANIZATIONS_AT_ONCE = 20

/** Counts the members and the recently active members of each organisation. Runs once a day, because it reads all
 *  members. */
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
