import { describe, expect, it } from 'vitest'
import { openContent } from './content-folder.ts'
import { helpLinesFile } from './help-lines.schema.ts'

describe('the help lines', () => {
  const lines = helpLinesFile.parse(openContent().json('help-lines.json'))

  it('begin with those for children and end with the emergency number', () => {
    expect(lines.toSorted((one, other) => one.order - other.order).map(({ number }) => number)).toEqual([
      '111',
      '150',
      '112',
    ])
  })

  it('name the number in every language, so that it is read before anything else', () => {
    for (const { number, name } of lines) {
      for (const text of Object.values(name)) expect(text.startsWith(number)).toBe(true)
    }
  })

  it('say one sentence of each, without an exclamation mark', () => {
    for (const { about } of lines) {
      for (const text of Object.values(about)) expect(text).toMatch(/^[^.!?]+\.$/u)
    }
  })
})
