import { describe, expect, it } from 'vitest'
import { circleOfProject, firstProjectAudience, offeredProjectAudiences } from './audience.ts'

const now = new Date('2026-11-26T08:00:00Z')
const child = '2011-03-01'
const adult = '1990-03-01'

describe('the audience of a project', () => {
  it('is at first a minor’s own organisation, and everybody for the others', () => {
    expect(firstProjectAudience({ dateOfBirth: child, organizationIds: ['a'] }, now)).toBe('ORGANIZATION')
    expect(firstProjectAudience({ dateOfBirth: null, organizationIds: ['a'] }, now)).toBe('ORGANIZATION')
    expect(firstProjectAudience({ dateOfBirth: adult, organizationIds: ['a'] }, now)).toBe('EVERYONE')
    expect(firstProjectAudience({ dateOfBirth: child, organizationIds: [] }, now)).toBe('EVERYONE')
  })

  it('is an organisation only for those who are in one', () => {
    expect(offeredProjectAudiences({ organizationIds: [] })).toEqual(['EVERYONE'])
    expect(circleOfProject({ organizationIds: [] }, 'ORGANIZATION')).toBeNull()
    expect(circleOfProject({ organizationIds: ['a', 'b'] }, 'ORGANIZATION')).toEqual({
      ...{ audience: 'ORGANIZATION', organizationId: 'a', scope: 'ORGANIZATION:a' },
    })
    expect(circleOfProject({ organizationIds: ['a'] }, 'EVERYONE')?.scope).toBe('EVERYONE')
  })
})
