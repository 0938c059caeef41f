import { inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'

export const accountStates = ['ACTIVE', 'INACTIVE', 'BLOCKED'] as const
export type AccountState = (typeof accountStates)[number]

/** Opens or shuts an account. Shut, its sessions and emails' secrets end in the same moment. */
export async function setAccountState(userId: string, state: AccountState, actorId: string | null) {
  await inTurn(async tx => {
    await tx.user.update({ where: { id: userId }, data: { state } })
    if (state !== 'ACTIVE') {
      await tx.session.deleteMany({ where: { userId } })
      await tx.oneTimeToken.deleteMany({ where: { userId } })
    }
    await recordEvent({ action: 'account.state-changed', actorId, subjectId: userId, details: { state } }, tx)
  })
}

/** Makes a person PAID until an instant, or FREE at once with null. */
export async function setSubscription(userId: string, until: Date | null, actorId: string | null) {
  await inTurn(async tx => {
    await tx.personalSubscription.deleteMany({ where: { userId } })
    if (until) await tx.personalSubscription.create({ data: { userId, until } })
    const details = { until: until?.toISOString() ?? null }
    await recordEvent({ action: 'account.subscription-changed', actorId, subjectId: userId, details }, tx)
  })
}
