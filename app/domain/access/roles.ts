export const systemRoles = ['USER', 'SUPER_ADMIN', 'MINISTRY'] as const
export type SystemRole = (typeof systemRoles)[number]

export const memberRoles = ['ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER', 'ORG_STUDENT'] as const
export type MemberRole = (typeof memberRoles)[number]

export const memberStatuses = ['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED'] as const
const active: (typeof memberStatuses)[number] = 'ACTIVE'

type Who = { systemRole: string; memberships: { role: string; status: string }[] }

/** SUPER_ADMIN and MINISTRY count as super admins. */
export function isSuper(who: { systemRole: string }) {
  return who.systemRole === 'SUPER_ADMIN' || who.systemRole === 'MINISTRY'
}

const adminRoles: string[] = ['ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER'] satisfies MemberRole[]

/** Checks whether a user may enter the administration: a super role, or an ACTIVE membership as administrator, staff or
 *  teacher. */
export function mayEnterAdmin(who: Who) {
  return isSuper(who) || who.memberships.some(member => member.status === active && adminRoles.includes(member.role))
}
