import { db } from '#app/database/client.server.ts'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Requirement } from './requirements.ts'
import type { CostSource, Measure, RequirementType } from './vocabulary.ts'

type ProgrammeRow = {
  id: string
  code: string | null
  speciality: string | null
  name: unknown
  years: number | null
  cost: number | bigint | null
  currency: string | null
  costTenge: number | bigint | null
  costYear: number | bigint | null
  costSource: string | null
  costChecked: boolean | number
  grants: boolean | number
  exams: unknown
  language: string | null
}

const numberOf = (value: number | bigint | null) => (value === null ? null : Number(value))

/** Lists the programmes of an institution with their languages of instruction and the profile subjects of their group. */
export async function listProgrammes(institutionId: string, language: Language) {
  const rows = await db.$queryRaw<ProgrammeRow[]>`
    SELECT m."id", m."groupCode" AS "code", m."specialityCode" AS "speciality", m."name", m."years", m."cost", m."currency", m."costTenge", m."costYear",
           m."costSource", m."costChecked", m."grants", g."profileSubjects" AS "exams", l."language"
    FROM "Major" m
    LEFT JOIN "MajorLanguage" l ON l."majorId" = m."id"
    LEFT JOIN "ProgrammeGroup" g ON g."code" = m."groupCode"
    WHERE m."institutionId" = ${institutionId} AND m."retiredAt" IS NULL
    ORDER BY m."groupCode", m."specialityCode", m."id"`
  const programmes = new Map<string, ReturnType<typeof programmeOf>>()
  for (const row of rows) {
    const programme = programmes.get(row.id) ?? programmeOf(row, language)
    if (row.language) programme.languages.push(row.language)
    programmes.set(row.id, programme)
  }
  return [...programmes.values()]
}

function programmeOf(row: ProgrammeRow, language: Language) {
  const { name, exams, cost, costTenge, costYear, costChecked, grants, id, code, speciality, years, currency } = row
  const localized = inLanguage(name, language)
  return {
    id,
    code,
    speciality,
    years,
    currency,
    name: localized.text,
    lang: localized.language === language ? undefined : localized.language,
    cost: numberOf(cost),
    costTenge: numberOf(costTenge),
    costYear: numberOf(costYear),
    costSource: row.costSource as CostSource | null,
    costChecked: Boolean(costChecked),
    grants: Boolean(grants),
    exams: ((typeof exams === 'string' ? JSON.parse(exams) : exams) ?? []) as ExamSubject[][],
    languages: [] as string[],
  }
}

/** Lists the requirements of an institution in its order, by programme id; those for all programmes are under null. */
export async function listRequirements(institutionId: string, language: Language) {
  const rows = await db.requirement.findMany({ where: { institutionId }, orderBy: [{ order: 'asc' }, { id: 'asc' }] })
  const requirements = new Map<string | null, Requirement[]>()
  for (const { majorId, type, measure, minimum, language: of, alternative, text } of rows) {
    const requirement = {
      type: type as RequirementType,
      measure: measure as Measure,
      minimum,
      language: of,
      alternative,
      text: text === null ? null : inLanguage(text, language).text,
    }
    requirements.set(majorId, [...(requirements.get(majorId) ?? []), requirement])
  }
  return requirements
}
