import type { Language } from './config.ts'

const locales: Record<Language, string> = { ru: 'ru-KZ', kk: 'kk-KZ', en: 'en-GB' }

/** A day in words, as people in Kazakhstan see it on the calendar; formatted on the server, so that it never differs
 *  between the first page and the hydrated one. */
export function dateText(instant: string | null, language: Language): string | null {
  if (instant === null) return null
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Almaty' }).format(
    new Date(instant),
  )
}

/** The month of an instant: `November 2026`, for what needs no day. */
export function monthText(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'Asia/Almaty',
  }).format(instant)
}

/** Languages by their ISO 639 codes in the reader's words, as a list begins a word: `Kazakh`. */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(locales[language], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1)
}

/** Whole tenge with narrow symbol and non-breaking spaces: `405 416 ₸`. */
export function tengeText(amount: number, language: Language): string {
  const digits = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'ru-KZ', { maximumFractionDigits: 0 }).format(
    amount,
  )
  return `${digits.replaceAll(',', '\u00a0')}\u00a0₸`
}

/** A number with few digits in the reader's own writing. */
export function numberText(value: number, language: Language, digits = 2): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: digits }).format(value)
}

/** A number as one types it into a field: no grouping, a comma or a point as in the reader's writing. */
export function typedNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 6, useGrouping: false }).format(value)
}

/** The time of day on the clocks of Kazakhstan: `14:35`. */
export function clockText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Almaty',
  }).format(new Date(instant))
}

/** A day and its time, where two things of one day must be told apart. */
export function momentText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Almaty',
  }).format(new Date(instant))
}
