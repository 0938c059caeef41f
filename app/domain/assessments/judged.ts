import { type Language, languages } from '#app/i18n/config.ts'
import { type ItemStatistics, type Weakness, weaknessesOf } from './item-statistics.ts'
import type { Range } from './scoring.ts'

/** Attempts are counted up to this number, because counting more would be slow. */
export const MOST_COUNTED = 10_000

export type JudgedItem = ItemStatistics & { language: Language; weaknesses: Weakness[] }
export type Judged = {
  /** Languages with statistics, by number of people, largest first. */
  languages: { language: Language; n: number }[]
  /** By `judgedKey`. */
  items: ReadonlyMap<string, JudgedItem>
  /** Keys of items that are weak in at least one language. */
  weak: ReadonlySet<string>
}

export function judgedKey(language: string, itemKey: string): string {
  return `${language} ${itemKey}`
}

type Row = ItemStatistics & { language: Language; itemKey: string; isTask: boolean }

/** Finds the weak items of one version from their statistics in every language. */
export function judge(rows: readonly Row[]): Judged {
  const items = new Map<string, JudgedItem>()
  const weak = new Set<string>()
  for (const { itemKey, isTask, ...row } of rows) {
    const others = rows.filter(other => other.itemKey === itemKey && other.language !== row.language)
    const weaknesses = weaknessesOf(row, { range: rangeOf(row, isTask), hasRight: isTask }, others)
    items.set(judgedKey(row.language, itemKey), { ...row, weaknesses })
    if (weaknesses.length > 0) weak.add(itemKey)
  }
  const counted = languages
    .map(language => ({ language, n: Math.max(0, ...rows.filter(row => row.language === language).map(({ n }) => n)) }))
    .filter(({ n }) => n > 0)
  return { languages: counted.toSorted((one, other) => other.n - one.n), items, weak }
}

/** Returns the range of points: 0–1 for a task, otherwise that of the options, which is the same for all published
 *  items. */
function rangeOf({ shares }: Pick<Row, 'shares'>, isTask: boolean): Range {
  const values = shares.map(({ value }) => value)
  return isTask ? [0, 1] : [Math.min(...values), Math.max(...values)]
}
