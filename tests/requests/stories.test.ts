import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import question from '#app/i18n/locales/en/postQuestion.ts'
import en from '#app/i18n/locales/en/stories.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import kk from '#app/i18n/locales/kk/stories.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, textOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { noise } from '#tests/world/pictures.ts'
import type { Site } from '#tests/world/server.ts'
import { mp4, webm } from '#tests/world/videos.ts'
import type { Visitor } from '#tests/world/visit.ts'

const HOUR_MS = 60 * 60 * 1000
const MB = 1024 * 1024
const english = { language: 'en' }
type Person = Visitor & { username: string; id: string }

let site: Site
let photo: Buffer
beforeAll(async () => {
  site = await borrowSite()
  photo = await noise({ width: 400, height: 300 }).jpeg().toBuffer()
})
afterAll(() => site.stop())

async function person(born = '2009-05-20'): Promise<Person> {
  const visitor = await makePerson(site, { dateOfBirth: born })
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: visitor.username } })
  return { ...visitor, id }
}

const textForm = (changes: Record<string, string> = {}) => ({
  ...{ idempotencyKey: randomUUID(), text: 'Бүгін картаға соңғы ауылды қостым.', ground: 'LAKE', audience: 'EVERYONE' },
  ...changes,
})
const sendStory = (as: Visitor, changes?: Record<string, string>) =>
  site.visit('/app/stories/new', { as, cookies: english, form: textForm(changes) })
const send = (as: Visitor, kind: 'photo' | 'video', bytes: Buffer, changes: Record<string, string> = {}) =>
  site.visit(`/app/stories/new/${kind}`, {
    ...{ as, cookies: english },
    ...sent(
      { idempotencyKey: randomUUID(), description: '', audience: 'EVERYONE', ...changes },
      { field: 'file', name: kind === 'photo' ? 'river.jpg' : 'river.mp4', bytes },
    ),
  })
const storiesOf = ({ id }: Person) =>
  site.database.story.findMany({ where: { authorId: id }, orderBy: { createdAt: 'asc' }, include: { file: true } })
async function createStory(author: Person, changes?: Record<string, string>) {
  const { location } = await sendStory(author, changes)
  expect(location).toMatch(new RegExp(`^/app/stories/${author.username}/`))
  return { path: location!, id: location!.split('/').at(-1)! }
}
/** Text of the only text area of a page. */
const typedIn = (html: string) => {
  const [, typed = ''] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html) ?? []
  return typed.replace(/^\n/, '')
}
const beside = (html: string, field: string) => errorBeside(html, field)?.replace('Error: ', '') ?? null
const statusFor = async (as: Visitor | undefined, path: string) => (await site.visit(path, { as })).status
const caseOf = (storyId: string) =>
  site.database.moderationCase.findFirst({ where: { targetKind: 'STORY', targetId: storyId } })

describe('a story of words', () => {
  it('is told once, though its form came twice, and shown on its ground to whoever may see it', async () => {
    const [author, reader] = [await person('1990-01-01'), await person()]
    const form = textForm()
    const first = await site.visit('/app/stories/new', { as: author, form })
    const again = await site.visit('/app/stories/new', { as: author, form })
    expect([first.status, again.location]).toEqual([302, '/app/feed'])
    const [story, ...others] = await storiesOf(author)
    expect(others).toEqual([])
    expect(story!.expiresAt.getTime() - story!.createdAt.getTime()).toBe(24 * HOUR_MS)

    const page = await site.visit(first.location!, { as: reader, cookies: { language: 'kk' } })
    expect(headingOf(page.text)).toContain('1 бөлімнің 1-бөлімі')
    expect(textOf(mainOf(page.text))).toContain(form.text)
    expect(page.text).toContain(kk['textOn'].replace('{ground}', kk['ground.LAKE']))
    expect(tagsOf(page.text, 'a').map(({ href }) => href)).toContain(
      `/app/report?kind=STORY&amp;id=${story!.id}`.replace('&amp;', '&'),
    )
  })

  it('that is refused keeps what was typed, with what is wrong beside its field', async () => {
    const author = await person()
    const long = 'я'.repeat(281)
    for (const [changes, name, words] of [
      [{ text: long }, 'text', en['invalid.tooLong']],
      [{ text: ' \n ' }, 'text', en['required.text']],
      [{ text: 'а'.repeat(201) }, 'text', en['invalid.wordTooLong']],
      [{ text: 'Ты тупой урод' }, 'text', en['invalid.rude']],
      [{ ground: 'SEA' }, 'ground', en['required.ground']],
      [{ audience: 'GROUP' }, 'audience', fields['invalid.invalid']],
    ] as const) {
      const { status, text } = await sendStory(author, changes)
      expect([status, beside(text, name)], JSON.stringify(changes).slice(0, 60)).toEqual([400, words])
    }
    const { text } = await sendStory(author, { text: long })
    expect(typedIn(text)).toBe(long)
    expect(await storiesOf(author)).toEqual([])
  })

  it('begins with the followers of a minor and with everybody of a grown-up', async () => {
    const checked = async (as: Visitor) => {
      const { text } = await site.visit('/app/stories/new', { as })
      return tagsOf(text, 'input').find(input => input.name === 'audience' && 'checked' in input)?.value
    }
    expect([await checked(await person()), await checked(await person('1990-01-01'))]).toEqual([
      'FOLLOWERS',
      'EVERYONE',
    ])
    expect(await checked(await site.signIn('aruzhan'))).toBe('ORGANIZATION')
  })

  it('with a minor’s telephone number is asked about first, and told all the same once that is wanted', async () => {
    const author = await person()
    const text = 'Звоните мне: +7 701 123 45 67'
    const asked = await sendStory(author, { text })
    expect(asked.status).toBe(400)
    expect(textOf(mainOf(asked.text))).toContain(en.surePersonal)
    expect(typedIn(asked.text)).toBe(text)
    expect(tagsOf(asked.text, 'button')).toContainEqual(expect.objectContaining({ name: 'sure', value: 'yes' }))
    await createStory(author, { text, sure: 'yes' })
    await createStory(await person('1990-01-01'), { text })
  })

  it('with words of self-harm shows whom one can call first, stays its author’s choice, and is looked at', async () => {
    const author = await person()
    const line = { id: 'test-line', number: '150', order: 0, origin: 'ADMIN' }
    const texts = { ru: 'Линия помощи', kk: 'Сенім телефоны', en: 'Line of trust' }
    await site.database.helpLine.upsert({
      where: { id: line.id },
      create: { ...line, name: texts, about: texts },
      update: {},
    })
    const asked = await sendStory(author, { text: 'Я хочу умереть' })
    expect(asked.status).toBe(400)
    expect(tagsOf(asked.text, 'a').map(({ href }) => href)).toContain('tel:150')
    // The form asks a question and shows no error.
    expect(summaryOf(asked.text)).toEqual([])
    expect(typedIn(asked.text)).toBe('Я хочу умереть')
    const { id } = await createStory(author, { text: 'Я хочу умереть', sure: 'yes' })
    expect(await caseOf(id)).toMatchObject({ cause: 'SELF_HARM', gravity: 2, hiddenAt: null, ownerId: author.id })
  })

  it('with a link of a new account waits for a look; its author sees it, others do not', async () => {
    const [author, reader] = [await person(), await person()]
    const { id, path } = await createStory(author, { text: 'Смотрите https://example.org/карта' })
    expect(await caseOf(id)).toMatchObject({ cause: 'LINKS', state: 'OPEN' })
    const own = await site.visit(path, { as: author, cookies: english })
    expect(textOf(mainOf(own.text))).toContain(en.waiting)
    expect(await statusFor(reader, path)).toBe(404)
  })

  it('is told five times a day, and not at all by somebody who is muted', async () => {
    const author = await person()
    for (let number = 0; number < 5; number += 1) await createStory(author)
    const sixth = await sendStory(author)
    expect(sixth.status).toBe(400)
    expect(textOf(mainOf(sixth.text))).toContain(en['invalid.storiesToday'])

    const muted = await person()
    const until = new Date(Date.now() + HOUR_MS)
    await site.database.sanction.create({ data: { userId: muted.id, kind: 'MUTED', reason: 'SPAM', until } })
    const refused = await sendStory(muted)
    expect([refused.status, typedIn(refused.text)]).toEqual([400, textForm().text])
    expect(textOf(mainOf(refused.text))).toContain(question.mute)
    expect(await storiesOf(muted)).toEqual([])
  })
})

describe('a photo', () => {
  it('is kept in two sizes, shown with its description, and in the lite version only on request', async () => {
    const [author, reader] = [await person(), await person()]
    const answer = await send(author, 'photo', photo, { description: 'Берег реки в апреле' })
    expect(answer.status).toBe(302)
    const [story] = await storiesOf(author)
    expect(story).toMatchObject({
      kind: 'PHOTO',
      description: 'Берег реки в апреле',
      file: { state: 'KEPT', kind: 'STORY' },
    })
    expect(story!.look).toMatch(/^[0-9a-f]{16}$/)

    const full = await site.visit(answer.location!, { as: reader })
    expect(tagsOf(full.text, 'img')).toContainEqual(
      expect.objectContaining({ src: `/files/${story!.fileId}/main`, alt: 'Берег реки в апреле', width: '400' }),
    )
    const lite = await site.visit(answer.location!, { as: reader, cookies: { lite: '1' } })
    expect(tagsOf(mainOf(lite.text), 'img')).toEqual([])
    expect(textOf(mainOf(lite.text))).toContain('Берег реки в апреле')
    expect(await statusFor(reader, `/files/${story!.fileId}/small`)).toBe(200)
  })

  it('that is none is refused beside its field with what was typed', async () => {
    const author = await person()
    const { status, text } = await send(author, 'photo', Buffer.from('no picture'), { description: 'Берег' })
    expect([status, typedIn(text)]).toEqual([400, 'Берег'])
    expect(beside(text, 'file')).not.toBeNull()
    const none = await site.visit('/app/stories/new/photo', {
      as: author,
      ...sent({ idempotencyKey: randomUUID(), description: '', audience: 'EVERYONE' }),
    })
    expect(none.status).toBe(400)
    expect(await storiesOf(author)).toEqual([])
  })

  it('that was removed once is known again and waits', async () => {
    const [first, second] = [await person(), await person()]
    await send(first, 'photo', photo)
    const look = (await storiesOf(first))[0]!.look!
    await site.database.pictureHash.create({ data: { look } })
    await send(second, 'photo', photo)
    const [story] = await storiesOf(second)
    expect(story!.state).toBe('WAITING')
    expect(await caseOf(story!.id)).toMatchObject({ cause: 'PICTURE' })
    await site.database.pictureHash.delete({ where: { look } })
  })
})

const minute = { seconds: 60, headerSeconds: 10 }
const videos = {
  short: await mp4({ seconds: 15.4 }),
  shortWebm: await webm({ seconds: 15.5 }),
  long: await mp4({ seconds: 15.6 }),
  longWebm: await webm({ seconds: 16 }),
  lying: await mp4(minute),
  lyingWebm: await webm(minute),
  half: (await mp4({ seconds: 5 })).subarray(0, -50),
}

describe('a video', () => {
  it.each([
    ['an MP4 of 15.4 s', videos.short, 'video/mp4', 15.4],
    ['a WebM of 15.5 s', videos.shortWebm, 'video/webm', 15.5],
  ])('may be half a second longer than 15: %s', async (_, bytes, type, seconds) => {
    const author = await person()
    expect((await send(author, 'video', bytes)).status).toBe(302)
    expect((await storiesOf(author))[0]).toMatchObject({
      kind: 'VIDEO',
      seconds,
      file: { type, bytes: bytes.length },
    })
  })

  it.each([
    ['15.6 s', videos.long, en['invalid.videoTooLong']],
    ['16 s as WebM', videos.longWebm, en['invalid.videoTooLong']],
    ['a minute that calls itself ten seconds', videos.lying, en['invalid.videoTooLong']],
    ['the same as WebM', videos.lyingWebm, en['invalid.videoTooLong']],
    ['half a file', videos.half, fields['invalid.fileBroken']],
  ])('is refused, and nothing of it kept: %s', async (_, bytes, words) => {
    const author = await person()
    const { status, text } = await send(author, 'video', bytes, { description: 'Река' })
    expect([status, beside(text, 'file'), typedIn(text)]).toEqual([400, words, 'Река'])
    expect(await site.database.storedFile.count({ where: { ownerId: author.id } })).toBe(0)
  })

  it('of one byte more than 20 MB is too much', async () => {
    const author = await person()
    const bytes = await mp4({ seconds: 5, weight: 2 * MB + 1 })
    const { status, text } = await send(author, 'video', bytes, { description: 'Река' })
    expect([status, summaryOf(text), typedIn(text)]).toEqual([413, ['file'], 'Река'])
  })

  it.each(['photo', 'video'])(
    'is the last field of its form, so that all others are read before it: %s',
    async kind => {
      const { text } = await site.visit(`/app/stories/new/${kind}`, { as: await person() })
      const [form = ''] = /<form\b[^>]*multipart.*?<\/form>/s.exec(text) ?? []
      const names = [...form.matchAll(/<(?:input|textarea)\b[^>]*\bname="([^"]+)"/g)].map(([, name]) => name)
      expect([names.includes('description'), names.includes('audience'), names.at(-1)]).toEqual([true, true, 'file'])
    },
  )

  it('is silent, does not load by itself in the lite version, and is served in ranges and never as a page', async () => {
    const [author, reader, stranger] = [await person(), await person(), await person()]
    const bytes = await mp4({ seconds: 5, weight: 5000 })
    const { location } = await send(author, 'video', bytes, { audience: 'FOLLOWERS' })
    const [story] = await storiesOf(author)
    await site.database.follow.create({ data: { followerId: reader.id, followedId: author.id } })
    const videosOf = async (cookies: Record<string, string>) =>
      tagsOf((await site.visit(location!, { as: reader, cookies })).text, 'video')
    const [full, lite] = [await videosOf({}), await videosOf({ lite: '1' })]
    expect(full).toEqual([expect.objectContaining({ controls: '', muted: '', preload: 'metadata' })])
    expect(lite).toEqual([expect.objectContaining({ controls: '', muted: '', preload: 'none' })])
    expect([...full, ...lite].some(video => 'autoplay' in video || 'poster' in video)).toBe(false)

    const file = `/files/${story!.fileId}/main`
    const part = await site.visit(file, { as: reader, headers: { Range: 'bytes=4-11' } })
    expect([part.status, part.headers['content-range'], part.text]).toEqual([
      206,
      `bytes 4-11/${bytes.length}`,
      'ftypisom',
    ])
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect(part.headers['content-disposition']).toMatch(/^inline; .*river\.mp4$/)
    expect([await statusFor(stranger, file), await statusFor(undefined, file)]).toEqual([404, 404])
    expect([await statusFor(stranger, location!), await statusFor(reader, location!)]).toEqual([404, 200])
  })
})

describe('who sees a part', () => {
  it('is neither somebody blocked nor anybody once its day is over, and of a photo its file neither', async () => {
    const [author, reader, blocked] = [await person(), await person(), await person()]
    const { location } = await send(author, 'photo', photo)
    const [story] = await storiesOf(author)
    const file = `/files/${story!.fileId}/main`
    await site.database.block.create({ data: { blockerId: author.id, blockedId: blocked.id } })
    expect([await statusFor(blocked, location!), await statusFor(blocked, file)]).toEqual([404, 404])
    expect([await statusFor(reader, location!), await statusFor(reader, file)]).toEqual([200, 200])
    await site.database.story.update({ where: { id: story!.id }, data: { expiresAt: new Date() } })
    expect([await statusFor(reader, location!), await statusFor(reader, file)]).toEqual([404, 404])
    expect(await statusFor(author, location!)).toBe(404)
  })

  it('is written down by the way on and by no GET, once, and told to its author by name', async () => {
    const [author, reader] = [await person(), await person()]
    const first = await createStory(author)
    const second = await createStory(author)
    const page = await site.visit(first.path, { as: reader, cookies: english })
    expect(await site.database.storyView.count({ where: { storyId: first.id } })).toBe(0)
    const next = tagsOf(page.text, 'form').map(({ action }) => action)
    expect(next).toContain(`/app/stories/${first.id}/seen?to=${encodeURIComponent(second.path)}`)
    for (let time = 0; time < 2; time += 1) {
      const { location } = await site.visit(`/app/stories/${first.id}/seen?to=${encodeURIComponent(second.path)}`, {
        as: reader,
        form: {},
      })
      expect(location).toBe(second.path)
    }
    expect(await site.database.story.findUnique({ where: { id: first.id } })).toMatchObject({ viewCount: 1 })
    await site.visit(`/app/stories/${first.id}/seen`, { as: author, form: {} })
    const own = await site.visit(first.path, { as: author, cookies: english })
    expect(textOf(mainOf(own.text))).toContain('Seen by 1 person')
    expect(tagsOf(own.text, 'a').map(({ href }) => href)).toContain(`/app/profile/${reader.username}`)
    const others = await site.visit(first.path, { as: reader, cookies: english })
    expect(textOf(mainOf(others.text))).not.toContain('Seen by')
    const away = await site.visit(`/app/stories/${first.id}/seen?to=//evil.example`, { as: reader, form: {} })
    expect(away.location).toBe('/')
  })
})

describe('the row above the feed', () => {
  it('shows a ring for each person, and in the lite version says the same in words', async () => {
    const [author, reader] = [await person(), await person()]
    const { path } = await createStory(author)
    await createStory(author)
    const rowOf = async (cookies: Record<string, string>) => {
      const { text } = await site.visit('/app/feed', { as: reader, cookies: { ...english, ...cookies } })
      return /<section[^>]*aria-labelledby="stories"[^>]*>.*?<\/section>/s.exec(text)?.[0] ?? ''
    }
    const [full, lite] = [await rowOf({}), await rowOf({ lite: '1' })]
    for (const row of [full, lite]) {
      expect(tagsOf(row, 'a').map(({ href }) => href)).toEqual(expect.arrayContaining(['/app/stories/new', path]))
      expect(textOf(row)).toMatch(/, 2 new parts/)
    }
    expect([full.includes('<svg'), lite.includes('<svg')]).toEqual([true, false])
  })
})

describe('support of a part', () => {
  it('counts once however often it is pressed at once, and is told to the author gathered', async () => {
    const [author, reader, other] = [await person(), await person(), await person()]
    const { id } = await createStory(author)
    const like = (as: Visitor, wanted: string) => site.visit(`/app/stories/${id}/like`, { as, form: { like: wanted } })
    await Promise.all(Array.from({ length: 10 }, () => like(reader, 'on')))
    await like(other, 'on')
    const story = () => site.database.story.findUniqueOrThrow({ where: { id } })
    expect(await story()).toMatchObject({ likeCount: 2, viewCount: 2 })
    const notifications = await site.database.notification.findMany({ where: { userId: author.id, kind: 'storyLike' } })
    expect(notifications).toMatchObject([{ people: 2, params: { storyId: id, byId: other.id } }])
    await like(reader, 'off')
    expect((await story()).likeCount).toBe(1)
    expect((await like(author, 'on')).status).toBe(404)
  })
})

describe('the end of a part', () => {
  it('that its author deletes is at once, with its file; nobody else can', async () => {
    const [author, other] = [await person(), await person()]
    const { location } = await send(author, 'photo', photo)
    const [story] = await storiesOf(author)
    expect(await statusFor(other, `${location}/delete`)).toBe(404)
    expect((await site.visit(`${location}/delete`, { as: other, form: {} })).status).toBe(404)
    expect(await statusFor(author, `${location}/delete`)).toBe(200)
    const done = await site.visit(`${location}/delete`, { as: author, form: {} })
    expect(done.location).toBe('/app/feed')
    expect(await storiesOf(author)).toEqual([])
    expect(await site.database.storedFile.findUnique({ where: { id: story!.fileId! } })).toBeNull()
  })

  it('that is over goes with its file in the housekeeping, unless somebody is looking at it', async () => {
    const [author, looked] = [await person(), await person()]
    await send(author, 'photo', photo)
    await send(looked, 'photo', photo)
    const [over] = await storiesOf(author)
    const [kept] = await storiesOf(looked)
    await site.database.story.updateMany({
      where: { id: { in: [over!.id, kept!.id] } },
      data: { expiresAt: new Date(Date.now() - 1000) },
    })
    const target = { targetKind: 'STORY', targetId: kept!.id, openKey: `STORY ${kept!.id}`, ownerId: looked.id }
    await site.database.moderationCase.create({ data: { ...target, cause: 'REPORTS', gravity: 1, text: '' } })
    const { id } = await site.database.job.create({ data: { kind: 'housekeeping', payload: {} } })
    await expect
      .poll(async () => (await site.database.job.findUnique({ where: { id } }))?.state, { timeout: 60_000 })
      .toBe('DONE')
    expect([await storiesOf(author), (await storiesOf(looked)).length]).toEqual([[], 1])
    expect(await site.database.storedFile.findUnique({ where: { id: over!.fileId! } })).toBeNull()
    expect(await site.database.storedFile.count({ where: { id: kept!.fileId! } })).toBe(1)
  })
})
