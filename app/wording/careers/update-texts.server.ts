import type { Difference } from '#app/domain/roadmaps/compare-plans.ts'
import type { PlannedTask } from '#app/domain/roadmaps/plan.ts'
import type { PlanSheet } from '#app/domain/roadmaps/plan-sheet.server.ts'
import { chancePercent } from '#app/domain/admission/percent.ts'
import { percentText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { gapText } from './gap-texts.server.ts'
import { namesOf } from './plan-texts.server.ts'
import { taskTexts } from './task-texts.server.ts'

/** Describes what would change in a plan, by kind of change; kinds without a change are left out. */
export function updateTexts(difference: Difference, { target }: PlanSheet, reader: Reader<'plan'>) {
  const { t } = reader
  const names = namesOf(target, reader)
  const titleOf = ({ facts }: PlannedTask) => taskTexts(facts, reader.in('roadmap'), names).title
  const day = (plain: string) => plainDateText(plain, reader.language)
  const { added, dropped, moved, gaps, chance } = difference
  const lists = {
    gaps: [
      ...gaps.map(({ before, after }) =>
        before && after
          ? t('update.changed', {
              before: gapText(before, reader.in('roadmap')),
              after: gapText(after, reader.in('roadmap')),
            })
          : after
            ? gapText(after, reader.in('roadmap'))
            : t('update.closed', { gap: gapText(before!, reader.in('roadmap')) }),
      ),
      ...(chance ? [chanceText(chance, reader)] : []),
    ],
    added: added.map(({ task }) => `${titleOf(task)} (${t('due', { date: day(task.due) })})`),
    dropped: dropped.map(({ task }) => titleOf(task)),
    moved: moved.map(({ task, from, to }) =>
      t('update.movedFrom', { task: titleOf(task), from: day(from), to: day(to) }),
    ),
  }
  return (['gaps', 'added', 'dropped', 'moved'] as const).flatMap(kind =>
    lists[kind].length > 0 ? [{ kind, items: lists[kind] }] : [],
  )
}

function chanceText({ before, after }: NonNullable<Difference['chance']>, { t, language }: Reader<'plan'>): string {
  const percentOf = (chance: typeof before) =>
    chance?.now == null ? '—' : percentText(chancePercent(chance.now) / 100, language)
  return t('update.chance', { from: percentOf(before), to: percentOf(after) })
}
