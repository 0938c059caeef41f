import { describe, expect, it } from 'vitest'
import { groupKey, yearOfCode } from './group-code.ts'

describe('a group code', () => {
  it('is one however it is written', () => {
    // The second spelling contains a Latin letter.
    const ways = ['9А', '9A', '9 «А»', '9-а', ' 9 "а" ', "9 'A'"]
    expect(new Set(ways.map(groupKey))).toEqual(new Set(['9а']))
  })

  it('keeps different classes apart', () => {
    const codes = ['9А', '9Ә', '9Б', '10А', '9', 'IT-21', 'ИТ-21']
    expect(new Set(codes.map(groupKey)).size).toBe(codes.length)
  })

  it('says which class it is', () => {
    expect(['9А', '11 Ә', 'IT-21', '2026', '0', '7'].map(yearOfCode)).toEqual([9, 11, null, null, null, 7])
  })
})
