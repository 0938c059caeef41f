import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { type Fields, fieldsVersion, recordContentEdit } from '#app/domain/content/history.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { transliterate } from '#app/domain/text/transliterate.ts'
import { languages } from '#app/i18n/config.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type Catalogue, catalogueFaults } from './clashes.ts'
import { type FieldFault, publishingFaults, type WantedState, withPart } from './profession-form.schema.ts'
import { fieldsOf, linesIn, writtenIn } from './profession-fields.ts'
import { columnsOf, writtenOf } from './written.ts'

/** DRAFT: not visible to pupils yet. RETIRED: no longer in the catalogue, but kept for people it was recommended to. */
export type ProfessionState = 'DRAFT' | 'PUBLISHED' | 'RETIRED'

/** Drafts have `retiredAt` set as well, which hides them everywhere (docs/decisions/081). */
export function stateOf({ draft, retiredAt }: { draft: boolean; retiredAt: Date | null }): ProfessionState {
  if (draft) return 'DRAFT'
  return retiredAt === null ? 'PUBLISHED' : 'RETIRED'
}

/** Returns a profession as the values of its form, with their version and its state; null when there is none. */
export async function findProfessionForm(id: string, client: Db = db) {
  const row = await client.profession.findUnique({ where: { id } })
  if (!row) return null
  const values = fieldsOf(writtenOf(row))
  return { id, title: row.title, state: stateOf(row), retiredAt: row.retiredAt, version: fieldsVersion(values), values }
}

/** Adds a draft with an id made from its English title, or else the Russian one. `skills` are the known skills.
 *  `faults` are those beyond the form's schema. Null when the same form was submitted before. */
export async function createProfession(
  viewer: Viewer,
  { idempotencyKey, ...given }: Record<string, string | undefined> & { idempotencyKey: string },
  skills: readonly string[],
): Promise<{ id: string } | { faults: FieldFault[] } | null> {
  return inTurn(async tx => {
    if (await isKeyUsed(tx, viewer.id, idempotencyKey)) return null
    const { values, faults } = await normaliseAndCheck(tx, null, given as Fields, skills)
    if (faults.length > 0) return { faults }
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) return null
    const id = await freeId(tx, values)
    const now = new Date()
    const marks = { ...addedBy(viewer.id, now), draft: true, retiredAt: now }
    await tx.profession.create({ data: { id, ...dataOf(values), ...marks } })
    const edit = { table: 'Profession', key: { id }, editorId: viewer.id, before: null, after: values } as const
    await recordContentEdit(tx, { ...edit, kind: 'CREATED' }, now)
    return { id }
  })
}

/** Saves the named fields of a profession; other fields stay. `version` covers only these fields. Published professions
 *  change immediately. Returns `'conflict'` when the fields were changed meanwhile, `'same'` when nothing changes, null
 *  when there is no such profession. */
export async function editProfession(
  viewer: Viewer,
  id: string,
  { names, given }: { names: readonly string[]; given: Record<string, string | undefined> },
  { version, declined, skills }: { version: number; declined: Record<string, string>; skills: readonly string[] },
): Promise<'done' | 'same' | 'conflict' | { faults: FieldFault[] } | null> {
  return inTurn(async tx => {
    const before = await findProfessionForm(id, tx)
    if (!before) return null
    if (partVersion(before.values, names) !== version) return 'conflict'
    const { values: after, faults } = await normaliseAndCheck(tx, id, withPart(before.values, names, given), skills)
    if (fieldsVersion(after) === before.version) return 'same'
    // The profession may have been published, or another part of it changed, while the form was open.
    const needed = before.state === 'DRAFT' ? [] : publishingFaults(after)
    const own = [...faults, ...needed].filter(({ field }) => names.includes(field))
    if (own.length > 0) return { faults: own }
    await tx.profession.update({ where: { id }, data: dataOf(after) })
    const edit = { table: 'Profession', key: { id }, editorId: viewer.id, before: before.values, after } as const
    await recordContentEdit(tx, { ...edit, kind: 'EDITED', declined })
    return 'done'
  })
}

/** Returns the named fields and their version. A version per part lets two people edit different parts at once. */
export function partIn(values: Fields, names: readonly string[]) {
  const part = Object.fromEntries(names.map(name => [name, values[name] ?? '']))
  return { values: part, version: fieldsVersion(part) }
}

function partVersion(values: Fields, names: readonly string[]) {
  return partIn(values, names).version
}

/** Publishes a draft, or retires or restores a profession. Idempotent: `'same'` when it already is in that state.
 *  Returns `'incomplete'` for a draft with faults, null when there is no such profession. */
export async function setProfessionState(
  viewer: Viewer,
  id: string,
  wanted: WantedState,
  skills: readonly string[],
): Promise<'done' | 'same' | 'incomplete' | null> {
  return inTurn(async tx => {
    const profession = await findProfessionForm(id, tx)
    if (!profession) return null
    const { state, values } = profession
    const isDraft = state === 'DRAFT'
    if (isDraft ? wanted === 'retired' : (state === 'RETIRED') === (wanted === 'retired')) return 'same'
    if (isDraft) {
      const { faults } = await normaliseAndCheck(tx, id, values, skills)
      if (faults.length > 0 || publishingFaults(values).length > 0) return 'incomplete'
    }
    const retiredAt = wanted === 'retired' ? new Date() : null
    await tx.profession.update({ where: { id }, data: { draft: false, retiredAt } })
    const kind = isDraft ? 'PUBLISHED' : wanted === 'retired' ? 'RETIRED' : 'RESTORED'
    const edit = { table: 'Profession', key: { id }, editorId: viewer.id, before: values, after: values } as const
    await recordContentEdit(tx, { ...edit, kind })
    return 'done'
  })
}

const dataOf = (values: Fields) => columnsOf(writtenIn(values)) as Omit<Prisma.ProfessionCreateInput, 'id'>

/** Returns the values to be stored and the faults against the rest of the catalogue. */
async function normaliseAndCheck(tx: Db, id: string | null, given: Fields, skills: readonly string[]) {
  const rows = await tx.profession.findMany({ select: { id: true, title: true, details: true } })
  const others = rows
    .filter(row => row.id !== id)
    .map(({ id, title, details }) => ({
      id,
      titles: title as Record<string, string>,
      reasons: (details as { reasons?: Record<string, string>[] }).reasons ?? [],
    }))
  const values = fieldsOf(writtenIn({ ...given, related: addressed(given.related, others) }))
  const profession = writtenIn(values)
  const [groups, specialities] = await Promise.all([
    tx.programmeGroup.findMany({ where: { code: { in: profession.programmeGroups } }, select: { code: true } }),
    tx.speciality.findMany({
      where: { code: { in: profession.ways.flatMap(way => way.specialities ?? []) } },
      select: { code: true },
    }),
  ])
  const codes = (found: { code: string }[]) => new Set(found.map(({ code }) => code))
  const catalogue = { groups: codes(groups), specialities: codes(specialities), skills: new Set(skills), others }
  return { values, faults: catalogueFaults(profession, catalogue) }
}

/** Replaces titles of related professions, typed in any language, by their ids. */
function addressed(related: string | undefined, others: Catalogue['others']): string {
  const byTitle = new Map(others.flatMap(({ id, titles }) => languages.map(name => [fold(titles[name] ?? ''), id])))
  return linesIn(related)
    .map(line => byTitle.get(fold(line)) ?? line)
    .join('\n')
}

const LONGEST_ID = 50

/** Returns an id that no profession has or had. */
async function freeId(tx: Db, { titleEn, titleRu }: Fields): Promise<string> {
  const latin = transliterate(titleEn || titleRu || '').replaceAll(' ', '-')
  const base = latin.slice(0, LONGEST_ID).replace(/-+$/, '') || 'profession'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    const there = await tx.profession.findUnique({ where: { id }, select: { id: true } })
    const gone = await tx.contentRemoval.findUnique({ where: { table_rowId: { table: 'Profession', rowId: id } } })
    // `create` is the path of the form for a new profession.
    if (!there && !gone && id !== 'create') return id
  }
}
