import { composeStudent } from '#app/domain/analytics/student.server.ts'
import { findStudent, nameOpenTests } from '#app/domain/analytics/student-facts.server.ts'
import { talkReasonsOf } from '#app/domain/analytics/talk-reasons.ts'
import { listLooksOf, recordResultsViewed } from '#app/domain/assessments/results-views.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { listNotes } from '#app/domain/organizations/notes.server.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { writeAnalysis } from '#app/wording/analysis/write-analysis.ts'
import { studentTexts } from '#app/wording/schools/student-texts.server.ts'
import { listedName, reasonTexts } from '#app/wording/schools/talk-texts.server.ts'

/** Loads a pupil for staff with reach; null for others. The view is recorded before anything is shown: if recording
 *  fails, nothing is shown. */
export async function loadStudent(
  staff: Staff,
  studentId: string,
  reader: Reader<'studentAnalytics'>,
  now = new Date(),
) {
  const { viewer, standing, organization } = staff
  const { t, language } = reader
  const today = calendarDay(now)
  const student = await findStudent(staff, studentId, today)
  if (!student) return null

  // Views by roles of the whole site belong to no organisation.
  const as = standing.startsWith('ORG_') ? { organizationId: organization.id } : {}
  const seenAt = await recordResultsViewed(viewer, student.userId, { role: standing, ...as }, now)
  const mayCounsel = staff.may('counsel')
  const [sheet, looks, notes, tests] = await Promise.all([
    composeStudent(student, { language, today, write: writeAnalysis }),
    listLooksOf(organization.id, student.userId),
    mayCounsel ? listNotes(staff, student.userId) : null,
    nameOpenTests([student], language),
  ])
  const words = reader.in('talkReasons')
  const moment = (at: Date | string) => momentText(new Date(at).toISOString(), language)
  const orgId = organization.id
  return {
    id: student.userId,
    name: listedName(student),
    seen: seenAt && {
      title: t('seen.title', { name: student.firstName }),
      who: t('seen.who', { viewer: `${viewer.firstName} ${viewer.lastName}`, time: moment(seenAt) }),
    },
    organization: adminPathOf('organization', { orgId }),
    group: student.groupId
      ? { to: adminPathOf('glance', { orgId, groupId: student.groupId }), label: student.group ?? '' }
      : null,
    holdTalk: mayCounsel ? adminPathOf('holdTalk', { orgId, studentId }) : null,
    madeAt: now.toISOString(),
    here: adminPathOf('studentAnalytics', { orgId, studentId }),
    reasons: talkReasonsOf(student.facts, now).map(reason =>
      reasonTexts(reason, { tests, mayHear: mayCounsel }, words),
    ),
    texts: studentTexts(student, sheet, words, { now, today }),
    notes: notes?.map(({ id, author, own, text, createdAt }) => ({
      id,
      text,
      by: t('notes.by', {
        author: author ?? t('notes.gone'),
        date: dateText(createdAt.toISOString(), language) ?? '',
      }),
      remove: own ? adminPathOf('removeNote', { orgId, studentId, noteId: id }) : null,
    })),
    looks: looks.map(({ id, name, at }) => ({ id, who: name ?? t('looks.gone'), when: moment(at) })),
  }
}
