import { describe, expect, it } from 'vitest'
import { pupilWith } from '#tests/world/plans.ts'
import { graduationYear, isMinorOn, isSchoolLeaver } from './horizon.ts'

describe('After school', () => {
  it('a student graduates at the end of their last year', () => {
    expect(graduationYear(pupilWith({ status: 'STUDENT', year: 2 }), 4, '2026-11-22')).toBe(2029)
    expect(graduationYear(pupilWith({ status: 'STUDENT', year: null }), 4, '2026-11-22')).toBe(2029)
  })

  it('somebody of 20 at most may still go to a university for the first time', () => {
    expect(isSchoolLeaver(pupilWith({ status: 'ALUMNI', dateOfBirth: '2007-01-01' }), '2026-11-22')).toBe(true)
    expect(isSchoolLeaver(pupilWith({ status: 'EMPLOYED', dateOfBirth: '1999-01-01' }), '2026-11-22')).toBe(false)
  })

  it('who works makes the plan alone, a pupil of no known age does not', () => {
    expect(isMinorOn(pupilWith({ dateOfBirth: null }), '2026-11-22')).toBe(true)
    expect(isMinorOn(pupilWith({ dateOfBirth: '2008-11-22' }), '2026-11-22')).toBe(false)
    expect(isMinorOn(pupilWith({ status: 'EMPLOYED', dateOfBirth: null }), '2026-11-22')).toBe(false)
  })
})
