import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, wholeText } from '#tests/world/text.ts'
import { fold } from './fold.ts'

describe('folding', () => {
  it.each([
    ['case', 'АЙГЕРІМ', 'айгерім'],
    ['the case of Kazakh letters', 'ӘҒҚҢӨҰҮҺІ', 'әғқңөұүһі'],
    ['ё', 'Пётр ЁЛКИН', 'петр елкин'],
    ['ё written as two characters', 'Пе\u0308тр', 'петр'],
    ['й written as two characters', 'Али\u0306', 'алй'],
    ['full width', 'Ａｒｕｚｈａｎ＿１', 'aruzhan_1'],
    ['ligatures', 'ﬁnance', 'finance'],
    ['outer spaces of every kind', ' \t\u00A0\u2003Timur\u3000\n', 'timur'],
  ])('does away with %s', (_, text, folded) => expect(fold(text)).toBe(folded))

  it('keeps inner spaces, and letters that are other letters', () => {
    expect(fold('Сәуле  Ким')).toBe('сәуле  ким')
    expect(fold('й')).not.toBe(fold('и'))
    expect(fold('қ')).not.toBe(fold('к'))
    expect(fold('і')).not.toBe(fold('и'))
    // Cyrillic о and Latin o stay different; usernames are limited to Latin letters by their own rule.
    expect(fold('о')).not.toBe(fold('o'))
  })

  it('makes nothing of nothing', () => {
    expect(fold('')).toBe('')
    expect(fold(' \u00A0 ')).toBe('')
  })

  const letter = fc.constantFrom(
    ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяәғқңөұүһіabcdefghijklmnopqrstuvwxyz0123456789_. -',
  )
  const text = fc.string({ unit: letter, maxLength: 40 })

  it('is the same for a text in capitals, decomposed, composed or with spaces around it', () => {
    fc.assert(
      fc.property(text, given => {
        const folded = fold(given)
        expect(fold(given.toUpperCase())).toBe(folded)
        expect(fold(given.normalize('NFD'))).toBe(folded)
        expect(fold(given.normalize('NFKC'))).toBe(folded)
        expect(fold(`  ${given} `)).toBe(folded)
        expect(fold(given.replaceAll('ё', 'е'))).toBe(folded)
      }),
    )
  })

  it('of a folded text changes nothing', () => {
    const any = fc.oneof(text, wholeText())
    fc.assert(fc.property(any, given => fold(fold(given)) === fold(given)))
  })

  it('leaves no capital, no ё and no outer space', () => {
    fc.assert(
      fc.property(text, given => {
        expect(fold(given.toUpperCase())).not.toMatch(/\p{Lu}|ё|^\s|\s$/u)
      }),
    )
  })

  it('bears any text, however long', () => {
    fc.assert(fc.property(anyText(), given => typeof fold(given) === 'string'))
    expect(fold('Ё'.repeat(1_000_000))).toBe('е'.repeat(1_000_000))
  })
})
