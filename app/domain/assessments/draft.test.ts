import { describe, expect, it } from 'vitest'
import { changesBetween, freeKey, lackingFor, moved, withItem, withoutScale, withScale } from './draft.ts'
import {
  itemFields,
  itemOf,
  optionsFields,
  optionsOfForm,
  scaleFields,
  scaleOf,
  textsFields,
  textsOf,
} from './draft-fields.ts'
import { findItemColumns, planItems } from './item-sheet.ts'
import { lackingIn } from './lacking.ts'
import type { TestContent } from './test-content.server.ts'
import { tryOut } from './try-out.ts'

const inThreeLanguages = (text: string) => ({ ru: text, kk: `${text} kk`, en: `${text} en` })
const scale = (key: string) => ({
  key,
  texts: {
    name: inThreeLanguages(`Scale ${key}`),
    about: inThreeLanguages('about'),
    high: inThreeLanguages('high'),
    low: inThreeLanguages('low'),
    short: inThreeLanguages('short'),
  },
})
const item = (key: string, of = 's01', keyed: 1 | -1 = 1): TestContent['items'][number] => ({
  ...{ key, scale: of, keyed, text: inThreeLanguages(`Item ${key}`), options: null, right: null, why: null },
})
const content: TestContent = {
  minutes: 5,
  minimumAge: 14,
  timed: false,
  texts: {
    title: inThreeLanguages('title'),
    summary: inThreeLanguages('summary'),
    measures: inThreeLanguages('measures'),
    question: inThreeLanguages('question'),
  },
  options: [1, 2, 3, 4, 5].map(value => ({ value, text: inThreeLanguages(`answer ${value}`) })),
  scales: [scale('s01'), scale('s02')],
  items: [item('q01'), item('q02', 's01', -1), item('q03', 's02')],
}
const lacks = (change: Partial<TestContent>) => lackingIn({ ...content, ...change }).map(({ what }) => what)

describe('a content', () => {
  it('comes back from its forms as it was', () => {
    expect({ ...textsOf(textsFields(content)), options: optionsOfForm(optionsFields(content)) }).toEqual({
      ...{ texts: content.texts, minutes: 5, minimumAge: 14, timed: false, options: content.options },
    })
    expect(scaleOf(scaleFields(content.scales[0]!))).toEqual(content.scales[0]!.texts)
    const task = { ...item('q04'), options: content.options.slice(0, 3), right: 2, why: inThreeLanguages('because') }
    for (const one of [...content.items, task]) expect(itemOf(one.key, itemFields(one, content), content)).toEqual(one)
  })

  it('names its scale in a headline where nothing shorter was typed', () => {
    const { shortRu, shortKk, shortEn, ...rest } = scaleFields(content.scales[0]!)
    expect([shortRu, shortKk, shortEn]).toEqual(['short', 'short kk', 'short en'])
    const plain = scaleOf(rest)
    expect(plain.short).toEqual(plain.name)
    expect(scaleFields({ texts: plain }).shortRu).toBe('')
  })

  it('has no right answer that is none of its answers', () => {
    const form = { ...itemFields(item('q04'), content), right: '6' }
    expect(itemOf('q04', form, content)).toBe('noAnswer')
  })
})

describe('an edit', () => {
  it('moves a thing from where it stood, once, and never beyond an end', () => {
    const keys = (list: { key: string }[]) => list.map(({ key }) => key).join()
    const once = moved(content.items, 'q02', 1, -1)
    expect(keys(once)).toBe('q02,q01,q03')
    expect(keys(moved(once, 'q02', 1, -1))).toBe('q02,q01,q03')
    expect(keys(moved(content.items, 'q01', 0, -1))).toBe('q01,q02,q03')
    expect(keys(moved(content.items, 'q03', 2, 1))).toBe('q01,q02,q03')
  })

  it('gives a new thing a key that was never used', () => {
    expect(freeKey('q', new Set())).toBe('q01')
    expect(freeKey('q', new Set(['q01', 'q03', 's02']))).toBe('q02')
  })

  it('replaces by key, adds at the end, and removes a scale with its items', () => {
    const other = { ...item('q02'), text: inThreeLanguages('other') }
    expect(withItem(content, other).items.map(({ text }) => text.ru)).toEqual(['Item q01', 'other', 'Item q03'])
    expect(withScale(content, scale('s03')).scales.map(({ key }) => key)).toEqual(['s01', 's02', 's03'])
    expect(withoutScale(content, 's01').items.map(({ key }) => key)).toEqual(['q03'])
  })

  it('is told by what it adds, removes, changes and moves', () => {
    const after = withItem(withoutScale(content, 's02'), { ...item('q01'), keyed: -1 })
    const changes = changesBetween(content, { ...withItem(after, item('q04')), minutes: 6 })
    expect(changes).toMatchObject({ texts: true, options: false })
    expect(changes.scales).toEqual({ added: [], removed: ['s02'], changed: [], moved: false })
    expect(changes.items).toEqual({ added: ['q04'], removed: ['q03'], changed: ['q01'], moved: false })
    const turned = changesBetween(content, { ...content, items: moved(content.items, 'q01', 0, 1) })
    expect(turned.items).toEqual({ added: [], removed: [], changed: [], moved: true })
  })
})

describe('what a content lacks', () => {
  it('is nothing where it is whole', () => {
    expect(lacks({})).toEqual([])
  })

  it('is a scale, items of a scale, answers, one range, right answers for all or none, and three languages', () => {
    expect(lacks({ scales: [], items: [] })).toEqual(['scales'])
    expect(lacks({ items: content.items.slice(0, 2) })).toEqual(['scaleEmpty'])
    expect(new Set(lacks({ options: content.options.slice(0, 1) }))).toEqual(new Set(['options']))
    const own = (values: number[]) => values.map(value => ({ value, text: inThreeLanguages('own') }))
    const withLast = (last: object) =>
      lacks({ items: [...content.items.slice(0, 2), { ...content.items[2]!, ...last }] })
    expect(withLast({ options: own([1, 2, 3]) })).toEqual(['ranges'])
    expect(withLast({ options: own([5, 1]) })).toEqual([])
    expect(withLast({ right: 9 })).toContain('right')
    expect(withLast({ right: 2 })).toEqual(['rightMixed', 'rightMixed'])
    expect(withLast({ text: { ru: 'only' } })).toEqual(['itemTranslations'])
    expect(lacks({ texts: { ...content.texts, title: { ru: 'only', kk: '' } } })).toEqual(['translations'])
  })

  it('is a scale guidance looks for, where the published version had it', () => {
    const without = { ...withoutScale(content, 's02') }
    expect(lackingFor(without, content, true)).toEqual([{ what: 'scaleFixed', scale: 's02' }])
    expect(lackingFor(without, content, false)).toEqual([])
  })
})

describe('a sheet of items', () => {
  const row = (number: number, ...cells: string[]) => ({ number, cells })

  it('has its columns in any order and language, below whatever stands above them', () => {
    const found = findItemColumns([row(1, 'Лицей'), row(2, 'Text in Russian', '', 'Шкаласы', 'КЛЮЧ')])
    expect(found?.row).toBe(1)
    expect(found?.columns.map(({ column, at }) => [column, at])).toEqual([
      ['textRu', 0],
      ['scale', 2],
      ['keyed', 3],
    ])
    expect(findItemColumns([row(1, 'Имя', 'Фамилия')])).toBeNull()
  })

  it('says of every refused cell which one it is', () => {
    const { columns } = findItemColumns([row(1, 'scale', 'textRu', 'keyed', 'right')])!
    const rows = [
      row(2, 'scale s01', 'New', '−', ''),
      row(3, 'Scale s01 kk', 'item Q01', '', ''),
      row(4, 's02', 'Right', '+', '6'),
      row(5, '', '', '?', ''),
      row(6, '', '', '', ''),
    ]
    const { items, refused } = planItems(rows, columns, content)
    expect(items).toEqual([{ scale: 's01', textRu: 'New', keyed: '-1' }])
    expect(refused.map(cell => [cell.row, cell.column, cell.given, cell.reason])).toEqual([
      [3, 'textRu', 'item Q01', 'textTwice'],
      [4, 'right', '6', 'rightUnread'],
      [5, 'scale', '', 'empty'],
      [5, 'keyed', '?', 'keyUnread'],
      [5, 'textRu', '', 'empty'],
    ])
  })
})

describe('a try-out', () => {
  it('scores keyed means on 0–100 with the band of the design, and no scale with too few answers', () => {
    const { answered, scales } = tryOut(content, new Map([['q01', 5], ['q02', 2], ['q03', 7]])) // oxfmt-ignore
    expect(answered).toBe(2)
    const [first, second] = scales
    // (5 + 6 − 2) / 2 = 4.5 of 1…5.
    expect(first!.result!.score).toBeCloseTo(87.5, 10)
    expect(first!.result!.high).toBe(100)
    expect(second!.result).toBeNull()
  })

  it('counts what is missing as wrong where there are right answers', () => {
    const tasks = { ...content, items: ['q01', 'q02'].map(key => ({ ...item(key), right: 3 })), scales: [scale('s01')] }
    expect(tryOut(tasks, new Map([['q01', 3]])).scales[0]!.result!.score).toBe(50)
  })
})
