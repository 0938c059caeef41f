import { describe, expect, it } from 'vitest'
import { nameKey, personNames, plainNameKey, plainNameSteps } from './name-key.ts'

it('sorts Kazakh letters where the Kazakh alphabet has them', () => {
  const sorted = ['Абай', 'Ахмет', 'Әли', 'Әсет', 'Бекзат', 'Гүлнар', 'Ғани', 'Дана', 'Кемел', 'Қайрат', 'Лаура']
  const more = [
    'Нұрлан',
    'Ңақ',
    'Олжас',
    'Өмір',
    'Пари',
    'Умар',
    'Ұлан',
    'Үміт',
    'Фарида',
    'Хан',
    'Һаким',
    'Цой',
    'Ырыс',
    'Іңкәр',
    'Эльза',
  ]
  for (const list of [sorted, more]) {
    expect(list.toReversed().sort((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1))).toEqual(list)
  }
})

it('folds letters and spaces, and leaves out what is not there', () => {
  expect(nameKey('  Пётр ', null, 'ИВАНОВ')).toBe('петр иванов')
  expect(nameKey('Анна  Мария')).toBe('анна мария')
})

it('finds a name typed without its Kazakh letters by its beginning', () => {
  expect(nameKey('Әсет').startsWith(nameKey('а'))).toBe(true)
})

it('puts the last name first', () => {
  expect(personNames({ firstName: 'Дана', lastName: 'Ким' })).toEqual({
    firstName: 'Дана',
    lastName: 'Ким',
    nameKey: 'ким дана',
  })
})

describe('a name that is looked for', () => {
  it('is found with and without Kazakh letters', () => {
    const plain = (key: string) => plainNameSteps.reduce((text, [from, to]) => text.replaceAll(from, to), key)
    const column = plain(nameKey('Құнанбаева', 'Іңкәр'))
    for (const word of ['кунанбаева', 'Құнан', 'инкар', 'ІҢКӘР', 'Инкәр']) expect(column).toContain(plainNameKey(word))
    expect(column).not.toContain(plainNameKey('ынкар'))
  })
})
