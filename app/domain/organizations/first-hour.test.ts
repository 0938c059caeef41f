import { describe, expect, it } from 'vitest'
import { firstHourOf } from './first-hour.ts'

const empty = {
  ...{ pupils: 0, notYet: 0, groups: 0, withoutGroup: 0 },
  ...{ slipsPrinted: false, teachers: false, safetyContact: false },
}
const doneOf = (facts: Partial<typeof empty>) =>
  firstHourOf({ ...empty, ...facts }).flatMap(({ step, done }) => (done ? [step] : []))

describe('the first hour of a school', () => {
  it('begins with nothing done', () => expect(doneOf({})).toEqual([]))

  it('has the classes done when every pupil is in one', () => {
    expect(doneOf({ pupils: 30, notYet: 30, groups: 2, withoutGroup: 1 })).toEqual(['import'])
    expect(doneOf({ pupils: 30, notYet: 30, groups: 2 })).toEqual(['import', 'classes'])
    expect(doneOf({ pupils: 30, notYet: 30, withoutGroup: 0 })).toEqual(['import'])
  })

  it('has the slips done when they were printed, or when every pupil has signed in without', () => {
    expect(doneOf({ pupils: 30, notYet: 30, withoutGroup: 30, slipsPrinted: true })).toEqual(['import', 'slips'])
    expect(doneOf({ pupils: 30, notYet: 0, withoutGroup: 30 })).toEqual(['import', 'slips'])
  })

  it('ends with teachers and somebody to tell of a pupil in danger', () => {
    expect(doneOf({ teachers: true, safetyContact: true })).toEqual(['teachers', 'safety'])
  })
})
