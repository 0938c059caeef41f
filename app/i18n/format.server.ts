import type { Language } from './config.ts'
import { currencyNamesIn, dateTimeFormat, languageNamesIn, numberFormat } from './formatters.ts'

/** A day in words, as people in Kazakhstan see it on the calendar; formatted on the server, so that it never differs
 *  between the first page and the hydrated one. */
export function dateText(instant: string | null, language: Language): string | null {
  if (instant === null) return null
  return withYear(dateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Almaty' }).format(new Date(instant)))
}

/** A year and its abbreviation are never parted at the end of a line: `2026 г.`, `2026 ж.`. */
function withYear(said: string): string {
  return said.replace(/ (?=[гж]\.)/, '\u00a0')
}

/** The month of an instant: `November 2026`, for what needs no day. */
export function monthText(instant: Date, language: Language): string {
  return dateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'Asia/Almaty',
  }).format(instant)
}

/** The twelve months by themselves, as one chooses from them. */
export function monthNames(language: Language): string[] {
  const format = dateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)))
}

/** The month of an instant where there is little room: `Nov`. */
export function shortMonthText(instant: Date, language: Language): string {
  return dateTimeFormat(language, { month: 'short', timeZone: 'Asia/Almaty' }).format(instant).replace(/\.$/, '')
}

/** Languages by their ISO 639 codes in the reader's words, as a list begins a word: `Kazakh`. */
export function languageName(code: string, language: Language): string {
  const name = languageNamesIn(language).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The languages of the country come first, as they do everywhere here. */
const firstLanguages = ['kk', 'ru', 'en']

/** Several languages as a list that begins a line: `Kazakh, Russian, English`. */
export function languagesText(codes: readonly string[], language: Language): string {
  const place = (code: string) => (firstLanguages.includes(code) ? firstLanguages.indexOf(code) : firstLanguages.length)
  const [first = '', ...others] = codes.toSorted((one, other) => place(one) - place(other))
  const names = languageNamesIn(language)
  return first && [languageName(first, language), ...others.map(code => names.of(code) ?? code)].join(', ')
}

/** Whole tenge with narrow symbol and non-breaking spaces: `405 416 ₸`. */
export function tengeText(amount: number, language: Language): string {
  const digits = numberFormat(language === 'en' ? 'en' : 'ru', { maximumFractionDigits: 0 }).format(amount)
  return `${digits.replaceAll(',', '\u00a0')}\u00a0₸`
}

/** A number with few digits in the reader's own writing. */
export function numberText(value: number, language: Language, digits = 2): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value)
}

/** A figure of a column: always so many digits behind the comma, so that all of them can be compared at a glance. */
export function figureText(value: number, language: Language, digits: number): string {
  return numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** A number as one types it into a field: no grouping, a comma or a point as in the reader's writing. */
export function typedNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 6, useGrouping: false }).format(value)
}

/** The time of day on the clocks of Kazakhstan: `14:35`. */
export function clockText(instant: string, language: Language): string {
  return dateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Almaty',
  }).format(new Date(instant))
}

/** A day and its time, where two things of one day must be told apart. */
export function momentText(instant: string, language: Language): string {
  const said = dateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Almaty',
  }).format(new Date(instant))
  return withYear(said).replace(/ (в|at) (?=\d)/, ' $1\u00a0')
}

/** A length of study in years and months: 2.83 is `2 years 10 months`. */
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

/** Days that come round every year, given as `MM-DD`: `13–20 July`, or one day alone. */
export function dayOfYearText(from: string | undefined, to: string, language: Language): string {
  const format = dateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  // A leap year, in which every day there is can be found.
  const day = (text: string) => new Date(`2024-${text}T00:00:00Z`)
  if (from === undefined || from === to) return format.format(day(to))
  // Over the turn of the year a range of one year would be told backwards.
  return from < to ? format.formatRange(day(from), day(to)) : `${format.format(day(from))} – ${format.format(day(to))}`
}

/** An amount in its own currency, whole: `12 000 $`. */
export function moneyText(amount: number, currency: string, language: Language): string {
  if (currency === 'KZT') return tengeText(amount, language)
  return numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}

/** A currency by its ISO 4217 code with its name: `USD, US Dollar`. */
export function currencyText(code: string, language: Language): string {
  const name = currencyNamesIn(language).of(code)
  return name && name !== code ? `${code}, ${name}` : code
}

/** A share of 0–1 in per cent. */
export function percentText(share: number, language: Language): string {
  const said = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
  return language === 'kk' ? said.replace(/(\d)%/, '$1\u00a0%') : said
}

/** From one plain day (YYYY-MM-DD) to another: `13–20 July 2027`. */
export function plainDaysText(from: string, to: string, language: Language): string {
  const format = dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return withYear(format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)))
}

/** A plain day (YYYY-MM-DD) in words. */
export function plainDateText(day: string, language: Language): string {
  return withYear(dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)))
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const

/** A length of time in its two largest units: `2 days 3 hours`, `40 seconds`. */
export function durationText(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const first = Math.max(
    0,
    units.findIndex(([, length]) => seconds >= length),
  )
  const [largest, next] = seconds === 0 ? [units.at(-1)!] : units.slice(first, first + 2)
  const say = (count: number, unit: string) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replace(' ', '\u00a0')
  const parts = [say(Math.floor(seconds / largest![1]), largest![0])]
  const rest = next ? Math.floor((seconds % largest![1]) / next[1]) : 0
  if (next && rest > 0) parts.push(say(rest, next[0]))
  return parts.join(' ')
}

/** A size of a file or a disk: `2.4 GB`. */
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
