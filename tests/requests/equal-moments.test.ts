// Rows of the same millisecond at the edge of a page: every list with a cursor of time and id shows each row once.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Cursor, cursorText, readCursor } from '#app/domain/text/cursor.ts'
import type { PostList } from '#app/domain/feed/list-posts.server.ts'
import { openDatabase } from '#tests/world/database.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'
import { putProject } from '#tests/world/projects.ts'

const databaseUrl = await borrowDatabase()
const { countNewer, listPosts } = await import('#app/domain/feed/list-posts.server.ts')
const { listComments } = await import('#app/domain/feed/list-comments.server.ts')
const { listNotifications } = await import('#app/domain/notifications/list-notifications.server.ts')
const { listOwn } = await import('#app/domain/safety/own-lists.server.ts')
const { listOwnReports } = await import('#app/domain/moderation/own-cases.server.ts')
const { listFailedJobs } = await import('#app/domain/system/failed-jobs.server.ts')
const { listStoryViewers } = await import('#app/domain/stories/story-views.server.ts')

const world = openDatabase(databaseUrl)
const RUNS = 12
const ORGANIZATION = 'demo-lyceum'
/** Three instants, a millisecond apart, which many rows share. */
const moments = [0, 1, 2].map(at => new Date(Date.parse('2026-11-20T06:00:00.000Z') + at))

let reader: Viewer
let groupId: string
let projectId: string
const followed = Array.from({ length: 15 }, (_, at) => `followed${at}`)
const strangers = ['stranger0', 'stranger1']
const authors = [...followed, ...strangers]

beforeAll(async () => {
  for (const id of authors) {
    const person = { username: id, usernameFolded: id, passwordHash: '', onboardedAt: new Date() }
    const profile = { create: { firstName: id, lastName: '', dateOfBirth: '1990-01-01' } }
    await world.user.create({ data: { id, ...person, profile } })
  }
  const { id, systemRole, memberships } = await world.user.findUniqueOrThrow({
    where: { usernameFolded: 'aruzhan' },
    include: { memberships: { include: { organization: true } } },
  })
  reader = { id, systemRole, dateOfBirth: '2009-05-20', memberships, twoStep: false } as unknown as Viewer
  groupId = memberships.find(one => one.organizationId === ORGANIZATION)!.groupId!
  projectId = (await putProject(world, 'stranger0', { name: 'Одна минута' })).id
  await world.projectFollow.create({ data: { userId: id, projectId } })
  await world.follow.deleteMany({ where: { followerId: id } })
  await world.follow.createMany({ data: followed.map(followedId => ({ followerId: id, followedId })) })
  await world.hashtag.create({ data: { folded: 'миг', name: 'миг' } })
})
afterAll(() => world.$disconnect())

const audiences = ['EVERYONE', 'FOLLOWERS', 'ORGANIZATION', 'GROUP', 'PROJECT', 'ELSEWHERE'] as const
type Audience = (typeof audiences)[number]
type Made = { author: string; audience: Audience; at: number; id: string }

function scopeOf({ author, audience }: Pick<Made, 'author' | 'audience'>): string {
  return {
    EVERYONE: 'EVERYONE',
    FOLLOWERS: `FOLLOWERS:${author}`,
    ORGANIZATION: `ORGANIZATION:${ORGANIZATION}`,
    GROUP: `GROUP:${groupId}`,
    PROJECT: `PROJECT:${projectId}`,
    ELSEWHERE: 'GROUP:of-others',
  }[audience]
}

const madeOf = <T>(shape: fc.Arbitrary<T>, most: number) =>
  fc
    .array(shape, { minLength: 8, maxLength: most })
    .map(all => all.map((one, number) => ({ ...one, id: `moment${idOf(number)}` })))
/** Ids whose order differs from the order of creation. */
const idOf = (number: number) => `${(number * 7919) % 1000}x${number}`
const posts = madeOf(
  fc.record({
    author: fc.constantFrom(...authors),
    audience: fc.constantFrom(...audiences),
    at: fc.integer({ min: 0, max: 2 }),
  }),
  70,
)

type At = { at: number; id: string }
const inOrder = <T extends At>(all: readonly T[]) =>
  all.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1)).map(({ id }) => id)
const newestFirst = <T extends At>(all: readonly T[]) => inOrder(all).toReversed()

/** Reads a whole list page by page. */
async function readAll<C>(read: (from: C | null) => Promise<{ ids: string[]; next: C | null }>): Promise<string[][]> {
  const pages: string[][] = []
  for (let from: C | null = null; pages.length < 40;) {
    const { ids, next } = await read(from)
    pages.push(ids)
    if (next === null) return pages
    from = next
  }
  throw new Error('The list has no end.')
}

const throughAddress = (cursor: Cursor | null) => (cursor === null ? null : readCursor(cursorText(cursor)))

describe('of things of the same millisecond each is shown once and none is lost:', () => {
  it('posts in every list of posts', async () => {
    const isSeen = ({ author, audience }: Made) =>
      audience === 'FOLLOWERS' ? followed.includes(author) : audience !== 'ELSEWHERE'
    const lists: [PostList, (made: Made) => boolean][] = [
      [{ of: 'ALL' }, isSeen],
      [{ of: 'FOLLOWING' }, one => isSeen(one) && (followed.includes(one.author) || one.audience === 'PROJECT')],
      [{ of: 'ORGANIZATION' }, ({ audience }) => audience === 'ORGANIZATION' || audience === 'GROUP'],
      [{ of: 'HASHTAG', hashtag: 'миг' }, isSeen],
      [{ of: 'AUTHOR', authorId: 'followed0' }, one => isSeen(one) && one.author === 'followed0'],
      [{ of: 'AUTHOR', authorId: 'stranger0' }, one => isSeen(one) && one.author === 'stranger0'],
      [{ of: 'PROJECT', projectId }, ({ audience }) => audience === 'PROJECT'],
    ]
    await fc.assert(
      fc.asyncProperty(posts, async all => {
        await world.post.deleteMany({ where: { threadOf: null } })
        const rows = all.map(({ author, audience, at, id }) => ({
          ...{ id, authorId: author, text: id, scope: scopeOf({ author, audience }), createdAt: moments[at]! },
          audience: audience === 'ELSEWHERE' ? 'GROUP' : audience,
          projectId: audience === 'PROJECT' ? projectId : null,
        }))
        await world.post.createMany({ data: rows })
        await world.postHashtag.createMany({
          data: rows.map(({ id, authorId, scope, createdAt }) => ({
            ...{ postId: id, hashtag: 'миг', authorId, scope, createdAt },
          })),
        })
        for (const [list, isListed] of lists) {
          const expected = newestFirst(all.filter(isListed))
          const pages = await readAll<Cursor>(async from => {
            const { posts, next } = await listPosts(reader, list, from)
            return { ids: posts.map(({ id }) => id), next: throughAddress(next) }
          })
          expect(pages.flat(), list.of).toEqual(expected)
          expect(pages.slice(0, -1).every(({ length }) => length === 10)).toBe(true)
          // The count of newer posts is correct from each post of the first page.
          for (const [place, id] of expected.slice(0, 10).entries()) {
            const { at } = all.find(one => one.id === id)!
            const newer = await countNewer(reader, list, { at: moments[at]!.toISOString(), id })
            expect([list.of, place, newer]).toEqual([list.of, place, place])
          }
        }
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  it('comments with their replies', async () => {
    const comments = madeOf(
      fc.record({ author: fc.constantFrom(...authors), at: fc.integer({ min: 0, max: 2 }), under: fc.nat(99) }),
      90,
    )
    await world.post.deleteMany({ where: { id: 'of-comments' } })
    const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
    await world.post.create({ data: { id: 'of-comments', authorId: 'followed0', text: 'Спросите', ...circle } })
    await fc.assert(
      fc.asyncProperty(comments, async made => {
        await world.comment.deleteMany({ where: { postId: 'of-comments' } })
        // Two of three comments are top-level ones, the others reply to one of those.
        const tops = made.filter((_, number) => number % 3 > 0 || number === 0)
        const all = made.map(one => ({ ...one, top: tops.includes(one) ? null : tops[one.under % tops.length]!.id }))
        const rowOf = ({ id, author, at, top }: (typeof all)[number]) => ({
          ...{ id, postId: 'of-comments', authorId: author, text: id, replyToId: top, createdAt: moments[at]! },
        })
        await world.comment.createMany({ data: all.filter(({ top }) => top === null).map(rowOf) })
        await world.comment.createMany({ data: all.filter(({ top }) => top !== null).map(rowOf) })
        const replies = new Map<string, string[]>()
        const readReplies = async (under: string) =>
          (
            await readAll<Cursor>(async after => {
              const { comments: found, next } = await listComments(reader, 'of-comments', { under, after })
              return { ids: found[0]!.replies.map(({ id }) => id), next: throughAddress(next) }
            })
          ).flat()
        const pages = await readAll<Cursor>(async from => {
          const { comments: shown, next } = await listComments(reader, 'of-comments', { after: from })
          for (const one of shown)
            replies.set(one.id, one.hasMore ? await readReplies(one.id) : one.replies.map(({ id }) => id))
          return { ids: shown.map(({ id }) => id), next: throughAddress(next) }
        })
        expect(pages.flat()).toEqual(inOrder(tops))
        for (const { id } of tops) expect(replies.get(id)).toEqual(inOrder(all.filter(({ top }) => top === id)))
      }),
      { numRuns: RUNS },
    )
  }, 60_000)

  it('notifications, all of them and those that are unread', async () => {
    const notifications = madeOf(fc.record({ at: fc.integer({ min: 0, max: 2 }), read: fc.boolean() }), 90)
    await fc.assert(
      fc.asyncProperty(notifications, async all => {
        await world.notification.deleteMany({ where: { userId: reader.id } })
        await world.notification.createMany({
          data: all.map(({ id, at, read }) => ({
            ...{ id, userId: reader.id, kind: 'follow', params: { byId: 'followed0' }, createdAt: moments[at]! },
            readAt: read ? moments[at] : null,
          })),
        })
        for (const unread of [false, true]) {
          const pages = await readAll<Cursor>(async before => {
            const { notifications, next } = await listNotifications(
              { id: reader.id, username: 'aruzhan' },
              { unread, before },
            )
            return { ids: notifications.map(({ id }) => id), next: throughAddress(next) }
          })
          expect(pages.flat()).toEqual(newestFirst(all.filter(({ read }) => !unread || !read)))
        }
      }),
      { numRuns: RUNS },
    )
  }, 60_000)

  it('those who saw a story', async () => {
    const circle = { audience: 'EVERYONE', scope: 'EVERYONE', expiresAt: new Date(Date.now() + 1e7) }
    const story = { id: 'of-views', authorId: reader.id, kind: 'TEXT', text: 'Утро', ground: 'LAKE', ...circle }
    await world.story.create({ data: story })
    const many = Array.from({ length: 45 }, (_, at) => `viewer${at}`)
    for (const id of many) {
      const profile = { create: { firstName: id, lastName: '' } }
      await world.user.create({ data: { id, username: id, usernameFolded: id, passwordHash: '', profile } })
    }
    const views = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: many.length, maxLength: many.length })
    await fc.assert(
      fc.asyncProperty(views, async ats => {
        await world.storyView.deleteMany({ where: { storyId: 'of-views' } })
        const all = many.map((id, number) => ({ id, at: ats[number]! }))
        await world.storyView.createMany({
          data: all.map(({ id, at }) => ({ storyId: 'of-views', viewerId: id, at: moments[at]! })),
        })
        const pages = await readAll<Cursor>(async from => {
          const { people, next } = await listStoryViewers(reader, 'of-views', from)
          return { ids: people.map(({ id }) => id), next: throughAddress(next) }
        })
        expect(pages.flat()).toEqual(newestFirst(all))
      }),
      { numRuns: RUNS },
    )
  }, 60_000)
})

describe('a list goes on where it was when the last one shown is gone since:', () => {
  /** 45 rows of three instants, in the order of a list. */
  const rows = Array.from({ length: 45 }, (_, at) => ({ id: `gone${idOf(at)}`, at: at % 3 }))

  async function readDeleting(
    read: (from: Cursor | null) => Promise<{ ids: string[]; next: Cursor | null }>,
    remove: (id: string) => Promise<unknown>,
  ) {
    const pages = await readAll<Cursor>(async from => {
      const { ids, next } = await read(from)
      await remove(ids.at(-1)!)
      return { ids, next: throughAddress(next) }
    })
    expect(pages.length).toBeGreaterThan(2)
    return pages.flat()
  }

  it('notifications', async () => {
    await world.notification.deleteMany({ where: { userId: reader.id } })
    await world.notification.createMany({
      data: rows.map(({ id, at }) => ({
        ...{ id, userId: reader.id, kind: 'follow', params: { byId: 'followed0' }, createdAt: moments[at]! },
      })),
    })
    const read = await readDeleting(
      async before => {
        const found = await listNotifications({ id: reader.id, username: 'aruzhan' }, { unread: false, before })
        return { ids: found.notifications.map(({ id }) => id), next: found.next }
      },
      id => world.notification.delete({ where: { id } }),
    )
    expect(read).toEqual(newestFirst(rows))
  })

  it('people one has muted', async () => {
    for (const { id } of rows) {
      const profile = { create: { firstName: id, lastName: '' } }
      await world.user.create({ data: { id, username: id, usernameFolded: id, passwordHash: '', profile } })
    }
    await world.mute.createMany({
      data: rows.map(({ id, at }) => ({ muterId: reader.id, mutedId: id, createdAt: moments[at]! })),
    })
    const muted = await readDeleting(
      async after => {
        const found = await listOwn(reader, 'MUTED', after)
        return { ids: found.people.map(({ id }) => id), next: found.next }
      },
      id => world.mute.delete({ where: { muterId_mutedId: { muterId: reader.id, mutedId: id } } }),
    )
    expect(muted).toEqual(newestFirst(rows))
  })

  it('one’s own reports', async () => {
    const thing = { targetKind: 'POST', targetId: 'of-comments', cause: 'REPORTS', gravity: 1, text: '' } as const
    for (const { id, at } of rows) {
      await world.moderationCase.create({
        data: {
          ...{ id, ...thing, targetId: id, ownerId: 'followed0', openedAt: moments[at]! },
          reports: { create: { id, reporterId: reader.id, reason: 'BULLYING', weight: 1, createdAt: moments[at]! } },
        },
      })
    }
    const reports = await readDeleting(
      async before => {
        const found = await listOwnReports(reader, before)
        return { ids: found.reports.map(({ reportId }) => reportId), next: found.next }
      },
      id => world.report.delete({ where: { id } }),
    )
    expect(reports).toEqual(newestFirst(rows))
  })

  it('failed jobs, also when the last one is tried again', async () => {
    await world.job.createMany({
      data: rows.map(({ id, at }) => ({ id, kind: 'links', payload: {}, state: 'FAILED', runAt: moments[at]! })),
    })
    const jobs = await readDeleting(
      async before => {
        const found = await listFailedJobs({ emails: false }, before)
        return { ids: found.jobs.map(({ id }) => id), next: found.next }
      },
      id => world.job.update({ where: { id }, data: { state: 'WAITING', runAt: new Date() } }),
    )
    expect(jobs).toEqual(newestFirst(rows))
  })
})
