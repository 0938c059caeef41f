import { expect, it } from 'vitest'
import { asOf, notBefore } from './clock.ts'

const HOUR_MS = 60 * 60 * 1000
const then = new Date('2026-03-09T08:00:00Z')
const isThen = (instant: Date | number) => expect(Math.abs(Number(instant) - then.getTime())).toBeLessThan(HOUR_MS)

it('a verb of the demo believes it is another day, and dates are dates all the same', async () => {
  const written = await asOf(then, async () => {
    await new Promise(resolve => setTimeout(resolve))
    isThen(Date.now())
    expect(new Date('2026-01-01T00:00:00Z').toISOString()).toBe('2026-01-01T00:00:00.000Z')
    expect(new Date(2026, 0, 31).getDate()).toBe(31)
    expect(new Date(then)).toEqual(then)
    expect(new Date()).toBeInstanceOf(Date)
    expect(Date.UTC(2026, 0)).toBe(Date.parse('2026-01-01T00:00:00Z'))
    return new Date()
  })
  isThen(written)
  expect(written).toBeInstanceOf(Date)
})

it('afterwards it is today again, also when the verb has failed or was inside another one', async () => {
  const today = Date.now()
  await expect(asOf(then, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(Date.now()).toBeGreaterThanOrEqual(today)
  await asOf(then, async () => {
    await asOf(new Date('2020-01-01T00:00:00Z'), () => Promise.resolve())
    isThen(Date.now())
  })
  expect(Date.now()).toBeGreaterThanOrEqual(today)
})

it('nothing is dated before what it rests on, and nothing in the future', () => {
  const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')]
  expect(notBefore(early, late)).toEqual(late)
  expect(notBefore(late, early)).toEqual(late)
  expect(notBefore(early, new Date(Date.now() + HOUR_MS)).getTime()).toBeLessThanOrEqual(Date.now())
})
