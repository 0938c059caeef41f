import { db, type Db } from '#app/database/client.server.ts'
import { number, readRows, text } from '#app/database/rows.server.ts'
import { type Fields, fieldsVersion } from '#app/domain/content/history.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { textsIn } from '#app/domain/text/localized.ts'
import { foldForSearch, searchWords } from '#app/domain/text/search.ts'
import type { Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'

export type PlaceTable = 'Country' | 'City'

const PAGE = 20

/** Maximum number of references counted for a list; beyond it "more than" is shown. Counting a million profiles for a
 *  list would be too slow. */
export const MOST_COUNTED = 1000

export type PlaceQuery = {
  /** Part of a name in any language, or of the id. */
  q: string
  countryId: string | null
  region: string | null
  /** Id of the last place of the previous page. */
  after: string | null
}

/** All countries and cities in the order of selection, with their search text. Some hundreds of rows that hardly
 *  change, so they are cached. */
const readPlaces = cached(async () => {
  const [countries, cities] = await Promise.all([
    db.country.findMany({ orderBy: [{ order: 'asc' }, { id: 'asc' }] }),
    db.city.findMany({
      orderBy: [{ country: { order: 'asc' } }, { countryId: 'asc' }, { order: 'asc' }, { id: 'asc' }],
    }),
  ])
  return {
    countries: countries.map(({ id, name, order }) => ({ ...placed({ id, name }), order })),
    cities: cities.map(({ id, name, order, countryId, region }) => ({
      ...placed({ id, name }),
      ...{ order, countryId, region },
    })),
  }
})

function placed({ id, name }: { id: string; name: unknown }) {
  const names = name as Localized
  return { id, name: names, searched: foldForSearch([id, ...textsIn(names)].join(' | ')) }
}

export async function listEveryPlace() {
  return readPlaces()
}

/** Lists a page of countries with the number of cities and of references. Null when the cursor is unknown. */
export async function listCountries({ q, after }: PlaceQuery) {
  const { countries, cities } = await readPlaces()
  const found = pageOf(countries.filter(sought(q)), after)
  if (!found) return null
  const uses = await countUses('Country', idsOf(found.places), MOST_COUNTED)
  return {
    next: found.next,
    places: found.places.map(({ id, name, order }) => ({
      ...{ id, name, order, use: uses.get(id)! },
      cities: cities.filter(({ countryId }) => countryId === id).length,
    })),
  }
}

/** Lists a page of cities, optionally of one country or region, with the number of references. Null when the cursor is
 *  unknown. */
export async function listCitiesOf({ q, countryId, region, after }: PlaceQuery) {
  const { countries, cities } = await readPlaces()
  const asked = cities.filter(
    city => (!countryId || city.countryId === countryId) && (!region || city.region === region) && sought(q)(city),
  )
  const found = pageOf(asked, after)
  if (!found) return null
  const uses = await countUses('City', idsOf(found.places), MOST_COUNTED)
  return {
    next: found.next,
    places: found.places.map(({ id, name, order, region: of, countryId: within }) => ({
      ...{ id, name, order, use: uses.get(id)!, region: of },
      country: countries.find(country => country.id === within)!.name,
    })),
  }
}

function sought(q: string) {
  const words = searchWords(q)
  return ({ searched }: { searched: string }) => words.every(word => searched.includes(word))
}

function idsOf(places: readonly { id: string }[]) {
  return places.map(({ id }) => id)
}

function pageOf<Place extends { id: string }>(places: readonly Place[], after: string | null) {
  const from = after === null ? 0 : places.findIndex(({ id }) => id === after) + 1
  if (after !== null && from === 0) return null
  const shown = places.slice(from, from + PAGE)
  return { places: shown, next: places.length > from + PAGE ? shown.at(-1)!.id : null }
}

export type PlaceUse = { profiles: number; projects: number; organizations: number; institutions: number }

/** Counts profiles, projects, organisations and institutions by place; countries are counted through their cities. With
 *  `most`, each count stops at `most` + 1. */
async function countUses(table: PlaceTable, ids: readonly string[], most: number | null, client: Db = db) {
  if (ids.length === 0) return new Map<string, PlaceUse>()
  const named =
    table === 'City' ? Prisma.sql`= x."id"` : Prisma.sql`IN (SELECT "id" FROM "City" WHERE "countryId" = x."id")`
  const limit = most === null ? Prisma.empty : Prisma.sql`LIMIT ${most + 1}`
  const count = (of: string) =>
    Prisma.sql`(SELECT COUNT(*) FROM (SELECT 1 FROM ${Prisma.raw(`"${of}"`)} WHERE "cityId" ${named} ${limit}) AS u)`
  const rows = await readRows(
    { id: text, profiles: number, projects: number, organizations: number, institutions: number },
    Prisma.sql`
      SELECT x."id", ${count('Profile')} AS "profiles", ${count('Project')} AS "projects",
             ${count('Organization')} AS "organizations", ${count('Institution')} AS "institutions"
      FROM ${Prisma.raw(`"${table}"`)} x WHERE x."id" IN (${Prisma.join([...ids])})`,
    client,
  )
  return new Map(rows.map(({ id, ...use }) => [id, use]))
}

/** Counts exactly the references to a place, and the cities of a country. */
export async function countUse(table: PlaceTable, id: string, client: Db = db) {
  const uses = await countUses(table, [id], null, client)
  const cities = table === 'Country' ? await client.city.count({ where: { countryId: id } }) : 0
  return { ...(uses.get(id) ?? { profiles: 0, projects: 0, organizations: 0, institutions: 0 }), cities }
}

export type WholeUse = Awaited<ReturnType<typeof countUse>>

export function isUsed(use: WholeUse) {
  return Object.values(use).some(count => count > 0)
}

/** Returns a place as the values of its form, with their version; null when there is none. */
export async function findPlace(table: PlaceTable, id: string, client: Db = db) {
  const row =
    table === 'Country'
      ? await client.country.findUnique({ where: { id } })
      : await client.city.findUnique({ where: { id } })
  if (!row) return null
  const values = fieldsOf(row)
  return { id, name: row.name as Localized, countryId: 'countryId' in row ? row.countryId : null, ...keptOf(values) }
}

export type FoundPlace = NonNullable<Awaited<ReturnType<typeof findPlace>>>

function keptOf(values: Fields) {
  return { version: fieldsVersion(values), values }
}

type Row = { name: unknown; order: number; countryId?: string; region?: string | null }

/** Converts a place to the values of its form. */
export function fieldsOf({ name, order, countryId, region }: Row): Fields {
  const { ru, kk = '', en = '' } = name as Localized
  const named = { nameRu: ru, nameKk: kk, nameEn: en, order: String(order) }
  return countryId === undefined ? named : { ...named, countryId, region: region ?? '' }
}
