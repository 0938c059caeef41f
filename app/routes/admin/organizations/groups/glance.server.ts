import { findGlance } from '#app/domain/analytics/glance.server.ts'
import { nameOpenTests, type Student } from '#app/domain/analytics/student-facts.server.ts'
import { PATIENCE_DAYS, STILL_DAYS } from '#app/domain/analytics/talk-reasons.ts'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { stepText, listedName, reasonTexts, seenText } from '#app/wording/schools/talk-texts.server.ts'

/** Loads the overview of a group; null when the viewer has no such group. */
export async function loadGlance(staff: Staff, groupId: string, reader: Reader<'glance'>, now = new Date()) {
  const glance = await findGlance(staff, groupId, now)
  if (!glance) return null
  const { t, language } = reader
  const words = reader.in('talkReasons')
  const orgId = staff.organization.id
  const mayCounsel = staff.may('counsel')
  const tests = await nameOpenTests(glance.students, language)
  const person = (student: Student) => ({
    id: student.userId,
    name: listedName(student),
    to: adminPathOf('studentAnalytics', { orgId, studentId: student.userId }),
  })
  const { code } = glance.group
  const counts = { talk: glance.talk.length, remind: glance.remind.length, own: glance.own.length }
  return {
    code,
    title: t('title', { group: code }),
    heading: counts.talk > 0 ? t('head.talk', { group: code, count: counts.talk }) : t('head.none', { group: code }),
    crumbs: [
      { to: adminPathOf('groups', { orgId }), label: reader.in('school').t('section.groups') },
      { to: adminPathOf('group', { orgId, groupId }), label: code },
    ],
    madeAt: now.toISOString(),
    here: adminPathOf('glance', { orgId, groupId }),
    counts,
    isEmpty: glance.students.length === 0,
    mayCounsel,
    rules: { days: PATIENCE_DAYS, still: STILL_DAYS },
    talk: glance.talk.map(({ student, reasons }) => ({
      ...person(student),
      seen: seenText(student, words),
      reasons: reasons.map(reason => reasonTexts(reason, { tests, mayHear: mayCounsel }, words)),
      held: adminPathOf('holdTalk', { orgId, studentId: student.userId }),
    })),
    remind: glance.remind.map(({ student, step }) => ({
      ...person(student),
      inPerson: step.kind === 'sign-in',
      left: t('remind.left', {
        step: stepText(step, words),
        date: dateText(step.since.toISOString(), language) ?? '',
      }),
    })),
    own: glance.own.map(student => {
      const { id, to, name } = person(student)
      return { id, to, title: name }
    }),
  }
}
