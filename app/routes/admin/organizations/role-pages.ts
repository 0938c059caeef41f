/** Name of the page that lists each role. */
export const pageOfRole = {
  ORG_STUDENT: 'students',
  ORG_TEACHER: 'teachers',
  ORG_STAFF: 'staff',
  ORG_ADMIN: 'admins',
} as const
