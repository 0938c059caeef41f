import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { SystemRole } from '#app/domain/access/roles.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { type Fields, fieldsVersion } from '#app/domain/content/history.server.ts'
import type { AccountState } from './account-states.ts'
import { roleFields, stateFields } from './standing-fields.ts'

/** The version a form was made from, and the values its user gave up in favour of another administrator's. */
export type Seen = { version: number; declined: Fields }

type StateChange = {
  state: AccountState
  /** Reason for closing the account, shown to its owner. */
  reason?: string | null
  /** When a block ends by itself; null for never. */
  until?: Date | null
}

/** Opens or closes an account. Closing it also ends its sessions and invalidates its one-time tokens.
 *  `'last-super-admin'` when no SUPER_ADMIN would remain; with `seen`, `'conflict'` when another administrator has
 *  changed the account since, and `'same'` when nothing changes. */
export async function setAccountState(
  userId: string,
  { state, reason = null, until = null }: StateChange,
  actorId: string | null,
  seen?: Seen,
): Promise<'done' | 'same' | 'conflict' | 'last-super-admin'> {
  return inTurn(async tx => {
    if (seen) {
      const kept = fieldsVersion(stateFields(await tx.user.findUniqueOrThrow({ where: { id: userId } })))
      if (kept !== seen.version) return 'conflict'
      const wanted = {
        state,
        stateReason: state === 'ACTIVE' ? null : reason,
        stateUntil: state === 'BLOCKED' ? until : null,
      }
      if (fieldsVersion(stateFields(wanted)) === kept) return 'same'
    }
    return changeAccountState(tx, userId, { state, reason, until }, actorId, givenUp(seen))
  })
}

/** Same as `setAccountState`, in the caller's transaction and without the conflict check. `details` are added to the
 *  audit log. */
export async function changeAccountState(
  tx: Db,
  userId: string,
  { state, reason = null, until = null }: StateChange,
  actorId: string | null,
  details: Record<string, string> = {},
): Promise<'done' | 'last-super-admin'> {
  if (state !== 'ACTIVE' && (await isLastSuperAdmin(tx, userId))) return 'last-super-admin'
  const shut = state === 'ACTIVE' ? { stateReason: null } : { stateReason: reason }
  const stateUntil = state === 'BLOCKED' ? until : null
  await tx.user.update({ where: { id: userId }, data: { state, ...shut, stateUntil } })
  if (state !== 'ACTIVE') {
    await tx.session.deleteMany({ where: { userId } })
    await tx.oneTimeToken.deleteMany({ where: { userId } })
  }
  const eventDetails = { state, ...(stateUntil && { until: stateUntil.toISOString() }), ...details }
  await recordEvent({ action: 'account.state-changed', actorId, subjectId: userId, details: eventDetails }, tx)
  return 'done'
}

/** Opens an account whose block has ended. Returns false while the block lasts. */
export async function liftEndedBlock(userId: string, now = new Date()): Promise<boolean> {
  return inTurn(async tx => {
    const ended = { id: userId, state: 'BLOCKED', stateUntil: { lte: now } }
    const { count } = await tx.user.updateMany({
      where: ended,
      data: { state: 'ACTIVE', stateReason: null, stateUntil: null },
    })
    const details = { state: 'ACTIVE' }
    if (count > 0) await recordEvent({ action: 'account.state-changed', actorId: null, subjectId: userId, details }, tx)
    return count > 0
  })
}

/** Opens up to 500 accounts whose block has ended, so that lists and profiles need not compare dates. */
export async function liftEndedBlocks(now: Date) {
  const ended = { state: 'BLOCKED', stateUntil: { lte: now } }
  const people = await db.user.findMany({ where: ended, select: { id: true }, take: 500 })
  for (const { id } of people) await liftEndedBlock(id, now)
}

/** Gives a person a subscription until an instant, or ends it with null. */
export async function setSubscription(userId: string, until: Date | null, actorId: string | null) {
  await inTurn(tx => changeSubscription(tx, userId, until, actorId))
}

/** Same as `setSubscription`, in the caller's transaction. */
export async function changeSubscription(tx: Db, userId: string, until: Date | null, actorId: string | null) {
  await tx.personalSubscription.deleteMany({ where: { userId } })
  if (until) await tx.personalSubscription.create({ data: { userId, until } })
  const details = { until: until?.toISOString() ?? null }
  await recordEvent({ action: 'account.subscription-changed', actorId, subjectId: userId, details }, tx)
}

/** Returns the given-up values for the audit log, without the reason: it is text about a person, which the log does not
 *  store. */
function givenUp(seen: Seen | undefined) {
  const declined = Object.entries(seen?.declined ?? {}).filter(([name]) => name !== 'reason')
  return Object.fromEntries(declined.map(([name, text]) => [`${name}.declined`, text]))
}

/** Sets a system role. `'last-super-admin'` when no SUPER_ADMIN would remain; `'same'` when nothing changes; with
 *  `seen`, `'conflict'` when another administrator has changed the role since. Ends the person's sessions when they had
 *  a role other than USER. After a promotion from USER the sessions continue, with the lifetime of staff. */
export async function setSystemRole(
  userId: string,
  systemRole: SystemRole,
  actorId: string | null,
  seen?: Seen,
): Promise<'done' | 'same' | 'conflict' | 'last-super-admin'> {
  return inTurn(async tx => {
    const { systemRole: from } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    if (seen && fieldsVersion(roleFields({ systemRole: from })) !== seen.version) return 'conflict'
    if (from === systemRole) return 'same'
    if (await isLastSuperAdmin(tx, userId)) return 'last-super-admin'
    await tx.user.update({ where: { id: userId }, data: { systemRole } })
    if (from !== 'USER') await tx.session.deleteMany({ where: { userId } })
    const details = { systemRole, from, ...givenUp(seen) }
    await recordEvent({ action: 'account.role-changed', actorId, subjectId: userId, details }, tx)
    return 'done'
  })
}

/** Checks whether this is the only active SUPER_ADMIN account that is not awaiting deletion. */
async function isLastSuperAdmin(tx: Db, userId: string): Promise<boolean> {
  const open = { systemRole: 'SUPER_ADMIN', state: 'ACTIVE', deletionAt: null }
  if ((await tx.user.count({ where: { ...open, id: userId } })) === 0) return false
  return (await tx.user.count({ where: { ...open, id: { not: userId } } })) === 0
}
