import type { About } from '#app/domain/emails/email-facts.ts'
import { unreadText } from '#app/domain/notifications/unread.ts'
import type { Task } from '#app/domain/roadmaps/plan.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import { namesOf } from '../careers/plan-texts.server.ts'
import { taskTexts } from '../careers/task-texts.server.ts'

/** Writes the weekly email: tasks of the plan, deadlines of saved institutions, unread notifications. */
export function weeklyLetter(
  { week, token }: Extract<About, { name: 'weekly' }>,
  site: string,
  reader: Reader<'emails'>,
) {
  const { t, language } = reader
  const tasks = week.tasks.map(({ facts, due, about }) => {
    const { title } = taskTexts(facts as Task, reader.in('roadmap'), namesOf({ name: '', about }, reader.in('plan')))
    return t('weekly.line', { date: plainDateText(due, language), text: title })
  })
  const deadlines = week.deadlines.map(({ institution, day, text }) =>
    t('weekly.line', { date: plainDateText(day, language), text: `${institution}: ${text}` }),
  )
  return {
    subject: t('weekly.subject'),
    paragraphs: [t('weekly.lead')],
    facts: [
      { term: t('weekly.tasks'), text: tasks.join('\n') },
      { term: t('weekly.deadlines'), text: deadlines.join('\n') },
      { term: t('weekly.unread'), text: week.unread > 0 ? unreadText(week.unread) : '' },
    ].filter(({ text }) => text !== ''),
    action: { label: t('weekly.action'), url: site + pathOf(tasks.length > 0 ? 'careers' : 'notifications') },
    notes: [t('weekly.why')],
    end: { label: t('weekly.end'), url: site + unscriptedPathOf('stopLetters', { token }) },
  }
}
