/** As what a viewer stands before one organisation. */
const staffStandings = ['SUPER_ADMIN', 'MINISTRY', 'ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER'] as const
export type StaffStanding = (typeof staffStandings)[number]

/** What each role may do within an organisation they have reach to.
 *  - `view`: its overview, groups, pupils and their analytics, a teacher those of the groups they mentor
 *  - `view-staff`: the lists of staff, teachers and administrators, imports, the log
 *  - `counsel`: notes about pupils, talks and reminders: the organisation's own people, and nobody of the site
 *  - `manage-students`: pupils and groups: add, import, move, status, passwords
 *  - `manage-staff`: staff, teachers and administrators, and everybody's role
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

/** The permission one needs to manage a member of a role. */
export function managing(role: string): Permission {
  return role === 'ORG_STUDENT' ? 'manage-students' : 'manage-staff'
}
