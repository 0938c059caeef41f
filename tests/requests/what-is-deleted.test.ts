// Posts, stories and comments are removed from the disk when their retention period ends, and not before; and rate
// limits of posting.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { noise } from '#tests/world/pictures.ts'

const databaseUrl = copyDatabase()
const folder = mkdtempSync(join(tmpdir(), 'what-is-deleted-'))
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'
process.env.FILES_FOLDER = join(folder, 'kept')

const { inTurn } = await import('#app/database/client.server.ts')
const { storePostPicture } = await import('#app/domain/feed/pictures.server.ts')
const { deletePost, draftPost, publishPost, sweepPosts } = await import('#app/domain/feed/posts.server.ts')
const { addComment, deleteComment, sweepComments } = await import('#app/domain/feed/comments.server.ts')
const { setCommentLike, setPostLike } = await import('#app/domain/feed/likes.server.ts')
const { answerAppeal, appealCase } = await import('#app/domain/moderation/appeals.server.ts')
const { decideCase } = await import('#app/domain/moderation/decide.server.ts')
const { openCase } = await import('#app/domain/safety/cases.server.ts')
const { sweepProjects } = await import('#app/domain/projects/delete.server.ts')

const world = openDatabase(databaseUrl)
const names = ['timur', 'dana', 'superadmin', 'ministry'] as const
type Name = (typeof names)[number]
const viewers = new Map<Name, Viewer>()
const path = join(folder, 'photo.jpg')
const look = { wait: null, selfHarm: false }
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

beforeAll(async () => {
  writeFileSync(path, await noise().resize(900).jpeg().toBuffer())
  for (const name of names) {
    const { id, username, systemRole, profile, memberships } = await world.user.findUniqueOrThrow({
      where: { usernameFolded: name },
      include: { profile: true, memberships: true },
    })
    const dateOfBirth = profile?.dateOfBirth ?? null
    viewers.set(name, { id, username, systemRole, dateOfBirth, memberships, twoStep: false } as unknown as Viewer)
  }
})
beforeEach(() => world.rateLimit.deleteMany())
afterAll(async () => {
  await world.$disconnect()
  rmSync(folder, { recursive: true })
})

const as = (name: Name) => viewers.get(name)!

async function draft(author: Name, text = 'Слова', pictures: { fileId: string; description: null; look: null }[] = []) {
  const given = { idempotencyKey: randomUUID(), audience: 'EVERYONE', text } as const
  const post = await draftPost(as(author), given, { pictures, attached: null })
  return typeof post === 'string' ? post : post.id
}
async function publishDraft(author: Name, pictures: Parameters<typeof draft>[2] = []) {
  const id = await draft(author, 'Слова', pictures)
  await publishPost(as(author), id, look)
  return id
}
async function comment(author: Name, postId: string, replyTo?: string) {
  const added = await addComment(as(author), postId, { idempotencyKey: randomUUID(), text: 'Ответ', replyTo }, look)
  return added !== null && typeof added === 'object' ? added.id : String(added)
}
const filesOf = (fileId: string) => {
  const kept = process.env.FILES_FOLDER!
  if (!existsSync(kept)) return []
  return readdirSync(kept, { recursive: true }).filter(name => String(name).includes(fileId))
}

describe('what its author deletes', () => {
  it('of a post is on the disk for thirty days, then nowhere: words, picture, answers and likes', async () => {
    const picture = await storePostPicture(as('timur').id, { path, name: 'photo.jpg' })
    if (picture.refused) throw new Error(picture.refused)
    const id = await publishDraft('timur', [{ fileId: picture.id, description: null, look: null }])
    await comment('dana', id)
    await setPostLike(as('dana'), id, true)
    expect(filesOf(picture.id)).toHaveLength(2)
    await deletePost(as('timur'), id)

    await sweepPosts(inDays(29))
    expect([await world.post.count({ where: { id } }), filesOf(picture.id).length]).toEqual([1, 2])
    await sweepPosts(inDays(31))
    expect(await world.post.count({ where: { id } })).toBe(0)
    expect(await world.comment.count({ where: { postId: id } })).toBe(0)
    expect(await world.postLike.count({ where: { postId: id } })).toBe(0)
    expect(await world.storedFile.count({ where: { id: picture.id } })).toBe(0)
    expect(filesOf(picture.id)).toEqual([])
  })

  it('of an answer goes after thirty days; one that was answered keeps its place without words', async () => {
    const id = await publishDraft('timur')
    const [alone, answered] = [await comment('dana', id), await comment('dana', id)]
    await comment('timur', id, answered)
    for (const commentId of [alone, answered]) await deleteComment(as('dana'), commentId)
    await sweepComments(inDays(29))
    expect(await world.comment.findMany({ where: { id: { in: [alone, answered] }, text: 'Ответ' } })).toHaveLength(2)
    await sweepComments(inDays(31))
    expect(await world.comment.count({ where: { id: alone } })).toBe(0)
    expect(await world.comment.findUnique({ where: { id: answered } })).toMatchObject({ text: '', state: 'DELETED' })
  })

  it('or begins and does not publish goes after a day', async () => {
    const id = await draft('timur')
    await sweepPosts(inDays(0.9))
    expect(await world.post.count({ where: { id } })).toBe(1)
    await sweepPosts(inDays(1.1))
    expect(await world.post.count({ where: { id } })).toBe(0)
  })
})

describe('what a moderator removes', () => {
  /** Opens a case of a post, comment or project, decides to remove it, and appeals on the last day but one. */
  async function removeAndAppeal(kind: 'POST' | 'COMMENT' | 'PROJECT', id: string) {
    const thing = { kind, id, ownerId: as('timur').id, text: 'Слова' }
    const { id: caseId } = await inTurn(tx => openCase(tx, thing, { cause: 'REPORTS', gravity: 1, hidden: false }))
    const { version } = await world.moderationCase.findUniqueOrThrow({ where: { id: caseId } })
    const form = { version, decision: 'REMOVED', reason: 'SPAM', sanction: 'NONE' } as const
    expect(await decideCase(as('ministry'), caseId, form)).toBe('done')
    expect(await appealCase(as('timur'), caseId, 'Это не реклама', inDays(29))).toBe('done')
    return caseId
  }
  async function answer(caseId: string, given: 'UPHELD' | 'OVERTURNED') {
    const { version } = await world.moderationCase.findUniqueOrThrow({ where: { id: caseId } })
    expect(await answerAppeal(as('superadmin'), caseId, { answer: given, version }, inDays(40))).toBe('done')
  }

  it('stays until its appeal is answered, and comes back whole when it is given back', async () => {
    const postId = await publishDraft('timur')
    const at = await publishDraft('dana')
    const commentId = await comment('timur', at)
    await comment('dana', at, commentId)
    const { id: projectId } = await world.project.create({
      data: {
        ...{ ownerId: as('timur').id, name: 'Проект', description: '', story: '', state: 'SHOWN', step: 5 },
        ...{ audience: 'EVERYONE', scope: 'EVERYONE', members: { create: { userId: as('timur').id, role: 'LEAD' } } },
      },
    })
    const cases = [
      await removeAndAppeal('POST', postId),
      await removeAndAppeal('COMMENT', commentId),
      await removeAndAppeal('PROJECT', projectId),
    ]
    const sweep = async (days: number) => {
      for (const one of [sweepPosts, sweepComments, sweepProjects]) await one(inDays(days))
    }
    await sweep(35)
    for (const caseId of cases) await answer(caseId, 'OVERTURNED')
    expect(await world.post.findUnique({ where: { id: postId } })).toMatchObject({ state: 'SHOWN', text: 'Слова' })
    expect(await world.comment.findUnique({ where: { id: commentId } })).toMatchObject({
      state: 'SHOWN',
      text: 'Ответ',
    })
    expect(await world.project.findUnique({ where: { id: projectId } })).toMatchObject({ state: 'SHOWN' })

    const gone = await publishDraft('timur')
    const caseId = await removeAndAppeal('POST', gone)
    await sweep(35)
    expect(await world.post.count({ where: { id: gone } })).toBe(1)
    await answer(caseId, 'UPHELD')
    await sweep(41)
    expect(await world.post.count({ where: { id: gone } })).toBe(0)
    expect(await world.post.count({ where: { id: postId } })).toBe(1)
  })
})

describe('the pictures of a project that is removed', () => {
  it('are known again, its banner and logo as well', async () => {
    const { id } = await world.project.create({
      data: {
        ...{ ownerId: as('timur').id, name: 'Со знаменем', state: 'SHOWN', audience: 'EVERYONE', scope: 'EVERYONE' },
        ...{ bannerLook: 'f0f0a5a5c3c3b4b4', logoLook: '0f0f5a5a3c3c4b4b' },
      },
    })
    const thing = { kind: 'PROJECT', id, ownerId: as('timur').id, text: '' } as const
    const { id: caseId } = await inTurn(tx => openCase(tx, thing, { cause: 'REPORTS', gravity: 1, hidden: false }))
    const form = { version: 1, decision: 'REMOVED', reason: 'SEXUAL', sanction: 'NONE' } as const
    expect(await decideCase(as('ministry'), caseId, form)).toBe('done')
    const known = await world.pictureHash.findMany({ where: { caseId }, orderBy: { look: 'asc' } })
    expect(known.map(({ look }) => look)).toEqual(['0f0f5a5a3c3c4b4b', 'f0f0a5a5c3c3b4b4'])
  })
})

describe('an hour', () => {
  it('has ten posts, sixty answers and a hundred and twenty likes of one person', async () => {
    const id = await publishDraft('dana')
    await world.rateLimit.deleteMany()
    for (let n = 1; n <= 10; n += 1) expect([n, await draft('timur')]).toEqual([n, expect.stringMatching(/^\w{20,}$/)])
    expect(await draft('timur')).toBe('tooOften')
    const commentIds: string[] = []
    for (let n = 1; n <= 60; n += 1) commentIds.push(await comment('timur', id))
    expect(await world.comment.count({ where: { postId: id } })).toBe(60)
    expect(await comment('timur', id)).toBe('tooOften')
    for (let n = 0; n < 60; n += 1) {
      expect(await setCommentLike(as('timur'), commentIds[n]!, true)).toBe('done')
      expect(await setPostLike(as('timur'), id, true)).toBe('done')
    }
    expect(await setPostLike(as('timur'), id, true)).toBe('tooOften')
    // Removing a like has no rate limit.
    expect(await setPostLike(as('timur'), id, false)).toBe('done')
  })
})
