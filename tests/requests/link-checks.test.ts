// The daily check of links, with a stub of the web: no request leaves the machine.
import { beforeAll, describe, expect, it } from 'vitest'
import type { LinkFound } from '#app/outside/links/check-link.server.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'

await borrowDatabase()
const { db } = await import('#app/database/client.server.ts')
const { checkLinks, MOST_A_DAY } = await import('#app/domain/materials/link-checks.server.ts')
const { areLinksChecked } = await import('#app/outside/links/check-link.server.ts')
const { handlers } = await import('#app/background/handlers.server.ts')
const { createSchedule } = await import('#app/background/schedule.server.ts')
const { readEnv } = await import('#app/env.server.ts')
const { unlimited } = await import('#app/domain/jobs/work.ts')

const DAY_MS = 24 * 60 * 60 * 1000
const today = new Date('2026-11-25T03:00:00Z')
const inDays = (days: number) => new Date(today.getTime() + days * DAY_MS)
const opens: LinkFound = { result: 'OK', status: 200, movedTo: null }

/** Runs the check against the stub. Returns the requested addresses. */
async function check(now: Date, answer: (url: string) => LinkFound = () => opens) {
  const asked: string[] = []
  const web = (url: string) => {
    asked.push(url)
    return Promise.resolve(answer(url))
  }
  await checkLinks(unlimited, web, now)
  return asked
}

beforeAll(async () => {
  // Keeps six materials, one of them retired.
  const all = await db.material.findMany({ orderBy: { id: 'asc' } })
  await db.material.deleteMany({ where: { id: { in: all.slice(6).map(({ id }) => id) } } })
  await db.material.update({ where: { id: all[5]!.id }, data: { retiredAt: today } })
})

const urls = async () => (await db.material.findMany({ where: { retiredAt: null } })).map(({ url }) => url)

describe('the check of addresses', () => {
  it('asks those that were never asked, and none of them again for a month', async () => {
    expect((await check(today)).toSorted()).toEqual((await urls()).toSorted())
    expect(await check(inDays(29))).toEqual([])
    expect((await check(inDays(31))).length).toBe(5)
  })

  it('asks what does not open again after three days, and remembers since when', async () => {
    const now = inDays(70)
    const [broken] = (await urls()).toSorted()
    const answer = (url: string): LinkFound => (url === broken ? { result: 'GONE', status: 404, movedTo: null } : opens)
    await check(now, answer)
    const find = () => db.linkCheck.findFirstOrThrow({ where: { url: broken! } })
    expect(await find()).toMatchObject({ result: 'GONE', status: 404, brokenSince: now })
    expect(await check(inDays(72), answer)).toEqual([])
    expect(await check(inDays(74), answer)).toEqual([broken])
    expect(await find()).toMatchObject({ checkedAt: inDays(74), brokenSince: now })
    expect(await check(inDays(78))).toEqual([broken])
    expect(await find()).toMatchObject({ result: 'OK', brokenSince: null })
  })

  it('asks a changed address at once', async () => {
    const { id } = await db.material.findFirstOrThrow({ where: { retiredAt: null } })
    await db.material.update({ where: { id }, data: { url: 'https://elsewhere.example/' } })
    expect(await check(inDays(79))).toEqual(['https://elsewhere.example/'])
  })

  it('is done for a day after so many, the oldest first, and goes on where it was broken off', async () => {
    const one = await db.material.findFirstOrThrow({ where: { retiredAt: null } })
    const many = Array.from({ length: MOST_A_DAY + 3 }, (_, at) => ({
      ...one,
      ...{ id: `many-${at}`, url: `https://many.example/${at}`, teaches: { ru: '', kk: '', en: '' } },
    }))
    await db.material.createMany({ data: many })
    const stop = new AbortController()
    const web = () => {
      stop.abort(new Error('The process stops.'))
      return Promise.resolve(opens)
    }
    await expect(checkLinks({ signal: stop.signal }, web, inDays(80))).rejects.toThrow('The process stops.')
    expect(await check(inDays(80))).toHaveLength(MOST_A_DAY)
    expect(await check(inDays(80))).toHaveLength(2)
  })

  it('is neither queued nor done in a demo, whatever is said; in production unless it is put off', async () => {
    expect(areLinksChecked()).toBe(false)
    await createSchedule()(today)
    expect(await db.job.count({ where: { kind: 'links' } })).toBe(0)
    await db.linkCheck.deleteMany()
    await handlers.links.run({}, { ...unlimited, jobId: 'one' })
    expect(await db.linkCheck.count()).toBe(0)

    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a-secret-of-at-least-32-characters',
      SITE_URL: 'https://bagdar.example',
      OPERATOR_NAME: 'Bilim LLP',
      OPERATOR_EMAIL: 'help@bagdar.example',
    } as const
    expect(readEnv(production).linkCheck).toBe(true)
    expect(readEnv({ ...production, LINK_CHECK: '0' }).linkCheck).toBe(false)
    expect(readEnv({ ...production, BAGDAR_DEMO: '1', HOST: '127.0.0.1', LINK_CHECK: '1' }).linkCheck).toBe(false)
    expect(readEnv({ NODE_ENV: 'development', LINK_CHECK: '1' }).linkCheck).toBe(false)
  })
})
