import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { professionFields } from '#app/domain/professions/vocabulary.ts'
import type { Codes, Leading } from './catalogue-conditions.server.ts'
import { activeFilters, type CatalogueFilters } from './catalogue-query.ts'
import type { Country } from './catalogue.server.ts'
import { type CountQuery, countFound } from './counts.server.ts'
import { institutionKinds } from './vocabulary.ts'
import { codesOfField, NOWHERE, type Ways } from './ways.server.ts'

/** Our own country; its cities are listed among the ways into the catalogue. */
const HOME = 'kz'
/** Number of cities on the front page of the catalogue and on the page of a country. The form lists all of them. */
const OPEN_CITIES = 8
const MORE_CITIES = 12

/** Counts institutions by kind under the other filters; `null` stands for all kinds. Kinds without any are left out,
 *  except the selected one. */
export async function countKinds(filters: CatalogueFilters, leading: Leading) {
  const kinds = [null, ...institutionKinds]
  const counts = await countFound(kinds.map(type => ({ filters: { ...filters, type }, leading })))
  return kinds
    .map((kind, at) => ({ kind, count: counts[at]! }))
    .filter(({ kind, count }) => kind === null || count > 0 || kind === filters.type)
}

/** Counts the institutions with programmes of these codes. */
export async function countFitting(nothing: CatalogueFilters, fitting: Codes): Promise<number> {
  const leading = { ...nowhere, fitting }
  const [count] = await countFound([{ filters: { ...nothing, fits: true }, leading }])
  return count!
}

const nowhere: Leading = { fitting: NOWHERE, profession: NOWHERE, field: NOWHERE }

type Asked = {
  /** Filters with all removed. */
  nothing: CatalogueFilters
  ways: Ways
  countries: readonly Country[]
  /** Professions on the viewer's list. */
  professions: readonly { id: string }[]
}

/** Returns the ways into the catalogue with the number of institutions behind each: by field of work (fields of the
 *  viewer's list first), by city (the viewer's own first), by country. */
export async function exploreCatalogue(
  viewer: Pick<Viewer, 'cityId'>,
  { nothing, ways, countries, professions }: Asked,
) {
  const byField = professionFields.map((field): CountQuery => {
    return { filters: { ...nothing, field }, leading: { ...nowhere, field: codesOfField(ways, field) } }
  })
  const counts = await countFound(byField)
  const own = new Set(professions.map(({ id }) => ways.get(id)?.field))
  const fields = professionFields
    .map((field, at) => ({ field, count: counts[at]!, isOwn: own.has(field) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
  return { fields, ...places(viewer, countries) }
}

/** Returns the largest cities of a country when the country is the only filter, otherwise null. */
export function citiesAsked(
  viewer: Pick<Viewer, 'cityId'>,
  filters: CatalogueFilters,
  countries: readonly Country[],
): City[] | null {
  if (activeFilters(filters).join() !== 'country') return null
  return citiesOf(viewer, filters.country!, countries).slice(0, MORE_CITIES)
}

type City = Country['cities'][number] & { isOwn: boolean }

/** Cities of a country: the viewer's own first, then by number of institutions. */
function citiesOf({ cityId }: Pick<Viewer, 'cityId'>, country: string, countries: readonly Country[]): City[] {
  const cities = countries.find(({ id }) => id === country)?.cities ?? []
  return cities
    .map(city => ({ ...city, isOwn: city.id === cityId }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.count - one.count)
}

/** Cities of Kazakhstan, and the other countries. */
function places(viewer: Pick<Viewer, 'cityId'>, countries: readonly Country[]) {
  const cities = citiesOf(viewer, HOME, countries)
  return {
    home: HOME,
    cities: cities.slice(0, OPEN_CITIES),
    more: Math.max(0, cities.length - OPEN_CITIES),
    countries: countries
      .filter(({ id }) => id !== HOME)
      .map(({ id, name, cities: each }) => ({ id, name, count: each.reduce((sum, { count }) => sum + count, 0) })),
  }
}
