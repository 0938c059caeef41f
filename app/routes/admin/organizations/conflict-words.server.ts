import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { listSafetyContacts } from '#app/domain/organizations/edit-organization.server.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { clockText, dateText, plainDateText } from '#app/i18n/format.server.ts'
import { choicesOf } from './organization-form.server.ts'

/** Returns the texts of an edit conflict of an organisation: who saved it and when, labels of the fields, texts of the
 *  values. */
export async function conflictWords(args: GuardArgs, orgId: string, last: { by: string | null; at: Date }) {
  const { t, language } = reading(args, 'organizations')
  const [{ cities, types, states }, people] = await Promise.all([choicesOf(args), listSafetyContacts(orgId)])
  const contacts = people.map(({ userId, user: { profile } }) => ({
    value: userId,
    label: `${profile?.lastName ?? ''} ${profile?.firstName ?? ''}`.trim(),
  }))
  const options = [...cities, ...types, ...states, ...contacts]
  const at = last.at.toISOString()
  return {
    by: last.by,
    at: `${dateText(at, language)}, ${clockText(at, language)}`,
    label: (name: string) => localizedLabel(name, stem => t(stem as Key<'organizations'>)),
    value: (name: string, value: string) => {
      if (name === 'startsOn' || name === 'endsOn') return isPlainDate(value) ? plainDateText(value, language) : value
      if (name === 'teamsWithOthers') return t('teamsAllowed')
      const chosen = ['type', 'state', 'cityId', 'safetyContactId'].includes(name)
      return (chosen && options.find(option => option.value === value)?.label) || value
    },
  }
}
