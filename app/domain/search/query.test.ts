import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '#tests/world/text.ts'
import { readSearch } from './query.ts'

const read = (query: Record<string, string>) => readSearch(new URLSearchParams(query))

it('reads what an address asks, and nothing it does not know', () => {
  expect(read({ q: '  өзен \n гидро ', kind: 'people', after: '2.17' })).toEqual({
    q: 'өзен гидро',
    kind: 'people',
    after: '2.17',
  })
  expect(read({ kind: 'constructor' })).toEqual({ q: '', kind: null, after: null })
})

it('shows nothing that turns text around or cannot be seen, and no more than a hundred letters', () => {
  expect(read({ q: 'ab\u202ecd\0\u200b' }).q).toBe('abcd')
  expect(read({ q: '😀'.repeat(101) }).q).toBe('😀'.repeat(100))
  fc.assert(
    fc.property(anyText({ maxLength: 150 }), q => {
      expect(read({ q }).q).toMatch(/^[^\p{C}\n]{0,200}$/u)
    }),
    { numRuns: 30 },
  )
})
