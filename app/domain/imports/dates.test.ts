import { expect, it } from 'vitest'
import { readDate } from './dates.ts'

it('reads a date however it is written, in three languages', () => {
  const ways = ['2010-03-14', '14.03.2010', '14.3.2010 г.', '3/14/2010', '14/03/2010', '14 марта 2010', '14 наурыз 2010', '14 March 2010', '40251'] // oxfmt-ignore
  expect(ways.map(way => readDate(way, false))).toEqual(ways.map(() => ({ date: '2010-03-14' })))
  expect(readDate('38789', true)).toEqual({ date: '2010-03-14' })
})

it('refuses a date that is none, that no calendar has, or that may be two days', () => {
  expect(readDate('3/4/2010', false)).toEqual({ refusal: 'dateTwofold' })
  expect(readDate('4/4/2010', false)).toEqual({ date: '2010-04-04' })
  for (const none of ['31.02.2010', '2010-13-01', '13/13/2010']) {
    expect(readDate(none, false)).toEqual({ refusal: 'dateNone' })
  }
  for (const unread of ['14.03.10', 'вчера', '2010', '14 брюмера 2010', '99999', '']) {
    expect(readDate(unread, false)).toEqual({ refusal: 'dateUnread' })
  }
})
