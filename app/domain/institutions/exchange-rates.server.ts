import { db } from '#app/database/client.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'

export type RateSource = { date: string; source: string }

/** The day and the source of the rate of each currency, in the reader's language. */
export const findRateSources = remembered(async (language: Language): Promise<Map<string, RateSource>> => {
  const rows = await db.exchangeRate.findMany({ select: { currency: true, date: true, source: true } })
  return new Map(
    rows.map(({ currency, date, source }) => [currency, { date, source: inLanguage(source, language).text }]),
  )
})
