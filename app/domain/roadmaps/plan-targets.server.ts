import { db } from '#app/database/client.server.ts'
import type { AdmissionYears } from '#app/domain/academic/schooling.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findProgrammes } from '#app/domain/admission/admission-facts.server.ts'
import { findChanceFigures } from '#app/domain/admission/chance-fit.server.ts'
import { computeAdmission } from '#app/domain/admission/compute-admission.ts'
import type { ChoiceFacts } from '#app/domain/admission/admission-facts.ts'
import type { Applicant } from '#app/domain/admission/demands.ts'
import { competitionKey } from '#app/domain/admission/grants-model.ts'
import { listFloors } from '#app/domain/admission/floors.server.ts'
import type { InstitutionType, Pool } from '#app/domain/institutions/vocabulary.ts'
import type { Skill } from '#app/domain/materials/vocabulary.ts'
import type { ExamSubject, ProfessionField } from '#app/domain/professions/vocabulary.ts'
import { waysIn } from '#app/domain/professions/ways.ts'
import type { Target } from './plan.ts'

type Employment = Extract<Target, { goal: 'EMPLOYMENT' }>
type Enrollment = Extract<Target, { goal: 'ENROLLMENT' }>

/** Returns a profession as the target of a plan; null when it has left the catalogue or no way to it is known. */
export const findEmploymentTarget = cached(async (professionId: string): Promise<Employment | null> => {
  const profession = await db.profession.findFirst({ where: { id: professionId, retiredAt: null } })
  const ways = waysIn(profession?.details ?? {})
  if (!profession || ways.length === 0) return null
  const { skills, programmeGroups } = profession.details as { skills: Skill[]; programmeGroups: string[] }
  return {
    goal: 'EMPLOYMENT',
    professionId,
    field: profession.field as ProfessionField,
    ways,
    skills,
    groups: await readGroups(programmeGroups),
  }
})

/** Programme groups in the order the profession lists them, with the last cut-off of their general competition. */
async function readGroups(codes: string[]): Promise<Employment['groups']> {
  const [groups, fit] = await Promise.all([
    db.programmeGroup.findMany({
      where: { code: { in: codes } },
      select: { code: true, profileSubjects: true },
    }),
    findChanceFigures(),
  ])
  return codes.flatMap(code => {
    const group = groups.find(each => each.code === code)
    if (!group) return []
    const key = competitionKey({ section: 'GENERAL', quota: 'GENERAL', group: code, university: '' })
    const last = fit?.model.thresholds[key]?.at(-1) ?? null
    const subjects = group.profileSubjects as ExamSubject[][]
    return [{ code, subjects, cutoff: last?.threshold ?? null, cycle: last?.year ?? null }]
  })
}

type Asking = { applicant: Applicant; pool: Pool; years: AdmissionYears }

/** Returns a programme as the target of a plan, with the chance for an applicant's marks; null when it has left the
 *  catalogue. */
export const findEnrollmentTarget = cached(async (majorId: string, asking: Asking): Promise<Enrollment | null> => {
  const [major, programme, fit, floors] = await Promise.all([
    findMajor(majorId),
    findProgramme(majorId),
    findChanceFigures(),
    listFloors(asking.years.UNIVERSITY),
  ])
  if (!major || !programme) return null
  const { years, pool, applicant } = asking
  const conditions = { madeOn: '', fittedAt: null, years, pool, floors, model: fit && fit.model }
  const [choice] = computeAdmission([programme], applicant, conditions).choices
  const { institution } = major
  const { deadlines, documents } = (institution.details as { admissions: Admissions }).admissions
  return {
    goal: 'ENROLLMENT',
    majorId,
    institutionId: institution.id,
    type: institution.type as InstitutionType,
    country: institution.city.countryId,
    subjects: programme.subjects,
    groupCode: programme.groupCode,
    speciality: major.specialityCode,
    years: major.years,
    choice: choice!,
    aim: aimOf(choice!),
    deadlines: deadlines.map(({ from, to }) => ({ from: from ?? null, to })),
    documents: documents.length,
    dormitory: institution.dormitory === true,
  }
})

/** Reads a programme of the catalogue with its institution. */
const findMajor = cached((majorId: string) =>
  db.major.findFirst({
    where: { id: majorId, retiredAt: null, institution: { retiredAt: null } },
    select: {
      years: true,
      specialityCode: true,
      institution: {
        select: { id: true, type: true, dormitory: true, details: true, city: { select: { countryId: true } } },
      },
    },
  }),
)

const findProgramme = cached(async (majorId: string) => (await findProgrammes([majorId])).get(majorId) ?? null)

type Admissions = { deadlines: { from?: string; to: string }[]; documents: unknown[] }

/** Lowest total score for a high chance, or for a medium one when none is high. */
function aimOf({ outcome }: ChoiceFacts): Enrollment['aim'] {
  if (outcome.way !== 'GRANT') return null
  const { medium, high } = outcome.needed
  if (high !== null) return { score: high, band: 'high' }
  return medium === null ? null : { score: medium, band: 'medium' }
}
