import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { instantOf, typedInstant } from '#app/domain/calendar/day-bounds.ts'
import { type Fields, fieldsVersion } from '#app/domain/content/history.server.ts'
import type { Localized } from '#app/i18n/config.ts'
import type { Announcement } from '#prisma/generated/client.ts'
import type { AnnouncementForm, NewAnnouncement } from './announcement.schema.ts'

const PAGE = 20

/** All announcements: past, current and future, latest first, 20 per page. `after` is the last one of the previous
 *  page. Null when there is no such announcement. */
export async function listAllAnnouncements(after: string | null, now = new Date()) {
  const last = after === null ? null : await db.announcement.findUnique({ where: { id: after } })
  if (after !== null && !last) return null
  const rows = await db.announcement.findMany({
    where: last ? { OR: [{ from: { lt: last.from } }, { from: last.from, id: { lt: last.id } }] } : {},
    orderBy: [{ from: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
  })
  const shown = rows.slice(0, PAGE)
  return {
    announcements: shown.map(({ text, ...row }) => ({ ...row, text: text as Localized, state: stateOf(row, now) })),
    next: rows.length > PAGE ? shown.at(-1)!.id : null,
  }
}

export type AnnouncementState = 'COMING' | 'RUNNING' | 'ENDED'

function stateOf({ from, until }: Pick<Announcement, 'from' | 'until'>, now: Date): AnnouncementState {
  if (until <= now) return 'ENDED'
  return from <= now ? 'RUNNING' : 'COMING'
}

/** The form values of an announcement, its version and last editor. Null when there is none. */
export async function findAnnouncementForm(id: string, now = new Date(), client: Db = db) {
  const row = await client.announcement.findUnique({ where: { id } })
  if (!row) return null
  const values = fieldsOf(row)
  const { editedAt, editedById } = row
  return { id, values, version: fieldsVersion(values), state: stateOf(row, now), editedAt, editedById }
}

/** Name of the last editor; null when the account was deleted. */
export async function findEditorName(userId: string | null): Promise<string | null> {
  const person = userId === null ? null : await db.profile.findUnique({ where: { userId } })
  return person && `${person.firstName} ${person.lastName}`
}

/** Creates an announcement. Null when the same form was processed before, `'past'` when its end is in the past. */
export async function createAnnouncement(
  viewer: Viewer,
  { idempotencyKey, ...given }: NewAnnouncement,
  now = new Date(),
): Promise<{ id: string } | 'past' | null> {
  if (instantOf(given.until) <= now) return 'past'
  return inTurn(async tx => {
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) return null
    const data = { ...rowOf(given), createdAt: now, editedAt: now, editedById: viewer.id }
    const { id } = await tx.announcement.create({ data, select: { id: true } })
    await recordEvent({ action: 'announcement.created', actorId: viewer.id, details: { id } }, tx)
    return { id }
  })
}

/** Edits an announcement. `'conflict'` when the version is outdated. */
export async function editAnnouncement(
  viewer: Viewer,
  id: string,
  given: AnnouncementForm,
  { version, declined }: { version: number; declined: Fields },
  now = new Date(),
): Promise<'done' | 'same' | 'conflict' | null> {
  return inTurn(async tx => {
    const before = await findAnnouncementForm(id, now, tx)
    if (!before) return null
    if (before.version !== version) return 'conflict'
    const row = rowOf(given)
    if (fieldsVersion(fieldsOf(row)) === version) return 'same'
    await tx.announcement.update({ where: { id }, data: { ...row, editedAt: now, editedById: viewer.id } })
    const givenUp = Object.fromEntries(Object.entries(declined).map(([name, text]) => [`${name}.declined`, text]))
    await recordEvent({ action: 'announcement.edited', actorId: viewer.id, details: { id, ...givenUp } }, tx)
    return 'done'
  })
}

/** Ends an announcement now. `'same'` when it has already ended, null when there is none. */
export async function endAnnouncement(viewer: Viewer, id: string, now = new Date()): Promise<'done' | 'same' | null> {
  return inTurn(async tx => {
    const row = await tx.announcement.findUnique({ where: { id } })
    if (!row) return null
    if (row.until <= now) return 'same'
    const from = row.from < now ? row.from : now
    await tx.announcement.update({
      where: { id },
      data: { from, until: now, editedAt: now, editedById: viewer.id },
    })
    await recordEvent({ action: 'announcement.ended', actorId: viewer.id, details: { id } }, tx)
    return 'done'
  })
}

function rowOf({ textRu: ru, textKk: kk, textEn: en, path, from, until, tone, audience }: AnnouncementForm) {
  return { text: { ru, kk, en }, path: path ?? null, from: instantOf(from), until: instantOf(until), tone, audience }
}

/** The form values of an announcement, as typed. */
function fieldsOf(
  row: Pick<Announcement, 'path' | 'from' | 'until' | 'tone' | 'audience'> & { text: unknown },
): Fields {
  const { ru, kk = '', en = '' } = row.text as Localized
  return {
    ...{ textRu: ru, textKk: kk, textEn: en, path: row.path ?? '' },
    ...{ from: typedInstant(row.from), until: typedInstant(row.until), tone: row.tone, audience: row.audience },
  }
}
