import type { MajorSheetWords } from '#app/domain/institutions/major-files.server.ts'
import type { Refusal } from '#app/domain/institutions/major-sheet.ts'
import type { SheetColumn } from '#app/domain/institutions/sheet-columns.ts'
import type { CostSource } from '#app/domain/institutions/vocabulary.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'

export function majorSheetWords({ t, language }: Reader<'majorSheets'>): MajorSheetWords {
  return {
    sheet: t('sheet'),
    column: column => t(`column.${column}`),
    value: (column, value) => valueText(column, value, language),
  }
}

/** Formats a field of a major so that the import recognises it. */
export function valueText(column: SheetColumn, value: string, language: Reader<'majorSheets'>['language']): string {
  if (column === 'grants' || column === 'costChecked') return readerOf(language, 'majorSheets').t(value ? 'yes' : 'no')
  if (column !== 'costSource' || value === '') return value
  return readerOf(language, 'adminInstitutions').t(`costSource.${value as CostSource}`)
}

/** Returns what to do about a refused cell. */
export function refusalText({ key, row }: Refusal, { t, language }: Reader<'majorSheets'>): string {
  if (key === 'twice') return t('reason.twice', { row: row ?? 0 })
  const own = `reason.${key}` as 'reason.idUnknown'
  if (t(own) !== own) return t(own)
  // Most messages are those of the form's own field, then those shared by all forms.
  const messageKey = `invalid.${key}` as 'invalid.groupUnknown'
  const form = readerOf(language, 'adminInstitutions').t(messageKey)
  if (form !== messageKey) return form
  return readerOf(language, 'fields').t(messageKey as 'invalid.tooLong')
}
