// Attempts to read, name, contact or silence others in ways no page offers.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import comments from '#app/i18n/locales/ru/comments.ts'
import compose from '#app/i18n/locales/ru/compose.ts'
import editing from '#app/i18n/locales/ru/editing.ts'
import fields from '#app/i18n/locales/ru/fields.ts'
import person from '#app/i18n/locales/ru/person.ts'
import personal from '#app/i18n/locales/ru/personal.ts'
import question from '#app/i18n/locales/ru/postQuestion.ts'
import { answer, edit, publish, sendPost } from '#tests/world/feed.ts'
import { BOUNDARY, multipartHeaders, sent } from '#tests/world/multipart.ts'
import { errorBeside, mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import { makePerson, signUpForm } from '#tests/world/people.ts'
import { noise } from '#tests/world/pictures.ts'
import { openProject } from '#tests/world/projects.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
// aruzhan and pupil1 are in one class of one school, with `teacher`; timur and dana are in none.
const names = ['aruzhan', 'pupil1', 'teacher', 'timur', 'dana', 'orgadmin', 'superadmin', 'ministry'] as const
type Name = (typeof names)[number]
const people = {} as Record<Name, Visitor>
const ids = {} as Record<Name, string>
beforeAll(async () => {
  site = await startServer({ settings: { WORKER: 'off' } })
  for (const name of names) {
    people[name] = await site.signIn(name)
    people[name].cookies.set('language', 'ru')
    ids[name] = (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: name } })).id
  }
  const { id: groupId } = await site.database.group.findFirstOrThrow({
    where: { mentor: { usernameFolded: 'teacher' } },
  })
  for (const name of ['aruzhan', 'pupil1'] as const)
    await site.database.member.updateMany({ where: { userId: ids[name] }, data: { groupId } })
  await site.database.user.updateMany({ data: { createdAt: new Date('2026-01-01') } })
  await site.database.follow.deleteMany({ where: { followedId: ids.aruzhan } })
})
afterAll(() => site.stop())
afterEach(() => site.database.rateLimit.deleteMany())

const at = (id: string) => `/app/feed/posts/${id}`
const idOf = async (person: { username: string }) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })).id
const photo = () => noise().resize(700).jpeg().toBuffer()

/** Creates a post with a picture, and a comment on it. */
async function publishWithPicture(as: Name, form: { text: string; audience: string }) {
  const file = { field: 'picture1', name: 'a.jpg', bytes: await photo() }
  const { location } = await site.visit('/app/feed/posts/new', {
    as: people[as],
    ...sent({ idempotencyKey: randomUUID(), ...form }, file),
  })
  const id = location?.replace('/app/feed#post-', '') ?? ''
  await answer(site, people[as], id, { text: 'Первый ответ' })
  const { fileId } = await site.database.postPicture.findFirstOrThrow({ where: { postId: id } })
  const { id: commentId } = await site.database.comment.findFirstOrThrow({ where: { postId: id } })
  return { id, fileId, commentId }
}

/** Tries every access to a post by its ids. Returns the statuses, and whether the lists contain the post. */
async function waysTo(
  as: Visitor,
  { id, fileId, commentId }: Awaited<ReturnType<typeof publishWithPicture>>,
  words: string,
) {
  const ask = async (path: string, options = {}) => (await site.visit(path, { as, ...options })).status
  const find = async (path: string) => (await site.visit(path, { as })).text.includes(id)
  return {
    page: await ask(at(id)),
    data: await ask(`${at(id)}.data`),
    route: await ask(`${at(id)}.data?_routes=routes%2Fapp%2Ffeed%2Fshow`),
    picture: await ask(`/files/${fileId}/main`),
    like: await ask(`${at(id)}/like`, { form: { wanted: 'on' } }),
    likeAnswer: await ask(`/app/feed/comments/${commentId}/like`, { form: { wanted: 'on' } }),
    reply: (await answer(site, as, id, { text: 'Ответ', replyTo: commentId })).status,
    report: await ask(`/app/report?kind=POST&id=${id}`),
    reportAnswer: await ask(`/app/report?kind=COMMENT&id=${commentId}`),
    feed: await find('/app/feed'),
    search: await find(`/app/search?q=${encodeURIComponent(words)}&kind=posts`),
    posts: await find(`/app/feed/posts?q=${encodeURIComponent(words)}`),
    hashtag: await find(`/app/feed/posts?tag=${encodeURIComponent(words)}`),
  }
}
const none = {
  ...{ page: 404, data: 404, route: 404, picture: 404, like: 404, likeAnswer: 404, reply: 404 },
  ...{ report: 404, reportAnswer: 404, feed: false, search: false, posts: false, hashtag: false },
}

describe('what was told to a class', () => {
  it('is open by no way to a pupil who has left it, whose membership ends, and whose school is switched off', async () => {
    const words = 'Класстың_құпиясы'
    const post = await publishWithPicture('aruzhan', { text: `Только для своих #${words}`, audience: 'GROUP' })
    expect(await waysTo(people.pupil1, post, words)).toEqual({
      ...{ page: 200, data: 200, route: 200, picture: 200, like: 302, likeAnswer: 302, reply: 302 },
      ...{ report: 200, reportAnswer: 200, feed: true, search: true, posts: true, hashtag: true },
    })
    const where = { userId_organizationId: { userId: ids.pupil1, organizationId: 'demo-lyceum' } }
    const { groupId } = await site.database.member.findUniqueOrThrow({ where })
    for (const change of [{ status: 'INACTIVE' }, { status: 'SUSPENDED' }, { status: 'BLOCKED' }, { groupId: null }]) {
      await site.database.member.update({ where, data: change })
      expect(await waysTo(people.pupil1, post, words), JSON.stringify(change)).toEqual(none)
      await site.database.member.update({ where, data: { status: 'ACTIVE', groupId } })
    }
    await site.database.organization.update({ where: { id: 'demo-lyceum' }, data: { state: 'INACTIVE' } })
    expect(await waysTo(people.pupil1, post, words)).toEqual(none)
    await site.database.organization.update({ where: { id: 'demo-lyceum' }, data: { state: 'ACTIVE' } })
    // A mention does not notify people who may not read the post.
    await answer(site, people.aruzhan, post.id, { text: 'А что скажет @timur' })
    expect(await site.database.notification.count({ where: { userId: ids.timur, kind: 'mention' } })).toBe(0)
  })

  it('is open to nobody else once it is hidden, removed or waits, and to nobody at all once it is deleted', async () => {
    const words = 'Исчезающий_пост'
    const post = await publishWithPicture('aruzhan', { text: `Сейчас исчезну #${words}`, audience: 'EVERYONE' })
    for (const state of ['HIDDEN', 'WAITING', 'REMOVED']) {
      await site.database.post.update({ where: { id: post.id }, data: { state } })
      expect(await waysTo(people.timur, post, words), state).toEqual(none)
    }
    await site.database.post.update({ where: { id: post.id }, data: { state: 'SHOWN' } })
    await site.visit(`${at(post.id)}/delete`, { as: people.aruzhan, form: {} })
    for (const name of ['aruzhan', 'timur'] as const)
      expect(await waysTo(people[name], post, words), name).toEqual(none)
  })
})

describe('an answer', () => {
  it('of somebody who is blocked takes no place of a page, so that none of the others is out of reach', async () => {
    const id = await publish(site, people.timur, { text: 'Много ответов' })
    const createComment = (authorId: string, text: string, at: number) =>
      site.database.comment.create({ data: { postId: id, authorId, text, createdAt: new Date(1e12 + at) } })
    for (let n = 1; n <= 3; n += 1) await createComment(ids.dana, `Слова Даны ${n}.`, n)
    for (let n = 1; n <= 22; n += 1) await createComment(ids.timur, `Ответ номер ${n}.`, 10 + n)
    await site.database.block.create({ data: { blockerId: ids.aruzhan, blockedId: ids.dana } })
    const { text } = await site.visit(at(id), { as: people.aruzhan })
    expect(mainOf(text)).toContain('Ответ номер 20.')
    expect(text).not.toContain('Слова Даны')
    const next = tagsOf(text, 'a').find(({ rel }) => rel === 'next')?.href ?? ''
    expect(mainOf((await site.visit(next, { as: people.aruzhan })).text)).toContain('Ответ номер 22.')
    await site.database.block.deleteMany()
  })

  it('that is hidden, waits or is deleted is named to nobody, neither on the page nor in what the page is made of', async () => {
    const writer = await makePerson(site)
    const id = await publish(site, people.timur, { text: 'Кто первый' })
    await answer(site, writer, id, { text: 'Слова, которых больше нет' })
    const comment = await site.database.comment.findFirstOrThrow({ where: { postId: id } })
    await answer(site, people.timur, id, { text: 'Ответ остаётся', replyTo: comment.id })
    for (const state of ['HIDDEN', 'WAITING', 'REMOVED', 'DELETED'] as const) {
      await site.database.comment.update({ where: { id: comment.id }, data: { state } })
      for (const path of [at(id), `${at(id)}.data`]) {
        const { text } = await site.visit(path, { as: people.dana })
        expect(text).toContain('Ответ остаётся')
        expect(text.includes(writer.username), `${state} ${path}`).toBe(false)
        expect(text).not.toContain('Слова, которых больше нет')
      }
    }
    // The author has deleted it as well: the text is not shown, and there is no delete button.
    const own = await site.visit(at(id), { as: writer, cookies: { language: 'ru' } })
    expect(mainOf(own.text)).toContain(comments['gone.DELETED'])
    expect(own.text).not.toContain('Слова, которых больше нет')
    expect(own.text).not.toContain(`/app/feed/comments/${comment.id}/delete`)
  })
})

describe('a text', () => {
  it.each([
    ['marks piled up', `З${'\u0301'.repeat(6)}`],
    ['marks with joiners between them', `З${'\u0301\u0301\u200d'.repeat(4)}`],
    ['marks with a selector between them', `З${'\u0336\u0336\ufe0f'.repeat(4)}`],
    ['a word as long as a page', 'а'.repeat(2000)],
    ['what turns text around', 'нормально \u202eоньламрон'],
    ['2,001 letters', 'слово '.repeat(334)],
    ['nothing but spaces', ' \u00a0\n '],
  ])('with %s is refused and kept', async (_, text) => {
    const before = await site.database.post.count()
    const { status } = await sendPost(site, people.timur, { text })
    expect([status, await site.database.post.count()]).toEqual([400, before])
    await site.database.rateLimit.deleteMany()
  })

  it('of marks piled up is no name either', async () => {
    const form = { ...signUpForm('zalgo_name'), firstName: `А${'\u0301\u0302'.repeat(3)}` }
    const { status, text } = await site.visit('/auth/signup', { form, cookies: { language: 'ru' } })
    expect([status, errorBeside(text, 'firstName')]).toEqual([400, expect.stringContaining(fields['invalid.marks'])])
  })

  it('sent twice in one form, or under names that are none, is refused without harm', async () => {
    const twice = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="text"\r\n\r\nодно\r\n`
    const bodies = [
      `${twice}${twice}--${BOUNDARY}--\r\n`,
      ...['__proto__', '__proto__[state]', 'constructor.prototype.state', 'pictures[__proto__]', 'authorId'].map(
        name => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nSHOWN\r\n--${BOUNDARY}--\r\n`,
      ),
    ]
    const before = await site.database.post.count()
    for (const body of bodies) {
      const { status } = await site.visit('/app/feed/posts/new', { as: people.timur, body, headers: multipartHeaders })
      expect(status, body).toBe(400)
    }
    expect(await site.database.post.count()).toBe(before)
    expect((await site.visit('/app/feed', { as: people.timur })).status).toBe(200)
  })

  it('of a young account waits with an address written without its beginning as well', async () => {
    const young = await makePerson(site, { dateOfBirth: '1996-05-20' })
    const { location } = await sendPost(site, young, { text: 'Пишите мне в t.me/strangerr' })
    expect(location).toMatch(/\/check$/)
    await site.visit(location!, { as: young, form: {} })
    const post = await site.database.post.findFirstOrThrow({ where: { authorId: await idOf(young) } })
    expect(post.state).toBe('WAITING')
    const open = await site.database.moderationCase.findFirst({ where: { targetId: post.id } })
    expect(open?.cause).toBe('LINKS')
  })

  it('shows as a card nothing that is somebody else’s', async () => {
    const file = { ownerId: ids.aruzhan, kind: 'CERTIFICATE', type: 'image/webp', name: 'c', bytes: 1, hash: 'h' }
    const { id: fileId } = await site.database.storedFile.create({ data: { ...file, state: 'KEPT', variants: [] } })
    const plan = { goal: 'EMPLOYMENT', status: 'ACTIVE', situation: {}, professionId: 'ecologist', total: 77 }
    const rows = {
      CERTIFICATE: await site.database.certificate.create({
        data: { userId: ids.aruzhan, name: 'Чужой диплом', fileId },
      }),
      PLAN: await site.database.plan.create({ data: { userId: ids.aruzhan, ...plan } }),
      PROJECT: { id: await openProject(site, { by: 'aruzhan', name: 'Чужой проект' }) },
    }
    for (const [kind, shows] of [
      ['CERTIFICATE', 'Чужой диплом'],
      ['PLAN', '77'],
      ['PROJECT', 'Чужой проект'],
    ] as const) {
      const attached = `${kind}:${rows[kind].id}`
      const refused = await sendPost(site, people.timur, { text: 'Моё', attached })
      expect([kind, refused.status, errorBeside(refused.text, 'attached')]).toEqual([
        kind,
        400,
        expect.stringContaining(compose['invalid.notYours']),
      ])
      const own = await publish(site, people.aruzhan, { text: 'Своя карточка', attached })
      expect(mainOf((await site.visit(at(own), { as: people.dana })).text), kind).toContain(shows)
      // Nor if the database attaches it to another person's post: a card shows only content of the post's author.
      await site.database.post.update({ where: { id: own }, data: { authorId: ids.timur } })
      expect(mainOf((await site.visit(at(own), { as: people.dana })).text), kind).not.toContain(shows)
    }
  })

  it('says nothing by the name of a card either that it may not say itself', async () => {
    const file = {
      ownerId: ids.timur,
      kind: 'CERTIFICATE',
      type: 'image/webp',
      name: 'c',
      bytes: 1,
      hash: 'h',
      variants: [],
    }
    const { id: fileId } = await site.database.storedFile.create({ data: { ...file, state: 'KEPT' } })
    const { id } = await site.database.certificate.create({ data: { userId: ids.timur, name: 'Ты дебил', fileId } })
    const { location } = await sendPost(site, people.timur, { text: 'Смотрите', attached: `CERTIFICATE:${id}` })
    expect(location).toMatch(/\/check$/)
    expect(mainOf((await site.visit(location!, { as: people.timur })).text)).toContain(question.rude)
    expect((await site.visit(location!, { as: people.timur, form: {} })).status).toBe(400)
  })

  it('is edited thirty times an hour, so that names put in one after another are not told without end', async () => {
    const id = await publish(site, people.timur, { text: 'Правлю' })
    for (let n = 1; n <= 30; n += 1) {
      const { status } = await edit(site, people.timur, id, { text: `Правлю ${n}` })
      expect([n, status]).toEqual([n, 302])
    }
    const refused = await edit(site, people.timur, id, { text: 'Правлю @dana' })
    expect([refused.status, errorBeside(refused.text, 'text')]).toEqual([
      400,
      expect.stringContaining(editing['invalid.editedOften']),
    ])
    expect(await site.database.mention.count({ where: { postId: id } })).toBe(0)
  })
})

describe('reports', () => {
  it('begin beside everything somebody else tells', async () => {
    const id = await publish(site, people.timur, { text: 'Что об этом думаете' })
    await answer(site, people.timur, id, { text: 'Сам отвечу' })
    const { id: commentId } = await site.database.comment.findFirstOrThrow({ where: { postId: id } })
    const { id: storyId } = await site.database.story.create({
      data: {
        ...{
          authorId: ids.timur,
          kind: 'TEXT',
          text: 'День',
          ground: 'DEPTH',
          audience: 'EVERYONE',
          scope: 'EVERYONE',
        },
        expiresAt: new Date(Date.now() + 1e7),
      },
    })
    const projectId = await openProject(site, { by: 'timur', name: 'Карта колодцев' })
    for (const [path, kind, thing] of [
      ['/app/feed', 'POST', id],
      [at(id), 'POST', id],
      [at(id), 'COMMENT', commentId],
      [`/app/stories/timur/${storyId}`, 'STORY', storyId],
      [`/app/projects/${projectId}`, 'PROJECT', projectId],
      ['/app/profile/timur', 'PROFILE', ids.timur],
    ] as const) {
      const links = tagsOf((await site.visit(path, { as: people.dana })).text, 'a').map(({ href }) => href)
      expect(links, path).toContain(`/app/report?kind=${kind}&id=${thing}`)
      const own = tagsOf((await site.visit(path, { as: people.timur })).text, 'a').map(({ href }) => href)
      expect(own, path).not.toContain(`/app/report?kind=${kind}&id=${thing}`)
    }
  })

  it('of one account are one, however often and for whatever reason they come', async () => {
    const id = await publish(site, people.timur, { text: 'Никому не нравлюсь' })
    const one = await makePerson(site)
    const sentTo = new Set<string | null>()
    for (const reason of ['SPAM', 'BULLYING', 'THREAT', 'SPAM'])
      sentTo.add((await site.visit(`/app/report?kind=POST&id=${id}`, { as: one, form: { reason } })).location)
    await Promise.all(
      [1, 2, 3].map(() =>
        site.visit(`/app/report?kind=POST&id=${id}`, { as: one, form: { reason: 'OTHER', words: 'x' } }),
      ),
    )
    expect(sentTo.size).toBe(1)
    expect(await site.database.report.count({ where: { case: { targetId: id } } })).toBe(1)
    expect((await site.database.post.findUniqueOrThrow({ where: { id } })).state).toBe('SHOWN')
  })
})

describe('a profile', () => {
  /** Saves the settings with other words about oneself and all else unchanged. */
  const saveBio = (as: Visitor, bio: string) => change(as, { bio })
  async function change(as: Visitor, changes: Record<string, string>) {
    const { text } = await site.visit('/app/settings', { as })
    const form = Object.fromEntries(
      ['firstName', 'lastName', 'username'].map(name => [
        name,
        tagsOf(text, 'input').find(tag => tag.name === name)!.value!,
      ]),
    )
    const rest = { gender: 'FEMALE', status: 'PUPIL', year: '9', cityId: 'astana', visibility: 'NOBODY' }
    return site.visit('/app/settings', { as, form: { ...form, ...rest, ...changes }, cookies: { language: 'ru' } })
  }
  const bioOf = async (person: { username: string }) =>
    (await site.database.profile.findUniqueOrThrow({ where: { userId: await idOf(person) } })).bio

  it('of a minor shows no number, and of nobody rude words, a threat or the link of a young account', async () => {
    const minor = await makePerson(site)
    for (const [bio, key] of [
      ['Звоните мне: 8 701 123 45 67', 'invalid.bioPersonal'],
      ['Ты дебил', 'invalid.bioRude'],
      ['Я тебя убью', 'invalid.bioRude'],
      ['Я в t.me/somebody', 'invalid.bioPersonal'],
      ['Мой сайт example.kz', 'invalid.bioLinks'],
    ] as const) {
      const { status, text } = await saveBio(minor, bio)
      expect([bio, status, errorBeside(text, 'bio')]).toEqual([bio, 400, expect.stringContaining(personal[key])])
      expect(text).toContain(bio)
      expect(await bioOf(minor)).toBeNull()
    }
    expect((await saveBio(minor, 'Люблю реки и карты')).location).toBe('/app/settings')
    expect(await bioOf(minor)).toBe('Люблю реки и карты')
    const grownUp = await makePerson(site, { dateOfBirth: '1996-05-20' })
    await site.database.sanction.create({
      data: { userId: await idOf(grownUp), kind: 'MUTED', reason: 'SPAM', until: new Date(Date.now() + 1e8) },
    })
    expect(errorBeside((await saveBio(grownUp, 'Новые слова')).text, 'bio')).toContain(fields['invalid.muted'])
  })

  it('has no rude name, username or organisation, and no number in them', async () => {
    const minor = await makePerson(site)
    const telephone = '87011234567'
    for (const [field, typed, words] of [
      ['firstName', 'Мудак', person['invalid.nameRude']],
      ['lastName', 'Сука', person['invalid.nameRude']],
      ['lastName', `Ким ${telephone}`, person['invalid.namePersonal']],
      ['username', 'mudak95', person['invalid.usernameRude']],
      ['username', `dana${telephone}`, person['invalid.usernameRude']],
      ['organization', 'Школа дебилов', personal['invalid.bioRude']],
      ['organization', `Пишите ${telephone}`, personal['invalid.bioPersonal']],
    ] as const) {
      const { status, text } = await change(minor, { [field]: typed })
      expect([typed, status, errorBeside(text, field)]).toEqual([typed, 400, expect.stringContaining(words)])
      expect(valuesOf(text, field)).toEqual([typed])
    }
    expect((await change(minor, { lastName: 'Сукина', organization: 'Лицей № 5, ул. Абая 12' })).status).toBe(302)
    // A person who already has such a name keeps it and can change other fields.
    await site.database.profile.update({ where: { userId: await idOf(minor) }, data: { lastName: 'Чмырь' } })
    expect((await change(minor, { bio: 'Менің сүйікті пәнім – химия' })).status).toBe(302)
  })

  it('with an organisation that speaks of self-harm leads to help and to a case', async () => {
    const minor = await makePerson(site)
    expect((await change(minor, { organization: 'Я не хочу жить' })).location).toBe('/app/help')
    const open = await site.database.moderationCase.findFirst({ where: { targetId: await idOf(minor) } })
    expect(open).toMatchObject({ targetKind: 'PROFILE', cause: 'SELF_HARM', text: 'Я не хочу жить' })
  })

  it('that speaks of self-harm leads to help and to a case', async () => {
    const minor = await makePerson(site)
    expect((await saveBio(minor, 'Я не хочу жить')).location).toBe('/app/help')
    expect(await bioOf(minor)).toBe('Я не хочу жить')
    const open = await site.database.moderationCase.findFirst({ where: { targetId: await idOf(minor) } })
    expect(open).toMatchObject({ targetKind: 'PROFILE', cause: 'SELF_HARM', gravity: 2, hiddenAt: null })
  })

  it('of two pictures is removed with what the moderator names; the other may be shown again', async () => {
    const [owner, other] = [await makePerson(site), await makePerson(site)]
    const [avatar, cover] = [await photo(), await photo()]
    const show = (as: Visitor, which: 'avatar' | 'cover', bytes: Buffer) =>
      site.visit(`/app/settings/${which}`, { as, ...sent({}, { field: 'picture', name: 'a.jpg', bytes }) })
    await show(owner, 'avatar', avatar)
    await show(owner, 'cover', cover)
    const userId = await idOf(owner)
    const reported = { as: people.ministry, form: { reason: 'SEXUAL' } }
    const { location } = await site.visit(`/app/report?kind=PROFILE&id=${userId}`, reported)
    const address = `/admin/moderation/${location!.split('/').at(-1)}`
    const { avatarId, coverId } = await site.database.profile.findUniqueOrThrow({ where: { userId } })
    const { text } = await site.visit(address, { as: people.superadmin })
    const offered = tagsOf(text, 'input').flatMap(({ name, value }) => (name === 'pictures' ? [value] : []))
    expect(offered.sort()).toEqual([avatarId, coverId].sort())
    const [version] = valuesOf(text, 'version')
    const form = { version: version!, decision: 'REMOVED', reason: 'SEXUAL', sanction: 'NONE', pictures: [coverId!] }
    expect((await site.visit(address, { as: people.superadmin, form })).status).toBe(302)
    expect(await site.database.pictureHash.count()).toBe(1)

    const hiddenAt = async () =>
      (await site.database.profile.findUniqueOrThrow({ where: { userId: await idOf(other) } })).hiddenAt
    await show(other, 'avatar', avatar)
    expect(await hiddenAt()).toBeNull()
    await show(other, 'cover', cover)
    expect(await hiddenAt()).not.toBeNull()
    await site.database.pictureHash.deleteMany()
  })

  it('whose picture was removed is hidden when the same picture comes back, whoever brings it', async () => {
    const [first, second] = [await makePerson(site), await makePerson(site)]
    const bytes = await photo()
    const show = (as: Visitor) =>
      site.visit('/app/settings/avatar', { as, ...sent({}, { field: 'picture', name: 'a.jpg', bytes }) })
    await show(first)
    const firstId = await idOf(first)
    const { location } = await site.visit(`/app/report?kind=PROFILE&id=${firstId}`, {
      as: people.ministry,
      form: { reason: 'SEXUAL' },
    })
    const caseId = location!.split('/').at(-1)!
    const { version } = await site.database.moderationCase.findUniqueOrThrow({ where: { id: caseId } })
    const form = { version: String(version), decision: 'REMOVED', reason: 'SEXUAL', sanction: 'NONE' }
    expect((await site.visit(`/admin/moderation/${caseId}`, { as: people.superadmin, form })).status).toBe(302)
    expect(await site.database.pictureHash.count({ where: { caseId } })).toBe(1)

    await show(second)
    const secondId = await idOf(second)
    const { avatarId, hiddenAt } = await site.database.profile.findUniqueOrThrow({ where: { userId: secondId } })
    expect(hiddenAt).not.toBeNull()
    expect((await site.visit(`/files/${avatarId}/main`, { as: people.dana })).status).toBe(404)
    expect((await site.visit(`/files/${avatarId}/main`, { as: second })).status).toBe(200)
    const open = await site.database.moderationCase.findFirst({ where: { targetId: secondId, state: 'OPEN' } })
    expect(open?.cause).toBe('PICTURE')
    await site.database.pictureHash.deleteMany()
  })
})

describe('a story', () => {
  it('of somebody one has muted is not above the feed, and of somebody blocked there is none', async () => {
    const { id } = await site.database.story.create({
      data: {
        ...{ authorId: ids.dana, kind: 'TEXT', text: 'Утро', ground: 'DEPTH', audience: 'EVERYONE', scope: 'EVERYONE' },
        expiresAt: new Date(Date.now() + 1e7),
      },
    })
    const address = `/app/stories/dana/${id}`
    const stands = async () => (await site.visit('/app/feed', { as: people.timur })).text.includes(address)
    const opens = async () => (await site.visit(address, { as: people.timur })).status
    expect([await stands(), await opens()]).toEqual([true, 200])
    await site.database.mute.create({ data: { muterId: ids.timur, mutedId: ids.dana } })
    expect([await stands(), await opens()]).toEqual([false, 200])
    await site.database.mute.deleteMany()
    await site.database.block.create({ data: { blockerId: ids.dana, blockedId: ids.timur } })
    expect([await stands(), await opens()]).toEqual([false, 404])
    await site.database.block.deleteMany()
  })
})

describe('a project', () => {
  it('names nobody who is blocked or gone beside a goal they have reached', async () => {
    const id = await openProject(site, { by: 'timur', name: 'С достигнутой целью' })
    await site.database.profile.update({ where: { userId: ids.dana }, data: { firstName: 'Незримая' } })
    await site.database.projectObjective.updateMany({
      where: { projectId: id },
      data: { doneAt: new Date(), doneById: ids.dana },
    })
    const names = async () =>
      (await site.visit(`/app/projects/${id}`, { as: people.aruzhan })).text.includes('Незримая')
    expect(await names()).toBe(true)
    await site.database.block.create({ data: { blockerId: ids.dana, blockedId: ids.aruzhan } })
    expect(await names()).toBe(false)
    await site.database.block.deleteMany()
    await site.database.user.update({ where: { id: ids.dana }, data: { deletionAt: new Date(Date.now() + 1e8) } })
    expect(await names()).toBe(false)
    await site.database.user.update({ where: { id: ids.dana }, data: { deletionAt: null } })
  })

  it('that is hidden has no name in what others were told of it', async () => {
    const id = await openProject(site, { by: 'timur', name: 'Имя, которое скрыли' })
    for (const name of ['timur', 'dana'] as const)
      await site.database.notification.create({
        data: {
          userId: ids[name],
          kind: 'projectAnswered',
          params: { byId: ids.aruzhan, projectId: id, accepted: false },
        },
      })
    const reads = async (name: Name) =>
      (await site.visit('/app/notifications', { as: people[name] })).text.includes('Имя, которое скрыли')
    expect([await reads('timur'), await reads('dana')]).toEqual([true, true])
    await site.database.project.update({ where: { id }, data: { state: 'HIDDEN' } })
    expect([await reads('timur'), await reads('dana')]).toEqual([true, false])
  })
})
