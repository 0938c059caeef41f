import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { beginningOf, endOf } from '#app/domain/calendar/day-bounds.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import type { OrganizationEdit } from './organization.schema.ts'
import type { Staff } from './reach.server.ts'

/** Fields of the organisation form, as typed. The fields agreed with the site come first. */
const agreedFields = ['type', 'state', 'startsOn', 'endsOn'] as const
const editedFields = ['nameRu', 'nameKk', 'nameEn', 'cityId', 'contactName', 'contactEmail', 'contactPhone'] as const
const ownFields = ['safetyContactId', 'teamsWithOthers'] as const
type OrganizationField = (typeof agreedFields)[number] | (typeof editedFields)[number] | (typeof ownFields)[number]
type Fields = Record<OrganizationField, string>

/** Contact data is personal: the audit log records only that it changed, not the values. */
const personal: string[] = ['contactName', 'contactEmail', 'contactPhone'] satisfies OrganizationField[]

/** The values of the organisation form that staff may change, and the row's version. */
export async function findOrganizationForm(staff: Staff, client: Db = db) {
  const kept = await client.organization.findUniqueOrThrow({ where: { id: staff.organization.id } })
  const all = fieldsOf(kept)
  const names: readonly OrganizationField[] = [
    ...(staff.may('agree') ? agreedFields : []),
    ...editedFields,
    ...ownFields,
  ]
  return { version: kept.version, values: Object.fromEntries(names.map(name => [name, all[name]])) as Fields }
}

/** Candidates for the contact who is notified about a pupil in danger: active administrators, staff and teachers. */
export async function listSafetyContacts(organizationId: string, client: Db = db) {
  return client.member.findMany({
    where: { organizationId, status: 'ACTIVE', role: { in: ['ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER'] } },
    orderBy: [{ user: { profile: { nameKey: 'asc' } } }, { id: 'asc' }],
    take: 200,
    select: { userId: true, user: { select: { profile: { select: { firstName: true, lastName: true } } } } },
  })
}

export type EditRefusal = 'unknown-city' | 'unknown-person'

/** Saves the organisation form and records one audit event each for the subscription, the state and all other fields.
 *  Ignores the agreed fields unless the viewer has the permission `agree`. `declined` holds values the viewer gave up
 *  in favour of another person's edit; they are only logged. `'conflict'` when the version is outdated, `'same'` when
 *  nothing changes. */
export async function editOrganization(
  staff: Staff,
  given: OrganizationEdit,
  { version, declined }: { version: number; declined: Record<string, string> },
): Promise<'done' | 'same' | 'conflict' | EditRefusal> {
  const organizationId = staff.organization.id
  return inTurn(async tx => {
    const before = await findOrganizationForm(staff, tx)
    if (before.version !== version) return 'conflict'
    const after = Object.fromEntries(
      Object.keys(before.values).map(name => [name, (given as Partial<Fields>)[name as OrganizationField] ?? '']),
    ) as Fields
    const changed = (Object.keys(after) as OrganizationField[]).filter(name => after[name] !== before.values[name])
    if (changed.length === 0) return 'same'
    const refusal = await refusalOf(tx, organizationId, after, changed)
    if (refusal) return refusal

    await tx.organization.update({
      where: { id: organizationId },
      data: { ...columnsOf(after, changed), version: { increment: 1 } },
    })
    const who = { actorId: staff.viewer.id, organizationId }
    for (const { action, fields } of eventsOf(changed)) {
      const details = detailsOf(fields, before.values, after, declined)
      await recordEvent({ action, ...who, details }, tx)
    }
    return 'done'
  })
}

/** The last editor of an organisation and the time of the edit. */
export async function findLastEdit(organizationId: string) {
  const event = await db.auditEvent.findFirst({
    where: { organizationId, action: { in: ['organization.edited', ...Object.values(ownActions)] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, actorId: true },
  })
  const by = event?.actorId ? await db.profile.findUnique({ where: { userId: event.actorId } }) : null
  return { at: event?.at ?? new Date(), by: by && `${by.firstName} ${by.lastName}` }
}

const ownActions = {
  state: 'organization.state-changed',
  startsOn: 'organization.subscription-changed',
  endsOn: 'organization.subscription-changed',
} as const

/** One event for the subscription, one for the state, one for everything else. */
function eventsOf(changed: OrganizationField[]) {
  const actionOf = (name: OrganizationField) =>
    name in ownActions ? ownActions[name as keyof typeof ownActions] : ('organization.edited' as const)
  return [...new Set(changed.map(actionOf))].map(action => ({
    action,
    fields: changed.filter(name => actionOf(name) === action),
  }))
}

function detailsOf(fields: OrganizationField[], before: Fields, after: Fields, declined: Record<string, string>) {
  const details: Record<string, string | boolean> = {}
  for (const name of fields) {
    if (personal.includes(name)) details[name] = true
    else Object.assign(details, { [`${name}.from`]: before[name], [`${name}.to`]: after[name] })
  }
  for (const [name, value] of Object.entries(declined)) {
    details[`${name}.declined`] = personal.includes(name) ? true : value
  }
  return details
}

async function refusalOf(tx: Db, organizationId: string, after: Fields, changed: OrganizationField[]) {
  if (changed.includes('cityId') && after.cityId && !(await tx.city.findUnique({ where: { id: after.cityId } }))) {
    return 'unknown-city'
  }
  if (!changed.includes('safetyContactId') || !after.safetyContactId) return null
  const people = await listSafetyContacts(organizationId, tx)
  return people.some(({ userId }) => userId === after.safetyContactId) ? null : 'unknown-person'
}

type Row = {
  name: unknown
  type: string
  state: string
  cityId: string | null
  subscriptionStartsAt: Date | null
  subscriptionEndsAt: Date | null
  contactName: string | null
  contactEmail: string | null
  contactPhone: string | null
  safetyContactId: string | null
  teamsWithOthers: boolean
}

function fieldsOf(row: Row): Fields {
  const name = row.name as Partial<Record<'ru' | 'kk' | 'en', string>>
  const { subscriptionStartsAt: starts, subscriptionEndsAt: ends } = row
  return {
    type: row.type,
    state: row.state,
    startsOn: starts ? calendarDay(starts) : '',
    endsOn: ends ? calendarDay(ends) : '',
    nameRu: name.ru ?? '',
    nameKk: name.kk ?? '',
    nameEn: name.en ?? '',
    cityId: row.cityId ?? '',
    contactName: row.contactName ?? '',
    contactEmail: row.contactEmail ?? '',
    contactPhone: row.contactPhone ?? '',
    safetyContactId: row.safetyContactId ?? '',
    teamsWithOthers: row.teamsWithOthers ? 'on' : '',
  }
}

/** Maps the changed fields to columns. An unchanged day is left out, so its stored instant stays exactly the same. */
function columnsOf(after: Fields, changed: OrganizationField[]) {
  const has = (...names: OrganizationField[]) => names.some(name => changed.includes(name))
  const plain = ['cityId', 'contactName', 'contactEmail', 'contactPhone', 'safetyContactId'] as const
  return {
    ...(has('type') && { type: after.type }),
    ...(has('state') && { state: after.state }),
    ...(has('startsOn') && { subscriptionStartsAt: after.startsOn ? beginningOf(after.startsOn) : null }),
    ...(has('endsOn') && { subscriptionEndsAt: after.endsOn ? endOf(after.endsOn) : null }),
    ...(has('nameRu', 'nameKk', 'nameEn') && organizationNames(after)),
    ...(has('teamsWithOthers') && { teamsWithOthers: after.teamsWithOthers === 'on' }),
    ...Object.fromEntries(plain.filter(name => has(name)).map(name => [name, after[name] || null])),
  }
}

/** The localised names of an organisation and its search key. Languages without a name fall back to Russian. */
export function organizationNames({ nameRu, nameKk, nameEn }: { nameRu: string; nameKk?: string; nameEn?: string }) {
  const name = { ru: nameRu, ...(nameKk && { kk: nameKk }), ...(nameEn && { en: nameEn }) }
  return { name, nameKey: nameKey(...Object.values(name)) }
}
