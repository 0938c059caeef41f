import type { Catalogue } from '#app/domain/institutions/catalogue.server.ts'
import { writeCatalogueQuery } from '#app/domain/institutions/catalogue-query.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'

/** Returns the kinds of institutions as tabs of the current query, each with its number of results. Without a query,
 *  the person's fitting and picked institutions are added. */
export function kindTexts({ kinds, query, exploration, fits, picks }: Catalogue, { t }: Reader<'admission'>) {
  const { filters, sort } = query
  const views = kinds.map(({ kind, count }) => ({
    to: pathOf('institutions', null, writeCatalogueQuery({ ...filters, type: kind }, sort)),
    label: t(kind === null ? 'explore.every' : `explore.${kind}`),
    count,
    current: kind === filters.type,
  }))
  if (exploration === null) return views
  const own = [
    ...(fits ? [{ to: pathOf('institutions', null, { fits: 'on' }), label: t('explore.fits'), count: fits }] : []),
    ...(picks.length > 0 ? [{ to: '#picks', label: t('explore.picks'), count: picks.length }] : []),
  ]
  const [every, ...rest] = views
  return [every!, ...own.map(view => ({ ...view, current: false })), ...rest]
}

/** Returns the entry points of the catalogue: fields, cities and countries. */
export function explorationTexts(ways: NonNullable<Catalogue['exploration']>, reader: Reader<'admission'>) {
  const { t } = reader
  const fieldName = reader.in('professions').t
  const home = {
    to: pathOf('institutions', null, { country: ways.home }),
    label: t('explore.more', { count: ways.more }),
  }
  return {
    fields: ways.fields.map(({ field, count, isOwn }) => ({
      field,
      isOwn,
      title: fieldName(`field.${field}`),
      says: t('explore.found', { count }),
      to: pathOf('institutions', null, { field }),
    })),
    cities: cityTexts(ways.cities, ways.home, reader),
    more: ways.more > 0 ? home : null,
    countries: ways.countries.map(({ id, name, count }) => ({
      id,
      to: pathOf('institutions', null, { country: id }),
      title: t('explore.place', { name, count }),
    })),
  }
}

/** Lists the cities of a country with their number of institutions. */
export function cityTexts(cities: NonNullable<Catalogue['cities']>, country: string, { t }: Reader<'admission'>) {
  return cities.map(({ id, name, count, isOwn }) => ({
    id,
    to: pathOf('institutions', null, { country, city: id }),
    title: t('explore.place', { name, count }),
    ...(isOwn && { pin: t('explore.own') }),
  }))
}
