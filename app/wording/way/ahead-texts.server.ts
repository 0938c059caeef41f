import type { DirectionProfession } from '#app/domain/guidance/direction.server.ts'
import type { WholeWay } from '#app/domain/way/whole-way.server.ts'
import { dayOfYearText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { namesOf } from '../careers/plan-texts.server.ts'
import { taskTexts } from '../careers/task-texts.server.ts'

/** Returns the texts below the next step on the start page: the professions of the direction, and the upcoming dates of
 *  the plan. */
export function aheadTexts(
  { plan }: WholeWay,
  direction: DirectionProfession[],
  today: string,
  reader: Reader<'start'>,
) {
  return {
    direction: direction.map(({ lang, ...profession }) => ({
      ...profession,
      to: pathOf('profession', { professionId: profession.id }),
      ...(lang && { lang }),
    })),
    // The first task is the next step itself. Overdue tasks are not upcoming; the plan shows them.
    dates: (plan?.tasks.slice(1) ?? []).flatMap(task => (task.due < today ? [] : [dated(plan!, task, today, reader)])),
  }
}

function dated(
  { id: planId, target }: NonNullable<WholeWay['plan']>,
  { id, facts, due }: NonNullable<WholeWay['plan']>['tasks'][number],
  today: string,
  reader: Reader<'start'>,
) {
  const { language } = reader
  // The year is shown only if it is not the current one.
  const isThisYear = due.slice(0, 4) === today.slice(0, 4)
  return {
    id,
    on: due,
    date: isThisYear ? dayOfYearText(undefined, due.slice(5), language) : plainDateText(due, language),
    title: taskTexts(facts, reader.in('roadmap'), namesOf(target, reader.in('plan'))).title,
    to: pathOf('plan', { planId }, { view: 'all' }) + `#${id}`,
  }
}

export type AheadTexts = ReturnType<typeof aheadTexts>
