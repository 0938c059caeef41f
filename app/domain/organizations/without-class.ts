/** Checks whether a person has memberships but none in a school, so that they have a group instead of a class
 *  (docs/decisions/114). */
export function isWithoutClass(memberships: readonly { type: string }[]): boolean {
  return memberships.length > 0 && memberships.every(({ type }) => type !== 'SCHOOL')
}
