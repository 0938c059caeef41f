/** The columns of a sheet of majors: the address of a major, and fields of its form. */
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
