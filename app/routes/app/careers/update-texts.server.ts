import type { Difference } from '#app/domain/roadmaps/compare-plans.ts'
import type { PlannedTask } from '#app/domain/roadmaps/plan.ts'
import type { PlanSheet } from '#app/domain/roadmaps/plan-sheet.server.ts'
import { chancePercent } from '#app/domain/institutions/percent.ts'
import { translatorOf } from '#app/i18n/catalogues.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { percentText, plainDateText } from '#app/i18n/format.server.ts'
import { gapText } from './gap-texts.server.ts'
import { namesOf } from './plan-texts.server.ts'
import { taskTexts } from './task-texts.server.ts'

/** What would change in a plan, in words, by kind; kinds without a change are left out. */
export function updateTexts(difference: Difference, { target }: PlanSheet, language: Language) {
  const t = translatorOf(language, 'plan')
  const names = namesOf(target, language)
  const titleOf = ({ facts }: PlannedTask) => taskTexts(facts, language, names).title
  const day = (plain: string) => plainDateText(plain, language)
  const { added, dropped, moved, gaps, chance } = difference
  const lists = {
    gaps: [
      ...gaps.map(({ before, after }) =>
        before && after
          ? t('update.changed', { before: gapText(before, language), after: gapText(after, language) })
          : after
            ? gapText(after, language)
            : t('update.closed', { gap: gapText(before!, language) }),
      ),
      ...(chance ? [chanceText(chance, language)] : []),
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

function chanceText({ before, after }: NonNullable<Difference['chance']>, language: Language): string {
  const said = (chance: typeof before) =>
    chance?.now == null ? '—' : percentText(chancePercent(chance.now) / 100, language)
  return translatorOf(language, 'plan')('update.chance', { from: said(before), to: said(after) })
}
