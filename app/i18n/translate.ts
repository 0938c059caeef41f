import type { Language } from './config.ts'

/** The flat messages of one namespace in one language. */
export type Messages = Record<string, string>
export type Values = Record<string, string | number>

const plurals: Partial<Record<Language, Intl.PluralRules>> = {}

/** Puts `values` into the message `key`. With a `count`, the plural form `key_one`, `key_few`, … is chosen by CLDR
 *  rules first. A key that is missing comes back as itself, so that a gap is seen and never breaks a page. */
export function translate(messages: Messages, language: Language, key: string, values?: Values): string {
  if (!values) return own(messages, key) ?? key
  const form = pluralForm(language, values.count)
  const template =
    (form && (own(messages, `${key}_${form}`) ?? own(messages, `${key}_other`))) ?? own(messages, key) ?? key
  return fillIn(template, values)
}

/** Puts values into the gaps of a template. A gap without a value stays, and a value is never read for gaps itself. */
export function fillIn(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(own(values, name) ?? gap))
}

/** The plural form of a count by CLDR rules; undefined when it is no number. */
export function pluralForm(language: Language, count: string | number | undefined) {
  if (typeof count !== 'number') return undefined
  return (plurals[language] ??= new Intl.PluralRules(language)).select(count)
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
