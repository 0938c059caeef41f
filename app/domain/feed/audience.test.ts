import { describe, expect, it } from 'vitest'
import { audiences, firstAudience, isWider, offeredAudiences, ownScopes, type Place, scopeOf } from './audience.ts'

const now = new Date('2026-11-26T06:00:00Z')
const minor = '2010-05-20'
const adult = '1999-05-20'
const alone: Place = { id: 'a', dateOfBirth: minor, organizationIds: [], groupIds: [] }
const pupil: Place = { ...alone, organizationIds: ['school'], groupIds: ['11a'] }

describe('the audience of a post', () => {
  it('is offered from the class outward, and no school to a person without one', () => {
    expect(offeredAudiences(pupil)).toEqual(['GROUP', 'ORGANIZATION', 'FOLLOWERS', 'EVERYONE'])
    expect(offeredAudiences({ ...pupil, groupIds: [] })).toEqual(['ORGANIZATION', 'FOLLOWERS', 'EVERYONE'])
    expect(offeredAudiences(alone)).toEqual(['FOLLOWERS', 'EVERYONE'])
  })

  it.each([
    ['a pupil of a school', pupil, 'ORGANIZATION'],
    ['a minor without a school', alone, 'FOLLOWERS'],
    ['a person of unknown age', { ...alone, dateOfBirth: null }, 'FOLLOWERS'],
    ['a grown-up', { ...pupil, dateOfBirth: adult }, 'EVERYONE'],
  ])('begins for %s near home', (_, place, audience) => {
    expect(firstAudience(place, now)).toBe(audience)
  })
})

describe('a change of audience', () => {
  it('is wider where somebody may see it who did not', () => {
    const wider = audiences.flatMap(from => audiences.flatMap(to => (isWider(from, to) ? [`${from} to ${to}`] : [])))
    expect(wider).toEqual([
      ...['GROUP to ORGANIZATION', 'GROUP to FOLLOWERS', 'GROUP to EVERYONE'],
      ...['ORGANIZATION to FOLLOWERS', 'ORGANIZATION to EVERYONE'],
      ...['FOLLOWERS to GROUP', 'FOLLOWERS to ORGANIZATION', 'FOLLOWERS to EVERYONE'],
    ])
  })
})

describe('a scope', () => {
  it('names the circle', () => {
    const of = { authorId: 'a', organizationId: 'school', groupId: '11a' }
    expect(scopeOf('EVERYONE', of)).toBe('EVERYONE')
    expect(scopeOf('FOLLOWERS', of)).toBe('FOLLOWERS:a')
    expect(scopeOf('ORGANIZATION', of)).toBe('ORGANIZATION:school')
    expect(scopeOf('GROUP', of)).toBe('GROUP:11a')
    expect(() => scopeOf('GROUP', { authorId: 'a' })).toThrow()
  })

  it('is read by those who belong to it', () => {
    expect(ownScopes(pupil)).toEqual(['EVERYONE', 'ORGANIZATION:school', 'GROUP:11a'])
    expect(ownScopes(alone)).toEqual(['EVERYONE'])
  })
})
