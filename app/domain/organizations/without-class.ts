/** Whether somebody with these memberships has a group and no class: a person of colleges or universities alone
 *  (docs/decisions/114). */
export function isWithoutClass(memberships: readonly { type: string }[]): boolean {
  return memberships.length > 0 && memberships.every(({ type }) => type !== 'SCHOOL')
}
