import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findRegion } from '#app/domain/locations/nearness.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { sortKey } from '#app/domain/text/sort-key.ts'
import type { Language } from '#app/i18n/config.ts'
import { asksNothing, readCatalogueQuery, withoutFilters } from './catalogue-query.ts'
import { citiesAsked, countFitting, countKinds, exploreCatalogue } from './exploration.server.ts'
import { listInstitutions } from './institutions.server.ts'
import { findFitting } from './fitting.server.ts'
import { listPicks, type Picked } from './picks.server.ts'
import { nameAsked } from './specialities.server.ts'
import { findUnnamed } from './unnamed.server.ts'
import { findUnpublished } from './unpublished.server.ts'
import { codesOf, codesOfField, listWays, NOWHERE } from './ways.server.ts'

/** Returns everything the catalogue page shows: the options, the institutions found, the viewer's picks and, when
 *  nothing is searched, the ways into the catalogue. Without a shortlist the filter `fits` is off and `missingProfile`
 *  says what is missing. `known` passes picks the caller has already read. */
export async function browseCatalogue(viewer: Viewer, search: URLSearchParams, language: Language, known?: Picked[]) {
  const [countries, languages, ways, fitting, picks] = await Promise.all([
    listCountries(language),
    listLanguages(),
    listWays(),
    findFitting(viewer, language),
    known ?? listPicks(viewer, language),
  ])
  const query = readCatalogueQuery(search, { countries, languages, professions: [...ways.keys()] })
  const filters = { ...query.filters, fits: query.filters.fits && fitting.missing === null }
  const leading = {
    fitting: fitting.codes,
    profession: codesOf(ways, filters.profession),
    field: codesOfField(ways, filters.field),
  }
  const { profession, region, city, type, country } = filters
  // A list for a profession begins with institutions near the viewer's home.
  const home = profession === null ? null : await findRegion(viewer.cityId)
  const near = query.sort === 'name' && region === null && city === null ? home : null
  const asksColleges = (type === null || type === 'COLLEGE') && city === null && (country === null || country === 'kz')
  const around = asksColleges ? (region ?? home) : null
  const isFront = asksNothing({ ...query, filters })
  const nothing = withoutFilters(filters)
  const [found, kinds, fits, exploration, unpublished, unnamed] = await Promise.all([
    listInstitutions(filters, { sort: query.sort, after: query.after, isShort: isFront, near, ...leading }, language),
    countKinds(filters, { ...leading, fitting: filters.fits ? leading.fitting : NOWHERE }),
    fitting.missing === null ? countFitting(nothing, fitting.codes) : null,
    isFront ? exploreCatalogue(viewer, { nothing, ways, countries, professions: fitting.professions }) : null,
    profession && around ? findUnpublished(profession, around, language) : null,
    profession && (type === null || type === 'COLLEGE') ? findUnnamed(profession, around, language) : null,
  ])
  const picked = new Set(picks.map(({ id }) => id))
  return {
    query: { ...query, filters },
    countries,
    languages,
    missingProfile: fitting.missing,
    asked: await nameAsked(filters, language),
    picks,
    kinds,
    fits,
    exploration,
    near,
    around,
    unpublished,
    unnamed,
    cities: citiesAsked(viewer, filters, countries),
    ...found,
    institutions: found.institutions.map(each => ({ ...each, picked: picked.has(each.id) })),
  }
}

export type Catalogue = Awaited<ReturnType<typeof browseCatalogue>>

type Place = {
  id: string
  name: unknown
  countryId: string
  country: unknown
  order: number | bigint
  count: number | bigint
}

export type Country = {
  id: string
  name: string
  order: number
  /** Cities with institutions, with the number of institutions in each. */
  cities: { id: string; name: string; count: number }[]
}

/** Countries that have institutions, with those of their cities that do: Kazakhstan first, then by name. */
const listCountries = cached(async (language: Language) => {
  const places = await db.$queryRaw<Place[]>`
    SELECT c."id", c."name", o."id" AS "countryId", o."name" AS "country", o."order", n."count"
    FROM (SELECT "cityId", COUNT(*) AS "count" FROM "Institution" WHERE "retiredAt" IS NULL GROUP BY "cityId") n
    JOIN "City" c ON c."id" = n."cityId" JOIN "Country" o ON o."id" = c."countryId"
    ORDER BY o."order", c."order", c."id"`
  const textOf = (name: unknown) => inLanguage(name, language).text
  const countries = new Map<string, Country>()
  for (const { id, name, countryId, country, order, count } of places) {
    const of = countries.get(countryId) ?? { id: countryId, name: textOf(country), order: Number(order), cities: [] }
    of.cities.push({ id, name: textOf(name), count: Number(count) })
    countries.set(countryId, of)
  }
  return [...countries.values()].toSorted(
    (one, other) => one.order - other.order || compare(sortKey(one.name, language), sortKey(other.name, language)),
  )
})

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Codes of all languages of instruction. */
const listLanguages = cached(async () => {
  const rows = await db.$queryRaw<{ language: string }[]>`SELECT DISTINCT "language" FROM "MajorLanguage" ORDER BY 1`
  return rows.map(({ language }) => language)
})
