import { describe, expect, it } from 'vitest'
import { memberStatuses } from '#app/domain/access/roles.ts'
import { isBackedByOrganization, mayChangePassword } from './credentials.ts'

const memberOf = (...statuses: string[]) => ({
  memberships: statuses.map(status => ({
    type: 'SCHOOL',
    organizationId: 'lyceum',
    role: 'ORG_STUDENT',
    status,
    subscriptionStartsAt: null,
    subscriptionEndsAt: null,
  })),
})

describe('who may change their password', () => {
  it('is who has a confirmed address, with or without an organisation', () => {
    expect(mayChangePassword({ emailVerified: true, ...memberOf() })).toBe(true)
    expect(mayChangePassword({ emailVerified: true, ...memberOf('BLOCKED') })).toBe(true)
  })

  it('is an active member without any address', () => {
    expect(mayChangePassword({ emailVerified: false, ...memberOf('ACTIVE') })).toBe(true)
    expect(mayChangePassword({ emailVerified: false, ...memberOf('SUSPENDED', 'ACTIVE') })).toBe(true)
  })

  it('is nobody else', () => {
    expect(mayChangePassword({ emailVerified: false, ...memberOf() })).toBe(false)
    for (const status of memberStatuses.filter(one => one !== 'ACTIVE')) {
      expect(mayChangePassword({ emailVerified: false, ...memberOf(status) })).toBe(false)
      expect(isBackedByOrganization(memberOf(status))).toBe(false)
    }
  })
})
