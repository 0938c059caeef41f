import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

const decided = (hours: number, decision = 'KEPT', answer: string | null = null) => ({
  openedAt: new Date('2026-11-01T00:00:00Z'),
  decidedAt: new Date(Date.parse('2026-11-01T00:00:00Z') + hours * 3_600_000),
  ...{ decision, answer },
})

describe('the figures of a queue', () => {
  it('are none where nothing was decided', () =>
    expect(figuresOf([])).toEqual({ decided: 0, medianHours: null, upheld: null }))

  it('tell the middle hour, between the two in the middle of an even number', () => {
    expect(figuresOf([decided(100), decided(1), decided(3)]).medianHours).toBe(3)
    expect(figuresOf([decided(100), decided(1), decided(3), decided(4)]).medianHours).toBe(3.5)
  })

  it('count as upheld what was hidden or removed and not given back', () => {
    const cases = [
      decided(1, 'REMOVED'),
      decided(1, 'HIDDEN', 'UPHELD'),
      decided(1, 'REMOVED', 'OVERTURNED'),
      decided(1),
    ]
    expect(figuresOf(cases).upheld).toBe(0.5)
  })
})
