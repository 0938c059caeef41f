import { describe, expect, it } from 'vitest'
import { asking } from '#tests/world/admission.ts'
import { developer, placeAt, pupilWith } from '#tests/world/plans.ts'
import { gapsOf } from './gap.ts'

const today = '2026-11-22'
const with98 = pupilWith({ applicant: { unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', gpa: 3.4, ielts: 5.5 } })
const gapsAt = (...of: Parameters<typeof placeAt> extends [unknown, ...infer Rest] ? Rest : never) =>
  gapsOf(with98, placeAt(with98, ...of), today).map(({ measure, have, need, because }) => [
    measure,
    have,
    need,
    because,
  ])

describe('The gap to a place', () => {
  it('is the score that makes the chance high', () => {
    expect(gapsAt({}, { aim: { score: 112, band: 'high' } })).toEqual([['UNT', 98, 112, 'high']])
    expect(gapsAt({}, { aim: { score: 98, band: 'medium' } })).toEqual([])
  })

  it('is never below the legal floor', () => {
    const low = pupilWith({ applicant: { unt: 40 } })
    const place = placeAt(low, { grants: null })
    expect(gapsOf(low, place, today)).toMatchObject([{ measure: 'UNT', have: 40, need: 50, because: 'floor' }])
  })

  it('holds what is asked besides, of alternatives the nearest', () => {
    const asked = [asking('IELTS', 6.5, { alternative: 'english' }), asking('TOEFL', 90, { alternative: 'english' })]
    expect(gapsAt({ asked: [...asked, asking('GPA', 3.5), asking('NONE', null)] })).toEqual([
      ['IELTS', 5.5, 6.5, 'requirement'],
      ['GPA', 3.4, 3.5, 'requirement'],
    ])
  })
})

describe('The gap to a profession', () => {
  it('is the usual cut-off for who has no degree under way', () => {
    expect(gapsOf(with98, developer(), today)).toMatchObject([{ have: 98, need: 104, because: 'usual' }])
    const worker = pupilWith({ status: 'EMPLOYED', dateOfBirth: '1995-03-01' })
    for (const nobody of [pupilWith({ status: 'STUDENT', year: 2 }), worker]) {
      expect(gapsOf(nobody, developer(), today)).toEqual([])
    }
    expect(gapsOf(with98, developer({ ways: [{ way: 'COLLEGE', years: 2.83, specialities: [] }] }), today)).toEqual([])
    expect(gapsOf(with98, developer({ groups: [] }), today)).toEqual([])
  })
})
