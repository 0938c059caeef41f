import {
  activeFilters,
  type FilterName,
  withoutFilter,
  writeCatalogueQuery,
} from '#app/domain/institutions/catalogue-query.ts'
import type { Catalogue } from '#app/domain/institutions/catalogue.server.ts'
import { regions } from '#app/domain/locations/regions.ts'
import { financings, institutionKinds } from '#app/domain/institutions/vocabulary.ts'
import { languageName, tengeText } from '#app/i18n/format.server.ts'
import type { Reader, Translate } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { unnamedTexts, unpublishedTexts } from './taught-texts.server.ts'
import { cityTexts, explorationTexts, kindTexts } from './exploration-texts.server.ts'

/** Returns the texts of the catalogue for its page: every row, and every active filter with the address that removes
 *  it. */
export function catalogueTexts(catalogue: Catalogue, reader: Reader<'admission'>) {
  const {
    query,
    institutions,
    countries,
    languages,
    next,
    further,
    exploration,
    cities,
    near,
    around,
    unpublished,
    unnamed,
    ...rest
  } = catalogue
  const { filters, sort } = query
  const { t } = reader
  const at = (after: string | null) => pathOf('institutions', null, writeCatalogueQuery(filters, sort, after))
  return {
    ...rest,
    query,
    here: at(further ? query.after : null),
    first: further ? at(null) : null,
    next: next && at(next),
    countries: countries.map(({ id, name, cities: each }) => ({
      id,
      name,
      // Cities are offered for the chosen country only, or for all countries when only a city is chosen.
      cities: (filters.city && !filters.country) || filters.country === id ? each.map(nameOf) : [],
    })),
    regions: regions.map(id => ({ id, name: t(`region.${id}`) })),
    kinds: kindTexts(catalogue, reader),
    exploration: exploration && explorationTexts(exploration, reader),
    cities: cities && cityTexts(cities, filters.country!, reader),
    near: near && t('near', { name: t(`region.${near}`) }),
    unpublished: further ? null : (unpublishedTexts(unpublished, around, reader) ?? unnamedTexts(unnamed, reader)),
    kindNames: wordsOf(institutionKinds, kind => t(`type.${kind}`)),
    financingKinds: wordsOf(financings, financing => t(`financing.${financing}`)),
    languages: languages.map(code => ({ code, name: languageName(code, reader.language) })),
    asked: catalogue.asked,
    active: activeFilters(filters).map(name => ({
      name,
      label: filterText(name, catalogue, reader),
      to: pathOf('institutions', null, writeCatalogueQuery(withoutFilter(filters, name), sort)),
    })),
    institutions: institutions.map(institution => rowTexts(institution, reader)),
  }
}

const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, name })

/** Returns the names of the members of a closed list, with a capital first letter. */
function wordsOf<K extends string>(keys: readonly K[], say: (key: K) => string) {
  const begin = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return Object.fromEntries(keys.map(key => [key, begin(say(key))])) as Record<K, string>
}

function filterText(
  name: FilterName,
  { query: { filters }, countries, asked }: Catalogue,
  reader: Reader<'admission'>,
): string {
  const { t } = reader
  const place = [...countries, ...countries.flatMap(({ cities }) => cities)]
  const named = (id: string | null) => place.find(each => each.id === id)?.name ?? ''
  if (name === 'country' || name === 'city') return named(filters[name])
  const values: Partial<Record<FilterName, string>> = {
    q: filters.q ?? '',
    type: filters.type ? t(`type.${filters.type}`) : '',
    field: filters.field ? reader.in('professions').t(`field.${filters.field}`) : '',
    region: filters.region ? t(`region.${filters.region}`) : '',
    profession: asked.profession ?? '',
    financing: filters.financing ? t(`financing.${filters.financing}`) : '',
    major: asked.speciality ? `${asked.speciality.code} ${asked.speciality.name}` : (filters.major ?? ''),
    language: filters.language ? languageName(filters.language, reader.language) : '',
    cost: tengeText(filters.cost ?? 0, reader.language),
  }
  return t(`filter.${name}`, { value: values[name] ?? '' })
}

function rowTexts(institution: Catalogue['institutions'][number], { t, language }: Reader<'admission'>) {
  const { id, name, lang, type, financing, dormitory, city, country, lowestCost, programmes, named, picked } =
    institution
  const amount = tengeText(lowestCost ?? 0, language)
  const cost = lowestCost === null ? t('cost.unknown') : lowestCost === 0 ? t('cost.free') : t('cost.from', { amount })
  return {
    id,
    name,
    ...(lang && { lang }),
    // City, kind and number of programmes, by which similar names can be told apart.
    line: [city, t(`type.${type}`), ...(programmes > 0 ? [t('programmes', { count: programmes })] : [])].join(' · '),
    place: t('place', { city, country }),
    about: [
      t(`type.${type}`),
      ...(financing ? [t(`financing.${financing}`)] : []),
      t(`dormitory.${dormitory === null ? 'unknown' : dormitory ? 'yes' : 'no'}`),
    ].join(', '),
    cost,
    // Some colleges have no known programmes. They cannot be compared, and "0 programmes" would be untrue.
    comparable: programmes > 0 || picked,
    named: named && namedText(named, t),
    picked,
  }
}

type Named = NonNullable<Catalogue['institutions'][number]['named']>

function namedText({ kind, count, names }: Named, t: Translate<'admission'>) {
  const more = count - names.length
  return more > 0
    ? t(`named.${kind}.more`, { names: names.join(', '), more })
    : t(`named.${kind}`, { names: names.join(', ') })
}
