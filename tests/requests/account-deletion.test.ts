import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import common from '#app/i18n/locales/ru/common.ts'
import words from '#app/i18n/locales/ru/data.ts'
import fieldWords from '#app/i18n/locales/ru/fields.ts'
import { errorBeside, mainOf, summaryOf, valuesOf } from '../world/page.ts'
import { makePerson, PASSWORD } from '../world/people.ts'
import { putProject } from '../world/projects.ts'
import { type Site, startServer } from '../world/server.ts'
import { newVisitor, type Visitor } from '../world/visit.ts'
import { contains } from '#app/database/dialect.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { columnsOf, tablesOf } from '#tests/world/tables.ts'

const PAGE = '/app/settings/data'
const DEMO = 'Bagdar-2026!'
const DAY_MS = 24 * 60 * 60 * 1000

let site: Site
let closing: typeof import('#app/privacy/account-deletion.server.ts')
let views: typeof import('#app/domain/assessments/results-views.server.ts')
let guards: typeof import('#app/domain/accounts/viewer.server.ts')

beforeAll(async () => {
  site = await startServer({ settings: { WORKER: 'off' } })
  // Account deletion runs in this process, on the server's database.
  process.env.DATABASE_URL = site.databaseUrl
  closing = await import('#app/privacy/account-deletion.server.ts')
  views = await import('#app/domain/assessments/results-views.server.ts')
  guards = await import('#app/domain/accounts/viewer.server.ts')
})
afterAll(async () => {
  const { db } = await import('#app/database/client.server.ts')
  await db.$disconnect()
  await site.stop()
})

const userOf = (username: string) => site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
const close = (as: Visitor, password = PASSWORD, understood: string | string[] = 'on') =>
  site.visit(`${PAGE}/close`, { as, form: { password, understood } })
const signIn = (username: string, as = newVisitor()) =>
  site.visit('/auth/login', { as, form: { emailOrUsername: username, password: PASSWORD } })

async function promote(username: string, organizationId: string) {
  const { id: userId } = await userOf(username)
  await site.database.member.create({ data: { userId, organizationId, role: 'ORG_ADMIN', status: 'ACTIVE' } })
  return userId
}

async function makeOrganization(id: string) {
  await site.database.organization.create({ data: { id, name: { ru: id }, type: 'SCHOOL' } })
  return id
}

describe('asking for one’s account to be deleted', () => {
  it('sets a day 30 days away, ends every other session, promises an email and says so on every page', async () => {
    const person = await makePerson(site)
    const elsewhere = newVisitor()
    await signIn(person.username, elsewhere)
    const answer = await close(person)
    expect([answer.status, answer.location]).toEqual([302, PAGE])
    expect(answer.setCookies.join()).toContain('toast=account-deletion')

    const user = await userOf(person.username)
    const days = (user.deletionAt!.getTime() - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    expect((await site.visit('/app/feed', { as: elsewhere })).location).toMatch(/^\/auth\/login/)
    expect(await site.database.session.count({ where: { userId: user.id } })).toBe(1)
    const emails = await site.database.job.findMany({ where: { kind: 'email' } })
    expect(emails.filter(({ payload }) => JSON.stringify(payload).includes(user.id))).toHaveLength(1)
    const events = await site.database.auditEvent.findMany({ where: { subjectId: user.id } })
    expect(events.map(({ action }) => action)).toContain('account.closing-requested')

    for (const path of ['/', '/app/feed', '/app/professions', '/paywall', '/errors/404', PAGE]) {
      expect(mainOf((await site.visit(path, { as: person })).text), path).toContain(common['deletion.go'])
    }
    expect(mainOf((await site.visit(PAGE, { as: person })).text)).toContain(words['deletion.text'])
  })

  it('keeps the first day and writes one email, however often it is sent', async () => {
    const person = await makePerson(site)
    const answers = await Promise.all([1, 2, 3].map(() => close(person)))
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
    const { deletionAt, id } = await userOf(person.username)
    await close(person)
    expect((await userOf(person.username)).deletionAt).toEqual(deletionAt)
    const requests = { action: 'account.closing-requested', subjectId: id }
    expect(await site.database.auditEvent.count({ where: requests })).toBe(1)
  })

  it.each([
    ['no password', '', 'on', 'password', words['required.password']],
    ['a wrong password', 'Kerek-emes-8', 'on', 'password', fieldWords['invalid.wrongPassword']],
    ['an unticked box', PASSWORD, [], 'understood', words['invalid.understoodRequired']],
    ['a box ticked with something else', PASSWORD, 'yes', 'understood', words['invalid.understoodRequired']],
  ])('is refused with %s', async (_, password, understood, field, why) => {
    const person = await makePerson(site)
    const { status, text } = await close(person, password, understood)
    expect(status).toBe(400)
    expect(errorBeside(text, field)).toContain(why)
    expect(summaryOf(text)).toEqual([field])
    expect(valuesOf(text, 'password')).toEqual([''])
    expect((await userOf(person.username)).deletionAt).toBeNull()
  })

  it.each([
    ['superadmin', 'superRole'],
    ['ministry', 'superRole'],
    ['orgadmin', 'lastAdmin'],
    ['otheradmin', 'lastAdmin'],
  ] as const)('is kindly refused to %s', async (username, obstacle) => {
    const visitor = await site.signIn(username)
    const page = await site.visit(`${PAGE}/close`, { as: visitor })
    expect(mainOf(page.text)).toContain(words[`obstacle.${obstacle}`])
    const { status, text } = await close(visitor, DEMO)
    expect(status).toBe(400)
    expect(mainOf(text)).toContain(words[`invalid.${obstacle}`])
    expect((await userOf(username)).deletionAt).toBeNull()
  })

  it('lets only the first of an organisation’s last two administrators go, also when both ask at once', async () => {
    const organizationId = await makeOrganization('two-admins')
    const people = [await makePerson(site), await makePerson(site)]
    for (const { username } of people) await promote(username, organizationId)
    const answers = await Promise.all(people.map(person => close(person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 400])
  })

  it('does not count an administrator who is blocked or suspended as one who stays', async () => {
    const organizationId = await makeOrganization('blocked-admin')
    const [one, two] = [await makePerson(site), await makePerson(site)]
    await promote(one.username, organizationId)
    const userId = await promote(two.username, organizationId)
    await site.database.user.update({ where: { id: userId }, data: { state: 'BLOCKED' } })
    expect((await close(one)).status).toBe(400)
  })
})

describe('changing one’s mind', () => {
  it('keeps the account: by any device, until the day', async () => {
    const person = await makePerson(site)
    await close(person)
    const again = newVisitor()
    expect((await signIn(person.username, again)).status).toBe(302)
    const kept = await site.visit(`${PAGE}/keep`, { as: again, form: {} })
    expect([kept.status, kept.location]).toEqual([302, PAGE])
    const { deletionAt, id } = await userOf(person.username)
    expect(deletionAt).toBeNull()
    expect(mainOf((await site.visit('/app/feed', { as: person })).text)).not.toContain(common['deletion.go'])
    await site.visit(`${PAGE}/keep`, { as: again, form: {} })
    const withdrawals = { action: 'account.closing-withdrawn', subjectId: id }
    expect(await site.database.auditEvent.count({ where: withdrawals })).toBe(1)
    await closing.deleteDueAccounts(new Date(Date.now() + 40 * DAY_MS - 30 * DAY_MS))
    expect((await userOf(person.username)).id).toBe(id)
  })

  it('cannot be done by opening an address', async () => {
    const person = await makePerson(site)
    await close(person)
    await site.visit(`${PAGE}/keep`, { as: person })
    expect((await userOf(person.username)).deletionAt).not.toBeNull()
  })
})

describe('the day the grace is over', () => {
  it('leaves the person’s id nowhere but in the audit log', async () => {
    const { database } = site
    const [person, friend] = [await makePerson(site, { paid: true }), await makePerson(site)]
    const [{ id }, { id: friendId }] = [await userOf(person.username), await userOf(friend.username)]
    await fillEveryTable(id, friendId)
    // The tables of the search index contain fragments of it too.
    const before = (await tablesNaming(id)).filter(name => !name.startsWith('SearchIndex'))
    expect(before.sort()).toEqual([
      ...['AcademicRecord', 'Attempt', 'AuditEvent', 'Block', 'Certificate', 'Comment', 'CommentLike', 'Consent'],
      ...['Follow', 'FormerUsername', 'Group'],
      ...['IdempotencyKey', 'InstitutionAnalysis', 'InstitutionPick', 'Interest', 'Job'],
      ...['LanguageSkill', 'Member', 'Mention', 'ModerationCase', 'Mute', 'Notification', 'NotificationSetting'],
      ...['OneTimeToken', 'PartnerApplication', 'PersonalSubscription', 'Portfolio', 'PortfolioShare'],
      ...['Post', 'PostHashtag', 'PostLike', 'Profile'],
      ...['ProjectFollow', 'ProjectMember', 'ProjectObjective', 'ProjectRequest'],
      ...['Recommendation', 'Report', 'Revision', 'Sanction', 'SearchDocument', 'Session', 'StoredFile', 'Story'],
      ...['StoryView', 'TotpDevice', 'User'],
    ])

    await close(person)
    const late = new Date(Date.now() + 31 * DAY_MS)
    expect(await closing.deleteDueAccounts(new Date(Date.now() + 29 * DAY_MS))).toBe(0)
    expect(await closing.deleteDueAccounts(late)).toBeGreaterThanOrEqual(1)
    expect(await tablesNaming(id)).toEqual(['AuditEvent'])
    expect(await tablesNaming(person.username)).toEqual([])
    expect(await tablesNaming('certificate-of-the-person.pdf')).toEqual([])
    expect(await tablesNaming('person@example.kz')).toEqual([])
    expect(
      (await database.auditEvent.findMany({ where: { action: 'account.closed', subjectId: id } }))[0],
    ).toMatchObject({ actorId: null, details: null })

    // Data of other people stays, and their counters are correct.
    const profile = await database.profile.findUniqueOrThrow({ where: { userId: friendId } })
    expect([profile.followerCount, profile.followingCount]).toEqual([0, 0])
    expect(await database.group.findFirst({ where: { code: 'mentored' } })).toMatchObject({ mentorId: null })
    expect(await database.partnerApplication.findFirst({ where: { organization: 'answered by them' } })).not.toBeNull()
    expect(await database.storedFile.findFirst({ where: { hash: 'of-the-person' } })).toBeNull()

    // The person's posts and comments are gone with their files; those of others stay, with correct counters.
    const friendPost = await database.post.findFirstOrThrow({ where: { authorId: friendId } })
    expect([friendPost.likeCount, friendPost.commentCount]).toEqual([0, 2])
    const comments = await database.comment.findMany({
      where: { postId: friendPost.id },
      orderBy: { createdAt: 'asc' },
      select: { authorId: true, text: true, likeCount: true },
    })
    expect(comments).toEqual([
      { authorId: null, text: 'answered by a friend', likeCount: 0 },
      { authorId: friendId, text: 'an answer', likeCount: 0 },
    ])
    const theirs = await database.project.findFirstOrThrow({
      where: { ownerId: friendId },
      include: { objectives: true },
    })
    expect([theirs.memberCount, theirs.followerCount]).toEqual([1, 0])
    expect(theirs.objectives).toMatchObject([{ doneAt: expect.any(Date) as Date, doneById: null }])
    const story = await database.story.findFirstOrThrow({ where: { authorId: friendId } })
    expect([story.viewCount, story.likeCount]).toEqual([0, 0])
    expect(await database.storedFile.count({ where: { hash: { in: ['of-a-post', 'of-a-story'] } } })).toBe(0)
    expect(await database.hashtag.findMany({ where: { folded: { in: ['жалғыз', 'ортақ'] } } })).toMatchObject([
      { folded: 'ортақ' },
    ])
    expect(await database.moderationCase.findFirstOrThrow({ where: { targetKind: 'PROFILE' } })).toMatchObject({
      ...{ state: 'CLOSED', openKey: null, ownerId: null, text: '', decidedById: null },
    })
    expect(await database.report.findFirstOrThrow({ where: { reason: 'SPAM' } })).toMatchObject({
      ...{ reporterId: null, words: null },
    })

    // Their cookie and password no longer work, and the name is available again.
    expect((await site.visit('/app/feed', { as: person })).location).toMatch(/^\/auth\/login/)
    expect((await signIn(person.username)).status).toBe(400)
    expect(await closing.deleteDueAccounts(late)).toBe(0)
  })

  it('hands a project to the one who has been in its team longest, and takes away one without others', async () => {
    const { database } = site
    const [lead, first, second, gone] = await Promise.all([1, 2, 3, 4].map(() => makePerson(site)))
    const [leadId, firstId, secondId, goneId] = await Promise.all(
      [lead!, first!, second!, gone!].map(async ({ username }) => (await userOf(username)).id),
    )
    await database.user.update({ where: { id: goneId! }, data: { state: 'BLOCKED' } })
    const file = { ownerId: leadId!, state: 'KEPT', type: 'image/webp', bytes: 10, variants: [] }
    const banner = await database.storedFile.create({
      data: { ...file, kind: 'BANNER', name: 'b.png', hash: 'of-a-banner' },
    })
    const shared = await putProject(database, leadId!, { name: 'Ортақ іс', members: [goneId!, firstId!, secondId!] })
    const thread = await database.post.create({
      data: {
        ...{ authorId: leadId!, text: '', audience: 'PROJECT', scope: `PROJECT:${shared.id}`, projectId: shared.id },
        comments: { create: { authorId: secondId!, text: 'Қашан бастаймыз?' } },
      },
    })
    await database.project.update({ where: { id: shared.id }, data: { bannerId: banner.id, threadId: thread.id } })
    const alone = await putProject(database, leadId!, { name: 'Жалғыз іс' })
    const theirs = { ...file, ownerId: secondId!, kind: 'POST_PICTURE', name: 'p.png', hash: 'of-an-update' }
    const picture = await database.storedFile.create({ data: theirs })
    await database.post.create({
      data: {
        ...{ authorId: secondId!, text: 'Бұрын бірге едік', audience: 'PROJECT', projectId: alone.id },
        ...{ scope: `PROJECT:${alone.id}`, pictures: { create: { order: 0, fileId: picture.id } } },
      },
    })
    await close(lead!)
    await closing.deleteDueAccounts(new Date(Date.now() + 31 * DAY_MS))

    const kept = await database.project.findUniqueOrThrow({ where: { id: shared.id }, include: { members: true } })
    expect(kept).toMatchObject({ ownerId: firstId, memberCount: 3, bannerId: null, threadId: thread.id })
    expect(kept.members.filter(({ role }) => role === 'LEAD').map(({ userId }) => userId)).toEqual([firstId])
    const asked = await database.post.findUniqueOrThrow({ where: { id: thread.id }, include: { comments: true } })
    expect([asked.authorId, asked.comments.length]).toEqual([firstId, 1])
    const events = await database.auditEvent.findMany({ where: { action: 'project.handed-over', subjectId: firstId! } })
    expect(events).toMatchObject([{ actorId: null, details: { projectId: shared.id } }])
    expect(await database.project.findUnique({ where: { id: alone.id } })).toBeNull()
    expect(await database.post.count({ where: { projectId: alone.id } })).toBe(0)
    expect(await database.storedFile.count({ where: { hash: { in: ['of-a-banner', 'of-an-update'] } } })).toBe(0)
  })

  it('passes by whoever was given a role of the whole site meanwhile, and who changed their mind', async () => {
    const [promoted, kept] = [await makePerson(site), await makePerson(site)]
    for (const person of [promoted, kept]) await close(person)
    await site.database.user.update({ where: { usernameFolded: promoted.username }, data: { systemRole: 'MINISTRY' } })
    await site.visit(`${PAGE}/keep`, { as: kept, form: {} })
    await closing.deleteDueAccounts(new Date(Date.now() + 31 * DAY_MS))
    for (const { username } of [promoted, kept]) await expect(userOf(username)).resolves.toBeTruthy()
  })

  it('comes for many at once, more than one batch, and twice at the same time with effect once', async () => {
    const past = new Date(Date.now() - DAY_MS)
    await site.database.user.createMany({
      data: Array.from({ length: 120 }, (_, at) => ({
        username: `leaving_${at}`,
        usernameFolded: `leaving_${at}`,
        passwordHash: 'none',
        deletionAt: past,
      })),
    })
    const counts = await Promise.all([closing.deleteDueAccounts(), closing.deleteDueAccounts()])
    expect(counts[0] + counts[1]).toBe(120)
    expect(await site.database.user.count({ where: { username: { startsWith: 'leaving_' } } })).toBe(0)
  })
})

describe('looking at somebody’s results', () => {
  it('is remembered once an hour for each who looks, with their role, and shown to the person', async () => {
    const aruzhan = await userOf('aruzhan')
    const before = await site.database.auditEvent.count({ where: { action: 'results.viewed', subjectId: aruzhan.id } })
    const [teacher, ministry] = [await viewerOf('teacher'), await viewerOf('ministry')]
    const asTeacher = { role: 'ORG_TEACHER', organizationId: 'demo-lyceum' }
    await Promise.all([1, 2, 3].map(() => views.recordResultsViewed(teacher, aruzhan.id, asTeacher)))
    await views.recordResultsViewed(ministry, aruzhan.id, { role: 'MINISTRY' })
    await views.recordResultsViewed(await viewerOf('aruzhan'), aruzhan.id, asTeacher)
    const after = await site.database.auditEvent.findMany({
      where: { action: 'results.viewed', subjectId: aruzhan.id },
    })
    expect(after).toHaveLength(before + 2)
    expect(after.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        { page: 'analytics', role: 'ORG_TEACHER', organizationId: 'demo-lyceum' },
        { page: 'analytics', role: 'MINISTRY' },
      ]),
    )
    const { text } = await site.visit(PAGE, { as: await site.signIn('aruzhan') })
    expect(mainOf(text)).toContain('Гүлнар Әбенова')
    expect(mainOf(text)).toContain(words['role.MINISTRY'])
  })
})

async function viewerOf(username: string) {
  await site.signIn(username)
  const { id } = await userOf(username)
  const session = await site.database.session.findFirstOrThrow({ where: { userId: id } })
  return (await guards.findViewer(session.id, new Date()))!.viewer
}

/** Creates a row of the person in every table that can refer to people. */
async function fillEveryTable(id: string, friendId: string) {
  await site.database.formerUsername.create({
    data: {
      usernameFolded: 'name-before',
      username: 'name-before',
      userId: id,
      keptUntil: new Date(Date.now() + DAY_MS),
    },
  })
  const { database } = site
  const soon = new Date(Date.now() + 60_000)
  await database.user.update({ where: { id }, data: { email: 'person@example.kz', emailFolded: 'person@example.kz' } })
  await database.academicRecord.create({ data: { userId: id, unt: 100 } })
  await database.languageSkill.create({ data: { userId: id, language: 'kk', level: 'NATIVE' } })
  const file = { kind: 'CERTIFICATE', state: 'KEPT', type: 'application/pdf', bytes: 10, variants: [] }
  const { id: fileId } = await database.storedFile.create({
    data: { ...file, ownerId: id, name: 'certificate-of-the-person.pdf', hash: 'of-the-person' },
  })
  await database.certificate.create({ data: { userId: id, name: 'IELTS', fileId } })
  await database.follow.create({ data: { followerId: id, followedId: friendId } })
  await database.follow.create({ data: { followerId: friendId, followedId: id } })
  await database.profile.update({ where: { userId: friendId }, data: { followerCount: 1, followingCount: 1 } })
  await database.oneTimeToken.create({ data: { hash: `of-${id}`, userId: id, kind: 'VERIFY_EMAIL', expiresAt: soon } })
  await database.totpDevice.create({ data: { userId: id, secret: 'secret', recoveryCodes: [] } })
  await database.idempotencyKey.create({ data: { userId: id, id: 'a-form' } })
  await database.member.create({
    data: { userId: id, organizationId: 'demo-lyceum', role: 'ORG_TEACHER', status: 'ACTIVE' },
  })
  await database.group.create({ data: { organizationId: 'demo-lyceum', code: 'mentored', mentorId: id } })
  const scale = await database.scale.findFirstOrThrow({ include: { items: { take: 1 } } })
  const attempt = await database.attempt.create({
    data: {
      ...{ userId: id, versionId: scale.versionId, language: 'ru', openKey: `${id} open` },
      answers: { create: { itemId: scale.items[0]!.id, value: 3 } },
      scores: { create: { scaleId: scale.id, mean: 3, score: 50, sem: 9 } },
    },
  })
  await database.recommendation.create({
    data: { userId: id, professionId: 'nurse', attemptId: attempt.id, rank: 1, correlation: 0.5, thumb: 1 },
  })
  await database.institutionPick.create({ data: { userId: id, institutionId: 'abai' } })
  await database.institutionAnalysis.create({
    data: { userId: id, pool: 'GRANT', choices: { create: { majorId: 'abai-b013', order: 0 } } },
  })
  await database.partnerApplication.create({
    data: {
      ...{
        idempotencyKey: 'answered',
        organization: 'answered by them',
        type: 'SCHOOL',
        city: 'Тараз',
        language: 'ru',
      },
      ...{ contactName: 'Ерлан', email: 'school@example.kz', answeredAt: new Date(), answeredById: id },
    },
  })
  await fillCommunity(id, friendId)
  await fillProjects(id, friendId)
  await database.job.create({ data: { kind: 'email', payload: { email: { name: 'password-changed', userId: id } } } })
  const toAddress = { name: 'email-taken', email: 'person@example.kz', language: 'ru' }
  await database.job.create({ data: { kind: 'email', state: 'DONE', payload: { email: toAddress } } })
  await database.auditEvent.create({ data: { action: 'account.signed-in', actorId: id, subjectId: id } })
}

/** Adds the person to a project of the friend, and gives them a portfolio. */
async function fillProjects(id: string, friendId: string) {
  const { database } = site
  const { id: projectId } = await putProject(database, friendId, {
    members: [id],
    goals: [{ text: 'Ticked by the person', done: true }],
  })
  await database.project.update({ where: { id: projectId }, data: { followerCount: 1 } })
  await database.projectFollow.create({ data: { projectId, userId: id } })
  await database.projectObjective.updateMany({ where: { projectId }, data: { doneById: id } })
  const asked = { projectId, userId: id, words: 'Let me in', state: 'ACCEPTED' }
  await database.projectRequest.create({ data: asked })
  await database.portfolio.create({ data: { userId: id, about: 'What I can', shown: { projects: [projectId] } } })
  await database.portfolioShare.create({ data: { userId: id, expiresAt: new Date(Date.now() + DAY_MS) } })
}

/** Creates the person's posts and comments, their actions on the friend's content, and reports against them. */
async function fillCommunity(id: string, friendId: string) {
  const { database } = site
  const everyone = { audience: 'EVERYONE', scope: 'EVERYONE' }
  const file = { ownerId: id, state: 'KEPT', type: 'image/webp', bytes: 10, variants: [] }
  const picture = await database.storedFile.create({
    data: { ...file, kind: 'POST_PICTURE', name: 'a.png', hash: 'of-a-post' },
  })
  const photo = await database.storedFile.create({
    data: { ...file, kind: 'STORY', name: 'b.png', hash: 'of-a-story' },
  })
  const tomorrow = new Date(Date.now() + DAY_MS)
  await database.hashtag.createMany({ data: ['жалғыз', 'ортақ'].map(name => ({ folded: name, name })) })
  const tags = (authorId: string, names: string[]) => ({
    create: names.map(hashtag => ({ hashtag, authorId, scope: 'EVERYONE', createdAt: new Date() })),
  })
  await database.post.create({
    data: {
      ...{ ...everyone, authorId: id, text: 'of the person', hashtags: tags(id, ['жалғыз', 'ортақ']) },
      pictures: { create: { order: 0, fileId: picture.id } },
      comments: { create: { authorId: friendId, text: 'goes with the post' } },
    },
  })
  const { id: postId } = await database.post.create({
    data: {
      ...{ ...everyone, authorId: friendId, text: 'of the friend', hashtags: tags(friendId, ['ортақ']) },
      ...{ likeCount: 1, commentCount: 4 },
      likes: { create: { userId: id } },
      mentions: { create: { userId: id } },
    },
  })
  const createComment = (authorId: string, text: string, replyToId: string | null = null, likeCount = 0) =>
    database.comment.create({ data: { postId, authorId, text, replyToId, likeCount } })
  const answered = await createComment(id, 'answered by a friend')
  await createComment(id, 'answered by nobody')
  await createComment(id, 'a reply of their own', answered.id)
  const answer = await createComment(friendId, 'an answer', answered.id, 1)
  await database.commentLike.create({ data: { commentId: answer.id, userId: id } })
  const story = { ...everyone, expiresAt: tomorrow }
  await database.story.create({ data: { ...story, authorId: id, kind: 'PHOTO', fileId: photo.id } })
  await database.story.create({
    data: {
      ...{ ...story, authorId: friendId, kind: 'TEXT', text: 'a day', viewCount: 1, likeCount: 1 },
      views: { create: { viewerId: id, liked: true } },
    },
  })
  await database.block.create({ data: { blockerId: id, blockedId: friendId } })
  await database.mute.create({ data: { muterId: friendId, mutedId: id } })
  await database.notification.create({ data: { userId: friendId, kind: 'follow', params: { byId: id } } })
  await database.notificationSetting.create({ data: { userId: id, kind: 'follow', wanted: false } })
  await database.sanction.create({ data: { userId: id, kind: 'WARNED', reason: 'SPAM' } })
  const opened = { cause: 'REPORTS', gravity: 0 }
  await database.moderationCase.create({
    data: {
      ...{ ...opened, targetKind: 'PROFILE', targetId: id, openKey: `PROFILE ${id}`, ownerId: id, text: 'their words' },
      reports: { create: { reporterId: friendId, reason: 'OTHER', weight: 1 } },
    },
  })
  await database.moderationCase.create({
    data: {
      ...{ ...opened, targetKind: 'POST', targetId: postId, ownerId: friendId, text: 'of the friend', decidedById: id },
      reports: { create: { reporterId: id, reason: 'SPAM', words: 'what they said', weight: 1 } },
    },
  })
}

/** Returns the tables that contain a text in any column. */
async function tablesNaming(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesOf(site.database)) {
    const columns = await columnsOf(site.database, name)
    const anywhere = columns.map(column => contains(Prisma.raw(`CAST("${column}" AS TEXT)`), text))
    const rows = await site.database.$queryRaw<unknown[]>(
      Prisma.sql`SELECT 1 FROM ${Prisma.raw(`"${name}"`)} WHERE ${Prisma.join(anywhere, ' OR ')} LIMIT 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
