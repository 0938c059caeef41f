import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import helpWords from '#app/i18n/locales/ru/help.ts'
import peopleWords from '#app/i18n/locales/ru/people.ts'
import words from '#app/i18n/locales/ru/privacySettings.ts'
import profileWords from '#app/i18n/locales/ru/profile.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, tagsOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

type Person = Visitor & { username: string; id: string }
const SETTINGS = '/app/settings/privacy'

let site: Site
let lists: typeof import('#app/domain/feed/list-posts.server.ts')
let posts: typeof import('#app/domain/feed/posts.server.ts')
let comments: typeof import('#app/domain/feed/comments.server.ts')
let thread: typeof import('#app/domain/feed/list-comments.server.ts')
let likes: typeof import('#app/domain/feed/likes.server.ts')
let visibility: typeof import('#app/domain/visibility/visibility.server.ts')
let viewers: typeof import('#app/domain/accounts/viewer.server.ts')
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  // The feed's domain runs in this process, on the server's database.
  lists = await import('#app/domain/feed/list-posts.server.ts')
  posts = await import('#app/domain/feed/posts.server.ts')
  comments = await import('#app/domain/feed/comments.server.ts')
  thread = await import('#app/domain/feed/list-comments.server.ts')
  likes = await import('#app/domain/feed/likes.server.ts')
  visibility = await import('#app/domain/visibility/visibility.server.ts')
  viewers = await import('#app/domain/accounts/viewer.server.ts')
})
afterAll(() => site.stop())

async function make(dateOfBirth = '1996-05-20'): Promise<Person> {
  const person = await makePerson(site, { dateOfBirth })
  const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  return { ...person, id }
}
const viewerOf = async ({ id }: { id: string }): Promise<Viewer> => {
  const session = await site.database.session.findFirstOrThrow({ where: { userId: id } })
  return (await viewers.findViewer(session.id, new Date()))!.viewer
}
const send = (as: Visitor, path: string, form: Record<string, string>) => site.visit(path, { as, form })
const setBlock = (by: Person, whom: Person, wanted: string) =>
  send(by, `/app/people/${whom.username}/block`, { wanted })
const setMute = (by: Person, whom: Person, wanted: string) => send(by, `/app/people/${whom.username}/mute`, { wanted })
const follow = (by: Person, whom: Person, more = {}) =>
  send(by, `/app/profile/${whom.username}/follow`, { follow: 'on', ...more })
const countersOf = async ({ id: userId }: Person) => {
  const { followerCount, followingCount } = await site.database.profile.findUniqueOrThrow({ where: { userId } })
  return [followerCount, followingCount]
}
const createPost = (by: Person, text: string) =>
  site.database.post.create({ data: { authorId: by.id, text, audience: 'EVERYONE', scope: 'EVERYONE' } })
const statusOf = async (as: Person, whom: Person) => (await site.visit(`/app/profile/${whom.username}`, { as })).status
const mainHtmlOf = (html: string) => /<main\b.*<\/main>/s.exec(html)![0]
const finds = async (as: Person, whom: Person) =>
  mainHtmlOf((await site.visit(`/app/search?q=${whom.username}&kind=people`, { as })).text).includes(
    `/app/profile/${whom.username}`,
  )

describe('a block', () => {
  it('asks once, says what happens, and is done once however often it is sent', async () => {
    const [one, other] = [await make(), await make()]
    const asked = await site.visit(`/app/people/${other.username}/block`, { as: one })
    for (const key of ['block.sight', 'block.follow', 'block.undo'] as const)
      expect(mainOf(asked.text)).toContain(peopleWords[key])
    expect(mainOf(asked.text)).not.toContain(peopleWords['block.school'])
    await follow(one, other)
    await follow(other, one)
    await setMute(one, other, 'on')
    expect(await countersOf(one)).toEqual([1, 1])
    const notification = { kind: 'follow', params: { byId: other.id } }
    await site.database.notification.createMany({
      data: [
        { ...notification, userId: one.id },
        { ...notification, userId: one.id, readAt: new Date() },
      ],
    })
    const answers = await Promise.all([1, 2, 3].map(() => setBlock(one, other, 'on')))
    for (const { status, location } of answers) expect([status, location]).toEqual([302, SETTINGS])
    const { database } = site
    expect(await database.block.count({ where: { blockerId: one.id } })).toBe(1)
    expect([await countersOf(one), await countersOf(other)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(await database.notification.findMany({ where: { userId: one.id, kind: 'follow', readAt: null } })).toEqual(
      [],
    )
    expect(await database.notification.count({ where: { userId: one.id, kind: 'follow' } })).toBe(1)
    expect(await database.mute.count({ where: { muterId: one.id } })).toBe(0)
    expect((await setBlock(one, one, 'on')).status).toBe(400)
  })

  it('keeps each out of the other’s sight: profile, search, following, feed, comments, likes and mentions', async () => {
    const [one, other, third] = [await make(), await make(), await make()]
    const [own, theirs, thirds] = [
      await createPost(one, 'Менікі'),
      await createPost(other, 'Онікі'),
      await createPost(third, 'Үшінші'),
    ]
    const comment = await site.database.comment.create({
      data: { postId: thirds.id, authorId: other.id, text: 'Пікірім' },
    })
    const isSeen = async (by: Person, post: { id: string }) =>
      (await lists.findPost(await viewerOf(by), post.id)) !== null
    expect([await statusOf(one, other), await isSeen(other, own), await finds(one, other)]).toEqual([200, true, true])
    await setBlock(one, other, 'on')

    for (const [by, whom, post] of [
      [one, other, theirs],
      [other, one, own],
    ] as const) {
      expect(await statusOf(by, whom)).toBe(404)
      expect(await finds(by, whom)).toBe(false)
      expect((await follow(by, whom)).status).toBe(404)
      expect(await isSeen(by, post)).toBe(false)
      const viewer = await viewerOf(by)
      const list = await lists.listPosts(viewer, { of: 'ALL' }, null)
      expect(list.posts.map(({ id }) => id)).not.toContain(post.id)
      expect(await likes.setPostLike(viewer, post.id, true)).toBeNull()
    }
    const viewer = await viewerOf(one)
    expect((await thread.listComments(viewer, thirds.id, {})).comments).toEqual([])
    expect(await likes.setCommentLike(viewer, comment.id, true)).toBeNull()
    const reply = { idempotencyKey: crypto.randomUUID(), text: 'Жауап', replyTo: comment.id }
    const look = { wait: null, selfHarm: false }
    expect(await comments.addComment(viewer, thirds.id, reply, look)).toBe('gone')

    const draft = { idempotencyKey: crypto.randomUUID(), text: `@${other.username} @${third.username}` }
    const made = await posts.draftPost(viewer, { ...draft, audience: 'EVERYONE' }, { pictures: [], attached: null })
    const { id: postId } = made as { id: string }
    expect(await posts.publishPost(viewer, postId, look)).toBe(true)
    const named = await site.database.mention.findMany({ where: { postId }, select: { userId: true } })
    expect(named).toEqual([{ userId: third.id }])
    // The blocked person cannot find out by blocking in turn, nor remove the block.
    expect((await setBlock(other, one, 'on')).status).toBe(404)
    expect((await setBlock(other, one, 'off')).status).toBe(404)
    expect(await statusOf(one, other)).toBe(404)
  })

  it('is on a list in the settings and is taken back there, also of an account that was shut', async () => {
    const [one, other] = [await make(), await make()]
    await setBlock(one, other, 'on')
    const page = await site.visit(SETTINGS, { as: one })
    expect(mainOf(page.text)).toContain(`@${other.username}`)
    expect(tagsOf(page.text, 'form').map(({ action }) => action)).toContain(`/app/people/${other.username}/block`)
    await site.database.user.update({ where: { id: other.id }, data: { state: 'BLOCKED' } })
    expect(mainOf((await site.visit(SETTINGS, { as: one })).text)).toContain(words.shut)
    expect((await setBlock(one, other, 'off')).status).toBe(302)
    expect(mainOf((await site.visit(SETTINGS, { as: one })).text)).not.toContain(`@${other.username}`)
  })

  it('is on a list whose further pages stay when the last person of the page before is taken off', async () => {
    const one = await make()
    const { id: byId } = one
    const others = await site.database.user.findMany({ where: { id: { not: byId } }, take: 22, select: { id: true } })
    const at = (order: number) => new Date(Date.parse('2026-11-01') - order * 60_000)
    const rows = others.map(({ id }, order) => ({ muterId: byId, mutedId: id, createdAt: at(order) }))
    await site.database.mute.createMany({ data: rows })
    const first = await site.visit(SETTINGS, { as: one })
    const older = tagsOf(first.text, 'a').find(({ href }) => href?.includes('afterMuted'))!.href!
    const shown = async () => tagsOf((await site.visit(older, { as: one })).text, 'form').map(({ action }) => action)
    const before = await shown()
    await site.database.mute.delete({ where: { muterId_mutedId: { muterId: byId, mutedId: others[19]!.id } } })
    expect(before.filter(action => action?.endsWith('/mute'))).toHaveLength(2)
    expect(await shown()).toEqual(before)
    expect((await site.visit(`${SETTINGS}?afterMuted=nobody`, { as: one })).status).toBe(404)
  })

  it('does not keep staff from what they must see of their pupil, and the pupil is told so', async () => {
    const pupil = await make('2010-05-20')
    const { database } = site
    await database.member.create({
      data: { userId: pupil.id, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE' },
    })
    const staff = await site.signIn('staff')
    const { id } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'staff' } })
    const asked = await site.visit('/app/people/staff/block', { as: pupil })
    expect(mainOf(asked.text)).toContain(peopleWords['block.school'])
    await send(pupil, '/app/people/staff/block', { wanted: 'on' })
    expect((await site.visit(`/app/profile/${pupil.username}`, { as: staff })).status).toBe(404)
    const school = '/admin/organizations/demo-lyceum'
    expect((await site.visit(`${school}/analytics/${pupil.id}`, { as: staff })).status).toBe(200)
    expect(await visibility.maySeeStudies(await viewerOf({ id }), pupil.id)).toBe(true)
    const stranger = await make()
    await database.follow.create({ data: { followerId: stranger.id, followedId: pupil.id } })
    await setBlock(stranger, pupil, 'on')
    expect(await visibility.maySeeStudies(await viewerOf(pupil), stranger.id)).toBe(false)
  })
})

describe('a mute', () => {
  it('takes somebody out of the lists of the feed alone, without telling them, and leads back to where it was asked', async () => {
    const [one, other] = [await make(), await make()]
    const post = await createPost(other, 'Хабар')
    const shown = async () =>
      (await lists.listPosts(await viewerOf(one), { of: 'ALL' }, null)).posts.some(({ id }) => id === post.id)
    expect(await shown()).toBe(true)
    expect((await setMute(one, other, 'on')).location).toBe(`/app/profile/${other.username}`)
    expect(await shown()).toBe(false)
    const profile = await site.visit(`/app/profile/${other.username}`, { as: one })
    expect(mainOf(profile.text)).toContain(profileWords.unmute)
    const back = await send(one, `/app/people/${other.username}/mute`, { wanted: 'off', back: SETTINGS })
    expect(back.location).toBe(SETTINGS)
    expect(await shown()).toBe(true)
  })
})

describe('following by a minor', () => {
  it('of a grown-up from outside their school is asked about first, and opens what the page says', async () => {
    const [minor, stranger, friend] = [await make('2011-05-20'), await make(), await make('2011-06-20')]
    await site.database.profile.update({ where: { userId: minor.id }, data: { visibility: 'FOLLOWED' } })
    const path = `/app/profile/${stranger.username}/follow`
    expect(mainOf((await site.visit(`/app/profile/${friend.username}`, { as: minor })).text)).toContain(
      profileWords['opens.ALL'],
    )
    expect((await follow(minor, friend)).location).toBe(`/app/profile/${friend.username}`)
    const asked = await follow(minor, stranger, { back: '/app/feed' })
    expect(asked.location).toBe(`${path}?back=%2Fapp%2Ffeed`)
    expect(await site.database.follow.count({ where: { followedId: stranger.id } })).toBe(0)
    const page = mainOf((await site.visit(asked.location!, { as: minor })).text)
    for (const key of ['follow.studies', 'follow.place', 'follow.undo'] as const)
      expect(page).toContain(peopleWords[key])
    expect((await follow(minor, stranger, { confirmed: 'on', back: '/app/feed' })).location).toBe('/app/feed')
    expect(await site.database.follow.count({ where: { followedId: stranger.id } })).toBe(1)
    // After following there is no further question; teachers of their school are followed without one.
    expect((await site.visit(path, { as: minor })).location).toBe(`/app/profile/${stranger.username}`)
    const pupil = { userId: minor.id, organizationId: 'demo-lyceum', role: 'ORG_STUDENT', status: 'ACTIVE' }
    await site.database.member.create({ data: pupil })
    expect((await send(minor, '/app/profile/teacher/follow', { follow: 'on' })).location).toBe('/app/profile/teacher')
    expect((await follow(stranger, minor)).location).toBe(`/app/profile/${minor.username}`)
  })

  it('says who sees what in the settings, twenty a page, with a way to take each back', async () => {
    const minor = await make('2011-05-20')
    const friends = await site.database.user.findMany({ where: { username: { startsWith: 'pupil' } }, take: 23 })
    await site.database.follow.createMany({
      data: friends.map(({ id }, at) => ({ followerId: minor.id, followedId: id, createdAt: new Date(at % 3) })),
    })
    await site.database.profile.update({
      where: { userId: minor.id },
      data: { visibility: 'FOLLOWED', followingCount: friends.length },
    })
    const seen: string[] = []
    for (let path: string | undefined = SETTINGS; path;) {
      const { status, text } = await site.visit(path, { as: minor })
      expect(status).toBe(200)
      const main = mainOf(text)
      expect(main).toContain(words['sees.ALL'])
      seen.push(...[...main.matchAll(/@(pupil\d+)/g)].map(([, name]) => name!))
      path = /href="([^"]*[?&]after=[^"#]*)/.exec(text)?.[1]
    }
    expect(seen.toSorted()).toEqual(friends.map(({ username }) => username).toSorted())
    const back = { follow: 'off', back: `${SETTINGS}#followed` }
    expect((await send(minor, `/app/profile/${seen[0]}/follow`, back)).location).toBe(`${SETTINGS}#followed`)
    expect(await site.database.follow.count({ where: { followerId: minor.id } })).toBe(friends.length - 1)
  })
})

describe('an account that is shut', () => {
  it.each(['BLOCKED', 'leaving'])('(%s) shows nothing of what it told', async how => {
    const [one, other] = [await make(), await make()]
    const [post, own] = [await createPost(other, 'Жабылған'), await createPost(one, 'Менікі')]
    await site.database.comment.create({ data: { postId: own.id, authorId: other.id, text: 'Пікір' } })
    await site.database.user.update({
      where: { id: other.id },
      data: how === 'BLOCKED' ? { state: how } : { deletionAt: new Date(Date.now() + 1000) },
    })
    const viewer = await viewerOf(one)
    expect(await lists.findPost(viewer, post.id)).toBeNull()
    for (const list of [{ of: 'ALL' }, { of: 'AUTHOR', authorId: other.id }] as const) {
      const found = await lists.listPosts(viewer, list, null)
      expect(found.posts.map(({ id }) => id)).not.toContain(post.id)
    }
    const [shownComment] = (await thread.listComments(viewer, own.id, {})).comments
    expect([shownComment?.username, shownComment?.firstName, shownComment?.avatarId]).toEqual([null, null, null])
    expect(await finds(one, other)).toBe(false)
    expect(await statusOf(one, other)).toBe(404)
  })
})

describe('the page of help', () => {
  it('is one link away on every page of the signed-in, with numbers that dial, also before onboarding', async () => {
    const person = await make()
    const links = tagsOf((await site.visit('/app/feed', { as: person })).text, 'a').map(({ href }) => href)
    expect(links).toContain('/app/help')
    const newcomer = await makePerson(site, { onboarded: false })
    const { status, text } = await site.visit('/app/help', { as: newcomer })
    expect(status).toBe(200)
    expect(mainOf(text)).toContain(helpWords.lead)
    const dialled = tagsOf(text, 'a').flatMap(({ href }) => (href?.startsWith('tel:') ? [href] : []))
    expect(dialled).toEqual(expect.arrayContaining(['tel:111', 'tel:150', 'tel:112']))
  })
})
