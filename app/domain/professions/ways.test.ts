import { expect, it } from 'vitest'
import { isOpenBy, type TrainingWay, usualWay, waysIn } from './ways.ts'

const college: TrainingWay = { way: 'COLLEGE', years: 1.83, specialities: [] }

it('A profession whose details name no way has none, and is open to who has not chosen any', () => {
  expect(waysIn({})).toEqual([])
  expect(waysIn({ ways: [college] })).toEqual([college])
  expect(isOpenBy([], null)).toBe(true)
  expect(isOpenBy([], ['COLLEGE'])).toBe(false)
  expect(isOpenBy([college], ['COURSE', 'COLLEGE'])).toBe(true)
  expect(isOpenBy([college], ['UNIVERSITY'])).toBe(false)
})

it('The usual way is the first, and there must be one', () => {
  expect(usualWay([college, { way: 'COURSE', years: 0.25 }])).toBe(college)
  expect(() => usualWay([])).toThrow(RangeError)
})
