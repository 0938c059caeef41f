import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinCodeFrom, printedCode, readJoinCode } from './join-code.ts'

describe('a code to join by', () => {
  it('is the same however it is typed', () => {
    // The last two contain Cyrillic letters that look like Latin ones.
    for (const typed of ['7KQ4-M9TX', '7kq4m9tx', ' 7kq4 – m9tx ', '7КQ4-М9ТХ', '7кQ4м9тх'])
      expect(readJoinCode(typed)).toBe('7KQ4M9TX')
  })

  it('survives printing and typing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), bytes => {
        const code = joinCodeFrom(bytes)
        expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
        expect(readJoinCode(printedCode(code).toLowerCase())).toBe(code)
      }),
    )
  })

  it('is nothing where nothing was typed', () =>
    expect(['', ' ', '—', 'ъъ'].map(readJoinCode)).toEqual(['', '', '', '']))
})
