import { expect, it } from 'vitest'
import { daysAhead } from './deadlines-ahead.ts'

it('Deadlines that come round every year are dates of the days ahead, also over the turn of the year', () => {
  expect(daysAhead(['07-20', '07-20', '07-06', '07-07'], '2027-07-06', 14)).toEqual([
    '2027-07-06',
    '2027-07-07',
    '2027-07-20',
  ])
  expect(daysAhead(['01-05', '12-30', '12-20'], '2026-12-25', 14)).toEqual(['2026-12-30', '2027-01-05'])
  expect(daysAhead(['02-29'], '2027-02-20', 14)).toEqual(['2027-02-28'])
})
