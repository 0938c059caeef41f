import { addressesOf } from './address.ts'

/** A list of 10,000 people weighs less than a megabyte. */
const LIST_BYTES = 10 * 1024 * 1024

/** Addresses of the administration. A pupil's browser carries none of them (docs/decisions/054). */
export const adminPatterns = {
  admin: '/admin',
  analytics: '/admin/analytics',
  applications: '/admin/applications',
  answerApplication: '/admin/applications/:applicationId/answer',
  locations: '/admin/locations',
  countries: '/admin/locations/countries',
  newCountry: '/admin/locations/countries/create',
  country: '/admin/locations/countries/:placeId',
  mergeCountry: '/admin/locations/countries/:placeId/merge',
  removeCountry: '/admin/locations/countries/:placeId/delete',
  cities: '/admin/locations/cities',
  newCity: '/admin/locations/cities/create',
  city: '/admin/locations/cities/:placeId',
  mergeCity: '/admin/locations/cities/:placeId/merge',
  removeCity: '/admin/locations/cities/:placeId/delete',
  organizations: '/admin/organizations',
  newOrganization: '/admin/organizations/create',
  organization: '/admin/organizations/:orgId',
  editOrganization: '/admin/organizations/:orgId/edit',
  organizationLog: '/admin/organizations/:orgId/log',
  firstHour: '/admin/organizations/:orgId/first-hour',
  inviteAgain: '/admin/organizations/:orgId/invite',
  joinCode: '/admin/organizations/:orgId/join-code',
  glance: '/admin/organizations/:orgId/groups/:groupId/glance',
  studentAnalytics: '/admin/organizations/:orgId/analytics/:studentId',
  removeNote: '/admin/organizations/:orgId/analytics/:studentId/notes/:noteId/remove',
  holdTalk: '/admin/organizations/:orgId/analytics/:studentId/talks',
  joinRequests: '/admin/organizations/:orgId/requests',
  answerRequest: '/admin/organizations/:orgId/requests/:memberId',
  orgAnalytics: '/admin/organizations/:orgId/analytics',
  orgReport: '/admin/organizations/:orgId/analytics/report',
  exportAnalytics: '/admin/organizations/:orgId/analytics/export',
  groups: '/admin/organizations/:orgId/groups',
  newGroup: '/admin/organizations/:orgId/groups/create',
  group: '/admin/organizations/:orgId/groups/:groupId',
  editGroup: '/admin/organizations/:orgId/groups/:groupId/edit',
  moveUpGroup: '/admin/organizations/:orgId/groups/:groupId/move-up',
  archiveGroup: '/admin/organizations/:orgId/groups/:groupId/archive',
  teachers: '/admin/organizations/:orgId/teachers',
  newTeacher: '/admin/organizations/:orgId/teachers/create',
  exportTeachers: '/admin/organizations/:orgId/teachers/export',
  staff: '/admin/organizations/:orgId/staff',
  newStaff: '/admin/organizations/:orgId/staff/create',
  exportStaff: '/admin/organizations/:orgId/staff/export',
  admins: '/admin/organizations/:orgId/admins',
  newAdmin: '/admin/organizations/:orgId/admins/create',
  exportAdmins: '/admin/organizations/:orgId/admins/export',
  uploadStudents: '/admin/organizations/:orgId/students/upload',
  uploadStaff: '/admin/organizations/:orgId/staff/upload',
  uploadTeachers: '/admin/organizations/:orgId/teachers/upload',
  importTemplate: '/admin/organizations/:orgId/imports/template',
  showImport: '/admin/organizations/:orgId/imports/:importId',
  takeImport: '/admin/organizations/:orgId/imports/:importId/take',
  chooseDoubles: '/admin/organizations/:orgId/imports/:importId/doubles',
  undoImport: '/admin/organizations/:orgId/imports/:importId/undo',
  importRefused: '/admin/organizations/:orgId/imports/:importId/refused',
  importProgress: '/admin/organizations/:orgId/imports/:importId/progress',
  students: '/admin/organizations/:orgId/students',
  newStudent: '/admin/organizations/:orgId/students/create',
  actOnStudents: '/admin/organizations/:orgId/students/act',
  exportStudents: '/admin/organizations/:orgId/students/export',
  member: '/admin/organizations/:orgId/members/:memberId',
  memberPassword: '/admin/organizations/:orgId/members/:memberId/password',
  removeMember: '/admin/organizations/:orgId/members/:memberId/remove',
  slips: '/admin/organizations/:orgId/slips',
} as const

/** The pages of the administration that take a file, and how many bytes it may have. */
export const adminUploadLimits = {
  uploadStudents: LIST_BYTES,
  uploadStaff: LIST_BYTES,
  uploadTeachers: LIST_BYTES,
} satisfies Partial<Record<keyof typeof adminPatterns, number>>

/** The address of a page of the administration, for its own pages and for the server. A page elsewhere that leads there
 *  gets the address from its loader and links with `reloadDocument`. */
export const adminPathOf = addressesOf(adminPatterns)
