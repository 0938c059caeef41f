/** Roles in which a viewer may deal with an organisation. */
const staffStandings = ['SUPER_ADMIN', 'MINISTRY', 'ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER'] as const
export type StaffStanding = (typeof staffStandings)[number]

/** Permissions of each role within an organisation.
 *  - `view`: its overview, groups, pupils and their analytics; for a teacher, only the groups they mentor
 *  - `view-staff`: the lists of staff, teachers and administrators, imports, the log
 *  - `counsel`: notes about pupils, talks and reminders; not for the super roles of the site
 *  - `manage-students`: pupils and groups: add, import, move, status, passwords
 *  - `manage-staff`: staff, teachers and administrators, and the role of every member
 *  - `edit`: the organisation's names, city and contact
 *  - `agree`: its type, state and subscription */
const permissions = {
  view: staffStandings,
  'view-staff': ['SUPER_ADMIN', 'MINISTRY', 'ORG_ADMIN', 'ORG_STAFF'],
  counsel: ['ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER'],
  'manage-students': ['SUPER_ADMIN', 'ORG_ADMIN', 'ORG_STAFF'],
  'manage-staff': ['SUPER_ADMIN', 'ORG_ADMIN'],
  edit: ['SUPER_ADMIN', 'ORG_ADMIN'],
  agree: ['SUPER_ADMIN'],
} satisfies Record<string, readonly StaffStanding[]>
export type Permission = keyof typeof permissions

export function isPermitted(standing: StaffStanding, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffStanding[]).includes(standing)
}

/** The permission required to manage a member with this role. */
export function managing(role: string): Permission {
  return role === 'ORG_STUDENT' ? 'manage-students' : 'manage-staff'
}
