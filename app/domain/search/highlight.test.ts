import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTokens } from '#app/domain/text/search.ts'
import { anyText } from '#tests/world/text.ts'
import { highlight } from './highlight.ts'

const shown = (text: string, q: string) =>
  highlight(text, searchTokens(q))
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

describe('what was looked for', () => {
  it.each([
    ['Өзен гидрологы', 'озен', '[Өзен] гидрологы'],
    ['озен', 'ӨЗЕН', '[озен]'],
    ['Инженер-гидролог', 'гидро', 'Инженер-[гидро]лог'],
    ['Актёр и актриса', 'актер', '[Актёр] и актриса'],
    ['Қазақ тілі', 'казак тил', '[Қазақ] [тіл]і'],
    ['агидро', 'гидро', 'агидро'],
    ['Айгерим Айгүл', 'ай айг', '[Айг]ерим [Айг]үл'],
    ['и\u0306од', 'йо', '[йо]д'],
    ['ничего', 'совсем', 'ничего'],
  ])('in «%s» by «%s» is marked as it is written', (text, q, expected) => expect(shown(text, q)).toBe(expected))

  it('leaves every letter of the text in its place, whatever the text and the words', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 20 }), anyText({ maxLength: 10 }), (text, q) => {
        const pieces = highlight(text, searchTokens(q))
        expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text.normalize('NFC'))
      }),
    )
  })
})
