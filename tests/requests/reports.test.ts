import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import en from '#app/i18n/locales/en/report.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, tagsOf, textOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

type Person = Visitor & { username: string; id: string }

let site: Site
let author: Person
let readers: Person[]

beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  author = await make()
  readers = [await make(), await make(), await make(), await make()]
})
afterAll(() => site.stop())

async function make(more = {}): Promise<Person> {
  const person = await makePerson(site, more)
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  return { ...person, id }
}

/** Creates a post, by default for everyone. */
async function createPost(by: { id: string }, more: { audience?: string; scope?: string; text?: string } = {}) {
  const post = {
    authorId: by.id,
    audience: 'EVERYONE',
    scope: 'EVERYONE',
    text: 'Никому не нужны ваши планы.',
    ...more,
  }
  return (await site.database.post.create({ data: post })).id
}

const addressOf = (kind: string, id: string) => `/app/report?kind=${kind}&id=${id}`
const report = (as: Visitor, id: string, reason = 'BULLYING', { kind = 'POST', words = '' } = {}) =>
  site.visit(addressOf(kind, id), { as, form: { reason, words }, cookies: { language: 'en' } })
const stateOf = async (id: string) => (await site.database.post.findUniqueOrThrow({ where: { id } })).state
const caseOf = (targetId: string) =>
  site.database.moderationCase.findFirstOrThrow({ where: { targetId }, include: { reports: true } })

describe('a report', () => {
  it('of a person begins on their profile', async () => {
    const { text } = await site.visit(`/app/profile/${author.username}`, { as: readers[0] })
    expect(text).toContain(addressOf('PROFILE', author.id).replace('&', '&amp;'))
  })

  it('takes two clicks without script and says what happens now', async () => {
    const id = await createPost(author)
    const page = await site.visit(addressOf('POST', id), { as: readers[0], cookies: { language: 'en' } })
    expect([page.status, headingOf(page.text)]).toEqual([200, en.title])
    expect(mainOf(page.text)).toContain('Никому не нужны ваши планы.')
    expect(page.text).not.toContain('<script type="module"')
    const buttons = tagsOf(page.text, 'button').filter(({ name }) => name === 'reason')
    expect(buttons.map(({ value }) => value)).toHaveLength(8)
    for (const { 'aria-describedby': says } of buttons) expect(page.text).toContain(`id="${says}"`)

    const sent = await report(readers[0]!, id, 'BULLYING')
    const { id: caseId, gravity, hiddenAt, reports } = await caseOf(id)
    expect([sent.status, sent.location]).toEqual([302, `/app/report/${caseId}`])
    expect([gravity, hiddenAt, reports.map(({ weight }) => weight)]).toEqual([1, null, [1]])
    const thanks = await site.visit(sent.location!, { as: readers[0], cookies: { language: 'en' } })
    expect([thanks.status, headingOf(thanks.text)]).toEqual([200, en['sent.title']])
    expect(thanks.text).toContain(`action="/app/people/${author.username}/block"`)
    expect(thanks.text).toContain(`action="/app/people/${author.username}/mute"`)
    expect((await site.visit(sent.location!, { as: readers[1] })).status).toBe(404)

    // If one person has blocked the other, neither sees the other's name.
    for (const [blockerId, blockedId] of [
      [author.id, readers[0]!.id],
      [readers[0]!.id, author.id],
    ] as const) {
      const block = await site.database.block.create({ data: { blockerId, blockedId } })
      const nameless = await site.visit(sent.location!, { as: readers[0], cookies: { language: 'en' } })
      expect([nameless.status, headingOf(nameless.text)]).toEqual([200, en['sent.title']])
      expect(nameless.text).not.toContain(author.username)
      await site.database.block.delete({ where: { blockerId_blockedId: { blockerId, blockedId: block.blockedId } } })
    }

    // Reporting again gives the same report.
    expect((await report(readers[0]!, id, 'THREAT')).location).toBe(`/app/report/${caseId}`)
    expect((await caseOf(id)).reports).toHaveLength(1)
  })

  it('of another kind needs words, and what was typed is kept', async () => {
    const id = await createPost(author)
    const refused = await report(readers[0]!, id, 'OTHER')
    expect([refused.status, errorBeside(refused.text, 'words')]).toEqual([
      400,
      expect.stringContaining(en['required.words']),
    ])
    const long = 'а'.repeat(501)
    const tooLong = await report(readers[0]!, id, 'SPAM', { words: long })
    expect(tooLong.status).toBe(400)
    expect(textOf(tooLong.text)).toContain(long)
    expect(await site.database.moderationCase.count({ where: { targetId: id } })).toBe(0)
    expect((await report(readers[0]!, id, 'OTHER', { words: 'Чужая работа' })).status).toBe(302)
  })

  it('shows and takes nothing that its sender does not see', async () => {
    const [reader] = readers
    const own = await createPost(reader!)
    const followers = await createPost(author, { audience: 'FOLLOWERS', scope: `FOLLOWERS:${author.id}` })
    const hidden = await createPost(author)
    await site.database.post.update({ where: { id: hidden }, data: { state: 'HIDDEN' } })
    for (const id of [own, followers, hidden, 'nobodys']) {
      expect((await site.visit(addressOf('POST', id), { as: reader })).status, id).toBe(404)
      expect((await report(reader!, id)).status, id).toBe(404)
    }
    const shown = await createPost(author)
    await site.database.block.create({ data: { blockerId: author.id, blockedId: reader!.id } })
    expect((await report(reader!, shown)).status).toBe(404)
    expect((await report(reader!, author.id, 'SPAM', { kind: 'PROFILE' })).status).toBe(404)
    await site.database.block.deleteMany({ where: { blockerId: author.id } })
    for (const kind of ['PROJECT', 'POSTS', ''])
      expect((await report(reader!, shown, 'SPAM', { kind })).status).toBe(404)
  })

  it('is taken of comments, stories and profiles', async () => {
    const postId = await createPost(author)
    const { id: comment } = await site.database.comment.create({
      data: { postId, authorId: author.id, text: 'Ты никто' },
    })
    const expiresAt = new Date(Date.now() + 1e7)
    const { id: story } = await site.database.story.create({
      data: { authorId: author.id, kind: 'TEXT', text: 'Все вы', audience: 'EVERYONE', scope: 'EVERYONE', expiresAt },
    })
    const things = [['COMMENT', comment] as const, ['STORY', story] as const, ['PROFILE', author.id] as const]
    for (const [kind, id] of things) expect((await report(readers[1]!, id, 'SPAM', { kind })).status, kind).toBe(302)
    await site.database.story.update({ where: { id: story }, data: { expiresAt: new Date(Date.now() - 1000) } })
    expect((await report(readers[2]!, story, 'SPAM', { kind: 'STORY' })).status).toBe(404)
  })

  it('is one of twenty an hour', async () => {
    const reader = await make()
    const id = await createPost(author)
    for (let sent = 0; sent < 20; sent += 1) await report(reader, id, 'SPAM')
    const refused = await report(reader, id, 'SPAM')
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain(en['invalid.tooOften'])
  })
})

describe('a thing', () => {
  it('is hidden when three people have reported it, and gone for the next', async () => {
    const id = await createPost(author)
    for (const [index, reader] of readers.slice(0, 3).entries()) {
      expect(await stateOf(id), `${index} reports`).toBe('SHOWN')
      await report(reader, id)
    }
    expect(await stateOf(id)).toBe('HIDDEN')
    const { hiddenAt, id: caseId } = await caseOf(id)
    expect(hiddenAt).not.toBeNull()
    expect((await site.visit(addressOf('POST', id), { as: readers[3] })).status).toBe(404)
    const thanks = await site.visit(`/app/report/${caseId}`, { as: readers[0], cookies: { language: 'en' } })
    expect(textOf(thanks.text)).toContain(en['sent.hidden'])
  })

  it('is hidden by one of those who answer for its author, and not by staff of another school', async () => {
    const pupil = await make()
    await site.database.member.create({
      data: { userId: pupil.id, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE' },
    })
    const answered = { otheradmin: 'SHOWN', teacher: 'SHOWN', staff: 'HIDDEN', ministry: 'HIDDEN' }
    for (const [username, state] of Object.entries(answered)) {
      const id = await createPost(pupil)
      await report(await site.signIn(username), id, 'SPAM')
      expect(await stateOf(id), username).toBe(state)
    }
  })

  it('is hidden once, and its reporter who presses twice is led to the same report, not to a page that is gone', async () => {
    const id = await createPost(author)
    const ministry = await site.signIn('ministry')
    const first = await report(ministry, id)
    expect(await stateOf(id)).toBe('HIDDEN')
    const second = await report(ministry, id)
    expect([second.status, second.location]).toEqual([302, first.location])
    expect((await site.visit(second.location!, { as: ministry })).status).toBe(200)
  })

  it('is not hidden by people whose reports were false before, nor again once it was kept', async () => {
    const liars = [await make(), await make(), await make()]
    for (const { id: reporterId } of liars) {
      for (let at = 0; at < 2; at += 1) {
        const target = { targetKind: 'POST', targetId: `${reporterId} ${at}`, ownerId: author.id, text: '' }
        const decided = { state: 'DECIDED', decision: 'KEPT', decidedAt: new Date(), cause: 'REPORTS', gravity: 0 }
        const report = { reporterId, reason: 'SPAM', weight: 1 }
        await site.database.moderationCase.create({ data: { ...target, ...decided, reports: { create: report } } })
      }
    }
    const id = await createPost(author)
    for (const liar of liars) await report(liar, id)
    expect(await stateOf(id)).toBe('SHOWN')
    expect((await caseOf(id)).reports.map(({ weight }) => weight)).toEqual([2 / 3, 2 / 3, 2 / 3])

    await site.database.moderationCase.updateMany({
      where: { targetId: id },
      data: { state: 'DECIDED', decision: 'KEPT', decidedAt: new Date(), openKey: null },
    })
    for (const reader of readers) await report(reader, id)
    expect(await stateOf(id)).toBe('SHOWN')
    await site.database.post.update({ where: { id }, data: { text: 'Теперь иначе.' } })
    await report(await make(), id)
    // The case keeps the text it was opened for; the edited text is hidden like any other.
    expect(await stateOf(id)).toBe('HIDDEN')
  })
})

describe('a profile', () => {
  it('that is hidden keeps words and pictures from others, by every address of theirs', async () => {
    const person = await make()
    const picture = await site.database.storedFile.create({
      data: {
        ...{
          ownerId: person.id,
          kind: 'AVATAR',
          state: 'KEPT',
          type: 'image/webp',
          name: 'a.webp',
          bytes: 1,
          hash: 'x',
        },
        variants: [{ name: 'small', type: 'image/webp', bytes: 1 }],
      },
    })
    await site.database.profile.update({
      where: { userId: person.id },
      data: { bio: 'Пишите мне ночью', avatarId: picture.id },
    })
    await report(await site.signIn('superadmin'), person.id, 'STRANGER', { kind: 'PROFILE' })
    const others = await site.visit(`/app/profile/${person.username}`, { as: readers[0] })
    expect(others.status).toBe(200)
    expect(others.text).not.toContain('Пишите мне ночью')
    expect(others.text).not.toContain(picture.id)
    const own = await site.visit(`/app/profile/${person.username}`, { as: person })
    expect(own.text).toContain('Пишите мне ночью')
    const file = await site.database.storedFile.findUniqueOrThrow({ where: { id: picture.id } })
    expect(file.state).toBe('HIDDEN')
    expect((await site.visit(`/files/${picture.id}/small`, { as: readers[0] })).status).toBe(404)
    await site.database.profile.update({ where: { userId: person.id }, data: { avatarId: null } })
    await site.database.storedFile.delete({ where: { id: picture.id } })
  })
})
