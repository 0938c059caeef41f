import { flag, json, number, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import { searchWords } from '#app/domain/text/search.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { InstitutionType } from './vocabulary.ts'

const PAGE = 20

/** A cost is outdated when its year is more than this many years ago. */
const OLD_YEARS = 2

export type ManagedQuery = {
  /** Words of a name, a short name, the city or the id. */
  q: string
  type: InstitutionType | null
  countryId: string | null
  cityId: string | null
  state: 'used' | 'retired' | null
  withoutMajors: boolean
  /** Only with a cost older than two years. */
  oldCosts: boolean
  /** Id of the last institution of the previous page. */
  after: string | null
}

const columns = { ru: 'sortRu', kk: 'sortKk', en: 'sortEn' } as const satisfies Record<Language, string>

/** Lists a page of institutions by name, including retired ones, with the number of majors and the year of the oldest
 *  cost. Null when nothing follows `after`. */
export async function listManagedInstitutions(query: ManagedQuery, language: Language, now = new Date()) {
  const column = Prisma.raw(`"${columns[language]}"`)
  const where = conditionsOf(query, now)
  const after = query.after
    ? Prisma.sql`AND (i.${column}, i."id") > (SELECT a.${column}, a."id" FROM "Institution" a WHERE a."id" = ${query.after})`
    : Prisma.empty
  const major = Prisma.sql`FROM "Major" m WHERE m."institutionId" = i."id" AND m."retiredAt" IS NULL`
  const rows = await readRows(
    {
      ...{ id: text, type: word<InstitutionType>(), name: json, city: json, edited: flag, retired: flag },
      ...{ majors: number, oldest: orNull(number), total: number },
    },
    Prisma.sql`
      SELECT i."id", i."type", i."name", c."name" AS "city", i."editedAt" IS NOT NULL AS "edited",
             i."retiredAt" IS NOT NULL AS "retired",
             (SELECT COUNT(*) ${major}) AS "majors", (SELECT MIN(m."costYear") ${major}) AS "oldest",
             (SELECT COUNT(*) FROM "Institution" i JOIN "City" c ON c."id" = i."cityId" WHERE ${where}) AS "total"
      FROM "Institution" i JOIN "City" c ON c."id" = i."cityId"
      WHERE ${where} ${after} ORDER BY i.${column}, i."id" LIMIT ${PAGE + 1}`,
  )
  if (query.after && rows.length === 0) return null
  const shown = rows.slice(0, PAGE)
  return {
    total: rows[0]?.total ?? 0,
    next: rows.length > PAGE ? shown.at(-1)!.id : null,
    institutions: shown.map(({ name, city, oldest, ...rest }) => ({
      ...{ ...rest, name: name as Localized, city: city as Localized, oldest },
      isOld: oldest !== null && oldest < oldestYear(now),
    })),
  }
}

function oldestYear(now: Date) {
  return now.getFullYear() - OLD_YEARS
}

function conditionsOf(query: ManagedQuery, now: Date): Prisma.Sql {
  const { q, type, countryId, cityId, state, withoutMajors, oldCosts } = query
  const major = Prisma.sql`SELECT 1 FROM "Major" m WHERE m."institutionId" = i."id" AND m."retiredAt" IS NULL`
  return Prisma.join(
    [
      Prisma.sql`1 = 1`,
      ...searchWords(q).map(word => {
        const part = `%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`
        return Prisma.sql`(i."searchFolded" LIKE ${part} ESCAPE '\\' OR i."id" LIKE ${part} ESCAPE '\\')`
      }),
      ...(type ? [Prisma.sql`i."type" = ${type}`] : []),
      ...(countryId ? [Prisma.sql`c."countryId" = ${countryId}`] : []),
      ...(cityId ? [Prisma.sql`i."cityId" = ${cityId}`] : []),
      ...(state ? [Prisma.raw(`i."retiredAt" IS ${state === 'retired' ? 'NOT NULL' : 'NULL'}`)] : []),
      ...(withoutMajors ? [Prisma.sql`NOT EXISTS (${major})`] : []),
      ...(oldCosts ? [Prisma.sql`EXISTS (${major} AND m."costYear" < ${oldestYear(now)})`] : []),
    ],
    ' AND ',
  )
}

export type MajorsQuery = { state: 'used' | 'retired' | null; after: string | null }

const MAJORS = 50

/** Lists a page of an institution's majors by code, including retired ones. Null when nothing follows `after`. */
export async function listManagedMajors(institutionId: string, { state, after }: MajorsQuery) {
  const order = (of: string) =>
    Prisma.raw(`COALESCE(${of}."groupCode", ''), COALESCE(${of}."specialityCode", ''), ${of}."id"`)
  const rows = await readRows(
    {
      ...{ id: text, name: json, groupCode: orNull(text), specialityCode: orNull(text), years: orNull(number) },
      ...{ cost: orNull(number), currency: orNull(text), costYear: orNull(number), retired: flag, grants: flag },
    },
    Prisma.sql`
      SELECT m."id", m."name", m."groupCode", m."specialityCode", m."years", m."cost", m."currency", m."costYear",
             m."grants", m."retiredAt" IS NOT NULL AS "retired"
      FROM "Major" m
      WHERE m."institutionId" = ${institutionId}
        ${state ? Prisma.raw(`AND m."retiredAt" IS ${state === 'retired' ? 'NOT NULL' : 'NULL'}`) : Prisma.empty}
        ${after ? Prisma.sql`AND (${order('m')}) > (SELECT ${order('a')} FROM "Major" a WHERE a."id" = ${after})` : Prisma.empty}
      ORDER BY ${order('m')} LIMIT ${MAJORS + 1}`,
  )
  if (after && rows.length === 0) return null
  const shown = rows.slice(0, MAJORS)
  return {
    majors: shown.map(({ name, ...rest }) => ({ ...rest, name: name as Localized })),
    next: rows.length > MAJORS ? shown.at(-1)!.id : null,
  }
}
