import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowsOfText, textOfRows } from './row-text.ts'

const parts = ['one', 'two', 'three'] as const
const cell = fc.string({ maxLength: 12 }).map(text => text.replace(/[\s|]+/g, ' ').trim())
const row = fc.record({ one: cell, two: cell, three: cell })

it('rows become a text and rows again', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), rows => {
      // A single dash stands for an empty row.
      fc.pre(rows.every(({ one, two, three }) => one !== '–' || two !== '' || three !== ''))
      expect(rowsOfText(parts, textOfRows(parts, rows))).toEqual(rows)
    }),
  )
})

it('a bar and a line break that were typed change no other cell', () => {
  const typed = { one: 'a | b', two: 'c\nd', three: '' }
  expect(rowsOfText(parts, textOfRows(parts, [typed]))).toEqual([{ one: 'a / b', two: 'c d', three: '' }])
})
