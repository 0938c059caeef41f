import type { Db } from '#app/database/client.server.ts'
import type { Fields } from '#app/domain/content/history.server.ts'
import type { Row } from '#app/domain/content/rows.server.ts'
import type { ContentTable } from '#app/domain/content/tables.ts'
import { refreshLowestCosts } from '#app/domain/institutions/lowest-cost.server.ts'
import { renameCityInSearch } from '#app/domain/locations/city-in-search.server.ts'
import { findPlace } from '#app/domain/locations/places.server.ts'
import { findMaterialForm } from '#app/domain/materials/edit-materials.server.ts'
import type { Localized } from '#app/i18n/config.ts'

type Follower = {
  /** The row as its form has it, so that its history can be told and returned to in the words of the form. A table without
   *  a form is told column by column. */
  fields?: (id: string, client: Db) => Promise<Fields | null>
  /** What follows a row that was written; the row as it was, and as it is now. */
  follow?: (tx: Db, before: Row, after: Row) => Promise<void>
}

/** What each table of content has beside its rows. A table with a form is named here. */
export const followers: Partial<Record<ContentTable, Follower>> = {
  Country: { fields: async (id, client) => (await findPlace('Country', id, client))?.values ?? null },
  City: {
    fields: async (id, client) => (await findPlace('City', id, client))?.values ?? null,
    follow: (tx, before, after) =>
      renameCityInSearch(tx, String(after.id), before.name as Localized, after.name as Localized),
  },
  Material: {
    fields: async (id, client) => (await findMaterialForm(id, client))?.values ?? null,
    follow: async (tx, before, after) => {
      if (before.url !== after.url) await tx.linkCheck.deleteMany({ where: { materialId: String(after.id) } })
    },
  },
  Institution: { follow: tx => refreshLowestCosts(tx) },
  Major: { follow: tx => refreshLowestCosts(tx) },
}
