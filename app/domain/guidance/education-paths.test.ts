import { describe, expect, it } from 'vitest'
import type { TrainingWay } from '#app/domain/professions/ways.ts'
import { drawPath, type ProgrammeGroups } from './education-paths.ts'

describe('an education path', () => {
  const groups: ProgrammeGroups = new Map([['B057', [['MATHEMATICS', 'COMPUTER_SCIENCE']]]])
  const ways: TrainingWay[] = [
    { way: 'UNIVERSITY', years: 4, programmeGroups: ['B057', 'B999'] },
    { way: 'COLLEGE', years: 2.83, yearsAfterNine: 3.83, specialities: ['06130100'] },
  ]

  it('names the ways, the usual first, and the groups the classifier has with their exams', () => {
    expect(drawPath({ id: 'developer', subjects: ['MATHEMATICS'], ways }, groups)).toEqual({
      professionId: 'developer',
      subjects: ['MATHEMATICS'],
      groups: [{ code: 'B057', exams: [['MATHEMATICS', 'COMPUTER_SCIENCE']] }],
      kinds: ['UNIVERSITY', 'COLLEGE'],
    })
  })

  it('has no groups where no way leads through one', () => {
    expect(drawPath({ id: 'welder', subjects: [], ways: ways.slice(1) }, groups).groups).toEqual([])
  })
})
