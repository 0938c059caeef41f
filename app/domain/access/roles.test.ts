import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSuper, mayEnterAdmin, memberRoles, memberStatuses, systemRoles } from './roles.ts'

const membership = (role: string, status = 'ACTIVE') => ({ role, status })
const user = (...memberships: { role: string; status: string }[]) => ({ systemRole: 'USER', memberships })

describe('the roles', () => {
  it('are those of the product', () => {
    expect(systemRoles).toEqual(['USER', 'SUPER_ADMIN', 'MINISTRY'])
    expect(memberRoles).toEqual(['ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER', 'ORG_STUDENT'])
    expect(memberStatuses).toEqual(['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED'])
  })

  it('of super admins are SUPER_ADMIN and MINISTRY', () => {
    expect(systemRoles.filter(systemRole => isSuper({ systemRole }))).toEqual(['SUPER_ADMIN', 'MINISTRY'])
    for (const systemRole of ['', 'super_admin', 'SUPER_ADMIN ', 'ORG_ADMIN'])
      expect(isSuper({ systemRole })).toBe(false)
  })
})

describe('the admin area', () => {
  it('lets super roles in, member or not', () => {
    for (const systemRole of ['SUPER_ADMIN', 'MINISTRY']) {
      expect(mayEnterAdmin({ systemRole, memberships: [] })).toBe(true)
      expect(mayEnterAdmin({ systemRole, memberships: [membership('ORG_STUDENT', 'BLOCKED')] })).toBe(true)
    }
  })

  it.each([
    ['ORG_ADMIN', true],
    ['ORG_STAFF', true],
    ['ORG_TEACHER', true],
    ['ORG_STUDENT', false],
  ])('answers an active %s with %s', (role, enters) => expect(mayEnterAdmin(user(membership(role)))).toBe(enters))

  it('refuses every role whose membership is not active', () => {
    for (const status of memberStatuses.filter(status => status !== 'ACTIVE')) {
      for (const role of memberRoles) expect(mayEnterAdmin(user(membership(role, status)))).toBe(false)
    }
  })

  it('refuses somebody without any membership', () => expect(mayEnterAdmin(user())).toBe(false))

  it('does not put the role of one membership and the status of another together', () => {
    expect(mayEnterAdmin(user(membership('ORG_ADMIN', 'INACTIVE'), membership('ORG_STUDENT')))).toBe(false)
    expect(mayEnterAdmin(user(membership('ORG_STUDENT', 'BLOCKED'), membership('ORG_TEACHER')))).toBe(true)
  })

  it('refuses an organisation role as a system role and a system role as an organisation role', () => {
    expect(mayEnterAdmin({ systemRole: 'ORG_ADMIN', memberships: [] })).toBe(false)
    expect(mayEnterAdmin(user(membership('SUPER_ADMIN')))).toBe(false)
  })

  it('is never closed by one membership more', () => {
    const any = fc.record({ role: fc.constantFrom(...memberRoles), status: fc.constantFrom(...memberStatuses) })
    fc.assert(
      fc.property(fc.constantFrom(...systemRoles), fc.array(any), any, (systemRole, memberships, more) => {
        if (mayEnterAdmin({ systemRole, memberships })) {
          expect(mayEnterAdmin({ systemRole, memberships: [...memberships, more] })).toBe(true)
        }
      }),
    )
  })
})
