import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { sortKey } from '#app/domain/text/sort-key.ts'
import type { Language } from '#app/i18n/config.ts'
import { readCatalogueQuery } from './catalogue-query.ts'
import { listInstitutions } from './institutions.server.ts'
import { findFitting } from './fitting.server.ts'
import { listPicks } from './picks.server.ts'
import { nameAsked } from './specialities.server.ts'
import { codesOf, listWays } from './ways.server.ts'

/** The catalogue as its address asks for it: what there is to choose from, what was found, what the viewer has picked.
 *  Without a shortlist nothing can be asked to fit: `missingProfile` says what is missing, and that filter is off. */
export async function browseCatalogue(viewer: Viewer, search: URLSearchParams, language: Language) {
  const [countries, languages, ways, fitting, picks] = await Promise.all([
    listCountries(language),
    listLanguages(),
    listWays(),
    findFitting(viewer, language),
    listPicks(viewer, language),
  ])
  const query = readCatalogueQuery(search, { countries, languages, professions: [...ways.keys()] })
  const filters = { ...query.filters, fits: query.filters.fits && fitting.missing === null }
  const picked = new Set(picks.map(({ id }) => id))
  const found = await listInstitutions(
    filters,
    { sort: query.sort, after: query.after, fitting: fitting.codes, profession: codesOf(ways, filters.profession) },
    language,
  )
  return {
    query: { ...query, filters },
    countries,
    languages,
    missingProfile: fitting.missing,
    asked: await nameAsked(filters, language),
    picks,
    ...found,
    institutions: found.institutions.map(each => ({ ...each, picked: picked.has(each.id) })),
  }
}

export type Catalogue = Awaited<ReturnType<typeof browseCatalogue>>

type Place = { id: string; name: unknown; countryId: string; country: unknown; order: number | bigint }

/** The countries that have institutions with those of their cities that do, our own first, then by name. */
const listCountries = remembered(async (language: Language) => {
  const places = await db.$queryRaw<Place[]>`
    SELECT c."id", c."name", o."id" AS "countryId", o."name" AS "country", o."order"
    FROM "City" c JOIN "Country" o ON o."id" = c."countryId"
    WHERE EXISTS (SELECT 1 FROM "Institution" i WHERE i."cityId" = c."id" AND i."retiredAt" IS NULL)
    ORDER BY o."order", c."order", c."id"`
  const say = (name: unknown) => inLanguage(name, language).text
  const countries = new Map<
    string,
    { id: string; name: string; order: number; cities: { id: string; name: string }[] }
  >()
  for (const { id, name, countryId, country, order } of places) {
    const of = countries.get(countryId) ?? { id: countryId, name: say(country), order: Number(order), cities: [] }
    of.cities.push({ id, name: say(name) })
    countries.set(countryId, of)
  }
  return [...countries.values()].toSorted(
    (one, other) => one.order - other.order || compare(sortKey(one.name, language), sortKey(other.name, language)),
  )
})

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Every language something is taught in, by its code. */
const listLanguages = remembered(async () => {
  const rows = await db.$queryRaw<{ language: string }[]>`SELECT DISTINCT "language" FROM "MajorLanguage" ORDER BY 1`
  return rows.map(({ language }) => language)
})
