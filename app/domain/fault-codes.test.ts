import { expect, it } from 'vitest'
import { codesOf } from './fault-codes.ts'

it('a fault is named in the log by codes, never by what a driver says of values', () => {
  const conflict = { kind: 'postgres', code: '40P01', originalCode: '40P01', message: 'deadlock, Key (email)=(a@b.kz)' }
  const handedOn = Object.assign(new Error('Invalid invocation'), {
    code: 'P2010',
    meta: { driverAdapterError: { cause: conflict } },
  })
  expect(codesOf(handedOn)).toEqual(['P2010', '40P01'])
  expect(codesOf(Object.assign(new Error('x'), { code: 'a text, a@b.kz' }))).toEqual([])
  expect(codesOf(null)).toEqual([])
})
