import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differencesOf } from './compare.ts'

describe('a row and what a release suggests', () => {
  it('differ in the places that differ, however deep they lie', () => {
    const own = { title: { ru: 'Врач', kk: 'Дәрігер' }, zone: 4, details: { duties: [{ ru: 'Лечит' }] }, note: 'ours' }
    const theirs = {
      title: { ru: 'Врач', kk: 'Дәрігер', en: 'Doctor' },
      zone: 5,
      details: { duties: [{ ru: 'Лечит людей' }, { ru: 'Учит' }] },
    }
    expect(differencesOf(own, theirs)).toEqual([
      { path: ['title', 'en'], own: null, theirs: 'Doctor' },
      { path: ['zone'], own: 4, theirs: 5 },
      { path: ['details', 'duties', '1', 'ru'], own: 'Лечит', theirs: 'Лечит людей' },
      { path: ['details', 'duties', '2', 'ru'], own: null, theirs: 'Учит' },
    ])
  })

  it('take a list of words as one, and nothing as nothing', () => {
    expect(differencesOf({ skills: ['A', 'B'], pay: null }, { skills: ['A'], pay: undefined })).toEqual([
      { path: ['skills'], own: 'A, B', theirs: 'A' },
    ])
    expect(differencesOf({ skills: [], free: false }, { skills: null, free: false })).toEqual([])
  })

  it('are alike when they are the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), row => {
        expect(differencesOf(row, row)).toEqual([])
      }),
    )
  })
})
