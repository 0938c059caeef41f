import type { ActiveOrganizations } from '#app/domain/analytics/active-organizations.server.ts'
import { ACTIVE_DAYS } from '#app/domain/sums/measures.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { shownText, wholeText } from './numbers.server.ts'

/** Lists organisations by their number of recently active members. */
export function activeOrganizationTexts(found: ActiveOrganizations & object, reader: Reader<'siteFigures'>) {
  const { t, language } = reader
  const { day, all, still, rows } = found
  if (day === null) return { lead: null, conclusion: t('organizations.none'), caption: '', head: [], rows: [] }
  return {
    lead: t('organizations.lead', { days: ACTIVE_DAYS, date: plainDateText(day, language) }),
    conclusion: t('organizations.said', { all: wholeText(all, reader), still: wholeText(still, reader) }),
    caption: t('organizations.caption'),
    head: [t('organizations.name'), t('organizations.members'), t('organizations.active')],
    rows: rows.map(({ id, name, lang, members, active }) => ({
      id,
      name,
      lang,
      cells: [shownText(members, reader), shownText(active, reader)],
    })),
  }
}
