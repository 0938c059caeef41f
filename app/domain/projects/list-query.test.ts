import { describe, expect, it } from 'vitest'
import { foldForSearch } from '#app/domain/text/search.ts'
import { isNarrowed, readProjectQuery, writeProjectQuery } from './list-query.ts'

const read = (asked: Record<string, string>) =>
  readProjectQuery(new URLSearchParams(asked), { cityIds: ['taraz'], skillOf: foldForSearch })

describe('what an address asks of the projects', () => {
  it('is read as far as the site knows it', () => {
    const { list, filter, typed, short, before } = read({
      ...{ list: 'all', q: ' Нұра  су ', status: 'ACTIVE', skill: 'Карта', interest: 'ART', city: 'taraz' },
      ...{ school: 'own', before: '2026-11-20T10:00:00.000Z~abc' },
    })
    expect({ list, typed, short }).toEqual({ list: 'all', typed: { q: 'Нұра  су', skill: 'Карта' }, short: false })
    expect(filter).toEqual({
      ...{ words: ['нура', 'су'], status: 'ACTIVE', skill: 'карта', interest: 'ART', cityId: 'taraz', ownSchool: true },
    })
    expect(before).toEqual({ at: '2026-11-20T10:00:00.000Z', id: 'abc' })
  })

  it('is nothing where it is not known, and one letter is no word', () => {
    const query = read({
      list: 'constructor',
      q: 'я',
      status: 'LOST',
      interest: 'x',
      city: 'paris',
      before: 'yesterday',
    })
    expect(query).toMatchObject({ list: 'fits', short: true, before: null })
    expect(query.filter).toMatchObject({ words: [], status: undefined, interest: undefined, cityId: undefined })
    expect(isNarrowed(read({ list: 'recruiting', status: 'ACTIVE' }))).toBe(false)
    expect(isNarrowed(query)).toBe(true)
  })

  it('is written again as it was, for another list too', () => {
    const asked = { q: 'су', skill: 'Карта', interest: 'ART', city: 'taraz', school: 'own' }
    const given = Object.entries(writeProjectQuery(read(asked), 'all')).filter(([, value]) => value)
    expect(Object.fromEntries(given)).toEqual({ ...asked, list: 'all' })
    expect(writeProjectQuery(read({ status: 'ACTIVE' }), 'recruiting').status).toBeNull()
  })
})
