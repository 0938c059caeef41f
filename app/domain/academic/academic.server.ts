import { db, type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { AcademicForm, LanguageSkill } from './academic.schema.ts'
import { type GpaSystem, normaliseGpa } from './gpa.ts'
import { LANGUAGES_AT_MOST } from './languages.ts'
import { sumOfParts, type UntPart, untPartNames, type UntParts } from './unt.ts'

/** Returns a person's marks and exam results, or null when none have been entered. */
export function findAcademicRecord(viewer: Viewer) {
  return db.academicRecord.findUnique({ where: { userId: viewer.id } })
}

/** Replaces a person's marks and exam results. A GPA is stored as entered, with its grading system, and converted to
 *  the 4.0 scale. */
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

/** Merges the given marks and exam results into a person's record; omitted fields stay unchanged. A new UNT score
 *  deletes the points by part when they no longer add up to it. */
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

/** Returns a person's languages in the order they were added. */
export function listLanguages(viewer: Viewer) {
  return db.languageSkill.findMany({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'asc' }, { language: 'asc' }],
    select: { language: true, level: true },
  })
}

/** Adds a language or changes its level. Returns `'enough'` when the person already has 20 others. */
export async function saveLanguage(viewer: Viewer, { language, level }: LanguageSkill): Promise<'saved' | 'enough'> {
  const key = { userId: viewer.id, language }
  return inTurn(async tx => {
    const others = await tx.languageSkill.count({ where: { userId: viewer.id, language: { not: language } } })
    if (others >= LANGUAGES_AT_MOST) return 'enough'
    await tx.languageSkill.upsert({ where: { userId_language: key }, create: { ...key, level }, update: { level } })
    return 'saved'
  })
}

/** Removes a language from a person's list. Idempotent. */
export async function removeLanguage(viewer: Viewer, language: string) {
  await db.languageSkill.deleteMany({ where: { userId: viewer.id, language } })
}
