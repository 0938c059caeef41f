// The demo as `npm start` makes it, on top of a demo of the release before in which people have been busy.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { inspect, promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import credentials from '#app/i18n/locales/en/credentials.ts'
import instruments from '#app/i18n/locales/ru/instruments.ts'
import figures from '#app/i18n/locales/ru/siteFigures.ts'
import results from '#app/i18n/locales/ru/results.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { currentYear } from '#app/domain/accounts/said-year.ts'
import type { Profile } from '#prisma/generated/client.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { emailTo } from '#tests/world/mail.ts'
import { mainOf, tagsOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { newVisitor } from '#tests/world/visit.ts'

const root = join(import.meta.dirname, '..', '..')
/** Long enough for a slow machine: this test measures no time. */
const TIME_LIMIT_MS = 10 * 60 * 1000

const databaseUrl = copyDatabase()
const database = openDatabase(databaseUrl)
let site: Site

async function seedDemo() {
  const FILES_FOLDER = `${databaseUrl.replace(/^file:/, '')}-files`
  const env = { ...process.env, DATABASE_URL: databaseUrl, FILES_FOLDER }
  const program = join(root, 'node_modules', '.bin', 'tsx')
  await promisify(execFile)(program, ['prisma/seed/run.ts', 'demo'], { cwd: root, env })
}

const userOf = (username: string) => database.user.findUniqueOrThrow({ where: { usernameFolded: username } })

/** What people did in the demo of the release before. */
async function liveBefore() {
  const { id: writer } = await userOf('pupil1')
  await database.profile.update({ where: { userId: writer }, data: { bio: 'Мой текст.' } })
  await database.user.update({
    where: { id: writer },
    data: { email: 'own@mail.example', emailFolded: 'own@mail.example' },
  })
  const { id: chooser } = await userOf('pupil2')
  const draft = { goal: 'EMPLOYMENT', professionId: 'nurse', status: 'PUPIL', year: 10, years: 4 }
  await database.planDraft.create({ data: { userId: chooser, idempotencyKey: 'of-a-visitor', ...draft } })
  const { id: older } = await userOf('pupil10')
  await database.profile.update({ where: { userId: older }, data: { year: 12 } })
  const taken = 'dana@demo.bagdar.example'
  const { id: leaving } = await userOf('expired')
  await database.user.update({
    where: { id: leaving },
    data: { email: taken, emailFolded: taken, deletionAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000) },
  })
}

beforeAll(async () => {
  await liveBefore()
  await seedDemo()
  site = await startServer({ databaseUrl })
}, TIME_LIMIT_MS)
afterAll(async () => {
  await database.$disconnect()
  await site.stop()
})

describe('the demo shows every stage of the way', () => {
  const today = calendarDay(new Date())
  type Stage = Awaited<ReturnType<typeof stageOf>>

  async function stageOf(username: string) {
    const { attempts, ...user } = await database.user.findUniqueOrThrow({
      where: { usernameFolded: username },
      include: {
        attempts: { include: { version: { include: { test: true } } } },
        analyses: { include: { making: true } },
        institutionAnalyses: { include: { choices: true, making: true } },
        plans: { include: { stages: { include: { subtasks: true } } } },
      },
    })
    const done = attempts.filter(({ completedAt }) => completedAt)
    const [plan] = user.plans
    const tasks = plan?.stages.flatMap(({ subtasks }) => subtasks) ?? []
    return {
      tests: [...new Set(done.map(({ version }) => version.test.instrument))].sort().join(' '),
      open: attempts.some(({ openKey }) => openKey),
      careless: attempts.some(({ careless }) => careless),
      analysis: user.analyses.map(({ making, writer }) => `${making?.state} ${writer}`).join(),
      chances: user.institutionAnalyses.map(({ making, choices }) => `${making?.state} ${choices.length}`).join(),
      plan: plan?.status ?? null,
      done: tasks.filter(({ doneAt }) => doneAt).length,
      overdue: tasks.filter(({ doneAt, dueOn }) => !doneAt && dueOn < today).length,
      coming: tasks.filter(({ doneAt, dueOn }) => !doneAt && dueOn >= today).length,
    }
  }

  const needed = 'INTERESTS PERSONALITY VALUES'
  const nothing = { tests: '', open: false, analysis: '', chances: '', plan: null }
  const whole = { tests: needed, analysis: 'DONE BUILT_IN' }
  const underWay = {
    ...whole,
    plan: 'ACTIVE',
    done: expect.toSatisfy(isSome) as number,
    overdue: expect.toSatisfy(isSome) as number,
  }
  it.each<[string, string, Partial<Stage>]>([
    [
      'all of it',
      'aruzhan',
      { ...underWay, tests: `APTITUDE ${needed}`, chances: 'DONE 8', coming: expect.toSatisfy(isSome) as number },
    ],
    ['a test in the middle', 'timur', { ...nothing, tests: 'INTERESTS PERSONALITY', open: true }],
    ['nothing, before the paywall', 'dana', nothing],
    ['nothing begun', 'pupil11', nothing],
    ['the first test in the middle', 'pupil13', { ...nothing, open: true }],
    ['interests', 'pupil14', { ...nothing, tests: 'INTERESTS' }],
    ['careless answers', 'pupil15', { tests: 'INTERESTS', careless: true, analysis: '' }],
    ['three tests and no analysis', 'pupil22', { ...nothing, tests: needed }],
    ['an analysis', 'pupil21', { ...whole, plan: null }],
    ['an analysis and chances', 'pupil26', { ...whole, chances: 'DONE 3', plan: null }],
    ['a plan under way', 'pupil18', underWay],
    ['a plan that was left alone', 'pupil29', underWay],
    ['a plan completed', 'pupil25', { ...whole, plan: 'COMPLETED', overdue: 0, coming: 0 }],
  ])('%s: %s', async (_, username, stage) => expect(await stageOf(username)).toMatchObject(stage))

  it('a profile without a shape: its owner is offered three of unlike fields to try, and nothing is called strong', async () => {
    const answer = await site.visit('/app/tests/interests/results', { as: await site.signIn('pupil16') })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(instruments['INTERESTS.even'])
    expect(answer.text).toContain(results['firsts.trial'])
    expect(answer.text).not.toContain(results['firsts.order'])
  })

  it('on the start page, where an overdue task is the next step and no day that is past is told as ahead', async () => {
    const { text } = await site.visit('/app/feed', { as: await site.signIn('aruzhan') })
    const ahead = tagsOf(text, 'time').map(({ datetime }) => datetime!)
    expect(ahead.length).toBeGreaterThan(0)
    expect(ahead.filter(day => day < calendarDay(new Date()))).toEqual([])
  })

  it('a plan of about five weeks, achievements on their days with their notifications, and a certificate', async () => {
    const { id: userId } = await userOf('aruzhan')
    const plan = await database.plan.findFirstOrThrow({ where: { userId } })
    const weeks = (Date.now() - plan.createdAt.getTime()) / (7 * 24 * 60 * 60 * 1000)
    expect(Math.round(weeks)).toBe(5)
    const achievements = await database.achievement.findMany({ where: { userId }, orderBy: { receivedAt: 'asc' } })
    const rules = ['allTests', 'analysis', 'chances', 'firstCertificate', 'firstPlan', 'firstTask', 'firstTest']
    expect(achievements.map(({ rule }) => rule).sort()).toEqual(rules)
    const told = await database.notification.findMany({
      where: { userId, kind: 'achievement' },
      orderBy: { createdAt: 'asc' },
    })
    expect(told.map(({ createdAt }) => calendarDay(createdAt))).toEqual(
      achievements.map(({ receivedAt }) => calendarDay(receivedAt)),
    )
    const profile = await database.profile.findUniqueOrThrow({ where: { userId } })
    expect(profile).toMatchObject({ achievementCount: rules.length, avatarId: expect.any(String) as string })
  })

  it('a school of thirty in three groups, one of them of the teacher; one has left, one waits to be let in', async () => {
    const pupils = await database.member.findMany({
      where: { organizationId: 'demo-lyceum', role: 'ORG_STUDENT' },
      include: { group: { include: { mentor: true } }, user: { include: { profile: true } } },
    })
    expect(pupils).toHaveLength(30)
    const mentors = new Map(pupils.map(({ group }) => [group?.code, group?.mentor?.username]))
    expect([...mentors].sort()).toEqual([
      ['10 А', 'teacher'],
      ['11 Ә', 'teacher2'],
      ['9 Б', 'teacher2'],
    ])
    const statuses = pupils.map(({ status }) => status).filter(status => status !== 'ACTIVE')
    expect(statuses.sort()).toEqual(['INACTIVE', 'PENDING'])
    const today = calendarDay(new Date())
    const classOf = (profile: Profile | null) => profile && currentYear(profile, today)
    const strangers = pupils.filter(
      ({ user, group }) => classOf(user.profile) !== Number.parseInt(group?.code ?? '', 10),
    )
    expect(strangers.map(({ user }) => user.username)).toEqual(['pupil10'])
  })

  it('another school of its own, and somebody who goes to both', async () => {
    const others = await database.member.findMany({
      where: { organizationId: 'demo-gymnasium', group: { code: '8 В' } },
      include: { user: { include: { memberships: true } } },
    })
    expect(others).toHaveLength(4)
    const both = others.filter(({ user }) => user.memberships.length === 2)
    expect(both.map(({ user }) => user.username)).toEqual(['pupil23'])
  })

  it('opinions, applications and no work left over', async () => {
    const as = await site.signIn('superadmin')
    const analytics = await site.visit('/admin/analytics', { as })
    expect(analytics.status).toBe(200)
    expect(mainOf(analytics.text)).not.toContain(figures.nothing)
    expect(mainOf((await site.visit('/admin/analytics/visits', { as })).text)).not.toContain(figures['visits.none'])
    expect(await database.feedback.count()).toBeGreaterThanOrEqual(5)
    expect((await site.visit('/admin/applications', { as })).text).toContain('licey8@demo.bagdar.example')
    const jobs = await database.job.findMany({ where: { kind: { in: ['analysis', 'plan'] } } })
    expect(jobs).toEqual([])
  })

  it.each(['/app/personality', '/app/careers', '/app/institutions/analyses', '/app/profile/aruzhan?tab=certificates'])(
    'and its pages open: %s',
    async path => expect((await site.visit(path, { as: await site.signIn('aruzhan') })).status).toBe(200),
  )
})

const isSome = (count: number) => count > 0

it('what people did in the demo before stays', async () => {
  const [writer, chooser, older, dana] = await Promise.all(['pupil1', 'pupil2', 'pupil10', 'dana'].map(profileOf))
  expect(writer).toMatchObject({ email: 'own@mail.example', emailVerifiedAt: null, profile: { bio: 'Мой текст.' } })
  expect(chooser).toMatchObject({ plans: [], planDraft: { professionId: 'nurse', idempotencyKey: 'of-a-visitor' } })
  expect(older!.profile!.year).toBe(12)
  expect(dana!.email).toBeNull()
})

const profileOf = (usernameFolded: string) =>
  database.user.findUniqueOrThrow({
    where: { usernameFolded },
    include: { profile: true, plans: true, planDraft: true },
  })

it('in the demo the second step is offered and not required: a first visitor sees the administration', async () => {
  for (const username of ['teacher', 'staff', 'orgadmin', 'otheradmin', 'ministry', 'superadmin']) {
    const as = await site.signIn(username)
    const administration = await site.visit('/admin', { as, redirect: 'follow' })
    expect(administration.status, username).toBe(200)
    expect(administration.path, username).toMatch(/^\/admin\/(?:analytics|organizations\/demo-(?:lyceum|gymnasium))$/)
    const { text } = await site.visit('/app/settings/credentials', { as, cookies: { language: 'en' } })
    expect(mainOf(text), username).toContain(credentials['twoStep.title'])
    expect(text, username).toContain('href="/app/settings/two-step"')
  }
})

it('a forgotten password is followed to the mailbox of the demo, and the link opens', async () => {
  const asked = await site.visit('/auth/forgot-password', { form: { emailOrUsername: 'aruzhan' } })
  expect(asked.status).toBe(302)
  const letter = await emailTo(site, 'aruzhan@demo.bagdar.example')
  const mailbox = await site.visit('/dev/mail')
  expect(mainOf(mailbox.text)).toContain('aruzhan@demo.bagdar.example')
  const [link] = letter.paths
  expect(link).toMatch(/^\/auth\/reset-password\//)
  const as = newVisitor()
  expect((await site.visit(link!, { as, redirect: 'follow' })).status).toBe(200)
})

it('everybody of the demo signs in with the password that is printed at the start', async () => {
  const people = await database.user.findMany({ select: { username: true } })
  for (const { username } of people.filter((_, at) => at % 6 === 0)) {
    const form = { emailOrUsername: username, password: DEMO_PASSWORD }
    expect((await site.visit('/auth/login', { form })).status, username).toBe(302)
  }
})

it(
  'a later start adds nothing twice and leaves alone what visitors did, also where the first one was broken off',
  async () => {
    const as = await site.signIn('aruzhan')
    const { id: userId } = await userOf('aruzhan')
    const open = await database.subtask.findFirstOrThrow({ where: { doneAt: null, stage: { plan: { userId } } } })
    const path = `/app/careers/${open.planId}/tasks/${open.id}`
    expect((await site.visit(path, { as, form: { state: 'done' } })).status).toBe(302)
    await database.profile.update({ where: { userId }, data: { bio: 'Написано в демо.' } })
    await site.stop()

    const before = await contentOf()
    await seedDemo()
    expect(changedSince(before, await contentOf())).toEqual([])
    await database.seedStep.deleteMany()
    await seedDemo()
    expect(changedSince(before, await contentOf())).toEqual(['SeedStep'])
  },
  TIME_LIMIT_MS,
)

/** A hash of every table. Subscriptions are moved on by every start; tries, sessions, jobs and revisions are the machine's own. */
async function contentOf() {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`
  const apart = ['Organization', 'PersonalSubscription', 'RateLimit', 'Session', 'Job', 'Revision']
  const names = tables.map(({ name }) => name).filter(name => !apart.includes(name))
  const hashes = names.map(async name => {
    const rows = await database.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}"`)
    const texts = rows.map(row => inspect(row, { depth: null, compact: true, breakLength: Infinity }))
    return [name, createHash('sha256').update(texts.sort().join()).digest('hex')] as const
  })
  return new Map(await Promise.all(hashes))
}

type Content = Awaited<ReturnType<typeof contentOf>>

function changedSince(before: Content, after: Content) {
  return [...after].flatMap(([name, hash]) => (before.get(name) === hash ? [] : [name]))
}
