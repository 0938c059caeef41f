import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import auth from '#app/i18n/locales/en/auth.ts'
import fields from '#app/i18n/locales/en/fields.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { signedTimeOf, signUpForm } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields } from '#tests/world/visit.ts'

const words = { ...fields, ...auth }
let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const signUp = (username: string, more: FormFields) =>
  site.visit('/auth/signup', { form: { ...signUpForm(username), ...more }, cookies: { language: 'en' } })

/** Returns how long an answer took, in milliseconds. Lower bounds do not depend on the speed of the machine. */
async function millisecondsOf(answering: () => Promise<unknown>) {
  const begun = performance.now()
  await answering()
  return performance.now() - begun
}

describe('an application of a partner', () => {
  const form = {
    idempotencyKey: '0b0f5a35-8a53-4d0a-8f7a-1f3ad0a3d001',
    organization: 'Robot Academy',
    type: 'SCHOOL',
    city: 'Almaty',
    contactName: 'Robot',
    email: 'robot@example.kz',
  }
  it('with the field filled in that nobody sees is refused and kept nowhere', async () => {
    const sent = { ...form, signedTime: signedTimeOf(60), homepage: 'https://casino.example' }
    const { status, text } = await site.visit('/partners/apply', { form: sent, cookies: { language: 'en' } })
    expect(status).toBe(400)
    expect(text).toContain(words['invalid.robot'])
    expect(await site.database.partnerApplication.count()).toBe(0)
  })

  it('sent sooner than a person could waits until two seconds have passed', async () => {
    const sending = () => site.visit('/partners/apply', { form: { ...form, signedTime: signedTimeOf(0) } })
    expect(await millisecondsOf(sending)).toBeGreaterThan(1900)
    expect(await site.database.partnerApplication.count()).toBe(1)
  })
})

describe('a sign-up', () => {
  it('with the field filled in that nobody sees is refused', async () => {
    const { status, text } = await signUp('robot_1', { homepage: 'https://casino.example' })
    expect(status).toBe(400)
    expect(text).toContain(words['invalid.robot'])
    expect(await site.database.user.count({ where: { usernameFolded: 'robot_1' } })).toBe(0)
  })

  it.each([
    ['sooner than a person could', () => signedTimeOf(0)],
    ['with a signedTime of the future', () => signedTimeOf(-3600)],
    ['with a forged signedTime', () => `${(Date.now() - 60_000).toString(36)}.AAAAAAAAAAAAAAAAAAAAAA`],
    ['without a signedTime', () => ''],
  ])('sent %s waits until two seconds have passed', async (_, signedTime) => {
    const username = `quick_${Math.random().toString(36).slice(2, 10)}`
    expect(await millisecondsOf(() => signUp(username, { signedTime: signedTime() }))).toBeGreaterThan(1900)
    expect(await site.database.user.count({ where: { usernameFolded: username } })).toBe(1)
  })

  it.each(['Password1!', 'Gfhjkm2026', 'Құпиясөз77', '20.05.2009', 'Bagdar-2026!', 'Айбек2009'])(
    'with the password %s, among the first to be guessed, is refused beside it',
    async password => {
      const { status, text } = await signUp('common_1', { password, passwordConfirmation: password })
      expect(status).toBe(400)
      expect(text).toContain(words['invalid.passwordCommon'])
    },
  )
})
