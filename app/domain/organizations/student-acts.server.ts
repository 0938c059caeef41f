import { db, inTurn } from '#app/database/client.server.ts'
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
/** By so many of the people meant the slips of the first sending are found again. */
const LOOKED_UP = 50

/** Gives pupils one-time passwords, all of the same instant `at`, so that their slips can be printed together. The very
 *  same form sent again gives nothing anew: `at` is then the one of the first time. */
export async function giveSlips(staff: Staff, memberIds: string[], idempotencyKey: string, now = new Date()) {
  const tally: Tally = { done: 0, same: 0, refused: [] }
  const first = await inTurn(tx => takeOnce(tx, staff.viewer.id, idempotencyKey))
  if (!first) return { ...tally, same: memberIds.length, at: await lastGiven(staff, memberIds) }
  for (let start = 0; start < memberIds.length; start += BATCH) {
    await inTurn(async tx => {
      for (const memberId of memberIds.slice(start, start + BATCH)) {
        const outcome = await giveSlip(tx, staff, memberId, now)
        if (outcome === 'done') tally.done += 1
        else if (outcome !== null) tally.refused.push({ memberId, because: outcome })
      }
    })
  }
  return { ...tally, at: tally.done > 0 ? now : null }
}

async function lastGiven({ viewer, organization }: Staff, memberIds: string[]) {
  const slip = await db.passwordSlip.findFirst({
    where: {
      organizationId: organization.id,
      givenById: viewer.id,
      user: { memberships: { some: { id: { in: memberIds.slice(0, LOOKED_UP) }, organizationId: organization.id } } },
    },
    orderBy: { givenAt: 'desc' },
    select: { givenAt: true },
  })
  return slip?.givenAt ?? null
}
