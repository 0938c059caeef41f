import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expand, isCommonPassword } from './common-passwords.ts'

describe('a password among the first to be guessed', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'qwerty123',
    'Qwertyuiop1',
    'йцукенгш',
    'Gfhjkm123',
    'пароль2026',
    'Құпиясөз1!',
    'Қазақстан2025',
    'Almaty-2026',
    'Bagdar-2026!',
    'Бағдар123',
    '12345678',
    '20.05.2009',
    '87771234567',
    '11111111',
    'abababab',
    'abcd1234',
    'asdfghjkl',
    '1q2w3e4r5t',
    'сәлем123',
    ...['iloveaigerim1', 'Мөлдіржан2010', 'superayaulym!', 'люблюнастя7', 'Nursultanjan07', 'moyashkola', 'Hfvfpfy1'],
    ...[
      'барселона10',
      'Sentyabr2026',
      'kyrkuiek!',
      'каникулылето',
      'teddybear99',
      'ronaldo7',
      'zhanuyam1',
      'menkazakpyn',
    ],
    'Cfkfvfn',
  ])('%s is refused', password => {
    // The last one is a person's name typed with the Latin keyboard layout.
    expect(isCommonPassword(password, ['Саламат'])).toBe(true)
  })

  it.each([
    'үш жасыл түйе көлде',
    'correct horse battery',
    'Kerek-emes-7',
    'Тау-тас-су-19',
    'mЙ9$kqLz',
    'жаңбырлы дүйсенбі 7',
  ])('%s is not', password => {
    expect(isCommonPassword(password, ['aigerim_09', 'Айгерім'])).toBe(false)
  })

  it('is also the person’s own name, dressed up', () => {
    expect(isCommonPassword('Aigerim_2009', ['aigerim_09'])).toBe(true)
    expect(isCommonPassword('Айгерім!!1', ['Айгерім'])).toBe(true)
    expect(isCommonPassword('Айгерім мен жылқы', ['Айгерім'])).toBe(false)
  })

  it('is one of more than 10,000 entries, in small letters without anything around them', () => {
    const entries = expand()
    expect(entries.size).toBeGreaterThan(10_000)
    expect(Array.from(entries).filter(entry => entry !== entry.toLowerCase() || /\s/.test(entry))).toEqual([])
  })

  it('is never a long random one', () => {
    const letters = fc.constantFrom(...'abcdefghijkmnopqrstuvwxyzәғқңөұүһі')
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 24, maxLength: 40 }),
        text => !isCommonPassword(text.join('')) || new Set(text).size < 5,
      ),
    )
  })

  it('is decided at once however long it is', () => {
    for (const text of ['ab'.repeat(64), 'q'.repeat(128), 'qwe'.repeat(42)]) expect(isCommonPassword(text)).toBe(true)
  })
})
