import type { MemberRole } from '#app/domain/access/roles.ts'
import { managing } from '#app/domain/organizations/permissions.ts'

export const importKinds = ['STUDENTS', 'STAFF', 'TEACHERS'] as const
export type ImportKind = (typeof importKinds)[number]

/** What everybody in a list becomes. */
export const roleOf: Record<ImportKind, MemberRole> = {
  STUDENTS: 'ORG_STUDENT',
  STAFF: 'ORG_STAFF',
  TEACHERS: 'ORG_TEACHER',
}

/** The permission one needs to take a list of a kind, or undo it. */
export function permissionFor(kind: ImportKind) {
  return managing(roleOf[kind])
}
