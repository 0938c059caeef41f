type Place = { role: string; status: string; off: boolean }

/** Whether the person is an active pupil of an organisation that is not switched off: only then is there somebody to talk
 *  to. */
export function isOwnPupil({ role, status, off }: Place): boolean {
  return role === 'ORG_STUDENT' && status === 'ACTIVE' && !off
}
