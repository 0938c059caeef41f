import type { Db } from '#app/database/client.server.ts'
import { mayJoin, type TeamPerson } from './joining.ts'

/** Checks whether the schools of minors allow a person to be in a team with these others. Returns as `mayJoin`. */
export async function mayBeInTeam(tx: Db, userId: string, team: readonly string[], now: Date) {
  const people = await tx.user.findMany({
    where: { id: { in: [userId, ...team] } },
    select: {
      id: true,
      profile: { select: { dateOfBirth: true } },
      memberships: {
        where: { status: 'ACTIVE', organization: { state: 'ACTIVE' } },
        select: { role: true, organization: { select: { id: true, teamsWithOthers: true } } },
      },
    },
  })
  const byId = new Map(
    people.map(({ id, profile, memberships }): [string, TeamPerson] => [
      id,
      {
        dateOfBirth: profile?.dateOfBirth ?? null,
        schools: memberships.flatMap(({ role, organization }) => (role === 'ORG_STUDENT' ? [organization] : [])),
        organizationIds: memberships.map(({ organization }) => organization.id),
      },
    ]),
  )
  return mayJoin(
    byId.get(userId)!,
    team.flatMap(id => byId.get(id) ?? []),
    now,
  )
}
