import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Material } from '#app/domain/materials/materials.server.ts'
import type { Skill } from '#app/domain/materials/vocabulary.ts'
import { findTaskMaterials, type PlanSheet, type SheetTask } from '#app/domain/roadmaps/plan-sheet.server.ts'
import type { TargetName } from '#app/domain/roadmaps/target-offers.server.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { plainDateText, plainDaysText } from '#app/i18n/format.server.ts'
import { stageTexts } from './stage-texts.server.ts'
import { type TaskNames, taskTexts } from './task-texts.server.ts'

/** What the words of a plan need besides its facts. */
export type Reading = { today: string; names: TaskNames; language: Language; archived: boolean }

export function namesOf({ about }: TargetName, language: Language): TaskNames {
  return { about, nameSkill: (skill: Skill) => translatorOf(language, 'skills')(skill) }
}

/** A task as a row shows it. */
export function taskRow({ id, facts, due, doneAt }: SheetTask, { today, names, language, archived }: Reading) {
  const t = translatorOf(language, 'plan')
  const state = doneAt ? ('done' as const) : due < today && !archived ? ('overdue' as const) : ('open' as const)
  return {
    id,
    title: taskTexts(facts, language, names).title,
    done: doneAt !== null,
    state,
    due: t(state === 'open' ? 'due' : `due.${state}`, {
      date: plainDateText(doneAt ? calendarDay(new Date(doneAt)) : due, language),
    }),
    more: null as TaskMore | null,
  }
}

type TaskMore = { how: string; materials: ReturnType<typeof materialRow>[] }
export type TaskRowTexts = ReturnType<typeof taskRow>

/** Tasks with how to do them and what to learn from. */
export async function taskRows(tasks: readonly SheetTask[], reading: Reading): Promise<TaskRowTexts[]> {
  const { language, names } = reading
  const materials = await findTaskMaterials(
    tasks.map(({ id }) => id),
    language,
  )
  return tasks.map(task => ({
    ...taskRow(task, reading),
    more: {
      how: taskTexts(task.facts, language, names).how,
      materials: (materials.get(task.id) ?? []).map(material => materialRow(material, language)),
    },
  }))
}

function materialRow(
  { id, title, author, url, kind, level, hours, free, teaches, ...rest }: Material,
  reader: Language,
) {
  const t = translatorOf(reader, 'plan')
  const facts = [
    t(`kind.${kind}`),
    t(`level.${level}`),
    t('hours', { count: Math.max(1, Math.round(hours)) }),
    t(free ? 'free' : 'paid'),
  ]
  return {
    id,
    url,
    title,
    lang: rest.language === reader ? undefined : rest.language,
    about: [author, ...facts].join(' · '),
    teaches,
  }
}

/** Every stage as the timeline shows it. */
export function stageRows({ stages, progress, archivedAt }: PlanSheet, language: Language) {
  return stages.map(({ key, from, to }, at) => {
    const { state, done, total } = progress.stages[at]!
    // In a plan that was put away nobody is anywhere.
    const shown = archivedAt && state === 'now' ? ('later' as const) : state
    return { key, ...stageTexts(key, language), state: shown, done, total, when: plainDaysText(from, to, language) }
  })
}
