import { scoreScales } from './score-scales.ts'
import { bandOf, type Range } from './scoring.ts'
import type { Option, TestContent } from './test-content.server.ts'

/** Returns the options of an item. */
export function answersTo({ options }: TestContent, item: TestContent['items'][number]): Option[] {
  return item.options ?? options
}

/** Scores answers to a content like an attempt, without storing anything: per scale the score with its band on 0–100,
 *  or null when too few of its items are answered. `answers` are option values by item key; invalid values are ignored.
 *  A draft has no norms, so the standard error comes from the design values. */
export function tryOut(content: TestContent, answers: ReadonlyMap<string, number>) {
  const items = content.items.map(({ key, scale, keyed, right }) => ({
    ...{ id: key, scaleId: scale, right, keyed: keyed === -1 ? (-1 as const) : (1 as const) },
  }))
  const known = new Map(
    content.items.flatMap(item => {
      const value = answers.get(item.key)
      return answersTo(content, item).some(option => option.value === value) ? [[item.key, value!] as const] : []
    }),
  )
  const scales = content.scales.map(scale => ({ ...scale, id: scale.key }))
  return {
    answered: known.size,
    scales: scoreScales({ scales, items }, { answers: known, range: rangeOf(content) }).map(
      ({ key, texts, scored }) => ({
        ...{ key, texts },
        result: scored && { score: scored.score, ...bandOf(scored.score, scored.sem) },
      }),
    ),
  }
}

/** Returns the lowest and the highest points of an answer. */
function rangeOf(content: TestContent): Range {
  if (content.items.some(({ right }) => right !== null)) return [0, 1]
  const values = content.items.flatMap(item => answersTo(content, item).map(({ value }) => value))
  return [Math.min(...values), Math.max(...values)]
}
