import { type Region, regions } from '#app/domain/locations/regions.ts'
import { type ProfessionField, professionFields } from '#app/domain/professions/vocabulary.ts'
import { isSearchable } from '#app/domain/text/search.ts'
import { type Financing, financings, type InstitutionKind, institutionKinds } from './vocabulary.ts'

export const sorts = ['name', 'cost', 'cost-down'] as const
export type Sort = (typeof sorts)[number]

export type CatalogueFilters = {
  /** Words of a name, a short name or a city. */
  q: string | null
  country: string | null
  city: string | null
  /** Of Kazakhstan. */
  region: Region | null
  type: InstitutionKind | null
  financing: Financing | null
  dormitory: boolean
  /** A code of a programme group or of a college speciality, or words of a programme's name. */
  major: string | null
  /** ISO 639. */
  language: string | null
  /** Tenge a year at most. */
  cost: number | null
  /** With places that compete for state grants. */
  grants: boolean
  /** With programmes of this field of work. */
  field: ProfessionField | null
  /** With programmes that lead to this profession, by its id. */
  profession: string | null
  /** With programmes that lead to the person's recommended professions. */
  fits: boolean
}

/** What was typed and cannot be used, by field, as the key of what is said beside it. */
type Refused = Partial<Record<'q' | 'major' | 'cost', 'short' | 'number'>>

export type CatalogueQuery = {
  filters: CatalogueFilters
  sort: Sort
  /** The institution the page before ended with. */
  after: string | null
  /** What stands in the three fields, usable or not. */
  typed: { q: string; major: string; cost: string }
  refused: Refused
}

/** What there is to choose from: countries with the cities that have institutions, languages of instruction, professions. */
export type Offered = {
  countries: readonly { id: string; cities: readonly { id: string }[] }[]
  languages: readonly string[]
  professions: readonly string[]
}

const LONGEST = 100
const MOST_TENGE = 1_000_000_000

/** What the address of a catalogue page asks for. What the catalogue does not know is read as not asked; what was typed
 *  and cannot be used is kept and told as refused. A city of another country than the one chosen does not count. */
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

/** The query of an address that asks for the same; what is not asked is left out. */
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

/** Whether an address asks for nothing at all: that is where the ways into the catalogue stand. */
export function asksNothing({ filters, sort, after, typed }: CatalogueQuery): boolean {
  const isTyped = Object.values(typed).some(text => text !== '')
  return activeFilters(filters).length === 0 && sort === 'name' && after === null && !isTyped
}

/** The filters in the order they are told in. */
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

/** The filters without one of them; a city goes with its country. */
export function withoutFilter(filters: CatalogueFilters, name: FilterName): CatalogueFilters {
  const off = { [name]: typeof filters[name] === 'boolean' ? false : null }
  return { ...filters, ...off, ...(name === 'country' && { city: null }) }
}

/** The filters that ask for nothing. */
export function withoutFilters(filters: CatalogueFilters): CatalogueFilters {
  return activeFilters(filters).reduce(withoutFilter, filters)
}

/** The filters most people have no need of, kept folded away. */
export const rareFilters = ['financing', 'dormitory', 'language', 'cost', 'grants'] as const satisfies FilterName[]

/** A programme group's code however it is typed, with Cyrillic letters that look the same; null for anything else. */
export function programmeCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/\u0412/g, 'B')
    .replace(/\u041c/g, 'M')
  return /^BM?\d{3}$/.test(code) ? code : null
}

/** A speciality's code of the state classifier, with the spaces people group its figures by; null for anything else. */
export function specialityCode(text: string): string | null {
  const code = text.replace(/\s/g, '')
  return /^\d{8}$/.test(code) ? code : null
}

function lineOf(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').slice(0, LONGEST).replace(/\p{C}/gu, ' ').trim()
}

/** Whole tenge, with the spaces people group figures by; null for anything else. */
function tengeOf(text: string): number | null {
  const digits = text.replace(/\s/g, '')
  if (!/^\d{1,10}$/.test(digits)) return null
  const tenge = Number(digits)
  return tenge > 0 && tenge <= MOST_TENGE ? tenge : null
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find(each => each === value) ?? null
}
