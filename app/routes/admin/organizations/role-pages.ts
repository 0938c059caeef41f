/** The list of each role of an organisation, by the name of its address. */
export const pageOfRole = {
  ORG_STUDENT: 'students',
  ORG_TEACHER: 'teachers',
  ORG_STAFF: 'staff',
  ORG_ADMIN: 'admins',
} as const
