import { describe, expect, it } from 'vitest'
import { findingsIn } from './findings.ts'

const isFound = (text: string) =>
  findingsIn(text).some(finding => finding.kind === 'PERSONAL_DATA' && finding.what === 'TELEPHONE')
const missed = (texts: string[]) => texts.filter(text => !isFound(text))
const found = (texts: string[]) => texts.filter(isFound)

describe('a telephone number', () => {
  it('is found with letters among its figures', () => {
    expect(
      missed([
        ...['8 707 12З 45 67', '8 7О7 l23 45 67', '8 7o7 I23 4б 67', '8 707 123 ч5 6б', '87О71234567', '8707l234567'],
        ...[
          '+7 7О7 123 45 67',
          '8 7 o 7 1 2 3 4 5 6 7',
          '8 7 о 7 1 2 з 4 5 б 7',
          '8-7о7-12з-45-б7',
          '8 (7O7) I23-4S-67',
        ],
        ...['B 707 123 45 67', '8 707 1z3 45 67', 'мой 8707I23456b', '8707123456семь'],
      ]),
    ).toEqual([])
  })

  it('is found figure by figure, without the 8 too', () => {
    expect(
      missed([
        ...[
          '7 0 7 1 2 3 4 5 6 7',
          '7-0-7-1-2-3-4-5-6-7',
          '7.0.7.1.2.3.4.5.6.7',
          '707 1 2 3 4 5 6 7',
          '8 7 0 7 1 2 3 4 5 6 7',
        ],
        ...[
          '7 0 7 потом 1 2 3 потом 4 5 6 7',
          'номер 7 7 7 1 2 3 4 5 6 7',
          'звони 747 1 2 3 4 5 6 7',
          'жаз: 7 7 5 1 2 3 4 5 6 7',
        ],
        ...['8 7 0 7, 1 2 3, 4 5, 6 7', '8,707,123,45,67', 'мой номер 707, 123, 45, 67'],
      ]),
    ).toEqual([])
  })

  it('is found in words, or partly', () => {
    expect(
      missed([
        ...[
          '8 семьсот семь 123 сорок пять 67',
          'восемь 707 сто двадцать три 45 67',
          '8 707 сто 23 45 67',
          '8 семьсот 7 123 45 67',
        ],
        ...['семь ноль семь один два три четыре пять шесть семь', 'семьсот семь один два три четыре пять шесть семь'],
        ...[
          '8 три семёрки 123 45 67',
          'восемь семь ноль семь два нуля три 45 67',
          '8 семьсот семь, сто двадцать три, 45, 67',
        ],
        ...[
          'жеті нөл жеті бір екі үш төрт бес алты жеті',
          'жеті жүз жеті бір екі үш 45 67',
          'сегіз 707 бір екі үш 45 67',
        ],
        ...['seven zero seven one two three four five six seven', 'eight triple seven 123 45 67'],
        ...[
          'vosem sem nol sem odin dva tri chetyre pyat shest sem',
          'segiz zheti nol zheti bir eki ush tort bes alty zheti',
        ],
      ]),
    ).toEqual([])
  })

  it('is not seen in marks, rows and sums', () => {
    expect(
      found([
        // Each differs in one detail only from a number above.
        ...['7 7 8 1 2 3 4 5 6 7', '7 0 7 1 2 3 4 5 6 7 8', '7 0 8 1 2 3 4 5 6 9', 'массив 7 0 7 1 2 3 4 5 6 7'],
        ...['7 0 7 книг 1 2 3 4 5 6 7', 'числа 8, 707, 123, 45, 67', '707, 123, 45, 67', '8 7 7 8 9 8 7 7 8 9 8'],
        ...['8 классов 707 учеников 123 парты 4567', '8 школ 707 и 2026 год 123', '87 071 234 567', '7071234567 + 1'],
        ...['В 8 Б 27, в 7 О 31, в 3 З 12', 'классы 8В 7О 7Б', '707 + 123 + 45 + 67 = 942', '= 7071234567 · 2'],
      ]),
    ).toEqual([])
  })
})
