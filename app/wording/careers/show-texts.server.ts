import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { findTaskMaterials, PlanSheet, SheetTask } from '#app/domain/roadmaps/plan-sheet.server.ts'
import { chancePercent } from '#app/domain/admission/percent.ts'
import { dateText, percentText, plainDateText, yearsText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { numberFormat } from '#app/i18n/formatters.ts'
import { beyondText } from './stage-texts.server.ts'
import { gapText } from './gap-texts.server.ts'
import { collegesOf, namesOf, type Reading, stageRows, taskRow, taskRows } from './plan-texts.server.ts'
import { expectedText } from './expected-text.server.ts'
import { taskTexts } from './task-texts.server.ts'

export const views = ['stages', 'week', 'overdue', 'all'] as const
export type View = (typeof views)[number]

type Asked = { view: View; stage: string | null }

/** Returns the texts of a finished plan: its heading, the requested view and the margin notes. */
export async function showTexts(
  sheet: PlanSheet,
  { view, stage }: Asked,
  reader: Reader<'plan'>,
  { today, findMaterials }: { today: string; findMaterials: typeof findTaskMaterials },
) {
  const { t } = reader
  const { goal, target, progress, facts, archivedAt, about } = sheet
  const reading: Reading = {
    today,
    names: namesOf(target, reader),
    reader,
    archived: archivedAt !== null,
    colleges: collegesOf(sheet, reader),
    findMaterials,
  }
  const status = archivedAt ? ('archived' as const) : (sheet.status as 'ACTIVE' | 'COMPLETED')
  const stages = stageRows(sheet, reader)
  const shown = stages.find(({ key }) => key === stage)?.key ?? stages[currentAt(sheet)]?.key ?? null
  const words = reader.in('careers').t
  return {
    name: words(`name.${goal}`, { name: target.name }),
    lead: leadText(sheet, reading),
    marked: progress.done,
    total: progress.total,
    progress: t('progress', { done: progress.done, total: progress.total, percent: progress.percent }),
    archived: archivedAt !== null,
    view,
    counts: archivedAt ? {} : { week: progress.thisWeek.length, overdue: progress.overdue.length },
    stages: await Promise.all(
      stages.map(async (row, at) => ({
        ...row,
        tasks: await stageTasks(sheet.stages[at]!.tasks, { view, open: row.key === shown }, reading),
      })),
    ),
    list: await listTasks(sheet, view, reading),
    none: noneText(sheet, view, reading),
    facts: [
      { term: t('fact.goal'), text: t(`goal.${goal}`) },
      { term: t('fact.status'), text: words(`status.${status}`) },
      ...(archivedAt
        ? []
        : [
            { term: t('fact.phase'), text: stages[currentAt(sheet)]?.name ?? '—' },
            { term: t('fact.left'), text: leftText(progress.remaining, reader) },
          ]),
      { term: t('fact.created'), text: dateText(sheet.createdAt.toISOString(), reader.language)! },
    ],
    gaps: (facts?.gaps ?? []).map(gap => gapText(gap, reader.in('roadmap'))),
    chance: chanceText(sheet, reader),
    expected: facts ? expectedText(facts.expected, reader.in('roadmap')) : null,
    beyond: facts ? beyondText(facts.beyond, reader.in('roadmap')) : null,
    about,
  }
}

function currentAt({ progress }: PlanSheet) {
  return Math.max(
    0,
    progress.stages.findIndex(({ state }) => state === 'now'),
  )
}

/** Returns the tasks of a stage: without details in the view of the whole plan, with details for the open stage in the
 *  view of stages, otherwise none. */
async function stageTasks(
  tasks: readonly SheetTask[],
  { view, open }: { view: View; open: boolean },
  reading: Reading,
) {
  if (view === 'all') return tasks.map(task => taskRow(task, reading))
  return view === 'stages' && open ? taskRows(tasks, reading) : []
}

/** Tasks of a list shown with instructions; the others show theirs in their stage. */
const TOLD_AT_MOST = 5

async function listTasks({ progress }: PlanSheet, view: View, reading: Reading) {
  const tasks = { week: progress.thisWeek, overdue: progress.overdue, stages: [], all: [] }[view]
  const detailed = await taskRows(tasks.slice(0, TOLD_AT_MOST), reading)
  return [...detailed, ...tasks.slice(TOLD_AT_MOST).map(task => taskRow(task, reading))]
}

function leadText({ progress, archivedAt }: PlanSheet, { today, reader, names }: Reading) {
  const { t } = reader
  const { overdue, next } = progress
  const day = plainDateText(today, reader.language)
  if (archivedAt) return t('lead.archived')
  if (overdue.length > 0) return t('lead.overdue', { today: day, count: overdue.length })
  if (!next) return t('lead.completed')
  const task = taskTexts(next.facts, reader.in('roadmap'), names).title
  return t('lead.next', { today: day, task, date: plainDateText(next.due, reader.language) })
}

function noneText({ progress: { overdue, thisWeek, next } }: PlanSheet, view: View, { today, reader, names }: Reading) {
  const { t } = reader
  if (view === 'overdue') return overdue.length === 0 ? t('overdue.none') : null
  if (view !== 'week' || thisWeek.length > 0) return null
  if (!next || next.due < today) return t('week.done')
  return t('week.none', {
    task: taskTexts(next.facts, reader.in('roadmap'), names).title,
    date: plainDateText(next.due, reader.language),
  })
}

const DAYS_OF_YEAR = 365.25
const DAYS_OF_MONTH = DAYS_OF_YEAR / 12

function leftText(days: number, reader: Reader<'plan'>): string {
  if (days === 0) return reader.t('left.over')
  if (days < DAYS_OF_MONTH * 1.5) {
    const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    return numberFormat(reader.language, unit).format(days)
  }
  return yearsText(Math.round(days / DAYS_OF_MONTH) / 12, reader.language)
}

function chanceText({ facts }: PlanSheet, { t, language }: Reader<'plan'>) {
  if (!facts?.chance || facts.chance.now === null || facts.chance.band === null) return null
  const { now, band } = facts.chance
  return t('chance', { band: t(`band.${band}`), percent: percentText(chancePercent(now) / 100, language) })
}

/** Today's date in Kazakhstan. */
export const todayHere = () => calendarDay(new Date())
