import type { ColleagueRole } from '#app/domain/organizations/colleagues.server.ts'

/** Roles of the three lists of colleagues, by URL segment. */
export const colleagueRoles = {
  staff: 'ORG_STAFF',
  teachers: 'ORG_TEACHER',
  admins: 'ORG_ADMIN',
} as const satisfies Record<string, ColleagueRole>
export type Kind = keyof typeof colleagueRoles

/** Names of their pages, in the path patterns. */
export const addressOf = {
  staff: { list: 'staff', add: 'newStaff', file: 'exportStaff' },
  teachers: { list: 'teachers', add: 'newTeacher', file: 'exportTeachers' },
  admins: { list: 'admins', add: 'newAdmin', file: 'exportAdmins' },
} as const
