import { searchWords } from '#app/domain/text/search.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type CatalogueFilters, programmeCode, specialityCode } from './catalogue-query.ts'
import type { InstitutionKind } from './vocabulary.ts'

/** Codes of programme groups and of college specialities that lead somewhere. */
export type Codes = { groups: readonly string[]; specialities: readonly string[] }
/** What leads where the reader asks: to their shortlist, to one profession, to the professions of a field of work. */
export type Leading = { fitting: Codes; profession: Codes; field: Codes }

/** What filters ask of a row of `Institution` (`i`) with its `City` (`c`). What is asked of programmes must hold for one
 *  and the same programme. */
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

/** The institutes of the services are universities by type: what tells them apart is how they choose. */
function kindCondition(kind: InstitutionKind): Prisma.Sql {
  if (kind === 'SERVICE') return Prisma.sql`(i."details" ->> 'admission') = 'SERVICE'`
  return Prisma.sql`i."type" = ${kind}`
}

/** What filters ask of a row of `Major` (`m`); null when they ask nothing of programmes. */
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

/** That a row of `Major` is of one of these programme groups or specialities. */
export function fittingCondition({ groups, specialities }: Codes): Prisma.Sql {
  return Prisma.sql`(${oneOf(Prisma.sql`m."groupCode"`, groups)} OR ${oneOf(Prisma.sql`m."specialityCode"`, specialities)})`
}

/** That a row of `Major` leads to a profession: a college teaches one of its specialities, a university one of its
 *  programme groups. The group of a college's speciality is only the nearest one, and does not count. */
export function professionCondition({ groups, specialities }: Codes): Prisma.Sql {
  const inGroup = Prisma.sql`(m."specialityCode" IS NULL AND ${oneOf(Prisma.sql`m."groupCode"`, groups)})`
  return Prisma.sql`(${oneOf(Prisma.sql`m."specialityCode"`, specialities)} OR ${inGroup})`
}

function oneOf(column: Prisma.Sql, codes: readonly string[]): Prisma.Sql {
  return codes.length === 0 ? Prisma.sql`1 = 0` : Prisma.sql`${column} IN (${Prisma.join([...codes])})`
}

/** Every word somewhere in a folded column; LIKE has signs of its own, which are looked for as themselves. */
function wordsIn(column: Prisma.Sql, words: string): Prisma.Sql[] {
  return searchWords(words).map(
    word => Prisma.sql`${column} LIKE ${`%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`} ESCAPE '\\'`,
  )
}
