import { db, inTurn } from '#app/database/client.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'

const rule: Rule = { name: 'invitation', limit: 5, windowMinutes: 60 }

/** Invited administrators who have not opened the link of their email yet. */
const invited = (organizationId: string) => ({
  organizationId,
  role: 'ORG_ADMIN',
  status: 'ACTIVE',
  user: {
    onboardedAt: null,
    passwordChangeRequired: true,
    email: { not: null },
    emailVerifiedAt: null,
    state: 'ACTIVE',
  },
})

export async function countInvited(organizationId: string): Promise<number> {
  return db.member.count({ where: invited(organizationId) })
}

/** Sends the invitation email again, at most five times an hour. The link of the previous email becomes invalid. */
export async function inviteAgain(organizationId: string): Promise<'done' | 'too-often'> {
  if ((await consumeLimit(rule, organizationId)) > 0) return 'too-often'
  await inTurn(async tx => {
    const members = await tx.member.findMany({ where: invited(organizationId), select: { userId: true } })
    for (const { userId } of members) await queueEmail({ name: 'invitation', userId }, tx)
  })
  return 'done'
}
