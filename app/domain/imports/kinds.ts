import type { MemberRole } from '#app/domain/access/roles.ts'
import { managing } from '#app/domain/organizations/permissions.ts'

export const importKinds = ['STUDENTS', 'STAFF', 'TEACHERS'] as const
export type ImportKind = (typeof importKinds)[number]

/** The role that all people of a list get. */
export const roleOf: Record<ImportKind, MemberRole> = {
  STUDENTS: 'ORG_STUDENT',
  STAFF: 'ORG_STAFF',
  TEACHERS: 'ORG_TEACHER',
}

/** The permission required to import a list of this kind or to undo it. */
export function permissionFor(kind: ImportKind) {
  return managing(roleOf[kind])
}
