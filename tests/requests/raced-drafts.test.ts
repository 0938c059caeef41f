// What nobody has checked is not published, however a draft is edited and published in two tabs at once.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { checkContent } from '#app/domain/safety/content-check.server.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { noise } from '#tests/world/pictures.ts'
import { makeProject } from '#tests/world/projects.ts'

const databaseUrl = copyDatabase()
const folder = mkdtempSync(join(tmpdir(), 'raced-drafts-'))
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'
process.env.FILES_FOLDER = join(folder, 'kept')

/** Runs in the other tab between the check of a content and the transaction that saves it. */
let meanwhile: (() => Promise<unknown>) | null = null
vi.mock('#app/domain/safety/content-check.server.ts', async original => {
  const actual = await original<{ checkContent: typeof checkContent }>()
  return {
    ...actual,
    checkContent: async (...given: Parameters<typeof checkContent>) => {
      const checked = await actual.checkContent(...given)
      const once = meanwhile
      meanwhile = null
      await once?.()
      return checked
    },
  }
})

const { draftPost, publishPost } = await import('#app/domain/feed/posts.server.ts')
const { editPost } = await import('#app/domain/feed/edit-post.server.ts')
const { publishDraft } = await import('#app/domain/feed/publish.server.ts')
const { addProjectPicture } = await import('#app/domain/projects/pictures.server.ts')
const { openProject } = await import('#app/domain/projects/publish.server.ts')

const world = openDatabase(databaseUrl)
const path = join(folder, 'photo.jpg')
const nothing = { wait: null, selfHarm: false }
let viewer: Viewer

beforeAll(async () => {
  writeFileSync(path, await noise().resize(900).jpeg().toBuffer())
  const { id, username, systemRole, profile, memberships } = await world.user.findUniqueOrThrow({
    where: { usernameFolded: 'timur' },
    include: { profile: true, memberships: true },
  })
  const dateOfBirth = profile?.dateOfBirth ?? null
  viewer = { id, username, systemRole, dateOfBirth, memberships, twoStep: false } as unknown as Viewer
})
beforeEach(() => world.rateLimit.deleteMany())
afterAll(async () => {
  await world.$disconnect()
  rmSync(folder, { recursive: true })
})

async function draft(text = 'Кто идёт на матч?') {
  const given = { idempotencyKey: randomUUID(), audience: 'EVERYONE', text } as const
  const post = await draftPost(viewer, given, { pictures: [], attached: null })
  if (typeof post === 'string') throw new Error(post)
  return post.id
}
const edit = (id: string, text: string, version = 1) =>
  editPost(viewer, id, { version, given: { text, audience: 'EVERYONE' } as never, added: [] })
const stateOf = async (id: string) => {
  const { state, text } = await world.post.findUniqueOrThrow({ where: { id } })
  return { state, text }
}

it('a draft that is edited while it is checked is not published, and is checked anew when sent again', async () => {
  const id = await draft()
  const rude = 'Ты дебил'
  meanwhile = () => edit(id, rude)
  expect(await publishDraft(viewer, id, { anyway: true })).toBe('changed')
  expect(await stateOf(id)).toEqual({ state: 'DRAFT', text: rude })
  expect(await publishDraft(viewer, id, { anyway: true })).toMatchObject({ heldUp: 'rude' })
})

it('a draft that is published while its edit is checked stays published as it was', async () => {
  const id = await draft()
  meanwhile = () => publishPost(viewer, id, nothing)
  expect(await edit(id, 'Ты дебил')).toBe('conflict')
  expect(await stateOf(id)).toEqual({ state: 'SHOWN', text: 'Кто идёт на матч?' })
})

it('what a moderator sees of a post that waits is all that was checked, with the words of its pictures', async () => {
  const id = await draft('Смотрите')
  const file = { ownerId: viewer.id, kind: 'POST_PICTURE', state: 'KEPT', type: 'image/webp', name: 'a', bytes: 1 }
  const { id: fileId } = await world.storedFile.create({ data: { ...file, hash: 'a', variants: [] } })
  await world.postPicture.create({ data: { postId: id, order: 0, fileId, description: 'Я тебя убью' } })
  expect(await publishDraft(viewer, id, { anyway: true })).toBe('waits')
  const { text } = await world.moderationCase.findFirstOrThrow({ where: { targetId: id } })
  expect(text).toBe('Смотрите\nЯ тебя убью')
})

it('a picture added to a draft of a project that is opened meanwhile is looked at before others see it', async () => {
  const id = await makeProject(world, { lead: viewer.id, state: 'DRAFT' })
  const file = { path, name: 'photo.jpg' }
  expect(await addProjectPicture(viewer, id, { field: 'image', file })).toMatchObject({ asked: null })
  const { look } = await world.projectImage.findFirstOrThrow({ where: { projectId: id } })
  await world.pictureHash.create({ data: { look: look! } })

  meanwhile = () => world.project.update({ where: { id }, data: { state: 'SHOWN' } })
  await addProjectPicture(viewer, id, { field: 'image', file })
  expect((await world.project.findUniqueOrThrow({ where: { id } })).state).toBe('WAITING')

  const other = await makeProject(world, { lead: viewer.id, state: 'DRAFT' })
  meanwhile = () => addProjectPicture(viewer, other, { field: 'banner', file })
  expect(await openProject(viewer, other, { audience: 'EVERYONE', anyway: true })).toBe('changed')
  expect((await world.project.findUniqueOrThrow({ where: { id: other } })).state).toBe('DRAFT')
})
