/** Whether the person is an active pupil of an organisation: only then is there somebody to talk to. */
export function isOwnPupil({ role, status }: { role: string; status: string }): boolean {
  return role === 'ORG_STUDENT' && status === 'ACTIVE'
}
