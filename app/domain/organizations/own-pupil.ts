type Place = { role: string; status: string; off: boolean }

/** Checks whether the person is an active pupil of an organisation that is not switched off. Only then can they request
 *  a talk. */
export function isActivePupil({ role, status, off }: Place): boolean {
  return role === 'ORG_STUDENT' && status === 'ACTIVE' && !off
}
