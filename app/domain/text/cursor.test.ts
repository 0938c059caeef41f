import { describe, expect, it } from 'vitest'
import { cursorText, readCursor } from './cursor.ts'

describe('a place in a list', () => {
  it('comes back from an address as it went', () => {
    const place = { at: '2026-11-25T10:00:00.000Z', id: 'clx1' }
    expect(readCursor(cursorText(place))).toEqual(place)
  })

  it.each([null, '', 'x', '2026-13-45T10:00:00.000Z~id', '2026-11-25T10:00:00.000Z', '2026-11-25T10:00:00.000Z~a b'])(
    'is none in %s',
    text => {
      expect(readCursor(text)).toBeNull()
    },
  )
})
