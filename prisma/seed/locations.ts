import { findReplacements } from '#app/domain/content/edits.server.ts'
import { syncRules } from '#app/domain/content/sync-rules.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { locationsFile } from './content.schema.ts'
import type { ContentFolder } from './content-folder.ts'
import { type RowOf, syncTable } from './sync-table.ts'

/** Seeds countries and cities. Those no longer in the content stay, for the people and organisations that refer to
 *  them. */
export async function seedLocations(db: PrismaClient, content: ContentFolder) {
  const places = readLocations(content)
  const countries = await findReplacements('Country', db)
  const cities = places.flatMap(({ country, cities: of }) =>
    of.map(({ id, name, region = null }, order): RowOf<'City'> => ({
      values: { id, name, order, region, countryId: countries.get(country.id) ?? country.id },
    })),
  )
  return [
    await syncTable(
      db,
      { table: 'Country', whenGone: 'KEEP' },
      places.map(({ country }) => ({ values: country })),
    ),
    await syncTable(db, syncRules.City, cities),
  ]
}

export function readLocations(content: ContentFolder) {
  return content.list('locations', '.json').map(file => locationsFile.parse(content.json('locations', file)))
}
