import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { username } from '#app/domain/accounts/account.schema.ts'
import { transliterate, usernameFrom } from './transliterate.ts'

describe('a name in Latin letters', () => {
  it.each([
    ['Әйгерім', 'aigerim'],
    ['Ғабитова Іңкәр', 'gabitova inkar'],
    ['Қыдырбекұлы', 'qydyrbekuly'],
    ['Өмірзақ Үмітов', 'omirzaq umitov'],
    ['Һарон', 'haron'],
    ['Щёголев', 'shchegolev'],
    ['Юлия Объедкова', 'iuliia obedkova'],
    ['Жанна Цой', 'zhanna tsoi'],
    ['Anne-Marie O’Neill', 'anne marie oneill'],
    ['Ünal Çelik', 'unal celik'],
    ['й', 'i'],
    ['👩‍🏫', ''],
  ])('%s is %s', (name, latin) => expect(transliterate(name)).toBe(latin))
})

describe('the username suggested for a name', () => {
  it.each([
    ['Айгерім', 'Сейтова', 'aigerim.seitova'],
    ['Әли', '', 'ali'],
    ['Абдулхакимжан', 'Нұрмұхаммедұлы', 'a.nurmukhammeduly'],
    ['Ли', '', 'user.li'],
    ['', '', 'user'],
    ['李', '明', 'user'],
  ])('of %s %s is %s', (first, last, suggested) => expect(usernameFrom(first, last)).toBe(suggested))

  it('can be a username, whatever the name', () => {
    const unit = fc.constantFrom(...'аәқңқЖщьЪ .-’\u0301ßéx1李😀')
    const name = fc.string({ unit, maxLength: 60 })
    fc.assert(
      fc.property(name, name, (first, last) => {
        const suggested = usernameFrom(first, last)
        expect(username.safeParse(suggested).success).toBe(true)
        expect(username.safeParse(`${suggested}99999`).success).toBe(true)
      }),
    )
  })
})
