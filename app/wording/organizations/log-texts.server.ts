import { memberRoles, memberStatuses } from '#app/domain/access/roles.ts'
import type { listChanges } from '#app/domain/organizations/log.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Changes = NonNullable<Awaited<ReturnType<typeof listChanges>>>['changes']
type Texts = Reader<'organizationTexts'>

/** Describes the changes in an organisation. Deleted accounts appear without a name. */
export function changeTexts(changes: Changes, reader: Texts, fields: Reader<'organizations'>) {
  const { t, language } = reader
  return changes.map(({ id, at, action, details, by, byId, whom, whomId }) => ({
    id,
    when: momentText(at.toISOString(), language),
    what: t(`did.${action}`),
    detail: detailText(action, details ?? {}, reader) ?? fieldsText(details ?? {}, reader, fields),
    by: by ?? t(byId ? 'goneBy' : 'bySite'),
    whom: whom ?? (whomId ? t('goneWhom') : null),
  }))
}

/** Describes the old and new value, where the log stores values that have a wording. */
function detailText(action: string, details: Record<string, unknown>, { t }: Texts): string | null {
  const { from, to } = details
  if (action === 'member.role-changed') {
    const name = (value: unknown) => memberRoles.find(role => role === value)
    const [was, is] = [name(from), name(to)]
    return was && is ? t('fromTo', { from: t(`role.${was}`), to: t(`role.${is}`) }) : null
  }
  if (action === 'member.status-changed') {
    const name = (value: unknown) => memberStatuses.find(status => status === value)
    const [was, is] = [name(from), name(to)]
    return was && is ? t('fromTo', { from: t(`status.${was}`), to: t(`status.${is}`) }) : null
  }
  return null
}

const edited = [
  ...(['nameRu', 'nameKk', 'nameEn', 'cityId', 'type', 'startsOn', 'endsOn'] as const),
  ...(['contactName', 'contactEmail', 'contactPhone', 'safetyContactId', 'teamsWithOthers'] as const),
]

/** Lists the changed fields of an organisation, and those where a conflicting change was declined in favour of the
 *  version saved first. */
function fieldsText(details: Record<string, unknown>, { t }: Texts, { t: label }: Reader<'organizations'>) {
  const named = (keysOf: (name: string) => string[]) =>
    edited
      .filter(name => keysOf(name).some(key => key in details))
      .map(name => localizedLabel(name, stem => label(stem as Key<'organizations'>)))
  const changed = named(name => [name, `${name}.to`])
  const declined = named(name => [`${name}.declined`])
  const parts = [
    changed.length > 0 ? t('changed', { fields: changed.join(', ') }) : '',
    declined.length > 0 ? t('declined', { fields: declined.join(', ') }) : '',
  ]
  return parts.filter(Boolean).join(' ') || null
}
