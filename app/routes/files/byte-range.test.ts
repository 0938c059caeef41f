import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

describe('a range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['BYTES=0-0', { start: 0, end: 0 }],
  ])('%s is a part', (header, part) => expect(byteRangeOf(header, 100)).toEqual(part))

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('%s lies beyond', header =>
    expect(byteRangeOf(header, 100)).toBe('unsatisfiable'),
  )

  it.each([
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=9-5',
    'bytes=0-1,5-6',
    'items=0-5',
    'bytes=1.5-2',
    'bytes=0x1-2',
    'bytes=99999999999999999999-',
  ])('%j is no range: the whole is sent', header => expect(byteRangeOf(header, 100)).toBeNull())

  it('of nothing is beyond it', () => expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable'))

  it('is always inside the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.string({ unit: fc.constantFrom(...'0123456789-,= bytes') }), (size, text) => {
        const range = byteRangeOf(`bytes=${text}`, size)
        if (range === null || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})
