import { describe, expect, it } from 'vitest'
import {
  opensGroup,
  subjectsOf,
  sumOfParts,
  unmetParts,
  UNT_MAXIMUM,
  untPartNames,
  untParts,
  untSubjectPairs,
} from './unt.ts'

describe('the parts of the UNT', () => {
  it('make up 140 points', () => {
    expect(untPartNames.reduce((sum, name) => sum + untParts[name].most, 0)).toBe(UNT_MAXIMUM)
  })

  it('have each a minimum of their own: 3, 3, 5, 5, 5', () => {
    expect(untPartNames.map(name => untParts[name].least)).toEqual([3, 3, 5, 5, 5])
    expect(unmetParts({ mathLiteracy: 2, reading: 3, history: 5, first: 4, second: 50 })).toEqual([
      'mathLiteracy',
      'first',
    ])
    expect(unmetParts({ history: 4 })).toEqual(['history'])
    expect(unmetParts({})).toEqual([])
  })

  it('are summed when all are known', () => {
    expect(sumOfParts({ mathLiteracy: 8, reading: 9, history: 15, first: 33, second: 33 })).toBe(98)
    expect(sumOfParts({ mathLiteracy: 8 })).toBeNull()
  })
})

describe('profile subjects', () => {
  it('open the groups that ask for them, in any order', () => {
    expect(opensGroup('MATHEMATICS+COMPUTER_SCIENCE', [['COMPUTER_SCIENCE', 'MATHEMATICS']])).toBe(true)
    expect(opensGroup('BIOLOGY+CHEMISTRY', [['MATHEMATICS', 'PHYSICS']])).toBe(false)
    expect(opensGroup('CREATIVE_EXAM', [['CREATIVE_EXAM']])).toBe(true)
    expect(
      opensGroup('BIOLOGY+CHEMISTRY', [
        ['KAZAKH_LANGUAGE', 'KAZAKH_LITERATURE'],
        ['BIOLOGY', 'CHEMISTRY'],
      ]),
    ).toBe(true)
  })

  it('are each written once', () => {
    const written = untSubjectPairs.map(pair => [...subjectsOf(pair)].sort().join('+'))
    expect(new Set(written).size).toBe(untSubjectPairs.length)
  })
})
