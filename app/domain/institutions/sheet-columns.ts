/** Columns of a spreadsheet of majors: the id of a major and the fields of its form. */
export const sheetColumns = [
  'id',
  'nameRu',
  'nameKk',
  'nameEn',
  'groupCode',
  'specialityCode',
  'years',
  'languages',
  'cost',
  'currency',
  'costYear',
  'costSource',
  'costChecked',
  'grants',
] as const
export type SheetColumn = (typeof sheetColumns)[number]
