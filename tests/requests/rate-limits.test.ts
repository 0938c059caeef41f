// The rate limit counters, on a database of their own, with the time as an argument.
import { beforeEach, describe, expect, it } from 'vitest'
import type { ThrottledRule, Rule } from '#app/domain/rate-limits/rule.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'

await borrowDatabase()
const { db } = await import('#app/database/client.server.ts')
const {
  consumeLimits: countTries,
  consumeLimit: countTry,
  endTurn,
  expectFailure,
  sweepLimits: sweepTries,
  revertFailures: takeBack,
  takeTurn,
} = await import('#app/domain/rate-limits/rate-limits.server.ts')
beforeEach(() => db.rateLimit.deleteMany())

const noon = new Date('2026-11-22T12:00:00Z')
const inHours = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const counts = async () => (await db.rateLimit.findMany({ orderBy: { count: 'asc' } })).map(({ count }) => count)

const strict: Rule = { name: 'strict', limit: 1, windowMinutes: 15 }
const generous: Rule = { name: 'generous', limit: 10, windowMinutes: 15 }
const account: ThrottledRule = { name: 'account', limit: 10, windowMinutes: 15, longestPause: 10, rightForgets: true }
const address: ThrottledRule = { ...account, name: 'address', limit: 300, rightForgets: false }

describe('a try that counts in two places', () => {
  it('and comes too early for one is counted by none', async () => {
    const both = (person: string) =>
      countTries([[generous, 'address'], [strict, person]], noon) // oxfmt-ignore
    expect(await both('a')).toBe(0)
    expect(await both('a')).toBe(900)
    expect(await both('b')).toBe(0)
    expect(await counts()).toEqual([1, 1, 2])
  })

  it('is counted before it is made: of fifty at the same moment ten are within the limit', async () => {
    const tries = Array.from({ length: 50 }, () => expectFailure([[account, 'a'], [address, 'x']], noon)) // oxfmt-ignore
    const pauses = await Promise.all(tries)
    expect(pauses.filter(([pause]) => pause === 0)).toHaveLength(10)
    expect(pauses.every(([, pause]) => pause === 0)).toBe(true)
    expect(await counts()).toEqual([50, 50])
  })

  it('and is right forgets the failures of its account, and only itself at its address', async () => {
    for (let at = 0; at < 5; at += 1) await expectFailure([[account, 'a'], [address, 'x']], noon) // oxfmt-ignore
    await takeBack([[account, 'a'], [address, 'x']], { right: true }) // oxfmt-ignore
    expect(await counts()).toEqual([4])
    await expectFailure([[account, 'a'], [address, 'x']], noon) // oxfmt-ignore
    await takeBack([[account, 'a'], [address, 'x']], { right: false }) // oxfmt-ignore
    expect(await counts()).toEqual([0, 4])
  })

  it('loses no count where twenty are counted and taken back at one moment', async () => {
    const both: [ThrottledRule, string][] = [[account, 'a'], [address, 'x']] // oxfmt-ignore
    await expectFailure(both, noon)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await expectFailure(both, noon)
        await expectFailure(both, noon)
        await takeBack(both, { right: false })
      }),
    )
    expect(await counts()).toEqual([21, 21])
  })

  it('begins to count anew when nothing has failed for the whole window', async () => {
    for (let at = 0; at < 12; at += 1) await expectFailure([[account, 'a']], noon)
    const later = (milliseconds: number) => new Date(noon.getTime() + 15 * 60_000 + milliseconds)
    expect(await expectFailure([[account, 'a']], later(0))).toEqual([8])
    expect(await expectFailure([[account, 'a']], later(15 * 60_000 + 1))).toEqual([0])
    expect(await counts()).toEqual([1])
  })
})

describe('the turn of a counter, which many processes wait for', () => {
  const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds)

  it('is had by one of them at a time, and the next after the pause', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => takeTurn([account, 'a'], 4, noon)))
    expect(waits.toSorted((one, other) => one - other)).toEqual([0, ...Array<number>(9).fill(4000)])
    expect(await takeTurn([account, 'b'], 4, noon)).toBe(0)
    expect(await takeTurn([account, 'a'], 8, later(3999))).toBe(1)
    expect(await takeTurn([account, 'a'], 8, later(4000))).toBe(0)
    expect(await takeTurn([account, 'a'], 8, later(4000))).toBe(8000)
  })

  it('is free at once when the try was right, and when the clock was set back', async () => {
    expect(await takeTurn([account, 'a'], 4, noon)).toBe(0)
    await endTurn([account, 'a'])
    expect(await takeTurn([account, 'a'], 4, noon)).toBe(0)
    expect(await takeTurn([account, 'a'], 4, inHours(-24))).toBe(0)
  })
})

describe('a clock', () => {
  it('that was an hour ahead makes nobody wait longer than the window', async () => {
    for (const now of [inHours(1), inHours(1)]) await countTry(strict, 'a', now)
    expect(await countTry(strict, 'a', noon)).toBe(900)
    expect(await countTry(strict, 'a', new Date(noon.getTime() + 900_001))).toBe(0)
  })

  it('that was an hour ahead makes failures count on as if they were of now', async () => {
    for (let at = 0; at < 10; at += 1) await expectFailure([[account, 'a']], inHours(1))
    expect(await expectFailure([[account, 'a']], noon)).toEqual([2])
    expect(await db.rateLimit.findMany()).toMatchObject([{ count: 11, since: noon, last: noon }])
  })

  it('that was days ahead leaves no counter behind', async () => {
    await countTry(strict, 'a', inHours(72))
    await countTry(strict, 'b', noon)
    await countTry(strict, 'c', inHours(-49))
    expect(await sweepTries(noon)).toBe(2)
    expect(await counts()).toEqual([1])
  })
})
