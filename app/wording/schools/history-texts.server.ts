import type { History } from '#app/domain/organizations/member-history.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Describes the history of a member: when, by whom, and the old and new values. */
export function historyTexts({ events, groups }: History, reader: Reader<'memberTexts'>) {
  const { t, language } = reader
  const words = reader.in('students')
  const valueOf = (action: string, value: unknown) => {
    if (typeof value !== 'string') return t('nothing')
    if (action === 'member.group-changed') return groups.get(value) ?? t('groupGone')
    return words.t(`${action === 'member.role-changed' ? 'role' : 'status'}.${value}` as Key<'students'>)
  }
  return events.map(({ id, at, action, by, details }) => ({
    id,
    when: momentText(at.toISOString(), language),
    by: by === 'self' ? t('self') : (by.name ?? t('site')),
    what: t(details.revoked === true ? 'event.revoked' : `event.${action}`, {
      from: valueOf(action, details.from),
      to: valueOf(action, details.to),
    }),
  }))
}
