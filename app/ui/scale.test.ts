import { describe, expect, it } from 'vitest'
import { at, segments, stretch } from './scale.ts'

describe('a place on a scale', () => {
  it('is told in percent and stays between the ends', () => {
    expect(at(72)).toBe('72%')
    expect(at(240, 1000)).toBe('24%')
    expect(at(-3)).toBe('0%')
    expect(at(130)).toBe('100%')
    expect(at(5, 0)).toBe('0%')
  })

  it('has a length that never turns negative', () => {
    expect(stretch(64, 80)).toBe('16%')
    expect(stretch(0.6, 0.8, 1)).toBe('20%')
    expect(stretch(80, 64)).toBe('0%')
  })
})

describe('the progress bar', () => {
  it('fills the answered segments and puts the needle over the middle of the next', () => {
    expect(segments(12, 48)).toEqual({ count: 48, done: 12, filled: '25%', needle: '25.85%', dash: '0.82 0.18' })
  })

  it('of two steps has a gap as narrow as one of many', () => {
    expect(segments(1, 2)).toEqual({ count: 2, done: 1, filled: '50%', needle: '74.25%', dash: '0.97 0.03' })
  })

  it('begins with the needle over the first segment', () => {
    expect(segments(0, 60)).toMatchObject({ done: 0, filled: '0%', needle: '0.68%' })
  })

  it('ends with the needle at the end of the bar', () => {
    expect(segments(24, 24)).toMatchObject({ done: 24, filled: '100%', needle: '100%' })
    expect(segments(30, 24)).toMatchObject({ done: 24 })
  })

  it('bears a test without questions', () => {
    expect(segments(0, 0)).toMatchObject({ count: 1, done: 0 })
  })
})
