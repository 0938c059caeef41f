import { type Region, regions } from '#app/domain/locations/regions.ts'
import { type ProfessionField, professionFields } from '#app/domain/professions/vocabulary.ts'
import { isSearchable } from '#app/domain/text/search.ts'
import { type Financing, financings, type InstitutionKind, institutionKinds } from './vocabulary.ts'

export const sorts = ['name', 'cost', 'cost-down'] as const
export type Sort = (typeof sorts)[number]

export type CatalogueFilters = {
  /** Words of a name, a short name, a synonym or a city. */
  q: string | null
  country: string | null
  city: string | null
  /** Region of Kazakhstan. */
  region: Region | null
  type: InstitutionKind | null
  financing: Financing | null
  dormitory: boolean
  /** Code of a programme group or of a college speciality, or words of a programme's name. */
  major: string | null
  /** Language of instruction, ISO 639. */
  language: string | null
  /** Maximum cost in tenge a year. */
  cost: number | null
  /** Only with places that compete for state grants. */
  grants: boolean
  /** Only with programmes that lead to this field of work. */
  field: ProfessionField | null
  /** Id of a profession; only with programmes that lead to it. */
  profession: string | null
  /** Only with programmes that lead to the viewer's recommended professions. */
  fits: boolean
}

/** Error keys of text fields whose value cannot be used. */
type Refused = Partial<Record<'q' | 'major' | 'cost', 'short' | 'number'>>

export type CatalogueQuery = {
  filters: CatalogueFilters
  sort: Sort
  /** Id of the last institution of the previous page. */
  after: string | null
  /** Content of the text fields, valid or not. */
  typed: { q: string; major: string; cost: string }
  refused: Refused
}

/** Available options: countries with the cities that have institutions, languages of instruction, professions. */
export type Offered = {
  countries: readonly { id: string; cities: readonly { id: string }[] }[]
  languages: readonly string[]
  professions: readonly string[]
}

const LONGEST = 100
const MOST_TENGE = 1_000_000_000

/** Reads the filters from the query string of a catalogue page. Unknown options are ignored, as are cities outside the
 *  chosen country. Unusable text is kept in `typed` and reported in `refused`. */
export function readCatalogueQuery(search: URLSearchParams, offered: Offered): CatalogueQuery {
  const typed = { q: lineOf(search, 'q'), major: lineOf(search, 'major'), cost: lineOf(search, 'cost') }
  const country = oneOf(
    offered.countries.map(({ id }) => id),
    search.get('country'),
  )
  const open = offered.countries.filter(({ id }) => country === null || id === country)
  const cities = open.flatMap(({ cities: each }) => each.map(({ id }) => id))
  const cost = tengeOf(typed.cost)
  const majorIsUsable = programmeCode(typed.major) !== null || isSearchable(typed.major)
  return {
    filters: {
      q: isSearchable(typed.q) ? typed.q : null,
      country,
      city: oneOf(cities, search.get('city')),
      region: oneOf(regions, search.get('region')),
      type: oneOf(institutionKinds, search.get('type')),
      financing: oneOf(financings, search.get('financing')),
      dormitory: search.get('dormitory') === 'on',
      major: majorIsUsable ? typed.major : null,
      language: oneOf(offered.languages, search.get('language')),
      cost,
      grants: search.get('grants') === 'on',
      field: oneOf(professionFields, search.get('field')),
      profession: oneOf(offered.professions, search.get('profession')),
      fits: search.get('fits') === 'on',
    },
    sort: oneOf(sorts, search.get('sort')) ?? 'name',
    after: search.get('after')?.slice(0, LONGEST) || null,
    typed,
    refused: {
      ...(typed.q !== '' && !isSearchable(typed.q) && { q: 'short' as const }),
      ...(typed.major !== '' && !majorIsUsable && { major: 'short' as const }),
      ...(typed.cost !== '' && cost === null && { cost: 'number' as const }),
    },
  }
}

/** Returns the query parameters for filters, order and cursor; null for those to leave out. */
export function writeCatalogueQuery(filters: CatalogueFilters, sort: Sort, after: string | null = null) {
  const on = (wanted: boolean) => (wanted ? 'on' : null)
  const { dormitory, grants, fits, ...rest } = filters
  return {
    ...rest,
    dormitory: on(dormitory),
    grants: on(grants),
    fits: on(fits),
    sort: sort === 'name' ? null : sort,
    after,
  }
}

export type FilterName = keyof CatalogueFilters

/** Checks whether a query is empty. The ways into the catalogue are shown only then. */
export function asksNothing({ filters, sort, after, typed }: CatalogueQuery): boolean {
  const isTyped = Object.values(typed).some(text => text !== '')
  return activeFilters(filters).length === 0 && sort === 'name' && after === null && !isTyped
}

/** Filters in the order of display. */
const filterNames = [
  'q',
  'country',
  'city',
  'region',
  'type',
  'financing',
  'dormitory',
  'major',
  'language',
  'cost',
  'grants',
  'field',
  'profession',
  'fits',
] as const satisfies readonly FilterName[]

export function activeFilters(filters: CatalogueFilters): FilterName[] {
  return filterNames.filter(name => filters[name] !== null && filters[name] !== false)
}

/** Returns the filters with one removed. Removing the country removes the city as well. */
export function withoutFilter(filters: CatalogueFilters, name: FilterName): CatalogueFilters {
  const off = { [name]: typeof filters[name] === 'boolean' ? false : null }
  return { ...filters, ...off, ...(name === 'country' && { city: null }) }
}

/** Returns the filters with all removed. */
export function withoutFilters(filters: CatalogueFilters): CatalogueFilters {
  return activeFilters(filters).reduce(withoutFilter, filters)
}

/** Rarely used filters, which are collapsed. */
export const rareFilters = ['financing', 'dormitory', 'language', 'cost', 'grants'] as const satisfies FilterName[]

/** Normalises the code of a programme group, with Cyrillic letters that look like Latin ones; null for any other text. */
export function programmeCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/\u0412/g, 'B')
    .replace(/\u041c/g, 'M')
  return /^BM?\d{3}$/.test(code) ? code : null
}

/** Normalises a speciality code of the state classifier, which may contain spaces; null for any other text. */
export function specialityCode(text: string): string | null {
  const code = text.replace(/\s/g, '')
  return /^\d{8}$/.test(code) ? code : null
}

function lineOf(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').slice(0, LONGEST).replace(/\p{C}/gu, ' ').trim()
}

/** Parses whole tenge, which may contain spaces; null for any other text, zero, or more than `MOST_TENGE`. */
function tengeOf(text: string): number | null {
  const digits = text.replace(/\s/g, '')
  if (!/^\d{1,10}$/.test(digits)) return null
  const tenge = Number(digits)
  return tenge > 0 && tenge <= MOST_TENGE ? tenge : null
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find(each => each === value) ?? null
}
