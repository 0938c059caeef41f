import type { CalendarEntry } from '#app/domain/roadmaps/ics.ts'
import type { PlanSheet } from '#app/domain/roadmaps/plan-sheet.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { namesOf } from './plan-texts.server.ts'
import { taskTexts } from './task-texts.server.ts'

/** What is open in a plan, on its last day each. */
export function calendarEntries({ stages, target }: PlanSheet, address: string, language: Language): CalendarEntry[] {
  const names = namesOf(target, language)
  return stages
    .flatMap(stage => stage.tasks.map(task => ({ ...task, stage: stage.key })))
    .filter(({ doneAt }) => doneAt === null)
    .map(({ id, facts, due, stage }) => {
      const { title, how } = taskTexts(facts, language, names)
      return { id, day: due, summary: title, description: how, url: `${address}?stage=${stage}#${id}` }
    })
}
