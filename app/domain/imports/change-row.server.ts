import type { Db } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { personNames } from '#app/domain/text/name-key.ts'
import { type ImportKind, roleOf } from './kinds.ts'
import { type Facts, factsToChange } from './plan-rows.ts'
import type { Taking } from './apply-rows.server.ts'

/** Data for the undo: the previous values, and the written ones that must still be unchanged. */
export type Before = {
  groupId: string | null
  facts: Facts
  /** The member's version after the change. A higher one means that the member has changed since. */
  version: number
  wrote: { groupId: string | null; facts: Facts }
}

/** Applies a row to an existing member: the group, and for accounts created by the organisation also the changed facts.
 *  Skips members who have left or changed their role since the check. */
export async function changeRow(tx: Db, { list, row, person, groupId: newGroupId }: Taking) {
  const { organizationId, actorId } = list
  const at = { importId_number: { importId: row.importId, number: row.number } }
  const userId = row.userId ?? row.choice!
  const member = await tx.member.findUnique({
    where: { userId_organizationId: { userId, organizationId } },
    include: { user: { include: { profile: true } } },
  })
  if (!member?.user.profile || member.role !== roleOf[list.kind as ImportKind]) {
    await tx.importRow.update({ where: at, data: { state: 'KEPT', userId } })
    return
  }
  const { user } = member
  const { profile } = user
  const known = { ...profile!, email: user.email, managed: user.managedById === organizationId }
  const facts = factsToChange(known, person)
  const groupId = newGroupId ?? member.groupId
  const moved = groupId !== member.groupId
  const version = member.version + (moved ? 1 : 0)
  if (moved) {
    await tx.member.update({ where: { id: member.id }, data: { groupId, version } })
    const details = { from: member.groupId, to: groupId, importId: list.id }
    await recordEvent({ action: 'member.group-changed', actorId, subjectId: userId, organizationId, details }, tx)
  }
  await writeFacts(tx, userId, profile!, facts)
  const former = Object.fromEntries(Object.keys(facts).map(fact => [fact, known[fact as keyof Facts]])) as Facts
  const before: Before = { groupId: member.groupId, facts: former, version, wrote: { groupId, facts } }
  await tx.importRow.update({ where: at, data: { state: 'DONE', userId, before } })
}

type Names = { firstName: string; lastName: string }

/** Writes facts of a person and updates the search key of the name. */
export async function writeFacts(tx: Db, userId: string, names: Names, { email, ...facts }: Nullable<Facts>) {
  if (email !== undefined) await tx.user.update({ where: { id: userId }, data: { email } })
  if (Object.keys(facts).length === 0) return
  const { firstName, lastName, ...rest } = facts
  const called = personNames({ firstName: firstName ?? names.firstName, lastName: lastName ?? names.lastName })
  await tx.profile.update({ where: { userId }, data: { ...rest, ...called } })
}
type Nullable<T> = { [K in keyof T]: T[K] | null }
