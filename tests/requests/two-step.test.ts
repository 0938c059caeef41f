import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'
import { operate } from '#tests/world/operator.ts'
import { errorBeside } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { newVisitor, type Visitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(
  async () =>
    void (site = await startServer({ databaseUrl: await borrowDatabase(), settings: { TWO_STEP_REQUIRED: '1' } })),
)
afterAll(() => site.stop())

const page = '/app/settings/two-step'
const post = (as: Visitor, form: Record<string, string>, path = page) =>
  site.visit(path, { as, form, cookies: { language: 'en' } })
const STEP_MS = 30_000
const stepNow = () => Math.floor(Date.now() / STEP_MS)
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** Sends a code of the previous time step, and a newer one if that step has ended in between. */
async function sendInTime(send: () => ReturnType<typeof post>) {
  const step = stepNow()
  const answer = await send()
  return answer.status === 400 && stepNow() !== step ? send() : answer
}

/** Sets up two-step sign-in as a person does. Returns the app's secret and the recovery codes. */
async function turnOn(username: string) {
  await site.database.totpDevice.deleteMany({ where: { user: { username } } })
  await site.database.rateLimit.deleteMany()
  const visitor = await site.signIn(username)
  expect((await post(visitor, { password: DEMO_PASSWORD })).location).toBe(page)
  const { text } = await site.visit(page, { as: visitor })
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(text)![1]!.replaceAll(' ', '')
  const done = await sendInTime(() => post(visitor, { oneTimeCode: codeAt(secret, -1) }))
  expect(done.status).toBe(200)
  const recovery = Array.from(done.text.matchAll(/<code>([a-z2-9]{10})<\/code>/g), ([, code]) => code!)
  return { visitor, secret, recovery }
}

async function halfWay(username: string) {
  const visitor = newVisitor({ language: 'en' })
  const form = { emailOrUsername: username, password: DEMO_PASSWORD }
  const answer = await site.visit('/auth/login?redirect=%2Fadmin%2Fanalytics', { as: visitor, form })
  expect(answer.location).toBe('/auth/two-step?redirect=%2Fadmin%2Fanalytics')
  return visitor
}
/** The administration pages of an organisation. */
const school = '/admin/organizations/demo-lyceum'
const giveCode = (as: Visitor, oneTimeCode: string) =>
  post(as, { oneTimeCode }, '/auth/two-step?redirect=%2Fadmin%2Fanalytics')

describe('the admin area', () => {
  it.each(['teacher', 'staff', 'otheradmin', 'ministry'])(
    'asks %s to turn the second step on first',
    async username => {
      const visitor = await site.signIn(username)
      expect((await site.visit('/admin/analytics', { as: visitor })).location).toBe(
        `${page}?redirect=%2Fadmin%2Fanalytics&reason=two_step_required`,
      )
      expect((await site.visit('/app/feed', { as: visitor })).status).toBe(200)
    },
  )

  it('needs no second step from a pupil to say that it is not theirs', async () => {
    const visitor = await site.signIn('aruzhan')
    expect((await site.visit('/admin/analytics', { as: visitor })).location).toMatch(/^\/errors\/403/)
    expect((await site.visit(page, { as: visitor })).location).toMatch(/^\/errors\/403/)
  })
})

describe('the second step', () => {
  it('is not set up without the password, and not with a wrong code', async () => {
    const visitor = await site.signIn('staff')
    expect(errorBeside((await post(visitor, { password: 'wrong' })).text, 'password')).toContain(
      fields['invalid.wrongPassword'],
    )
    await post(visitor, { password: DEMO_PASSWORD })
    expect((await post(visitor, { oneTimeCode: '000000' })).status).toBe(400)
    expect((await site.visit('/admin/analytics', { as: visitor })).location).toContain('reason=two_step_required')
  })

  it('once on, asks for a code at every sign-in and opens the admin area', async () => {
    const elsewhere = await site.signIn('orgadmin')
    const { visitor, secret, recovery } = await turnOn('orgadmin')
    expect(recovery).toHaveLength(8)
    expect((await site.visit(school, { as: visitor })).status).toBe(200)
    expect((await site.visit('/app/feed', { as: elsewhere })).status, 'other sessions have ended').toBe(302)

    const half = await halfWay('orgadmin')
    expect((await site.visit('/app/feed', { as: half })).status, 'the password alone opens nothing').toBe(302)
    expect((await giveCode(half, '123456')).status).toBe(400)
    expect((await giveCode(half, codeAt(secret))).location).toBe('/admin/analytics')
    expect((await site.visit(school, { as: half })).status).toBe(200)
  })

  it('takes no code twice, not even at the same moment', async () => {
    const { secret } = await turnOn('teacher')
    const visitors = await Promise.all([halfWay('teacher'), halfWay('teacher')])
    const alone = await halfWay('teacher')
    const code = codeAt(secret)
    const first = await giveCode(alone, code)
    const again = await Promise.all(visitors.map(visitor => giveCode(visitor, code)))
    expect(first.status).toBe(302)
    expect(first.location).toBe('/admin/analytics')
    // Each new sign-in invalidates the earlier ones between the two steps, so they must start again.
    expect(again.map(({ location }) => location)).toEqual(['/auth/login', '/auth/login'])
    expect((await giveCode(await halfWay('teacher'), code)).status).toBe(400)
  })

  it('leads to a new password first where that is due', async () => {
    const { recovery } = await turnOn('ministry')
    const data = { passwordChangeRequired: true }
    await site.database.user.update({ where: { usernameFolded: 'ministry' }, data })
    const visitor = newVisitor({ language: 'en' })
    const form = { emailOrUsername: 'ministry', password: DEMO_PASSWORD }
    expect((await site.visit('/auth/login', { as: visitor, form })).location).toBe('/auth/two-step')
    const given = await post(visitor, { oneTimeCode: recovery[0]! }, '/auth/two-step')
    await site.database.user.update({ where: { usernameFolded: 'ministry' }, data: { passwordChangeRequired: false } })
    expect(given.location).toBe('/auth/new-password')
  })

  it('lets each recovery code in once', async () => {
    const { recovery } = await turnOn('superadmin')
    expect((await giveCode(await halfWay('superadmin'), recovery[0]!.toUpperCase())).location).toBe('/admin/analytics')
    const half = await halfWay('superadmin')
    expect((await giveCode(half, recovery[0]!)).status).toBe(400)
    expect((await giveCode(half, recovery[1]!)).status).toBe(302)
  })

  it('is guessed five times at most before a wait', async () => {
    const { secret } = await turnOn('ministry')
    const half = await halfWay('ministry')
    const answers = []
    for (let at = 0; at < 6; at += 1) answers.push((await giveCode(half, `00000${at}`)).status)
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
    expect((await giveCode(half, codeAt(secret))).status).toBe(429)
    const json = { emailOrUsername: 'ministry', password: DEMO_PASSWORD, oneTimeCode: codeAt(secret) }
    const headers = { Accept: 'application/json', 'Sec-Fetch-Site': null, Origin: null }
    const answer = await site.visit('/api/v1/auth/login', { json, headers, cookies: { language: 'en' } })
    const { message } = JSON.parse(answer.text) as { message: string }
    expect([answer.status, message]).toEqual([429, auth['invalid.tooOften']])
  })

  it('is no place to guess codes when it is turned off, with the right password either', async () => {
    const { visitor } = await turnOn('staff')
    const answers = []
    for (let at = 0; at < 6; at += 1)
      answers.push((await post(visitor, { password: DEMO_PASSWORD, oneTimeCode: `00000${at}` })).status)
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('turned off ends every session but the one that did it', async () => {
    const { visitor, recovery } = await turnOn('staff')
    const elsewhere = newVisitor()
    await site.visit('/auth/login', { as: elsewhere, form: { emailOrUsername: 'staff', password: DEMO_PASSWORD } })
    await post(elsewhere, { oneTimeCode: recovery[0]! }, '/auth/two-step')
    expect((await site.visit('/app/feed', { as: elsewhere })).status).toBe(200)
    await post(visitor, { password: DEMO_PASSWORD, oneTimeCode: recovery[1]! })
    expect((await site.visit('/app/feed', { as: elsewhere })).status).toBe(302)
    expect((await site.visit('/app/feed', { as: visitor })).status).toBe(200)
  })

  it('is needed to see what only staff see of a pupil', async () => {
    const scores = async (visitor: Visitor) =>
      (await site.visit('/app/profile/aruzhan', { as: visitor, cookies: { language: 'en' } })).text.includes('IELTS')
    const orgadmin = newVisitor()
    const { user } = await site.database.member.findFirstOrThrow({
      where: { user: { username: 'staff' } },
      include: { user: true },
    })
    await site.database.totpDevice.deleteMany({ where: { userId: user.id } })
    await site.visit('/auth/login', { as: orgadmin, form: { emailOrUsername: 'staff', password: DEMO_PASSWORD } })
    expect(await scores(orgadmin)).toBe(false)
    const { visitor } = await turnOn('staff')
    expect(await scores(visitor)).toBe(true)
  })

  it('is turned off with password and code only', async () => {
    const { visitor, recovery } = await turnOn('otheradmin')
    expect((await post(visitor, { password: 'wrong', oneTimeCode: recovery[0]! })).status).toBe(400)
    expect((await post(visitor, { password: DEMO_PASSWORD, oneTimeCode: '000000' })).status).toBe(400)
    expect((await post(visitor, { password: DEMO_PASSWORD, oneTimeCode: recovery[0]! })).location).toBe(
      '/app/settings/credentials',
    )
    expect((await site.visit('/app/feed', { as: await site.signIn('otheradmin') })).status).toBe(200)
  })

  it('gives new recovery codes for password and code only; the earlier ones are dead', async () => {
    const { visitor, secret, recovery } = await turnOn('otheradmin')
    const renew = (form: Record<string, string>) => post(visitor, { wish: 'codes', ...form })
    const code = codeAt(secret)
    expect((await renew({ password: 'wrong', oneTimeCode: code })).status).toBe(400)
    expect((await renew({ password: DEMO_PASSWORD, oneTimeCode: '000000' })).status).toBe(400)
    const { status, text } = await renew({ password: DEMO_PASSWORD, oneTimeCode: code })
    expect(status).toBe(200)
    const fresh = Array.from(text.matchAll(/<code>([a-z2-9]{10})<\/code>/g), ([, found]) => found!)
    expect(fresh).toHaveLength(8)
    expect(fresh).not.toContain(recovery[0])
    expect((await giveCode(await halfWay('otheradmin'), recovery[0]!)).status).toBe(400)
    expect((await giveCode(await halfWay('otheradmin'), fresh[0]!)).status).toBe(302)
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'otheradmin' } })
    const events = await site.database.auditEvent.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } })
    expect(events.map(({ action }) => action)).toContain('account.recovery-codes-renewed')
    expect(events.at(-1)).toMatchObject({ action: 'account.signed-in', details: { factor: 'recovery-code' } })
  })

  it('is asked before the e-mail is changed or removed', async () => {
    const { visitor, recovery } = await turnOn('staff')
    const email = (form: Record<string, string>) => post(visitor, form, '/app/settings/email')
    const change = { email: 'staff.new@mektep.kz', currentPassword: DEMO_PASSWORD }
    const missing = await email(change)
    expect([missing.status, errorBeside(missing.text, 'oneTimeCode')]).toEqual([
      400,
      expect.stringContaining(fields['required.oneTimeCode']),
    ])
    expect((await email({ ...change, oneTimeCode: '000000' })).status).toBe(400)
    expect((await email({ ...change, oneTimeCode: recovery[0]! })).location).toBe('/auth/verify-email')

    await site.database.user.update({
      where: { usernameFolded: 'staff' },
      data: { email: 'staff@mektep.kz', emailFolded: 'staff@mektep.kz', emailVerifiedAt: new Date() },
    })
    const removal = await email({ removalPassword: DEMO_PASSWORD })
    expect(errorBeside(removal.text, 'removalOneTimeCode')).toContain(fields['required.removalOneTimeCode'])
    expect((await email({ removalPassword: DEMO_PASSWORD, removalOneTimeCode: recovery[1]! })).status).toBe(302)
  })

  it('takes fifty wrong codes a day, then recovery codes alone', async () => {
    const { secret, recovery } = await turnOn('teacher')
    const half = await halfWay('teacher')
    const before = await site.database.rateLimit.findMany()
    expect((await giveCode(half, '000000')).status).toBe(400)
    const counted = (await site.database.rateLimit.findMany()).filter(({ key }) =>
      before.every(other => other.key !== key),
    )
    expect(counted).toHaveLength(2)
    // Fifty failed codes within a day, but long enough ago that the growing delay is over.
    const earlier = new Date(Date.now() - 20 * 60_000)
    const keys = { key: { in: counted.map(({ key }) => key) } }
    await site.database.rateLimit.updateMany({ where: keys, data: { count: 50, since: earlier, last: earlier } })
    const refused = await giveCode(half, codeAt(secret))
    expect([refused.status, errorBeside(refused.text, 'oneTimeCode')]).toEqual([
      429,
      expect.stringContaining(fields['invalid.codesToday']),
    ])
    expect((await giveCode(half, recovery[0]!)).status).toBe(302)
  })

  it('is asked by the JSON call too', async () => {
    const { secret } = await turnOn('otheradmin')
    const call = (json: object) =>
      site.visit('/api/v1/auth/login', { json, headers: { 'Sec-Fetch-Site': null, Origin: null } })
    const right = { emailOrUsername: 'otheradmin', password: DEMO_PASSWORD }
    expect((await call(right)).status).toBe(401)
    expect((await call({ ...right, oneTimeCode: '000000' })).status).toBe(401)
    expect((await call({ ...right, oneTimeCode: codeAt(secret) })).status).toBe(200)
    await operate(site, 'otheradmin', 'two-step-off')
    expect((await call(right)).status).toBe(200)
  })

  it('keeps no secret in the database that an app could be set up with', async () => {
    const devices = await site.database.totpDevice.findMany()
    expect(devices.length).toBeGreaterThan(0)
    for (const { secret } of devices) expect(secret).not.toMatch(/^[A-Z2-7]{16,}=*$/)
  })
})
