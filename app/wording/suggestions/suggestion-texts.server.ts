import type { Difference, Leaf } from '#app/domain/suggestions/compare.ts'
import type { Suggestion } from '#app/domain/content/suggestions.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { isLanguage, languageNames, type Language } from '#app/i18n/config.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Suggestions = Reader<'suggestionTexts'>

export function tableText(table: string, { t }: Pick<Suggestions, 't'>): string {
  return known(t, `table.${table}`) ?? table
}

/** Returns the name of a row from the suggestion's content: its name or title, otherwise its key. */
export function rowName({ content, rowId }: Pick<Suggestion, 'content' | 'rowId'>, language: Language) {
  const { name, title, texts } = (content ?? {}) as Record<string, unknown>
  const words = name ?? title ?? (texts as { title?: unknown } | undefined)?.title
  if (typeof words === 'string') return { text: words, lang: undefined }
  const localized = (words ?? {}) as Partial<Record<Language, string>>
  const [text, lang] = localized[language] ? [localized[language], language] : [localized.ru, 'ru' as const]
  return text ? { text, lang } : { text: rowId, lang: undefined }
}

/** Lists the differing values, each with its label and both versions. */
export function differenceTexts(differences: readonly Difference[], reader: Suggestions) {
  return differences.map(({ path, own, theirs }) => ({
    key: path.join(' '),
    place: path.map(step => stepText(step, reader)).join(', '),
    lang: path.find(isLanguage),
    own: leafText(own, reader),
    theirs: leafText(theirs, reader),
  }))
}

/** Words one step of a path: a language by its own name, a list index as a number, a column by its label. */
function stepText(step: string, { t }: Suggestions) {
  if (isLanguage(step)) return languageNames[step]
  if (/^\d+$/.test(step)) return t('number', { number: step })
  return known(t, `column.${step}`) ?? step
}

function leafText(value: Leaf, { t, language }: Suggestions): string {
  if (value === null || value === '') return t('empty')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return typeof value === 'number' ? numberText(value, language) : value
}

function known(t: Suggestions['t'], key: string) {
  const words = t(key as Key<'suggestionTexts'>)
  return words === key ? null : words
}
