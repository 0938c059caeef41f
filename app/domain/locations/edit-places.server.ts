import { type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { addedBy, markRemoved } from '#app/domain/content/edits.server.ts'
import { fieldsVersion, MERGED, recordContentEdit } from '#app/domain/content/history.server.ts'
import { rowsOf } from '#app/domain/content/rows.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { transliterate } from '#app/domain/text/transliterate.ts'
import type { Localized } from '#app/i18n/config.ts'
import { renameCityInSearch } from './city-in-search.server.ts'
import type { NewCity, NewCountry, PlaceForm } from './place.schema.ts'
import { countUse, fieldsOf, findPlace, isUsed, type PlaceTable, type WholeUse } from './places.server.ts'
import { HOME } from './regions.ts'

type NameField = 'nameRu' | 'nameKk' | 'nameEn'
export type PlaceRefusal = 'unknown-country' | 'code-taken' | { taken: NameField }

/** Adds a country. Null when the same form was submitted before. */
export async function createCountry(viewer: Viewer, given: NewCountry): Promise<{ id: string } | PlaceRefusal | null> {
  return inTurn(async tx => {
    const { code: id } = given
    if (await isKeyUsed(tx, viewer.id, given.idempotencyKey)) return null
    if (await tx.country.findUnique({ where: { id } })) return 'code-taken'
    const refusal = await refusalOf(tx, 'Country', given, null)
    if (refusal) return refusal
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null
    const row = { id, name: namesIn(given), order: given.order ?? (await lastOrder(tx, 'Country', {})) + 1 }
    await tx.country.create({ data: { ...row, ...addedBy(viewer.id) } })
    await recordCreated(tx, viewer, 'Country', row)
    return { id }
  })
}

/** Adds a city with an id made from its English name. Null when the same form was submitted before. */
export async function createCity(viewer: Viewer, given: NewCity): Promise<{ id: string } | PlaceRefusal | null> {
  return inTurn(async tx => {
    if (await isKeyUsed(tx, viewer.id, given.idempotencyKey)) return null
    const refusal = await refusalOf(tx, 'City', given, null)
    if (refusal) return refusal
    if (!(await useKeyOnce(tx, viewer.id, given.idempotencyKey))) return null
    const { countryId, region = null } = given
    const row = {
      ...{ id: await freeCityId(tx, given), name: namesIn(given), countryId, region },
      order: given.order ?? (await lastOrder(tx, 'City', { countryId })) + 1,
    }
    await tx.city.create({ data: { ...row, ...addedBy(viewer.id) } })
    await recordCreated(tx, viewer, 'City', row)
    return { id: row.id }
  })
}

/** Saves a place. `version` is that of the form's values. Returns `'conflict'` when it was changed meanwhile, `'same'`
 *  when nothing changes, null when there is no such place. */
export async function editPlace(
  viewer: Viewer,
  table: PlaceTable,
  id: string,
  given: PlaceForm,
  { version, declined }: { version: number; declined: Record<string, string> },
): Promise<'done' | 'same' | 'conflict' | PlaceRefusal | null> {
  return inTurn(async tx => {
    const before = await findPlace(table, id, tx)
    if (!before) return null
    if (before.version !== version) return 'conflict'
    const order = given.order ?? Number(before.values.order)
    const ofCity = table === 'City' ? { countryId: given.countryId!, region: given.region ?? null } : {}
    const row = { name: namesIn(given), order, ...ofCity }
    const after = fieldsOf(row)
    if (fieldsVersion(after) === version) return 'same'
    const refusal = await refusalOf(tx, table, given, id)
    if (refusal) return refusal
    await rowsOf(tx, table).updateMany({ where: { id }, data: row })
    if (table === 'City') await renameCityInSearch(tx, id, before.name, row.name)
    const edit = { table, key: { id }, editorId: viewer.id, before: before.values, after, declined }
    await recordContentEdit(tx, { ...edit, kind: 'EDITED' })
    return 'done'
  })
}

/** Deletes a place that is not in use; otherwise returns how often it is used. `'conflict'` when it was changed
 *  meanwhile, null when there is no such place. */
export async function removePlace(
  viewer: Viewer,
  table: PlaceTable,
  id: string,
  version: number,
): Promise<'done' | 'conflict' | { use: WholeUse } | null> {
  return inTurn(async tx => {
    const place = await findPlace(table, id, tx)
    if (!place) return null
    if (place.version !== version) return 'conflict'
    const use = await countUse(table, id, tx)
    if (isUsed(use)) return { use }
    await rowsOf(tx, table).deleteMany({ where: { id } })
    await markRemoved(table, { id }, viewer.id, tx)
    const edit = { table, key: { id }, editorId: viewer.id, before: place.values, after: null }
    await recordContentEdit(tx, { ...edit, kind: 'REMOVED' })
    return 'done'
  })
}

/** Merges a duplicate into another place: all references are moved, including those of later releases. Kazakhstan
 *  cannot be merged away (`'home'`). Returns `'conflict'` when one of them was changed meanwhile, null when one does
 *  not exist. */
export async function mergePlaces(
  viewer: Viewer,
  table: PlaceTable,
  [id, into]: [string, string],
  versions: [number, number],
): Promise<'done' | 'conflict' | 'same-place' | 'home' | null> {
  if (id === into) return 'same-place'
  if (table === 'Country' && id === HOME) return 'home'
  return inTurn(async tx => {
    const [double, kept] = [await findPlace(table, id, tx), await findPlace(table, into, tx)]
    if (!double || !kept) return null
    if (double.version !== versions[0] || kept.version !== versions[1]) return 'conflict'
    if (table === 'Country') await tx.city.updateMany({ where: { countryId: id }, data: { countryId: into } })
    else {
      await renameCityInSearch(tx, id, double.name, kept.name)
      const names = { where: { cityId: id }, data: { cityId: into } }
      await tx.institution.updateMany(names)
      await tx.organization.updateMany(names)
      await tx.profile.updateMany(names)
      await tx.project.updateMany(names)
    }
    await rowsOf(tx, table).deleteMany({ where: { id } })
    await markRemoved(table, { id }, viewer.id, tx, into)
    const by = { table, editorId: viewer.id }
    await recordContentEdit(tx, { ...by, key: { id }, kind: 'REMOVED', before: double.values, after: null })
    const after = { ...kept.values, [MERGED]: `${double.name.ru} (${id})` }
    await recordContentEdit(tx, { ...by, key: { id: into }, kind: 'MERGED', before: kept.values, after })
    return 'done'
  })
}

function namesIn({ nameRu: ru, nameKk: kk, nameEn: en }: Record<NameField, string>) {
  return { ru, kk, en }
}

async function recordCreated(
  tx: Db,
  viewer: Viewer,
  table: PlaceTable,
  row: { id: string } & Parameters<typeof fieldsOf>[0],
) {
  const after = fieldsOf(row)
  const edit = { table, key: { id: row.id }, editorId: viewer.id, before: null, after }
  await recordContentEdit(tx, { ...edit, kind: 'CREATED' })
}

/** Two countries, or two cities of one region, must not have the same name, because they would be duplicates. */
async function refusalOf(
  tx: Db,
  table: PlaceTable,
  given: PlaceForm,
  self: string | null,
): Promise<PlaceRefusal | null> {
  const { countryId = '', region = null } = given
  const isCity = table === 'City'
  if (isCity && !(await tx.country.findUnique({ where: { id: countryId } }))) return 'unknown-country'
  const others = isCity
    ? await tx.city.findMany({ where: { countryId, region }, select: { id: true, name: true } })
    : await tx.country.findMany({ select: { id: true, name: true } })
  const wanted = namesIn(given)
  for (const [field, language] of [
    ['nameRu', 'ru'],
    ['nameKk', 'kk'],
    ['nameEn', 'en'],
  ] as const) {
    const isTaken = others.some(
      ({ id, name }) => id !== self && fold((name as Localized)[language] ?? '') === fold(wanted[language]),
    )
    if (isTaken) return { taken: field }
  }
  return null
}

async function lastOrder(tx: Db, table: PlaceTable, where: { countryId?: string }): Promise<number> {
  const most = { _max: { order: true } } as const
  const { _max } =
    table === 'City' ? await tx.city.aggregate({ ...most, where }) : await tx.country.aggregate({ ...most })
  return _max.order ?? -1
}

const LONGEST_ID = 30

/** Returns an id that no city has or had. The id of a deleted city is not reused. */
async function freeCityId(tx: Db, { nameEn, nameRu }: Record<NameField, string>): Promise<string> {
  const latin = transliterate(nameEn) || transliterate(nameRu) || 'city'
  const base = latin.replaceAll(' ', '-').slice(0, LONGEST_ID).replace(/-+$/, '')
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    const there = await tx.city.findUnique({ where: { id } })
    const gone = await tx.contentRemoval.findUnique({ where: { table_rowId: { table: 'City', rowId: id } } })
    if (!there && !gone) return id
  }
}
