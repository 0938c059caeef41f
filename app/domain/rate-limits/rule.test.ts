import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFixed,
  oneMore,
  type ThrottledRule,
  type Rule,
  secondsToPause,
  secondsToWait,
  type Tries,
  triesAt,
} from './rule.ts'

const HOUR_MS = 3_600_000
const noon = new Date('2026-11-22T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

const growing: Rule = { name: 'growing', limit: 3, windowMinutes: 15, longestWait: 60 }
const fixed: Rule = { name: 'fixed', limit: 3, windowMinutes: 15 }
const paced: ThrottledRule = { name: 'paced', limit: 10, windowMinutes: 15, longestPause: 10, rightForgets: true }

/** Attempts at these times, as stored by the counter; refused ones are not counted. Returns the waits. */
function tryAt(rule: Rule, moments: Date[]) {
  let kept: Tries | null = null
  return moments.map(now => {
    const tries = triesAt(kept, { windowMinutes: rule.windowMinutes, fixed: isFixed(rule) }, now)
    const wait = secondsToWait(rule, tries, now)
    kept = wait === 0 ? oneMore(tries, now) : tries
    return wait
  })
}

describe('a growing rule', () => {
  it('lets so many through, then makes the next wait 2, 4, 8 … seconds and never longer than its longest', () => {
    const waits = []
    let kept: Tries | null = null
    let now = noon
    for (let at = 0; at < 12; at += 1) {
      const wait = secondsToWait(growing, kept, now)
      waits.push(wait)
      now = new Date(now.getTime() + wait * 1000)
      kept = oneMore(kept, now)
    }
    expect(waits).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60])
  })

  it('forgets when nothing was tried for the length of its window', () => {
    expect(tryAt(growing, [noon, noon, noon, noon, later(15 * 60_000 + 1)])).toEqual([0, 0, 0, 2, 0])
  })
})

describe('a fixed rule', () => {
  it('waits for the end of the window that began with the first try', () => {
    expect(tryAt(fixed, [noon, noon, later(60_000), later(120_000), later(15 * 60_000 + 1)])).toEqual([0, 0, 0, 780, 0])
  })
})

describe('a paced rule', () => {
  it('pauses after failures beyond its limit, longer each time, up to its longest pause', () => {
    expect([1, 10, 11, 12, 13, 14, 15, 1000, 1e9].map(count => secondsToPause(paced, count))).toEqual([
      0, 0, 2, 4, 8, 10, 10, 10, 10,
    ])
  })

  it('lets a guesser without pause check fewer than 9,000 passwords of one account a day, from however many places', () => {
    let checked = 0
    for (let second = 0; second < 24 * 3600; checked += 1) second += secondsToPause(paced, checked + 1)
    expect(checked).toBeLessThan(9000)
  })
})

describe('a clock that is set', () => {
  const longest = (rule: Rule) => rule.longestWait ?? rule.windowMinutes * 60

  it.each([
    ['back by an hour', -HOUR_MS],
    ['ahead by a day', 24 * HOUR_MS],
    ['back by a year', -365 * 24 * HOUR_MS],
  ])('%s makes nobody wait longer than the rule’s longest wait', (_, jump) => {
    for (const rule of [growing, fixed]) {
      const waits = tryAt(rule, [noon, noon, noon, noon, later(jump), later(jump + longest(rule) * 1000 + 1)])
      expect(Math.max(...waits), rule.name).toBeLessThanOrEqual(longest(rule))
      expect(waits.at(-1), rule.name).toBe(0)
    }
  })

  it('by any jumps never makes a wait longer than the rule’s own, and what is kept never lies in the future', () => {
    const jumps = fc.array(fc.integer({ min: -48 * HOUR_MS, max: 48 * HOUR_MS }), { maxLength: 30 })
    fc.assert(
      fc.property(jumps, fc.constantFrom(growing, fixed), (offsets, rule) => {
        let kept: Tries | null = null
        for (const offset of offsets) {
          const now = later(offset)
          kept = triesAt(kept, { windowMinutes: rule.windowMinutes, fixed: isFixed(rule) }, now)
          if (kept) expect(Math.max(kept.since.getTime(), kept.last.getTime())).toBeLessThanOrEqual(now.getTime())
          const wait = secondsToWait(rule, kept, now)
          expect(wait).toBeLessThanOrEqual(longest(rule))
          if (wait === 0) kept = oneMore(kept, now)
        }
      }),
    )
  })
})
