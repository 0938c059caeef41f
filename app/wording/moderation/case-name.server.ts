import { reportReasons } from '#app/domain/safety/report-weight.ts'
import type { Cause } from '#app/domain/safety/cases.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Returns the name of a case: its gravest reported reason, or what the site itself detected. */
export function caseName(
  { cause, reports }: { cause: string; reports: readonly { reason: string }[] },
  { t, in: words }: Reader<'moderation'>,
): string {
  if (cause !== 'REPORTS') return t(`cause.${cause as Cause}`)
  const reason = reportReasons.find(known => reports.some(report => report.reason === known))
  return reason ? words('report').t(`reason.${reason}`) : t('cause.REPORTS')
}

/** Words a stored reason; `null` for none or an unknown one. */
export function reasonText(reason: string | null, { t }: Reader<'report'>): string | null {
  const known = reportReasons.find(one => one === reason)
  return known ? t(`reason.${known}`) : null
}

type Named = { profile: { firstName: string; lastName: string } | null } | null

/** Returns the name of a person in a case; `null` when the account is deleted. */
export function personName(person: Named): string | null {
  return person?.profile ? `${person.profile.firstName} ${person.profile.lastName}`.trim() : null
}
