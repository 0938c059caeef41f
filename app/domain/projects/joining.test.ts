import { describe, expect, it } from 'vitest'
import { mayJoin, type TeamPerson } from './joining.ts'

const now = new Date('2026-11-25T06:00:00Z')
const pupilOf = (id: string, teamsWithOthers: boolean): TeamPerson => ({
  dateOfBirth: '2010-03-01',
  schools: [{ id, teamsWithOthers }],
  organizationIds: [id],
})
const grown: TeamPerson = { dateOfBirth: '1998-03-01', schools: [], organizationIds: [] }
const alone: TeamPerson = { dateOfBirth: '2010-03-01', schools: [], organizationIds: [] }

describe('joining a team', () => {
  it.each<[string, TeamPerson, TeamPerson, ReturnType<typeof mayJoin>]>([
    ['a pupil of the same school', pupilOf('a', false), pupilOf('a', false), 'yes'],
    ['a pupil of another school, both schools willing', pupilOf('a', true), pupilOf('b', true), 'yes'],
    ['a pupil whose own school does not allow it', pupilOf('a', false), pupilOf('b', true), 'ownSchool'],
    ['a pupil where the other school does not allow it', pupilOf('a', true), pupilOf('b', false), 'otherSchool'],
    ['a grown-up among grown-ups', grown, grown, 'yes'],
    ['a grown-up stranger among pupils', grown, pupilOf('b', false), 'otherSchool'],
    ['a grown-up where the school allows it', grown, pupilOf('b', true), 'yes'],
    ['a teacher of the same school', { ...grown, organizationIds: ['b'] }, pupilOf('b', false), 'yes'],
    ['a minor without a school', alone, grown, 'ownSchool'],
    ['somebody of unknown age', { ...grown, dateOfBirth: null }, grown, 'ownSchool'],
  ])('%s', (_, asking, member, answer) => expect(mayJoin(asking, [member], now)).toBe(answer))

  it('asks for every one of the team', () => {
    expect(mayJoin(pupilOf('a', true), [pupilOf('a', true), pupilOf('b', true), pupilOf('c', false)], now)).toBe(
      'otherSchool',
    )
    expect(mayJoin(alone, [], now)).toBe('yes')
  })
})
