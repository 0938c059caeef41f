import type { Prisma } from '#prisma/generated/client.ts'
import type { ContentTable } from './tables.ts'

/** Treatment of rows that are no longer in the content. */
export type WhenGone = 'RETIRE' | 'DELETE' | 'KEEP'

export type ChildTable = {
  table: Prisma.ModelName
  /** The column with the parent's id. */
  parent: string
  /** Condition that limits the rows of a parent to those of this relation. */
  where?: object
}

/** How a release updates the rows of one table. */
export type TableSync = {
  table: ContentTable
  whenGone: WhenGone
  /** Columns computed from other rows. Changes in them are not suggested to administrators. */
  derived?: readonly string[]
  /** Columns that refer to other content. A row is not written until the row it refers to exists. */
  refersTo?: Readonly<Record<string, ContentTable>>
  /** A unique column. A row is not written while an administrator's row has the same value. */
  unique?: string
  children?: readonly ChildTable[]
}

/** Rules for tables where rows are not simply kept when they leave the content. Used by the seed and when an
 *  administrator accepts a suggestion. */
export const syncRules = {
  City: { table: 'City', whenGone: 'KEEP', refersTo: { countryId: 'Country' } },
  Profession: { table: 'Profession', whenGone: 'RETIRE' },
  Material: { table: 'Material', whenGone: 'RETIRE', children: [{ table: 'MaterialSkill', parent: 'materialId' }] },
  LegalFloor: { table: 'LegalFloor', whenGone: 'DELETE' },
  ExamDate: { table: 'ExamDate', whenGone: 'DELETE' },
  HelpLine: { table: 'HelpLine', whenGone: 'DELETE' },
  Institution: {
    table: 'Institution',
    whenGone: 'RETIRE',
    // Contains the name of the city, which can change independently of the institution.
    derived: ['searchFolded'],
    refersTo: { cityId: 'City' },
    unique: 'officialCode',
    children: [
      { table: 'Requirement', parent: 'institutionId', where: { majorId: null } },
      { table: 'AdmissionStatistics', parent: 'institutionId' },
    ],
  },
  Major: {
    table: 'Major',
    whenGone: 'RETIRE',
    // Deleting a speciality clears this column; its majors remain, with their names from the content.
    derived: ['specialityCode'],
    refersTo: { institutionId: 'Institution' },
    children: [
      { table: 'MajorLanguage', parent: 'majorId' },
      { table: 'Requirement', parent: 'majorId' },
    ],
  },
} as const satisfies { [Table in ContentTable]?: TableSync & { table: Table } }

/** The sync rule of a table; by default its rows are kept. */
export function syncRuleOf(table: ContentTable): TableSync {
  const rules: Partial<Record<ContentTable, TableSync>> = syncRules
  return rules[table] ?? { table, whenGone: 'KEEP' }
}
