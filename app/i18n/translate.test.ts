import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/world/text.ts'
import { languages } from './config.ts'
import { translate } from './translate.ts'

const ru = {
  title: 'Тесты',
  hello: 'Здравствуйте, {name}!',
  range: 'от {low} до {high}, не ниже {low}',
  left_one: 'Остался {count} вопрос',
  left_few: 'Осталось {count} вопроса',
  left_many: 'Осталось {count} вопросов',
  left_other: 'Осталось {count} вопроса',
}
const kk = { left_one: '{count} сұрақ қалды (бір)', left_other: '{count} сұрақ қалды' }
const en = { left_one: '{count} question left', left_other: '{count} questions left' }

describe('a message', () => {
  it('is told in its words', () => {
    expect(translate(ru, 'ru', 'title')).toBe('Тесты')
    expect(translate(ru, 'ru', 'title', {})).toBe('Тесты')
    expect(translate(ru, 'ru', 'hello', { name: 'Айгерім' })).toBe('Здравствуйте, Айгерім!')
    expect(translate(ru, 'ru', 'range', { low: 0, high: 100 })).toBe('от 0 до 100, не ниже 0')
  })

  it('that is missing comes back as its key', () => {
    expect(translate(ru, 'ru', 'nav.feed')).toBe('nav.feed')
    expect(translate(ru, 'ru', 'nav.feed', { count: 3 })).toBe('nav.feed')
    expect(translate({}, 'kk', 'left', { count: 1 })).toBe('left')
  })

  it('that is missing comes back as its key even if every object has something of that name', () => {
    for (const key of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']) {
      expect(translate({}, 'ru', key)).toBe(key)
      expect(translate({}, 'ru', key, { name: 'x' })).toBe(key)
      expect(translate({ gap: `{${key}}` }, 'ru', 'gap', {})).toBe(`{${key}}`)
    }
  })

  it('keeps a gap nobody filled', () => {
    expect(translate(ru, 'ru', 'hello', { other: 'x' })).toBe('Здравствуйте, {name}!')
    expect(translate(ru, 'ru', 'hello')).toBe('Здравствуйте, {name}!')
  })

  it('says what a person wrote as it was written', () => {
    for (const name of ['$&', '$1', "$'", '{name}', '{low}', '<b>', '', '\\']) {
      expect(translate(ru, 'ru', 'hello', { name })).toBe(`Здравствуйте, ${name}!`)
    }
    fc.assert(
      fc.property(anyText(), name => {
        return translate(ru, 'ru', 'hello', { name }) === `Здравствуйте, ${name}!`
      }),
    )
  })
})

describe('a number of things', () => {
  it.each([
    [0, 'Осталось 0 вопросов'],
    [1, 'Остался 1 вопрос'],
    [2, 'Осталось 2 вопроса'],
    [4, 'Осталось 4 вопроса'],
    [5, 'Осталось 5 вопросов'],
    [11, 'Осталось 11 вопросов'],
    [12, 'Осталось 12 вопросов'],
    [14, 'Осталось 14 вопросов'],
    [20, 'Осталось 20 вопросов'],
    [21, 'Остался 21 вопрос'],
    [22, 'Осталось 22 вопроса'],
    [25, 'Осталось 25 вопросов'],
    [100, 'Осталось 100 вопросов'],
    [101, 'Остался 101 вопрос'],
    [111, 'Осталось 111 вопросов'],
    [1.5, 'Осталось 1.5 вопроса'],
  ])('%d is told in good Russian', (count, text) => expect(translate(ru, 'ru', 'left', { count })).toBe(text))

  it.each([
    [0, '0 сұрақ қалды'],
    [1, '1 сұрақ қалды (бір)'],
    [2, '2 сұрақ қалды'],
    [21, '21 сұрақ қалды'],
  ])('%d is told in good Kazakh', (count, text) => expect(translate(kk, 'kk', 'left', { count })).toBe(text))

  it.each([
    [0, '0 questions left'],
    [1, '1 question left'],
    [2, '2 questions left'],
    [21, '21 questions left'],
    [101, '101 questions left'],
  ])('%d is told in good English', (count, text) => expect(translate(en, 'en', 'left', { count })).toBe(text))

  it('follows the Russian rule for every whole number', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), count => {
        const [tens, ones] = [count % 100, count % 10]
        const teen = tens >= 11 && tens <= 14
        const form = !teen && ones === 1 ? 'one' : !teen && ones >= 2 && ones <= 4 ? 'few' : 'many'
        return translate(ru, 'ru', 'left', { count }) === ru[`left_${form}`].replace('{count}', String(count))
      }),
    )
  })

  it('is told in the general form where a language lacks one, and without forms as it stands', () => {
    expect(translate({ left_other: '{count} осталось' }, 'ru', 'left', { count: 5 })).toBe('5 осталось')
    expect(translate({ left: 'Осталось: {count}' }, 'ru', 'left', { count: 5 })).toBe('Осталось: 5')
  })

  it('that is a text has no plural', () => {
    expect(translate({ ...en, left: 'Left: {count}' }, 'en', 'left', { count: '1' })).toBe('Left: 1')
  })

  it('never breaks a page, whatever the number', () => {
    for (const language of languages) {
      fc.assert(fc.property(fc.double(), count => typeof translate(ru, language, 'left', { count }) === 'string'))
    }
  })
})
