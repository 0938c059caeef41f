import type { ColleagueRole } from '#app/domain/organizations/colleagues.server.ts'

/** The three lists of people who work for an organisation, by their part of the address. */
export const colleagueRoles = {
  staff: 'ORG_STAFF',
  teachers: 'ORG_TEACHER',
  admins: 'ORG_ADMIN',
} as const satisfies Record<string, ColleagueRole>
export type Kind = keyof typeof colleagueRoles

/** The names of their addresses. */
export const addressOf = {
  staff: { list: 'staff', add: 'newStaff', file: 'exportStaff' },
  teachers: { list: 'teachers', add: 'newTeacher', file: 'exportTeachers' },
  admins: { list: 'admins', add: 'newAdmin', file: 'exportAdmins' },
} as const
