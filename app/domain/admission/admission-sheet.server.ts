import { db } from '#app/database/client.server.ts'
import { windowAhead } from '#app/domain/academic/schooling.ts'
import { type CollegeWindow, daysOfSpeciality } from '#app/domain/institutions/college-window.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language, Localized } from '#app/i18n/config.ts'
import type { AdmissionFacts, ChoiceFacts } from './admission-facts.ts'
import { nextSteps } from './next-steps.ts'

type Admissions = { deadlines: { from?: string; to: string; window?: CollegeWindow; text: Localized }[] }

/** Returns an analysis as one page shows it: the stored facts with names in the reader's language, and the deadlines of
 *  the year of admission as seen on the day of the analysis. Retired programmes keep their names. Two queries. */
export async function composeAdmission(facts: AdmissionFacts, language: Language) {
  const [majors, fellows] = await Promise.all([
    db.major.findMany({
      where: { id: { in: facts.choices.map(({ majorId }) => majorId) } },
      select: {
        id: true,
        name: true,
        specialityCode: true,
        retiredAt: true,
        institution: {
          select: { id: true, name: true, details: true, city: { select: { name: true } }, retiredAt: true },
        },
      },
    }),
    readerGroups(facts),
  ])
  const known = new Map(majors.map(major => [major.id, major]))
  const textOf = (text: unknown) => inLanguage(text, language).text
  const programmes = facts.choices.flatMap(choice => {
    const major = known.get(choice.majorId)
    if (!major) return []
    const { institution } = major
    const { admissions, short } = institution.details as { admissions: Admissions; short: Localized | null }
    const name = inLanguage(major.name, language)
    return [
      {
        ...choice,
        isOffered: major.retiredAt === null && institution.retiredAt === null,
        name: name.text,
        lang: name.language === language ? undefined : name.language,
        institution: {
          id: institution.id,
          name: textOf(institution.name),
          short: short ? textOf(short) : textOf(institution.name),
          city: textOf(institution.city.name),
          there: institution.retiredAt === null,
        },
        subjects: fellows.get(choice.groupCode ?? '') ?? [],
        deadlines: daysOfSpeciality(admissions.deadlines, major.specialityCode)
          .map(({ from = null, to, text }) => ({
            ...windowAhead({ from, to }, choice.year ?? facts.year, facts.madeOn),
            text: textOf(text),
          }))
          .toSorted((one, other) => one.to.localeCompare(other.to)),
      },
    ]
  })
  return { ...facts, programmes, steps: nextSteps(facts) }
}

export type AdmissionSheet = Awaited<ReturnType<typeof composeAdmission>>
export type SheetProgramme = AdmissionSheet['programmes'][number]

/** Returns the profile subjects of the programme groups in an analysis. */
async function readerGroups({ choices }: { choices: ChoiceFacts[] }) {
  const codes = [...new Set(choices.flatMap(({ groupCode }) => groupCode ?? []))]
  const groups = await db.programmeGroup.findMany({
    where: { code: { in: codes } },
    select: { code: true, profileSubjects: true },
  })
  return new Map(groups.map(({ code, profileSubjects }) => [code, profileSubjects as string[][]]))
}

/** Returns short names of programmes by id: `Law, KazNU`. */
export async function nameMajors(ids: string[], language: Language): Promise<Map<string, string>> {
  const majors = await db.major.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, institution: { select: { name: true, details: true } } },
  })
  const textOf = (text: unknown) => inLanguage(text, language).text
  return new Map(
    majors.map(({ id, name, institution }) => {
      const { short } = institution.details as { short: Localized | null }
      return [id, `${textOf(name)}, ${textOf(short ?? institution.name)}`]
    }),
  )
}
