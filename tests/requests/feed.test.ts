import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import comments from '#app/i18n/locales/ru/comments.ts'
import compose from '#app/i18n/locales/ru/compose.ts'
import editing from '#app/i18n/locales/ru/editing.ts'
import errors from '#app/i18n/locales/ru/errors.ts'
import feed from '#app/i18n/locales/ru/feed.ts'
import fieldTexts from '#app/i18n/locales/ru/fields.ts'
import question from '#app/i18n/locales/ru/postQuestion.ts'
import report from '#app/i18n/locales/ru/report.ts'
import texts from '#app/i18n/locales/ru/postTexts.ts'
import start from '#app/i18n/locales/ru/start.ts'
import { answer, edit, publish, sendPost } from '#tests/world/feed.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, textOf, valuesOf } from '#tests/world/page.ts'
import { noise } from '#tests/world/pictures.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
// aruzhan, pupil1 and their mentor `teacher` are in one class; pupil2 is in the school, the others are not.
const names = ['aruzhan', 'pupil1', 'pupil2', 'teacher', 'teacher2', 'orgadmin', 'timur', 'dana'] as const
type Name = (typeof names)[number]
const people = {} as Record<Name, Visitor>
const ids = {} as Record<Name, string>
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  for (const name of names) {
    people[name] = await site.signIn(name)
    people[name].cookies.set('language', 'ru')
    ids[name] = (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: name } })).id
  }
  const inClass = await site.database.group.findFirstOrThrow({ where: { mentor: { usernameFolded: 'teacher' } } })
  for (const name of ['aruzhan', 'pupil1'] as const)
    await site.database.member.updateMany({ where: { userId: ids[name] }, data: { groupId: inClass.id } })
  const other = await site.database.group.findFirstOrThrow({ where: { mentor: { usernameFolded: 'teacher2' } } })
  await site.database.member.updateMany({ where: { userId: ids.pupil2 }, data: { groupId: other.id } })
  // The restrictions for new accounts are tested separately.
  await site.database.user.updateMany({ data: { createdAt: new Date('2026-01-01') } })
  await site.database.follow.deleteMany({ where: { followedId: ids.aruzhan } })
  await site.database.follow.create({ data: { followerId: ids.dana, followedId: ids.aruzhan } })
})
afterAll(() => site.stop())
// The rate limits of posts are tested elsewhere.
afterEach(() => site.database.rateLimit.deleteMany())

/** The markup of `<main>`; below, the text of a text area. */
const htmlOf = (page: string) => /<main\b.*<\/main>/s.exec(page)?.[0] ?? ''
const typedIn = (page: string, name: string) =>
  textOf(new RegExp(`<textarea[^>]*name="${name}"[^>]*>(.*?)</textarea>`, 's').exec(page)?.[1] ?? '')
const at = (id: string) => `/app/feed/posts/${id}`
const stateOf = async (id: string) => (await site.database.post.findUniqueOrThrow({ where: { id } })).state
const casesOf = (id: string) => site.database.moderationCase.findMany({ where: { targetId: id } })
const notificationsOf = (name: Name, kind: string) =>
  site.database.notification.findMany({ where: { userId: ids[name], kind }, orderBy: { createdAt: 'desc' } })
const documentOf = (refId: string) =>
  site.database.searchDocument.findUnique({ where: { kind_refId: { kind: 'POST', refId } } })
const opens = async (name: Name, id: string) => (await site.visit(at(id), { as: people[name] })).status === 200
const lists = async (name: Name, words: string, query = '') =>
  htmlOf((await site.visit(`/app/feed${query}`, { as: people[name] })).text).includes(words)
/** The ids of all posts of a list, read page by page as Dana. */
async function postsOf(list: string) {
  const seen: string[] = []
  for (let path: string | undefined = list; path;) {
    const { text } = await site.visit(path, { as: people.dana })
    seen.push(...tagsOf(htmlOf(text), 'article').map(({ id }) => id!.replace('post-', '')))
    path = tagsOf(text, 'a').find(({ rel }) => rel === 'next')?.href
  }
  return seen
}

it('shows in the form for a post the photo of the one who writes, as in the header, and in the light version their letters', async () => {
  const formOf = (page: string) =>
    /<details[^>]*><summary>(?:(?!<\/summary>).)*<\/summary><form[^>]*posts\/new/s.exec(htmlOf(page))![0]
  const read = async (cookies = {}) => (await site.visit('/app/feed', { as: people.teacher2, cookies })).text
  expect(tagsOf(formOf(await read()), 'img')).toEqual([])
  const picture = { field: 'picture', name: 'a.jpg', bytes: await noise().jpeg().toBuffer() }
  await site.visit('/app/settings/avatar', { as: people.teacher2, ...sent({}, picture) })
  const { avatarId } = await site.database.profile.findUniqueOrThrow({ where: { userId: ids.teacher2 } })
  const page = await read()
  const src = `/files/${avatarId}/small`
  expect(tagsOf(formOf(page), 'img')).toMatchObject([{ src, alt: '' }])
  expect(tagsOf(page.slice(0, page.indexOf('<main')), 'img').some(image => image.src === src)).toBe(true)
  expect(tagsOf(formOf(await read({ lite: '1' })), 'img')).toEqual([])
})

describe('a post', () => {
  const circles: Record<string, Name[]> = {
    GROUP: ['aruzhan', 'pupil1', 'teacher'],
    ORGANIZATION: ['aruzhan', 'pupil1', 'pupil2', 'teacher', 'teacher2', 'orgadmin'],
    FOLLOWERS: ['aruzhan', 'dana'],
    EVERYONE: [...names],
  }
  it.each(Object.entries(circles))('for %s is read by its circle and by nobody else', async (audience, circle) => {
    const words = `Слова для круга ${audience}`
    const id = await publish(site, people.aruzhan, { text: words, audience })
    for (const name of names) {
      expect([name, await opens(name, id)]).toEqual([name, circle.includes(name)])
      expect([name, await lists(name, words)]).toEqual([name, circle.includes(name)])
    }
  })

  it('is not seen by somebody blocked, and is left out of lists where its author is muted', async () => {
    const id = await publish(site, people.timur, { text: 'Слова Тимура' })
    await site.database.block.create({ data: { blockerId: ids.pupil2, blockedId: ids.timur } })
    await site.database.mute.create({ data: { muterId: ids.pupil1, mutedId: ids.timur } })
    expect([await opens('pupil2', id), await lists('pupil2', 'Слова Тимура')]).toEqual([false, false])
    expect([await opens('pupil1', id), await lists('pupil1', 'Слова Тимура')]).toEqual([true, false])
    expect((await site.visit(`${at(id)}/like`, { as: people.pupil2, form: { wanted: 'on' } })).status).toBe(404)
    expect((await answer(site, people.pupil2, id, { text: 'Привет' })).status).toBe(404)
    await site.database.block.deleteMany()
    await site.database.mute.deleteMany()
  })

  it('begins for a minor with the organisation, and a circle that is not theirs is refused', async () => {
    const { text } = await site.visit('/app/feed/posts/new', { as: people.aruzhan })
    const chosen = tagsOf(text, 'input').find(({ name, ...rest }) => name === 'audience' && 'checked' in rest)
    expect(chosen?.value).toBe('ORGANIZATION')
    const refused = await sendPost(site, people.dana, { text: 'Привет', audience: 'ORGANIZATION' })
    expect(refused.status).toBe(400)
    expect(errorBeside(refused.text, 'audience')).toContain(compose['invalid.audience'])
    expect(typedIn(refused.text, 'text')).toEqual('Привет')
  })

  it('is sent twice and published once', async () => {
    const form = { text: 'Ровно один раз', idempotencyKey: randomUUID() }
    // An unrelated older draft.
    await sendPost(site, people.dana, { text: 'Мой номер 8 707 123 45 67', audience: 'FOLLOWERS' })
    const id = await publish(site, people.dana, form)
    expect((await sendPost(site, people.dana, form)).location).toBe(`/app/feed#post-${id}`)
    expect(await site.database.post.count({ where: { text: form.text } })).toBe(1)
    const asked = { text: 'Звоните: 8 707 765 43 21', audience: 'FOLLOWERS', idempotencyKey: randomUUID() }
    const { location } = await sendPost(site, people.dana, asked)
    expect(location).toMatch(/\/check$/)
    expect((await sendPost(site, people.dana, asked)).location).toBe(location)
  })

  it('has pictures with what they show, and may have no words then', async () => {
    const photo = await noise().jpeg().toBuffer()
    const fields = { idempotencyKey: randomUUID(), text: '', audience: 'EVERYONE', description1: 'Рейка на гидропосту' }
    const files = [
      { field: 'picture1', name: 'a.jpg', bytes: photo },
      { field: 'picture2', name: '', bytes: '' },
    ]
    const { location } = await site.visit('/app/feed/posts/new', { as: people.timur, ...sent(fields, ...files) })
    const id = location?.replace('/app/feed#post-', '') ?? ''
    const { text } = await site.visit(at(id), { as: people.aruzhan })
    expect(mainOf(text)).toContain('Рейка на гидропосту')
    const [picture] = await site.database.postPicture.findMany({ where: { postId: id } })
    expect(htmlOf(text)).toContain(`/${picture!.fileId}/`)
    expect(picture!.look).toMatch(/^[0-9a-f]{16}$/)
    const lite = await site.visit(at(id), { as: people.aruzhan, cookies: { lite: '1' } })
    expect(tagsOf(htmlOf(lite.text), 'img')).toEqual([])
    expect(mainOf(lite.text)).toContain('Рейка на гидропосту')
  })

  it('whose picture is none comes back with its words, the error beside the picture', async () => {
    const fields = { idempotencyKey: randomUUID(), text: 'Слова к снимку', audience: 'EVERYONE' }
    const file = { field: 'picture2', name: 'a.jpg', bytes: 'no picture' }
    const { status, text } = await site.visit('/app/feed/posts/new', { as: people.timur, ...sent(fields, file) })
    expect(status).toBe(400)
    expect(errorBeside(text, 'picture2')).toContain(compose['invalid.fileType'])
    expect(typedIn(text, 'text')).toEqual('Слова к снимку')
  })

  it('that is refused says which pictures are to be chosen again, unless a script has kept them', async () => {
    const photo = await noise().jpeg().toBuffer()
    const fields = {
      idempotencyKey: randomUUID(),
      text: 'а б'.repeat(700),
      description2: 'Берег',
      audience: 'EVERYONE',
    }
    const files = [1, 2].map(n => ({ field: `picture${n}`, name: 'a.jpg', bytes: n === 1 ? 'no picture' : photo }))
    const send = (text: string, headers = {}) => {
      const { body, headers: type } = sent({ ...fields, text }, ...files)
      return site.visit('/app/feed/posts/new', { as: people.timur, body, headers: { ...type, ...headers } })
    }
    const { text: long } = await send(fields.text)
    expect(errorBeside(long, 'picture1')).toContain(fieldTexts['invalid.fileAgain'])
    expect(errorBeside(long, 'picture2')).toContain(fieldTexts['invalid.fileAgain'])
    // The file fields with messages are open.
    expect(tagsOf(htmlOf(long), 'details').filter(({ open }) => open !== undefined)).toHaveLength(1)
    const { text: none } = await send('Слова к снимкам')
    expect(errorBeside(none, 'picture1')).toContain(compose['invalid.fileType'])
    expect(errorBeside(none, 'picture2')).toContain(fieldTexts['invalid.fileAgain'])
    const { text: kept } = await send(fields.text, { 'Sec-Fetch-Dest': 'empty' })
    expect(errorBeside(kept, 'picture1')).toBeNull()
  })

  it.each([
    ['nothing but space', ' \n\t ', 'empty'],
    ['2,001 letters', 'а б'.repeat(667), null],
    ['2,003 letters', `${'а б'.repeat(667)}аб`, 'tooLong'],
    ['10,000 letters without a space', 'я'.repeat(1900), 'wordTooLong'],
    ['signs that turn text around', 'привет \u202eмир', 'characters'],
    ['marks that cover other lines', `з${'\u0336\u0321\u0489'.repeat(5)}алго`, 'marks'],
  ])('of %s is judged, and what was typed stays', async (_, text, why) => {
    const { status, text: page, location } = await sendPost(site, people.pupil1, { text, audience: 'FOLLOWERS' })
    if (why === null && text.length <= 2000) return expect(location).toContain('#post-')
    expect(status).toBe(400)
    expect(errorBeside(page, 'text')).not.toBeNull()
    if (text.trim()) expect(typedIn(page, 'text').length).toBeGreaterThan(5)
  })

  it('asks for its pictures by a button that keeps what was written', async () => {
    const { status, text } = await sendPost(site, people.dana, {
      text: 'Ещё снимок',
      audience: 'FOLLOWERS',
      more: 'on',
    })
    expect(status).toBe(200)
    expect(typedIn(text, 'text')).toEqual('Ещё снимок')
    expect(tagsOf(text, 'input').filter(({ type }) => type === 'file')).toHaveLength(4)
  })

  it('shows its hashtags, names and addresses, and a profession of its author', async () => {
    const words = 'Читаю #Гидрология и пишу @timur, вот https://www.example.kz/a. А @nobody_at_all нет.'
    const id = await publish(site, people.dana, { text: words, attached: 'PROFESSION:ecologist' })
    const { text } = await site.visit(at(id), { as: people.aruzhan })
    const links = tagsOf(htmlOf(text), 'a').map(({ href }) => href)
    expect(links).toEqual(
      expect.arrayContaining(['/app/profile/timur', 'https://www.example.kz/a', '/app/professions/ecologist']),
    )
    expect(links.some(href => href?.startsWith('/app/feed/posts?tag='))).toBe(true)
    expect(mainOf(text)).toContain('example.kz)')
    expect(await site.database.postHashtag.count({ where: { postId: id } })).toBe(1)
    expect((await documentOf(id))?.folded).toContain('гидрология')
    expect(
      (await notificationsOf('timur', 'mention')).map(({ params }) => (params as { postId: string }).postId),
    ).toContain(id)
  })

  it('tells whom it names only where they see it, and the school where its staff speaks to it', async () => {
    const before = (await notificationsOf('timur', 'mention')).length
    await publish(site, people.pupil2, { text: 'Школа, @timur не с нами', audience: 'ORGANIZATION' })
    expect(await notificationsOf('timur', 'mention')).toHaveLength(before)
    await site.database.notificationSetting.create({ data: { userId: ids.pupil2, kind: 'news', wanted: false } })
    const id = await publish(site, people.orgadmin, { text: 'Завтра день открытых дверей', audience: 'ORGANIZATION' })
    expect((await notificationsOf('pupil1', 'news'))[0]?.params).toMatchObject({ postId: id, byId: ids.orgadmin })
    expect([
      (await notificationsOf('pupil2', 'news')).length,
      (await notificationsOf('orgadmin', 'news')).length,
    ]).toEqual([0, 0])
  })
})

describe('before it is published', () => {
  const checkOf = async (as: Visitor, text: string, audience = 'EVERYONE') => {
    const { location } = await sendPost(site, as, { text, audience })
    expect(location).toMatch(/^\/app\/feed\/posts\/\w+\/check$/)
    const id = location!.split('/')[4]!
    expect(await stateOf(id)).toBe('DRAFT')
    return { id, path: location!, page: htmlOf((await site.visit(location!, { as })).text) }
  }

  it('a minor is asked about a telephone number, and decides', async () => {
    const { id, path, page } = await checkOf(people.aruzhan, 'Звоните мне: 8 701 123 45 67')
    expect(page).toContain(question.personal)
    expect(page).toMatch(/<mark>[^<]*701/)
    expect(await opens('timur', id)).toBe(false)
    const { location } = await site.visit(path, { as: people.aruzhan, form: {} })
    expect(location).toBe(`/app/feed#post-${id}`)
    expect([await stateOf(id), await casesOf(id)]).toEqual(['SHOWN', []])
  })

  it('an adult is not asked about their number', async () => {
    await publish(site, people.timur, { text: 'Звоните мне: 8 701 123 45 67' })
  })

  it('words of self-harm show whom to call first, and stay the person’s choice', async () => {
    const { id, path, page } = await checkOf(people.pupil1, 'Не хочу больше жить', 'FOLLOWERS')
    expect(page.indexOf('tel:111')).toBeGreaterThan(0)
    expect(page.indexOf('tel:111')).toBeLessThan(page.indexOf(`post-${id}`))
    await site.visit(path, { as: people.pupil1, form: {} })
    const [opened] = await casesOf(id)
    expect(opened).toMatchObject({ cause: 'SELF_HARM', gravity: 2, hiddenAt: null, organizationId: 'demo-lyceum' })
    expect(await stateOf(id)).toBe('SHOWN')
    // The page says who else reads the post; it mentions the school only if the author has one.
    expect(page).toContain(question['help.school'])
    const { page: alone } = await checkOf(people.dana, 'Не хочу больше жить', 'FOLLOWERS')
    expect(alone).toContain(question['help.after'])
  })

  it('insults are to be written anew: publishing is refused, the words stay, the rewritten draft goes', async () => {
    const { id, path, page } = await checkOf(people.dana, 'Слушай, ты дебил')
    expect(textOf(page)).toContain('дебил')
    const refused = await site.visit(path, { as: people.dana, form: {} })
    expect([refused.status, await stateOf(id)]).toEqual([400, 'DRAFT'])
    const opened = await site.visit(`${at(id)}/edit`, { as: people.dana })
    expect(typedIn(opened.text, 'text')).toEqual('Слушай, ты дебил')
    const saved = await edit(site, people.dana, id, { text: 'Слушай, я не согласна' })
    expect(saved.location).toBe(path)
    expect(htmlOf((await site.visit(path, { as: people.dana })).text)).not.toContain(question.rude)
    expect((await site.visit(path, { as: people.dana, form: {} })).location).toBe(`/app/feed#post-${id}`)
  })

  it('links of a young account and threats wait for a look, and nobody is told before', async () => {
    await site.database.user.update({ where: { id: ids.dana }, data: { createdAt: new Date() } })
    const link = await checkOf(people.dana, 'Смотри, @timur https://example.kz')
    // The button says that the post will wait for a moderator.
    expect(textOf(link.page)).toContain(compose['check.send'])
    expect(textOf(link.page)).not.toContain(compose['check.anyway'])
    const before = (await notificationsOf('timur', 'mention')).length
    expect((await site.visit(link.path, { as: people.dana, form: {} })).location).toBe(at(link.id))
    await site.database.user.update({ where: { id: ids.dana }, data: { createdAt: new Date('2026-01-01') } })
    const threat = await checkOf(people.timur, 'Я тебя убью')
    await site.visit(threat.path, { as: people.timur, form: {} })
    for (const [{ id }, cause, gravity] of [
      [link, 'LINKS', 0],
      [threat, 'THREAT', 2],
    ] as const) {
      expect([await stateOf(id), await opens('aruzhan', id), await documentOf(id)]).toEqual(['WAITING', false, null])
      expect((await casesOf(id))[0]).toMatchObject({ cause, gravity, hiddenAt: expect.any(Date) as Date })
    }
    expect(mainOf((await site.visit(at(link.id), { as: people.dana })).text)).toContain(texts['state.WAITING'])
    expect(await notificationsOf('timur', 'mention')).toHaveLength(before)

    const { inTurn } = await import('#app/database/client.server.ts')
    const { setPostState } = await import('#app/domain/feed/states.server.ts')
    await inTurn(tx => setPostState(tx, link.id, 'SHOWN'))
    expect(await notificationsOf('timur', 'mention')).toHaveLength(before + 1)
    expect([await opens('aruzhan', link.id), (await documentOf(link.id))?.scope]).toEqual([true, 'EVERYONE'])
    await inTurn(tx => setPostState(tx, link.id, 'HIDDEN'))
    expect([await opens('aruzhan', link.id), await documentOf(link.id)]).toEqual([false, null])
  })

  it('the second button of a comment and of an edit says that a link goes to a moderator', async () => {
    const post = await publish(site, people.pupil2, { text: 'Ещё без ссылки' })
    await site.database.user.update({ where: { id: ids.pupil2 }, data: { createdAt: new Date() } })
    const link = { text: 'Смотрите https://example.kz' }
    const commented = await answer(site, people.pupil2, post, link)
    const edited = await edit(site, people.pupil2, post, link)
    await site.database.user.update({ where: { id: ids.pupil2 }, data: { createdAt: new Date('2026-01-01') } })
    for (const [{ text }, said, unsaid] of [
      [commented, comments.toModerator, comments.anyway],
      [edited, editing.toModerator, editing.anyway],
    ] as const) {
      const buttons = textOf(htmlOf(text))
      expect([buttons.includes(said), buttons.includes(unsaid)]).toEqual([true, false])
    }
    const number = await answer(site, people.pupil2, post, { text: 'Мой номер 8 701 123 45 67' })
    expect(textOf(htmlOf(number.text))).toContain(comments.anyway)
  })

  it('a person who may not publish is told until when and why in place of every form, and leaves no draft', async () => {
    const { id, path } = await checkOf(people.pupil1, 'Мой номер 8 701 123 45 67')
    const shown = await publish(site, people.pupil1, { text: 'Раньше было можно' })
    const until = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000)
    const { id: caseId } = await site.database.moderationCase.create({
      data: {
        ...{ targetKind: 'POST', targetId: 'gone', ownerId: ids.pupil1, cause: 'REPORTS', gravity: 1, text: '' },
        ...{ state: 'DECIDED', decision: 'REMOVED', sanction: 'MUTED', reason: 'BULLYING', decidedAt: new Date() },
      },
    })
    const mute = { userId: ids.pupil1, kind: 'MUTED', reason: 'BULLYING', until, caseId }
    await site.database.sanction.create({ data: mute })
    const post = await publish(site, people.timur, { text: 'Ответьте мне' })
    const pages = ['/app/feed', '/app/feed/posts/new', at(post), `${at(shown)}/edit`, '/app/stories/new', path]
    for (const page of pages) {
      const html = htmlOf((await site.visit(page, { as: people.pupil1 })).text)
      expect([page, textOf(html).includes(question.mute)]).toEqual([page, true])
      expect(textOf(html)).toContain(report['reason.BULLYING'])
      expect(tagsOf(html, 'a').map(({ href }) => href)).toContain(`/app/safety/cases/${caseId}`)
      expect([page, tagsOf(html, 'textarea')]).toEqual([page, []])
    }
    expect((await site.visit(`/app/safety/cases/${caseId}`, { as: people.pupil1 })).status).toBe(200)
    const draft = { authorId: ids.pupil1, state: 'DRAFT' }
    const drafts = await site.database.post.count({ where: draft })
    const refused = await sendPost(site, people.pupil1, { text: 'Всё равно скажу' })
    expect([refused.status, typedIn(refused.text, 'text')]).toEqual([400, 'Всё равно скажу'])
    expect(textOf(htmlOf(refused.text))).toContain(question.mute)
    const added = await answer(site, people.pupil1, post, { text: 'И отвечу' })
    expect([added.status, typedIn(added.text, 'text')]).toEqual([400, 'И отвечу'])
    const changed = { version: '1', audience: 'EVERYONE', text: 'Иначе' }
    for (const mine of [id, shown])
      expect((await site.visit(`${at(mine)}/edit`, { as: people.pupil1, form: changed })).status).not.toBe(302)
    expect((await site.visit(path, { as: people.pupil1, form: {} })).status).toBe(400)
    expect([await stateOf(id), await site.database.post.count({ where: draft })]).toEqual(['DRAFT', drafts])
    expect(await site.database.post.findUnique({ where: { id: shown } })).toMatchObject({ text: 'Раньше было можно' })
    await site.database.sanction.deleteMany()
    await site.database.moderationCase.delete({ where: { id: caseId } })
  })

  it('a draft that was left is found again on the profile of its author, and nowhere else', async () => {
    const { id, path } = await checkOf(people.aruzhan, 'Мой номер 8 701 123 45 67, пишите')
    const posts = '/app/profile/aruzhan?tab=posts'
    const leads = async (page: string, as: Visitor) =>
      tagsOf((await site.visit(page, { as })).text, 'a').some(({ href }) => href === path)
    expect(await leads(posts, people.aruzhan)).toBe(true)
    expect(await leads(`${posts}&as=other`, people.aruzhan)).toBe(false)
    expect(await leads(posts, people.pupil1)).toBe(false)
    await site.visit(`${at(id)}/delete`, { as: people.aruzhan, form: {} })
    expect(await leads(posts, people.aruzhan)).toBe(false)
  })

  it('a draft is thrown away, and is nobody else’s', async () => {
    const { id, path } = await checkOf(people.aruzhan, 'Мой номер 8 701 123 45 67')
    expect((await site.visit(path, { as: people.pupil1 })).status).toBe(404)
    expect((await site.visit(path, { as: people.pupil1, form: {} })).status).toBe(404)
    expect((await site.visit(`${at(id)}/delete`, { as: people.pupil1, form: {} })).status).toBe(404)
    expect((await site.visit(`${at(id)}/delete`, { as: people.aruzhan, form: {} })).location).toBe('/app/feed')
    expect(await stateOf(id)).toBe('DELETED')
  })
})

describe('a published post', () => {
  it('is edited with a mark: hashtags, names and the search follow, and nobody is told twice', async () => {
    const id = await publish(site, people.timur, { text: 'Сначала #вода и @dana' })
    const path = `${at(id)}/edit`
    const before = (await notificationsOf('dana', 'mention')).length
    expect((await site.visit(path, { as: people.dana })).status).toBe(404)
    expect((await edit(site, people.timur, id, { text: 'Потом #лёд, @dana и @aruzhan' })).location).toBe(at(id))
    const page = mainOf((await site.visit(at(id), { as: people.aruzhan })).text)
    expect(page).toContain(texts.edited)
    const tags = await site.database.postHashtag.findMany({ where: { postId: id } })
    expect(tags.map(({ hashtag }) => hashtag)).toEqual(['лед'])
    expect((await documentOf(id))?.folded).not.toContain('вода')
    expect(await notificationsOf('dana', 'mention')).toHaveLength(before)
    expect((await notificationsOf('aruzhan', 'mention'))[0]?.params).toMatchObject({ postId: id })
    const rude = await edit(site, people.timur, id, { text: 'Ты дебил' })
    expect([rude.status, typedIn(rude.text, 'text')]).toEqual([400, 'Ты дебил'])
    expect(errorBeside(rude.text, 'text')).toContain(compose['invalid.rude'])
  })

  it('that is refused asks for its new pictures again, and keeps the words', async () => {
    const id = await publish(site, people.timur, { text: 'Река до паводка' })
    const photo = await noise().jpeg().toBuffer()
    const files = [1, 2].map(n => ({ field: `picture${n}`, name: 'a.jpg', bytes: n === 1 ? 'no picture' : photo }))
    const { status, text } = await edit(site, people.timur, id, { text: 'Река после паводка' }, { files })
    expect([status, typedIn(text, 'text')]).toEqual([400, 'Река после паводка'])
    expect(errorBeside(text, 'picture1')).toContain(compose['invalid.fileType'])
    expect(mainOf(text)).toContain(editing.filesAgain)
    const without = await edit(site, people.timur, id, { text: 'я'.repeat(2001) })
    expect([without.status, mainOf(without.text).includes(editing.filesAgain)]).toEqual([400, false])
    expect(await site.database.post.findUnique({ where: { id } })).toMatchObject({
      text: 'Река до паводка',
      version: 1,
    })
    expect(await site.database.storedFile.count({ where: { ownerId: ids.timur, state: 'PENDING' } })).toBe(0)
  })

  it('is edited with its pictures: one goes with its file, one is described anew, one comes', async () => {
    const photos = await Promise.all([400, 500, 600].map(size => noise().resize(size).jpeg().toBuffer()))
    const file = (number: number) => ({ field: `picture${number}`, name: 'a.jpg', bytes: photos[number - 1]! })
    const fields = { idempotencyKey: randomUUID(), text: 'Три снимка', audience: 'EVERYONE', description1: 'Рейка' }
    const made = await site.visit('/app/feed/posts/new', { as: people.timur, ...sent(fields, file(1), file(2)) })
    const id = made.location!.replace('/app/feed#post-', '')
    const picturesOf = () => site.database.postPicture.findMany({ where: { postId: id }, orderBy: { order: 'asc' } })
    const [first, second] = await picturesOf()
    const form = { kept1: '', description2: 'Датчик', description3: 'Мост' }
    const { location } = await edit(site, people.timur, id, form, { files: [file(3)] })
    expect(location).toBe(at(id))
    const after = await picturesOf()
    expect(after.map(({ order, description }) => [order, description])).toEqual([
      [1, 'Датчик'],
      [2, 'Мост'],
    ])
    expect(after[0]!.fileId).toBe(second!.fileId)
    expect(await site.database.storedFile.findUnique({ where: { id: first!.fileId } })).toBeNull()
    const page = mainOf((await site.visit(at(id), { as: people.dana })).text)
    expect([page.includes('Датчик'), page.includes('Мост'), page.includes('Рейка')]).toEqual([true, true, false])
    const rude = await edit(site, people.timur, id, { description2: 'Ты дебил' })
    expect([rude.status, (await picturesOf())[0]!.description]).toEqual([400, 'Датчик'])
    const bare = await edit(site, people.timur, id, { text: '', kept2: '', kept3: '' })
    expect(errorBeside(bare.text, 'text')).toContain(compose['invalid.empty'])
  })

  it('is edited once by a form that came twice because its answer was lost', async () => {
    const id = await publish(site, people.timur, { text: 'Рейка' })
    const { text } = await site.visit(`${at(id)}/edit`, { as: people.timur })
    const file = { field: 'picture1', name: 'a.jpg', bytes: await noise().resize(400).jpeg().toBuffer() }
    const form = { idempotencyKey: valuesOf(text, 'idempotencyKey')[0]!, text: 'Рейка и датчик' }
    for (let time = 0; time < 2; time += 1)
      expect((await edit(site, people.timur, id, form, { original: text, files: [file] })).location).toBe(at(id))
    expect(await site.database.postPicture.count({ where: { postId: id } })).toBe(1)
    expect((await site.database.post.findUniqueOrThrow({ where: { id } })).version).toBe(2)
  })

  it('is for fewer people at once, and for more only after the same look as a new one', async () => {
    const text = 'Звоните: 8 701 123 45 67 #вода'
    const { location } = await sendPost(site, people.aruzhan, { text, audience: 'ORGANIZATION' })
    await site.visit(location!, { as: people.aruzhan, form: {} })
    const id = location!.split('/')[4]!
    const scopes = async () => [
      (await site.database.post.findUniqueOrThrow({ where: { id } })).scope.split(':')[0],
      (await site.database.postHashtag.findFirstOrThrow({ where: { postId: id } })).scope.split(':')[0],
      (await documentOf(id))?.scope.split(':')[0],
    ]
    expect((await edit(site, people.aruzhan, id, { audience: 'GROUP' })).location).toBe(at(id))
    expect([await scopes(), await opens('pupil2', id)]).toEqual([['GROUP', 'GROUP', 'GROUP'], false])
    const asked = await edit(site, people.aruzhan, id, { audience: 'EVERYONE' })
    expect([asked.status, mainOf(asked.text).includes(question.personal)]).toEqual([400, true])
    expect([await scopes(), await opens('timur', id)]).toEqual([['GROUP', 'GROUP', 'GROUP'], false])
    const wanted = await edit(site, people.aruzhan, id, { audience: 'EVERYONE', anyway: 'on' })
    expect([wanted.location, await opens('timur', id)]).toEqual([at(id), true])
    expect(await scopes()).toEqual(['EVERYONE', 'EVERYONE', 'EVERYONE'])
    const notTheirs = await publish(site, people.dana, { text: 'Без школы' })
    expect((await edit(site, people.dana, notTheirs, { audience: 'ORGANIZATION' })).status).toBe(400)
  })

  it('edited in two tabs shows both versions, and keeps what was chosen', async () => {
    const id = await publish(site, people.timur, { text: 'Начало', audience: 'EVERYONE' })
    const begun = (await site.visit(`${at(id)}/edit`, { as: people.timur })).text
    expect((await edit(site, people.timur, id, { text: 'Первая вкладка' }, { original: begun })).location).toBe(at(id))
    const second = { text: 'Вторая вкладка', audience: 'FOLLOWERS' }
    const both = await edit(site, people.timur, id, second, { original: begun })
    expect([both.status, headingOf(both.text)]).toEqual([409, editing['conflict.title']])
    const page = mainOf(both.text)
    expect([page.includes('Первая вкладка'), page.includes('Вторая вкладка')]).toEqual([true, true])
    const [version, base] = ['version', 'base'].map(name => valuesOf(both.text, name)[0]!) as [string, string]
    const chosen = { ...second, version, base, choosing: 'on', pick_text: 'theirs', pick_audience: 'mine' }
    expect((await site.visit(`${at(id)}/edit`, { as: people.timur, form: chosen })).location).toBe(at(id))
    expect(await site.database.post.findUnique({ where: { id } })).toMatchObject({
      ...{ text: 'Первая вкладка', audience: 'FOLLOWERS', version: 3 },
    })
  })

  it('is deleted after a page that asks, and is off every page at once', async () => {
    const id = await publish(site, people.timur, { text: 'Ненадолго #вода' })
    expect(headingOf((await site.visit(`${at(id)}/delete`, { as: people.timur })).text)).toBe(compose['delete.title'])
    await site.visit(`${at(id)}/delete`, { as: people.timur, form: {} })
    for (const name of ['timur', 'dana'] as const)
      expect([await opens(name, id), await lists(name, 'Ненадолго')]).toEqual([false, false])
    expect(mainOf((await site.visit(at(id), { as: people.dana })).text)).toContain(errors['reason.post_gone'])
    expect([await documentOf(id), await site.database.postHashtag.count({ where: { postId: id } })]).toEqual([null, 0])
  })

  it('counts fifty likes at once as fifty, and the same one again as none', async () => {
    const id = await publish(site, people.timur, { text: 'Пятьдесят' })
    const { setPostLike } = await import('#app/domain/feed/likes.server.ts')
    const fans = Array.from({ length: 50 }, (_, n) => `fan${n}`)
    await site.database.user.createMany({
      data: fans.map(fan => ({
        id: fan,
        username: fan,
        usernameFolded: fan,
        passwordHash: '-',
        onboardedAt: new Date(),
      })),
    })
    const viewers = fans.map(fan => ({ id: fan, memberships: [] }) as unknown as Viewer)
    const liked = await Promise.all(viewers.map(viewer => setPostLike(viewer, id, true)))
    expect(new Set(liked)).toEqual(new Set(['done']))
    await Promise.all(viewers.slice(0, 5).map(viewer => setPostLike(viewer, id, true)))
    const likesOf = async () => (await site.database.post.findUniqueOrThrow({ where: { id } })).likeCount
    expect(await likesOf()).toBe(50)
    await Promise.all(viewers.slice(0, 5).map(viewer => setPostLike(viewer, id, false)))
    expect(await likesOf()).toBe(45)
    const [one, ...others] = (await notificationsOf('timur', 'postLike')).filter(
      ({ params }) => (params as { postId: string }).postId === id,
    )
    expect([one?.people, others]).toEqual([50, []])
    await site.database.user.deleteMany({ where: { id: { in: fans } } })
  })

  it('is liked from where it stands, by a button that says what it wants', async () => {
    const id = await publish(site, people.timur, { text: 'Поддержите' })
    const back = `/app/feed?tab=following#post-${id}`
    const like = (wanted: string) => site.visit(`${at(id)}/like`, { as: people.dana, form: { wanted, back } })
    expect((await like('on')).location).toBe(back)
    expect((await like('on')).location).toBe(back)
    const pressed = tagsOf(htmlOf((await site.visit(at(id), { as: people.dana })).text), 'button').find(
      ({ name, ...rest }) => name === 'wanted' && 'aria-pressed' in rest,
    )
    expect(pressed).toMatchObject({ value: 'off', 'aria-pressed': 'true' })
    await like('off')
    expect((await site.database.post.findUniqueOrThrow({ where: { id } })).likeCount).toBe(0)
  })
})

describe('an answer', () => {
  const newest = (postId: string) =>
    site.database.comment.findFirstOrThrow({ where: { postId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  const countOf = async (id: string) => (await site.database.post.findUniqueOrThrow({ where: { id } })).commentCount

  it('is counted, told and replied to one level deep; deleted it keeps its place', async () => {
    const id = await publish(site, people.timur, { text: 'Спрашивайте' })
    const sentTo = await answer(site, people.dana, id, { text: 'А датчик сам пишет?' })
    const first = await newest(id)
    expect(sentTo.location).toBe(`${at(id)}#answer-${first.id}`)
    const form = await site.visit(`${at(id)}?reply=${first.id}`, { as: people.aruzhan })
    expect(valuesOf(form.text, 'replyTo')).toEqual([first.id])
    await answer(site, people.aruzhan, id, { text: 'Сам, раз в десять минут', replyTo: first.id })
    const reply = await newest(id)
    await answer(site, people.timur, id, { text: 'И человек раз в неделю', replyTo: reply.id })
    expect((await newest(id)).replyToId).toBe(first.id)
    expect(await countOf(id)).toBe(3)
    expect((await notificationsOf('timur', 'comment'))[0]?.params).toMatchObject({ postId: id })
    expect((await notificationsOf('dana', 'reply'))[0]?.params).toMatchObject({ commentId: first.id })
    expect((await notificationsOf('aruzhan', 'reply'))[0]?.params).toMatchObject({ byId: ids.timur })

    expect((await site.visit(`/app/feed/comments/${first.id}/delete`, { as: people.timur, form: {} })).status).toBe(404)
    await site.visit(`/app/feed/comments/${first.id}/delete`, { as: people.dana, form: {} })
    const page = mainOf((await site.visit(at(id), { as: people.timur })).text)
    expect(page).toContain(comments['gone.DELETED'])
    expect(page).not.toContain('А датчик сам пишет?')
    expect(page).toContain('Сам, раз в десять минут')
    expect(await countOf(id)).toBe(2)
    const late = await answer(site, people.timur, id, { text: 'Вам ответ', replyTo: first.id })
    expect([late.status, typedIn(late.text, 'text')]).toEqual([409, 'Вам ответ'])
  })

  it('is looked at as a post is: rude words are named, a number is asked about, help comes first', async () => {
    const id = await publish(site, people.timur, { text: 'Отвечайте' })
    const rude = await answer(site, people.aruzhan, id, { text: 'Ты дебил' })
    expect([rude.status, typedIn(rude.text, 'text')]).toEqual([400, 'Ты дебил'])
    expect(mainOf(rude.text)).toContain(question.rude)
    expect(rude.text).not.toContain('name="anyway"')
    const text = 'Мой телефон 8 701 123 45 67'
    const asked = await answer(site, people.aruzhan, id, { text })
    expect([asked.status, typedIn(asked.text, 'text'), await countOf(id)]).toEqual([400, text, 0])
    expect(asked.text).toContain('name="anyway"')
    // A question is shown without an error, unlike rude words.
    const faults = ({ text: page }: { text: string }) => [summaryOf(page), errorBeside(page, 'text') !== null]
    expect([faults(rude), faults(asked)]).toEqual([
      [['text'], true],
      [[], false],
    ])
    expect((await answer(site, people.aruzhan, id, { text, anyway: 'on' })).status).toBe(302)
    const unwell = await answer(site, people.pupil1, id, { text: 'Я не хочу жить' })
    expect(unwell.text).toContain('tel:111')
    expect(faults(unwell)).toEqual([[], false])
    await answer(site, people.pupil1, id, { text: 'Я не хочу жить', anyway: 'on' })
    expect((await casesOf((await newest(id)).id))[0]).toMatchObject({
      targetKind: 'COMMENT',
      cause: 'SELF_HARM',
      gravity: 2,
    })
    expect(await countOf(id)).toBe(2)
    await answer(site, people.dana, id, { text: 'Я тебя убью', anyway: 'on' })
    const { id: threat, state } = await newest(id)
    expect([state, await countOf(id)]).toEqual(['WAITING', 2])
    // The author sees their own words and a note that others do not.
    const read = async (as: Visitor) => mainOf((await site.visit(at(id), { as })).text)
    expect(await read(people.dana)).toContain(`${comments['gone.WAITING']} ${comments['gone.own']}`)
    expect(await read(people.timur)).not.toContain(comments['gone.own'])
    const { inTurn } = await import('#app/database/client.server.ts')
    const { setCommentState } = await import('#app/domain/feed/states.server.ts')
    await inTurn(tx => setCommentState(tx, threat, 'SHOWN'))
    expect(await countOf(id)).toBe(3)
    await inTurn(tx => setCommentState(tx, threat, 'REMOVED'))
    expect(await countOf(id)).toBe(2)
  })

  it('to a post that has just gone keeps its words on a page that says so', async () => {
    const id = await publish(site, people.timur, { text: 'Сейчас исчезну' })
    await site.visit(`${at(id)}/delete`, { as: people.timur, form: {} })
    const { status, text } = await answer(site, people.dana, id, { text: 'Долгий ответ' })
    expect([status, headingOf(text), typedIn(text, 'words')]).toEqual([404, comments.gone, 'Долгий ответ'])
  })

  it('is liked, and twenty of them are a page', async () => {
    const id = await publish(site, people.timur, { text: 'Много ответов' })
    for (let n = 1; n <= 22; n += 1)
      await site.database.comment.create({
        data: { postId: id, authorId: ids.dana, text: `Ответ номер ${n}.`, createdAt: new Date(1e12 + n) },
      })
    const { text } = await site.visit(at(id), { as: people.aruzhan })
    expect(mainOf(text)).toContain('Ответ номер 20.')
    expect(mainOf(text)).not.toContain('Ответ номер 21.')
    const next = tagsOf(text, 'a').find(({ rel }) => rel === 'next')!.href!
    expect(mainOf((await site.visit(next, { as: people.aruzhan })).text)).toContain('Ответ номер 22.')
    const { id: commentId } = await newest(id)
    await site.visit(`/app/feed/comments/${commentId}/like`, {
      as: people.aruzhan,
      form: { wanted: 'on', back: at(id) },
    })
    expect((await newest(id)).likeCount).toBe(1)
    expect((await notificationsOf('dana', 'commentLike'))[0]?.params).toMatchObject({ commentId })
  })

  it('with many replies shows ten of them, and the others on pages of its own, where a new one is led to', async () => {
    const id = await publish(site, people.timur, { text: 'Один вопрос' })
    const start = Date.now() - 60_000
    const said = { postId: id, authorId: ids.dana }
    await site.database.comment.create({ data: { ...said, id: 'asked', text: 'Сколько?', createdAt: new Date(start) } })
    const replies = Array.from({ length: 31 }, (_, n) => ({ ...said, id: `told-${n}`, text: `Столько: ${n}.` }))
    await site.database.comment.createMany({
      data: replies.map((reply, n) => ({ ...reply, replyToId: 'asked', createdAt: new Date(start + n + 1) })),
    })
    const read = async (path: string) => {
      const { text } = await site.visit(path, { as: people.aruzhan })
      const numbers = [...mainOf(text).matchAll(/Столько: (\d+)\./g)].map(([, number]) => Number(number))
      return { text, numbers, links: tagsOf(text, 'a') }
    }
    const numbers = (from: number, until: number) => Array.from({ length: until - from }, (_, n) => from + n)
    const first = await read(at(id))
    expect(first.numbers).toEqual(numbers(0, 10))
    const more = first.links.find(({ href }) => href?.includes('under=asked'))!.href!
    const second = await read(more)
    expect(second.numbers).toEqual(numbers(0, 20))
    const third = await read(second.links.find(({ rel }) => rel === 'next')!.href!)
    expect(third.numbers).toEqual(numbers(20, 31))
    expect(valuesOf((await read(`${at(id)}?reply=told-25`)).text, 'replyTo')).toEqual(['told-25'])

    const { location } = await answer(site, people.aruzhan, id, { text: 'Столько: 31.', replyTo: 'asked' })
    expect(location).toContain('?answer=')
    expect((await read(location!)).numbers).toContain(31)
    // A comment that is not there leads to the first ones.
    expect((await read(`${at(id)}?under=told-3`)).numbers).toEqual(numbers(0, 10))
  })

  it('on a later page is led to, liked and replied to where it stands', async () => {
    const id = await publish(site, people.timur, { text: 'Много вопросов' })
    const asks = Array.from({ length: 24 }, (_, n) => ({ postId: id, authorId: ids.timur, text: `Вопрос ${n}.` }))
    const start = Date.now() - 60_000
    await site.database.comment.createMany({
      data: asks.map((ask, n) => ({ ...ask, id: `far-${n}`, createdAt: new Date(start + n) })),
    })
    const form = { text: 'Двадцать пятый', idempotencyKey: randomUUID() }
    const { location } = await answer(site, people.aruzhan, id, form)
    expect((await answer(site, people.aruzhan, id, form)).location).toBe(location)
    const read = async (path: string) => mainOf((await site.visit(path, { as: people.aruzhan })).text)
    expect(await read(location!)).toContain('Двадцать пятый')
    const page = await site.visit(`${at(id)}?reply=far-22`, { as: people.aruzhan })
    expect(valuesOf(page.text, 'replyTo')).toEqual(['far-22'])
    const backs = valuesOf(page.text, 'back').filter(back => back.endsWith('#answer-far-22'))
    expect(await read(backs[0]!)).toContain('Вопрос 22.')
    const reply = await answer(site, people.aruzhan, id, { text: 'Ответ на двадцать второй', replyTo: 'far-22' })
    expect(await read(reply.location!)).toContain('Ответ на двадцать второй')
    const [notice] = await notificationsOf('timur', 'reply')
    const opened = await site.visit(`/app/notifications/${notice!.id}/open`, { as: people.timur, form: {} })
    expect(mainOf((await site.visit(opened.location!, { as: people.timur })).text)).toContain(
      'Ответ на двадцать второй',
    )
  })
})

describe('the feed', () => {
  it('is read ten by ten, the newest first, and counts what came since', async () => {
    await site.database.post.updateMany({ data: { state: 'DELETED' } })
    const made = Array.from({ length: 23 }, (_, n) => new Date(Date.parse('2026-11-20T10:00:00Z') + n * 1000))
    for (const [n, createdAt] of made.entries())
      await site.database.post.create({
        data: {
          id: `n${n}`,
          authorId: ids.timur,
          text: `Запись ${n}.`,
          audience: 'EVERYONE',
          scope: 'EVERYONE',
          createdAt,
        },
      })
    const seen: string[][] = []
    for (let path: string | undefined = '/app/feed'; path;) {
      const { text } = await site.visit(path, { as: people.dana })
      seen.push(tagsOf(htmlOf(text), 'article').map(({ id }) => id!.replace('post-n', '')))
      path = tagsOf(text, 'a').find(({ rel }) => rel === 'next')?.href
    }
    expect(seen.map(page => page.length)).toEqual([10, 10, 3])
    expect(seen.flat().map(Number)).toEqual(made.map((_, n) => 22 - n))
    const newer = await site.visit(`/app/feed/newer?after=${made[19]!.toISOString()}~n19`, { as: people.dana })
    expect(JSON.parse(newer.text)).toEqual({ count: 3 })
  })

  it('fills its pages while there are posts, and neither shows nor counts those of a shut account', async () => {
    const until = new Date(Date.now() + 60_000)
    const day = { audience: 'EVERYONE', scope: 'EVERYONE' }
    for (let n = 0; n < 12; n += 1)
      await site.database.post.create({
        data: { id: `shut${n}`, authorId: ids.pupil2, text: 'Скрыто.', ...day, createdAt: new Date(+until - n) },
      })
    const newer = '/app/feed/newer?after=2026-11-20T10:00:19.000Z~n19'
    const counted = async () =>
      (JSON.parse((await site.visit(newer, { as: people.dana })).text) as { count: number }).count
    expect(await counted()).toBe(11)
    await site.database.user.update({ where: { id: ids.pupil2 }, data: { deletionAt: until } })
    expect(await counted()).toBe(3)
    const { text } = await site.visit('/app/feed', { as: people.dana })
    const shown = tagsOf(htmlOf(text), 'article').map(({ id }) => id!.replace('post-', ''))
    expect(shown).toEqual(Array.from({ length: 10 }, (_, n) => `n${22 - n}`))
    await site.database.user.update({ where: { id: ids.pupil2 }, data: { deletionAt: null } })
    await site.database.post.deleteMany({ where: { id: { startsWith: 'shut' } } })
  })

  it('begins for staff with what waits in their school, and for a pupil with their way', async () => {
    const visitor = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'newcomer' } })
    const asks = { userId: visitor.id, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'PENDING' }
    await site.database.member.create({ data: asks })
    const school = '/admin/organizations/demo-lyceum'
    const linksOf = async (as: Visitor) => {
      const html = htmlOf((await site.visit('/app/feed', { as })).text)
      const links = tagsOf(html, 'a').flatMap(({ href }) => (href?.startsWith('/admin') ? [href] : []))
      // The text of the collapsed line on phones.
      const folded = textOf(/<summary[^>]*>(.*?)<\/summary>/s.exec(html)?.[1] ?? '')
      return { folded, way: html.includes(`>${start['way.tests']}<`), text: textOf(html), links: [...new Set(links)] }
    }
    const admin = await linksOf(people.orgadmin)
    expect([admin.way, admin.text.includes(start['staff.waits'])]).toEqual([false, true])
    expect(admin.text).toContain(start['staff.requests'].replace('{count}', '1'))
    expect(admin.folded).toContain(start['staff.requests'].replace('{count}', '1'))
    expect(admin.links).toEqual(
      expect.arrayContaining([`${school}/requests`, school, `${school}/students/upload`]) as string[],
    )
    const teacher = await linksOf(people.teacher)
    expect([teacher.links.includes(school), teacher.links.includes(`${school}/requests`)]).toEqual([true, false])
    expect(teacher.links).not.toContain(`${school}/students/upload`)
    for (const [who, found] of [
      ['orgadmin', admin],
      ['teacher', teacher],
    ] as const)
      for (const to of found.links) expect([to, (await site.visit(to, { as: people[who] })).status]).toEqual([to, 200])
    expect((await linksOf(people.aruzhan)).links).toEqual([])
    await site.database.member.deleteMany({ where: { userId: visitor.id } })
  })

  it('shows those one follows, and leads who has no school with a subscription to the paywall', async () => {
    await site.database.follow.deleteMany({ where: { followerId: ids.dana } })
    expect(await lists('dana', feed['empty.following'], '?tab=following')).toBe(true)
    await site.visit('/app/profile/timur/follow', {
      as: people.dana,
      form: { follow: 'on', confirmed: 'on', back: '/app/feed' },
    })
    expect(await lists('dana', 'Запись 22.', '?tab=following')).toBe(true)
    const { location } = await site.visit('/app/feed?tab=school', { as: people.dana })
    expect(location).toBe('/paywall?reason=org_missing_or_inactive&redirect=%2Fapp%2Ffeed%3Ftab%3Dschool')
    expect(await lists('pupil1', 'Запись 22.', '?tab=school')).toBe(false)
  })

  it('has every post of those one follows once, the newest first, where they are more than a page has posts', async () => {
    const { database } = site
    const pupils = { usernameFolded: { startsWith: 'pupil' }, state: 'ACTIVE', deletionAt: null } as const
    const authors = await database.user.findMany({ where: pupils, take: 14, orderBy: { id: 'asc' } })
    const day = { audience: 'EVERYONE', scope: 'EVERYONE', text: 'Неделя.' }
    const second = (n: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + n * 500)
    for (const [n, { id: authorId }] of authors.entries()) {
      const posts = [`early${n}`, `late${n}`].map((id, at) => ({
        id,
        authorId,
        ...day,
        createdAt: second(at * 40 - n),
      }))
      await database.post.createMany({ data: posts })
      await database.follow.create({ data: { followerId: ids.dana, followedId: authorId } })
    }
    const followed = { author: { followers: { some: { followerId: ids.dana } } }, ...day, text: undefined }
    const order = [{ createdAt: 'desc' }, { id: 'desc' }] as const
    const posts = await database.post.findMany({ where: { ...followed, state: 'SHOWN' }, orderBy: [...order] })
    const seen = await postsOf('/app/feed?tab=following')
    expect(seen).toEqual(posts.map(({ id }) => id))
    expect(seen.length).toBeGreaterThan(40)
    const newer = `/app/feed/newer?tab=following&after=${posts[3]!.createdAt.toISOString()}~${posts[3]!.id}`
    expect(JSON.parse((await site.visit(newer, { as: people.dana })).text)).toEqual({ count: 3 })
    await database.post.deleteMany({ where: { text: day.text } })
    const ofPupils = { followerId: ids.dana, followedId: { in: authors.map(({ id }) => id) } }
    await database.follow.deleteMany({ where: ofPupils })
  })

  it('has of those one follows what they tell one’s own circles, and nothing of what they tell others', async () => {
    const { database } = site
    const school = 'ORGANIZATION:demo-lyceum'
    const project = (id: string, scope: string) => ({
      ...{ id, ownerId: ids.timur, name: 'Родник', state: 'SHOWN' },
      ...{ scope, audience: scope.split(':')[0]! },
    })
    await database.project.createMany({ data: [project('spring', 'EVERYONE'), project('well', school)] })
    const group = await database.group.findFirstOrThrow({ where: { organizationId: 'demo-lyceum' } })
    const others = [school, `GROUP:${group.id}`, 'PROJECT:well']
    const own = ['EVERYONE', `FOLLOWERS:${ids.timur}`, 'PROJECT:spring']
    const posts = Array.from({ length: 72 }, (_, n) => {
      const scope = [...others, own[Math.floor(n / 4) % 3]!][n % 4]!
      const [audience, of] = scope.split(':') as [string, string?]
      const projectId = audience === 'PROJECT' ? of! : null
      // Posts share their instant in groups of eight.
      const createdAt = new Date(Date.parse('2026-11-01T10:00:00Z') - Math.floor(n / 8) * 1000)
      return { id: `circle-${n}`, authorId: ids.timur, text: 'Родник.', audience, scope, projectId, createdAt }
    })
    await database.post.createMany({ data: posts })
    await database.follow.deleteMany({ where: { followerId: ids.dana } })
    await database.follow.create({ data: { followerId: ids.dana, followedId: ids.timur } })
    const seen = posts
      .filter(({ scope }) => own.includes(scope))
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1))
    const inList = async (path: string) => (await postsOf(path)).filter(id => id.startsWith('circle-'))
    const profile = '/app/profile/timur?tab=posts'
    for (const path of ['/app/feed?tab=following', profile])
      expect([path, await inList(path)]).toEqual([path, seen.map(({ id }) => id)])
    // After unfollowing, posts for followers are no longer shown.
    await database.follow.deleteMany({ where: { followerId: ids.dana } })
    const left = seen.filter(({ audience }) => audience !== 'FOLLOWERS')
    expect(await inList(profile)).toEqual(left.map(({ id }) => id))
    expect(await inList('/app/feed?tab=following')).toEqual([])
    await database.post.deleteMany({ where: { text: 'Родник.' } })
    await database.project.deleteMany({ where: { id: { in: ['spring', 'well'] } } })
    await database.follow.create({ data: { followerId: ids.dana, followedId: ids.timur } })
  })

  it('is not sent again while nothing was told, and is once somebody likes', async () => {
    const ask = (etag: string) => site.visit('/app/feed', { as: people.aruzhan, headers: { 'If-None-Match': etag } })
    let etag = String((await ask('')).headers.etag)
    let again = await ask(etag)
    // The ETag changes every minute, so try once more if a minute has passed in between.
    if (again.status === 200) again = await ask((etag = String(again.headers.etag)))
    expect(again.status).toBe(304)
    await site.visit('/app/feed/posts/n22/like', { as: people.dana, form: { wanted: 'on' } })
    expect((await ask(etag)).status).toBe(200)
  })

  it('of one person stands on their profile, for those who may see it', async () => {
    const tab = async (as: Visitor) => mainOf((await site.visit('/app/profile/timur?tab=posts', { as })).text)
    const circle = `FOLLOWERS:${ids.timur}`
    await site.database.post.create({
      data: { id: 'own', authorId: ids.timur, text: 'Для своих.', audience: 'FOLLOWERS', scope: circle },
    })
    expect([await tab(people.dana), await tab(people.aruzhan)].map(page => page.includes('Для своих.'))).toEqual([
      true,
      false,
    ])
    expect(await tab(people.aruzhan)).toContain('Запись 22.')
    // Buttons lead back to the page of posts on which they were pressed.
    const first = await site.visit('/app/profile/timur?tab=posts', { as: people.aruzhan })
    const next = tagsOf(first.text, 'a').find(({ rel }) => rel === 'next')!.href!
    const later = await site.visit(next, { as: people.aruzhan })
    for (const back of valuesOf(later.text, 'back')) expect(back.replace(/#.*/, '')).toBe(next)
  })

  it('is turned off by an administrator: the page stays without posts, what was written can be deleted', async () => {
    await site.database.featureSwitch.create({ data: { key: 'feed', on: false } })
    const { status, text } = await site.visit('/app/feed', { as: people.timur })
    expect([status, tagsOf(htmlOf(text), 'article')]).toEqual([200, []])
    expect(mainOf(text)).toContain(feed.off)
    expect((await site.visit(at('n22'), { as: people.timur })).status).toBe(503)
    expect((await site.visit(`${at('n0')}/delete`, { as: people.timur, form: {} })).location).toBe('/app/feed')
    await site.database.featureSwitch.deleteMany()
  })
})
