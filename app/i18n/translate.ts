import type { Language } from './config.ts'

/** The flat messages of one namespace in one language. */
export type Messages = Record<string, string>
export type Values = Record<string, string | number>

const plurals: Partial<Record<Language, Intl.PluralRules>> = {}

/** Translates a message and fills in `values`. With a `count` the plural form (`key_one`, `key_few`, …) is chosen by
 *  CLDR rules first. A missing key is returned itself, so that it is noticed and never breaks a page. */
export function translate(messages: Messages, language: Language, key: string, values?: Values): string {
  if (!values) return own(messages, key) ?? key
  const form = pluralForm(language, values.count)
  const template =
    (form && (own(messages, `${key}_${form}`) ?? own(messages, `${key}_other`))) ?? own(messages, key) ?? key
  return fillIn(template, values)
}

/** Fills placeholders of a template. Those without a value stay, and placeholders within values are not replaced. */
export function fillIn(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(own(values, name) ?? gap))
}

/** Returns the CLDR plural form of a count; undefined when it is not a number. */
export function pluralForm(language: Language, count: string | number | undefined) {
  if (typeof count !== 'number') return undefined
  return (plurals[language] ??= new Intl.PluralRules(language)).select(count)
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
