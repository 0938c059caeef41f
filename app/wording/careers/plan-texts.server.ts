import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Material } from '#app/domain/materials/materials.server.ts'
import type { Skill } from '#app/domain/materials/vocabulary.ts'
import type { findTaskMaterials, PlanSheet, SheetTask } from '#app/domain/roadmaps/plan-sheet.server.ts'
import type { Task } from '#app/domain/roadmaps/plan.ts'
import type { TargetName } from '#app/domain/roadmaps/target-offers.server.ts'
import { plainDateText, plainDaysText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { stageTexts } from './stage-texts.server.ts'
import { type TaskNames, taskTexts } from './task-texts.server.ts'

/** Context needed to word a plan, besides its facts. */
export type Reading = {
  today: string
  names: TaskNames
  reader: Reader<'plan'>
  archived: boolean
  /** Link to the catalogue of colleges; null where the plan leads to no college or one is already chosen. */
  colleges: { to: string; label: string } | null
  findMaterials: typeof findTaskMaterials
}

export function namesOf({ about }: TargetName, reader: Reader<'plan'>): TaskNames {
  return { about, nameSkill: (skill: Skill) => reader.in('skills').t(skill) }
}

export function taskRow({ id, facts, due, doneAt }: SheetTask, { today, names, reader, archived }: Reading) {
  const { t } = reader
  const state = doneAt ? ('done' as const) : due < today && !archived ? ('overdue' as const) : ('open' as const)
  return {
    id,
    title: taskTexts(facts, reader.in('roadmap'), names).title,
    done: doneAt !== null,
    state,
    due: t(state === 'open' ? 'due' : `due.${state}`, {
      date: plainDateText(doneAt ? calendarDay(new Date(doneAt)) : due, reader.language),
    }),
    more: null as TaskMore | null,
  }
}

type TaskMore = { how: string; materials: ReturnType<typeof materialRow>[]; places: Reading['colleges'] }
export type TaskRowTexts = ReturnType<typeof taskRow>

/** Describes tasks with instructions and learning materials. */
export async function taskRows(tasks: readonly SheetTask[], reading: Reading): Promise<TaskRowTexts[]> {
  const { reader, names, colleges, findMaterials } = reading
  const materials = await findMaterials(
    tasks.map(({ id }) => id),
    reader.language,
  )
  return tasks.map(task => ({
    ...taskRow(task, reading),
    more: {
      how: taskTexts(task.facts, reader.in('roadmap'), names).how,
      materials: (materials.get(task.id) ?? []).map(material => materialRow(material, reader)),
      places: choosesCollege(task.facts) ? colleges : null,
    },
  }))
}

/** Checks whether a task requires knowing which colleges there are. */
function choosesCollege(facts: Task) {
  return (
    facts.task === 'compareProgrammes' ||
    facts.task === 'secondChoice' ||
    (facts.task === 'applyStudy' && facts.way === 'COLLEGE')
  )
}

/** Links to the colleges that teach the profession, the nearest first. `null` unless the plan leads to a profession
 *  through a college. */
export function collegesOf({ professionId, stages }: PlanSheet, { t }: Reader<'plan'>): Reading['colleges'] {
  const isByCollege = stages.some(({ tasks }) => tasks.some(({ key }) => key === 'applyStudy:COLLEGE'))
  if (professionId === null || !isByCollege) return null
  const asked = { country: 'kz', type: 'COLLEGE', profession: professionId }
  return { to: pathOf('institutions', null, asked), label: t('places') }
}

function materialRow(
  { id, title, author, url, kind, level, hours, free, teaches, ...rest }: Material,
  { t, language }: Reader<'plan'>,
) {
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
    lang: rest.language === language ? undefined : rest.language,
    about: [author, ...facts].join(' · '),
    teaches,
  }
}

/** Describes every stage for the timeline. */
export function stageRows({ stages, progress, archivedAt }: PlanSheet, reader: Reader<'plan'>) {
  return stages.map(({ key, from, to }, at) => {
    const { state, done, total } = progress.stages[at]!
    // An archived plan has no current stage.
    const shown = archivedAt && state === 'now' ? ('later' as const) : state
    return {
      key,
      ...stageTexts(key, reader.in('roadmap')),
      state: shown,
      done,
      total,
      when: plainDaysText(from, to, reader.language),
    }
  })
}
