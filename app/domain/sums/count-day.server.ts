import { eachOf, joinAfter, monthOf } from '#app/database/dialect.server.ts'
import { setImmediate as breathe } from 'node:timers/promises'
import { number, readRows, text } from '#app/database/rows.server.ts'
import { beginningOf } from '#app/domain/calendar/day-bounds.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Count } from './daily-counts.server.ts'
import { type countedFromRows, NO_REGION, RANKS_COUNTED } from './measures.ts'

type Measure = (typeof countedFromRows)[number]
/** First instant of the day and of the next day. */
type Bounds = { from: Date; to: Date }

/** Counts the events of a day from the stored rows. Each statement finds the rows of the day by an index; the event
 *  loop is released in between. Excludes staff of organisations and administrators of the site, because they do not use
 *  the site to choose a profession. */
export async function countDay(day: string, signal: AbortSignal): Promise<Count[]> {
  const bounds = { from: beginningOf(day), to: beginningOf(addDays(day, 1)) }
  const counts: Count[] = []
  for (const { measure, query, places } of statements(bounds)) {
    signal.throwIfAborted()
    const rows = await readRows({ place: text, of: text, n: number }, query)
    counts.push(...summed(measure, rows, places))
    await breathe()
  }
  return counts
}

type Row = { place: string; of: string; n: number }
/** How a measure is counted by region: not at all, as one total, or with every scope. */
type Places = 'none' | 'alone' | 'each'

/** Sums of the whole site, followed by those of the regions. */
function summed(measure: Measure, rows: readonly Row[], places: Places): Count[] {
  const sums = new Map<string, Required<Count>>()
  const add = (region: string, scope: string, count: number) => {
    const key = `${region}\n${scope}`
    const sum = sums.get(key) ?? { measure, region, scope, count: 0 }
    sums.set(key, { ...sum, count: sum.count + count })
  }
  for (const { of, n } of rows) add('', of, n)
  if (places !== 'none') for (const { place, of, n } of rows) add(place, places === 'each' ? of : '', n)
  return [...sums.values()]
}

function statements(bounds: Bounds): { measure: Measure; query: Prisma.Sql; places: Places }[] {
  const attempts = { table: 'Attempt', at: 'completedAt' }
  const analyses = { table: 'Analysis', at: 'completedAt' }
  const admissions = { table: 'InstitutionAnalysis', at: 'completedAt' }
  // A pending plan is still being made or has failed.
  const plans = { table: 'Plan', at: 'createdAt', where: Prisma.sql`e."status" <> 'PENDING'` }
  const ofTest = {
    join: Prisma.sql`${joinAfter} "TestVersion" v ON v."id" = e."versionId"`,
    of: Prisma.sql`v."testId"`,
  }
  const listed = {
    join: Prisma.sql`JOIN ${eachOf(Prisma.sql`e."facts"`, 'professions', 'f')} ON f."key" < 3`,
    of: Prisma.sql`f."value" ->> 'id'`,
  }
  const toProfession = Prisma.sql`e."status" <> 'PENDING' AND e."professionId" IS NOT NULL`
  const count = (event: Event) => countEvents(event, bounds)
  const first = (event: Event) => countFirst(event, bounds)
  return [
    { measure: 'people.signed-up', query: countPeople('createdAt', bounds), places: 'none' },
    { measure: 'people.onboarded', query: countPeople('onboardedAt', bounds), places: 'alone' },
    { measure: 'people.tested', query: first(attempts), places: 'none' },
    { measure: 'people.analysed', query: first(analyses), places: 'none' },
    { measure: 'people.weighed', query: first(admissions), places: 'none' },
    { measure: 'people.planned', query: first(plans), places: 'none' },
    { measure: 'tests.started', query: count({ table: 'Attempt', at: 'startedAt', ...ofTest }), places: 'none' },
    { measure: 'tests.completed', query: count({ ...attempts, ...ofTest }), places: 'alone' },
    { measure: 'analyses.made', query: count(analyses), places: 'alone' },
    { measure: 'admissions.made', query: count(admissions), places: 'alone' },
    { measure: 'plans.made', query: count(plans), places: 'alone' },
    { measure: 'professions.recommended', query: count({ ...analyses, ...listed }), places: 'each' },
    {
      measure: 'professions.planned',
      query: count({ ...plans, where: toProfession, of: Prisma.sql`e."professionId"` }),
      places: 'each',
    },
    {
      measure: 'institutions.picked',
      query: count({ table: 'InstitutionPick', at: 'createdAt', of: Prisma.sql`e."institutionId"` }),
      places: 'each',
    },
    { measure: 'thumbs', query: countThumbs(bounds), places: 'none' },
    { measure: 'feedback', query: countFeedback(bounds), places: 'none' },
  ]
}

/** Condition on the SQL row `u`: the user is counted. */
const learner = Prisma.sql`u."systemRole" = 'USER' AND NOT EXISTS (
  SELECT 1 FROM "Member" m WHERE m."userId" = u."id" AND m."status" = 'ACTIVE' AND m."role" <> 'ORG_STUDENT')`

/** The current region of the user `u`. */
const home = Prisma.sql`LEFT JOIN "Profile" p ON p."userId" = u."id" LEFT JOIN "City" c ON c."id" = p."cityId"`
const place = Prisma.sql`COALESCE(c."region", ${NO_REGION}) AS "place"`

/** The month in which the user `u` signed up. */
const signedUp = Prisma.sql`${monthOf(Prisma.sql`u."createdAt"`)} AS "of"`

const during = (column: string, { from, to }: Bounds, row = 'e') =>
  Prisma.sql`${Prisma.raw(`${row}."${column}"`)} >= ${from} AND ${Prisma.raw(`${row}."${column}"`)} < ${to}`

function countPeople(column: 'createdAt' | 'onboardedAt', bounds: Bounds) {
  return Prisma.sql`
    SELECT ${place}, ${signedUp}, COUNT(*) AS "n" FROM "User" u ${home}
    WHERE ${during(column, bounds, 'u')} AND ${learner} GROUP BY "place", "of"`
}

/** Rows `e` of a user: the time column, an optional filter, and the SQL expression of the scope. */
type Event = { table: string; at: string; where?: Prisma.Sql; join?: Prisma.Sql; of?: Prisma.Sql }

/** `joinAfter` makes the database start from the rows of the day instead of all users. */
function countEvents({ table, at, where, join, of }: Event, bounds: Bounds) {
  return Prisma.sql`
    SELECT ${place}, ${of ?? Prisma.sql`''`} AS "of", COUNT(*) AS "n"
    FROM ${Prisma.raw(`"${table}"`)} e ${join ?? Prisma.empty} ${joinAfter} "User" u ON u."id" = e."userId" ${home}
    WHERE ${during(at, bounds)} ${where ? Prisma.sql`AND ${where}` : Prisma.empty} AND ${learner}
    GROUP BY "place", 2`
}

/** Counts users for whom it was the first time. */
function countFirst({ table, at, where }: Event, bounds: Bounds) {
  const same = where ? Prisma.sql`AND ${where}` : Prisma.empty
  const rows = Prisma.raw(`"${table}" e`)
  const time = Prisma.raw(`e."${at}"`)
  return Prisma.sql`
    SELECT '' AS "place", ${signedUp}, COUNT(DISTINCT u."id") AS "n"
    FROM ${Prisma.raw(`"${table}"`)} d ${joinAfter} "User" u ON u."id" = d."userId"
    WHERE ${during(at, bounds, 'd')} AND ${learner}
      AND EXISTS (SELECT 1 FROM ${rows} WHERE e."userId" = u."id" AND ${during(at, bounds)} ${same})
      AND NOT EXISTS (SELECT 1 FROM ${rows} WHERE e."userId" = u."id" AND ${time} < ${bounds.from} ${same})
    GROUP BY "of"`
}

function countThumbs(bounds: Bounds) {
  return Prisma.sql`
    SELECT '' AS "place", COUNT(*) AS "n",
      CASE WHEN e."analysisId" IS NULL THEN 'results/' ELSE 'analyses/' END || e."rank" ||
      CASE WHEN e."thumb" = 1 THEN '/up' ELSE '/down' END AS "of"
    FROM "Recommendation" e ${joinAfter} "User" u ON u."id" = e."userId"
    WHERE ${during('decidedAt', bounds)} AND e."rank" <= ${RANKS_COUNTED} AND ${learner} GROUP BY "of"`
}

const questions = ['recognised', 'clear', 'fitting', 'useful', 'again']

function countFeedback(bounds: Bounds) {
  const each = questions.map(
    question => Prisma.sql`
      SELECT '' AS "place", COUNT(*) AS "n", ${`${question}/`} || ${Prisma.raw(`e."${question}"`)} AS "of"
      FROM "Feedback" e ${joinAfter} "Analysis" a ON a."id" = e."analysisId" ${joinAfter} "User" u ON u."id" = a."userId"
      WHERE ${during('createdAt', bounds)} AND ${learner} GROUP BY "of"`,
  )
  return Prisma.join(each, ' UNION ALL ')
}
