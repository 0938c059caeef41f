import { searchWords } from '#app/domain/text/search.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type CatalogueFilters, programmeCode } from './catalogue-query.ts'

/** What filters ask of a row of `Institution` (`i`) with its `City` (`c`). What is asked of programmes must hold for one
 *  and the same programme. */
export function conditionsOf(filters: CatalogueFilters, fitting: readonly string[]): Prisma.Sql {
  const ofProgramme = programmeConditions(filters, fitting)
  return Prisma.join(
    [
      Prisma.sql`i."retiredAt" IS NULL`,
      ...(filters.country ? [Prisma.sql`c."countryId" = ${filters.country}`] : []),
      ...(filters.city ? [Prisma.sql`i."cityId" = ${filters.city}`] : []),
      ...(filters.type ? [Prisma.sql`i."type" = ${filters.type}`] : []),
      ...(filters.financing ? [Prisma.sql`i."financing" = ${filters.financing}`] : []),
      ...(filters.dormitory ? [Prisma.sql`i."dormitory"`] : []),
      ...(filters.q ? wordsIn(Prisma.sql`i."searchFolded"`, filters.q) : []),
      ...(ofProgramme
        ? [Prisma.sql`EXISTS (SELECT 1 FROM "Major" m WHERE m."institutionId" = i."id" AND ${ofProgramme})`]
        : []),
    ],
    ' AND ',
  )
}

/** What filters ask of a row of `Major` (`m`); null when they ask nothing of programmes. */
export function programmeConditions(filters: CatalogueFilters, fitting: readonly string[]): Prisma.Sql | null {
  const { major, language, cost, grants, fits } = filters
  const code = major && programmeCode(major)
  const asked = [
    ...(code ? [Prisma.sql`m."groupCode" = ${code}`] : major ? wordsIn(Prisma.sql`m."searchFolded"`, major) : []),
    ...(language
      ? [Prisma.sql`EXISTS (SELECT 1 FROM "MajorLanguage" l WHERE l."majorId" = m."id" AND l."language" = ${language})`]
      : []),
    ...(cost === null ? [] : [Prisma.sql`m."costTenge" <= ${cost}`]),
    ...(grants ? [Prisma.sql`m."grants"`] : []),
    ...(fits ? [fittingCondition(fitting)] : []),
  ]
  return asked.length === 0 ? null : Prisma.join([Prisma.sql`m."retiredAt" IS NULL`, ...asked], ' AND ')
}

/** That a row of `Major` is of one of these programme groups. */
export function fittingCondition(fitting: readonly string[]): Prisma.Sql {
  return fitting.length === 0 ? Prisma.sql`1 = 0` : Prisma.sql`m."groupCode" IN (${Prisma.join([...fitting])})`
}

/** Every word somewhere in a folded column; LIKE has signs of its own, which are looked for as themselves. */
function wordsIn(column: Prisma.Sql, words: string): Prisma.Sql[] {
  return searchWords(words).map(
    word => Prisma.sql`${column} LIKE ${`%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`} ESCAPE '\\'`,
  )
}
