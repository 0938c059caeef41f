import { addressesOf } from './address.ts'

/** Addresses of the administration. A pupil's browser carries none of them (docs/decisions/054). */
export const adminPatterns = {
  admin: '/admin',
  analytics: '/admin/analytics',
  applications: '/admin/applications',
  answerApplication: '/admin/applications/:applicationId/answer',
} as const

/** The address of a page of the administration, for its own pages and for the server. A page elsewhere that leads there
 *  gets the address from its loader and links with `reloadDocument`. */
export const adminPathOf = addressesOf(adminPatterns)
