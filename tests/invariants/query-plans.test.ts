// Checks the query plans of pages as they would be with millions of rows. Nothing here measures time.
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'

const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'

const here = createRequire(import.meta.url)
type Statement = { source: string; all: (...given: unknown[]) => unknown[] }
type Driver = { prototype: { prepare: (sql: string) => Statement } }
const Database = here('better-sqlite3') as Driver & (new (path: string) => Driver['prototype'])
const prepared = new Set<string>()
const { prepare } = Database.prototype
Database.prototype.prepare = function (sql) {
  prepared.add(sql)
  return Reflect.apply(prepare, this, [sql])
}

const { reader } = await import('#app/database/reader.server.ts')
const { findResults } = await import('#app/domain/assessments/results.server.ts')
const { findReview } = await import('#app/domain/assessments/review.server.ts')
const { listTests } = await import('#app/domain/assessments/tests.server.ts')
const { closeOverdueAttempts } = await import('#app/domain/assessments/completion.server.ts')
const { findOverview } = await import('#app/domain/organizations/overview.server.ts')
const { findStaff } = await import('#app/domain/organizations/reach.server.ts')
const { listChanges } = await import('#app/domain/organizations/log.server.ts')
const { beginningOf } = await import('#app/domain/calendar/day-bounds.ts')
const { calendarDay } = await import('#app/domain/calendar/calendar-day.ts')
const { listOrganizations } = await import('#app/domain/organizations/organizations.server.ts')
const { findViewer } = await import('#app/domain/accounts/viewer.server.ts')
const { findWholeWay } = await import('#app/domain/way/whole-way.server.ts')
const { findInterestProfile } = await import('#app/domain/guidance/profile.server.ts')
const { findStanding } = await import('#app/domain/guidance/analyses.server.ts')
const { findPlan } = await import('#app/domain/roadmaps/plan-sheet.server.ts')
const { browseProjects } = await import('#app/domain/projects/browse.server.ts')
const { listPopular, listRecommended } = await import('#app/domain/projects/list-projects.server.ts')
const { markPopular } = await import('#app/domain/projects/followers.server.ts')
const siteFigures = await import('#app/domain/analytics/site-figures.server.ts')
const { findActiveOrganizations } = await import('#app/domain/analytics/active-organizations.server.ts')
const { exportSums } = await import('#app/domain/analytics/export-sums.server.ts')
const { listComments } = await import('#app/domain/feed/list-comments.server.ts')
const { listPosts } = await import('#app/domain/feed/list-posts.server.ts')
const { findAroundFeed } = await import('#app/domain/stories/list-stories.server.ts')
const { countDay } = await import('#app/domain/sums/count-day.server.ts')

const world = openDatabase(databaseUrl)
let pupil: Viewer
let staff: Viewer
let teacher: Viewer

beforeAll(async () => {
  // Without statistics, SQLite plans for tables of a million rows.
  await world.$executeRawUnsafe('DELETE FROM sqlite_stat1')
  const of = async (username: string, role: string) => {
    const { id } = await world.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    const membership = { organizationId: 'demo-lyceum', role, status: 'ACTIVE' }
    return { id, systemRole: 'USER', memberships: [membership] } as unknown as Viewer
  }
  pupil = await of('aruzhan', 'ORG_STUDENT')
  staff = await of('staff', 'ORG_STAFF')
  teacher = await of('teacher', 'ORG_TEACHER')
})
afterAll(() => world.$disconnect())

/** Returns the result of the organisation guard. */
async function inLyceum(viewer: Viewer) {
  return (await findStaff(viewer, 'demo-lyceum'))!
}

const projectsBy = (search: string) => browseProjects(pupil, new URLSearchParams(search), 'ru')

const everything = { q: '', type: null, cityId: null, subscription: null, after: null }

/** Returns the statements that a function runs. */
async function statementsOf(query: () => Promise<unknown>): Promise<string[]> {
  // Statements that are already prepared would not be recorded.
  await reader.close()
  prepared.clear()
  await query()
  return [...prepared].filter(sql => /^\s*(?:SELECT|WITH|UPDATE|DELETE)\b/i.test(sql))
}

const large = new Set([
  ...['Answer', 'User', 'Attempt', 'ScaleScore', 'Member', 'Subtask'],
  ...['Project', 'ProjectSkill', 'ProjectInterest', 'ProjectMember', 'ProjectFollow', 'SearchDocument'],
  ...['Post', 'Comment', 'PostHashtag', 'PostLike', 'Follow', 'Story', 'StoryView'],
])

/** Returns the large tables that a function scans in full. */
async function walkedBy(query: () => Promise<unknown>): Promise<string[]> {
  const plans = await statementsOf(query)
  expect(plans).not.toEqual([])
  const database = new Database(databaseUrl.replace(/^file:/, ''))
  return plans.flatMap(sql => {
    const marks = sql.match(/\?/g)?.length ?? 0
    const plan = Reflect.apply(prepare, database, [`EXPLAIN QUERY PLAN ${sql}`])
    const details = plan.all(...Array<null>(marks).fill(null)) as { detail: string }[]
    return details.flatMap(({ detail }) => {
      const scanned = /^SCAN (?:main\.)?(\w+)/.exec(detail)?.[1]
      if (!scanned) return []
      const table = new RegExp(`["\`](\\w+)["\`]\\s+(?:AS\\s+)?["\`]?${scanned}\\b`).exec(sql)?.[1] ?? scanned
      return large.has(table) ? [`${table}: ${sql}`] : []
    })
  })
}

it.each([
  ['the list of tests', () => listTests(pupil, 'ru')],
  ['results', () => findResults(pupil, 'interests-short', null, 'ru')],
  ['results of an earlier attempt', () => findResults(pupil, 'personality', 'no-such-attempt', 'ru')],
  ['the answers of a test', () => findReview(pupil, 'aptitude', null, 'ru')],
  ['the overview of a school', async () => findOverview(await inLyceum(staff))],
  ['the overview of a teacher', async () => findOverview(await inLyceum(teacher))],
  ['the changes of a school', async () => listChanges(await inLyceum(staff), null, 20)],
  ['the organisations of a member', () => listOrganizations(staff, everything)],
  ['the reader of a request', () => findViewer('no-such-session', new Date())],
  ['a person’s interests', () => findInterestProfile(pupil)],
  ['a person’s standing', () => findStanding(pupil, 'ru')],
  ['the whole way', () => findWholeWay(pupil, 'ru')],
  ['a plan', () => findPlan(pupil, 'no-such-plan', 'ru', '2026-11-22')],
  ['all projects', () => projectsBy('list=all')],
  ['projects that seek people', () => projectsBy('list=recruiting')],
  ['one’s own projects', () => projectsBy('list=mine')],
  ['projects by everything', () => projectsBy('list=all&q=map&skill=DRAWING&interest=ART&school=own')],
  ['popular projects', () => listPopular(pupil, {})],
  ['projects that fit', () => listRecommended(pupil, { interests: ['ART'], skills: [], professionSkills: [] }, {})],
  ['marking what is popular', () => markPopular(new Date())],
  ['closing what nobody came back to', () => closeOverdueAttempts(new Date())],
  ['the feed', () => listPosts(pupil, { of: 'ALL' }, null)],
  ['posts of those one follows', () => listPosts(pupil, { of: 'FOLLOWING' }, null)],
  ['posts of a school', () => listPosts(pupil, { of: 'ORGANIZATION' }, null)],
  ['posts of a hashtag', () => listPosts(pupil, { of: 'HASHTAG', hashtag: 'robot' }, null)],
  ['posts of a person', () => listPosts(pupil, { of: 'AUTHOR', authorId: 'somebody' }, null)],
  ['posts of a project', () => listPosts(pupil, { of: 'PROJECT', projectId: 'some' }, null)],
  ['what stands around the feed', () => findAroundFeed(pupil, { stories: true, waits: null })],
  ['the sums of a day', () => countDay('2026-11-22', new AbortController().signal)],
])('%s is found by indexes', async (_, query) => {
  expect(await walkedBy(query)).toEqual([])
})

it('finds posts, stories and comments by indexes while there are few of them, too', async () => {
  // A server keeps the query plans it made while the site was small.
  await world.$executeRawUnsafe('ANALYZE')
  await world.$disconnect()
  for (const query of [
    () => listPosts(pupil, { of: 'ALL' }, null),
    () => listPosts(pupil, { of: 'FOLLOWING' }, null),
    () => findAroundFeed(pupil, { stories: true, waits: null }),
    () => listComments(pupil, 'some', {}),
    () => listComments(pupil, 'some', { under: 'one' }),
  ]) {
    const walked = await walkedBy(query)
    expect(walked.filter(one => /^(?:Post|Story|Comment): /.test(one))).toEqual([])
  }
})

it('counts a school’s pupils as the school has them, and a teacher’s as their groups have', async () => {
  const active = { role: 'ORG_STUDENT', status: 'ACTIVE', organizationId: 'demo-lyceum' }
  const own = { memberships: { some: active } }
  const taught = { memberships: { some: { ...active, group: { mentorId: teacher.id } } } }
  const month = beginningOf(`${calendarDay(new Date()).slice(0, 7)}-01`)
  for (const [viewer, who] of [
    [staff, own],
    [teacher, taught],
  ] as const) {
    const { people, tests } = await findOverview(await inLyceum(viewer))
    const pupils = people.find(({ role }) => role === 'ORG_STUDENT')!
    const whoHas = (attempts: object) => world.user.count({ where: { ...who, attempts } })
    expect(pupils.in + pupils.notYet).toBe(await world.user.count({ where: who }))
    expect(tests).toMatchObject({
      began: await whoHas({ some: { startedAt: { gte: month } } }),
      finished: await whoHas({ some: { completedAt: { gte: month } } }),
      never: await whoHas({ none: {} }),
    })
  }
})

const nowhere = { name: 'sums', columns: [], rows: [] }

it.each([
  ['the overview', () => siteFigures.findOverview('month', 'ru')],
  ['the way', () => siteFigures.findWay()],
  ['the tops', () => siteFigures.findTops('month', 'abai', 'ru')],
  ['the regions', () => siteFigures.findRegions('month')],
  ['the visits', () => siteFigures.findVisits('month')],
  ['the opinions', () => siteFigures.findOpinions('month')],
  ['the organisations', () => findActiveOrganizations(null, 'ru')],
  ['the workbook', () => exportSums('nobody', 'month', () => nowhere)],
])('%s of the whole site: asks sums and content, and no table of people', async (_, query) => {
  // The first call fills the caches.
  await query()
  const statements = await statementsOf(query)
  expect(statements.some(sql => sql.includes('"DailyCount"'))).toBe(true)
  const tables = statements.flatMap(sql =>
    [...sql.matchAll(/\b(?:FROM|JOIN)\s+["`](?:main["`]\.["`])?(\w+)["`]/gi)].map(found => found[1]),
  )
  const sums = ['DailyCount', 'Organization', 'TestVersion', 'Institution', 'Profession', 'Revision']
  expect(tables.filter(table => !sums.includes(table!))).toEqual([])
})
