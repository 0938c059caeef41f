import { inTurn } from '#app/database/client.server.ts'
import { takeOnce } from '#app/domain/accounts/idempotency.server.ts'
import { changeMembers, type MemberChange, type MemberRefusal } from './members.server.ts'
import type { Staff } from './reach.server.ts'
import { giveSlip, type SlipRefusal } from './slips.server.ts'

export type Tally = {
  done: number
  same: number
  refused: { memberId: string; because: MemberRefusal | SlipRefusal }[]
}

/** Changes pupils, or takes them out of the organisation. Done twice it is the same as done once. */
export function changeStudents(staff: Staff, memberIds: string[], change: MemberChange | 'remove'): Promise<Tally> {
  return changeMembers(staff, memberIds, change)
}

/** So many passwords are given in one transaction: each takes 7 ms, and every other write waits for it. */
const BATCH = 5

/** Gives pupils one-time passwords, all of the same instant `at`, so that their slips can be printed together. The very
 *  same form sent again does what the first sending has not come to, and gives nobody a second password: who was given
 *  one is marked with it. `at` is then the instant of the first time. */
export async function giveSlips(staff: Staff, memberIds: string[], idempotencyKey: string) {
  const tally: Tally = { done: 0, same: 0, refused: [] }
  const userId = staff.viewer.id
  const at = await firstSent(userId, idempotencyKey)
  const markOf = (memberId: string) => `${idempotencyKey} ${memberId}`
  for (let start = 0; start < memberIds.length; start += BATCH) {
    const batch = memberIds.slice(start, start + BATCH)
    // Counted when all of it has come through: a batch may be done again.
    const counted = await inTurn(async tx => {
      const marks = await tx.idempotencyKey.findMany({ where: { userId, id: { in: batch.map(markOf) } } })
      const given = new Set(marks.map(({ id }) => id))
      const own: Tally = { done: 0, same: given.size, refused: [] }
      for (const memberId of batch.filter(id => !given.has(markOf(id)))) {
        const outcome = await giveSlip(tx, staff, memberId, at)
        if (outcome === 'done') {
          await takeOnce(tx, userId, markOf(memberId))
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

/** When a form was sent for the first time: now, unless it was before. */
function firstSent(userId: string, id: string): Promise<Date> {
  return inTurn(async tx => {
    await takeOnce(tx, userId, id)
    const { createdAt } = await tx.idempotencyKey.findUniqueOrThrow({ where: { userId_id: { userId, id } } })
    return createdAt
  })
}
