import { currentYear } from '#app/domain/accounts/stated-year.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { yearOfCode } from '#app/domain/organizations/group-code.ts'
import type { Student } from '#app/domain/organizations/students.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { dateTimeFormat } from '#app/i18n/formatters.ts'

/** Describes a pupil as a table row. For a pending request only the name is shown. */
export function studentTexts(student: Student, language: Language, now = new Date()) {
  const { memberId, firstName, lastName, username, email, group, status, lastSeenAt, tests, begun, analysis } = student
  const waits = status === 'PENDING'
  const year = currentYear({ ...student, status: student.standing }, calendarDay(now))
  return {
    memberId,
    name: `${lastName} ${firstName}`,
    username,
    email,
    group,
    // The code of a group usually contains the year, so the year is shown only where it differs.
    year: year !== null && (group === null || yearOfCode(group) !== year) ? year : null,
    status,
    seen: waits ? null : shortDate(lastSeenAt, language),
    tests: waits ? null : tests,
    begun: !waits && begun,
    analysis: !waits && analysis,
  }
}

/** Formats a date in figures: `12.11.2026`. */
function shortDate(instant: Date | null, language: Language): string | null {
  if (instant === null) return null
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Asia/Almaty' } as const
  return dateTimeFormat(language, options).format(instant)
}
