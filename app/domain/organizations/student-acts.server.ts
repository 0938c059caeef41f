import { inTurn } from '#app/database/client.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import { changeMembers, type MemberChange, type MemberRefusal } from './members.server.ts'
import type { Staff } from './reach.server.ts'
import { giveSlip, type SlipRefusal } from './slips.server.ts'

export type Tally = {
  done: number
  same: number
  refused: { memberId: string; because: MemberRefusal | SlipRefusal }[]
}

/** Changes pupils or removes them from the organisation. Idempotent. */
export function changeStudents(staff: Staff, memberIds: string[], change: MemberChange | 'remove'): Promise<Tally> {
  return changeMembers(staff, memberIds, change)
}

/** Passwords per transaction. Each takes 7 ms, and all other writes wait meanwhile. */
const BATCH = 5

/** Gives pupils one-time passwords, all with the same instant `at`, so that their slips can be printed together. A
 *  resubmitted form continues where the first attempt stopped: an idempotency key per pupil prevents a second password,
 *  and `at` stays the instant of the first submission. */
export async function giveSlips(staff: Staff, memberIds: string[], idempotencyKey: string) {
  const tally: Tally = { done: 0, same: 0, refused: [] }
  const userId = staff.viewer.id
  const at = await firstSent(userId, idempotencyKey)
  const markOf = (memberId: string) => `${idempotencyKey} ${memberId}`
  for (let start = 0; start < memberIds.length; start += BATCH) {
    const batch = memberIds.slice(start, start + BATCH)
    // Counted after the transaction, because a batch may be retried.
    const counted = await inTurn(async tx => {
      const marks = await tx.idempotencyKey.findMany({ where: { userId, id: { in: batch.map(markOf) } } })
      const given = new Set(marks.map(({ id }) => id))
      const own: Tally = { done: 0, same: given.size, refused: [] }
      for (const memberId of batch.filter(id => !given.has(markOf(id)))) {
        const outcome = await giveSlip(tx, staff, memberId, at)
        if (outcome === 'done') {
          await useKeyOnce(tx, userId, markOf(memberId))
          own.done += 1
        } else if (outcome !== null) own.refused.push({ memberId, because: outcome })
      }
      return own
    })
    tally.done += counted.done
    tally.same += counted.same
    tally.refused.push(...counted.refused)
  }
  return { ...tally, at: tally.done + tally.same > 0 ? at : null }
}

/** Time of the first submission of a form. */
function firstSent(userId: string, id: string): Promise<Date> {
  return inTurn(async tx => {
    await useKeyOnce(tx, userId, id)
    const { createdAt } = await tx.idempotencyKey.findUniqueOrThrow({ where: { userId_id: { userId, id } } })
    return createdAt
  })
}
