import type { Db } from '#app/database/client.server.ts'
import type { Fields } from '#app/domain/content/history.server.ts'
import type { Row } from '#app/domain/content/rows.server.ts'
import type { ContentTable } from '#app/domain/content/tables.ts'
import { findCycleRow } from '#app/domain/cycle/cycle-rows.server.ts'
import { findInstitutionForm } from '#app/domain/institutions/edit-institutions.server.ts'
import { findMajorForm } from '#app/domain/institutions/edit-majors.server.ts'
import { refreshTengeCosts } from '#app/domain/institutions/tenge-costs.server.ts'
import { renameCityInSearch } from '#app/domain/locations/city-in-search.server.ts'
import { findPlace } from '#app/domain/locations/places.server.ts'
import { findMaterialForm } from '#app/domain/materials/edit-materials.server.ts'
import { findProfessionForm } from '#app/domain/professions/edit-professions.server.ts'
import { findHelpLineForm } from '#app/domain/safety/edit-help-lines.server.ts'
import type { Localized } from '#app/i18n/config.ts'

type Follower = {
  /** The form values of a row, so that its history shows and restores form fields. The history of a table without a
   *  form lists columns. */
  fields?: (id: string, client: Db) => Promise<Fields | null>
  /** Updates data derived from a row after it was written. */
  follow?: (tx: Db, before: Row, after: Row) => Promise<void>
}

/** Extensions per content table. Tables with a form must be listed here. */
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
  Profession: { fields: async (id, client) => (await findProfessionForm(id, client))?.values ?? null },
  Institution: {
    fields: async (id, client) => (await findInstitutionForm(id, client))?.values ?? null,
    follow: tx => refreshTengeCosts(tx),
  },
  Major: {
    fields: async (id, client) => {
      const major = await client.major.findUnique({ where: { id }, select: { institutionId: true } })
      return (major && (await findMajorForm(major.institutionId, id, client))?.values) ?? null
    },
    follow: tx => refreshTengeCosts(tx),
  },
  LegalFloor: { fields: async (id, client) => (await findCycleRow('LegalFloor', id, client))?.values ?? null },
  ExamDate: { fields: async (id, client) => (await findCycleRow('ExamDate', id, client))?.values ?? null },
  HelpLine: { fields: async (id, client) => (await findHelpLineForm(id, client))?.values ?? null },
  ExchangeRate: {
    fields: async (id, client) => (await findCycleRow('ExchangeRate', id, client))?.values ?? null,
    follow: tx => refreshTengeCosts(tx),
  },
}
