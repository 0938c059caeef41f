import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import en from '#app/i18n/locales/en/moderation.ts'
import enPost from '#app/i18n/locales/en/postTexts.ts'
import enProject from '#app/i18n/locales/en/project.ts'
import enReport from '#app/i18n/locales/en/report.ts'
import enStory from '#app/i18n/locales/en/stories.ts'
import ru from '#app/i18n/locales/ru/report.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, tagsOf, textOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { makeProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { lettersFor } from './emails.ts'

type Person = Visitor & { username: string; id: string }
const staffNames = [
  'superadmin',
  'ministry',
  'orgadmin',
  'staff',
  'teacher',
  'teacher2',
  'otheradmin',
  'twoschools',
] as const

let site: Site
let staff: Record<(typeof staffNames)[number], Visitor>
let author: Person
let reader: Person

beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  const signedIn = await Promise.all(staffNames.map(async name => [name, await site.signIn(name)] as const))
  staff = Object.fromEntries(signedIn) as typeof staff
  author = await make()
  reader = await make()
})
afterAll(() => site.stop())

async function make(more = {}): Promise<Person> {
  const person = await makePerson(site, more)
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  return { ...person, id }
}

/** Creates a pupil of aruzhan's school, with `mentored` in the teacher's class. */
async function makePupil({ mentored = false, ...more }: { mentored?: boolean; dateOfBirth?: string } = {}) {
  const pupil = await make(more)
  const organizationId = 'demo-lyceum'
  const group = mentored
    ? await site.database.group.findFirstOrThrow({
        where: { organizationId, mentor: { usernameFolded: 'teacher' }, archivedAt: null },
      })
    : null
  await site.database.member.create({
    data: { userId: pupil.id, organizationId, role: 'ORG_STUDENT', status: 'ACTIVE', groupId: group?.id },
  })
  return pupil
}

async function createPost({ id: authorId }: { id: string }, more: { state?: string; text?: string } = {}) {
  const post = { authorId, audience: 'EVERYONE', scope: 'EVERYONE', text: 'Посмотрим, кому будет смешно.', ...more }
  return (await site.database.post.create({ data: post })).id
}

/** Creates a post and opens a case of it with a report. Returns the ids of both. */
async function openCase(of: { id: string } = author, { reason = 'BULLYING', by = reader } = {}) {
  const postId = await createPost(of)
  const { location } = await site.visit(`/app/report?kind=POST&id=${postId}`, { as: by, form: { reason } })
  return { postId, caseId: location!.split('/').at(-1)! }
}

const addressOf = (caseId: string) => `/admin/moderation/${caseId}`
const caseOf = (id: string) =>
  site.database.moderationCase.findUniqueOrThrow({ where: { id }, include: { reports: true } })
const post = (id: string) => site.database.post.findUniqueOrThrow({ where: { id } })
const idOf = async (username: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id
const notificationParams = async (userId: string, kind: string) =>
  (await site.database.notification.findMany({ where: { userId, kind }, orderBy: { createdAt: 'asc' } })).map(
    ({ params }) => params as Record<string, unknown>,
  )

async function decide(as: Visitor, caseId: string, form: Record<string, string> = {}) {
  const { version } = await caseOf(caseId)
  const decision = { version: String(version), decision: 'REMOVED', reason: 'BULLYING', sanction: 'NONE', ...form }
  return site.visit(addressOf(caseId), { as, form: decision, cookies: { language: 'en' } })
}

describe('a case', () => {
  it('is shown with both sides and what stood before it', async () => {
    const postId = await createPost(author, { text: 'Кто идёт на матч?' })
    const { id } = await site.database.comment.create({
      data: { postId, authorId: author.id, text: 'Тебе там не место' },
    })
    const form = { reason: 'THREAT', words: 'Он и вчера угрожал' }
    const sent = await site.visit(`/app/report?kind=COMMENT&id=${id}`, { as: reader, form })
    const caseId = sent.location!.split('/').at(-1)!
    const { text } = await site.visit(addressOf(caseId), { as: staff.ministry, cookies: { language: 'en' } })
    expect(headingOf(text)).toBe(enReport['reason.THREAT'])
    for (const words of ['Кто идёт на матч?', 'Тебе там не место', form.words, `@${reader.username}`])
      expect(mainOf(text)).toContain(words)
    const { text: list } = await site.visit('/admin/moderation', { as: staff.superadmin, cookies: { language: 'en' } })
    expect(list).toContain(`href="${addressOf(caseId)}"`)
    expect(textOf(list)).toMatch(/Moderation \d+/)
  })

  it('tells the author on the page of the thing itself first of the review, then of the decision, and leads there', async () => {
    const lead = await make()
    const story = { kind: 'TEXT', text: 'Сбор у фонтана', ground: 'LAKE', audience: 'EVERYONE', scope: 'EVERYONE' }
    const expiresAt = new Date(Date.now() + 3_600_000)
    const { id: storyId } = await site.database.story.create({ data: { ...story, authorId: lead.id, expiresAt } })
    const [postId, projectId] = [await createPost(lead), await makeProject(site.database, { lead: lead.id })]
    for (const [kind, id, page, reviewed, decided] of [
      ['POST', postId, `/app/feed/posts/${postId}`, enPost['state.HIDDEN'], enPost['state.DECIDED']],
      ['STORY', storyId, `/app/stories/${lead.username}/${storyId}`, enStory.hidden, enStory.decided],
      ['PROJECT', projectId, `/app/projects/${projectId}`, enProject['state.HIDDEN'], enProject['state.DECIDED']],
    ] as const) {
      const form = { reason: 'BULLYING' }
      const { location } = await site.visit(`/app/report?kind=${kind}&id=${id}`, { as: staff.superadmin, form })
      const caseId = location!.split('/').at(-1)!
      const link = `href="/app/safety/cases/${caseId}"`
      const shown = async () => {
        const { text } = await site.visit(page, { as: lead, cookies: { language: 'en' } })
        return [mainOf(text).includes(reviewed), mainOf(text).includes(decided), text.includes(link)]
      }
      expect([kind, await shown()]).toEqual([kind, [true, false, false]])
      expect((await decide(staff.ministry, caseId, { decision: 'HIDDEN' })).status).toBe(302)
      expect([kind, await shown()]).toEqual([kind, [false, true, true]])
    }
  })

  it('is decided at once for everybody: the thing, its author, those who reported, and the log', async () => {
    const { postId, caseId } = await openCase()
    const words = 'Так у нас не пишут.'
    const decided = await decide(staff.ministry, caseId, { sanction: 'MUTED', days: '3', words })
    expect([decided.status, decided.location]).toEqual([302, '/admin/moderation'])
    expect((await post(postId)).state).toBe('REMOVED')
    const found = await caseOf(caseId)
    expect(found).toMatchObject({ state: 'DECIDED', openKey: null, decision: 'REMOVED', sanction: 'MUTED', words })
    expect(found.reports.every(({ toldAt }) => toldAt !== null)).toBe(true)
    const { until } = await site.database.sanction.findFirstOrThrow({ where: { caseId, kind: 'MUTED' } })
    expect(Math.round((until!.getTime() - found.decidedAt!.getTime()) / 86_400_000)).toBe(3)
    expect(await notificationParams(author.id, 'moderated')).toContainEqual({
      caseId,
      decision: 'REMOVED',
      sanction: 'MUTED',
    })
    expect(await notificationParams(reader.id, 'reportAnswered')).toContainEqual({ caseId, decision: 'REMOVED' })
    const [entry] = await site.database.auditEvent.findMany({
      where: { action: 'moderation.decided', subjectId: author.id },
    })
    expect(entry!.details).toMatchObject({ caseId, decision: 'REMOVED', sanction: 'MUTED' })

    const own = await site.visit(`/app/safety/cases/${caseId}`, { as: author, cookies: { language: 'ru' } })
    expect(headingOf(own.text)).toBe(ru['own.title.REMOVED'])
    expect(mainOf(own.text)).toContain(words)
    expect((await site.visit(`/app/safety/cases/${caseId}`, { as: reader })).status).toBe(404)
    const answer = await site.visit(`/app/report/${caseId}`, { as: reader, cookies: { language: 'en' } })
    expect(mainOf(answer.text)).toContain(enReport['told.REMOVED'])
  })

  it('is found in the lists of those it concerns, with what became of it, by cursor', async () => {
    const [owner, reporter] = [await make(), await make()]
    const LIST = '/app/safety/cases'
    const list = async (as: Visitor, query = '') => {
      const { text } = await site.visit(LIST + query, { as, cookies: { language: 'en' } })
      const lines = tagsOf(text, 'a').flatMap(({ href }) => (/\/(app\/report|cases)\/\w/.test(href!) ? [href!] : []))
      return { lines, words: textOf(mainOf(text)), older: tagsOf(text, 'a').find(({ rel }) => rel === 'next')?.href }
    }
    expect((await list(reporter)).words).toContain(enReport['list.none.reports'])
    expect((await list(owner, '?of=decisions')).words).toContain(enReport['list.none.decisions'])

    const waits = await openCase(owner, { by: reporter })
    const removed = await openCase(owner, { by: reporter })
    const keptQuietly = await openCase(owner, { by: reporter })
    await decide(staff.ministry, removed.caseId)
    await decide(staff.ministry, keptQuietly.caseId, { decision: 'KEPT', reason: '' })
    const reports = await list(reporter)
    expect(reports.lines).toEqual([keptQuietly, removed, waits].map(({ caseId }) => `/app/report/${caseId}`))
    for (const key of ['list.waits', 'list.became.REMOVED', 'list.became.KEPT'] as const)
      expect(reports.words).toContain(enReport[key])
    // Posts that were kept and never hidden are not shown in the author's list either.
    expect((await list(owner, '?of=decisions')).lines).toEqual([`${LIST}/${removed.caseId}`])
    expect((await list(owner)).lines).toEqual([])
    await site.visit(`${LIST}/${removed.caseId}`, { as: owner, form: { appeal: 'Это была шутка о себе.' } })
    expect((await list(owner, '?of=decisions')).words).toContain(enReport['list.appealed'])

    await site.database.moderationCase.createMany({
      data: Array.from({ length: 21 }, (_, at) => ({
        ...{ targetKind: 'POST', targetId: `gone-${at}`, ownerId: owner.id, cause: 'REPORTS', gravity: 1, text: '' },
        ...{ state: 'DECIDED', decision: 'HIDDEN', reason: 'SPAM', decidedAt: new Date() },
      })),
    })
    const first = await list(owner, '?of=decisions')
    const { lines } = await list(owner, first.older!.replace(LIST, '').replaceAll('&amp;', '&'))
    expect([first.lines.length, lines.length]).toEqual([20, 2])
    expect(lines.at(-1)).toBe(`${LIST}/${removed.caseId}`)
    expect((await list(reporter, first.older!.replace(LIST, '').replaceAll('&amp;', '&'))).lines).toEqual([])
  })

  it('is decided with a reason, days for a mute, and no penalty for what is kept; what was typed stays', async () => {
    const { caseId } = await openCase()
    const refused = await decide(staff.superadmin, caseId, { reason: '', sanction: 'MUTED', words: 'Ещё не всё' })
    expect(refused.status).toBe(400)
    expect(errorBeside(refused.text, 'reason')).toContain(en['required.reason'])
    expect(errorBeside(refused.text, 'days')).toContain(en['invalid.days'])
    expect(valuesOf(refused.text, 'decision')).toEqual(['REMOVED'])
    expect(textOf(refused.text)).toContain('Ещё не всё')
    const wrong: Record<string, string>[] = [
      { decision: '' },
      { days: '31', sanction: 'MUTED' },
      { decision: 'KEPT', sanction: 'WARNED' },
    ]
    for (const form of wrong)
      expect((await decide(staff.superadmin, caseId, form)).status, JSON.stringify(form)).toBe(400)
    expect((await caseOf(caseId)).state).toBe('OPEN')
  })

  it('that somebody else has decided answers 409 with who, when and what', async () => {
    const { postId, caseId } = await openCase()
    const { version } = await caseOf(caseId)
    await decide(staff.ministry, caseId, { decision: 'KEPT' })
    const late = await decide(staff.superadmin, caseId, { version: String(version) })
    expect([late.status, headingOf(late.text)]).toEqual([409, en['overtaken.title']])
    const { firstName } = await site.database.profile.findUniqueOrThrow({ where: { userId: await idOf('ministry') } })
    expect(mainOf(late.text)).toContain(firstName)
    expect(mainOf(late.text)).toContain(en['decision.KEPT'])
    expect((await post(postId)).state).toBe('SHOWN')
    // The post was never hidden, so its author is not notified.
    expect((await notificationParams(author.id, 'moderated')).filter(params => params.caseId === caseId)).toEqual([])
  })

  it('that was reported again meanwhile is looked at once more', async () => {
    const { postId, caseId } = await openCase()
    const { version } = await caseOf(caseId)
    await site.visit(`/app/report?kind=POST&id=${postId}`, { as: await make(), form: { reason: 'THREAT' } })
    const stale = await decide(staff.superadmin, caseId, { version: String(version) })
    expect(stale.status).toBe(409)
    expect(textOf(stale.text)).toContain(en['invalid.changed'])
    expect(valuesOf(stale.text, 'decision')).toEqual(['REMOVED'])
    expect(tagsOf(stale.text, 'input').find(({ name }) => name === 'version')?.value).toBe(String(version + 1))
    expect((await decide(staff.superadmin, caseId)).status).toBe(302)
  })

  it('is nothing its own author decides', async () => {
    const ministry = { id: await idOf('ministry') }
    const { caseId } = await openCase(ministry)
    expect((await decide(staff.ministry, caseId)).status).toBe(403)
    expect((await decide(staff.superadmin, caseId, { sanction: 'BLOCKED' })).status).toBe(302)
    await site.database.user.update({ where: { id: ministry.id }, data: { state: 'ACTIVE', stateReason: null } })
    staff.ministry = await site.signIn('ministry')
  })
})

describe('a decision', () => {
  it('publishes what waited, and says so', async () => {
    const id = await createPost(author, { state: 'WAITING' })
    const target = { targetKind: 'POST', targetId: id, openKey: `POST ${id}`, ownerId: author.id, text: '' }
    const { id: caseId } = await site.database.moderationCase.create({
      data: { ...target, cause: 'LINKS', gravity: 1, hiddenAt: new Date() },
    })
    const page = await site.visit(addressOf(caseId), { as: staff.superadmin, cookies: { language: 'en' } })
    expect(textOf(page.text)).toContain(en['choice.WAITING'])
    await decide(staff.superadmin, caseId, { decision: 'KEPT' })
    expect((await post(id)).state).toBe('SHOWN')
    expect(await notificationParams(author.id, 'published')).toContainEqual({ kind: 'POST', id, postId: id })
  })

  it('that publishes an answer tells nobody of it where the post has been deleted meanwhile', async () => {
    const other = await make()
    for (const state of ['SHOWN', 'DELETED']) {
      const postId = await createPost(other, { state })
      const said = { postId, authorId: author.id, text: 'Смотрите: example.kz/x', state: 'WAITING' }
      const { id } = await site.database.comment.create({ data: said })
      const target = { targetKind: 'COMMENT', targetId: id, openKey: `COMMENT ${id}`, ownerId: author.id, text: '' }
      const { id: caseId } = await site.database.moderationCase.create({
        data: { ...target, cause: 'LINKS', gravity: 0, hiddenAt: new Date() },
      })
      await decide(staff.superadmin, caseId, { decision: 'KEPT' })
      const answers = (await notificationParams(other.id, 'comment')).filter(params => params.postId === postId)
      expect(answers, state).toHaveLength(state === 'SHOWN' ? 1 : 0)
    }
  })

  it('closes an account only where the viewer may', async () => {
    const pupil = await makePupil()
    const { caseId } = await openCase(pupil)
    const page = await site.visit(addressOf(caseId), { as: staff.orgadmin })
    expect(page.text).not.toContain('value="BLOCKED"')
    expect((await decide(staff.orgadmin, caseId, { sanction: 'BLOCKED' })).status).toBe(400)
    expect((await decide(staff.superadmin, caseId, { sanction: 'BLOCKED', words: 'Угрозы' })).status).toBe(302)
    const { state, stateReason } = await site.database.user.findUniqueOrThrow({ where: { id: pupil.id } })
    expect([state, stateReason]).toEqual(['BLOCKED', 'Угрозы'])
    expect((await site.visit('/app/feed', { as: pupil })).location).toMatch(/^\/auth\/login/)
  })

  it('makes a removed picture known again, until it is taken back', async () => {
    const { checkContent: checkPost } = await import('#app/domain/safety/content-check.server.ts')
    const { postId, caseId } = await openCase()
    const file = {
      ownerId: author.id,
      kind: 'POST_PICTURE',
      type: 'image/webp',
      name: 'p',
      bytes: 1,
      hash: 'h',
      variants: [],
    }
    const { id: fileId } = await site.database.storedFile.create({ data: file })
    await site.database.postPicture.create({ data: { postId, order: 0, fileId, look: 'f0f0a5a5c3c3b4b4' } })
    const known = async () =>
      (
        await checkPost({ id: author.id, dateOfBirth: null } as Viewer, {
          text: '',
          hasLinks: false,
          looks: ['f0f0a5a5c3c3b4b5'],
        })
      ).wait
    expect(await known()).toBeNull()
    await decide(staff.superadmin, caseId)
    expect(await known()).toBe('PICTURE')
    await appeal(caseId)
    await answer(staff.ministry, caseId, 'OVERTURNED')
    expect(await known()).toBeNull()
  })
})

const appeal = (caseId: string, words = 'Это была шутка', as: Visitor = author) =>
  site.visit(`/app/safety/cases/${caseId}`, { as, form: { appeal: words }, cookies: { language: 'en' } })
async function answer(as: Visitor, caseId: string, given: 'UPHELD' | 'OVERTURNED') {
  const { version } = await caseOf(caseId)
  return site.visit(addressOf(caseId), {
    as,
    form: { answer: given, version: String(version) },
    cookies: { language: 'en' },
  })
}

describe('an appeal', () => {
  it('is made once and answered by somebody else, who may give everything back', async () => {
    const { postId, caseId } = await openCase()
    await decide(staff.ministry, caseId, { sanction: 'MUTED', days: '5' })
    expect((await appeal(caseId, '')).status).toBe(400)
    expect((await appeal(caseId, 'Это была шутка', reader)).status).toBe(404)
    expect((await appeal(caseId)).status).toBe(302)
    expect((await appeal(caseId)).status).toBe(400)

    const own = await answer(staff.ministry, caseId, 'UPHELD')
    expect([own.status, textOf(own.text)]).toEqual([403, expect.stringContaining(en['appeal.own'])])
    const queue = await site.visit('/admin/moderation?tab=appeals', { as: staff.superadmin })
    expect(queue.text).toContain(addressOf(caseId))
    expect((await answer(staff.superadmin, caseId, 'OVERTURNED')).status).toBe(302)
    expect((await post(postId)).state).toBe('SHOWN')
    expect(await site.database.sanction.count({ where: { caseId } })).toBe(0)
    expect(await caseOf(caseId)).toMatchObject({
      state: 'CLOSED',
      answer: 'OVERTURNED',
      answeredById: await idOf('superadmin'),
    })
    expect(await notificationParams(author.id, 'appealAnswered')).toContainEqual({ caseId, answer: 'OVERTURNED' })
    const page = await site.visit(`/app/safety/cases/${caseId}`, { as: author, cookies: { language: 'en' } })
    expect(headingOf(page.text)).toBe(enReport['own.title.OVERTURNED'])
    expect((await answer(staff.superadmin, caseId, 'UPHELD')).status).toBe(409)
  })

  it('comes within 30 days, and never of what was kept', async () => {
    const { caseId } = await openCase()
    await decide(staff.superadmin, caseId)
    const long = new Date(Date.now() - 31 * 86_400_000)
    await site.database.moderationCase.update({ where: { id: caseId }, data: { decidedAt: long } })
    const late = await appeal(caseId)
    expect([late.status, textOf(late.text)]).toEqual([400, expect.stringContaining(enReport['invalid.late'])])
    const kept = await openCase()
    await decide(staff.superadmin, kept.caseId, { decision: 'KEPT' })
    expect((await appeal(kept.caseId)).status).toBe(400)
  })
})

describe('the people of a school', () => {
  it('see the cases of their own pupils and nothing else', async () => {
    const [own, mentored, stranger] = [await makePupil(), await makePupil({ mentored: true }), author]
    const cases = {
      own: (await openCase(own)).caseId,
      mentored: (await openCase(mentored)).caseId,
      stranger: (await openCase(stranger)).caseId,
    }
    const seen = {
      orgadmin: ['own', 'mentored'],
      staff: ['own', 'mentored'],
      teacher: ['mentored'],
      teacher2: [],
      otheradmin: [],
      twoschools: [],
    }
    for (const [name, expected] of Object.entries(seen)) {
      const as = staff[name as keyof typeof seen]
      const list = await site.visit('/admin/moderation', { as })
      expect(list.status).toBe(200)
      for (const [which, caseId] of Object.entries(cases)) {
        const sees = (expected as string[]).includes(which)
        expect((await site.visit(addressOf(caseId), { as })).status, `${name} ${which}`).toBe(sees ? 200 : 404)
        expect(list.text.includes(caseId), `${name} lists ${which}`).toBe(sees)
        if (!sees) expect((await decide(as, caseId)).status, `${name} decides ${which}`).toBe(404)
      }
    }
    // A teacher may read the case, but a school does not see the reporter's name.
    const page = await site.visit(addressOf(cases.mentored), { as: staff.teacher, cookies: { language: 'en' } })
    expect(page.text).not.toContain(reader.username)
    expect(textOf(page.text)).toContain(en['reports.far'])
    expect((await decide(staff.teacher, cases.mentored)).status).toBe(403)
    expect((await decide(staff.staff, cases.mentored, { sanction: 'WARNED' })).status).toBe(302)
  })

  it('read before a comment only what concerns their own pupils or what they could read anyway', async () => {
    const commentator = await makePupil()
    const friend = await makePupil()
    const followers = { audience: 'FOLLOWERS', scope: `FOLLOWERS:${author.id}`, text: 'Тек достарыма айтамын' }
    const { id: postId } = await site.database.post.create({ data: { authorId: author.id, ...followers } })
    const comment = (by: Person, text: string, replyToId: string | null = null) =>
      site.database.comment.create({ data: { postId, authorId: by.id, text, replyToId } })
    const [theirs, strangers] = [await comment(friend, 'Мен де келемін'), await comment(author, 'Сен келме')]
    const caseUnder = async (above: { id: string }) => {
      const { id } = await comment(commentator, 'Көрерміз', above.id)
      const target = { targetKind: 'COMMENT', targetId: id, openKey: `COMMENT ${id}`, ownerId: commentator.id }
      const of = { cause: 'THREAT', gravity: 1, text: 'Көрерміз', organizationId: 'demo-lyceum' }
      return (await site.database.moderationCase.create({ data: { ...target, ...of } })).id
    }
    const [underTheirs, underStrangers] = [await caseUnder(theirs), await caseUnder(strangers)]
    const read = async (as: Visitor, caseId: string) =>
      mainOf((await site.visit(addressOf(caseId), { as, cookies: { language: 'en' } })).text)

    for (const as of [staff.superadmin, staff.ministry]) {
      const shown = await read(as, underStrangers)
      for (const words of [followers.text, 'Сен келме']) expect(shown).toContain(words)
      expect(shown).not.toContain(en['beforeShut.post'])
    }
    const byOwn = await read(staff.orgadmin, underTheirs)
    expect(byOwn).toContain('Мен де келемін')
    expect(byOwn).toContain(en['beforeShut.post'])
    expect(byOwn).not.toContain(followers.text)
    const byStranger = await read(staff.orgadmin, underStrangers)
    for (const words of [followers.text, 'Сен келме']) expect(byStranger).not.toContain(words)
    expect(byStranger).toContain(en['beforeShut.above'])

    await site.database.post.update({ where: { id: postId }, data: { audience: 'EVERYONE', scope: 'EVERYONE' } })
    const open = await read(staff.orgadmin, underStrangers)
    for (const words of [followers.text, 'Сен келме']) expect(open).toContain(words)
    await site.database.comment.update({ where: { id: strangers.id }, data: { state: 'HIDDEN' } })
    expect(await read(staff.orgadmin, underStrangers)).not.toContain('Сен келме')
  })

  it('are written to at once, and once, when a pupil may harm themselves', async () => {
    const organizationId = 'demo-lyceum'
    const pupil = await makePupil()
    const [contact, admin] = [await idOf('teacher2'), await idOf('orgadmin')]
    for (const [id, email] of [
      [contact, 'psychologist@mektep.kz'],
      [admin, 'director@mektep.kz'],
    ] as const)
      await site.database.user.update({ where: { id }, data: { email, emailFolded: email } })
    const letters = async (userId: string, caseId: string) =>
      (await lettersFor(site, { userId })).filter(
        letter => letter.name === 'pupil-in-danger' && letter.caseId === caseId,
      )

    // Without a safety contact the administrators get the email.
    await site.database.organization.update({ where: { id: organizationId }, data: { safetyContactId: null } })
    const unnamed = await openCase(pupil, { reason: 'SELF_HARM' })
    expect(await letters(admin, unnamed.caseId)).toHaveLength(1)

    await site.database.organization.update({ where: { id: organizationId }, data: { safetyContactId: contact } })
    const { postId, caseId } = await openCase(pupil, { reason: 'BULLYING' })
    expect(await letters(contact, caseId)).toEqual([])
    for (let more = 0; more < 2; more += 1)
      await site.visit(`/app/report?kind=POST&id=${postId}`, { as: await make(), form: { reason: 'SELF_HARM' } })
    expect(await letters(contact, caseId)).toHaveLength(1)
    expect(await letters(admin, caseId)).toEqual([])
    // The recipient may open the page it links to.
    expect((await site.visit(addressOf(caseId), { as: staff.teacher2 })).status).toBe(200)

    // Of an adult pupil the school sees only cases of self-harm.
    const grownUp = await makePupil({ dateOfBirth: '2001-02-03' })
    const other = await openCase(grownUp, { reason: 'BULLYING' })
    expect((await site.visit(addressOf(other.caseId), { as: staff.teacher2 })).status).toBe(404)
    const grave = await openCase(grownUp, { reason: 'SELF_HARM' })
    expect(await letters(contact, grave.caseId)).toHaveLength(1)
    expect((await site.visit(addressOf(grave.caseId), { as: staff.teacher2 })).status).toBe(200)

    const stranger = await openCase(author, { reason: 'SELF_HARM' })
    expect(await letters(contact, stranger.caseId)).toEqual([])
    await site.database.organization.update({ where: { id: organizationId }, data: { safetyContactId: null } })
  })
})
