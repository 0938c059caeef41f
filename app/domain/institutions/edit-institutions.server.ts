import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { number, readRow } from '#app/database/rows.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { fieldsVersion, recordContentEdit } from '#app/domain/content/history.server.ts'
import { rowsOf } from '#app/domain/content/rows.server.ts'
import { linesOf } from '#app/domain/text/row-text.ts'
import { transliterate } from '#app/domain/text/transliterate.ts'
import type { Localized } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { searchColumnsOf, type Texts } from './columns.ts'
import type { InstitutionForm, NewInstitution } from './institution.schema.ts'
import {
  columnsOfInstitution,
  fieldsOfInstitution,
  type InstitutionColumns,
  type InstitutionDetails,
  type StatisticsColumns,
} from './institution-fields.ts'
import type { RequirementColumns } from './requirement-rows.ts'
import { writeRequirements } from './write-requirements.server.ts'

/** References of a form that do not exist and values that are taken: error keys by field. */
export type InstitutionRefusal = { refused: Partial<Record<keyof InstitutionForm, string>> }
type Versioned = { version: number; declined: Record<string, string> }

const table = 'Institution'

/** Returns an institution as the values of its form, with their version; null when there is none. */
export async function findInstitutionForm(id: string, client: Db = db) {
  const row = await client.institution.findUnique({
    where: { id },
    include: {
      requirements: { where: { majorId: null }, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
      statistics: true,
    },
  })
  if (!row) return null
  const columns: InstitutionColumns = {
    ...row,
    name: row.name as Texts,
    about: row.about as Texts | null,
    details: detailsOf(row.details),
    requirements: row.requirements as RequirementColumns[],
    statistics: row.statistics as StatisticsColumns | null,
  }
  const values = fieldsOfInstitution(columns)
  const { name, details } = columns
  return { id, name, type: row.type, retiredAt: row.retiredAt, details, version: fieldsVersion(values), values }
}

/** Rows that were written by another way than the form may lack parts of the details. */
function detailsOf(details: unknown): InstitutionDetails {
  const nothing = { ru: '', kk: '', en: '' }
  const year = new Date().getFullYear()
  return {
    ...{ short: null, admission: 'OPEN', check: null, source: { text: nothing, year: null } },
    admissions: { documents: [], deadlines: [], source: { text: nothing, year } },
    ...(details as Partial<InstitutionDetails>),
  }
}

/** Adds an institution with an id made from its English name. Null when the same form was submitted before. */
export async function createInstitution(
  viewer: Viewer,
  given: NewInstitution,
): Promise<{ id: string } | InstitutionRefusal | null> {
  return inTurn(async tx => {
    if (await isKeyUsed(tx, viewer.id, given.idempotencyKey)) return null
    const refused = await findRefusal(tx, given, null)
    if (refused) return { refused }
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null
    const id = await freeId(tx, table, given.nameEn)
    const columns = columnsOfInstitution(given)
    const row = await rowOf(tx, columns)
    await tx.institution.create({ data: { id, ...row, ...addedBy(viewer.id) } })
    await writeChildren(tx, id, columns)
    const edit = { table, key: { id }, editorId: viewer.id, before: null, after: fieldsOfInstitution(columns) } as const
    await recordContentEdit(tx, { ...edit, kind: 'CREATED' })
    return { id }
  })
}

/** Saves an institution. `version` is that of the form's values. Returns `'conflict'` when it was changed meanwhile,
 *  `'same'` when nothing changes, null when there is no such institution. */
export async function editInstitution(
  viewer: Viewer,
  id: string,
  given: InstitutionForm,
  { version, declined }: Versioned,
): Promise<'done' | 'same' | 'conflict' | InstitutionRefusal | null> {
  return inTurn(async tx => {
    const before = await findInstitutionForm(id, tx)
    if (!before) return null
    if (before.version !== version) return 'conflict'
    const columns = columnsOfInstitution(given)
    const after = fieldsOfInstitution(columns)
    if (fieldsVersion(after) === version) return 'same'
    const refused = await findRefusal(tx, given, id)
    if (refused) return { refused }
    await tx.institution.update({ where: { id }, data: await rowOf(tx, columns) })
    await writeChildren(tx, id, columns)
    const edit = { table, key: { id }, editorId: viewer.id, before: before.values, after, declined } as const
    await recordContentEdit(tx, { ...edit, kind: 'EDITED' })
    return 'done'
  })
}

/** Retires an institution from the catalogue or restores it. Plans and picks that refer to it are kept. Idempotent:
 *  `'same'` when it already is in that state; null when there is none. */
export async function setInstitutionRetired(
  viewer: Viewer,
  id: string,
  retired: boolean,
): Promise<'done' | 'same' | null> {
  return inTurn(async tx => {
    const institution = await findInstitutionForm(id, tx)
    if (!institution) return null
    if ((institution.retiredAt !== null) === retired) return 'same'
    await tx.institution.update({ where: { id }, data: { retiredAt: retired ? new Date() : null } })
    const { values } = institution
    const edit = { table, key: { id }, editorId: viewer.id, before: values, after: values } as const
    await recordContentEdit(tx, { ...edit, kind: retired ? 'RETIRED' : 'RESTORED' })
    return 'done'
  })
}

/** Columns of the table, including derived ones. */
async function rowOf(tx: Db, columns: InstitutionColumns) {
  const { type, financing, dormitory, cityId, officialCode, national, website, name, about, details } = columns
  const city = await tx.city.findUniqueOrThrow({ where: { id: cityId }, select: { name: true } })
  const { short, synonyms = [] } = details
  return {
    ...{ type, financing, dormitory, cityId, officialCode, national, website, name },
    ...{ about: about ?? Prisma.DbNull, details: details as unknown as Prisma.InputJsonObject },
    ...searchColumnsOf({ name, short, synonyms, city: city.name as Texts }),
  }
}

async function writeChildren(tx: Db, id: string, { requirements, statistics }: InstitutionColumns) {
  await writeRequirements(tx, { institutionId: id, majorId: null }, requirements)
  await tx.admissionStatistics.deleteMany({ where: { institutionId: id } })
  if (statistics) await tx.admissionStatistics.create({ data: { institutionId: id, ...statistics } })
}

/** Checks that need the database: unknown cities and professions, an official code that is taken. */
async function findRefusal(
  tx: Db,
  given: InstitutionForm,
  self: string | null,
): Promise<InstitutionRefusal['refused'] | null> {
  const { cityId, officialCode } = given
  const city = await tx.city.findUnique({ where: { id: cityId }, select: { id: true } })
  const holder = officialCode
    ? await tx.institution.findUnique({ where: { officialCode }, select: { id: true } })
    : null
  const wanted = linesOf(given.professions ?? '')
  const known = wanted.length > 0 ? await tx.profession.count({ where: { id: { in: wanted } } }) : 0
  const refused = {
    ...(!city && { cityId: 'invalid' }),
    ...(holder && holder.id !== self && { officialCode: 'codeTaken' }),
    ...(known < new Set(wanted).size && { professions: 'professionUnknown' }),
  }
  return Object.keys(refused).length > 0 ? refused : null
}

const LONGEST_ID = 60

/** Returns an unused id made from a transliterated name, after `prefix`. Ids of removed rows are not reused. */
export async function freeId(tx: Db, of: 'Institution' | 'Major', name: string, prefix = ''): Promise<string> {
  const latin = transliterate(name).replaceAll(' ', '-').slice(0, LONGEST_ID).replace(/-+$/, '') || 'new'
  const base = prefix + latin
  const there = await rowsOf(tx, of).findMany({ where: { id: { startsWith: base } }, select: { id: true } })
  const gone = await tx.contentRemoval.findMany({
    where: { table: of, rowId: { startsWith: base } },
    select: { rowId: true },
  })
  // Paths of pages share the namespace of institution ids.
  const taken = new Set<unknown>(['create', ...there.map(({ id }) => id), ...gone.map(({ rowId }) => rowId)])
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}

/** Counts the majors of an institution in the catalogue, the picks of it and the plans towards its majors. */
export async function countInstitutionUse(id: string) {
  const use = await readRow(
    { majors: number, picks: number, plans: number },
    Prisma.sql`
      SELECT (SELECT COUNT(*) FROM "Major" WHERE "institutionId" = ${id} AND "retiredAt" IS NULL) AS "majors",
             (SELECT COUNT(*) FROM "InstitutionPick" WHERE "institutionId" = ${id}) AS "picks",
             (SELECT COUNT(*) FROM "Plan" p JOIN "Major" m ON m."id" = p."majorId" WHERE m."institutionId" = ${id}) AS "plans"`,
  )
  return use!
}

/** Returns the name of an institution, retired or not; null when there is none. */
export async function findInstitutionName(id: string): Promise<Localized | null> {
  const row = await db.institution.findUnique({ where: { id }, select: { name: true } })
  return row && (row.name as Localized)
}
