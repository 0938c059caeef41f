// A person's texts about themselves: hidden and removed together, and words in them that call for help.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import files from '#app/i18n/locales/ru/files.ts'
import help from '#app/i18n/locales/ru/help.ts'
import { edit, publish } from '#tests/world/feed.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, PASSWORD, signUpForm } from '#tests/world/people.ts'
import { noise, pdf } from '#tests/world/pictures.ts'
import { makeProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let staff: Record<'superadmin' | 'ministry', Visitor>
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  staff = { superadmin: await site.signIn('superadmin'), ministry: await site.signIn('ministry') }
})
afterAll(() => site.stop())

type Person = Awaited<ReturnType<typeof makePerson>>

const idOf = async ({ username }: { username: string }) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username.toLowerCase() } })).id
const caseOf = (targetId: string) => site.database.moderationCase.findFirst({ where: { targetId } })
const checkForHelp = async (id: string, text: string) =>
  (await import('#app/domain/moderation/calls-for-help.server.ts')).checkWords({ id }, text)
const texts = { organization: 'Школа ночных бабочек', bio: 'Ищу попутчиков', about: 'Рисую карты рек' }

describe('a profile that moderation has hidden', () => {
  /** Creates an adult who shows everyone where they work, with a shared portfolio. */
  async function makeOpenProfile() {
    const owner = await makePerson(site, { dateOfBirth: '1996-05-20' })
    const userId = await idOf(owner)
    const { organization, bio, about } = texts
    await site.database.profile.update({ where: { userId }, data: { organization, bio, visibility: 'EVERYONE' } })
    await site.visit('/app/portfolio/choose', { as: owner, form: { about, facts: ['school'] } })
    await site.visit('/app/portfolio/share', { as: owner, form: { days: '30', idempotencyKey: randomUUID() } })
    const { text } = await site.visit(`/app/profile/${owner.username}/portfolio`, { as: owner })
    const shared = tagsOf(text, 'a').flatMap(({ href = '' }) => (href.startsWith('/shared/portfolio/') ? [href] : []))
    return { owner, userId, shared: shared[0]! }
  }
  type Owner = Awaited<ReturnType<typeof makeOpenProfile>>
  const report = async (userId: string, as: Visitor) => {
    const { location } = await site.visit(`/app/report?kind=PROFILE&id=${userId}`, { as, form: { reason: 'SPAM' } })
    return location!.split('/').at(-1)!
  }
  const decide = async (as: Visitor, caseId: string, form: Record<string, string>) => {
    const address = `/admin/moderation/${caseId}`
    const { text } = await site.visit(address, { as })
    return site.visit(address, { as, form: { version: valuesOf(text, 'version')[0]!, ...form } })
  }
  /** Returns which of the texts a visitor can read in the profile and in the portfolio. */
  async function readBy(as: Visitor, { owner, shared }: Owner, query = '') {
    const profile = mainOf((await site.visit(`/app/profile/${owner.username}${query}`, { as })).text)
    const portfolio = mainOf((await site.visit(shared)).text)
    const words = [texts.organization, texts.bio]
    return {
      profile: words.filter(word => profile.includes(word)),
      portfolio: [texts.organization, texts.about].filter(word => portfolio.includes(word)),
    }
  }

  it('shows its organisation no more than its words and pictures, on no page, and its owner all of it', async () => {
    const all = await makeOpenProfile()
    const reader = await makePerson(site)
    const everything = { profile: [texts.organization, texts.bio], portfolio: [texts.organization, texts.about] }
    expect(await readBy(reader, all)).toEqual(everything)
    const form = mainOf((await site.visit(`/app/report?kind=PROFILE&id=${all.userId}`, { as: reader })).text)
    expect(form).not.toContain(texts.organization)

    const caseId = await report(all.userId, staff.ministry)
    const nothing = { profile: [], portfolio: [] }
    expect(await readBy(reader, all)).toEqual(nothing)
    expect(await readBy(all.owner, all, '?as=other')).toEqual(nothing)
    expect((await readBy(all.owner, all)).profile).toEqual(everything.profile)
    const page = mainOf((await site.visit(`/admin/moderation/${caseId}`, { as: staff.superadmin })).text)
    expect(page).toContain(texts.organization)

    expect((await decide(staff.superadmin, caseId, { decision: 'KEPT', sanction: 'NONE' })).status).toBe(302)
    expect(await readBy(reader, all)).toEqual(everything)
  })

  it('and then removed has none of it, and gets back what was taken after an appeal, each where it stood', async () => {
    const all = await makeOpenProfile()
    const { owner, userId } = all
    const caseId = await report(userId, staff.ministry)
    const removed = { decision: 'REMOVED', reason: 'SPAM', sanction: 'NONE' }
    expect((await decide(staff.superadmin, caseId, removed)).status).toBe(302)
    const kept = async () => {
      const { organization, bio } = await site.database.profile.findUniqueOrThrow({ where: { userId } })
      const { about } = await site.database.portfolio.findUniqueOrThrow({ where: { userId } })
      return { organization, bio, about }
    }
    expect(await kept()).toEqual({ organization: null, bio: null, about: null })

    const appeal = { as: owner, form: { appeal: 'Так зовётся наш клуб' } }
    expect((await site.visit(`/app/safety/cases/${caseId}`, appeal)).status).toBe(302)
    expect((await decide(staff.ministry, caseId, { answer: 'OVERTURNED' })).status).toBe(302)
    expect(await kept()).toEqual(texts)
  })
})

describe('a profile that is looked at', () => {
  it('keeps for whoever decides the pictures and certificates its owner takes away meanwhile, and for nobody else', async () => {
    const [owner, other] = [await makePerson(site, { dateOfBirth: '1996-05-20' }), await makePerson(site)]
    const userId = await idOf(owner)
    await site.database.profile.update({ where: { userId }, data: { visibility: 'EVERYONE' } })
    const bytes = await noise().jpeg().toBuffer()
    await site.visit('/app/settings/avatar', { as: owner, ...sent({}, { field: 'picture', name: 'a.jpg', bytes }) })
    const cover = { field: 'picture', name: 'c.jpg', bytes: await noise().jpeg().toBuffer() }
    await site.visit('/app/settings/cover', { as: owner, ...sent({}, cover) })
    const paper = { field: 'file', name: 'a.jpg', bytes: await noise().jpeg().toBuffer() }
    const form = sent({ idempotencyKey: randomUUID(), name: 'Чужая грамота' }, paper)
    await site.visit('/app/certificates/new', { as: owner, ...form })
    await site.visit('/app/portfolio/choose', { as: owner, form: { about: 'Слова на листе' } })
    const { avatarId, coverId } = await site.database.profile.findUniqueOrThrow({ where: { userId } })
    const { id, fileId } = await site.database.certificate.findFirstOrThrow({ where: { userId } })
    // One report hides nothing, and the owner deletes the pictures before a moderator reviews them.
    const reported = { as: other, form: { reason: 'SEXUAL' } }
    const { location } = await site.visit(`/app/report?kind=PROFILE&id=${userId}`, reported)
    await site.visit('/app/settings/avatar/delete', { as: owner, form: {} })
    await site.visit('/app/settings/cover/delete', { as: owner, form: {} })
    await site.visit(`/app/certificates/${id}/delete`, { as: owner, form: {} })
    const kept = [`/files/${avatarId}/main`, `/files/${fileId}/preview`]
    for (const file of kept) {
      for (const as of [other, owner]) expect((await site.visit(file, { as })).status).toBe(404)
      expect((await site.visit(file, { as: staff.superadmin })).status).toBe(200)
    }
    const caseId = location!.split('/').at(-1)!
    const address = `/admin/moderation/${caseId}`
    const { text } = await site.visit(address, { as: staff.superadmin })
    expect(mainOf(text)).toContain('Чужая грамота')
    expect(mainOf(text)).toContain('Слова на листе')
    const removed = { decision: 'REMOVED', reason: 'SEXUAL', sanction: 'NONE', pictures: [avatarId!, coverId!, fileId] }
    const decided = { version: valuesOf(text, 'version')[0]!, ...removed }
    expect((await site.visit(address, { as: staff.superadmin, form: decided })).status).toBe(302)
    expect(await site.database.pictureHash.count({ where: { caseId } })).toBe(3)
    await site.database.pictureHash.deleteMany()

    const { sweepCasePictures } = await import('#app/domain/moderation/case-pictures.server.ts')
    expect(await sweepCasePictures(new Date())).toBe(0)
    expect(await sweepCasePictures(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))).toBe(3)
    expect(await site.database.storedFile.count({ where: { ownerId: userId } })).toBe(0)
  })
})

describe('the certificates of a profile', () => {
  const add = (as: Visitor, name: string, bytes: Buffer, file = 'a.jpg') =>
    site.visit('/app/certificates/new', {
      as,
      ...sent({ idempotencyKey: randomUUID(), name }, { field: 'file', name: file, bytes }),
    })
  const report = async (userId: string) => {
    const asked = { as: staff.ministry, form: { reason: 'SEXUAL' } }
    return (await site.visit(`/app/report?kind=PROFILE&id=${userId}`, asked)).location!.split('/').at(-1)!
  }
  const decide = async (caseId: string, form: Record<string, string | string[]>) => {
    const address = `/admin/moderation/${caseId}`
    const { text } = await site.visit(address, { as: staff.superadmin })
    return site.visit(address, { as: staff.superadmin, form: { version: valuesOf(text, 'version')[0]!, ...form } })
  }
  const tab = async (as: Visitor, { username }: Person, query = '') =>
    mainOf((await site.visit(`/app/profile/${username}?tab=certificates${query}`, { as })).text)

  it('are hidden with it, on every page and as files, and shown again with it', async () => {
    const owner = await makePerson(site, { dateOfBirth: '1996-05-20' })
    const reader = await makePerson(site)
    const userId = await idOf(owner)
    await site.database.profile.update({ where: { userId }, data: { visibility: 'EVERYONE' } })
    await add(owner, 'Олимпиада по рекам', await noise().jpeg().toBuffer())
    const { id, fileId } = await site.database.certificate.findFirstOrThrow({ where: { userId } })
    const { visit } = site
    await publish({ visit }, owner, { text: 'Смотрите', attached: `CERTIFICATE:${id}` })
    await site.visit('/app/portfolio/choose', { as: owner, form: { about: 'Реки', certificates: id } })
    await site.visit('/app/portfolio/share', { as: owner, form: { days: '30', idempotencyKey: randomUUID() } })
    const own = (await site.visit(`/app/profile/${owner.username}/portfolio`, { as: owner })).text
    const shared = tagsOf(own, 'a').find(({ href = '' }) => href.startsWith('/shared/portfolio/'))!.href!
    const seenBy = async (as: Visitor) => {
      const named = (text: string) => text.includes('Олимпиада по рекам')
      const posts = mainOf((await site.visit(`/app/profile/${owner.username}?tab=posts`, { as })).text)
      return [
        ...[named(await tab(as, owner)), named(posts), named(mainOf((await site.visit(shared)).text))],
        (await site.visit(`/files/${fileId}/preview`, { as })).status === 200,
      ]
    }
    expect(await seenBy(reader)).toEqual([true, true, true, true])

    const caseId = await report(userId)
    expect(await seenBy(reader)).toEqual([false, false, false, false])
    expect(await tab(owner, owner, '&as=other')).not.toContain('Олимпиада по рекам')
    expect(await tab(owner, owner)).toContain('Олимпиада по рекам')
    // Moderators see them, and a certificate added meanwhile is hidden too.
    await add(owner, 'Вторая грамота', await noise().jpeg().toBuffer())
    const page = mainOf((await site.visit(`/admin/moderation/${caseId}`, { as: staff.superadmin })).text)
    expect(page).toContain('Олимпиада по рекам')
    expect((await site.visit(`/files/${fileId}/preview`, { as: staff.superadmin })).status).toBe(200)
    expect(await tab(reader, owner)).not.toContain('Вторая грамота')

    expect((await decide(caseId, { decision: 'KEPT', sanction: 'NONE' })).status).toBe(302)
    expect(await seenBy(reader)).toEqual([true, true, true, true])
    expect(await tab(reader, owner)).toContain('Вторая грамота')
  })

  it('of a minor lead to no page where somebody can write to them', async () => {
    const minor = await makePerson(site)
    const bytes = await noise().jpeg().toBuffer()
    const send = (link: string) => {
      const form = { idempotencyKey: randomUUID(), name: 'Грамота', link }
      return site.visit('/app/certificates/new', { as: minor, ...sent(form, { field: 'file', name: 'a.jpg', bytes }) })
    }
    const { status, text } = await send('https://t.me/aruzhan07')
    expect([status, errorBeside(text, 'link')]).toEqual([400, expect.stringContaining(files['invalid.linkPersonal'])])
    expect((await send('https://stepik.org/cert/1234567')).status).toBe(302)
  })

  it.each(['jpg', 'pdf'])(
    'that are named go with a removed profile and are known again (%s), the others stay',
    async ending => {
      const [owner, other] = [await makePerson(site, { dateOfBirth: '1996-05-20' }), await makePerson(site)]
      const userId = await idOf(owner)
      const bytes =
        ending === 'pdf'
          ? pdf({ content: '0 g 60 420 240 340 re f 0.5 g 320 80 150 260 re f' })
          : await noise().jpeg().toBuffer()
      await add(owner, 'Плохая', bytes, `a.${ending}`)
      await add(owner, 'Хорошая', await noise().jpeg().toBuffer())
      const { fileId } = await site.database.certificate.findFirstOrThrow({ where: { userId, name: 'Плохая' } })
      const caseId = await report(userId)
      const removed = { decision: 'REMOVED', reason: 'SEXUAL', sanction: 'NONE', pictures: [fileId] }
      expect((await decide(caseId, removed)).status).toBe(302)
      const left = await site.database.certificate.findMany({ where: { userId }, include: { file: true } })
      expect(left.map(({ name, file }) => [name, file.state])).toEqual([['Хорошая', 'KEPT']])
      expect((await site.visit(`/files/${fileId}/preview`, { as: owner })).status).toBe(404)
      expect(await site.database.pictureHash.count({ where: { caseId } })).toBe(1)

      const { status } = await add(other, 'Снова', bytes, `b.${ending}`)
      const again = await site.database.moderationCase.findFirst({ where: { targetId: await idOf(other) } })
      expect([status, again?.cause]).toEqual([302, 'PICTURE'])
      const kept = await site.database.certificate.findFirstOrThrow({
        where: { name: 'Снова', userId: await idOf(other) },
      })
      expect((await site.visit(`/files/${kept.fileId}/preview`, { as: owner })).status).toBe(404)
      await site.database.pictureHash.deleteMany()
    },
  )
})

describe('a call for help', () => {
  /** Saves the settings unchanged except for some fields. */
  async function change(as: Person, changes: Record<string, string>) {
    const { firstName, lastName } = signUpForm(as.username)
    const rest = { gender: 'FEMALE', status: 'PUPIL', year: '9', cityId: 'astana', visibility: 'NOBODY' }
    return site.visit('/app/settings', {
      as,
      form: { firstName, lastName, username: as.username, ...rest, ...changes },
    })
  }

  it.each([
    ['a name', { firstName: 'Хочу', lastName: 'Умереть' }, 'Хочу Умереть'],
    ['a username', { username: 'Kill_Myself.09', currentPassword: PASSWORD }, 'Kill_Myself.09'],
  ])('in %s that somebody takes is theirs, leads to help first and to a case', async (_, changes, text) => {
    const person = await makePerson(site)
    const targetId = await idOf(person)
    expect((await change(person, changes)).location).toBe('/app/help')
    const { username, profile } = await site.database.user.findUniqueOrThrow({
      where: { id: targetId },
      include: { profile: true },
    })
    expect({ ...profile, username }).toMatchObject('username' in changes ? { username: text } : changes)
    const open = await caseOf(targetId)
    expect(open).toMatchObject({ targetKind: 'PROFILE', cause: 'SELF_HARM', gravity: 2, hiddenAt: null, text })
    // Words that were there before do not open another case.
    const as = { ...person, username }
    await site.database.moderationCase.delete({ where: { id: open!.id } })
    const named = { firstName: profile!.firstName, lastName: profile!.lastName }
    expect((await change(as, { ...named, bio: 'Люблю реки' })).location).toBe('/app/settings')
    expect(await caseOf(targetId)).toBeNull()
  })

  it('in a name given at sign-up makes the account, leads to help first and goes on from there', async () => {
    const form = { ...signUpForm('person_of_night'), firstName: 'Өлгім', lastName: 'Келеді' }
    const as = { cookies: new Map([['language', 'ru']]) }
    const { status, location } = await site.visit('/auth/signup', { as, form })
    expect([status, location?.split('?')[0]]).toEqual([302, '/app/help'])
    expect(await caseOf(await idOf(form))).toMatchObject({ cause: 'SELF_HARM', text: 'Өлгім Келеді' })
    const { text } = await site.visit(location!, { as })
    expect(mainOf(text)).toContain(help.lead)
    expect(tagsOf(text, 'a').map(({ href }) => href)).toContain('/auth/onboarding')

    const json = { ...signUpForm('person_of_dawn'), firstName: 'Не хочу', lastName: 'Жить', terms: 'on' }
    expect((await site.visit('/api/v1/auth/signup', { json })).status).toBe(201)
    expect(await caseOf(await idOf(json))).toMatchObject({ cause: 'SELF_HARM', text: 'Не хочу Жить' })
  })

  it('in the name of a certificate adds it and leads to a case', async () => {
    const person = await makePerson(site)
    const file = { field: 'file', name: 'a.jpg', bytes: await noise().jpeg().toBuffer() }
    const form = sent({ idempotencyKey: randomUUID(), name: 'Я не хочу жить' }, file)
    expect((await site.visit('/app/certificates/new', { as: person, ...form })).location).toBe('/app/help')
    const userId = await idOf(person)
    expect(await site.database.certificate.count({ where: { userId } })).toBe(1)
    expect(await caseOf(userId)).toMatchObject({ cause: 'SELF_HARM', text: 'Я не хочу жить' })
  })

  it('to the school that is asked for a talk reaches it at once, and leads to help first', async () => {
    const as = await site.signIn('aruzhan')
    const email = { email: 'zavuch@mektep.kz', emailFolded: 'zavuch@mektep.kz' }
    await site.database.user.update({ where: { usernameFolded: 'orgadmin' }, data: email })
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' } })
    const form = { words: 'Мен өлгім келеді' }
    const { location } = await site.visit('/app/settings/school/talk?organization=demo-lyceum', { as, form })
    expect(location).toBe('/app/help?redirect=%2Fapp%2Fsettings%2Fschool')
    expect(await site.database.talk.count({ where: { userId: id, words: form.words } })).toBe(1)
    const open = await caseOf(id)
    expect(open).toMatchObject({ cause: 'SELF_HARM', text: form.words, organizationId: 'demo-lyceum' })
    expect(open?.schoolToldAt).not.toBeNull()
  })

  it('in what one does in a team, or in the wish to join one, leads to a case', async () => {
    const [lead, other] = [await makePerson(site), await makePerson(site)]
    const own = await makeProject(site.database, { lead: await idOf(lead) })
    const duty = { duty: 'не хочу жить', act: 'duty' }
    const { location } = await site.visit(`/app/projects/${own}/team/${lead.username}`, { as: lead, form: duty })
    expect(location).toContain('/app/help?redirect=')
    expect(await caseOf(await idOf(lead))).toMatchObject({ cause: 'SELF_HARM', text: duty.duty })

    const form = { idempotencyKey: randomUUID(), words: 'Возьмите меня, я не хочу жить', anyway: 'on' }
    const grown = { dateOfBirth: '1996-05-20' }
    for (const one of [lead, other])
      await site.database.profile.update({ where: { userId: await idOf(one) }, data: grown })
    expect((await site.visit(`/app/projects/${own}/join`, { as: other, form })).status).toBe(302)
    expect(await site.database.projectRequest.count({ where: { projectId: own } })).toBe(1)
    expect(await caseOf(await idOf(other))).toMatchObject({ cause: 'SELF_HARM', text: form.words })
  })

  it('that comes later stands in the case too, with the words before, and the school is written to again', async () => {
    const as = await site.signIn('pupil1')
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil1' } })
    const email = { email: 'direktor@mektep.kz', emailFolded: 'direktor@mektep.kz' }
    await site.database.user.update({ where: { usernameFolded: 'orgadmin' }, data: email })
    const { visit } = site
    const audience = 'ORGANIZATION'
    const postId = await publish({ visit }, as, { text: 'Скучный день', audience })
    // The post is reported for another reason and edited afterwards.
    const mentor = await site.signIn('orgadmin')
    await visit(`/app/report?kind=POST&id=${postId}`, { as: mentor, form: { reason: 'SPAM' } })
    await site.database.post.update({ where: { id: postId }, data: { state: 'SHOWN' } })
    await edit({ visit }, as, postId, { text: 'Я не хочу жить', anyway: 'on' })
    const letters = async () =>
      (await site.database.job.findMany({ where: { kind: 'email' } })).filter(({ payload }) =>
        JSON.stringify(payload).includes(open.id),
      ).length
    const open = (await caseOf(postId))!
    expect(open).toMatchObject({ cause: 'SELF_HARM', gravity: 2, text: 'Скучный день', organizationId: 'demo-lyceum' })
    expect(await letters()).toBe(1)

    await edit({ visit }, as, postId, { text: 'Сегодня ночью хочу умереть', anyway: 'on' })
    expect(await letters()).toBe(1)
    const earlier = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await site.database.moderationCase.update({ where: { id: open.id }, data: { schoolToldAt: earlier } })
    await edit({ visit }, as, postId, { text: 'Никому не нужна, хочу умереть', anyway: 'on' })
    expect(await letters()).toBe(2)
    await edit({ visit }, as, postId, { text: 'Уже всё хорошо' })
    for (const reader of [staff.superadmin, mentor]) {
      const page = mainOf((await visit(`/admin/moderation/${open.id}`, { as: reader })).text)
      const all = ['Скучный день', 'Я не хочу жить', 'Сегодня ночью хочу умереть', 'Никому не нужна, хочу умереть']
      expect([...all, 'Уже всё хорошо'].filter(text => !page.includes(text))).toEqual([])
    }
    const queue = mainOf((await visit('/admin/moderation', { as: staff.superadmin })).text)
    expect(queue).toContain('Никому не нужна, хочу умереть')

    // Other words of the same profile belong to the same case.
    await checkForHelp(id, 'не хочу жить')
    await checkForHelp(id, 'хочу умереть')
    const profile = await site.database.moderationCase.findFirst({
      where: { targetId: id, state: 'OPEN' },
      include: { laterWords: true },
    })
    expect(profile?.laterWords.at(-1)?.text).toBe('хочу умереть')
  })

  it('in the words of a portfolio leads to a case as other words about oneself do', async () => {
    const person = await makePerson(site)
    const form = { about: 'Я не хочу жить', facts: ['status'] }
    expect((await site.visit('/app/portfolio/choose', { as: person, form })).location).toBe('/app/help')
    expect(await caseOf(await idOf(person))).toMatchObject({ cause: 'SELF_HARM', text: 'Я не хочу жить' })
  })
})
