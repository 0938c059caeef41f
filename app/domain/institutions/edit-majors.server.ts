import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { type Fields, fieldsVersion, recordContentEdit } from '#app/domain/content/history.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { costInTenge, majorSearchOf, type Texts } from './columns.ts'
import { freeId } from './edit-institutions.server.ts'
import { findRates } from './exchange-rates.server.ts'
import { refreshLowestCosts } from './lowest-cost.server.ts'
import type { MajorForm, NewMajor } from './major.schema.ts'
import { columnsOfMajor, fieldsOfMajor, type MajorColumns } from './major-fields.ts'
import { type MajorContext, type RefusedMajor, refusalOf } from './major-refusal.ts'
import type { RequirementColumns } from './requirement-rows.ts'
import { writeRequirements } from './write-requirements.server.ts'

export type MajorRefusal = { refused: RefusedMajor }
type Versioned = { version: number; declined: Record<string, string> }

const table = 'Major'

const whole = {
  languages: { select: { language: true } },
  requirements: { orderBy: [{ order: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.MajorInclude

type Row = Prisma.MajorGetPayload<{ include: typeof whole }>

/** Lists all majors of an institution as the values of their forms, including retired ones, by id. */
export async function listMajorForms(institutionId: string, client: Db = db) {
  const rows = await client.major.findMany({ where: { institutionId }, include: whole, orderBy: { id: 'asc' } })
  return rows.map(formOf)
}

/** Returns a major of an institution as the values of its form, with their version; null when there is none. */
export async function findMajorForm(institutionId: string, id: string, client: Db = db) {
  const row = await client.major.findFirst({ where: { id, institutionId }, include: whole })
  return row && formOf(row)
}

function formOf(row: Row) {
  const columns: MajorColumns = {
    ...row,
    name: row.name as Texts,
    languages: row.languages.map(({ language }) => language),
    requirements: row.requirements as RequirementColumns[],
  }
  const values = fieldsOfMajor(columns)
  return { id: row.id, name: columns.name, retiredAt: row.retiredAt, version: fieldsVersion(values), values }
}

/** Adds a major to an institution. Null when the same form was submitted before, `'nowhere'` when there is no such
 *  institution. */
export async function createMajor(
  viewer: Viewer,
  institutionId: string,
  given: NewMajor,
): Promise<{ id: string } | MajorRefusal | 'nowhere' | null> {
  return inTurn(async tx => {
    if (!(await tx.institution.findUnique({ where: { id: institutionId }, select: { id: true } }))) return 'nowhere'
    if (await isKeyUsed(tx, viewer.id, given.idempotencyKey)) return null
    const context = await findMajorContext(tx)
    const columns = columnsOfMajor(given)
    const refused = refusalOf(columns, context)
    if (refused) return { refused }
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null
    const id = await addMajor(tx, viewer, institutionId, columns, context)
    await refreshLowestCosts(tx, institutionId)
    return { id }
  })
}

/** Saves a major. `version` is that of the form's values. Returns `'conflict'` when it was changed meanwhile, `'same'`
 *  when nothing changes, null when there is no such major. */
export async function editMajor(
  viewer: Viewer,
  { institutionId, id }: { institutionId: string; id: string },
  given: MajorForm,
  { version, declined }: Versioned,
): Promise<'done' | 'same' | 'conflict' | MajorRefusal | null> {
  return inTurn(async tx => {
    const before = await findMajorForm(institutionId, id, tx)
    if (!before) return null
    if (before.version !== version) return 'conflict'
    const columns = columnsOfMajor(given)
    if (fieldsVersion(fieldsOfMajor(columns)) === version) return 'same'
    const context = await findMajorContext(tx)
    const refused = refusalOf(columns, context)
    if (refused) return { refused }
    await changeMajor(tx, viewer, { institutionId, id, before: before.values }, columns, context, { declined })
    await refreshLowestCosts(tx, institutionId)
    return 'done'
  })
}

/** Retires a major from the catalogue or restores it. Plans that refer to it are kept. Idempotent: `'same'` when it
 *  already is in that state; null when there is none. */
export async function setMajorRetired(
  viewer: Viewer,
  { institutionId, id }: { institutionId: string; id: string },
  retired: boolean,
): Promise<'done' | 'same' | null> {
  return inTurn(async tx => {
    const major = await findMajorForm(institutionId, id, tx)
    if (!major) return null
    if ((major.retiredAt !== null) === retired) return 'same'
    await tx.major.update({ where: { id }, data: { retiredAt: retired ? new Date() : null } })
    const { values } = major
    const edit = { table, key: { id }, editorId: viewer.id, before: values, after: values } as const
    await recordContentEdit(tx, { ...edit, kind: retired ? 'RETIRED' : 'RESTORED' })
    await refreshLowestCosts(tx, institutionId)
    return 'done'
  })
}

/** Reads the codes and exchange rates needed to validate and convert majors. */
export async function findMajorContext(client: Db): Promise<MajorContext> {
  const [groups, specialities] = [
    await client.programmeGroup.findMany({ select: { code: true } }),
    await client.speciality.findMany({ select: { code: true } }),
  ]
  return {
    groups: new Set(groups.map(({ code }) => code)),
    specialities: new Set(specialities.map(({ code }) => code)),
    rates: await findRates(client),
  }
}

/** Adds a validated major. The caller has to call `refreshLowestCosts` afterwards. */
export async function addMajor(
  tx: Db,
  viewer: Pick<Viewer, 'id'>,
  institutionId: string,
  columns: MajorColumns,
  context: MajorContext,
): Promise<string> {
  const { groupCode, specialityCode, name } = columns
  const id = await freeId(tx, table, groupCode ?? specialityCode ?? name.en, `${institutionId}-`)
  await tx.major.create({ data: { id, institutionId, ...rowOf(columns, context), ...addedBy(viewer.id) } })
  if (columns.languages.length > 0) await writeLanguages(tx, id, columns.languages)
  const { requirements } = columns
  if (requirements.length > 0) await writeRequirements(tx, { institutionId, majorId: id }, requirements)
  const edit = { table, key: { id }, editorId: viewer.id, before: null, after: fieldsOfMajor(columns) } as const
  await recordContentEdit(tx, { ...edit, kind: 'CREATED' })
  return id
}

/** Writes a validated major. The caller has to call `refreshLowestCosts` afterwards. */
export async function changeMajor(
  tx: Db,
  viewer: Pick<Viewer, 'id'>,
  { institutionId, id, before }: { institutionId: string; id: string; before: Fields },
  columns: MajorColumns,
  context: MajorContext,
  { kind = 'EDITED', declined }: { kind?: 'EDITED' | 'IMPORTED'; declined?: Record<string, string> } = {},
) {
  await tx.major.update({ where: { id }, data: rowOf(columns, context) })
  const after = fieldsOfMajor(columns)
  // Only changed parts are written, because an import may contain hundreds of majors.
  if (after.languages !== before.languages) await writeLanguages(tx, id, columns.languages)
  if (after.requirements !== before.requirements) {
    await writeRequirements(tx, { institutionId, majorId: id }, columns.requirements)
  }
  const edit = { table, key: { id }, editorId: viewer.id, before, after, declined } as const
  await recordContentEdit(tx, { ...edit, kind })
}

/** Columns of the table, including derived ones. */
function rowOf(columns: MajorColumns, { rates }: Pick<MajorContext, 'rates'>) {
  const { name, groupCode, specialityCode, years, cost, currency, costYear, costSource, costChecked, grants } = columns
  const costTenge = currency === null ? null : costInTenge(cost, rates.get(currency)!)
  return {
    ...{ name, searchFolded: majorSearchOf(name), groupCode, specialityCode, years, grants },
    ...{ cost, currency, costTenge, costYear, costSource, costChecked },
  }
}

async function writeLanguages(tx: Db, majorId: string, languages: readonly string[]) {
  await tx.majorLanguage.deleteMany({ where: { majorId } })
  await tx.majorLanguage.createMany({ data: languages.map(language => ({ majorId, language })) })
}
