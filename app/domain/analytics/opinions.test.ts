import { expect, it } from 'vitest'
import { meansOf, thumbsByRank } from './opinions.ts'

it('thumbs are told by rank and by where they were given', () => {
  const sums = [
    { scope: 'results/10/up', n: 2 },
    { scope: 'results/2/down', n: 1 },
    { scope: 'results/2/up', n: 3 },
    { scope: 'analyses/2/up', n: 9 },
  ]
  expect(thumbsByRank(sums, 'results')).toEqual([
    { rank: 2, given: 4, up: 3 },
    { rank: 10, given: 2, up: 2 },
  ])
  expect(thumbsByRank([], 'analyses')).toEqual([])
})

it('the mean of a question is of those who answered it', () => {
  const sums = [
    { scope: 'clear/5', n: 3 },
    { scope: 'clear/1', n: 1 },
    { scope: 'again/2', n: 2 },
  ]
  expect(meansOf(sums)).toEqual([
    { question: 'recognised', n: 0, mean: null },
    { question: 'clear', n: 4, mean: 4 },
    { question: 'fitting', n: 0, mean: null },
    { question: 'useful', n: 0, mean: null },
    { question: 'again', n: 2, mean: 2 },
  ])
})
