// Access to the picture of a post, in every state of the post and for every kind of viewer.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Audience } from '#app/domain/feed/audience.ts'
import { openDatabase } from '#tests/world/database.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'
import { noise } from '#tests/world/pictures.ts'

const databaseUrl = await borrowDatabase()
const folder = mkdtempSync(join(tmpdir(), 'post-pictures-'))

const { storePostPicture } = await import('#app/domain/feed/pictures.server.ts')
const { deletePost, draftPost, publishPost } = await import('#app/domain/feed/posts.server.ts')
const { editPost } = await import('#app/domain/feed/edit-post.server.ts')
const { sweepCasePictures } = await import('#app/domain/moderation/case-pictures.server.ts')
const { findThing } = await import('#app/domain/moderation/case-page.server.ts')
const { listLooks } = await import('#app/domain/moderation/thing-state.server.ts')
const { findFile, openFile } = await import('#app/domain/file-access/reading.server.ts')
const { openCase } = await import('#app/domain/safety/cases.server.ts')

const world = openDatabase(databaseUrl)
const names = ['aruzhan', 'dana', 'timur', 'teacher', 'staff', 'otheradmin', 'ministry'] as const
type Name = (typeof names)[number]
const viewers = new Map<Name, Viewer>()
const path = join(folder, 'photo.jpg')

beforeAll(async () => {
  writeFileSync(path, await noise().resize(900).jpeg().toBuffer())
  for (const name of names) {
    const { id, systemRole, profile, memberships } = await world.user.findUniqueOrThrow({
      where: { usernameFolded: name },
      select: { id: true, systemRole: true, profile: { select: { dateOfBirth: true } }, memberships: true },
    })
    const dateOfBirth = profile?.dateOfBirth ?? null
    viewers.set(name, { id, systemRole, dateOfBirth, memberships, twoStep: false } as unknown as Viewer)
  }
})
afterAll(async () => {
  await world.$disconnect()
  rmSync(folder, { recursive: true })
})

const as = (name: Name) => viewers.get(name)!

async function draftWithPicture(author: Name, audience: Audience) {
  const picture = await storePostPicture(as(author).id, { path, name: 'photo.jpg' })
  if (picture.refused) throw new Error(picture.refused)
  const pictures = [{ fileId: picture.id, description: null, look: picture.look }]
  const given = { idempotencyKey: randomUUID(), audience }
  const post = await draftPost(as(author), given, { pictures, attached: null })
  if (typeof post === 'string') throw new Error(post)
  return { id: post.id, fileId: picture.id, look: picture.look }
}

async function postWithPicture(author: Name, audience: Audience) {
  const post = await draftWithPicture(author, audience)
  await publishPost(as(author), post.id, { wait: null, selfHarm: false })
  return post
}

/** Returns the people who may see the picture. */
async function seersOf(fileId: string) {
  const seen = await Promise.all(names.map(async name => ((await findFile(as(name), fileId, 'main')) ? [name] : [])))
  return seen.flat()
}

it('is kept in two sizes with its look, and is nobody’s but its author’s while the post is a draft', async () => {
  const { id, fileId, look } = await draftWithPicture('aruzhan', 'EVERYONE')
  expect(look).toMatch(/^[0-9a-f]{16}$/)
  expect(await seersOf(fileId)).toEqual(['aruzhan'])
  const small = await openFile((await findFile(as('aruzhan'), fileId, 'small'))!)
  if (!small || typeof small === 'string') throw new Error('There are no bytes.')
  expect(await sharp(await buffer(small)).metadata()).toMatchObject({ format: 'webp', width: 640 })
  // The post now waits for a moderator, so those who may review it see the picture.
  await publishPost(as('aruzhan'), id, { wait: 'PICTURE', selfHarm: false })
  expect(await seersOf(fileId)).toEqual(['aruzhan', 'teacher', 'staff', 'ministry'])
})

it('is seen by those its post is for, and by nobody once the author has deleted it', async () => {
  const everyone = await postWithPicture('aruzhan', 'EVERYONE')
  expect(await seersOf(everyone.fileId)).toEqual(names)
  const school = await postWithPicture('aruzhan', 'ORGANIZATION')
  expect(await seersOf(school.fileId)).toEqual(['aruzhan', 'teacher', 'staff'])
  await deletePost(as('aruzhan'), everyone.id)
  expect(await seersOf(everyone.fileId)).toEqual([])
})

it('is not seen by somebody who is blocked, nor once its author’s account is shut', async () => {
  const { fileId } = await postWithPicture('timur', 'EVERYONE')
  await world.block.create({ data: { blockerId: as('dana').id, blockedId: as('timur').id } })
  await world.block.create({ data: { blockerId: as('timur').id, blockedId: as('staff').id } })
  expect(await seersOf(fileId)).toEqual(['aruzhan', 'timur', 'teacher', 'otheradmin', 'ministry'])
  await world.user.update({ where: { id: as('timur').id }, data: { deletionAt: new Date() } })
  expect(await seersOf(fileId)).toEqual(['timur'])
  await world.user.update({ where: { id: as('timur').id }, data: { deletionAt: null } })
})

it('of a post that is hidden, with a case, is seen by its author and those who are to look at it', async () => {
  const { id, fileId } = await postWithPicture('aruzhan', 'FOLLOWERS')
  expect(await seersOf(fileId)).not.toContain('ministry')
  await world.post.update({ where: { id }, data: { state: 'HIDDEN' } })
  expect(await seersOf(fileId)).toEqual(['aruzhan'])
  const thing = { kind: 'POST' as const, id, ownerId: as('aruzhan').id, text: '' }
  await world.$transaction(tx => openCase(tx as never, thing, { cause: 'REPORTS', gravity: 1, hidden: true }))
  const moderators = await seersOf(fileId)
  expect(moderators).toEqual(['aruzhan', 'teacher', 'staff', 'ministry'])
})

it('that an edit takes out while a case is open stays for those who look at it, until the case is closed', async () => {
  const { id, fileId, look } = await postWithPicture('aruzhan', 'EVERYONE')
  const thing = { kind: 'POST', id, ownerId: as('aruzhan').id, text: '' } as const
  const { id: caseId } = await openCase(world, thing, { cause: 'REPORTS', gravity: 1, hidden: false })
  const given = { text: 'Без снимка', audience: 'EVERYONE', anyway: undefined } as never
  expect(await editPost(as('aruzhan'), id, { version: 1, given, added: [] })).toBe('saved')
  expect(await seersOf(fileId)).toEqual(['teacher', 'staff', 'ministry'])
  const found = await findThing(as('ministry'), { targetKind: 'POST', targetId: id })
  expect(found?.pictures).toMatchObject([{ fileId, removed: 1 }])
  expect(await listLooks(world, { targetKind: 'POST', targetId: id })).toEqual([look])

  const now = new Date()
  const decide = (data: object) => world.moderationCase.update({ where: { id: caseId }, data })
  await decide({ state: 'DECIDED', decision: 'REMOVED', decidedAt: now, openKey: null })
  // The author may appeal for 30 days, and reviewers need the picture then.
  expect(await sweepCasePictures(now)).toBe(0)
  expect(await seersOf(fileId)).toEqual(['teacher', 'staff', 'ministry'])
  await decide({ decision: 'KEPT' })
  expect(await sweepCasePictures(now)).toBe(1)
  expect(await seersOf(fileId)).toEqual([])
  expect(await world.storedFile.count({ where: { id: fileId } })).toBe(0)
})

it('of a story is seen for a day', async () => {
  const picture = await storePostPicture(as('aruzhan').id, { path, name: 'photo.jpg' })
  if (picture.refused) throw new Error(picture.refused)
  const fileId = picture.id
  await world.storedFile.update({ where: { id: fileId }, data: { kind: 'STORY', state: 'KEPT' } })
  const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
  const expiresAt = new Date(Date.now() + 60_000)
  const data = { authorId: as('aruzhan').id, kind: 'PHOTO', fileId, ...circle, expiresAt }
  const { id } = await world.story.create({ data })
  expect(await seersOf(fileId)).toEqual(names)
  await world.story.update({ where: { id }, data: { expiresAt: new Date() } })
  expect(await seersOf(fileId)).toEqual(['aruzhan'])
})
