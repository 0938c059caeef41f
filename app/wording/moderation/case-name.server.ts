import { reportReasons } from '#app/domain/safety/report-weight.ts'
import type { Cause } from '#app/domain/safety/cases.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** What a case is called: its gravest reason, or what the site itself saw. */
export function caseName(
  { cause, reports }: { cause: string; reports: readonly { reason: string }[] },
  { t, in: words }: Reader<'moderation'>,
): string {
  if (cause !== 'REPORTS') return t(`cause.${cause as Cause}`)
  const reason = reportReasons.find(known => reports.some(report => report.reason === known))
  return reason ? words('report').t(`reason.${reason}`) : t('cause.REPORTS')
}

/** A reason as the log of cases keeps it, in words; null for none. */
export function reasonText(reason: string | null, { t }: Reader<'report'>): string | null {
  const known = reportReasons.find(one => one === reason)
  return known ? t(`reason.${known}`) : null
}

type Named = { profile: { firstName: string; lastName: string } | null } | null

/** The name of a person of a case; null for an account that is gone. */
export function personName(person: Named): string | null {
  return person?.profile ? `${person.profile.firstName} ${person.profile.lastName}`.trim() : null
}
