import type { Language } from './config.ts'

/** Locale used for formatting in each language. */
const locales: Record<Language, string> = { ru: 'ru-KZ', kk: 'kk-KZ', en: 'en-GB' }

/** Caches formatters by locale and options: creating one takes fifty times as long as using it, and the page of an
 *  institution uses about three hundred. All options are in our code, so there are few. */
function kept<Options extends object, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    let formatter = made.get(key)
    if (!formatter) made.set(key, (formatter = make(locale, options)))
    return formatter
  }
}

/** Results cached by each formatter; the oldest is dropped first. */
const CACHED_RESULTS = 500

/** Caches the results of a formatter: the next reader of a page needs the same dates and numbers. */
function withCache<Formatter extends Intl.DateTimeFormat | Intl.NumberFormat>(formatter: Formatter): Formatter {
  const results = new Map<number, string>()
  const { format } = formatter as { format: (value: number) => string }
  const value = (of: Date | number) => {
    // A map treats 0 and −0 as the same key, so −0 is formatted as 0.
    const asked = Number(of) + 0
    const known = results.get(asked)
    if (known !== undefined) return known
    const text = format(asked)
    results.set(asked, text)
    if (results.size > CACHED_RESULTS) results.delete(results.keys().next().value!)
    return text
  }
  return Object.defineProperty(formatter, 'format', { value })
}

const dateTimeFormats = kept((locale, options: Intl.DateTimeFormatOptions) =>
  withCache(new Intl.DateTimeFormat(locale, options)),
)
const numberFormats = kept((locale, options: Intl.NumberFormatOptions) =>
  withCache(new Intl.NumberFormat(locale, options)),
)
const displayNames = kept((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options))
const collators = kept((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options))

export function dateTimeFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  return dateTimeFormats(locales[language], options)
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions) {
  return numberFormats(locales[language], options)
}

/** Returns names of languages by ISO 639 code. */
export function languageNamesIn(language: Language) {
  return displayNames(locales[language], { type: 'language' })
}

/** Returns names of currencies by ISO 4217 code. */
export function currencyNamesIn(language: Language) {
  return displayNames(locales[language], { type: 'currency' })
}

/** Checks for an upper-case ISO 3166 region code; some regions are not countries. */
export function isRegionCode(code: string): boolean {
  return displayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
}

/** Returns a function that compares texts in the alphabetical order of a language. */
export function compareIn(language: Language): (one: string, other: string) => number {
  return collators(language, {}).compare
}
