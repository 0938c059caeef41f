import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addedBy } from '#app/domain/content/edits.server.ts'
import { type Fields, fieldsVersion, recordContentEdit } from '#app/domain/content/history.server.ts'
import { transliterate } from '#app/domain/text/transliterate.ts'
import type { Localized } from '#app/i18n/config.ts'
import { bareAddress, hoursOf, type MaterialForm, type NewMaterial, skillFields } from './material.schema.ts'

const whole = { skills: { orderBy: { order: 'asc' } }, linkCheck: true } as const

/** Returns a material as the values of its form, with their version, its retirement and the last link check; null when
 *  there is none. */
export async function findMaterialForm(id: string, client: Db = db) {
  const row = await client.material.findUnique({ where: { id }, include: whole })
  if (!row) return null
  const values = fieldsOf({ ...row, skills: row.skills.map(({ skill }) => skill) })
  const { title, language, url, retiredAt, linkCheck } = row
  return { id, title, language, url, retiredAt, linkCheck, version: fieldsVersion(values), values }
}

/** Counts the plan tasks that use a material. */
export async function countTasksWith(materialId: string) {
  return db.planMaterial.count({ where: { materialId } })
}

/** Adds a material with an id made from its title. Returns `'url-taken'` when another material has the address, null
 *  when the same form was submitted before. */
export async function createMaterial(viewer: Viewer, given: NewMaterial): Promise<{ id: string } | 'url-taken' | null> {
  return inTurn(async tx => {
    if (await isKeyUsed(tx, viewer.id, given.idempotencyKey)) return null
    if (await isUrlTaken(tx, given.url, null)) return 'url-taken'
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null
    const id = await freeId(tx, given)
    const { row, skills } = rowOf(given)
    const children = { create: skills.map((skill, order) => ({ skill, order })) }
    await tx.material.create({ data: { id, ...row, ...addedBy(viewer.id), skills: children } })
    const edit = { table: 'Material', key: { id }, editorId: viewer.id, before: null } as const
    await recordContentEdit(tx, { ...edit, kind: 'CREATED', after: fieldsOf({ ...row, skills }) })
    return { id }
  })
}

/** Saves a material. `version` is that of the form's values. A changed address deletes its link check. Returns
 *  `'conflict'` when it was changed meanwhile, `'same'` when nothing changes, `'url-taken'` when another material has
 *  the address, null when there is no such material. */
export async function editMaterial(
  viewer: Viewer,
  id: string,
  given: MaterialForm,
  { version, declined }: { version: number; declined: Record<string, string> },
): Promise<'done' | 'same' | 'conflict' | 'url-taken' | null> {
  return inTurn(async tx => {
    const before = await findMaterialForm(id, tx)
    if (!before) return null
    if (before.version !== version) return 'conflict'
    const { row, skills } = rowOf(given)
    const after = fieldsOf({ ...row, skills })
    if (fieldsVersion(after) === version) return 'same'
    if (await isUrlTaken(tx, given.url, id)) return 'url-taken'
    await tx.materialSkill.deleteMany({ where: { materialId: id } })
    const children = { create: skills.map((skill, order) => ({ skill, order })) }
    await tx.material.update({ where: { id }, data: { ...row, skills: children } })
    if (row.url !== before.url) await tx.linkCheck.deleteMany({ where: { materialId: id } })
    const edit = {
      table: 'Material',
      key: { id },
      editorId: viewer.id,
      before: before.values,
      after,
      declined,
    } as const
    await recordContentEdit(tx, { ...edit, kind: 'EDITED' })
    return 'done'
  })
}

/** Retires a material, so that new plans do not use it, or restores it. Plans that use it keep it. Idempotent: `'same'`
 *  when it already is in that state; null when there is none. */
export async function setMaterialRetired(
  viewer: Viewer,
  id: string,
  retired: boolean,
): Promise<'done' | 'same' | null> {
  return inTurn(async tx => {
    const material = await findMaterialForm(id, tx)
    if (!material) return null
    if ((material.retiredAt !== null) === retired) return 'same'
    await tx.material.update({ where: { id }, data: { retiredAt: retired ? new Date() : null } })
    const { values } = material
    const edit = { table: 'Material', key: { id }, editorId: viewer.id, before: values, after: values } as const
    await recordContentEdit(tx, { ...edit, kind: retired ? 'RETIRED' : 'RESTORED' })
    return 'done'
  })
}

function rowOf({ teachesRu: ru, teachesKk: kk, teachesEn: en, ...given }: MaterialForm) {
  const { kind, language, level, title, author, url, year = null, seen = null } = given
  return {
    row: {
      ...{ kind, language, level, hours: hoursOf(given.hours), title, author, url, year, seen },
      free: given.free === 'on',
      teaches: { ru, kk, en },
    },
    skills: skillFields.flatMap(field => given[field] ?? []),
  }
}

type Row = {
  kind: string
  language: string
  level: string
  hours: number
  free: boolean
  title: string
  author: string
  year: number | null
  url: string
  seen: string | null
  teaches: unknown
  skills: readonly string[]
}

/** Converts a material to the values of its form. */
function fieldsOf({ teaches, skills, ...row }: Row): Fields {
  const { ru, kk = '', en = '' } = teaches as Localized
  const { title, author, url, kind, language, level } = row
  return {
    ...{ title, author, year: String(row.year ?? ''), url, seen: row.seen ?? '' },
    ...{ kind, language, level, hours: String(row.hours), free: row.free ? 'on' : '' },
    ...{ teachesRu: ru, teachesKk: kk, teachesEn: en },
    ...Object.fromEntries(skillFields.map((field, at) => [field, skills[at] ?? ''])),
  }
}

/** Compares addresses without `www.` and a trailing slash. All of them (some hundreds) are compared here, because a host
 *  may be stored in capitals or with letters that its normal form spells differently. */
async function isUrlTaken(tx: Db, url: string, self: string | null): Promise<boolean> {
  const all = await tx.material.findMany({ select: { id: true, url: true } })
  return all.some(other => other.id !== self && bareAddress(other.url) === bareAddress(url))
}

const LONGEST_ID = 60

/** Returns an id that no material has or had. */
async function freeId(tx: Db, { title, language }: NewMaterial): Promise<string> {
  const latin = transliterate(title).replaceAll(' ', '-').slice(0, LONGEST_ID).replace(/-+$/, '') || 'material'
  const base = `${latin}-${language}`
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    const there = await tx.material.findUnique({ where: { id }, select: { id: true } })
    const gone = await tx.contentRemoval.findUnique({ where: { table_rowId: { table: 'Material', rowId: id } } })
    if (!there && !gone) return id
  }
}
