import { describe, expect, it } from 'vitest'
import { isComparable, type Measure } from './comparable.ts'

const first: Measure = {
  versionId: 'v1',
  contentHash: 'one',
  hasRightAnswers: false,
  range: [1, 5],
  scales: [
    { key: 'R', items: 10 },
    { key: 'I', items: 10 },
  ],
}
const second = (change: Partial<Measure> = {}): Measure => ({
  ...first,
  versionId: 'v2',
  contentHash: 'two',
  ...change,
})

describe('two attempts are compared', () => {
  it.each<[string, Measure]>([
    ['at one version', first],
    ['at versions with the same scales of as many items', second()],
    ['whatever the order of the scales', second({ scales: first.scales.toReversed() })],
  ])('%s', (_, other) => {
    expect(isComparable(first, other)).toBe(true)
    expect(isComparable(other, first)).toBe(true)
  })

  it('at one version also where its items were not kept, or have right answers', () => {
    const unknown = { ...first, contentHash: null }
    const tasks = { ...first, hasRightAnswers: true }
    expect(isComparable(unknown, { ...unknown })).toBe(true)
    expect(isComparable(tasks, { ...tasks })).toBe(true)
  })
})

describe('two attempts are not compared', () => {
  it.each<[string, Partial<Measure>]>([
    ['where a scale has another number of items', { scales: [{ key: 'R', items: 9 }, first.scales[1]!] }],
    ['where a scale is missing', { scales: [first.scales[0]!] }],
    ['where a scale is another', { scales: [first.scales[0]!, { key: 'A', items: 10 }] }],
    ['where answers count to another highest', { range: [1, 7] }],
    ['where the items of one were not kept', { contentHash: null }],
    ['where there are right answers', { hasRightAnswers: true }],
  ])('%s', (_, change) => {
    expect(isComparable(first, second(change))).toBe(false)
    expect(isComparable(second(change), first)).toBe(false)
  })
})
