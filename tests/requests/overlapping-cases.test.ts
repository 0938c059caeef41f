// Cases that overlap: a decision about one does not undo what another one decided.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Sanction } from '#app/domain/moderation/decision.schema.ts'
import type { Thing } from '#app/domain/safety/cases.server.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'

const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'

const { inTurn } = await import('#app/database/client.server.ts')
const { answerAppeal, appealCase } = await import('#app/domain/moderation/appeals.server.ts')
const { checkWords } = await import('#app/domain/moderation/calls-for-help.server.ts')
const { decideCase } = await import('#app/domain/moderation/decide.server.ts')
const { sendReport } = await import('#app/domain/moderation/reports.server.ts')
const { hideProfile } = await import('#app/domain/profiles/hide-profile.server.ts')
const { openCase } = await import('#app/domain/safety/cases.server.ts')

const world = openDatabase(databaseUrl)
const readers = ['dana', 'aruzhan', 'pupil1', 'pupil3'] as const
const names = ['timur', 'superadmin', 'ministry', ...readers] as const
type Name = (typeof names)[number]
const viewers = new Map<Name, Viewer>()
const as = (name: Name) => viewers.get(name)!

beforeAll(async () => {
  for (const name of names) {
    const { id, username, systemRole, profile, memberships } = await world.user.findUniqueOrThrow({
      where: { usernameFolded: name },
      include: { profile: true, memberships: true },
    })
    const dateOfBirth = profile?.dateOfBirth ?? null
    viewers.set(name, { id, username, systemRole, dateOfBirth, memberships, twoStep: false } as unknown as Viewer)
  }
})
beforeEach(async () => {
  await world.rateLimit.deleteMany()
  await world.moderationCase.deleteMany({ where: { ownerId: as('timur').id } })
  await world.profile.update({ where: { userId: as('timur').id }, data: { hiddenAt: null, bio: 'Люблю горы' } })
})
afterAll(() => world.$disconnect())

const profile = (): Thing => ({ kind: 'PROFILE', id: as('timur').id, ownerId: as('timur').id, text: 'Люблю горы' })
const isHidden = async () =>
  (await world.profile.findUniqueOrThrow({ where: { userId: as('timur').id } })).hiddenAt !== null

/** Opens a case about the profile, as a picture does that looks like a removed one: the profile is hidden with it. */
async function openHidden() {
  const { id } = await inTurn(async tx => {
    await hideProfile(tx, as('timur').id, new Date())
    return openCase(tx, profile(), { cause: 'PICTURE', gravity: 1, hidden: true })
  })
  return id
}
async function decide(id: string, decision: 'KEPT' | 'HIDDEN' | 'REMOVED', sanction: Sanction | 'NONE' = 'NONE') {
  const { version } = await world.moderationCase.findUniqueOrThrow({ where: { id } })
  const given = { version, decision, sanction, ...(decision !== 'KEPT' && { reason: 'BULLYING' as const }) }
  expect(await decideCase(as('superadmin'), id, given)).toBe('done')
}
async function overturn(id: string) {
  expect(await appealCase(as('timur'), id, 'Это шутка')).toBe('done')
  const { version } = await world.moderationCase.findUniqueOrThrow({ where: { id } })
  expect(await answerAppeal(as('ministry'), id, { version, answer: 'OVERTURNED' })).toBe('done')
}

describe('a hidden profile', () => {
  it('stays hidden when a call for help of its owner is looked at, until its own decision is overturned', async () => {
    const hidden = await openHidden()
    await decide(hidden, 'HIDDEN')
    await checkWords(as('timur'), 'Не хочу жить')
    const call = await world.moderationCase.findFirstOrThrow({ where: { cause: 'SELF_HARM', state: 'OPEN' } })
    await decide(call.id, 'KEPT')
    expect(await isHidden()).toBe(true)
    await overturn(hidden)
    expect(await isHidden()).toBe(false)
  })

  it('stays hidden after an appeal while another case waits, and its owner is told when it is back', async () => {
    const first = await openHidden()
    await decide(first, 'HIDDEN')
    const second = await openHidden()
    await overturn(first)
    expect(await isHidden()).toBe(true)
    const told = () => world.notification.count({ where: { userId: as('timur').id, kind: 'moderated' } })
    const before = await told()
    await decide(second, 'KEPT')
    expect([await isHidden(), (await told()) - before]).toEqual([false, 1])
  })

  it('that was kept elsewhere is not told to its owner as shown again', async () => {
    await decide(await openHidden(), 'HIDDEN')
    const second = await openHidden()
    const told = () => world.notification.count({ where: { userId: as('timur').id, kind: 'moderated' } })
    const before = await told()
    await decide(second, 'KEPT')
    expect([await isHidden(), (await told()) - before]).toEqual([true, 0])
  })

  it('is shown again once what was hidden has been removed', async () => {
    await decide(await openHidden(), 'HIDDEN')
    await decide(await openHidden(), 'REMOVED')
    expect(await isHidden()).toBe(false)
    await decide(await openHidden(), 'KEPT')
    expect(await isHidden()).toBe(false)
  })
})

it('an account that two decisions closed is opened by the second appeal, not by the first', async () => {
  const [first, second] = await Promise.all(
    ['Ты никто', 'Ты ничто'].map(async text => {
      const post = { authorId: as('timur').id, audience: 'EVERYONE', scope: 'EVERYONE', text }
      const { id } = await world.post.create({ data: post })
      const thing = { kind: 'POST', id, ownerId: as('timur').id, text } as const
      return (await openCase(world, thing, { cause: 'REPORTS', gravity: 1, hidden: false })).id
    }),
  )
  const stateOf = async () => (await world.user.findUniqueOrThrow({ where: { id: as('timur').id } })).state
  await decide(first!, 'REMOVED', 'BLOCKED')
  await decide(second!, 'REMOVED', 'BLOCKED')
  await overturn(first!)
  expect(await stateOf()).toBe('BLOCKED')
  await overturn(second!)
  expect(await stateOf()).toBe('ACTIVE')
})

describe('what a moderator has kept', () => {
  async function keep(thing: Thing) {
    await decide((await openCase(world, thing, { cause: 'REPORTS', gravity: 1, hidden: false })).id, 'KEPT')
  }
  /** Reports the thing by three people, makes the change, and reports it by a fourth. */
  async function reportAround({ kind, id }: Thing, change: () => Promise<unknown>, isShown: () => Promise<boolean>) {
    const report = (name: Name) => sendReport(as(name), { kind, id }, { reason: 'BULLYING' })
    for (const name of readers.slice(0, 3)) await report(name)
    expect(await isShown()).toBe(true)
    await change()
    await report(readers[3])
    expect(await isShown()).toBe(false)
  }

  it('is hidden by people alone once its pictures have changed, though its words have not', async () => {
    const text = 'Кто идёт на матч?'
    const post = { authorId: as('timur').id, audience: 'EVERYONE', scope: 'EVERYONE', text }
    const { id } = await world.post.create({ data: post })
    const thing: Thing = { kind: 'POST', id, ownerId: as('timur').id, text }
    await keep(thing)
    const edit = () => world.post.update({ where: { id }, data: { editedAt: new Date() } })
    const isShown = async () => (await world.post.findUniqueOrThrow({ where: { id } })).state === 'SHOWN'
    await reportAround(thing, edit, isShown)
  })

  it('of a profile too', async () => {
    await world.profile.update({ where: { userId: as('timur').id }, data: { organization: null } })
    const thing = profile()
    await keep(thing)
    const file = { ownerId: thing.id, kind: 'AVATAR', state: 'KEPT', type: 'image/webp', name: 'a', bytes: 1 }
    const change = () => world.storedFile.create({ data: { ...file, hash: 'a', variants: [] } })
    await reportAround(thing, change, async () => !(await isHidden()))
  })
})

it('a report that hid its thing is answered with the same case when it is sent again', async () => {
  const post = { authorId: as('timur').id, audience: 'EVERYONE', scope: 'EVERYONE', text: 'Кто идёт на матч?' }
  const { id } = await world.post.create({ data: post })
  const send = () => sendReport(as('ministry'), { kind: 'POST', id }, { reason: 'BULLYING' })
  const first = await send()
  expect((await world.post.findUniqueOrThrow({ where: { id } })).state).toBe('HIDDEN')
  expect(await send()).toEqual(first)
  expect(await world.report.count({ where: { reporterId: as('ministry').id } })).toBe(1)
})
