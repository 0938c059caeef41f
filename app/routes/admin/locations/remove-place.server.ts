import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { removePlace } from '#app/domain/locations/edit-places.server.ts'
import { removePlaceSchema } from '#app/domain/locations/place.schema.ts'
import { countUse, findPlace, type PlaceTable } from '#app/domain/locations/places.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { readForm } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { placeOf } from './edit-place.server.ts'
import { pagesOf } from './kinds.ts'
import { usageLines } from './place-words.server.ts'

/** Loads the confirmation page of a deletion. A place in use cannot be deleted; the page lists the uses. */
export async function loadRemovedPlace(args: LoaderFunctionArgs, table: PlaceTable) {
  await guards.superRole(args)
  const { id, name, version } = await placeOf(args, table)
  const { t, language } = reading(args, 'locations')
  return {
    page: headOf(args, { title: t(`${table}.remove`), description: t('description') }),
    ...{ table, id, version },
    name: inLanguage(name, language),
    uses: usageLines(args, await countUse(table, id)),
  }
}

export type RemovedPlace = Awaited<ReturnType<typeof loadRemovedPlace>>

export async function removeThisPlace(args: ActionFunctionArgs, table: PlaceTable) {
  const viewer = await guards.superRole(args)
  const list = redirectWithToast(adminPathOf(pagesOf[table].list), 'deleted')
  const place = await findPlace(table, args.params.placeId ?? '')
  // The second request of a double click: the place is already deleted.
  if (!place) return list
  const form = await readForm(args, removePlaceSchema)
  if (form.refused) return form.refused
  const outcome = await removePlace(viewer, table, place.id, form.value.version)
  if (outcome === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  // The page lists the uses that prevent the deletion.
  if (outcome !== null && typeof outcome === 'object') return data(null, { status: 400 })
  return list
}
