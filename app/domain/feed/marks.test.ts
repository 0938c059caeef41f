import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashtagsOf, hasLinks, mentionsOf, partsOf, readHashtag } from './marks.ts'

const kinds = (text: string) =>
  partsOf(text).flatMap(part => (part.kind === 'TEXT' ? [] : [`${part.kind} ${part.text}`]))

describe('a text', () => {
  it.each([
    ['Вчера были на посту. #Гидрология', ['HASHTAG #Гидрология']],
    ['#ҰБТ2027, #өзен_күнделігі!', ['HASHTAG #ҰБТ2027', 'HASHTAG #өзен_күнделігі']],
    ['Мы заняли #1 место', []],
    ['C# и a#b', []],
    ['Рахмет, @aruzhan!', ['MENTION @aruzhan']],
    ['пишите на a@mektep.kz', []],
    ['@a', []],
    ['Рахмет, @aruzhanға!', ['MENTION @aruzhan']],
    [`@${'x'.repeat(31)} және @ab.${'y'.repeat(30)}`, []],
    ['(см. https://kaznu.kz/kk/priem).', ['LINK https://kaznu.kz/kk/priem']],
    ['https://kaznu.kz/#priem', ['LINK https://kaznu.kz/#priem']],
    ['http://kaznu.kz@evil.example/', []],
    ['http://localhost/', []],
    ['javascript:alert(1)', []],
    [`#${'а'.repeat(51)}`, []],
  ])('%s', (text, marks) => {
    expect(kinds(text)).toEqual(marks)
  })

  it('names the site of a link', () => {
    expect(partsOf('https://www.testcenter.kz/a?b=c')).toEqual([
      {
        kind: 'LINK',
        text: 'https://www.testcenter.kz/a?b=c',
        url: 'https://www.testcenter.kz/a?b=c',
        site: 'testcenter.kz',
      },
    ])
    expect(hasLinks('https://www.testcenter.kz/')).toBe(true)
    expect(hasLinks('testcenter')).toBe(false)
  })

  it.each([
    ['Пишите в t.me/strangerr', true],
    ['www.example.org', true],
    ['зайди на example.kz', true],
    ['Смотри youtu.be/abc.', true],
    ['мектеп.қаз ашылды', true],
    ['vk.cc/1 и ещё', true],
    ['пишите на a@mektep.kz', false],
    ['Node.js или README.md', false],
    ['Уровень 1.5 м/с, 5.kg/m', false],
    ['Конец.Начало без пробела', false],
    ['Thanks.Be well', false],
    ['и/или, км/ч, 2026/27', false],
  ])('%s holds an address: %s', (text, holds) => expect(hasLinks(text)).toBe(holds))

  it('of any length is looked through in little time', () => {
    for (const piece of ['a.', 'a', '1.', 'a-', '.', 'аб.в']) expect(hasLinks(piece.repeat(100_000))).toBe(false)
  })

  it('counts a hashtag and a person once, however they are written', () => {
    expect(hashtagsOf('#Учёба #учеба #УЧЁБА')).toEqual([{ folded: 'учеба', name: 'Учёба' }])
    expect(mentionsOf('@Timur и @timur')).toEqual(['timur'])
    expect(hashtagsOf(Array.from({ length: 20 }, (_, at) => `#т${at}`).join(' '))).toHaveLength(10)
  })

  it.each([
    ['Гидрология', 'гидрология'],
    [' #ҰБТ2027 ', 'ұбт2027'],
    ['Учёба', 'учеба'],
    ['', null],
    [null, null],
    ['#', null],
    ['2026', null],
    ['два слова', null],
    ['a#b', null],
    ['##a', null],
    ['https://a.kz', null],
    ['а'.repeat(51), null],
    ['\0', null],
  ])('of an address %j is the hashtag %j', (text, hashtag) => expect(readHashtag(text)).toBe(hashtag))

  it('is what its parts say, whatever it holds', () => {
    const text = fc.array(fc.constantFrom('#', '@', 'a', 'ә', '1', '.', ' ', 'https://', 'x.kz', '/', '_', '\n', '👩‍🔬'))
    fc.assert(
      fc.property(text, pieces => {
        const whole = pieces.join('')
        expect(
          partsOf(whole)
            .map(({ text }) => text)
            .join(''),
        ).toBe(whole)
      }),
    )
  })
})
