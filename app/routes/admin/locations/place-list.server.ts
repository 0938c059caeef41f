import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { listCitiesOf, listCountries, type PlaceQuery, type PlaceTable } from '#app/domain/locations/places.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { choicesOf, usageTexts } from './place-words.server.ts'

/** Loads the list of countries or cities with the number of uses of each. */
export async function loadPlaces(args: LoaderFunctionArgs, table: PlaceTable) {
  await guards.superRole(args)
  const { t, language } = reading(args, 'locations')
  const query = queryIn(new URL(args.request.url).searchParams)
  const choices = await choicesOf(args)
  const found = table === 'Country' ? await countriesAs(query, language) : await citiesAs(query, language, choices)
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t(`${table}.title`), description: t('description') }),
    table,
    query,
    choices,
    next: found.next,
    places: found.places.map(({ use, ...place }) => ({ ...place, use: usageTexts(args, use) })),
  }
}

export type LoadedPlaces = Awaited<ReturnType<typeof loadPlaces>>

function queryIn(asked: URLSearchParams): PlaceQuery {
  return {
    q: (asked.get('q') ?? '').trim().slice(0, 100),
    countryId: asked.get('country')?.slice(0, 40) || null,
    region: asked.get('region')?.slice(0, 40) || null,
    after: asked.get('after') || null,
  }
}

async function countriesAs(query: PlaceQuery, language: Language) {
  const found = await listCountries(query)
  return (
    found && {
      next: found.next,
      places: found.places.map(({ id, name, use, order, cities }) => ({
        ...{ id, use, order, name: inLanguage(name, language), cities, country: null, region: null },
      })),
    }
  )
}

async function citiesAs(query: PlaceQuery, language: Language, choices: Awaited<ReturnType<typeof choicesOf>>) {
  const found = await listCitiesOf(query)
  return (
    found && {
      next: found.next,
      places: found.places.map(({ id, name, use, order, country, region }) => ({
        ...{ id, use, order, name: inLanguage(name, language), cities: null },
        country: inLanguage(country, language).text,
        region: choices.regions.find(({ value }) => value === region)?.label ?? null,
      })),
    }
  )
}
