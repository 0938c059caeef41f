import type { Prisma } from '#prisma/generated/client.ts'
import type { ContentTable } from './tables.ts'

/** What happens to rows that have left the content. */
export type WhenGone = 'RETIRE' | 'DELETE' | 'KEEP'

export type ChildTable = {
  table: Prisma.ModelName
  /** The column that names the parent. */
  parent: string
  /** Which of the rows that name the parent are its own. */
  where?: object
}

/** How the rows of one table follow the content. */
export type TableSync = {
  table: ContentTable
  whenGone: WhenGone
  /** Columns that follow other rows, so that no administrator is told of a change in them. */
  derived?: readonly string[]
  /** Columns that refer to other content: a row waits while what it refers to is not there. */
  refersTo?: Readonly<Record<string, ContentTable>>
  /** A column no two rows share: a row waits while an administrator's row has its value. */
  unique?: string
  children?: readonly ChildTable[]
}

/** The tables that have more to say than that rows stay when they leave the content. The seed goes by these rules, and so
 *  does an administrator who takes what a release suggests. */
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
    // The name of the city is in it, which may be changed apart from the institution.
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
    // A speciality an administrator has deleted is gone from its majors; they stay, by the name of the content.
    derived: ['specialityCode'],
    refersTo: { institutionId: 'Institution' },
    children: [
      { table: 'MajorLanguage', parent: 'majorId' },
      { table: 'Requirement', parent: 'majorId' },
    ],
  },
} as const satisfies { [Table in ContentTable]?: TableSync & { table: Table } }

/** How the rows of a table follow the content. */
export function syncRuleOf(table: ContentTable): TableSync {
  const rules: Partial<Record<ContentTable, TableSync>> = syncRules
  return rules[table] ?? { table, whenGone: 'KEEP' }
}
