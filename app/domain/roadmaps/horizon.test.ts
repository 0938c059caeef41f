import { describe, expect, it } from 'vitest'
import { pupilWith } from '#tests/world/plans.ts'
import { classOf, graduationYear, isMinorOn, isSchoolLeaver, leavingYear } from './horizon.ts'

describe('The way through school', () => {
  it('ends in the June of class 11, whatever the season', () => {
    expect(leavingYear(pupilWith({ year: 8 }), 11, '2026-11-22')).toBe(2030)
    expect(leavingYear(pupilWith({ year: 8 }), 11, '2027-05-01')).toBe(2030)
    expect(leavingYear(pupilWith({ year: 11 }), 11, '2027-08-31')).toBe(2027)
    expect(leavingYear(pupilWith({ year: 12 }), 11, '2026-09-01')).toBe(2027)
    expect(leavingYear(pupilWith({ year: 9 }), 9, '2026-11-22')).toBe(2027)
  })

  it('is read from the age where no class is said', () => {
    expect(classOf(pupilWith({ year: null, dateOfBirth: '2012-03-01' }), '2026-11-22')).toBe(8)
    expect(classOf(pupilWith({ year: null, dateOfBirth: '2012-10-01' }), '2026-11-22')).toBe(7)
    expect(classOf(pupilWith({ year: null, dateOfBirth: null }), '2026-11-22')).toBe(10)
    expect(classOf(pupilWith({ year: null, dateOfBirth: '1990-01-01' }), '2026-11-22')).toBe(11)
  })
})

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
