// What a person or an administrator changes between the check of a request and its write.
import { afterAll, describe, expect, it } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { openDatabase } from '#tests/world/database.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'

const databaseUrl = await borrowDatabase()
const { giveOneTimePassword, replaceOneTimePassword } = await import('#app/domain/accounts/one-time-password.server.ts')
const { findEmailFacts } = await import('#app/background/email-facts.server.ts')
const { signIn } = await import('#app/domain/accounts/sign-in.server.ts')
const { issueToken } = await import('#app/domain/accounts/tokens.server.ts')
const { beginTwoStep, confirmTwoStep, findSetup } = await import('#app/domain/accounts/two-step.server.ts')
const { changeUsername, findUserId } = await import('#app/domain/accounts/usernames.server.ts')
const { leaveOrganization } = await import('#app/domain/organizations/join.server.ts')
const { askForTalk } = await import('#app/domain/organizations/talks.server.ts')
const { inTurn } = await import('#app/database/client.server.ts')

const world = openDatabase(databaseUrl)
afterAll(() => world.$disconnect())

const origin = { address: null, browser: '', knows: () => false }
const signInAs = (emailOrUsername: string, password: string) => signIn({ emailOrUsername, password }, origin)

async function viewerOf(username: string): Promise<Viewer> {
  const { profile, ...user } = await world.user.findUniqueOrThrow({
    where: { usernameFolded: username },
    include: { profile: true },
  })
  return { ...user, ...profile, memberships: [], twoStep: false } as unknown as Viewer
}

describe('a one-time password', () => {
  it('is not replaced by its holder after the school has given another', async () => {
    const pupil = await viewerOf('dana')
    await giveOneTimePassword(pupil.id, null)
    const choosing = replaceOneTimePassword(pupil, 'Тау-бөктері-7-жыл')
    // Reads take turns, so the former password has been read when this one ends.
    await findUserId('dana')
    const second = await giveOneTimePassword(pupil.id, null)
    expect(await choosing).toBe('ended')
    expect(await signInAs('dana', second)).toMatchObject({ is: 'open', account: { passwordChangeRequired: true } })
  })
})

describe('signing in', () => {
  it('does not open an account or bring its old password back when the password was replaced meanwhile', async () => {
    const { id } = await viewerOf('timur')
    const first = await giveOneTimePassword(id, null)
    await world.rateLimit.deleteMany()
    const signingIn = signInAs('timur', first)
    // The attempt is counted when the account has been read, and then waits for its hash.
    const counted = async () => (await world.rateLimit.count()) > 0
    await expect.poll(counted, { interval: 1 }).toBe(true)
    const second = await giveOneTimePassword(id, null)
    expect(await signingIn).toEqual({ is: 'refused', because: 'wrongCredentials' })
    expect(await signInAs('timur', second)).toMatchObject({ is: 'open' })
  })

  it('opens an account twice at once, although the first attempt renews its hash', async () => {
    const { id } = await viewerOf('timur')
    const password = await giveOneTimePassword(id, null)
    const both = await Promise.all([signInAs('timur', password), signInAs('timur', password)])
    expect(both.map(({ is }) => is)).toEqual(['open', 'open'])
  })
})

describe('the second step', () => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: Date.now() })
  const deviceOf = (userId: string) => world.totpDevice.findUniqueOrThrow({ where: { userId } })

  it('stays on when another window began its setup before', async () => {
    const staff = await viewerOf('staff')
    await beginTwoStep(staff, DEMO_PASSWORD)
    const { secret } = (await findSetup(staff, 'Bagdar'))!
    expect(await confirmTwoStep(staff, codeOf(secret))).toHaveLength(8)
    const on = await deviceOf(staff.id)
    expect(await beginTwoStep(staff, DEMO_PASSWORD)).toBe('begun')
    expect(await deviceOf(staff.id)).toEqual(on)
  })

  it('is confirmed once by two simultaneous forms, so the recovery codes shown are the ones kept', async () => {
    const teacher = await viewerOf('teacher')
    await beginTwoStep(teacher, DEMO_PASSWORD)
    const { secret } = (await findSetup(teacher, 'Bagdar'))!
    const code = codeOf(secret)
    const both = await Promise.all([confirmTwoStep(teacher, code), confirmTwoStep(teacher, code)])
    expect(both.filter(codes => codes !== null)).toHaveLength(1)
  })
})

describe('an email that is retried', () => {
  it('sends no link to an address the person has replaced, and leaves the link of the new one valid', async () => {
    const { id: userId } = await viewerOf('dana')
    const to = (email: string) => findEmailFacts({ name: 'verify-email', userId, email })
    await issueToken({ userId, kind: 'VERIFY_EMAIL', email: 'wrong@mektep.kz' })
    expect((await to('wrong@mektep.kz'))?.to).toBe('wrong@mektep.kz')
    await issueToken({ userId, kind: 'VERIFY_EMAIL', email: 'right@mektep.kz' })
    expect((await to('right@mektep.kz'))?.to).toBe('right@mektep.kz')
    expect(await to('wrong@mektep.kz')).toBeNull()
    const tokens = await world.oneTimeToken.findMany({ where: { userId, kind: 'VERIFY_EMAIL' } })
    expect(tokens.map(({ email }) => email)).toEqual(['right@mektep.kz'])
  })

  it('invites nobody whose account was opened in another way', async () => {
    const { id: userId } = await viewerOf('orgadmin')
    await world.user.update({
      where: { id: userId },
      data: { email: 'head@mektep.kz', passwordChangeRequired: true, emailVerifiedAt: null, emailFolded: null },
    })
    expect((await findEmailFacts({ name: 'invitation', userId }))?.about.name).toBe('invitation')
    await world.user.update({ where: { id: userId }, data: { passwordChangeRequired: false } })
    expect(await findEmailFacts({ name: 'invitation', userId })).toBeNull()
  })
})

it('keeps no request for a talk of a pupil who left the school meanwhile', async () => {
  const pupil = await viewerOf('pupil1')
  const [, left] = await Promise.all([
    askForTalk(pupil, 'demo-lyceum', 'О выборе'),
    leaveOrganization(pupil, 'demo-lyceum'),
  ])
  expect(left).toBe('left')
  expect(await world.talk.count({ where: { userId: pupil.id, kind: 'ASKED' } })).toBe(0)
})

it('lets a person give up a username whose reservation for a former owner has expired', async () => {
  const { id: userId } = await viewerOf('aruzhan')
  const { id: former } = await viewerOf('dana')
  const reservation = { usernameFolded: 'aruzhan', username: 'aruzhan', userId: former, keptUntil: new Date(0) }
  await world.formerUsername.create({ data: reservation })
  await inTurn(tx => changeUsername(tx, userId, 'aruzhan.b'))
  expect(await findUserId('aruzhan')).toBe(userId)
})
