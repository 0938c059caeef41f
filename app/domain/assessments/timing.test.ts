import { describe, expect, it } from 'vitest'
import { isInTime, isOver, isSettled, secondsTaken } from './timing.ts'

const deadline = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => new Date(deadline.getTime() + seconds * 1000)
const fresh = { again: false }
const kept = { again: true }

describe('the time of an attempt', () => {
  it('is over when the deadline has passed, and never without one', () => {
    expect([-1, 0, 1].map(seconds => isOver(deadline, after(seconds)))).toEqual([false, false, true])
    expect(isOver(null, after(1e9))).toBe(false)
  })

  it('leaves 30 s to answers on their way and two minutes to those a lost line held up', () => {
    expect([-60, 30, 31].map(seconds => isInTime(deadline, fresh, after(seconds)))).toEqual([true, true, false])
    expect([31, 120, 121].map(seconds => isInTime(deadline, kept, after(seconds)))).toEqual([true, true, false])
    expect(isInTime(null, fresh, after(1e9))).toBe(true)
  })

  it('is settled when no answer can come in any more', () => {
    expect([0, 120, 121].map(seconds => isSettled(deadline, after(seconds)))).toEqual([false, false, true])
    expect(isSettled(null, deadline)).toBe(true)
  })
})

describe('the time of an answer', () => {
  it('runs from the answer before it', () => {
    expect(secondsTaken(deadline, fresh, after(4.5))).toBe(4.5)
    expect(secondsTaken(deadline, fresh, after(600))).toBe(600)
  })

  it('is not known after a break, a lost line or when the clock was set back', () => {
    expect(secondsTaken(deadline, fresh, after(601))).toBeNull()
    expect(secondsTaken(deadline, kept, after(4))).toBeNull()
    expect(secondsTaken(deadline, fresh, after(-1))).toBeNull()
  })
})
