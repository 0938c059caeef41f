import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/en/errors.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { newVisitor } from '#tests/world/visit.ts'

let site: Site
beforeAll(async () => void (site = await startServer({ settings: { TRUSTED_PROXIES: '1' } })))
/** Attempts that are still waiting for their check when a test ends. */
const waiting: Promise<unknown>[] = []
afterAll(async () => {
  await Promise.all(waiting)
  await site.stop()
})

let addresses = 0
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

const counters = () => site.database.rateLimit.findMany()

/** Sets the counter that is new since `before` and stands at `counted` to a number of failures. Returns its key. */
async function pretendFailures(counted: number, failures: number, before: { key: string }[] = []) {
  const rows = (await counters()).filter(
    ({ key, count }) => count === counted && !before.some(other => other.key === key),
  )
  expect(rows).toHaveLength(1)
  await site.database.rateLimit.update({ where: { key: rows[0]!.key }, data: { count: failures } })
  return rows[0]!.key
}

/** Creates a person with so many failed sign-ins that further checks are ten seconds apart. */
async function guessedAt() {
  const { username } = await makePerson(site)
  const [address, another] = [newAddress(), newAddress()]
  const before = await counters()
  await guess(username, 5, address)
  await guess(username, 5, another)
  const key = await pretendFailures(10, 14, before)
  const counted = async () => (await site.database.rateLimit.findUnique({ where: { key } }))?.count

  /** Queues four wrong attempts, then signs the owner in from a new browser. Returns the owner's
   *  status, and how many wrong attempts were checked after the owner's request. */
  async function ownerFrom(place: string) {
    const browser = newVisitor()
    await site.visit('/auth/login', { as: browser })
    let checked = 0
    const note = ({ status }: { status: number }) => (checked += status === 400 ? 1 : 0)
    waiting.push(...[1, 2, 3, 4].map(at => tryOnce(username, `wrong-again-${at}`, address).then(note)))
    await expect.poll(counted).toBe(18)
    const answer = tryOnce(username, PASSWORD, place, browser)
    // A new request in the queue has just been counted; a successful sign-in deletes the counter.
    await expect.poll(counted).not.toBe(18)
    const checkedBefore = checked
    const { status } = await answer
    return { status, guessesMeanwhile: checked - checkedBefore }
  }
  return { address, ownerFrom }
}

describe('guessing a password', () => {
  it('is slowed and never refused unchecked: the right one gets in after any number of wrong ones', async () => {
    const { username } = await makePerson(site)
    const address = newAddress()
    expect(await guess(username, 11, address)).toEqual(Array<number>(11).fill(400))
    expect((await tryOnce(username, PASSWORD, address)).status).toBe(302)
  })

  it('of a name nobody has gets the same answers', async () => {
    expect(await guess('nobody_at_all', 11, newAddress())).toEqual(Array<number>(11).fill(400))
  })

  it('without pause does not hold up its owner in an unknown browser, at the same address or elsewhere', async () => {
    const [here, there] = [await guessedAt(), await guessedAt()]
    const owners = [here.ownerFrom(here.address), there.ownerFrom(newAddress())]
    // One wrong attempt may be checked as the owner's request arrives, and another while the owner's session is
    // created. The other attempts came earlier, but wait behind the owner.
    for (const { status, guessesMeanwhile } of await Promise.all(owners)) {
      expect(status).toBe(302)
      expect(guessesMeanwhile).toBeLessThanOrEqual(2)
    }
  })

  it('never slows the owner’s own browser, not even at the same address', async () => {
    const owner = await makePerson(site)
    const address = newAddress()
    await site.visit('/auth/logout', { as: owner, method: 'POST', form: {} })
    await guess(owner.username, 10, address)
    const order: string[] = []
    const guesses = [1, 2].map(at => tryOnce(owner.username, `wrong-${at}`, address).then(() => order.push('guess')))
    const { status } = await tryOnce(owner.username, PASSWORD, address, owner)
    order.push('owner')
    expect(status).toBe(302)
    await Promise.all(guesses)
    expect(order.indexOf('owner')).toBeLessThanOrEqual(1)
  })

  it('of everybody slows its address by failures alone: after 301 of them a class-mate gets in', async () => {
    const address = newAddress()
    const before = await counters()
    for (const name of ['pupil_1', 'pupil_2']) await guess(name, 1, address)
    for (const name of ['dana', 'timur', 'aruzhan'])
      expect((await tryOnce(name, DEMO_PASSWORD, address)).status).toBe(302)
    // Only wrong passwords were counted for the address; setting the counter saves 299 hashes.
    await pretendFailures(2, 301, before)
    expect(await guess('pupil_3', 1, address)).toEqual([400])
    expect((await tryOnce('dana', DEMO_PASSWORD, address)).status).toBe(302)
  })

  it('from two addresses of one IPv6 network counts as from one', async () => {
    const before = await counters()
    await guess('pupil_4', 1, '2001:db8:1:2::1')
    await guess('pupil_5', 1, '2001:db8:1:2:3:4:5:6')
    await pretendFailures(2, 2, before)
  })

  it('is the same by the JSON call', async () => {
    const { username } = await makePerson(site)
    const call = (password: string) =>
      site.visit('/api/v1/auth/login', { json: { emailOrUsername: username, password }, cookies: { language: 'en' } })
    for (let at = 0; at < 11; at += 1) expect((await call(`wrong-guess-${at}`)).status).toBe(401)
    expect((await call(PASSWORD)).status).toBe(200)
  })

  it('stays possible to get right when the clock has been set back by a day', async () => {
    const { username } = await makePerson(site)
    await guess(username, 10, newAddress())
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    await site.database.rateLimit.updateMany({ data: { since: tomorrow, last: tomorrow } })
    expect((await tryOnce(username, PASSWORD, newAddress())).status).toBe(302)
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
    const people = await Promise.all(Array.from({ length: 30 }, () => makePerson(site, { onboarded: false })))
    const address = newAddress()
    const answers = await Promise.all(people.map(({ username }) => tryOnce(username, PASSWORD, address)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(302))
  })
})

describe('a hundred sign-ins at once', () => {
  it('hold up each other, and no page: what is asked after them is answered before the last of them', async () => {
    const order: string[] = []
    const note = (what: string) => () => void order.push(what)
    const signIns = Array.from({ length: 100 }, (_, at) =>
      tryOnce(`storm_${at}`, 'wrong-password', newAddress()).then(note('sign-in')),
    )
    const pages = ['/', '/science', '/auth/login', '/auth/signup'].map(path => site.visit(path).then(note('page')))
    await Promise.all([...signIns, ...pages])
    expect(order.lastIndexOf('page')).toBeLessThan(75)
  })
})

describe('when more people sign in than can be checked', () => {
  it('the last are told in words to wait, with 503, and pages go on', async () => {
    const small = await startServer({ settings: { SIGN_IN_QUEUE: '1', TRUSTED_PROXIES: '1' } })
    // Each attempt has its own username and address, so that no other rate limit refuses it first.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        small.visit('/auth/login', {
          form: { emailOrUsername: `crowd_${at}`, password: 'wrong-guess' },
          cookies: { language: 'en' },
          headers: { 'X-Forwarded-For': newAddress() },
        }),
      ),
    )
    const busy = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 503]))
    for (const { headers, text } of busy.slice(0, 3)) {
      expect(headers['retry-after']).toBe('30')
      expect(text).toContain(errors['reason.sign_ins_wait'])
      expect(text).toContain('href="/auth/login"')
    }
    expect((await small.visit('/')).status).toBe(200)
    await small.stop()
  })
})

describe('the audit log', () => {
  const actionsBy = async (username: string, action: string) => {
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    return site.database.auditEvent.count({ where: { action, actorId: id } })
  }

  it('says once an hour that a guard refused somebody', async () => {
    const person = await makePerson(site)
    for (const path of ['/admin/analytics', '/admin/applications', '/admin/analytics'])
      expect((await site.visit(path, { as: person })).location).toMatch(/^\/errors\/403/)
    expect(await actionsBy(person.username, 'refused.guard')).toBe(1)
  })

  it('says once an hour that somebody tried what belongs to another, and nothing of an address that was mistyped', async () => {
    const person = await makePerson(site)
    const { id: attempt } = await site.database.attempt.findFirstOrThrow({
      where: { user: { username: 'aruzhan' }, completedAt: { not: null } },
    })
    const ask = async (path: string) => expect((await site.visit(path, { as: person })).status, path).toBe(404)
    for (const path of ['/app/careers/none', '/app/tests/interests/results?attempt=none', '/app/profile/nobody_here'])
      await ask(path)
    expect(await actionsBy(person.username, 'refused.guard')).toBe(0)
    for (let times = 0; times < 3; times += 1) await ask(`/app/tests/interests/results?attempt=${attempt}`)
    expect(await actionsBy(person.username, 'refused.guard')).toBe(1)
  })

  it('says once an hour who of staff looked at a pupil’s studies, and nothing of who may not see them', async () => {
    for (const username of ['orgadmin', 'orgadmin', 'ministry', 'dana'])
      await site.visit('/app/profile/aruzhan', { as: await site.signIn(username) })
    const seen = await Promise.all(
      ['orgadmin', 'ministry', 'dana', 'aruzhan'].map(username => actionsBy(username, 'studies.viewed')),
    )
    expect(seen).toEqual([1, 1, 0, 0])
  })

  it('says once an hour that another site posted here', async () => {
    for (let at = 0; at < 3; at += 1) {
      const headers = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await site.visit('/auth/login', { form: {}, headers })).status).toBe(403)
    }
    await expect.poll(() => site.database.auditEvent.count({ where: { action: 'refused.cross-site' } })).toBe(1)
  })

  it('keeps twenty failed sign-ins an hour of one account, however many there are', async () => {
    const { username } = await makePerson(site)
    const { id: subjectId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    const event = { action: 'account.sign-in-failed', actorId: null, subjectId }
    await site.database.auditEvent.createMany({ data: Array.from({ length: 20 }, () => event) })
    await guess(username, 1, newAddress())
    expect(await site.database.auditEvent.count({ where: event })).toBe(20)
  })

  it('only grows', async () => {
    await expect(site.database.auditEvent.deleteMany()).rejects.toThrow()
    await expect(site.database.auditEvent.updateMany({ data: { action: 'nothing' } })).rejects.toThrow()
  })
})
