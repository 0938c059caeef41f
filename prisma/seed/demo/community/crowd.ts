import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Audience } from '#app/domain/feed/audience.ts'
import { hashPassword } from '#app/domain/accounts/passwords.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { DEMO_PASSWORD } from '../../demo-people.ts'
import { confirmAddress } from '../addresses.ts'
import { asOf, daysFromNow, hoursAfter } from '../clock.ts'
import { createPerson } from '../create-person.ts'
import { newcomers } from './people.ts'

/** A person who can post: the viewer of a request, with their groups. */
type Speaker = { viewer: Viewer; organizationIds: string[]; groupIds: string[]; followerIds: Set<string> }
/** People of the demo that exist, by username. */
export type Crowd = Map<string, Speaker>

/** Adds the people that only the community needs. A visitor who has taken one of these usernames keeps it. */
export async function addNewcomers(db: PrismaClient) {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const { signedUpDaysAgo, ...person } of newcomers) {
    if (await db.user.findUnique({ where: { usernameFolded: fold(person.username) }, select: { id: true } })) continue
    const signedUp = daysFromNow(-signedUpDaysAgo)
    const account = { passwordHash, onboardedAt: hoursAfter(signedUp, 0.25) }
    await asOf(signedUp, () => createPerson(db, person, account))
    await confirmAddress(db, person.username, account.onboardedAt)
  }
}

/** Loads the people that exist. Accounts of the demo that were closed or renamed, or whose username was taken by a
 *  visitor, are left out. */
export async function gatherCrowd(db: PrismaClient, usernames: ReadonlySet<string>): Promise<Crowd> {
  const users = await db.user.findMany({
    where: {
      usernameFolded: { in: [...usernames].map(name => fold(name)) },
      state: 'ACTIVE',
      deletionAt: null,
      onboardedAt: { not: null },
    },
    orderBy: { usernameFolded: 'asc' },
    select: {
      id: true,
      username: true,
      systemRole: true,
      profile: { select: { firstName: true, lastName: true, dateOfBirth: true } },
      memberships: {
        orderBy: { id: 'asc' },
        select: { organizationId: true, role: true, status: true, groupId: true, organization: true },
      },
      mentors: { where: { archivedAt: null }, select: { id: true } },
      followers: { select: { followerId: true } },
    },
  })
  return new Map(
    users
      .filter(({ username, profile }) => isOurs(username, profile?.firstName))
      .map(({ profile, memberships, mentors, followers, ...user }) => {
        const active = memberships.filter(
          ({ status, organization: { state } }) => status === 'ACTIVE' && state === 'ACTIVE',
        )
        const viewer = { ...user, ...profile, memberships: active } as unknown as Viewer
        const groupIds = [...active, ...mentors.map(({ id }) => ({ groupId: id }))].flatMap(
          ({ groupId }) => groupId ?? [],
        )
        const followerIds = new Set(followers.map(({ followerId }) => followerId))
        return [
          user.username,
          { viewer, organizationIds: active.map(({ organizationId }) => organizationId), groupIds, followerIds },
        ]
      }),
  )
}

/** Returns the people who can see a post of this audience, without its author. */
export function reachOf(crowd: Crowd, by: Speaker, audience: Audience): Viewer[] {
  const [organizationId] = by.organizationIds
  return [...crowd.values()].flatMap(({ viewer, organizationIds, groupIds }) => {
    if (viewer.id === by.viewer.id) return []
    const isReached = {
      EVERYONE: true,
      FOLLOWERS: by.followerIds.has(viewer.id),
      ORGANIZATION: organizationIds.some(id => id === organizationId),
      GROUP: groupIds.some(id => by.groupIds.includes(id)),
    }[audience]
    return isReached ? [viewer] : []
  })
}

function isOurs(username: string, firstName: string | undefined) {
  const newcomer = newcomers.find(one => one.username === username)
  return !newcomer || newcomer.firstName === firstName
}
