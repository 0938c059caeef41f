import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { editPlace } from '#app/domain/locations/edit-places.server.ts'
import { citySchema, countrySchema, type PlaceForm } from '#app/domain/locations/place.schema.ts'
import { countUse, findPlace, isUsed, type PlaceTable } from '#app/domain/locations/places.server.ts'
import { HOME } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { readVersioned } from '#app/forms/conflict.server.ts'
import { constraintOf, type Schema } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { beginningOf, historyOf } from '../content/history.server.ts'
import { saveContent } from '../content/save-content.server.ts'
import { pagesOf } from './kinds.ts'
import { refusedFields } from './new-place.server.ts'
import { choicesOf, fieldWords, usageLines } from './place-words.server.ts'

const schemas = { Country: countrySchema, City: citySchema }

/** Returns the place of the address. Throws a 404 when there is none. */
export async function placeOf(args: GuardArgs & Pick<LoaderFunctionArgs, 'params'>, table: PlaceTable) {
  const place = await findPlace(table, args.params.placeId ?? '')
  if (!place) throw problem(args, 404)
  return place
}

export async function loadPlace(args: LoaderFunctionArgs, table: PlaceTable) {
  await guards.superRole(args)
  const place = await placeOf(args, table)
  const { t, language } = reading(args, 'locations')
  const { id, version, values } = place
  const row = { table, rowId: id, values }
  const { edit, list } = pagesOf[table]
  const use = await countUse(table, id)
  const [words, beginning] = [await fieldWords(args), await beginningOf(args, row)]
  const name = inLanguage(place.name, language)
  return {
    page: headOf(args, { title: t('editTitle', { name: name.text }), description: t('description') }),
    ...{ table, id, name },
    isHome: table === 'Country' && id === HOME,
    mayRemove: !isUsed(use),
    uses: usageLines(args, use),
    back: adminPathOf(list),
    kept: { version, values },
    beginning,
    constraint: constraintOf(schemas[table]),
    choices: table === 'City' ? await choicesOf(args) : null,
    history: await historyOf(args, row, { ...words, at: asked => adminPathOf(edit, { placeId: id }, asked) }),
  }
}

export type LoadedPlace = Awaited<ReturnType<typeof loadPlace>>

export async function savePlace(args: ActionFunctionArgs, table: PlaceTable) {
  const viewer = await guards.superRole(args)
  const place = await placeOf(args, table)
  const form = await readVersioned(args, schemas[table] as Schema, place)
  const { id, version } = place
  return saveContent(args, form, {
    row: { table, rowId: id },
    words: () => fieldWords(args),
    async save(value, declined) {
      const outcome = await editPlace(viewer, table, id, value as PlaceForm, { version, declined })
      if (outcome === null) throw problem(args, 404)
      const refused = typeof outcome === 'object' || outcome === 'unknown-country' || outcome === 'code-taken'
      return refused ? { refused: refusedFields(outcome) } : outcome
    },
    find: () => placeOf(args, table),
    to: adminPathOf(pagesOf[table].edit, { placeId: id }),
  })
}
