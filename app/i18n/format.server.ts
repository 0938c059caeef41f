import type { Language } from './config.ts'
import { currencyNamesIn, dateTimeFormat, languageNamesIn, numberFormat } from './formatters.ts'

/** Formats a date in the time zone of Kazakhstan. Formatting on the server avoids differences during hydration. */
export function dateText(instant: string | null, language: Language): string | null {
  if (instant === null) return null
  return withYear(dateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Almaty' }).format(new Date(instant)))
}

/** Puts a non-breaking space between a year and its abbreviation: `2026 г.`, `2026 ж.`. */
function withYear(formatted: string): string {
  return formatted.replace(/ (?=[гж]\.)/, '\u00a0')
}

/** Formats a month with its year: `November 2026`. */
export function monthText(instant: Date, language: Language): string {
  return dateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'Asia/Almaty',
  }).format(instant)
}

/** Returns the names of the twelve months, for a select. */
export function monthNames(language: Language): string[] {
  const format = dateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)))
}

/** Formats a short month: `Nov`. */
export function shortMonthText(instant: Date, language: Language): string {
  return dateTimeFormat(language, { month: 'short', timeZone: 'Asia/Almaty' }).format(instant).replace(/\.$/, '')
}

/** Returns the name of a language by its ISO 639 code, capitalised: `Kazakh`. */
export function languageName(code: string, language: Language): string {
  const name = languageNamesIn(language).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The languages of the country are listed first. */
const firstLanguages = ['kk', 'ru', 'en']

/** Formats several languages as a list at the beginning of a line: `Kazakh, Russian, English`. */
export function languagesText(codes: readonly string[], language: Language): string {
  const place = (code: string) => (firstLanguages.includes(code) ? firstLanguages.indexOf(code) : firstLanguages.length)
  const [first = '', ...others] = codes.toSorted((one, other) => place(one) - place(other))
  const names = languageNamesIn(language)
  return first && [languageName(first, language), ...others.map(code => names.of(code) ?? code)].join(', ')
}

/** Formats whole tenge with the narrow symbol and non-breaking spaces: `405 416 ₸`. */
export function tengeText(amount: number, language: Language): string {
  const digits = numberFormat(language === 'en' ? 'en' : 'ru', { maximumFractionDigits: 0 }).format(amount)
  return `${digits.replaceAll(',', '\u00a0')}\u00a0₸`
}

/** Formats a number with at most `digits` decimals. */
export function numberText(value: number, language: Language, digits = 2): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value)
}

/** Formats a number of a column, always with `digits` decimals so that the numbers can be compared. */
export function figureText(value: number, language: Language, digits: number): string {
  return numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** Formats a number for an input field: without grouping, with the decimal separator of the language. */
export function typedNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 6, useGrouping: false }).format(value)
}

/** Formats a person's own value of a measure with at most two decimals. Truncated, not rounded: 3.496 is below 3.5 and
 *  must not be shown as 3.5. */
export function ownNumber(value: number, language: Language): string {
  return typedNumber(Math.floor(value * 100 + 1e-6) / 100, language)
}

/** Formats the time of day in Kazakhstan: `14:35`. */
export function clockText(instant: string, language: Language): string {
  return dateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Almaty',
  }).format(new Date(instant))
}

/** Formats a date with its time. */
export function momentText(instant: string, language: Language): string {
  const formatted = dateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Almaty',
  }).format(new Date(instant))
  return withYear(formatted).replace(/ (в|at) (?=\d)/, ' $1\u00a0')
}

/** Formats a duration of study: 2.83 is `2 years 10 months`. */
export function yearsText(years: number, language: Language): string {
  const months = Math.round(years * 12)
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replace(' ', '\u00a0'),
    )
    .join(' ')
}

/** Formats annual dates given as `MM-DD`: `13–20 July`, or a single day. */
export function dayOfYearText(from: string | undefined, to: string, language: Language): string {
  const format = dateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // A leap year contains every day.
  const day = (text: string) => new Date(`2024-${text}T00:00:00Z`)
  if (from === undefined || from === to) return format.format(day(to))
  // Within one year, a range across New Year would be reversed.
  return from < to ? format.formatRange(day(from), day(to)) : `${format.format(day(from))} – ${format.format(day(to))}`
}

/** Formats a whole amount in its currency: `12 000 $`. */
export function moneyText(amount: number, currency: string, language: Language): string {
  if (currency === 'KZT') return tengeText(amount, language)
  return numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}

/** Formats an ISO 4217 currency code with its name: `USD, US Dollar`. */
export function currencyText(code: string, language: Language): string {
  const name = currencyNamesIn(language).of(code)
  return name && name !== code ? `${code}, ${name}` : code
}

/** Formats a share of 0–1 in per cent. */
export function percentText(share: number, language: Language): string {
  const formatted = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
  return language === 'kk' ? formatted.replace(/(\d)%/, '$1\u00a0%') : formatted
}

/** Formats a range of plain dates (YYYY-MM-DD): `13–20 July 2027`. */
export function plainDaysText(from: string, to: string, language: Language): string {
  const format = dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return withYear(format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)))
}

/** Formats a plain date (YYYY-MM-DD). */
export function plainDateText(day: string, language: Language): string {
  return withYear(dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)))
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats a duration in its two largest units: `2 days 3 hours`, `40 seconds`. */
export function durationText(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const first = Math.max(
    0,
    units.findIndex(([, length]) => seconds >= length),
  )
  const [largest, next] = seconds === 0 ? [units.at(-1)!] : units.slice(first, first + 2)
  const unitText = (count: number, unit: string) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replace(' ', '\u00a0')
  const parts = [unitText(Math.floor(seconds / largest![1]), largest![0])]
  const rest = next ? Math.floor((seconds % largest![1]) / next[1]) : 0
  if (next && rest > 0) parts.push(unitText(rest, next[0]))
  return parts.join(' ')
}

/** Formats the size of a file or disk: `2.4 GB`. */
export function bytesText(bytes: number, language: Language): string {
  const [unit, size] =
    bytes >= 1e9
      ? (['gigabyte', 1e9] as const)
      : bytes >= 1e6
        ? (['megabyte', 1e6] as const)
        : (['kilobyte', 1e3] as const)
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
    .format(bytes / size)
    .replace(' ', '\u00a0')
}
