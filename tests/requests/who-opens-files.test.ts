// A file can be opened by exactly the people who see its page, with one statement per request.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { FileKind } from '#app/domain/files/kinds.ts'
import { openDatabase } from '#tests/world/database.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'
import { imageOf, makeProject } from '#tests/world/projects.ts'

const databaseUrl = await borrowDatabase()
const { withQueryContext: askedBy, observeStatements } = await import('#app/database/observed.server.ts')
const { findFile } = await import('#app/domain/file-access/reading.server.ts')

const world = openDatabase(databaseUrl)
afterAll(() => world.$disconnect())

const names = ['owner', 'stranger', 'follower', 'blocked', 'blocker'] as const
type Name = (typeof names)[number]
const ids = {} as Record<Name, string>
const files = {} as Record<string, string>

beforeAll(async () => {
  for (const name of names) {
    const profile = { create: { firstName: name, lastName: '', dateOfBirth: '1996-05-20', visibility: 'EVERYONE' } }
    const username = `opens_${name}`
    const user = { username, usernameFolded: username, email: `${username}@example.kz`, passwordHash: '-', profile }
    ids[name] = (await world.user.create({ data: user })).id
  }
  const { owner, follower, blocked, blocker } = ids
  await world.block.create({ data: { blockerId: owner, blockedId: blocked } })
  await world.block.create({ data: { blockerId: blocker, blockedId: owner } })
  // People separated by a block may have followed each other before.
  for (const followerId of [follower, blocked, blocker])
    await world.follow.create({ data: { followerId, followedId: owner } })
  await Promise.all([makeProfileFiles(), makePost(), makeStory(), makeProjectFiles()])
})

async function makeFile(kind: FileKind) {
  const variants = [{ name: 'main', type: 'image/webp', bytes: 1 }]
  const file = { ownerId: ids.owner, kind, state: 'KEPT', type: 'image/webp', name: 'a', bytes: 1, hash: 'a', variants }
  return (await world.storedFile.create({ data: file })).id
}

async function makeProfileFiles() {
  files.avatar = await makeFile('AVATAR')
  files.cover = await makeFile('COVER')
  files.certificate = await makeFile('CERTIFICATE')
  const { avatar: avatarId, cover: coverId, certificate: fileId } = files
  await world.profile.update({ where: { userId: ids.owner }, data: { avatarId, coverId } })
  await world.certificate.create({ data: { userId: ids.owner, name: 'IELTS', fileId } })
}

async function makePost() {
  files.picture = await makeFile('POST_PICTURE')
  const post = { authorId: ids.owner, text: '', audience: 'FOLLOWERS', scope: `FOLLOWERS:${ids.owner}` }
  const pictures = { create: [{ fileId: files.picture, order: 0 }] }
  await world.post.create({ data: { ...post, pictures } })
}

async function makeStory() {
  files.story = await makeFile('STORY')
  const of = { authorId: ids.owner, kind: 'PHOTO', fileId: files.story, audience: 'FOLLOWERS' }
  const expiresAt = new Date(Date.now() + 60_000)
  await world.story.create({ data: { ...of, scope: `FOLLOWERS:${ids.owner}`, expiresAt } })
}

async function makeProjectFiles() {
  const id = await makeProject(world, { lead: ids.owner, images: 1 })
  files.banner = await makeFile('BANNER')
  files.logo = await makeFile('LOGO')
  files.image = imageOf(id, 0)
  await world.project.update({ where: { id }, data: { bannerId: files.banner, logoId: files.logo } })
}

const viewerOf = (name: Name) =>
  ({ id: ids[name], systemRole: null, memberships: [], twoStep: false }) as unknown as Viewer

/** Names of the people who get a file. */
async function openersOf(file: string) {
  const given = await Promise.all(names.map(name => findFile(viewerOf(name), files[file]!, 'main')))
  return names.filter((_, at) => given[at])
}

const shared = ['avatar', 'cover', 'certificate', 'banner', 'logo', 'image']
const followed = ['picture', 'story']
const all = [...shared, ...followed]

it.each(shared)('a file (%s) that everybody sees is opened by nobody of a block', async file => {
  expect(await openersOf(file)).toEqual(['owner', 'stranger', 'follower'])
})

it.each(followed)('a file (%s) told to followers is opened by them, and by nobody of a block', async file => {
  expect(await openersOf(file)).toEqual(['owner', 'follower'])
})

it.each(all)('a file (%s) that a moderator has hidden is opened by its owner alone', async file => {
  const where = { id: files[file]! }
  await world.storedFile.update({ where, data: { state: 'HIDDEN' } })
  expect(await openersOf(file)).toEqual(['owner'])
  await world.storedFile.update({ where, data: { state: 'KEPT' } })
})

it('what is hidden or removed by a moderator, and a project that waits, shows its pictures to its owner alone', async () => {
  const of = { authorId: ids.owner }
  for (const state of ['HIDDEN', 'REMOVED']) {
    await world.post.updateMany({ where: of, data: { state } })
    await world.story.updateMany({ where: of, data: { state } })
    await world.project.updateMany({ where: { ownerId: ids.owner }, data: { state } })
    for (const file of ['picture', 'story', 'banner', 'logo', 'image']) expect(await openersOf(file)).toEqual(['owner'])
  }
  await world.post.updateMany({ where: of, data: { state: 'SHOWN' } })
  await world.story.updateMany({ where: of, data: { state: 'SHOWN' } })
  await world.project.updateMany({ where: { ownerId: ids.owner }, data: { state: 'SHOWN' } })
})

it.each(all)('a file (%s) of somebody whose account is shut is opened by nobody else', async file => {
  await world.user.update({ where: { id: ids.owner }, data: { state: 'BLOCKED' } })
  expect((await openersOf(file)).filter(name => name !== 'owner')).toEqual([])
  await world.user.update({ where: { id: ids.owner }, data: { state: 'ACTIVE' } })
})

it.each(all)('a file (%s) costs who may open it one statement, a certificate of somebody else two', async file => {
  observeStatements(() => undefined)
  for (const name of ['owner', 'follower'] as const) {
    const asking = { id: '', by: '', statements: 0, databaseMs: 0 }
    await askedBy(asking, () => findFile(viewerOf(name), files[file]!, 'main'))
    expect(asking.statements).toBe(file === 'certificate' && name === 'follower' ? 2 : 1)
  }
})
