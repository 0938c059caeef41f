import type { Db } from '#app/database/client.server.ts'
import { createManagedAccounts } from '#app/domain/organizations/new-member.server.ts'
import { yearOfCode } from '#app/domain/organizations/group-code.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isLanguage } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Import, ImportRow } from '#prisma/generated/client.ts'
import { changeRow } from './change-row.server.ts'
import type { Counts } from './check-list.server.ts'
import type { Cells, Columns } from './columns.ts'
import { type ImportKind, roleOf } from './kinds.ts'
import { findElsewhere, listKnown, listOpenGroups } from './members.server.ts'
import { indexOf, recognise } from './plan-rows.ts'
import { readPerson, type Refusal, type ImportedPerson } from './read-person.ts'
import { toTake } from './start-import.server.ts'

/** Rows per transaction. A batch takes about 40 ms, and all other queries wait meanwhile. */
const BATCH = 25

export type Taking = { list: Import; row: ImportRow; person: ImportedPerson; groupId: string | null }

/** Applies the next rows of an import after row `after`. Returns the number of the last one, or null when there are
 *  none left. Rows are matched again: a username taken elsewhere since the check is refused, and a new member with the
 *  same name or username makes the row a duplicate, so a list imported twice creates nobody twice. */
export async function applyRows(tx: Db, importId: string, after: number): Promise<number | null> {
  const rows = await tx.importRow.findMany({
    where: { ...toTake(importId), number: { gt: after } },
    orderBy: { number: 'asc' },
    take: BATCH,
  })
  const last = rows.at(-1)
  if (!last) return null
  const list = await tx.import.findUniqueOrThrow({ where: { id: importId } })
  const entries = rows.map(row => ({ row, person: personOf(row, list) }))
  const groups = await openGroups(
    tx,
    list,
    entries.map(({ person }) => person),
  )
  const taking = entries.map(({ row, person }) => ({
    list,
    row,
    person,
    groupId: person.group ? groups.get(person.group.key)! : null,
  }))
  const isNew = ({ row }: Taking) => row.outcome === 'CREATE' || row.choice === 'NEW'
  await createPeople(tx, list, taking.filter(isNew))
  for (const one of taking.filter(one => !isNew(one))) await changeRow(tx, one)
  await tx.import.update({ where: { id: importId }, data: { done: { increment: rows.length } } })
  return last.number
}

function personOf({ values }: ImportRow, { columns, kind, createdAt }: Import): ImportedPerson {
  const { from1904 } = columns as Columns
  const read = readPerson(values as Cells, { from1904, now: createdAt, needsBirth: kind === 'STUDENTS' })
  if (!('person' in read)) throw new Error('A row of a list was kept to be taken and cannot be read.')
  return read.person
}

/** The groups named in the rows, by key. Creates missing ones. */
async function openGroups(tx: Db, list: Import, people: ImportedPerson[]): Promise<Map<string, string>> {
  const { organizationId, actorId } = list
  const keys = [...new Set(people.flatMap(({ group }) => group?.key ?? []))]
  const groups = await listOpenGroups(organizationId, { keys, client: tx })
  const made: string[] = []
  for (const { group } of people) {
    if (!group || groups.has(group.key)) continue
    const { code, key: openCode } = group
    const data = { organizationId, code, openCode, year: yearOfCode(code), createdAt: new Date() }
    const { id } = await tx.group.create({ data, select: { id: true } })
    const details = { groupId: id, code, importId: list.id }
    await recordEvent({ action: 'group.created', actorId, organizationId, details }, tx)
    groups.set(openCode, id)
    made.push(id)
  }
  if (made.length > 0) {
    const counts = list.counts as Counts
    const madeGroups = [...counts.madeGroups, ...made]
    await tx.import.update({ where: { id: list.id }, data: { counts: { ...counts, madeGroups } } })
  }
  return groups
}

async function createPeople(tx: Db, list: Import, all: Taking[]) {
  if (all.length === 0) return
  const { organizationId, actorId, kind } = list
  const role = roleOf[kind as ImportKind]
  const { free, doubles, refused } = await lookAgain(tx, list, all)
  for (const { row, ids } of doubles) await decideLater(tx, row, ids)
  for (const { row, refusal } of refused) await refuseLate(tx, row, refusal)
  const made = await createManagedAccounts(
    tx,
    free.map(({ person, groupId }) => ({
      organizationId,
      actorId: actorId ?? '',
      role,
      firstName: person.firstName,
      lastName: person.lastName,
      gender: person.gender,
      dateOfBirth: person.dateOfBirth,
      year: person.group && yearOfCode(person.group.code),
      groupId,
      language: person.language ?? (isLanguage(list.language) ? list.language : 'ru'),
      email: person.email,
      username: person.username,
    })),
  )
  if (made.length === 0) return
  const userIds = made.map(({ userId }, index) => Prisma.sql`WHEN ${free[index]!.row.number} THEN ${userId}`)
  await tx.$executeRaw`
    UPDATE "ImportRow" SET "state" = 'DONE', "userId" = CASE "number" ${Prisma.join(userIds, ' ')} END
    WHERE "importId" = ${list.id} AND "number" IN (${Prisma.join(free.map(({ row }) => row.number))})`
}

/** Matches the people to create once more. Splits them into new people, possible duplicates, and refused rows whose
 *  username or email belongs to somebody outside. */
async function lookAgain(tx: Db, { id: importId, organizationId, kind }: Import, all: Taking[]) {
  const keys = [...new Set(all.map(({ person }) => person.nameKey))]
  const usernames = [...new Set(all.map(({ person }) => fold(person.username ?? '')))]
  // Starts from the few people with one of these names instead of reading all members.
  const alike = await listKnown(
    organizationId,
    Prisma.sql`m."userId" IN (
      SELECT "userId" FROM "Profile" WHERE "nameKey" IN (${Prisma.join(keys)})
      UNION SELECT "id" FROM "User" WHERE "usernameFolded" IN (${Prisma.join(usernames)}))`,
    tx,
  )
  const ours = await findMade(
    tx,
    importId,
    alike.map(({ userId }) => userId),
  )
  const known = indexOf(alike.filter(({ userId }) => !ours.has(userId)))
  const elsewhere = await findElsewhere(
    organizationId,
    all.map(({ row }) => ({ cells: row.values as Cells })),
    tx,
  )
  const role = roleOf[kind as ImportKind]
  const free: Taking[] = []
  const doubles: { row: ImportRow; ids: string[] }[] = []
  const refused: { row: ImportRow; refusal: Refusal }[] = []
  for (const one of all) {
    const { row, person } = one
    const { refusal, found, doubles: namesakes } = recognise(known, person, { role, elsewhere })
    const ids = (found ? [found] : namesakes).map(({ userId }) => userId)
    if (refusal) refused.push({ row, refusal })
    else if (ids.length > 0 && row.choice !== 'NEW') doubles.push({ row, ids })
    else free.push(one)
  }
  return { free, doubles, refused }
}

/** Filters people to those created by an earlier batch of the same list. Rows of one list were compared with each other
 *  in the check. */
async function findMade(tx: Db, importId: string, ids: string[]) {
  if (ids.length === 0) return new Set<string | null>()
  const isNew = { OR: [{ outcome: 'CREATE' }, { choice: 'NEW' }] }
  const rows = await tx.importRow.findMany({
    where: { importId, userId: { in: ids }, state: 'DONE', ...isNew },
    select: { userId: true },
  })
  return new Set(rows.map(({ userId }) => userId))
}

async function decideLater(tx: Db, { importId, number }: ImportRow, doubles: string[]) {
  const data = { outcome: 'DOUBLE', doubles, choice: null }
  await tx.importRow.update({ where: { importId_number: { importId, number } }, data })
}

async function refuseLate(tx: Db, { importId, number }: ImportRow, refusal: Refusal) {
  const data = { outcome: 'REFUSED', refusals: [refusal] }
  await tx.importRow.update({ where: { importId_number: { importId, number } }, data })
}
