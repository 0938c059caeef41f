import type { CalendarEntry } from '#app/domain/roadmaps/ics.ts'
import type { PlanSheet } from '#app/domain/roadmaps/plan-sheet.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { namesOf } from './plan-texts.server.ts'
import { taskTexts } from './task-texts.server.ts'

/** Returns the open tasks of a plan as calendar entries, each on its due day. */
export function calendarEntries(
  { stages, target }: PlanSheet,
  address: string,
  reader: Reader<'careers'>,
): CalendarEntry[] {
  const names = namesOf(target, reader.in('plan'))
  return stages
    .flatMap(stage => stage.tasks.map(task => ({ ...task, stage: stage.key })))
    .filter(({ doneAt }) => doneAt === null)
    .map(({ id, facts, due, stage }) => {
      const { title, how } = taskTexts(facts, reader.in('roadmap'), names)
      return { id, day: due, summary: title, description: how, url: `${address}?stage=${stage}#${id}` }
    })
}
