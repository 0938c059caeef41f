import { expect, it } from 'vitest'
import { topTen } from './site-top.ts'

it('the top has the ten counted most, small counts in words and in no order, and nothing that is one person’s', () => {
  const sums = [
    { scope: 'once', n: 1 },
    { scope: 'b-few', n: 3 },
    { scope: 'a-few', n: 2 },
    { scope: 'five', n: 5 },
    { scope: 'most', n: 40 },
  ]
  expect(topTen(sums)).toEqual([
    { id: 'most', count: 40 },
    { id: 'five', count: 5 },
    { id: 'a-few', count: null },
    { id: 'b-few', count: null },
  ])
  const many = Array.from({ length: 30 }, (_, at) => ({ scope: `p${String(at).padStart(2, '0')}`, n: 10 + at }))
  expect(topTen(many).map(({ count }) => count)).toEqual([39, 38, 37, 36, 35, 34, 33, 32, 31, 30])
})
