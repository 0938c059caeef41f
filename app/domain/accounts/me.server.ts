import { db } from '#app/database/client.server.ts'

/** Returns the current user as the JSON API shows it, with their role, organisation and membership. */
export async function findMe(userId: string) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      profile: { select: { firstName: true, lastName: true } },
      subscription: true,
      memberships: { include: { organization: true }, orderBy: { createdAt: 'desc' } },
    },
  })
  const membership =
    user.memberships.find(({ status, organization }) => status === 'ACTIVE' && organization.state === 'ACTIVE') ??
    user.memberships[0]
  return {
    id: user.id,
    username: user.username,
    firstName: user.profile?.firstName ?? '',
    lastName: user.profile?.lastName ?? '',
    role: user.systemRole,
    onboarded: user.onboardedAt !== null,
    subscription: user.subscription && user.subscription.until > new Date() ? 'PAID' : 'FREE',
    organization: membership
      ? {
          id: membership.organization.id,
          type: membership.organization.type,
          subscriptionStartsAt: membership.organization.subscriptionStartsAt,
          subscriptionEndsAt: membership.organization.subscriptionEndsAt,
        }
      : null,
    organizationUser: membership ? { status: membership.status, role: membership.role } : null,
  }
}
