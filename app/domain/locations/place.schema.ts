import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainLine } from '#app/domain/text/plain.schema.ts'
import { isRegionCode } from '#app/i18n/formatters.ts'
import { HOME, regions } from './regions.ts'

// Messages are translation keys; the form field translates them.

const name = plainLine(2, 80)
const id = z.string('required').min(1, 'required').max(40, 'invalid')

/** Fields of countries and cities. Without an order a new place comes last. */
const named = {
  nameRu: name,
  nameKk: name,
  nameEn: name,
  order: z.coerce.number('number').int('number').min(0, 'orderRange').max(9999, 'orderRange').optional(),
}
const ofCity = { ...named, countryId: id, region: z.enum(regions, 'invalid').optional() }

/** Codes that are not countries: unions, codes for private use and for "unknown". */
const noCountry = /^(?:aa|eu|ez|un|q[m-z]|x[a-jl-z]|zz)$/

/** ISO 3166 code of a country, which never changes. */
const code = z
  .string('required')
  .trim()
  .min(1, { error: 'required', abort: true })
  .toLowerCase()
  .regex(/^[a-z]{2}$/, { error: 'codeUnknown', abort: true })
  .refine(letters => !noCountry.test(letters) && isRegionCode(letters.toUpperCase()), 'codeUnknown')

type Place = { countryId: string; region?: string }

/** Cities of Kazakhstan need a region; cities of other countries have none. */
function checkRegion({ countryId, region }: Place, context: z.RefinementCtx) {
  const addIssue = (message: string) => context.addIssue({ code: 'custom', path: ['region'], message })
  if (countryId === HOME && !region) addIssue('required')
  else if (countryId !== HOME && region) addIssue('regionAbroad')
}

/** Runs the check of the region even when other fields are invalid. */
const onceCountryIsKnown = {
  when: ({ value }: { value: unknown }) => typeof (value as Partial<Place> | undefined)?.countryId === 'string',
}

export const countrySchema = z.object(named)
export const citySchema = z.object(ofCity).superRefine(checkRegion, onceCountryIsKnown)
export const newCountrySchema = z.object({ idempotencyKey, code, ...named })
export const newCitySchema = z.object({ idempotencyKey, ...ofCity }).superRefine(checkRegion, onceCountryIsKnown)

export type PlaceForm = z.output<typeof countrySchema> & Partial<z.output<typeof citySchema>>
export type NewCountry = z.output<typeof newCountrySchema>
export type NewCity = z.output<typeof newCitySchema>

const version = z.coerce.number('invalid').int('invalid')

export const removePlaceSchema = z.object({ version })
export const mergePlacesSchema = z.object({
  into: id,
  version,
  intoVersion: version.optional(),
  /** Confirmation. Without it the page shows what would happen. */
  sure: z.literal('on', 'invalid').optional(),
})
