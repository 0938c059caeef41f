import { describe, expect, it } from 'vitest'
import { mayActOn, userActs } from './user-acts.ts'

const one = (id: string, systemRole: string) => ({ id, systemRole })

describe('what the site’s roles do to an account', () => {
  it('is everything for SUPER_ADMIN, on everybody but themselves', () => {
    for (const role of ['USER', 'MINISTRY', 'SUPER_ADMIN'])
      for (const act of userActs) expect(mayActOn(one('a', 'SUPER_ADMIN'), one('b', role), act)).toBe(true)
    for (const act of userActs) expect(mayActOn(one('a', 'SUPER_ADMIN'), one('a', 'SUPER_ADMIN'), act)).toBe(false)
  })

  it('is the subscription and the state for MINISTRY, of people without a system role', () => {
    const allowed = userActs.filter(act => mayActOn(one('m', 'MINISTRY'), one('b', 'USER'), act))
    expect(allowed).toEqual(['subscription', 'state'])
    for (const role of ['MINISTRY', 'SUPER_ADMIN'])
      for (const act of userActs) expect(mayActOn(one('m', 'MINISTRY'), one('b', role), act)).toBe(false)
  })

  it('is nothing for everybody else', () => {
    for (const act of userActs) expect(mayActOn(one('a', 'USER'), one('b', 'USER'), act)).toBe(false)
  })
})
