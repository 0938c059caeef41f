import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { organizationStates } from '#app/domain/organizations/organization.schema.ts'
import { organizationTypes } from '#app/domain/organizations/partner.schema.ts'
import { listCities } from '#app/domain/locations/cities.server.ts'

/** Options of the selects in an organisation's form, in the reader's language. */
export async function choicesOf(args: GuardArgs) {
  const { t, language } = reading(args, 'organizations')
  const cities = await listCities(language)
  return {
    cities: cities.map(({ id, name }) => ({ value: id, label: name })),
    types: organizationTypes.map(value => ({ value, label: t(`type.${value}`) })),
    states: organizationStates.map(value => ({ value, label: t(`state.${value}`) })),
  }
}
