import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/auth.ts'
import { errorBeside } from '#tests/world/page.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { newVisitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await startServer({ settings: { TRUSTED_PROXIES: '1' } })))
afterAll(() => site.stop())

let addresses = 0
/** A network address that is not used yet. */
const newAddress = () => `203.0.113.${(addresses += 1)}`

async function tryOnce(username: string, password: string, address: string, as = newVisitor()) {
  return site.visit('/auth/login', {
    as,
    form: { emailOrUsername: username, password },
    cookies: { language: 'en' },
    headers: { 'X-Forwarded-For': address },
  })
}

async function guess(username: string, times: number, address: string) {
  const answers = []
  for (let at = 0; at < times; at += 1) answers.push(await tryOnce(username, `wrong-guess-${at}`, address))
  return answers.map(({ status }) => status)
}

/** Sets the clock of what was tried back, as if that many seconds had passed. */
async function waitSeconds(seconds: number) {
  for (const { key, since, last } of await site.database.rateLimit.findMany()) {
    const earlier = (day: Date) => new Date(day.getTime() - seconds * 1000)
    await site.database.rateLimit.update({ where: { key }, data: { since: earlier(since), last: earlier(last) } })
  }
}

/** Keeps the clock from going on for an hour: what has to wait has to wait still, however slow the machine is. */
const stopClock = () => waitSeconds(-60 * 60)
const startClock = () => waitSeconds(60 * 60)

describe('guessing a password', () => {
  it('is checked ten times, then has to wait, and says for how long', async () => {
    const { username } = await makePerson(site)
    const address = newAddress()
    expect(await guess(username, 10, address)).toEqual(Array<number>(10).fill(400))
    await stopClock()
    const refused = await tryOnce(username, PASSWORD, address)
    expect(refused.status).toBe(429)
    expect(errorBeside(refused.text, 'emailOrUsername')).toContain(words['invalid.tooOften'])
    await startClock()
    await waitSeconds(3)
    expect((await tryOnce(username, PASSWORD, address)).status).toBe(302)
  })

  it('of a name nobody has is slowed in the same way', async () => {
    const address = newAddress()
    expect((await guess('nobody_at_all', 10, address)).at(-1)).toBe(400)
    await stopClock()
    expect((await tryOnce('nobody_at_all', PASSWORD, address)).status).toBe(429)
    await startClock()
  })

  it('waits longer after each further miss, and never more than a minute', async () => {
    const { username } = await makePerson(site)
    const address = newAddress()
    await guess(username, 10, address)
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const missed = performance.now()
      await waitSeconds(seconds - 1)
      const { status } = await tryOnce(username, 'wrong', address)
      // On a machine so slow that the last second has passed meanwhile this was the try that may be made.
      const tooSlow = performance.now() - missed > 900 && status === 400
      if (tooSlow) continue
      expect(status, `${seconds} s`).toBe(429)
      await waitSeconds(1)
      expect((await tryOnce(username, 'wrong', address)).status, `${seconds} s`).toBe(400)
    }
    await waitSeconds(60)
    expect((await tryOnce(username, PASSWORD, address)).status).toBe(302)
  })

  it('never locks the owner out of a browser they have signed in with, not even from the same address', async () => {
    const owner = await makePerson(site)
    const address = newAddress()
    await site.visit('/auth/logout', { as: owner, method: 'POST', form: {} })
    await guess(owner.username, 12, address)
    await stopClock()
    expect((await tryOnce(owner.username, PASSWORD, address)).status).toBe(429)
    expect((await tryOnce(owner.username, PASSWORD, address, owner)).status).toBe(302)
    await startClock()
  })

  it('does not lock the owner out of a new browser elsewhere', async () => {
    const { username } = await makePerson(site)
    await guess(username, 12, newAddress())
    expect((await tryOnce(username, PASSWORD, newAddress())).status).toBe(302)
  })

  it('from many addresses at once is slowed for the account as a whole', async () => {
    const { username } = await makePerson(site)
    for (let at = 0; at < 10; at += 1) await guess(username, 10, newAddress())
    await stopClock()
    expect((await tryOnce(username, 'wrong', newAddress())).status).toBe(429)
    await startClock()
    await waitSeconds(2)
    expect((await tryOnce(username, PASSWORD, newAddress())).status).toBe(302)
  })

  it('fifty times at the same moment is checked ten times', async () => {
    const { username } = await makePerson(site)
    const address = newAddress()
    const begun = performance.now()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => tryOnce(username, `wrong-${at}`, address)))
    const checked = answers.filter(({ status }) => status === 400).length
    // After the tenth one more may be made after 2 seconds, the next 4 seconds later … as far as this took so long.
    const seconds = (performance.now() - begun) / 1000
    const waited = [2, 6, 14, 30, 62].filter(end => end <= seconds).length
    expect(checked).toBeGreaterThanOrEqual(10)
    expect(checked).toBeLessThanOrEqual(10 + waited)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - checked)
  })

  it('of everybody from one address ends at three hundred in a quarter of an hour', async () => {
    const address = newAddress()
    const known = new Set((await site.database.rateLimit.findMany()).map(({ key }) => key))
    const tryFor = (name: string) => tryOnce(name, 'wrong-password', address)
    for (const name of ['pupil_1', 'pupil_2']) expect((await tryFor(name)).status).toBe(400)
    // What counted both of them counts the address; it is spared the next 296 hashes.
    const counted = (await site.database.rateLimit.findMany()).filter(
      ({ key, count }) => count === 2 && !known.has(key),
    )
    expect(counted).toHaveLength(1)
    await site.database.rateLimit.update({ where: { key: counted[0]!.key }, data: { count: 298 } })
    for (const name of ['pupil_3', 'pupil_4']) expect((await tryFor(name)).status).toBe(400)
    const refused = await tryOnce('dana', 'Bagdar-2026!', address)
    expect(refused.status).toBe(429)
    expect(errorBeside(refused.text, 'emailOrUsername')).toContain(words['invalid.tooOftenHere'])
    expect((await tryOnce('dana', 'Bagdar-2026!', newAddress())).status).toBe(302)
    await waitSeconds(15 * 60 + 1)
    expect((await tryOnce('dana', 'Bagdar-2026!', address)).status).toBe(302)
  })

  it('is written into the audit log', async () => {
    const { username } = await makePerson(site)
    await guess(username, 1, newAddress())
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    const events = await site.database.auditEvent.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } })
    expect(events.map(({ action }) => action)).toEqual([
      'account.created',
      'account.signed-in',
      'account.sign-in-failed',
    ])
  })

  it('leaves neither name nor address in what is counted', async () => {
    const kept = JSON.stringify(await site.database.rateLimit.findMany())
    expect(kept).not.toMatch(/203\.0\.113|person_|dana|pupil_/)
  })
})

describe('a class of thirty', () => {
  it('signs in from one address at the same moment, each at the first try', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => makePerson(site)))
    const address = newAddress()
    const answers = await Promise.all(people.map(({ username }) => tryOnce(username, PASSWORD, address)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(302))
  })
})

describe('the audit log', () => {
  it('only grows', async () => {
    await expect(site.database.auditEvent.deleteMany()).rejects.toThrow()
    await expect(site.database.auditEvent.updateMany({ data: { action: 'nothing' } })).rejects.toThrow()
  })
})
