// The demo as `npm start` makes it, applied to the demo of an earlier release that people have changed.
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
import { languages } from '#app/i18n/config.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { currentYear } from '#app/domain/accounts/stated-year.ts'
import type { Profile } from '#prisma/generated/client.ts'
import { copyDatabase, openDatabase, placeOf } from '#tests/world/database.ts'
import { emailTo } from '#tests/world/mail.ts'
import { mainOf, tagsOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { shortLived } from '#tests/world/short-lived.ts'
import { newVisitor } from '#tests/world/visit.ts'
import { tablesOf } from '#tests/world/tables.ts'

const root = join(import.meta.dirname, '..', '..')
/** Long enough for a slow machine: this test measures no time. */
const TIME_LIMIT_MS = 10 * 60 * 1000

const databaseUrl = copyDatabase()
const database = openDatabase(databaseUrl)
let site: Site

async function seedDemo() {
  const FILES_FOLDER = `${placeOf(databaseUrl)}-files`
  const env = { ...process.env, DATABASE_URL: databaseUrl, FILES_FOLDER }
  const program = [...shortLived, '--import', 'tsx', 'prisma/seed/run.ts', 'demo']
  await promisify(execFile)(process.execPath, program, { cwd: root, env })
}

/** Returns a page without its nonce and idempotency keys. */
const withoutNews = (page: string) => page.replace(/nonce="[^"]*"/g, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')

const userOf = (username: string) => database.user.findUniqueOrThrow({ where: { usernameFolded: username } })

/** Makes changes of people to the demo of the earlier release. */
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

/** Counts posts, stories and cases. The template database of the tests has none. */
const countContent = () => Promise.all([database.post.count(), database.story.count(), database.moderationCase.count()])
let countsBefore: number[]

beforeAll(async () => {
  countsBefore = await countContent()
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
    const where = { userId, kind: 'achievement' }
    const earned = await database.notification.findMany({ where, orderBy: { createdAt: 'asc' } })
    expect(earned.map(({ createdAt }) => calendarDay(createdAt))).toEqual(
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

describe('the demo is talked in', () => {
  const HOUR_MS = 60 * 60 * 1000
  const hoursSince = (instant: Date) => (Date.now() - instant.getTime()) / HOUR_MS
  const states = (rows: { state: string }[]) =>
    rows.reduce<Record<string, number>>((sums, { state }) => ({ ...sums, [state]: (sums[state] ?? 0) + 1 }), {})

  it('in the demo only: the seeds of content and of the small world say nothing', () => {
    expect(countsBefore).toEqual([0, 0, 0])
  })

  it('by some forty posts of twenty people and more, the newest an hour old, over three weeks', async () => {
    // Posts of teams belong to their projects.
    const posts = await database.post.findMany({
      where: { projectId: null },
      orderBy: { createdAt: 'desc' },
      include: { pictures: true },
    })
    // One person of the demo is about to delete his account: his post and stories are not seeded.
    expect(states(posts)).toEqual({ SHOWN: 41, WAITING: 1, REMOVED: 1 })
    expect(new Set(posts.map(({ authorId }) => authorId)).size).toBeGreaterThanOrEqual(20)
    const ages = posts.map(({ createdAt }) => hoursSince(createdAt) / 24)
    expect(ages[0]).toBeLessThan(1 / 2)
    expect(ages.at(-1)).toBeGreaterThan(17)
    expect(ages.at(-1)).toBeLessThan(21)
    expect(new Set(posts.map(({ audience }) => audience))).toEqual(
      new Set(['EVERYONE', 'ORGANIZATION', 'GROUP', 'FOLLOWERS']),
    )
    const pictures = posts.flatMap(post => post.pictures)
    expect(pictures.length).toBeGreaterThanOrEqual(8)
    expect(pictures.filter(({ description, look }) => !description || !look)).toEqual([])
    expect(posts.filter(({ attached }) => attached).length).toBeGreaterThanOrEqual(8)
    expect(posts.filter(({ editedAt }) => editedAt).length).toBeGreaterThanOrEqual(3)
  })

  it('by the teams of a dozen projects, of every status, with a draft and somebody who asks to join', async () => {
    const projects = await database.project.findMany({
      include: { members: true, followers: true, skills: true, objectives: true, requests: true, logo: true },
    })
    expect(states(projects)).toEqual({ SHOWN: 12, DRAFT: 1 })
    const open = projects.filter(({ state }) => state === 'SHOWN')
    expect(new Set(open.map(({ status }) => status)).size).toBe(4)
    for (const { members, memberCount, followers, followerCount, threadId, publishedAt, scope, logo } of open) {
      expect([memberCount, followerCount]).toEqual([members.length, followers.length])
      expect(threadId && logo && scope).toBeTruthy()
      expect(publishedAt!.getTime()).toBeLessThan(Date.now())
      expect(members.filter(({ joinedAt }) => joinedAt < publishedAt!)).toEqual([])
    }
    expect(open.filter(({ popular }) => popular).length).toBeGreaterThanOrEqual(3)
    expect(open.flatMap(({ requests }) => requests.filter(({ state }) => state === 'OPEN'))).toHaveLength(2)
    expect(await database.searchDocument.count({ where: { kind: 'PROJECT' } })).toBe(12)
    const { text } = await site.visit('/app/projects', {
      as: await site.signIn('aruzhan'),
      cookies: { language: 'ru' },
    })
    expect(mainOf(text)).toContain('«Гербарий Заилийского Алатау», остановились на целях и навыках')
    expect(mainOf(text)).toMatch(/Подходит: совпал/)
  })

  it('nothing is dated before what it answers, or after now', async () => {
    const comments = await database.comment.findMany({ include: { post: true, replyTo: true } })
    const wrong = comments.filter(
      ({ createdAt, post, replyTo }) =>
        createdAt < post.createdAt || (replyTo && createdAt < replyTo.createdAt) || createdAt > new Date(),
    )
    expect(wrong).toEqual([])
    expect(comments.filter(({ replyTo }) => replyTo?.replyToId)).toEqual([])
    expect(comments.length).toBeGreaterThanOrEqual(80)
    const likes = await database.postLike.findMany({ include: { post: true } })
    expect(likes.filter(like => like.createdAt < like.post.createdAt || like.createdAt > new Date())).toEqual([])
  })

  it('every counter is what it counts', async () => {
    const posts = await database.post.findMany({
      include: { _count: { select: { likes: true, comments: { where: { state: 'SHOWN' } } } } },
    })
    expect(posts.map(({ id, likeCount, commentCount }) => [id, likeCount, commentCount])).toEqual(
      posts.map(({ id, _count }) => [id, _count.likes, _count.comments]),
    )
    const comments = await database.comment.findMany({ include: { _count: { select: { likes: true } } } })
    expect(comments.filter(({ likeCount, _count }) => likeCount !== _count.likes)).toEqual([])
    const stories = await database.story.findMany({ include: { views: true } })
    const wrong = stories.filter(
      ({ viewCount, likeCount, views }) =>
        viewCount !== views.length || likeCount !== views.filter(({ liked }) => liked).length,
    )
    expect(wrong).toEqual([])
    const profiles = await database.profile.findMany({
      include: { user: { select: { _count: { select: { followers: true, follows: true } } } } },
    })
    expect(
      profiles.map(({ userId, followerCount, followingCount }) => [userId, followerCount, followingCount]),
    ).toEqual(profiles.map(({ userId, user: { _count } }) => [userId, _count.followers, _count.follows]))
  })

  it('hashtags and mentions are written down, files are kept by what shows them', async () => {
    const tagged = await database.postHashtag.groupBy({ by: ['hashtag'], _count: true })
    expect(tagged.filter(({ _count }) => _count > 1).length).toBeGreaterThanOrEqual(4)
    expect(await database.mention.count()).toBeGreaterThanOrEqual(5)
    const kept = { kind: { in: ['POST_PICTURE', 'STORY'] } }
    expect(await database.storedFile.count({ where: { ...kept, state: { not: 'KEPT' } } })).toBe(0)
    const shown = (await database.postPicture.count()) + (await database.story.count({ where: { kind: 'PHOTO' } }))
    expect(await database.storedFile.count({ where: kept })).toBe(shown)
  })

  it('what is talked of stands beside the feed from the first visit on', async () => {
    const trends = await database.trend.findMany({ orderBy: { order: 'asc' }, include: { tag: true } })
    expect(trends.length).toBeGreaterThanOrEqual(3)
    expect(trends.every(({ people }) => people >= 2)).toBe(true)
    const { text } = await site.visit('/app/feed', { as: await site.signIn('dana') })
    for (const { tag } of trends) expect(text).toContain(`#${tag.name}`)
  })

  it.each(languages)('in %s the feed of ten posts keeps to 13 KB, the first time and again', async language => {
    for (const username of ['aruzhan', 'pupil4', 'teacher']) {
      const as = await site.signIn(username)
      const openFeed = () => site.visit('/app/feed', { as, cookies: { language } })
      const [first, again] = [await openFeed(), await openFeed()]
      expect(tagsOf(first.text, 'article'), username).toHaveLength(10)
      expect(again.headers['content-encoding']).toBe('br')
      expect(again.bytes, username).toBeLessThanOrEqual(13_000)
      // The cached page equals a rendered one, except for the values that are new in every answer.
      expect(withoutNews(again.text), username).toBe(withoutNews(first.text))
    }
  })

  it('stories are of the last day, and go a day after they were told', async () => {
    const stories = await database.story.findMany()
    expect(stories.map(({ kind }) => kind).sort()).toEqual(['PHOTO', 'TEXT', 'TEXT', 'TEXT'])
    for (const { createdAt, expiresAt } of stories) {
      expect(hoursSince(createdAt)).toBeLessThan(24)
      expect(expiresAt.getTime() - createdAt.getTime()).toBe(24 * HOUR_MS)
    }
  })

  it('the queue has a grave case, a hidden one and links that wait; others are decided, one is appealed', async () => {
    const cases = await database.moderationCase.findMany({ include: { reports: true }, orderBy: { openedAt: 'asc' } })
    expect(states(cases)).toEqual({ OPEN: 3, APPEALED: 1, DECIDED: 3 })
    const open = cases.filter(({ state }) => state === 'OPEN')
    const shape = (one: (typeof cases)[number]) => [one.cause, one.gravity, one.reports.length, one.hiddenAt !== null]
    expect(open.map(shape)).toEqual(
      expect.arrayContaining([
        ['SELF_HARM', 2, 0, false],
        ['REPORTS', 1, 3, true],
        ['LINKS', 0, 0, true],
      ]),
    )
    for (const { targetKind, targetId, openKey, cause, hiddenAt, decision } of cases) {
      expect(openKey).toBe(decision ? null : `${targetKind} ${targetId}`)
      const thing =
        targetKind === 'POST'
          ? await database.post.findUniqueOrThrow({ where: { id: targetId } })
          : await database.comment.findUniqueOrThrow({ where: { id: targetId } })
      const state = cause === 'LINKS' ? 'WAITING' : decision === 'REMOVED' ? 'REMOVED' : hiddenAt ? 'HIDDEN' : 'SHOWN'
      expect(thing.state).toBe(state)
      expect(thing.sweepAt !== null).toBe(state === 'REMOVED')
    }
    const school = cases.filter(({ organizationId }) => organizationId === 'demo-lyceum')
    expect(school.length).toBeGreaterThanOrEqual(4)
    const warned = await database.sanction.findMany()
    expect(warned.map(({ kind, caseId }) => [kind, cases.some(({ id }) => id === caseId)])).toEqual([['WARNED', true]])
  })

  it('what is new is unread, and what is old was read', async () => {
    const notifications = await database.notification.findMany({ where: { kind: { not: 'achievement' } } })
    expect(notifications.some(({ kind, readAt }) => kind === 'postLike' && !readAt)).toBe(true)
    const old = notifications.filter(({ createdAt }) => hoursSince(createdAt) > 48)
    expect(old.filter(({ readAt }) => !readAt)).toEqual([])
  })
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

/** Returns a hash of every table. Leaves out subscriptions, which every start extends, and rate limits, sessions, jobs
 *  and revisions, which change by themselves. */
async function contentOf() {
  const apart = ['Organization', 'PersonalSubscription', 'RateLimit', 'Session', 'Job', 'Revision']
  const names = (await tablesOf(database)).filter(name => !apart.includes(name))
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
