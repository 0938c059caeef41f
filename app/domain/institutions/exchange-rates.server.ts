import { db, type Db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'

/** Tenge per unit of each currency. */
export type Rates = ReadonlyMap<string, number>

/** Reads the stored exchange rates, by which costs are converted into tenge. */
export async function findRates(client: Db): Promise<Rates> {
  const rows = await client.exchangeRate.findMany({ select: { currency: true, tenge: true, per: true } })
  return new Map([['KZT', 1], ...rows.map(({ currency, tenge, per }) => [currency, tenge / per] as const)])
}

export type RateSource = { date: string; source: string }

/** Returns the date and the source of each currency's rate, in the reader's language. */
export const findRateSources = cached(async (language: Language): Promise<Map<string, RateSource>> => {
  const rows = await db.exchangeRate.findMany({ select: { currency: true, date: true, source: true } })
  return new Map(
    rows.map(({ currency, date, source }) => [currency, { date, source: inLanguage(source, language).text }]),
  )
})
