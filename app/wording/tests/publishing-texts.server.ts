import { changesBetween, type FixedLack } from '#app/domain/assessments/draft.ts'
import type { Lack } from '#app/domain/assessments/lacking.ts'
import type { TestContent } from '#app/domain/assessments/test-content.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Reader } from '#app/i18n/reader.ts'

type LackText = { text: string; scale: string | null; item: string | null }

/** Lists what prevents a draft from being published, each kind once, with scale names and item numbers, and the first
 *  scale or item concerned. */
export function lackTexts(
  lacks: readonly (Lack | FixedLack)[],
  { scales, items }: TestContent,
  { t, language }: Reader<'adminTests'>,
): LackText[] {
  const names = new Map(scales.map(({ key, texts }) => [key, inLanguage(texts.name, language).text]))
  return [...new Set(lacks.map(({ what }) => what))].map(what => {
    const own = lacks.filter(lack => lack.what === what)
    const [scale = null] = own.flatMap(one => one.scale ?? [])
    const [item = null] = own.flatMap(one => ('item' in one && one.item ? [one.item] : []))
    const where = own.flatMap(one => {
      if ('item' in one && one.item) return String(items.findIndex(({ key }) => key === one.item) + 1)
      return one.scale ? (names.get(one.scale) ?? one.scale) : []
    })
    return { text: t(`lack.${what}`, { where: where.join(', ') }), scale: what === 'scaleFixed' ? null : scale, item }
  })
}

/** Describes how a draft differs from the published version, one sentence per kind of change. */
export function changeTexts(
  before: TestContent | null,
  after: TestContent,
  { t, language }: Reader<'adminTests'>,
): string[] {
  if (!before) return [t('changes.first', { items: after.items.length, scales: after.scales.length })]
  const changes = changesBetween(before, after)
  const numbers = (content: TestContent, keys: readonly string[]) =>
    keys.map(key => content.items.findIndex(item => item.key === key) + 1).join(', ')
  const names = (content: TestContent, keys: readonly string[]) =>
    keys
      .map(key => {
        const texts = content.scales.find(scale => scale.key === key)?.texts
        return texts ? inLanguage(texts.name, language).text : key
      })
      .join(', ')
  const say = (part: 'scales' | 'items', named: typeof names) => {
    const { added, removed, changed, moved } = changes[part]
    return [
      ...(added.length > 0 ? [t(`changes.${part}.added`, { where: named(after, added) })] : []),
      ...(removed.length > 0 ? [t(`changes.${part}.removed`, { where: named(before, removed) })] : []),
      ...(changed.length > 0 ? [t(`changes.${part}.changed`, { where: named(after, changed) })] : []),
      ...(moved ? [t(`changes.${part}.moved`)] : []),
    ]
  }
  return [
    ...(changes.texts ? [t('changes.texts')] : []),
    ...(changes.options ? [t('changes.options')] : []),
    ...say('scales', names),
    ...say('items', numbers),
  ]
}
