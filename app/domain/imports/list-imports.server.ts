import { db } from '#app/database/client.server.ts'
import { flag, instant, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Counts } from './check-list.server.ts'
import type { Cells, Columns } from './columns.ts'
import type { ImportKind } from './kinds.ts'
import type { Outcome } from './plan-rows.ts'
import type { Refusal } from './read-person.ts'
import { toTake } from './start-import.server.ts'

const PAGE = 20

type ImportState = 'CHECKED' | 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'UNDOING' | 'UNDONE'

export type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** An import of the organisation with the totals of its rows, or null. */
export async function findImport(staff: Staff, importId: string) {
  const list = await db.import.findFirst({ where: whole(staff, importId) })
  if (!list) return null
  const open = { importId, outcome: 'DOUBLE', state: 'WAITING' }
  const [tally, toDo, undecided, left, earlier] = await Promise.all([
    db.importRow.groupBy({ by: ['outcome', 'state'], where: { importId }, _count: true }),
    db.importRow.count({ where: toTake(importId) }),
    db.importRow.count({ where: { ...open, choice: null } }),
    db.importRow.count({ where: { ...open, choice: 'SKIP' } }),
    findEarlier(list),
  ])
  /** Number of rows with these outcomes, optionally limited to these states. */
  const count = (among: Outcome[], states?: string[]) =>
    tally
      .filter(({ outcome, state }) => among.includes(outcome as Outcome) && (states?.includes(state) ?? true))
      .reduce((sum, { _count }) => sum + _count, 0)
  return {
    ...list,
    kind: list.kind as ImportKind,
    state: list.state as ImportState,
    columns: list.columns as Columns,
    counts: list.counts as Counts,
    count,
    /** Rows that would be applied now. */
    toDo,
    /** Possible duplicates without a decision. */
    undecided,
    /** Possible duplicates that are to be skipped. */
    left,
    earlier,
  }
}

/** Condition for a completely stored import of the organisation. */
function whole(staff: Staff, id: string) {
  return { id, organizationId: staff.organization.id, state: { not: 'KEEPING' } }
}

/** Time at which the same file was imported before, or null. */
async function findEarlier({
  id,
  organizationId,
  kind,
  fileHash,
}: Awaited<ReturnType<typeof db.import.findFirstOrThrow>>) {
  return db.import.findFirst({
    where: { organizationId, kind, fileHash, state: { in: ['DONE', 'RUNNING', 'WAITING'] }, id: { not: id } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, createdAt: true },
  })
}

/** The latest imports of a kind, newest first. */
export async function listImports(staff: Staff, kind: ImportKind) {
  return db.import.findMany({
    where: { organizationId: staff.organization.id, kind, state: { notIn: ['KEEPING', 'CHECKED'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 5,
    select: { id: true, fileName: true, state: true, createdAt: true, rows: true },
  })
}

type Wanted = { after: number; most?: number }

/** Rows with these outcomes after row `after`, 20 per page. `next` is the last row of the page if there are more. */
async function listRows(importId: string, among: Outcome[], { after, most = PAGE }: Wanted) {
  const rows = await db.importRow.findMany({
    where: { importId, outcome: { in: among }, number: { gt: after } },
    orderBy: { number: 'asc' },
    take: most + 1,
  })
  const shown = rows.slice(0, most)
  return { rows: shown, next: rows.length > most ? shown.at(-1)!.number : null }
}

export type RefusedRow = { number: number; cells: Cells; refusals: Refusal[] }

/** Refused rows with every refused cell. */
export async function listRefused(importId: string, wanted: Wanted) {
  const { rows, next } = await listRows(importId, ['REFUSED'], wanted)
  const refused = rows.map(({ number, values, refusals }): RefusedRow => ({
    number,
    cells: values as Cells,
    refusals: refusals as Refusal[],
  }))
  return { refused, next }
}

/** Rows that change or move a member, with that member's current data. */
export async function listChanges(importId: string, wanted: Wanted) {
  const { rows, next } = await listRows(importId, ['CHANGE', 'MOVE'], wanted)
  const people = await findPeople(
    rows.flatMap(({ userId }) => userId ?? []),
    importId,
  )
  const changes = rows.flatMap(({ number, values, userId }) => {
    const person = people.get(userId ?? '')
    return person ? [{ number, cells: values as Cells, person }] : []
  })
  return { changes, next }
}

/** Rows that need a decision, with the members they may match. */
export async function listDuplicates(importId: string, wanted: Wanted) {
  const { rows, next } = await listRows(importId, ['DOUBLE'], wanted)
  const open = rows.filter(({ state }) => state === 'WAITING')
  const people = await findPeople(
    open.flatMap(({ doubles }) => doubles as string[]),
    importId,
  )
  const doubles = open.map(({ number, values, doubles: ids, choice }) => ({
    number,
    cells: values as Cells,
    choice,
    people: (ids as string[]).flatMap(id => people.get(id) ?? []),
  }))
  return { doubles, next }
}

const person = {
  userId: text,
  group: orNull(text),
  username: text,
  email: orNull(text),
  /** Has asked to join and is not accepted yet. */
  waiting: flag,
  firstName: text,
  lastName: text,
  dateOfBirth: orNull(text),
  lastSeenAt: orNull(instant),
}

/** Members of the import's organisation by id, as shown beside the values of the file. Of a person who has only asked
 *  to join, the organisation may not learn the date of birth or the last visit by uploading a list with their name. */
async function findPeople(ids: string[], importId: string) {
  if (ids.length === 0) return new Map<string, never>()
  const people = await readRows(
    person,
    Prisma.sql`
      SELECT m."userId", g."code" AS "group", u."username", u."email", p."firstName", p."lastName",
             m."status" = 'PENDING' AS "waiting",
             CASE WHEN m."status" <> 'PENDING' THEN p."dateOfBirth" END AS "dateOfBirth",
             (SELECT MAX(s."lastSeenAt") FROM "Session" s
              WHERE s."userId" = m."userId" AND m."status" <> 'PENDING') AS "lastSeenAt"
      FROM "Import" i
      JOIN "Member" m ON m."organizationId" = i."organizationId" AND m."userId" IN (${Prisma.join(ids)})
      JOIN "User" u ON u."id" = m."userId"
      JOIN "Profile" p ON p."userId" = m."userId"
      LEFT JOIN "Group" g ON g."id" = m."groupId"
      WHERE i."id" = ${importId}`,
  )
  return new Map(people.map(one => [one.userId, one]))
}

/** Progress of an import. */
export async function findProgress(staff: Staff, importId: string) {
  const list = await db.import.findFirst({ where: whole(staff, importId), select: { state: true, done: true } })
  return list && { state: isWorking(list.state) ? 'LOADING' : list.state, stage: list.done }
}

export function isWorking(state: string): boolean {
  return ['WAITING', 'RUNNING', 'UNDOING'].includes(state)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes lists that were not imported within two days, and the rows of imported ones, which contain personal data,
 *  after thirty days. */
export async function sweepImports(now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const given = { in: ['KEEPING', 'CHECKED', 'FAILED'] }
  await db.import.deleteMany({ where: { state: given, startedAt: null, createdAt: { lt: before(2) } } })
  await db.importRow.deleteMany({
    where: { import: { state: { in: ['DONE', 'UNDONE', 'FAILED'] }, createdAt: { lt: before(30) } } },
  })
}
