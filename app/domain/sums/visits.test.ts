import { describe, expect, it } from 'vitest'
import { type PageAsked, VISIT_MS, Visits } from './visits.ts'

const page = (given: Partial<PageAsked> = {}): PageAsked => ({
  visitor: 'one',
  at: 0,
  language: 'ru',
  lite: false,
  byScript: false,
  byLink: false,
  ...given,
})
const seenIn = (...pages: Partial<PageAsked>[]) => {
  const visits = new Visits()
  for (const asked of pages) visits.note(page(asked))
  return visits.takeOver().map(({ seenWith }) => seenWith)
}

describe('a visit', () => {
  it('is over half an hour after its last page, and is told once', () => {
    const visits = new Visits()
    visits.note(page())
    visits.note(page({ at: VISIT_MS - 1, language: 'kk' }))
    visits.note(page({ visitor: 'other', at: 5 }))
    expect(visits.takeOver(VISIT_MS)).toEqual([])
    expect(visits.takeOver(VISIT_MS + 6)).toEqual([{ lastAt: 5, language: 'ru', seenWith: 'unknown' }])
    expect(visits.takeOver(2 * VISIT_MS)).toEqual([{ lastAt: VISIT_MS - 1, language: 'kk', seenWith: 'unknown' }])
    expect(visits.takeOver()).toEqual([])
    visits.note(page({ at: 3 * VISIT_MS }))
    expect(visits.takeOver()).toHaveLength(1)
  })

  it('has script once a script has asked for anything', () => {
    expect(seenIn({}, { byScript: true })).toEqual(['script'])
    expect(seenIn({ byLink: true }, { byLink: true }, { byScript: true })).toEqual(['script'])
  })

  it('is without script when the browser itself follows links, more than once', () => {
    expect(seenIn({}, { byLink: true })).toEqual(['unknown'])
    expect(seenIn({}, { byLink: true }, {}, { byLink: true })).toEqual(['plain'])
  })

  it('is light where the last page was', () => {
    expect(seenIn({ byScript: true }, { lite: true })).toEqual(['lite'])
    expect(seenIn({ lite: true, byLink: true }, { byScript: true })).toEqual(['script'])
  })
})
