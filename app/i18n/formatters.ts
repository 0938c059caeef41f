import type { Language } from './config.ts'

/** What each language is formatted as. */
const locales: Record<Language, string> = { ru: 'ru-KZ', kk: 'kk-KZ', en: 'en-GB' }

/** Makes a formatter once per locale and options, and keeps it: making one costs fifty times what using it does, and a
 *  page of an institution uses some three hundred. Options are those written in our code, so there are few. */
function kept<Options extends object, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    let formatter = made.get(key)
    if (!formatter) made.set(key, (formatter = make(locale, options)))
    return formatter
  }
}

/** What each formatter remembers of dates and numbers; the oldest goes first. */
const SAID = 500

/** A formatter that remembers what it said last: the days and figures of a page are those of the next reader too. */
function remembering<Formatter extends Intl.DateTimeFormat | Intl.NumberFormat>(formatter: Formatter): Formatter {
  const said = new Map<number, string>()
  const { format } = formatter as { format: (value: number) => string }
  const value = (of: Date | number) => {
    // To a map nought and minus nought are one.
    const asked = Number(of) + 0
    const known = said.get(asked)
    if (known !== undefined) return known
    const text = format(asked)
    said.set(asked, text)
    if (said.size > SAID) said.delete(said.keys().next().value!)
    return text
  }
  return Object.defineProperty(formatter, 'format', { value })
}

const dateTimeFormats = kept((locale, options: Intl.DateTimeFormatOptions) =>
  remembering(new Intl.DateTimeFormat(locale, options)),
)
const numberFormats = kept((locale, options: Intl.NumberFormatOptions) =>
  remembering(new Intl.NumberFormat(locale, options)),
)
const displayNames = kept((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options))
const collators = kept((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options))

export function dateTimeFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  return dateTimeFormats(locales[language], options)
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions) {
  return numberFormats(locales[language], options)
}

/** The names of languages by their ISO 639 codes. */
export function languageNamesIn(language: Language) {
  return displayNames(locales[language], { type: 'language' })
}

/** The names of currencies by their ISO 4217 codes. */
export function currencyNamesIn(language: Language) {
  return displayNames(locales[language], { type: 'currency' })
}

/** Whether an upper-case code is one of a region ISO 3166 knows; some of those are no country. */
export function isRegionCode(code: string): boolean {
  return displayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
}

/** Compares two texts as the alphabet of a language orders them. */
export function compareIn(language: Language): (one: string, other: string) => number {
  return collators(language, {}).compare
}
