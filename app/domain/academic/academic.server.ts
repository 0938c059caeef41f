import { db } from '#app/db.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { AcademicForm, LanguageSkill } from './academic.schema.ts'
import { normaliseGpa } from './gpa.ts'
import { LANGUAGES_AT_MOST } from './languages.ts'

/** Marks and exam results a person has entered, or null when there are none yet. */
export function findAcademicRecord(viewer: Viewer) {
  return db.academicRecord.findUnique({ where: { userId: viewer.id } })
}

/** Replaces a person's marks and exam results. A GPA is kept as entered, with its system, and on the scale of 4.0. */
export async function saveAcademicRecord(viewer: Viewer, given: AcademicForm) {
  const { gpa, gpaSystem, ielts = null, toefl = null, sat = null, unt = null } = given
  const mark =
    gpa === undefined || gpaSystem === undefined
      ? { gpa: null, gpaEntered: null, gpaSystem: null }
      : { gpa: normaliseGpa(gpa, gpaSystem), gpaEntered: gpa, gpaSystem }
  const record = { ...mark, ielts, toefl, sat, unt }
  await db.academicRecord.upsert({
    where: { userId: viewer.id },
    create: { userId: viewer.id, ...record },
    update: record,
  })
}

/** A person's languages in the order they were added. */
export function listLanguages(viewer: Viewer) {
  return db.languageSkill.findMany({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'asc' }, { language: 'asc' }],
    select: { language: true, level: true },
  })
}

/** Adds a language, or changes the level of one that is there. Returns `'enough'` for one more than 20. */
export async function saveLanguage(viewer: Viewer, { language, level }: LanguageSkill): Promise<'saved' | 'enough'> {
  const key = { userId: viewer.id, language }
  return db.$transaction(async tx => {
    const others = await tx.languageSkill.count({ where: { userId: viewer.id, language: { not: language } } })
    if (others >= LANGUAGES_AT_MOST) return 'enough'
    await tx.languageSkill.upsert({ where: { userId_language: key }, create: { ...key, level }, update: { level } })
    return 'saved'
  })
}

/** Takes a language off the list; one that is not there changes nothing. */
export async function removeLanguage(viewer: Viewer, language: string) {
  await db.languageSkill.deleteMany({ where: { userId: viewer.id, language } })
}
