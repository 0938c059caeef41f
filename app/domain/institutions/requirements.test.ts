import { describe, expect, it } from 'vitest'
import { groupRequirements, type Requirement } from './requirements.ts'

const requirement = (
  measure: Requirement['measure'],
  type: Requirement['type'] = 'LANGUAGE',
  alternative: string | null = null,
): Requirement => ({ type, measure, minimum: 6, language: null, alternative, text: null })

describe('the requirements of an institution', () => {
  it('stand by what they concern, alternatives together', () => {
    const other = requirement('NONE', 'OTHER')
    const ielts = requirement('IELTS', 'LANGUAGE', 'english')
    const gpa = requirement('GPA', 'ACADEMIC')
    const toefl = requirement('TOEFL', 'LANGUAGE', 'english')
    expect(groupRequirements([other, ielts, gpa, toefl])).toEqual([
      { type: 'ACADEMIC', choices: [[gpa]] },
      { type: 'LANGUAGE', choices: [[ielts, toefl]] },
      { type: 'OTHER', choices: [[other]] },
    ])
  })

  it('without a word in common are all asked for', () => {
    const [sat, gpa] = [requirement('SAT', 'ACADEMIC'), requirement('GPA', 'ACADEMIC')]
    expect(groupRequirements([sat, gpa])).toEqual([{ type: 'ACADEMIC', choices: [[sat], [gpa]] }])
  })

  it('may be none', () => expect(groupRequirements([])).toEqual([]))
})
