import { describe, expect, it } from 'vitest'
import { bareAddress, hoursOf, isWebAddress, materialSchema } from './material.schema.ts'

const whole = {
  ...{ title: 'Как учиться', author: 'Кто-то', url: 'https://site.kz/book', kind: 'BOOK', language: 'ru' },
  ...{ level: 'BEGINNER', hours: '2,5', skill1: 'LEARNING', skill2: 'TIME' },
  teachesRu: 'Научит планировать учёбу на неделю.',
  teachesKk: 'Оқуды аптаға жоспарлауды үйретеді.',
  teachesEn: 'Teaches how to plan a week of study.',
}
const faultsOf = (change: Record<string, unknown>) =>
  materialSchema.safeParse({ ...whole, ...change }).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a material', () => {
  it('is taken whole, with a comma in its hours', () => {
    expect(materialSchema.parse(whole)).toMatchObject({ hours: '2,5', skill2: 'TIME' })
    expect(hoursOf('2,5')).toBe(2.5)
  })

  it.each([
    [{ hours: '0' }, 'hours', 'hoursRange'],
    [{ hours: '401' }, 'hours', 'hoursRange'],
    [{ hours: 'много' }, 'hours', 'number'],
    [{ year: '1700' }, 'year', 'yearRange'],
    [{ year: '3000' }, 'year', 'yearRange'],
    [{ url: 'site.kz' }, 'url', 'linkInvalid'],
    [{ seen: '2026-13' }, 'seen', 'monthInvalid'],
    [{ teachesKk: 'Қысқа.' }, 'teachesKk', 'teachesShort'],
    [{ skill1: undefined }, 'skill1', 'required'],
    [{ skill3: 'LEARNING' }, 'skill3', 'skillTwice'],
    [{ skill2: 'KINDNESS' }, 'skill2', 'invalid'],
  ])('with %j is refused', (change, field, message) => {
    expect(faultsOf(change)).toContainEqual([field, message])
  })
})

it('is told all that is wrong with it at once', () => {
  const faults = faultsOf({ hours: 'много', url: 'site.kz', skill2: 'LEARNING', title: undefined })?.map(
    ([field]) => field,
  )
  expect(new Set(faults)).toEqual(new Set(['title', 'url', 'hours', 'skill2']))
})

describe('the address of a material', () => {
  it.each(['https://site.kz', 'https://www.site.kz/a/b?c=1#d', 'https://каз.қаз/бет', 'https://a.b.museum'])(
    'may be %s',
    url => expect(isWebAddress(url)).toBe(true),
  )

  it.each([
    ...['http://site.kz', 'ftp://site.kz', 'javascript:alert(1)', 'site.kz', '/app', 'https://', 'https://localhost'],
    ...[
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
      'https://me:secret@site.kz',
      'https://site.kz:8443',
    ],
    ...['https://intranet', 'https://.kz'],
  ])('may not be %s', url => expect(isWebAddress(url)).toBe(false))

  it('is the same with www, a last slash and in capitals', () => {
    expect(bareAddress('https://www.Site.kz/Book/')).toBe(bareAddress('https://site.kz/book'))
    expect(bareAddress('https://site.kz/?a=1')).not.toBe(bareAddress('https://site.kz/?a=2'))
  })
})
