import { describe, expect, it } from 'vitest'
import { countReading } from './readings.ts'

const rule = { name: 'looked up', limit: 3, windowMinutes: 5 }
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 5, 0, seconds))

describe('readings of a person', () => {
  it('wait for the window to end once there were too many, and are counted apart from those of others', () => {
    for (const second of [0, 1, 2]) expect(countReading(rule, 'aruzhan', at(second))).toBe(0)
    expect(countReading(rule, 'aruzhan', at(60))).toBe(240)
    expect(countReading(rule, 'timur', at(60))).toBe(0)
    expect(countReading({ ...rule, name: 'another thing' }, 'aruzhan', at(60))).toBe(0)
    expect(countReading(rule, 'aruzhan', at(301))).toBe(0)
  })
})
