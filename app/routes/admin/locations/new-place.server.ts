import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { createCity, createCountry, type PlaceRefusal } from '#app/domain/locations/edit-places.server.ts'
import { newCitySchema, newCountrySchema } from '#app/domain/locations/place.schema.ts'
import type { PlaceTable } from '#app/domain/locations/places.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { adminPathOf } from '#app/paths/admin.ts'
import { pagesOf } from './kinds.ts'
import { choicesOf } from './place-words.server.ts'

export async function loadNewPlace(args: LoaderFunctionArgs, table: PlaceTable) {
  await guards.superRole(args)
  const { t } = reading(args, 'locations')
  return {
    page: headOf(args, { title: t(`${table}.new`), description: t('description') }),
    table,
    constraint: constraintOf(table === 'City' ? newCitySchema : newCountrySchema),
    choices: table === 'City' ? await choicesOf(args) : null,
    country: new URL(args.request.url).searchParams.get('country'),
    idempotencyKey: newIdempotencyKey(),
  }
}

export type NewPlace = Awaited<ReturnType<typeof loadNewPlace>>

export async function addPlace(args: ActionFunctionArgs, table: PlaceTable) {
  const viewer = await guards.superRole(args)
  const { refused, refuse, outcome } = table === 'City' ? await addCity(args, viewer) : await addCountry(args, viewer)
  if (refused) return refused
  if (isRefusal(outcome)) return refuse(refusedFields(outcome))
  const to = outcome ? adminPathOf(pagesOf[table].edit, { placeId: outcome.id }) : adminPathOf(pagesOf[table].list)
  return redirectWithToast(to, 'saved')
}

async function addCity(args: GuardArgs, viewer: Viewer) {
  const { refused, refuse, value } = await readForm(args, newCitySchema)
  return { refused, refuse, outcome: value && (await createCity(viewer, value)) }
}

async function addCountry(args: GuardArgs, viewer: Viewer) {
  const { refused, refuse, value } = await readForm(args, newCountrySchema)
  return { refused, refuse, outcome: value && (await createCountry(viewer, value)) }
}

function isRefusal(outcome: { id: string } | PlaceRefusal | null): outcome is PlaceRefusal {
  return typeof outcome === 'string' || (outcome !== null && 'taken' in outcome)
}

export function refusedFields(refusal: PlaceRefusal) {
  if (refusal === 'unknown-country') return { countryId: 'invalid' }
  if (refusal === 'code-taken') return { code: 'codeTaken' }
  return { [refusal.taken]: 'nameTaken' }
}
