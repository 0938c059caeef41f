import type { Db } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { Import, ImportRow } from '#prisma/generated/client.ts'
import { type Before, writeFacts } from './change-row.server.ts'
import { type ImportKind, roleOf } from './kinds.ts'
import type { Facts } from './plan-rows.ts'

const BATCH = 50

/** Undoes the next rows after row `after`. Returns the number of the last one, or null when there are none left.
 *  Deletes unused accounts and restores changes of members who have not been changed since; keeps everything else. */
export async function undoRows(tx: Db, importId: string, after: number): Promise<number | null> {
  const rows = await tx.importRow.findMany({
    where: { importId, state: 'DONE', number: { gt: after } },
    orderBy: { number: 'asc' },
    take: BATCH,
  })
  const last = rows.at(-1)
  if (!last) return null
  const list = await tx.import.findUniqueOrThrow({ where: { id: importId } })
  const made = rows.filter(({ before }) => before === null)
  const unused = await findUnused(
    tx,
    list,
    made.flatMap(({ userId }) => userId ?? []),
  )
  const undone = made.filter(({ userId }) => userId !== null && unused.has(userId))
  await deleteUnused(tx, list, [...unused])
  for (const row of rows) {
    if (row.before !== null && (await putBack(tx, list, row))) undone.push(row)
  }
  const numbers = new Set(undone.map(({ number }) => number))
  const mark = (state: string, which: ImportRow[]) =>
    tx.importRow.updateMany({
      where: { importId, number: { in: which.map(({ number }) => number) } },
      data: { state },
    })
  await mark('UNDONE', undone)
  await mark(
    'KEPT',
    rows.filter(({ number }) => !numbers.has(number)),
  )
  return last.number
}

/** Accounts of the organisation that were never signed in to, have no notes or talks, mentor no group, and have no
 *  other role or organisation. */
async function findUnused(tx: Db, { organizationId, kind }: Import, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const users = await tx.user.findMany({
    where: {
      id: { in: ids },
      managedById: organizationId,
      passwordChangeRequired: true,
      onboardedAt: null,
      systemRole: 'USER',
      sessions: { none: {} },
      memberships: { every: { organizationId, role: roleOf[kind as ImportKind] } },
      notes: { none: {} },
      talks: { none: {} },
      mentors: { none: {} },
    },
    select: { id: true },
  })
  const signedIn = await tx.auditEvent.findMany({
    where: { subjectId: { in: ids }, action: 'account.signed-in' },
    select: { subjectId: true },
  })
  const used = new Set(signedIn.map(({ subjectId }) => subjectId))
  return new Set(users.flatMap(({ id }) => (used.has(id) ? [] : id)))
}

async function deleteUnused(tx: Db, { id: importId, organizationId, actorId }: Import, ids: string[]) {
  if (ids.length === 0) return
  await tx.user.deleteMany({ where: { id: { in: ids } } })
  const details = { importId, undone: true }
  await tx.auditEvent.createMany({
    data: ids.map(subjectId => ({ action: 'member.removed', actorId, subjectId, organizationId, details })),
  })
}

/** Restores everything a row changed. Returns false and restores nothing if the member has been changed since. */
async function putBack(tx: Db, { id, organizationId, actorId }: Import, row: ImportRow): Promise<boolean> {
  const { groupId, facts, version, wrote } = row.before as Before
  const userId = row.userId!
  const member = await tx.member.findUnique({
    where: { userId_organizationId: { userId, organizationId } },
    include: { user: { include: { profile: true } } },
  })
  if (!member?.user.profile || member.version !== version || member.groupId !== wrote.groupId) return false
  const { profile, managedById } = member.user
  // A member who left and joined again has an account of their own, which the organisation may not edit.
  if (Object.keys(facts).length > 0 && managedById !== organizationId) return false
  const now: Record<keyof Facts, string | null> = { ...profile, email: member.user.email }
  const changed = Object.entries(wrote.facts).some(([fact, value]) => now[fact as keyof Facts] !== value)
  const group =
    groupId && (await tx.group.findFirst({ where: { id: groupId, archivedAt: null }, select: { id: true } }))
  if (changed || (groupId !== null && groupId !== wrote.groupId && !group)) return false
  if (groupId !== wrote.groupId) {
    await tx.member.update({ where: { id: member.id }, data: { groupId, version: { increment: 1 } } })
    const details = { from: wrote.groupId, to: groupId, importId: id }
    await recordEvent({ action: 'member.group-changed', actorId, subjectId: userId, organizationId, details }, tx)
  }
  await writeFacts(tx, userId, profile, facts)
  return true
}

/** Deletes the groups created by an import that are empty and unchanged. */
export async function dropEmptyGroups(tx: Db, ids: string[]) {
  await tx.group.deleteMany({
    where: { id: { in: ids }, version: 1, mentorId: null, members: { none: {} }, years: { none: {} } },
  })
}
