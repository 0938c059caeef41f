import { db } from '#app/database/client.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { HOME } from './regions.ts'

/** Lists the cities of Kazakhstan in the reader's language, the largest first. */
export async function listCities(language: Language) {
  const cities = await db.city.findMany({
    where: { countryId: HOME },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  })
  return cities.map(city => ({ id: city.id, name: inLanguage(city.name, language).text }))
}
