import { expect, it } from 'vitest'
import { relatedBothWays } from './related.ts'

it('what is related to a profession is told by both, its own choice first and nobody twice', () => {
  const named = new Map([
    ['lawyer', ['paralegal']],
    ['judge', ['lawyer', 'prosecutor']],
    ['paralegal', ['lawyer']],
  ])
  expect([...relatedBothWays(named)]).toEqual([
    ['lawyer', ['paralegal', 'judge']],
    ['judge', ['lawyer', 'prosecutor']],
    ['paralegal', ['lawyer']],
  ])
  expect(named.get('lawyer')).toEqual(['paralegal'])
})
