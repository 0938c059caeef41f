import { db } from '#app/database/client.server.ts'
import { readRows, text } from '#app/database/rows.server.ts'
import { beginningOf, endOf } from '#app/domain/calendar/day-bounds.ts'
import { fold } from '#app/domain/text/fold.ts'
import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type AuditAction, auditActions } from './actions.ts'
import type { AuditFilter } from './audit-query.ts'
import { recordEvent } from './audit.server.ts'

const PAGE = 20
/** Row limit of an export, more than anyone reads in a workbook. */
const MOST_EXPORTED = 10_000

/** Entries of the audit log, newest first, 20 per page. `before` is the last entry of the previous page. `'nobody'`
 *  when the filter's user does not exist, null when there is no such entry. */
export async function listAudit(filter: AuditFilter, before: string | null) {
  const where = await conditionOf(filter)
  if (where === 'nobody') return 'nobody'
  const last = before === null ? null : await db.auditEvent.findUnique({ where: { id: before } })
  if (before !== null && !last) return null
  const beyond = last ? { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] } : {}
  const rows = await read({ AND: [where, beyond] }, PAGE + 1)
  const shown = rows.slice(0, PAGE)
  return { entries: await named(shown), next: rows.length > PAGE ? shown.at(-1)!.id : null }
}

export type AuditEntries = Awaited<ReturnType<typeof named>>

/** The latest entries with a person as subject or actor. */
export async function listAuditOf(userId: string) {
  return named(await read({ OR: [{ subjectId: userId }, { actorId: userId }] }, PAGE))
}

type Sheet = Readonly<Parameters<typeof writeSheet>>

/** Exports the filtered entries as a workbook, with texts from the caller. The export is recorded as an entry itself. */
export async function exportAudit(actorId: string, filter: AuditFilter, inWords: (entries: AuditEntries) => Sheet) {
  const where = await conditionOf(filter)
  const entries = where === 'nobody' ? [] : await named(await read(where, MOST_EXPORTED))
  const sheet = await writeSheet(...inWords(entries))
  await recordEvent({ action: 'audit.exported', actorId, details: { count: entries.length } })
  return sheet
}

async function conditionOf({ kind, person, from, to }: AuditFilter): Promise<Prisma.AuditEventWhereInput | 'nobody'> {
  const user = person
    ? await db.user.findUnique({ where: { usernameFolded: fold(person) }, select: { id: true } })
    : null
  if (person && !user) return 'nobody'
  const days = { ...(from && { gte: beginningOf(from) }), ...(to && { lte: endOf(to) }) }
  return {
    AND: [
      ...(kind ? [{ action: { in: [...auditActions[kind]] } }] : []),
      ...(user ? [{ OR: [{ subjectId: user.id }, { actorId: user.id }] }] : []),
      ...(from || to ? [{ at: days }] : []),
    ],
  }
}

function read(where: Prisma.AuditEventWhereInput, take: number) {
  return db.auditEvent.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], take })
}

type Row = Awaited<ReturnType<typeof read>>[number]

/** Adds the names of people and organisations to entries. Deleted ones have none. */
async function named(rows: Row[]) {
  const [people, organizations] = await Promise.all([
    peopleIn(rows),
    organizationsIn(rows.flatMap(({ organizationId }) => organizationId ?? [])),
  ])
  return rows.map(({ id, at, action, actorId, subjectId, organizationId, details }) => ({
    ...{ id, at, action: action as AuditAction, details: (details ?? {}) as Record<string, unknown> },
    by: actorId === null ? null : (people.get(actorId) ?? gone),
    whom: subjectId === null || subjectId === actorId ? null : (people.get(subjectId) ?? gone),
    where: organizations.get(organizationId ?? '') ?? null,
  }))
}

/** A person in the log. For a deleted person the id is null and the names are missing. */
type AuditPerson = { id: string; name: string; username: string } | { id: null }
const gone: AuditPerson = { id: null }

const CHUNK = 500
const person = { id: text, username: text, name: text }

async function peopleIn(rows: Row[]) {
  const ids = [...new Set(rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]))].filter(id => id !== null)
  const found = new Map<string, AuditPerson>()
  for (let start = 0; start < ids.length; start += CHUNK) {
    const people = await readRows(
      person,
      Prisma.sql`
      SELECT u."id", u."username", COALESCE(p."lastName" || ' ' || p."firstName", u."username") AS "name"
      FROM "User" u LEFT JOIN "Profile" p ON p."userId" = u."id"
      WHERE u."id" IN (${Prisma.join(ids.slice(start, start + CHUNK))})`,
    )
    for (const one of people) found.set(one.id, one)
  }
  return found
}

async function organizationsIn(ids: string[]) {
  const found = await db.organization.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  })
  return new Map(found.map(({ id, name }) => [id, name as unknown]))
}
