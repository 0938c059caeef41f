import type { Figures } from '#app/domain/analytics/figures.ts'
import type { OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import type { Top } from '#app/domain/analytics/top.ts'
import { monthText, shortMonthText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type All = NonNullable<Figures['all']>

/** Lists what is named most often: with a number from five people on, in words below that. */
export function topTexts(top: Top | null, names: OrganizationFigures['names'], { t }: Reader<'orgFigures'>) {
  if (!top) return { empty: t('few'), items: [], note: null }
  const most = Math.max(...top.items.map(({ people }) => people ?? 0))
  return {
    empty: top.items.length === 0 ? t('tops.none') : null,
    items: top.items.map(({ id, people }) => ({
      id,
      name: names.get(id)?.text ?? id,
      lang: names.get(id)?.lang,
      value: people ?? t('tops.few'),
      share: people === null ? null : people / most,
    })),
    note: [t('tops.note', { people: top.people }), ...(top.leftOut > 0 ? [t('leftOut')] : [])].join(' '),
  }
}

export function planTexts({ people, plans }: All, { t }: Reader<'orgFigures'>) {
  return [
    plans.planned === 0 ? t('plans.none') : t('plans.text', { people, ...plans }),
    t('plans.certificates', { people, ...plans }),
  ]
}

/** Counts the chances of each person's best choice in three bands; only a sentence where there are too few people. */
export function chanceTexts(chances: Figures['chances'], { t }: Reader<'orgFigures'>) {
  if (!chances) return { text: t('chances.few'), bar: null, note: null }
  const { low, unknown, leftOut } = chances
  const notes = [
    ...(unknown > 0 ? [t('chances.unknown', { people: unknown })] : []),
    ...(leftOut > 0 ? [t('leftOut')] : []),
  ]
  return {
    text: t(low > 0 ? 'chances.text' : 'chances.none', { ...chances }),
    bar: {
      label: t('chances.label', { ...chances }),
      parts: (['low', 'medium', 'high'] as const).map((band, at) => ({
        label: t(`chances.${band}`, { people: chances[band] }),
        count: chances[band],
        tone: ([1, 2, 3] as const)[at]!,
      })),
    },
    note: notes.length > 0 ? notes.join('. ') : null,
  }
}

/** Describes the last twelve months: the one with the most tests, and the numbers of each. */
export function monthTexts({ months }: All, reader: Reader<'orgFigures'>) {
  const { t, language } = reader
  const most = months.toSorted((one, other) => other.tests - one.tests)[0]
  const named = months.map(({ day, ...sums }) => ({
    id: day,
    ...sums,
    month: monthText(firstOf(day), language),
    short: shortMonthText(firstOf(day), language),
  }))
  return {
    title: t('months.title'),
    text:
      most && most.tests > 0
        ? t('months.most', { month: monthText(firstOf(most.day), language), tests: most.tests })
        : t('months.none'),
    label: t('months.label'),
    legend: [t('months.tests'), t('months.tasks')] as [string, string],
    table: t('months.table'),
    caption: t('months.caption', { from: named[0]?.month ?? '', to: named.at(-1)?.month ?? '' }),
    columns: { month: t('months.month'), tests: t('months.testsColumn'), tasks: t('months.tasksColumn') },
    months: named,
  }
}

/** Midnight UTC, which is within the same day in Kazakhstan. */
export function firstOf(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
