import { languages } from '#app/i18n/config.ts'
import type { TestContent } from './test-content.server.ts'

/** A defect that prevents a test from being taken or scored, with the key of the scale or item concerned. */
export type Lack = { what: Lacking; scale?: string; item?: string }
type Lacking =
  | 'scales'
  | 'scaleEmpty'
  | 'options'
  | 'right'
  | 'rightMixed'
  | 'ranges'
  | 'translations'
  | 'scaleTranslations'
  | 'optionTranslations'
  | 'itemTranslations'

type Words = Partial<Record<string, string>>

/** Returns everything that is missing before a content may be published: scales with items, options that differ in
 *  value, right answers for all items or for none, the same range of answers for all items, and every text in three
 *  languages (answers in Kazakh to a Russian statement would count in the Kazakh norms). Empty when nothing is missing. */
export function lackingIn(content: TestContent): Lack[] {
  const { texts, options, scales, items } = content
  const [first] = items
  const shared = first && rangeOf(content, first)
  const hasRight = items.some(({ right }) => right !== null)
  return [
    ...(scales.length === 0 ? [{ what: 'scales' as const }] : []),
    ...(isWhole(Object.values(texts)) ? [] : [{ what: 'translations' as const }]),
    ...(isWhole(options.map(({ text }) => text)) ? [] : [{ what: 'optionTranslations' as const }]),
    ...scales.flatMap(({ key, texts: words }) => [
      ...(items.some(({ scale }) => scale === key) ? [] : [{ what: 'scaleEmpty' as const, scale: key }]),
      ...(isWhole(Object.values(words)) ? [] : [{ what: 'scaleTranslations' as const, scale: key }]),
    ]),
    ...items.flatMap(item => {
      const values = new Set((item.options ?? options).map(({ value }) => value))
      const [lowest, highest] = rangeOf(content, item)
      const says: [Lacking, boolean][] = [
        ['options', values.size < 2],
        ['right', item.right !== null && !values.has(item.right)],
        ['rightMixed', hasRight && item.right === null],
        ['ranges', !hasRight && values.size >= 2 && (lowest !== shared?.[0] || highest !== shared[1])],
        [
          'itemTranslations',
          !isWhole([item.text, ...(item.why ? [item.why] : []), ...(item.options ?? []).map(({ text }) => text)]),
        ],
      ]
      return says.flatMap(([what, isTrue]) => (isTrue ? [{ what, item: item.key }] : []))
    }),
  ]
}

function isWhole(texts: readonly Words[]): boolean {
  return texts.every(text => languages.every(language => text[language]))
}

/** Returns the lowest and the highest value of an item's options. */
function rangeOf({ options }: TestContent, item: TestContent['items'][number]): [number, number] {
  const values = (item.options ?? options).map(({ value }) => value)
  return [Math.min(...values), Math.max(...values)]
}
