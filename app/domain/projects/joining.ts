import { isMinor } from '#app/domain/accounts/age.ts'

/** Who may be in one team. An organisation says whether its pupils may work with people of others; at first they may not. */
export type TeamPerson = {
  dateOfBirth: string | null
  /** Where they are a pupil, with what that organisation allows; empty for somebody without one. */
  schools: readonly { id: string; teamsWithOthers: boolean }[]
  /** Organisations they belong to in any role. */
  organizationIds: readonly string[]
}

/** Whether somebody may join a team: `'yes'`, or whose school has to allow it first. Grown-ups join each other freely. A minor and
 *  anybody outside their organisation join only where every school of every minor of the two allows it; a minor without a
 *  school joins nobody they share no organisation with. A person of unknown age counts as a minor. */
export function mayJoin(
  asking: TeamPerson,
  team: readonly TeamPerson[],
  now: Date,
): 'yes' | 'ownSchool' | 'otherSchool' {
  for (const member of team) {
    if (!isMinor(asking.dateOfBirth, now) && !isMinor(member.dateOfBirth, now)) continue
    if (asking.organizationIds.some(id => member.organizationIds.includes(id))) continue
    if (isMinor(asking.dateOfBirth, now) && !isAllowed(asking)) return 'ownSchool'
    if (isMinor(member.dateOfBirth, now) && !isAllowed(member)) return 'otherSchool'
  }
  return 'yes'
}

function isAllowed({ schools }: TeamPerson): boolean {
  return schools.length > 0 && schools.every(({ teamsWithOthers }) => teamsWithOthers)
}
