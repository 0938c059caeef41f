import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingsIn } from './findings.ts'
import { Work } from './work.ts'

/** Maximum steps per character: measured 13 for the worst of the pieces below, 5 for ordinary text. */
const STEPS_A_LETTER = 60

const stepsOf = (text: string) => {
  const work = new Work()
  findingsIn(text, work)
  return work.steps
}

describe('looking through a text', () => {
  // Pieces that nearly match the patterns; texts are built by repeating them.
  const pieces = [
    ...[
      'ху',
      'х',
      'ё',
      'еб',
      'заеб',
      'п*',
      '*',
      '***',
      'сука',
      'бля',
      'fu',
      'fuc',
      'а',
      'аа',
      'й',
      '@',
      '$',
      '0',
      '3',
      '!',
      '.',
      '-',
      ' ',
      '\n',
      ',',
    ],
    ...[
      '8',
      '7',
      '707 ',
      '+7',
      '12 ',
      '100520500010',
      '4111 ',
      'семьсот ',
      'ул. ',
      'Абая ',
      'көшесі ',
      'дом ',
      'кв ',
      'телега ',
      'a@',
      'a.b@c.d',
      't.me/',
    ],
    ...[
      'хочу ',
      'не ',
      'жить ',
      'умереть ',
      'убью ',
      'тебя ',
      'өлгім ',
      'want ',
      'to ',
      'die ',
      'kill ',
      'you ',
      'ты ',
      '\u0301',
      '\u200b',
      '🙂',
      'ﷺ',
    ],
  ]

  it('costs no more steps a letter however its pieces are put together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (some, times) => {
          const text = some.join('').repeat(times)
          expect(stepsOf(text)).toBeLessThanOrEqual(STEPS_A_LETTER * (text.length + 10))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('costs twice as much for a text twice as long', () => {
    for (const piece of pieces) {
      const once = stepsOf(piece.repeat(1000))
      const twice = stepsOf(piece.repeat(2000))
      expect(twice, piece).toBeLessThanOrEqual(2.1 * once + STEPS_A_LETTER)
    }
  })

  it('finds the same alone and after a long innocent text', () => {
    const innocent = 'Сегодня мы были на реке и мерили воду.\n'.repeat(200)
    for (const text of ['п*здец', 'хочу умереть', '8 707 123 45 67', 'ул. Абая 12 кв 5']) {
      const alone = findingsIn(text)
      const behind = findingsIn(innocent + text)
      expect(behind).toEqual(alone.map(finding => ({ ...finding, offset: finding.offset + innocent.length })))
      expect(alone).toHaveLength(1)
    }
  })

  it('shows places that are in the text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme' }))), some => {
        const text = some.join('')
        for (const { offset, length } of findingsIn(text)) {
          expect(length).toBeGreaterThan(0)
          expect(offset).toBeGreaterThanOrEqual(0)
          expect(offset + length).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 100 },
    )
  })
})
