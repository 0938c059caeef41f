import { isMinor } from '#app/domain/accounts/age.ts'

/** A person with what decides whose team they may join. An organisation sets whether its pupils may work with people of
 *  other organisations; the default is no. */
export type TeamPerson = {
  dateOfBirth: string | null
  /** Organisations where they are a pupil, with that setting. */
  schools: readonly { id: string; teamsWithOthers: boolean }[]
  /** Organisations they belong to in any role. */
  organizationIds: readonly string[]
}

/** Decides whether a person may join a team: `'yes'`, or whose school must allow it first. Adults join each other
 *  freely, and so do people of one organisation. Otherwise every school of each minor of the pair must allow it; a
 *  minor without a school is refused. A person of unknown age counts as a minor. */
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
