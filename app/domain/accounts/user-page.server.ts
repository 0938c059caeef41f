import { db } from '#app/database/client.server.ts'
import { isSuper, type MemberRole, type SystemRole } from '#app/domain/access/roles.ts'
import type { AccountState } from './account-states.ts'
import { mayActOn, userActs, type UserAct } from './user-acts.ts'
import type { Viewer } from './viewer.server.ts'

const SESSIONS = 20

/** A person as the site's roles see them: who they are, how they get in, where they belong, and what the viewer may do.
 *  No result, no mark and no exam. Null when there is no such person, or the viewer has no system role. */
export async function findUser(viewer: Viewer, userId: string, now = new Date()) {
  if (!isSuper(viewer)) return null
  const user = await db.user.findUnique({
    where: { id: userId },
    include: {
      profile: { include: { city: { select: { name: true } } } },
      subscription: true,
      totpDevice: { select: { confirmedAt: true } },
      managedBy: { select: { id: true, name: true } },
      slip: { select: { expiresAt: true } },
      memberships: {
        orderBy: { createdAt: 'asc' },
        select: {
          id: true,
          role: true,
          status: true,
          organization: { select: { id: true, name: true } },
          group: { select: { code: true } },
        },
      },
      sessions: {
        where: { expiresAt: { gt: now } },
        orderBy: { lastSeenAt: 'desc' },
        take: SESSIONS,
        select: { id: true, device: true, shared: true, createdAt: true, lastSeenAt: true },
      },
    },
  })
  if (!user?.profile) return null
  const { profile, passwordHash: _, memberships, ...account } = user
  return {
    ...account,
    profile,
    systemRole: user.systemRole as SystemRole,
    state: user.state as AccountState,
    paidUntil: user.subscription?.until ?? null,
    twoStep: Boolean(user.totpDevice?.confirmedAt),
    memberships: memberships.map(({ role, ...member }) => ({ ...member, role: role as MemberRole })),
    own: viewer.id === user.id,
    may: Object.fromEntries(userActs.map(act => [act, mayActOn(viewer, user, act)])) as Record<UserAct, boolean>,
  }
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** How much of a person's own would go with their account. */
export async function countBelongings(userId: string) {
  const mine = { where: { userId } }
  const [attempts, analyses, plans, certificates, admissions, files] = await Promise.all([
    db.attempt.count({ where: { userId, completedAt: { not: null } } }),
    db.analysis.count({ where: { userId, completedAt: { not: null } } }),
    db.plan.count(mine),
    db.certificate.count(mine),
    db.institutionAnalysis.count({ where: { userId, completedAt: { not: null } } }),
    db.storedFile.aggregate({ where: { ownerId: userId }, _count: true, _sum: { bytes: true } }),
  ])
  return { attempts, analyses, plans, certificates, admissions, files: files._count, bytes: files._sum.bytes ?? 0 }
}

export type Belongings = Awaited<ReturnType<typeof countBelongings>>
