import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { mergePlaces } from '#app/domain/locations/edit-places.server.ts'
import { mergePlacesSchema } from '#app/domain/locations/place.schema.ts'
import {
  countUse,
  type FoundPlace,
  findPlace,
  listEveryPlace,
  type PlaceTable,
} from '#app/domain/locations/places.server.ts'
import { HOME } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { placeOf } from './edit-place.server.ts'
import { pagesOf } from './kinds.ts'
import { usageLines } from './place-words.server.ts'

/** Loads the merge of a duplicate into another place, in three steps: choose the place (`?into=`), review what moves,
 *  confirm. */
export async function loadMerge(args: LoaderFunctionArgs, table: PlaceTable) {
  await guards.superRole(args)
  const double = await placeOf(args, table)
  if (isHome(table, double.id)) throw problem(args, 404)
  const { t, language } = reading(args, 'locations')
  const wanted = new URL(args.request.url).searchParams.get('into')
  const into = wanted && wanted !== double.id ? await findPlace(table, wanted) : null
  return {
    page: headOf(args, { title: t(`${table}.merge`), description: t('description') }),
    ...{ table, id: double.id, version: double.version },
    name: inLanguage(double.name, language),
    /** True when the address names a place that does not exist: the choice is shown again. */
    unknown: wanted !== null && into === null,
    constraint: constraintOf(mergePlacesSchema),
    others: into ? [] : await othersOf(table, double, language),
    into: into && { id: into.id, version: into.version, name: inLanguage(into.name, language) },
    uses: into ? usageLines(args, await countUse(table, double.id)) : [],
  }
}

export type LoadedMerge = Awaited<ReturnType<typeof loadMerge>>

export async function mergeThisPlace(args: ActionFunctionArgs, table: PlaceTable) {
  const viewer = await guards.superRole(args)
  const form = await readForm(args, mergePlacesSchema)
  if (form.refused) return form.refused
  const { into, version, intoVersion, sure } = form.value
  const placeId = args.params.placeId ?? ''
  if (!sure || intoVersion === undefined) throw redirect(adminPathOf(pagesOf[table].merge, { placeId }, { into }))
  const outcome = await mergePlaces(viewer, table, [placeId, into], [version, intoVersion])
  if (outcome === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  if (outcome === 'same-place' || outcome === 'home') return form.refuse({ into: 'invalid' })
  // On the second request of a double click the duplicate is already gone, which counts as success.
  const to = (await findPlace(table, into))
    ? adminPathOf(pagesOf[table].edit, { placeId: into })
    : adminPathOf(pagesOf[table].list)
  return redirectWithToast(to, 'saved')
}

function isHome(table: PlaceTable, id: string) {
  return table === 'Country' && id === HOME
}

/** Options for the other place. Cities are grouped by country, with the country of the duplicate first. */
async function othersOf(table: PlaceTable, { id, countryId }: FoundPlace, language: Language) {
  const { countries, cities } = await listEveryPlace()
  const optionOf = (place: { id: string; name: unknown }) => ({
    value: place.id,
    label: inLanguage(place.name, language).text,
  })
  if (table === 'Country') return countries.filter(country => country.id !== id).map(optionOf)
  const own = countries.filter(country => country.id === countryId)
  return [...own, ...countries.filter(country => country.id !== countryId)].flatMap(country => {
    const within = cities.filter(city => city.countryId === country.id && city.id !== id)
    return within.length > 0 ? [{ label: optionOf(country).label, options: within.map(optionOf) }] : []
  })
}
