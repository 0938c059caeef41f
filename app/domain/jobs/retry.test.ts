import { describe, expect, it } from 'vitest'
import { maxTries, nextTry, reasonOf } from './retry.ts'

const now = new Date('2026-11-20T09:00:00Z')

describe('a job that failed', () => {
  it('is tried again after 1, 5, 25 and 125 minutes, and then given up', () => {
    const minutes = [1, 2, 3, 4].map(attempts => (nextTry(attempts, now)!.getTime() - now.getTime()) / 60_000)
    expect(minutes).toEqual([1, 5, 25, 125])
    expect(nextTry(maxTries(), now)).toBeNull()
    expect(nextTry(maxTries() + 1, now)).toBeNull()
  })

  it('that somebody waits for is tried again after 5 and 30 seconds, and then given up', () => {
    const seconds = [1, 2].map(attempts => (nextTry(attempts, now, 'short')!.getTime() - now.getTime()) / 1000)
    expect(seconds).toEqual([5, 30])
    expect(nextTry(maxTries('short'), now, 'short')).toBeNull()
  })

  it('is told of in codes that name nobody', () => {
    const refused = Object.assign(new Error('550 <aruzhan@mektep.kz>: no such user'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    })
    expect(reasonOf(refused)).toBe('Error EENVELOPE 550')
    expect(reasonOf(new TypeError('Айгерім is not a function'))).toBe('TypeError')
    expect(reasonOf(Object.assign(new Error(), { code: 'to aruzhan@mektep.kz' }))).toBe('Error')
    for (const thrown of [null, undefined, 'aruzhan@mektep.kz', 7, {}, { code: null }]) {
      expect(reasonOf(thrown)).toBe('unknown')
    }
  })
})
