import { languages } from '#app/i18n/config.ts'
import type { TestContent } from './test-content.server.ts'

/** What keeps a test from being taken or scored, and where: a scale or an item by its key. */
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

/** Everything that is missing before a content may be published: a scale with items, answers that are not all worth the
 *  same, right answers for all items or for none, one lowest and one highest answer for all, and every text in three
 *  languages (an answer in Kazakh to a Russian sentence would count in the norms of Kazakh). Empty when it is whole. */
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

/** The lowest and the highest answer to an item. */
function rangeOf({ options }: TestContent, item: TestContent['items'][number]): [number, number] {
  const values = (item.options ?? options).map(({ value }) => value)
  return [Math.min(...values), Math.max(...values)]
}
