import { request as ask } from 'node:http'
import { unzipSync } from 'fflate'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdmissionFacts, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import { chancePercent } from '#app/domain/admission/percent.ts'
import { languages } from '#app/i18n/config.ts'
import archive from '#app/i18n/locales/ru/archive.ts'
import newTerms from '#app/i18n/locales/kk/newTerms.ts'
import chanceWords from '#app/i18n/locales/ru/chance.ts'
import words from '#app/i18n/locales/ru/data.ts'
import fieldWords from '#app/i18n/locales/ru/fields.ts'
import { choose } from '#tests/world/choices.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, textOf, titleOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import { putProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { onSqlite } from '#tests/world/postgres.ts'

const PAGE = '/app/settings/data'
const DEMO = 'Bagdar-2026!'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const idOf = async (username: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username }, select: { id: true } })).id
const exporting = (as: Visitor, password = PASSWORD, cookies = {}) =>
  site.visit(`${PAGE}/export`, { as, form: { password }, cookies })

describe('the download of one’s own data', () => {
  it('is a zip with a readable page and the same for programs', async () => {
    const pupil = await site.signIn('aruzhan')
    const { status, headers, files } = await download(pupil, DEMO)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="bagdar-data-\d{4}-\d\d-\d\d\.zip"$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(Object.keys(files).sort()).toEqual(['data.json', 'index.html'])
    const data = JSON.parse(files['data.json']!) as DataExport
    expect(data.account.username).toBe('aruzhan')
    expect(data.profile).toMatchObject({ firstName: 'Аружан', city: 'Алматы', dateOfBirth: '2010-03-14' })
    expect(data.attempts.map(({ answers }) => answers.length)).toEqual([30, 50, 24, 24])
    expect(data.attempts[0]).toMatchObject({ careless: false, flags: [], deadlineAt: null })
    for (const { seconds } of data.attempts[0]!.answers) expect(seconds).toBeGreaterThan(2)
    expect(data.attempts[0]!.scores.length).toBe(6)
    expect(data.attempts[0]!.opinions.length).toBe(4)
    expect(data.consents.map(({ kind }) => kind).sort()).toEqual(['PRIVACY', 'TERMS'])
    expect(textOf(files['index.html']!)).toContain('Сейтқали')
  })

  it('names the groups of a student of a college, and the classes of a pupil', async () => {
    const [student, pupil] = [await makePerson(site), await site.signIn('aruzhan')]
    const userId = await idOf(student.username)
    const college = { data: { name: { ru: 'Политех' }, type: 'COLLEGE' } }
    const { id: organizationId } = await site.database.organization.create(college)
    await site.database.member.create({ data: { userId, organizationId, role: 'ORG_STUDENT', status: 'ACTIVE' } })
    const page = async (as: Visitor, password: string) =>
      (await download(as, password, { language: 'ru' })).files['index.html']!
    expect(await page(student, PASSWORD)).toContain('Группы по учебным годам')
    expect(await page(pupil, DEMO)).toContain('Классы по учебным годам')
  })

  it('is written in the reader’s language as valid HTML without scripts or anything from outside', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-inline-style': 'off' } })
    for (const language of languages) {
      const person = await makePerson(site)
      const userId = await idOf(person.username)
      await site.database.profile.update({ where: { userId }, data: { bio: '<script>alert(1)</script>"\'& \u202e' } })
      const html = (await download(person, PASSWORD, { language })).files['index.html']!
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toMatch(/<script|src=|href=|@import|url\(/)
      expect(textOf(html)).toContain('<script>alert(1)</script>')
      expect(textOf(html).match(/\b(?:field|section|status|kind|action)\.[a-z]\w*/gi)).toBeNull()
      const report = await validator.validateString(html)
      expect(
        report.results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line} ${message}`)),
      ).toEqual([])
    }
  })

  it('tells of an attempt that was kept although it looked careless, and of one against the clock', async () => {
    const person = await makePerson(site)
    const userId = await idOf(person.username)
    await site.database.attempt.create({
      data: {
        userId,
        versionId: 'aptitude-v1',
        language: 'ru',
        completedAt: new Date(),
        deadlineAt: new Date(),
        careless: true,
        flags: ['straight-lining', 'haste'],
      },
    })
    const { files } = await download(person)
    const { attempts } = JSON.parse(files['data.json']!) as DataExport
    expect(attempts[0]).toMatchObject({
      testVersion: 1,
      careless: true,
      flags: [{ flag: 'straight-lining' }, { flag: 'haste' }],
    })
    const page = textOf(files['index.html']!)
    for (const word of ['field.deadlineAt', 'field.careless', 'flag.straight-lining', 'flag.haste'] as const) {
      expect(page).toContain(archive[word])
    }
  })

  it('has marks part by part, and every analysis of institutions as it was on its day', async () => {
    const person = await makePerson(site)
    const userId = await idOf(person.username)
    const { database } = site
    const untParts = { mathLiteracy: 8, reading: 9, history: 17, first: 35 }
    const marks = { unt: 98, untSubjects: 'BIOLOGY+CHEMISTRY', rural: true, ielts: 6.5 }
    await database.academicRecord.create({ data: { userId, untParts, ...marks } })
    await database.languageSkill.create({ data: { userId, language: 'kk', level: 'NATIVE' } })
    const chosen = ['abai-b013', 'pavlodar-medical-college-midwifery']
    await choose(site, person, chosen, { rural: 'yes' })
    const madeAt = async () => (await database.institutionAnalysis.findFirst({ where: { userId } }))?.completedAt
    await expect.poll(madeAt).toBeInstanceOf(Date)
    await database.academicRecord.update({ where: { userId }, data: { unt: 120 } })
    const { id: makingId } = await database.making.create({ data: { kind: 'ADMISSION', userId, state: 'FAILED' } })
    const failed = { userId, pool: 'GRANT', makingId, choices: { create: { majorId: 'abai-b013', order: 0 } } }
    await database.institutionAnalysis.create({ data: failed })

    const { files } = await download(person)
    const { academicRecord, admissions } = JSON.parse(files['data.json']!) as DataExport
    expect(academicRecord).toMatchObject({ ...marks, unt: 120, mathLiteracy: 8, first: 35, second: null })
    expect(academicRecord).not.toHaveProperty('untParts')
    const [analysis, other] = admissions
    const facts = (await database.institutionAnalysis.findFirstOrThrow({ where: { userId } })).facts as AdmissionFacts
    const abai = facts.choices.find(({ majorId }) => majorId === 'abai-b013')!
    const { chance } = abai.outcome as GrantOutcome
    expect(analysis).toMatchObject({
      ...{ state: 'COMPLETED', pool: 'RURAL', admissionYear: facts.year, unt: 98, untSubjects: 'BIOLOGY+CHEMISTRY' },
      ...{ ielts: 6.5, sat: null, mathLiteracy: 8, second: null, languages: [{ language: 'kk', level: 'NATIVE' }] },
      programmes: [
        { programme: expect.any(String) as string, chance: chancePercent(chance!), standing: abai.standing },
        { institution: expect.any(String) as string, chance: null, standing: facts.choices.at(-1)!.standing },
      ],
    })
    expect(other).toMatchObject({ state: 'FAILED', pool: 'GRANT', programmes: [{ chance: null, standing: null }] })

    for (const language of languages) {
      const html = (await download(person, PASSWORD, { language })).files['index.html']!
      const page = textOf(html)
      expect(page).not.toMatch(/\b(field|section|pool|standing|exam)\.[a-z]|[A-Z]{3,}\+|untParts|undefined|\{\w+\}/i)
      if (language !== 'ru') continue
      expect(page).toMatch(/Год поступления 20\d\d /)
      for (const word of ['section.admissions', 'field.mathLiteracy', 'field.untSubjects', 'field.rural'] as const)
        expect(page).toContain(archive[word])
      for (const word of ['pool.RURAL', 'pool.GRANT', `standing.${abai.standing}`] as const)
        expect(page).toContain(chanceWords[word])
      expect(page).toContain('биология, химия')
      for (const { programme, institution } of analysis!.programmes) {
        expect(page).toContain(programme)
        expect(page).toContain(institution)
      }
    }
  })

  it('says how many notes an organisation keeps, without their words, and when a talk was asked for', async () => {
    const person = await makePerson(site)
    const userId = await idOf(person.username)
    const school = { userId, organizationId: 'demo-lyceum' }
    const note = { ...school, authorId: await idOf('teacher'), text: 'Тайные слова' }
    await site.database.counsellorNote.createMany({ data: [note, note] })
    await site.database.talk.create({ data: { ...school, kind: 'ASKED', words: 'Мои слова' } })
    const { files } = await download(person)
    const { counsellorNotes, talks } = JSON.parse(files['data.json']!) as DataExport
    expect(counsellorNotes).toEqual([{ organization: 'Лицей «Самал» (пример)', count: 2 }])
    expect(talks).toMatchObject([{ talk: 'ASKED', words: 'Мои слова', organization: 'Лицей «Самал» (пример)' }])
    const page = textOf(files['index.html']!)
    for (const word of ['section.counsellorNotes', 'section.talks', 'talk.ASKED'] as const)
      expect(page).toContain(archive[word])
    for (const text of Object.values(files)) expect(text).not.toContain('Тайные слова')
  })

  it('has what the person told others, what they liked and reported, and what was decided about them', async () => {
    const [person, other] = [await makePerson(site), await makePerson(site)]
    const [userId, otherId] = [await idOf(person.username), await idOf(other.username)]
    const { database } = site
    const everyone = { audience: 'EVERYONE', scope: 'EVERYONE' }
    const file = { ownerId: userId, state: 'KEPT', type: 'image/webp', bytes: 3, hash: 'a', variants: [] }
    const { id: fileId } = await database.storedFile.create({
      data: { ...file, kind: 'POST_PICTURE', name: 'tau.png' },
    })
    await database.post.create({
      data: {
        ...{ ...everyone, authorId: userId, text: 'Менің жарияланымым' },
        pictures: { create: { order: 0, fileId, description: 'Таңғы тау' } },
      },
    })
    const theirs = await database.post.create({ data: { ...everyone, authorId: otherId, text: 'Бөтен сөз' } })
    await database.comment.create({ data: { postId: theirs.id, authorId: userId, text: 'Менің пікірім' } })
    await database.postLike.create({ data: { postId: theirs.id, userId } })
    await database.mention.create({ data: { postId: theirs.id, userId } })
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
    await database.story.create({
      data: { ...everyone, authorId: userId, kind: 'TEXT', text: 'Менің сторисім', expiresAt: tomorrow },
    })
    await database.mute.create({ data: { muterId: userId, mutedId: otherId } })
    await database.notificationSetting.create({ data: { userId, kind: 'postLike', wanted: false } })
    const target = { targetKind: 'POST', gravity: 1, text: 'Нашар сөз' }
    const reported = { cause: 'REPORTS', state: 'DECIDED', decision: 'REMOVED', reason: 'BULLYING' }
    await database.moderationCase.create({
      data: {
        ...{ ...target, ...reported, targetId: 'one', ownerId: userId, words: 'Бұлай жазбаңыз', decidedById: otherId },
        reports: { create: { reporterId: otherId, reason: 'BULLYING', words: 'Құпия шағым', weight: 1 } },
      },
    })
    await database.moderationCase.create({
      data: {
        ...{ ...target, cause: 'REPORTS', targetId: theirs.id, ownerId: otherId, text: 'Бөтен сөз' },
        reports: { create: { reporterId: userId, reason: 'SPAM', words: 'Бұл жарнама', weight: 1 } },
      },
    })
    await database.sanction.create({ data: { userId, kind: 'MUTED', reason: 'BULLYING', until: tomorrow } })

    const { files } = await download(person)
    const data = JSON.parse(files['data.json']!) as Record<string, unknown>
    expect(data).toMatchObject({
      posts: [{ text: 'Менің жарияланымым', pictures: [{ file: 'tau.png', description: 'Таңғы тау' }] }],
      comments: [{ text: 'Менің пікірім', isReply: false }],
      stories: [{ story: 'TEXT', text: 'Менің сторисім' }],
      likes: [{ thing: 'POST' }],
      mentions: [{ thing: 'POST' }],
      muted: [{ username: other.username }],
      notificationWishes: [{ kind: 'postLike', wanted: false }],
      reports: [{ thing: 'POST', reason: 'SPAM', words: 'Бұл жарнама', decision: null }],
      moderationCases: [{ thing: 'POST', decision: 'REMOVED', moderatorWords: 'Бұлай жазбаңыз', text: 'Нашар сөз' }],
      sanctions: [{ sanction: 'MUTED', reason: 'BULLYING' }],
    })
    expect(Object.keys(files)).toContain('files/01-post_picture.webp')
    for (const text of Object.values(files)) {
      for (const secret of [otherId, 'Бөтен сөз', 'Құпия шағым']) expect(text).not.toContain(secret)
    }
    for (const language of languages) {
      const page = textOf((await download(person, PASSWORD, { language })).files['index.html']!)
      expect(page).not.toMatch(/\b(field|section|told|reason|thing|story|audience)\.[a-z]|undefined/i)
      expect(page).not.toMatch(/\b(SHOWN|DECIDED|BULLYING|MUTED|POST|TEXT|EVERYONE)\b/)
    }
  })

  it('has no secret and nothing of anybody else', async () => {
    const one = await makePerson(site)
    const two = await makePerson(site)
    const [oneId, twoId] = await Promise.all([idOf(one.username), idOf(two.username)])
    const { database } = site
    await database.profile.update({
      where: { userId: twoId },
      data: { firstName: 'Қарлығаш', bio: 'tomiris-biography' },
    })
    await database.follow.create({ data: { followerId: twoId, followedId: oneId } })
    await database.oneTimeToken.create({
      data: {
        hash: 'hash-of-a-token',
        userId: oneId,
        kind: 'RESET_PASSWORD',
        expiresAt: new Date(Date.now() + 60_000),
      },
    })
    await database.totpDevice.create({
      data: { userId: oneId, secret: 'the-secret-of-the-phone', confirmedAt: new Date(), recoveryCodes: ['a-code'] },
    })
    await database.auditEvent.create({ data: { action: 'results.viewed', actorId: twoId, subjectId: oneId } })
    await database.auditEvent.create({ data: { action: 'results.viewed', actorId: oneId, subjectId: twoId } })
    const { passwordHash } = await database.user.findUniqueOrThrow({ where: { id: oneId } })
    const sessions = await database.session.findMany({ where: { userId: oneId } })

    const { files } = await download(one)
    const everything = Object.values(files).join('\n')
    expect(everything).toContain(one.username)
    const secrets = [
      passwordHash,
      ...sessions.map(({ id }) => id),
      'hash-of-a-token',
      'the-secret-of-the-phone',
      'a-code',
    ]
    for (const secret of secrets) expect(everything).not.toContain(secret)
    for (const other of [two.username, twoId, 'Қарлығаш', 'tomiris-biography']) expect(everything).not.toContain(other)
    expect((JSON.parse(files['data.json']!) as DataExport).resultsViews).toHaveLength(1)
  })

  it('has projects, teams, requests, projects followed and the portfolio, in words of every language', async () => {
    const [person, other] = [await makePerson(site), await makePerson(site)]
    const [userId, otherId] = [await idOf(person.username), await idOf(other.username)]
    const { database } = site
    const goals = [{ text: 'Алпыс күн өлшеу', done: true }]
    const led = await putProject(database, userId, { name: 'Нұра күнделігі', goals, interests: ['GEOGRAPHY'] })
    const { id: projectId } = await putProject(database, otherId, { name: 'Тасқын картасы', members: [userId] })
    await database.projectFollow.create({ data: { projectId, userId } })
    const asked = { projectId, userId, words: 'Карта сыза аламын', state: 'ACCEPTED' }
    await database.projectRequest.create({ data: asked })
    const shown = { facts: ['city'], projects: [led.id], achievements: [] }
    await database.portfolio.create({ data: { userId, about: 'Өлшей аламын', shown } })
    await database.portfolioShare.create({ data: { userId, expiresAt: new Date(Date.now() + 60_000) } })
    for (const language of languages) {
      const { files } = await download(person, PASSWORD, { language })
      const data = JSON.parse(files['data.json']!) as DataExport
      expect(data.projects).toMatchObject([{ name: 'Нұра күнделігі', objectives: [{ text: 'Алпыс күн өлшеу' }] }])
      expect(data.teams).toMatchObject([{ project: 'Нұра күнделігі' }, { project: 'Тасқын картасы' }])
      expect(data.joinRequests).toMatchObject([{ project: 'Тасқын картасы', words: 'Карта сыза аламын' }])
      expect(data.projectFollows).toMatchObject([{ project: 'Тасқын картасы' }])
      expect(data.portfolio).toMatchObject([{ about: 'Өлшей аламын', shownProjects: [{ project: 'Нұра күнделігі' }] }])
      expect(data.portfolioLinks).toHaveLength(1)
      const page = textOf(files['index.html']!)
      expect(page).not.toMatch(/\b(?:field|section|projectStatus|teamRole|requestState)\.\w|RECRUITING|ACCEPTED|LEAD\b/)
      expect(page).not.toContain(other.username)
      expect(page).toContain('Алпыс күн өлшеу')
    }
  })

  it('has projects that are completed, put away, hidden and deleted, and of teams whose project is gone no name', async () => {
    const [person, other] = [await makePerson(site), await makePerson(site)]
    const [userId, otherId] = [await idOf(person.username), await idOf(other.username)]
    const { database } = site
    const own: [string, { status?: string; state?: string }][] = [
      ['Бітті', { status: 'COMPLETED' }],
      ['Сөреде', { status: 'ARCHIVED' }],
      ['Жабық', { status: 'ARCHIVED', state: 'HIDDEN' }],
      ['Алынды', { state: 'REMOVED' }],
      ['Өшті', { status: 'ARCHIVED', state: 'DELETED' }],
    ]
    for (const [name, given] of own) {
      const { id } = await putProject(database, userId, { name, ...given })
      const inProject = { authorId: userId, audience: 'PROJECT', scope: `PROJECT:${id}`, projectId: id }
      const thread = await database.post.create({ data: { ...inProject, text: '' } })
      await database.project.update({ where: { id }, data: { threadId: thread.id } })
      await database.post.create({ data: { ...inProject, text: `${name}: хабар` } })
    }
    const others = { 'Бөгде сөре': { status: 'ARCHIVED' }, 'Бөгде құпия': { status: 'ARCHIVED', state: 'DELETED' } }
    for (const [name, given] of Object.entries(others)) {
      const { id: projectId } = await putProject(database, otherId, { name, members: [userId], ...given })
      await database.projectFollow.create({ data: { projectId, userId } })
      await database.projectRequest.create({ data: { projectId, userId, words: 'Сыза аламын', state: 'WITHDRAWN' } })
    }
    for (const language of languages) {
      const { files } = await download(person, PASSWORD, { language })
      const data = JSON.parse(files['data.json']!) as DataExport
      const named = (things: unknown[]) =>
        (things as { name?: string; project?: string | null }[]).map(one => one.name ?? one.project ?? null)
      expect(named(data.projects)).toEqual(own.map(([name]) => name))
      expect(named(data.teams).toSorted()).toEqual([...own.map(([name]) => name), 'Бөгде сөре', null].toSorted())
      for (const things of [data.joinRequests, data.projectFollows]) expect(named(things)).toEqual(['Бөгде сөре', null])
      // The empty post that holds a project's discussion is not exported.
      expect((data.posts as { text: string }[]).map(({ text }) => text)).toEqual(own.map(([name]) => `${name}: хабар`))
      const page = textOf(files['index.html']!)
      expect(page).not.toMatch(/\b(?:field|section|projectStatus|teamRole|requestState|shownAs|audience)\.\w/)
      expect(page).not.toMatch(/COMPLETED|ARCHIVED|HIDDEN|REMOVED|DELETED|WITHDRAWN|PROJECT\b/)
      expect(Object.values(files).join('')).not.toContain('Бөгде құпия')
    }
  })

  onSqlite('leaves nothing out: every table that knows the person is in it', async () => {
    const tables = await site.database.$queryRawUnsafe<{ name: string }[]>(
      `SELECT m.name FROM sqlite_master m, pragma_foreign_key_list(m.name) f
       WHERE m.type = 'table' AND f."table" = 'User' GROUP BY m.name ORDER BY m.name`,
    )
    // A new table that refers to people must be added to the export, and then to this list.
    expect(tables.map(({ name }) => name)).toEqual([
      ...[
        'AcademicRecord',
        'Achievement',
        'Analysis',
        'Attempt',
        'Block',
        'Certificate',
        'Comment',
        'CommentLike',
        'Consent',
        'CounsellorNote',
        'Follow',
        'FormerUsername',
        'Group',
        'GroupYear',
        'IdempotencyKey',
        'InstitutionAnalysis',
        'InstitutionPick',
        'Interest',
        'LanguageSkill',
      ],
      ...[
        'Making',
        'Member',
        'Mention',
        'ModerationCase',
        'Mute',
        'Notification',
        'NotificationSetting',
        'OneTimeToken',
        'Organization',
        'PasswordSlip',
        'PersonalSubscription',
        'Plan',
        'PlanDraft',
        'Portfolio',
        'PortfolioShare',
        'Post',
        'PostLike',
        'Profile',
      ],
      ...['Project', 'ProjectFollow', 'ProjectMember', 'ProjectRequest'],
      // SearchDocument is derived from a person and their posts, and is deleted with them.
      ...['Recommendation', 'Report', 'Sanction', 'SearchDocument', 'Session', 'StoredFile'],
      ...['Story', 'StoryView', 'Talk', 'TotpDevice'],
    ])
  })

  it.each([
    ['no password', '', words['required.password']],
    ['a wrong password', 'Kerek-emes-8', fieldWords['invalid.wrongPassword']],
    ['a password of 10,000 letters', 'a'.repeat(10_000), fieldWords['invalid.tooLong']],
    ['a password with NUL', 'a\u0000b', fieldWords['invalid.wrongPassword']],
  ])('with %s comes back to its page and says why', async (_, password, why) => {
    const person = await makePerson(site)
    const answer = await exporting(person, password)
    expect(answer.status).toBe(302)
    expect(answer.location).toMatch(/^\/app\/settings\/data\?refused=\w+$/)
    const page = await site.visit(answer.location!, { as: person })
    expect(errorBeside(page.text, 'password')).toContain(why)
    expect(summaryOf(page.text)).toEqual(['password'])
    expect(titleOf(page.text)).toMatch(/^Ошибка: /)
    expect(page.text).not.toContain('Kerek-emes-8')
  })

  it('says nothing when somebody makes up a refusal in the address', async () => {
    const person = await makePerson(site)
    for (const refused of ['nonsense', 'toString', '<b>', '']) {
      const { status, text } = await site.visit(`${PAGE}?refused=${encodeURIComponent(refused)}`, { as: person })
      expect(status).toBe(200)
      expect(summaryOf(text)).toEqual([])
    }
  })

  it('is given five times a day, also to who asks six times at once, and each is in the log', async () => {
    const person = await makePerson(site)
    const answers = await Promise.all(Array.from({ length: 6 }, () => exporting(person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 302])
    expect((await exporting(person)).location).toBe(`${PAGE}?refused=exportedOften`)
    const subjectId = await idOf(person.username)
    expect(await site.database.auditEvent.count({ where: { action: 'data.exported', subjectId } })).toBe(5)
  })

  it('is no place to guess a password', async () => {
    const person = await makePerson(site)
    for (let tried = 0; tried < 10; tried += 1) await exporting(person, `wrong-${tried}`)
    expect((await exporting(person)).location).toBe(`${PAGE}?refused=tooOften`)
  })
})

describe('who looked at my results', () => {
  it('is empty at first and says so', async () => {
    const { text } = await site.visit(PAGE, { as: await makePerson(site) })
    expect(headingOf(text)).toBe('Мои данные')
    expect(mainOf(text)).toContain(words['views.none'])
  })

  it('shows names and roles, newest first, twenty a page, and only one’s own', async () => {
    const person = await makePerson(site)
    const subjectId = await idOf(person.username)
    const teacher = await idOf('teacher')
    await site.database.auditEvent.createMany({
      data: Array.from({ length: 45 }, (_, at) => ({
        at: new Date(Date.UTC(2026, 0, 1, 6, at % 3 === 0 ? at : at - 1)),
        action: at % 5 === 4 ? 'studies.viewed' : 'results.viewed',
        actorId: at === 44 ? 'somebody-deleted' : teacher,
        subjectId,
        details: at === 44 ? {} : { role: 'ORG_TEACHER', organizationId: 'demo-lyceum' },
      })),
    })
    const seen: string[] = []
    for (let path: string | undefined = PAGE; path;) {
      const { text } = await site.visit(path, { as: person })
      seen.push(...timesIn(text))
      if (path === PAGE) {
        expect(mainOf(text)).toContain('Гүлнар Әбенова')
        expect(mainOf(text)).toContain('учитель, Лицей «Самал»')
        expect(mainOf(text)).toContain(words['views.gone'])
        expect(mainOf(text)).toContain(words['views.page.studies'])
      }
      path = /href="([^"]*\?before=[^"#]*)[^"]*"/.exec(text)?.[1]
    }
    expect(seen).toHaveLength(45)
    const another = await site.visit(PAGE, { as: await makePerson(site) })
    expect(timesIn(another.text)).toEqual([])
  })

  it('does not know a page that begins at somebody else’s event', async () => {
    const { id } = await site.database.auditEvent.create({
      data: { action: 'results.viewed', subjectId: await idOf('dana') },
    })
    const person = await makePerson(site)
    for (const before of [id, 'nothing', '']) {
      expect((await site.visit(`${PAGE}?before=${before}`, { as: person })).status).toBe(404)
    }
  })
})

describe('terms that have changed', () => {
  const TERMS = '/auth/new-terms'

  it('are asked about before the next page, and agreed to once; own data stay within reach', async () => {
    const person = await makePerson(site)
    const userId = await idOf(person.username)
    await site.database.consent.updateMany({ where: { userId }, data: { version: '2026-01-01' } })
    const feed = await site.visit('/app/feed', { as: person })
    expect(feed.location).toBe(`${TERMS}?redirect=%2Fapp%2Ffeed`)
    const { status, text } = await site.visit(feed.location!, { as: person, cookies: { language: 'kk' } })
    expect([status, headingOf(text)]).toEqual([200, newTerms.title])
    for (const href of ['/legal/terms', '/legal/privacy', PAGE])
      expect(text.split('<main')[1]).toContain(`href="${href}"`)
    expect(text.split('<main')[1]).toContain('action="/auth/logout"')

    // The data export and account deletion stay available, and a form sent meanwhile is accepted.
    for (const path of [PAGE, `${PAGE}/close`]) expect((await site.visit(path, { as: person })).status, path).toBe(200)
    const wishes = await site.visit('/app/settings/notifications', { as: person, form: {} })
    expect(wishes.location).toBe('/app/settings/notifications')

    const agreed = [1, 2].map(() => site.visit(feed.location!, { as: person, form: {} }))
    for (const { location } of await Promise.all(agreed)) expect(location).toBe('/app/feed')
    expect((await site.visit('/app/feed', { as: person })).status).toBe(200)
    const kinds = await site.database.consent.findMany({ where: { userId, version: { not: '2026-01-01' } } })
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['PRIVACY', 'TERMS'])
    expect((await site.visit(TERMS, { as: person })).location).toBe('/')
  })
})

describe('consent to news', () => {
  const setConsent = (as: Visitor, wants: string) =>
    site.visit(`${PAGE}/consent`, { as, form: { kind: 'MARKETING', wants } })
  const historyOf = async (username: string) =>
    site.database.consent.findMany({
      where: { userId: await idOf(username), kind: 'MARKETING' },
      orderBy: [{ givenAt: 'asc' }, { id: 'asc' }],
    })

  it('is given, withdrawn and given again, and the history keeps all of it', async () => {
    const person = await makePerson(site)
    expect(mainOf((await site.visit(PAGE, { as: person })).text)).toContain(words['optional.MARKETING.off'])
    for (const wants of ['on', 'off', 'on']) {
      const answer = await setConsent(person, wants)
      expect([answer.status, answer.location]).toEqual([302, PAGE])
    }
    const history = await historyOf(person.username)
    expect(history.map(({ revokedAt }) => revokedAt !== null).sort()).toEqual([false, true])
    const { text } = await site.visit(PAGE, { as: person })
    expect(mainOf(text)).toContain(words['optional.MARKETING.on'])
    expect(mainOf(text)).toContain(words['consent.TERMS'])
    const actions = await site.database.auditEvent.findMany({
      where: { subjectId: await idOf(person.username), action: { startsWith: 'consent.' } },
    })
    expect(actions.map(({ action }) => action).sort()).toEqual(['consent.given', 'consent.given', 'consent.revoked'])
  })

  it('said twice at once is said once', async () => {
    const person = await makePerson(site)
    await Promise.all(Array.from({ length: 8 }, () => setConsent(person, 'on')))
    expect(await historyOf(person.username)).toHaveLength(1)
    await Promise.all(Array.from({ length: 8 }, () => setConsent(person, 'off')))
    expect((await historyOf(person.username)).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(0)
  })

  it('is the only consent that can be withdrawn here', async () => {
    const person = await makePerson(site)
    for (const kind of ['TERMS', 'PRIVACY', '']) {
      const answer = await site.visit(`${PAGE}/consent`, { as: person, form: { kind, wants: 'off' } })
      expect(answer.status).toBe(400)
    }
    const userId = await idOf(person.username)
    expect(await site.database.consent.count({ where: { userId, revokedAt: { not: null } } })).toBe(0)
  })
})

describe('a newcomer', () => {
  it('finishes signing up first', async () => {
    const person = await makePerson(site, { onboarded: false })
    expect((await exporting(person)).location).toMatch(/^\/auth\/onboarding/)
    expect((await exporting({ cookies: new Map() })).location).toMatch(/^\/auth\/login/)
  })
})

type DataExport = {
  account: { username: string }
  profile: Record<string, unknown>
  attempts: { answers: { seconds: number | null }[]; scores: unknown[]; opinions: unknown[] }[]
  academicRecord: Record<string, unknown>
  admissions: { programmes: { programme: string; institution: string }[] }[]
  consents: { kind: string }[]
  counsellorNotes: { organization: string; count: number }[]
  talks: unknown[]
  posts: unknown[]
  projects: unknown[]
  teams: unknown[]
  joinRequests: unknown[]
  projectFollows: unknown[]
  portfolio: unknown[]
  portfolioLinks: unknown[]
  resultsViews: unknown[]
}

/** Downloads a zip as a browser does; `site.visit` reads only text. */
async function download(as: Visitor, password = PASSWORD, cookies: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; files: Record<string, string> }>(
    (resolve, reject) => {
      const body = new URLSearchParams({ password }).toString()
      const jar = [...as.cookies, ...Object.entries(cookies)].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = {
        Cookie: jar,
        Origin: site.origin,
        'Sec-Fetch-Site': 'same-origin',
        'Accept-Encoding': 'gzip, deflate, br',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body),
      }
      const outgoing = ask(`${site.origin}${PAGE}/export`, { method: 'POST', headers }, message => {
        const chunks: Buffer[] = []
        message.on('data', (chunk: Buffer) => chunks.push(chunk))
        message.on('end', () => {
          const packed = unzipSync(new Uint8Array(Buffer.concat(chunks)))
          const files = Object.fromEntries(
            Object.entries(packed).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
          )
          resolve({ status: message.statusCode ?? 0, headers: message.headers, files })
        })
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    },
  )
}

/** Returns the times in the table of views. */
function timesIn(html: string) {
  const [, section = ''] = /<section[^>]*aria-labelledby="views"[^>]*>(.*?)<\/section>/s.exec(html) ?? []
  return [...section.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, time]) => textOf(time!))
}
