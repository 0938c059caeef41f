import { searchWords } from '#app/domain/text/search.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type CatalogueFilters, programmeCode, specialityCode } from './catalogue-query.ts'
import type { InstitutionKind } from './vocabulary.ts'

/** Codes of programme groups and of college specialities that lead to some professions. */
export type Codes = { groups: readonly string[]; specialities: readonly string[] }
/** Codes that lead to the reader's shortlist, to one profession, and to the professions of a field of work. */
export type Leading = { fitting: Codes; profession: Codes; field: Codes }

/** Returns the SQL condition of the filters on `Institution` (`i`) and its `City` (`c`). All conditions on programmes
 *  must hold for the same programme. */
export function conditionsOf(filters: CatalogueFilters, leading: Leading): Prisma.Sql {
  const ofProgramme = programmeConditions(filters, leading)
  return Prisma.join(
    [
      Prisma.sql`i."retiredAt" IS NULL`,
      ...(filters.country ? [Prisma.sql`c."countryId" = ${filters.country}`] : []),
      ...(filters.city ? [Prisma.sql`i."cityId" = ${filters.city}`] : []),
      ...(filters.region ? [Prisma.sql`c."region" = ${filters.region}`] : []),
      ...(filters.type ? [kindCondition(filters.type)] : []),
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

/** Institutes of the army and the police have the type UNIVERSITY; their admission kind distinguishes them. */
function kindCondition(kind: InstitutionKind): Prisma.Sql {
  if (kind === 'SERVICE') return Prisma.sql`(i."details" ->> 'admission') = 'SERVICE'`
  return Prisma.sql`i."type" = ${kind}`
}

/** Returns the SQL condition of the filters on `Major` (`m`), or null when no filter concerns programmes. */
export function programmeConditions(filters: CatalogueFilters, leading: Leading): Prisma.Sql | null {
  const { language, cost, grants, field, profession, fits } = filters
  const asked = [
    ...majorConditions(filters.major),
    ...(language
      ? [Prisma.sql`EXISTS (SELECT 1 FROM "MajorLanguage" l WHERE l."majorId" = m."id" AND l."language" = ${language})`]
      : []),
    ...(cost === null ? [] : [Prisma.sql`m."costTenge" <= ${cost}`]),
    ...(grants ? [Prisma.sql`m."grants"`] : []),
    ...(field ? [professionCondition(leading.field)] : []),
    ...(profession ? [professionCondition(leading.profession)] : []),
    ...(fits ? [fittingCondition(leading.fitting)] : []),
  ]
  return asked.length === 0 ? null : Prisma.join([Prisma.sql`m."retiredAt" IS NULL`, ...asked], ' AND ')
}

function majorConditions(major: string | null): Prisma.Sql[] {
  if (major === null) return []
  const [group, speciality] = [programmeCode(major), specialityCode(major)]
  if (group) return [Prisma.sql`m."groupCode" = ${group}`]
  if (speciality) return [Prisma.sql`m."specialityCode" = ${speciality}`]
  return wordsIn(Prisma.sql`m."searchFolded"`, major)
}

/** Condition on `Major`: its programme group or speciality is one of these. */
export function fittingCondition({ groups, specialities }: Codes): Prisma.Sql {
  return Prisma.sql`(${oneOf(Prisma.sql`m."groupCode"`, groups)} OR ${oneOf(Prisma.sql`m."specialityCode"`, specialities)})`
}

/** Condition on `Major`: it leads to a profession. Colleges are matched by speciality, universities by programme group.
 *  A college speciality also has a nearest programme group, which does not count. */
export function professionCondition({ groups, specialities }: Codes): Prisma.Sql {
  const inGroup = Prisma.sql`(m."specialityCode" IS NULL AND ${oneOf(Prisma.sql`m."groupCode"`, groups)})`
  return Prisma.sql`(${oneOf(Prisma.sql`m."specialityCode"`, specialities)} OR ${inGroup})`
}

function oneOf(column: Prisma.Sql, codes: readonly string[]): Prisma.Sql {
  return codes.length === 0 ? Prisma.sql`1 = 0` : Prisma.sql`${column} IN (${Prisma.join([...codes])})`
}

/** Requires every word somewhere in a folded column. Wildcards of LIKE are escaped. */
function wordsIn(column: Prisma.Sql, words: string): Prisma.Sql[] {
  return searchWords(words).map(
    word => Prisma.sql`${column} LIKE ${`%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`} ESCAPE '\\'`,
  )
}
