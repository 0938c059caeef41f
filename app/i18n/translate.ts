import type { Language } from './config.ts'

/** The flat messages of one namespace in one language. */
export type Messages = Record<string, string>
type Values = Record<string, string | number>

const plurals: Partial<Record<Language, Intl.PluralRules>> = {}

/** Puts `values` into the message `key`. With a `count`, the plural form `key_one`, `key_few`, … is chosen by CLDR
 *  rules first. A key that is missing comes back as itself, so that a gap is seen and never breaks a page. */
export function translate(messages: Messages, language: Language, key: string, values?: Values): string {
  if (!values) return own(messages, key) ?? key
  const template = pluralForm(messages, language, key, values.count) ?? own(messages, key) ?? key
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(own(values, name) ?? gap))
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function pluralForm(messages: Messages, language: Language, key: string, count: string | number | undefined) {
  if (typeof count !== 'number') return undefined
  const rules = (plurals[language] ??= new Intl.PluralRules(language))
  return own(messages, `${key}_${rules.select(count)}`) ?? own(messages, `${key}_other`)
}
