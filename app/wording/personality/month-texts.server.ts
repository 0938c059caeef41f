import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import type { listRecommended } from '#app/domain/projects/list-projects.server.ts'
import type { FactsOfPerson } from '#app/domain/projects/person-facts.server.ts'
import { dayOfYearText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { whyText } from '../projects/why-text.ts'

const FOUR_WEEKS = 28

/** Returns the steps of the first month, spread evenly over the four weeks after the analysis. */
export function monthTexts({ month, completedAt }: Sheet, { language }: Reader<'sheet'>) {
  const start = calendarDay(new Date(completedAt))
  return month.map(({ title, text }, at) => {
    const on = addDays(start, Math.round(((at + 1) * FOUR_WEEKS) / month.length))
    return { id: `${at}`, on, date: dayOfYearText(undefined, on.slice(5), language), title, text }
  })
}

type Recommended = Awaited<ReturnType<typeof listRecommended>>

/** Returns recruiting projects that fit as further steps of the month, each with its reason. They are dated at the end
 *  of the four weeks or, after that, on `today`. */
export function projectsOfMonth(
  projects: Recommended,
  { person, completedAt, today }: { person: FactsOfPerson; completedAt: string; today: Date },
  reader: Reader<'sheet'>,
) {
  const end = addDays(calendarDay(new Date(completedAt)), FOUR_WEEKS)
  const on = [end, calendarDay(today)].toSorted().at(-1)!
  return projects.map(project => ({
    id: project.id,
    on,
    date: dayOfYearText(undefined, on.slice(5), reader.language),
    title: reader.t('month.project', { name: project.name }),
    to: projectPathOf('project', { projectId: project.id }),
    text: whyText(project.fit, { project, person, reader: reader.in('projects') }),
  }))
}
