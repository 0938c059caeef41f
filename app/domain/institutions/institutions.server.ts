import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { nearnessOf } from '#app/domain/locations/nearness.server.ts'
import type { Region } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { findRateSources, type RateSource } from './exchange-rates.server.ts'
import { conditionsOf, fittingCondition, type Leading, programmeConditions } from './catalogue-conditions.server.ts'
import type { CatalogueFilters, Sort } from './catalogue-query.ts'
import { listProgrammes, listRequirements } from './programmes.server.ts'
import type { AdmissionKind, Financing, InstitutionType } from './vocabulary.ts'

const PAGE = 20

/** Number of institutions on the front page, below the ways into the catalogue. */
const FEW = 5

/** Programmes listed by name in a row; the others are only counted. */
const NAMED = 2

export type Page = Leading & {
  sort: Sort
  /** Id of the last institution of the previous page. An unknown id gives the first page. */
  after: string | null
  /** Region to list first when ordered by name, followed by its neighbours. */
  near: Region | null
  /** Whether only the first few are needed. */
  isShort: boolean
}

type Row = {
  id: string
  type: string
  financing: string | null
  dormitory: boolean | number | null
  name: unknown
  lowestCost: number | bigint | null
  city: unknown
  country: unknown
  programmes: number | bigint
  total: number | bigint
}

/** Lists a page of the catalogue: 20 institutions or the first few, the total, and the cursor of the next page. Ordered
 *  by name in the reader's language or by the lowest yearly cost; institutions without a published cost come last. */
export const listInstitutions = cached(readInstitutions)

async function readInstitutions(filters: CatalogueFilters, page: Page, language: Language) {
  const where = conditionsOf(filters, page)
  const order = orderOf(page, language)
  const size = page.isShort ? FEW : PAGE
  const after = page.after
    ? Prisma.sql`AND (${order('i')}) > (SELECT ${order('a')} FROM "Institution" a WHERE a."id" = ${page.after})`
    : Prisma.empty
  const rows = await db.$queryRaw<Row[]>`
    SELECT i."id", i."type", i."financing", i."dormitory", i."name", i."lowestCost", c."name" AS "city",
           o."name" AS "country",
           (SELECT COUNT(*) FROM "Major" m WHERE m."institutionId" = i."id" AND m."retiredAt" IS NULL) AS "programmes",
           (SELECT COUNT(*) FROM "Institution" i JOIN "City" c ON c."id" = i."cityId" WHERE ${where}) AS "total"
    FROM "Institution" i JOIN "City" c ON c."id" = i."cityId" JOIN "Country" o ON o."id" = c."countryId"
    WHERE ${where} ${after} ORDER BY ${order('i')} LIMIT ${size + 1}`
  // An unknown `after` matches no rows, so the first page is returned.
  if (rows.length === 0 && page.after) return readInstitutions(filters, { ...page, after: null }, language)

  const shown = rows.slice(0, size)
  const named = await nameProgrammes(
    shown.map(({ id }) => id),
    filters,
    page,
    language,
  )
  return {
    total: Number(rows[0]?.total ?? 0),
    next: rows.length > size ? shown.at(-1)!.id : null,
    further: page.after !== null,
    institutions: shown.map(row => ({
      ...namesOf(row, language),
      id: row.id,
      type: row.type as InstitutionType,
      financing: row.financing as Financing | null,
      dormitory: knownOf(row.dormitory),
      lowestCost: row.lowestCost === null ? null : Number(row.lowestCost),
      programmes: Number(row.programmes),
      named: named.get(row.id) ?? null,
    })),
  }
}

/** Columns of an order. The id is last, so that the order is total and any row can be a cursor. */
function orderOf({ sort, near }: Pick<Page, 'sort' | 'near'>, language: Language) {
  const column = { ru: 'sortRu', kk: 'sortKk', en: 'sortEn' }[language]
  return (of: string) => {
    const name = `${of}."${column}", ${of}."id"`
    if (sort === 'cost') return Prisma.raw(`COALESCE(${of}."lowestCost", 2147483647), ${name}`)
    if (sort === 'cost-down') return Prisma.raw(`-COALESCE(${of}."lowestCost", -1), ${name}`)
    if (near === null) return Prisma.raw(name)
    return Prisma.sql`(SELECT ${nearnessOf('g', near)} FROM "City" g WHERE g."id" = ${Prisma.raw(of)}."cityId"), ${Prisma.raw(name)}`
  }
}

const knownOf = (value: boolean | number | null) => (value === null ? null : Boolean(value))

function namesOf({ name, city, country }: Pick<Row, 'name' | 'city' | 'country'>, language: Language) {
  const localized = inLanguage(name, language)
  return {
    name: localized.text,
    lang: localized.language === language ? undefined : localized.language,
    city: inLanguage(city, language).text,
    country: inLanguage(country, language).text,
  }
}

type Named = { kind: 'matching' | 'fitting'; count: number; names: string[] }

/** Reads the first programmes of each institution that match the filters on programmes or, without such filters, fit
 *  the reader. */
async function nameProgrammes(ids: string[], filters: CatalogueFilters, leading: Leading, language: Language) {
  const asked = programmeConditions(filters, leading)
  const { groups, specialities } = leading.fitting
  const found = new Map<string, Named>()
  if (ids.length === 0 || (!asked && groups.length + specialities.length === 0)) return found
  const rows = await db.$queryRaw<{ institutionId: string; name: unknown; count: number | bigint }[]>`
    SELECT * FROM (
      SELECT m."institutionId", m."name",
             COUNT(*) OVER (PARTITION BY m."institutionId") AS "count",
             ROW_NUMBER() OVER (PARTITION BY m."institutionId" ORDER BY m."groupCode", m."id") AS "place"
      FROM "Major" m
      WHERE m."institutionId" IN (${Prisma.join(ids)}) AND m."retiredAt" IS NULL
        AND ${asked ?? fittingCondition(leading.fitting)}) named
    WHERE "place" <= ${NAMED} ORDER BY "institutionId", "place"`
  const kind = asked && !onlyFits(filters) ? ('matching' as const) : ('fitting' as const)
  for (const { institutionId, name, count } of rows) {
    const of = found.get(institutionId) ?? { kind, count: Number(count), names: [] }
    of.names.push(inLanguage(name, language).text)
    found.set(institutionId, of)
  }
  return found
}

/** Checks whether `fits` is the only filter on programmes. */
function onlyFits({ fits, major, language, cost, grants, field, profession }: CatalogueFilters) {
  return fits && [major, language, cost, field, profession].every(asked => asked === null) && !grants
}

/** Returns an institution in the reader's language with its programmes and their requirements; null when there is none
 *  or it is retired. */
export const findInstitution = cached(async (id: string, language: Language) => {
  const [rows, programmes, requirements, rates] = await Promise.all([
    db.$queryRaw<WholeRow[]>`
      SELECT i.*, c."name" AS "city", c."region", o."name" AS "country", o."id" AS "countryId", s."rate", s."measure", s."low",
             s."high", s."year", s."source"
      FROM "Institution" i JOIN "City" c ON c."id" = i."cityId" JOIN "Country" o ON o."id" = c."countryId"
      LEFT JOIN "AdmissionStatistics" s ON s."institutionId" = i."id"
      WHERE i."id" = ${id} AND i."retiredAt" IS NULL`,
    listProgrammes(id, language),
    listRequirements(id, language),
    findRateSources(language),
  ])
  const [row] = rows
  if (!row) return null
  const details = (typeof row.details === 'string' ? JSON.parse(row.details) : row.details) as Details
  const textOf = (text: Localized) => inLanguage(text, language).text
  const { documents, deadlines, source } = details.admissions
  return {
    ...namesOf(row, language),
    id: row.id,
    countryId: row.countryId,
    region: row.region as Region | null,
    short: details.short && textOf(details.short),
    about: row.about === null ? null : inLanguage(row.about, language).text,
    type: row.type as InstitutionType,
    financing: row.financing as Financing | null,
    dormitory: knownOf(row.dormitory),
    places: details.places ?? null,
    entry: details.entry ?? null,
    partial: details.partial ?? false,
    professions: details.professions ?? [],
    translated: details.translated?.includes(language) ?? false,
    national: Boolean(row.national),
    officialCode: row.officialCode,
    website: row.website,
    admission: details.admission,
    documents: documents.map(textOf),
    deadlines: deadlines.map(({ text, ...days }) => ({ ...days, text: textOf(text) })),
    admissionsSource: { text: textOf(source.text), year: source.year },
    check: details.check && textOf(details.check),
    source: { text: textOf(details.source.text), year: details.source.year },
    rates: ratesOf(programmes, rates),
    statistics:
      row.rate === null ? null : { ...bandOf(row), rate: row.rate, year: Number(row.year), source: textOf(row.source) },
    requirements: requirements.get(null) ?? [],
    programmes: programmes.map(programme => ({ ...programme, requirements: requirements.get(programme.id) ?? [] })),
  }
})

export type Institution = NonNullable<Awaited<ReturnType<typeof findInstitution>>>
export type Programme = Institution['programmes'][number]

type Source = { text: Localized; year: number }

type Details = {
  short: Localized | null
  admission: AdmissionKind
  admissions: { documents: Localized[]; deadlines: { from?: string; to: string; text: Localized }[]; source: Source }
  check: Localized | null
  /** Some sources do not state their year. */
  source: Omit<Source, 'year'> & { year: number | null }
  /** Places in the dormitory. */
  places?: number
  /** Classes after which it admits people. */
  entry?: number[]
  /** Whether it may teach more than its source lists. */
  partial?: boolean
  /** Ids of professions an institute of the army or the police trains for. */
  professions?: string[]
  /** Languages in which its name is our translation. */
  translated?: Language[]
}

/** Dates and sources of the exchange rates that convert its costs into tenge, each once. */
function ratesOf(programmes: readonly { currency: string | null }[], known: ReadonlyMap<string, RateSource>) {
  const currencies = new Set(programmes.flatMap(({ currency }) => currency ?? []))
  const rates = [...currencies].flatMap(currency => known.get(currency) ?? [])
  return [...new Map(rates.map(rate => [`${rate.date} ${rate.source}`, rate])).values()]
}

type WholeRow = Pick<Row, 'id' | 'type' | 'financing' | 'dormitory' | 'name' | 'city' | 'country'> & {
  countryId: string
  region: string | null
  national: boolean | number
  officialCode: string | null
  website: string | null
  about: unknown
  details: unknown
  rate: number | null
  measure: string | null
  low: number | null
  high: number | null
  year: number | bigint | null
  source: Localized
}

/** Scores of the middle half of those admitted, where published. */
function bandOf({ measure, low, high }: WholeRow) {
  return { band: measure === null || low === null || high === null ? null : { measure, low, high } }
}
