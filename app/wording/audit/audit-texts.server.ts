import { systemRoles } from '#app/domain/access/roles.ts'
import { accountStates } from '#app/domain/accounts/account-states.ts'
import type { AuditEntries } from '#app/domain/audit/audit-list.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Entry = AuditEntries[number]
type PersonText = { name: string; id: string | null }

/** Describes audit log entries: when, what, by whom, to whom and where. The log contains no secrets and no user
 *  content, so nothing has to be filtered. */
export function auditTexts(entries: AuditEntries, reader: Reader<'auditTexts'>) {
  const { language } = reader
  return entries.map(entry => ({
    id: entry.id,
    when: momentText(entry.at.toISOString(), language),
    what: whatText(entry.action, reader),
    detail: detailText(entry, reader),
    by: entry.by === null ? site(reader) : personText(entry.by, reader),
    whom: entry.whom && personText(entry.whom, reader),
    where: entry.where === null ? null : inLanguage(entry.where, language).text,
  }))
}

const site = ({ t }: Reader<'auditTexts'>): PersonText => ({ name: t('site'), id: null })

/** Actions within an organisation use the messages of the organisation's own log. */
function whatText(action: Entry['action'], reader: Reader<'auditTexts'>) {
  const key = `did.${action}`
  const own = reader.t(key as Key<'auditTexts'>)
  return own === key ? reader.in('organizationTexts').t(key as Key<'organizationTexts'>) : own
}

function personText(person: NonNullable<Entry['by']>, { t }: Reader<'auditTexts'>): PersonText {
  if (person.id === null) return { name: t('gone'), id: null }
  return { name: `${person.name} (${person.username})`, id: person.id }
}

/** Describes the details of an event that have a wording. */
function detailText({ action, details }: Entry, reader: Reader<'auditTexts'>): string | null {
  const { t, language } = reader
  const words = reader.in('users')
  const until = typeof details.until === 'string' ? t('until', { date: dateText(details.until, language) ?? '' }) : null
  if (action === 'account.state-changed') {
    const state = accountStates.find(known => known === details.state)
    return [state && words.t(`state.${state}`), until].filter(Boolean).join(', ') || null
  }
  if (action === 'account.role-changed') {
    const [from, to] = [details.from, details.systemRole].map(value => systemRoles.find(known => known === value))
    return to ? [from && words.t(`role.${from}`), words.t(`role.${to}`)].filter(Boolean).join(' → ') : null
  }
  if (action === 'account.subscription-changed') return until
  if (action === 'account.two-step-off') return typeof details.reason === 'string' ? details.reason : null
  if (action === 'content.edited' || action === 'suggestion.taken' || action === 'suggestion.kept')
    return [details.table, details.rowId, details.reason].filter(Boolean).join(' · ') || null
  if (action.startsWith('cutoffs.')) return [details.kind, details.cycle].filter(Boolean).join(' · ') || null
  return null
}
