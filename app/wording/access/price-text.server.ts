import { tengeText } from '#app/i18n/format.server.ts'
import { withSmallLetter } from '../tests/scale-names.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Price = { tenge: number; months: number } | null

/** What a personal subscription costs, or where it is told. */
export function personalPrice(price: Price, { t, language }: Reader<'price'>) {
  return price ? t('personal', { price: tengeText(price.tenge, language), count: price.months }) : t('personal.unsaid')
}

/** Both ways of access in one line. */
export function priceText(price: Price, reader: Reader<'price'>) {
  return `${reader.t('school')} ${reader.t('alone')} ${withSmallLetter(personalPrice(price, reader))}`
}
