import type { Prisma } from '#prisma/generated/client.ts'

type Scalars<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars']

/** Content tables and their key columns. Their rows have `origin`, `editedAt`, `editedById` and `contentHash`; child
 *  rows (languages of a major, requirements, skills of a material) are covered by the mark of their parent. */
export const contentTables = {
  Country: ['id'],
  City: ['id'],
  ProgrammeGroup: ['code'],
  Speciality: ['code'],
  Profession: ['id'],
  LegalFloor: ['id'],
  GrantResult: ['year', 'section', 'form', 'groupCode', 'universityCode', 'tag', 'quota'],
  GrantPlan: ['year', 'groupCode', 'part'],
  ExchangeRate: ['currency'],
  UniversityMinimum: ['universityCode', 'groupCode', 'year'],
  Institution: ['id'],
  Major: ['id'],
  Material: ['id'],
  ExamDate: ['id'],
  HelpLine: ['id'],
} as const satisfies { [Model in Prisma.ModelName]?: readonly (keyof Scalars<Model>)[] }

export type ContentTable = keyof typeof contentTables

/** Key of a content row: `{ id }`, `{ code }`, or the columns that identify a row of grants. */
export type ContentKey<Table extends ContentTable> = Pick<
  Scalars<Table>,
  Extract<(typeof contentTables)[Table][number], keyof Scalars<Table>>
>

/** The key of a row as one string, its parts separated by spaces. */
export function rowIdOf(table: ContentTable, row: Readonly<Record<string, unknown>>): string {
  return contentTables[table].map(column => String(row[column])).join(' ')
}

/** The key columns of a row. */
export function keyOf(table: ContentTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(contentTables[table].map(column => [column, row[column]]))
}
