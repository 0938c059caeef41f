import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { AcademicForm, LanguageSkill } from './academic.schema.ts'
import { type GpaSystem, normaliseGpa } from './gpa.ts'
import { LANGUAGES_AT_MOST } from './languages.ts'
import { sumOfParts, type UntPart, untPartNames, type UntParts } from './unt.ts'

/** Marks and exam results a person has entered, or null when there are none yet. */
export function findAcademicRecord(viewer: Viewer) {
  return db.academicRecord.findUnique({ where: { userId: viewer.id } })
}

/** Replaces a person's marks and exam results. A GPA is kept as entered, with its system, and on the scale of 4.0. */
export async function saveAcademicRecord(viewer: Viewer, given: AcademicForm) {
  const { gpa, gpaSystem, ielts = null, toefl = null, sat = null, untSubjects = null, rural } = given
  const parts = partsOf(given)
  const record = {
    ...markOf(gpa, gpaSystem),
    ielts,
    toefl,
    sat,
    unt: given.unt ?? sumOfParts(parts),
    untParts: Object.keys(parts).length > 0 ? parts : Prisma.DbNull,
    untSubjects,
    rural: rural === undefined ? null : rural === 'yes',
  }
  await db.academicRecord.upsert({
    where: { userId: viewer.id },
    create: { userId: viewer.id, ...record },
    update: record,
  })
}

function markOf(gpa: number | undefined, gpaSystem: GpaSystem | undefined) {
  return gpa === undefined || gpaSystem === undefined
    ? { gpa: null, gpaEntered: null, gpaSystem: null }
    : { gpa: normaliseGpa(gpa, gpaSystem), gpaEntered: gpa, gpaSystem }
}

function partsOf(given: AcademicForm): UntParts {
  return Object.fromEntries(untPartNames.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]])))
}

/** What is told where it is needed, beside what is known already: what is left out stays as it is. A new UNT score makes
 *  points by part that no longer add up to it void. */
export async function addToAcademicRecord(
  viewer: Pick<Viewer, 'id'>,
  given: Partial<Omit<AcademicForm, 'rural' | UntPart>> & { rural?: boolean },
  client: Db = db,
) {
  const { gpa, gpaSystem, unt, ...rest } = given
  const known = await client.academicRecord.findUnique({ where: { userId: viewer.id } })
  const sum = sumOfParts((known?.untParts ?? {}) as UntParts)
  const record = {
    ...rest,
    ...(gpa === undefined ? {} : markOf(gpa, gpaSystem)),
    ...(unt === undefined ? {} : { unt, ...(unt === known?.unt || unt === sum ? {} : { untParts: Prisma.DbNull }) }),
  }
  if (Object.keys(record).length === 0) return
  await client.academicRecord.upsert({
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
  return inTurn(async tx => {
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
