import { currentYear } from '#app/domain/accounts/stated-year.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { findProgress, FoundMember } from '#app/domain/organizations/member-page.server.ts'
import { languageNames, type Language } from '#app/i18n/config.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { dateText, momentText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Returns the organisation's data on a member as pairs of a term and its text; unknown values are left out. */
export function memberFacts(member: FoundMember, { t, language, ...reader }: Reader<'students'>, now = new Date()) {
  const { profile, username, email, group, lastSeenAt } = member
  const person = reader.in('person')
  const year = currentYear(profile, calendarDay(now))
  const pairs: [string, string | null][] = [
    [person.t('username'), username],
    [t('member.role'), t(`role.${member.role}` as Key<'students'>)],
    [t('column.group'), member.role === 'ORG_STUDENT' ? (group?.code ?? t('group.without')) : null],
    [t('new.year'), year === null ? null : String(year)],
    [t('member.since'), dateText(member.createdAt.toISOString(), language)],
  ]
  // An applicant was promised that no more than this is visible before admission.
  const further: [string, string | null][] = [
    [t('new.email'), email],
    [person.t('dateOfBirth'), profile.dateOfBirth && plainDateText(profile.dateOfBirth, language)],
    [person.t('gender'), profile.gender && person.t(`gender.${profile.gender}` as Key<'person'>)],
    [t('language'), member.language && languageNames[member.language as Language]],
    [t('column.seen'), lastSeenAt ? momentText(lastSeenAt.toISOString(), language) : t('seen.never')],
  ]
  const shown = member.status === 'PENDING' ? pairs : [...pairs, ...further]
  return shown.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

/** Describes a pupil's progress, one line for each test, the analysis and every plan. */
export function progressTexts({ tests, analysisAt, plans }: Progress, { t, language }: Reader<'students'>) {
  const on = (day: Date) => t('done.on', { date: dateText(day.toISOString(), language) ?? '' })
  return [
    ...tests.map(({ instrument, begun, doneAt }) => ({
      term: t(`test.${instrument}` as Key<'students'>),
      text: doneAt ? on(doneAt) : t(begun ? 'test.begun' : 'test.none'),
    })),
    { term: t('column.analysis'), text: analysisAt ? on(analysisAt) : t('analysis.none') },
    ...(plans.length === 0 ? [{ term: t('plan'), text: t('plan.none') }] : []),
    ...plans.map(({ goal, done, total }) => ({
      term: t(`plan.${goal}` as Key<'students'>),
      text: t('plan.done', { done, total }),
    })),
  ]
}

type Progress = Awaited<ReturnType<typeof findProgress>>
