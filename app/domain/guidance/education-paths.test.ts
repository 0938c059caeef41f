import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPath, kindsOf, type ProgrammeGroups } from './education-paths.ts'
import { institutionKinds } from './facts.ts'

describe('where one trains for a profession', () => {
  it.each([
    [5, true, ['UNIVERSITY']],
    [4, false, ['UNIVERSITY', 'COLLEGE']],
    [3, true, ['COLLEGE', 'UNIVERSITY']],
    [3, false, ['COLLEGE']],
    [2, true, ['COURSE', 'UNIVERSITY']],
    [2, false, ['COURSE', 'COLLEGE']],
    [1, false, ['COURSE']],
  ])('at preparation level %i, led to by a programme group: %s', (zone, hasGroups, kinds) => {
    expect(kindsOf(zone, hasGroups)).toEqual(kinds)
  })

  it('is somewhere for every profession, each kind named once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.boolean(), (zone, hasGroups) => {
        const kinds = kindsOf(zone, hasGroups)
        expect(kinds.length).toBeGreaterThan(0)
        expect(new Set(kinds).size).toBe(kinds.length)
        for (const kind of kinds) expect(institutionKinds).toContain(kind)
      }),
    )
  })
})

describe('an education path', () => {
  const groups: ProgrammeGroups = new Map([['B057', [['MATHEMATICS', 'COMPUTER_SCIENCE']]]])
  const developer = { id: 'developer', zone: 4, subjects: ['MATHEMATICS'], programmeGroups: ['B057', 'B999'] }

  it('names the groups the classifier has with their exams, and leaves out what it no longer has', () => {
    expect(drawPath(developer, groups)).toEqual({
      professionId: 'developer',
      subjects: ['MATHEMATICS'],
      groups: [{ code: 'B057', exams: [['MATHEMATICS', 'COMPUTER_SCIENCE']] }],
      kinds: ['UNIVERSITY'],
    })
  })

  it('counts as led to by a group only when the classifier has it', () => {
    const clerk = { ...developer, zone: 3, programmeGroups: ['B999'] }
    expect(drawPath(clerk, groups).kinds).toEqual(['COLLEGE'])
  })
})
