import { db } from '#app/database/client.server.ts'
import { jsonOf, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import type { LanguageLevel } from '#app/domain/academic/languages.ts'
import type { UntParts, UntSubjects } from '#app/domain/academic/unt.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { Localized } from '#app/i18n/config.ts'
import { Prisma, type Requirement } from '#prisma/generated/client.ts'
import type { Programme } from './programme.ts'
import { findProgrammeGrants } from './programme-grants.server.ts'
import type { Applicant, Asked } from './demands.ts'
import type { CostSource, InstitutionType, Measure, RequirementType } from '#app/domain/institutions/vocabulary.ts'

const recordRow = {
  unt: orNull(number),
  untSubjects: orNull(word<UntSubjects>()),
  untParts: orNull(jsonOf<UntParts>()),
  gpa: orNull(number),
  ielts: orNull(number),
  toefl: orNull(number),
  sat: orNull(number),
}

/** Returns the marks, exam results and languages a person has entered. */
export async function findApplicant(userId: string): Promise<Applicant> {
  const [record, languages] = await Promise.all([
    readRow(recordRow, Prisma.sql`SELECT * FROM "AcademicRecord" WHERE "userId" = ${userId}`),
    readRows(
      { language: text, level: word<LanguageLevel>() },
      Prisma.sql`SELECT "language", "level" FROM "LanguageSkill" WHERE "userId" = ${userId} ORDER BY "language"`,
    ),
  ])
  return {
    unt: record?.unt ?? null,
    untSubjects: record?.untSubjects ?? null,
    untParts: record?.untParts ?? {},
    gpa: record?.gpa ?? null,
    ielts: record?.ielts ?? null,
    toefl: record?.toefl ?? null,
    sat: record?.sat ?? null,
    languages,
  }
}

/** Returns the programmes of an analysis with their requirements, in the chosen order. */
export async function readProgrammes(analysisId: string): Promise<Programme[]> {
  const choices = await db.institutionChoice.findMany({
    where: { analysisId },
    orderBy: { order: 'asc' },
    select: { majorId: true },
  })
  const programmes = await findProgrammes(choices.map(({ majorId }) => majorId))
  return choices.flatMap(({ majorId }) => programmes.get(majorId) ?? [])
}

/** Returns programmes by id with their requirements. Six queries. */
export async function findProgrammes(ids: readonly string[]): Promise<Map<string, Programme>> {
  const majors = await db.major.findMany({
    where: { id: { in: [...ids] } },
    include: {
      requirements: { orderBy: { order: 'asc' } },
      institution: {
        include: { statistics: true, requirements: { where: { majorId: null }, orderBy: { order: 'asc' } } },
      },
    },
  })
  const codes = majors.flatMap(({ institution }) => institution.officialCode ?? [])
  const [grants, groups] = await Promise.all([
    findProgrammeGrants([...new Set(codes)].sort()),
    db.programmeGroup.findMany({
      where: { code: { in: majors.flatMap(({ groupCode }) => groupCode ?? []) } },
      select: { code: true, profileSubjects: true },
    }),
  ])
  const subjects = new Map(groups.map(({ code, profileSubjects }) => [code, profileSubjects as ExamSubject[][]]))
  const programmes = majors.map(major => {
    const { institution, groupCode } = major
    const { statistics } = institution
    return {
      majorId: major.id,
      institutionId: institution.id,
      type: institution.type as InstitutionType,
      groupCode,
      subjects: subjects.get(groupCode ?? '') ?? [],
      national: institution.national,
      byUnt: (institution.details as { admission: string }).admission === 'UNT',
      grants: grants.get(`${institution.officialCode} ${groupCode}`) ?? null,
      // Requirements of the major come before those of its institution.
      asked: withoutRepeats([...major.requirements, ...institution.requirements]),
      statistics: statistics && {
        rate: statistics.rate,
        year: statistics.year,
        measure: statistics.measure as 'SAT' | 'GPA' | null,
        low: statistics.low,
        high: statistics.high,
      },
      cost:
        major.currency === null || major.costYear === null
          ? null
          : {
              amount: major.cost,
              currency: major.currency,
              tenge: major.costTenge,
              years: major.years,
              year: major.costYear,
              source: major.costSource as CostSource,
              checked: major.costChecked,
            },
    }
  })
  return new Map(programmes.map(programme => [programme.majorId, programme]))
}

/** Merges requirements: one of the major replaces the institution's requirement of the same measure. */
function withoutRepeats(rows: Requirement[]): Asked[] {
  const own = new Set(rows.flatMap(({ majorId, measure, language }) => (majorId ? [`${measure} ${language}`] : [])))
  return rows
    .filter(({ majorId, measure, language }) => majorId || measure === 'NONE' || !own.has(`${measure} ${language}`))
    .map(({ majorId, type, measure, minimum, language, alternative, text }) => ({
      type: type as RequirementType,
      measure: measure as Measure,
      minimum,
      language,
      // An alternative of the institution must not replace a requirement of the major, so their keys differ.
      alternative: alternative && majorId ? `of the major ${alternative}` : alternative,
      text: text as Localized | null,
    }))
}
