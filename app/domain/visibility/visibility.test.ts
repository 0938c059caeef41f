import { describe, expect, it } from 'vitest'
import { offeredVisibilities, openedByFollowing, sightOf, type Standing, visibilityOf } from './visibility.ts'

// 20:00 in Almaty is 15:00 UTC. A person born on 21 November 2008 is 17 until midnight in Almaty.
const evening = new Date('2026-11-20T15:00:00Z')
const birthday = new Date('2026-11-20T19:00:00Z')
const minor = '2008-11-21'
const adult = '2000-01-01'

const stranger: Standing = { self: false, super: false, responsible: false, followed: false }
const see = (
  dateOfBirth: string | null,
  visibility: string | null,
  standing: Partial<Standing> = {},
  now = evening,
) => {
  const { studies, whereabouts } = sightOf({ dateOfBirth, visibility }, { ...stranger, ...standing }, now)
  return `${studies ? 'studies' : '-'} ${whereabouts ? 'whereabouts' : '-'}`
}
const all = 'studies whereabouts'
const settings = [null, 'EVERYONE', 'FOLLOWED', 'NOBODY', 'FRIENDS', '']

describe('what is seen of a person', () => {
  it.each<[string, string | null, string, string]>([
    ['an adult who set nothing', null, all, all],
    ['an adult open to everyone', 'EVERYONE', all, all],
    ['an adult open to those they follow', 'FOLLOWED', '- whereabouts', all],
    ['an adult open to nobody', 'NOBODY', '- whereabouts', '- whereabouts'],
    ['an adult with a setting nobody knows', 'FRIENDS', '- whereabouts', '- whereabouts'],
  ])('%s', (_, visibility, byStranger, byFollowed) => {
    expect(see(adult, visibility)).toBe(byStranger)
    expect(see(adult, visibility, { followed: true })).toBe(byFollowed)
  })

  it.each<[string, string | null, string]>([
    ['a minor who set nothing', null, '- -'],
    ['a minor whose row says everyone', 'EVERYONE', '- -'],
    ['a minor open to those they follow', 'FOLLOWED', all],
    ['a minor open to nobody', 'NOBODY', '- -'],
    ['a minor with a setting nobody knows', 'FRIENDS', '- -'],
  ])('%s', (_, visibility, byFollowed) => {
    for (const dateOfBirth of [minor, null]) {
      expect(see(dateOfBirth, visibility)).toBe('- -')
      expect(see(dateOfBirth, visibility, { followed: true })).toBe(byFollowed)
    }
  })

  it.each(['self', 'super', 'responsible'] as const)('is everything for %s, whatever the setting', who => {
    for (const setting of settings) {
      for (const dateOfBirth of [minor, adult, null]) expect(see(dateOfBirth, setting, { [who]: true })).toBe(all)
    }
  })

  it('changes at midnight in Kazakhstan before the eighteenth birthday', () => {
    expect(see(minor, null, {}, new Date('2026-11-20T18:59:59Z'))).toBe('- -')
    expect(see(minor, null, {}, birthday)).toBe(all)
    expect(see(minor, 'NOBODY', {}, birthday)).toBe('- whereabouts')
  })
})

describe('the setting', () => {
  it('offers a minor everything but everyone', () => {
    expect(offeredVisibilities(minor, evening)).toEqual(['FOLLOWED', 'NOBODY'])
    expect(offeredVisibilities(null, evening)).toEqual(['FOLLOWED', 'NOBODY'])
    expect(offeredVisibilities(minor, birthday)).toEqual(['EVERYONE', 'FOLLOWED', 'NOBODY'])
  })

  it('made as a minor stays as it is when they come of age', () => {
    for (const visibility of ['FOLLOWED', 'NOBODY']) {
      expect(visibilityOf({ dateOfBirth: minor, visibility }, evening)).toBe(visibility)
      expect(visibilityOf({ dateOfBirth: minor, visibility }, birthday)).toBe(visibility)
    }
  })
})

describe('following somebody', () => {
  it.each<[string, string | null, string | null, string]>([
    ['a minor who opened their studies to those they follow', minor, 'FOLLOWED', 'ALL'],
    ['somebody of unknown age who did', null, 'FOLLOWED', 'ALL'],
    ['a minor who set nothing', minor, null, 'NOTHING'],
    ['a minor open to nobody', minor, 'NOBODY', 'NOTHING'],
    ['an adult open to those they follow', adult, 'FOLLOWED', 'STUDIES'],
    ['an adult open to everyone', adult, null, 'NOTHING'],
  ])('opens of %s what the setting says', (_, dateOfBirth, visibility, opened) => {
    expect(openedByFollowing({ dateOfBirth, visibility }, evening)).toBe(opened)
  })
})
