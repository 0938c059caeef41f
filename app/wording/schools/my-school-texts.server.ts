import type { StepKind } from '#app/domain/analytics/talk-reasons.ts'
import { isActivePupil } from '#app/domain/organizations/own-pupil.ts'
import type { OwnSchool } from '#app/domain/organizations/own-schools.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { stepText } from './talk-texts.server.ts'

/** Data that an active pupil's organisation sees, in the order of its page. Must be kept true: each line corresponds to
 *  something a staff page shows. */
const seen = ['who', 'profile', 'sign-in', 'results', 'analysis', 'plan', 'glance'] as const
/** Data it still sees while a membership is not active: the member page. */
const seenPaused = ['who', 'progress'] as const

export function schoolTexts(school: OwnSchool, reader: Reader<'schoolWords'>) {
  const { t, language } = reader
  const { organizationId, name, nameLang, role, status, off, group, mentor, since } = school
  const isActive = status === 'ACTIVE' && !off
  const isPupil = role === 'ORG_STUDENT'
  const date = dateText(since.toISOString(), language) ?? ''
  return {
    id: organizationId,
    name,
    nameLang,
    isActive,
    state: t(off ? 'status.off' : `status.${status as 'ACTIVE'}`),
    facts: [
      { term: t('fact.role'), text: t(`role.${role as 'ORG_STUDENT'}`) },
      { term: t('fact.since'), text: date },
      ...(isPupil ? [{ term: t('fact.group'), text: group ?? t('fact.noGroup') }] : []),
      ...(group ? [{ term: t('fact.mentor'), text: mentor ?? t('fact.noMentor') }] : []),
    ],
    sees: isPupil ? seesTexts(school, reader) : [],
    may: isPupil ? mayTexts(school, reader) : [],
    request: requestText(school, reader),
    mayAsk: isActivePupil(school),
    leave: t(status === 'PENDING' ? 'withdraw' : 'leave'),
  }
}

function seesTexts({ status, off }: OwnSchool, { t }: Reader<'schoolWords'>) {
  if (off) return [t('sees.off')]
  if (status === 'PENDING') return [t('sees.waiting')]
  return (status === 'ACTIVE' ? seen : seenPaused).map(what => t(`sees.${what}`))
}

function mayTexts({ status, off, teamsWithOthers, ...school }: OwnSchool, { t }: Reader<'schoolWords'>) {
  const { mayGivePassword, passwordHelp, notes } = school
  const kept = notes > 0 ? [t('may.keepNotes', { count: notes })] : []
  if (off) return kept
  if (status === 'ACTIVE')
    return [
      notes > 0 ? t('may.notes', { count: notes }) : t('may.noNotes'),
      t(mayGivePassword ? 'may.password' : 'may.noPassword'),
      t('may.remind'),
      t(teamsWithOthers ? 'may.teams' : 'may.noTeams'),
    ]
  return [
    ...kept,
    ...(mayGivePassword ? [t('may.password')] : []),
    ...(status === 'PENDING' && passwordHelp ? [t('may.passwordLater')] : []),
  ]
}

function requestText({ askedAt, words }: OwnSchool, { t, language }: Reader<'schoolWords'>) {
  if (!askedAt) return null
  const date = dateText(askedAt.toISOString(), language) ?? ''
  return words ? t('request.words', { date, words }) : t('request', { date })
}

type Reminder = { step: string; organizationId: string; createdAt: Date }

/** Describes a reminder in one line: the day, the school and the next step. */
export function reminderTexts(
  { step, organizationId, createdAt }: Reminder,
  schools: readonly OwnSchool[],
  reader: Reader<'schoolWords'>,
) {
  const { t, language } = reader
  return t('reminder', {
    date: dateText(createdAt.toISOString(), language) ?? '',
    school: schools.find(school => school.organizationId === organizationId)?.name ?? t('reminder.former'),
    step: stepText({ kind: step as StepKind }, reader.in('talkReasons')),
  })
}
