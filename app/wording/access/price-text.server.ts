import { tengeText } from '#app/i18n/format.server.ts'
import { withSmallLetter } from '../tests/scale-names.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Price = { tenge: number; months: number } | null

/** Returns the price of a personal subscription, or where to ask for it when it is not published. */
export function personalPrice(price: Price, { t, language }: Reader<'price'>) {
  return price ? t('personal', { price: tengeText(price.tenge, language), count: price.months }) : t('personal.unsaid')
}

/** Describes both ways of getting access, through a school and alone, in one line. */
export function priceText(price: Price, reader: Reader<'price'>) {
  return `${reader.t('school')} ${reader.t('alone')} ${withSmallLetter(personalPrice(price, reader))}`
}
