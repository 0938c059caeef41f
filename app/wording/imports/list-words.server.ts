import type { Column } from '#app/domain/imports/columns.ts'
import type { ImportKind } from '#app/domain/imports/kinds.ts'
import type { RefusedRow } from '#app/domain/imports/list-imports.server.ts'
import type { Refusal } from '#app/domain/imports/read-person.ts'
import type { Reader } from '#app/i18n/reader.ts'

function wordsOf({ t }: Reader<'imports'>) {
  return { t, sheet: t('sheet'), column: (column: Column) => t(`column.${column}`) }
}

/** Returns the texts of a template: the column names and two invented people. */
export function templateWords(kind: ImportKind, reader: Reader<'imports'>) {
  const { t, language } = reader.in('importReasons')
  const person = (number: 1 | 2) => {
    const adult = kind !== 'STUDENTS'
    const birth = adult ? ['1985-09-02', '1979-01-28'] : ['2010-03-14', '2010-11-02']
    const group = number === 1 ? t('sample.group1') : t('sample.group2')
    const gender = number === 1 ? t('sample.female') : t('sample.male')
    return [t(`sample.last${number}`), t(`sample.first${number}`), birth[number - 1]!, gender, group, language]
  }
  return { words: wordsOf(reader), sample: [person(1), person(2)] }
}

export function refusedWords(reader: Reader<'imports'>) {
  const { t, ...words } = wordsOf(reader)
  const reasonsOf = ({ refusals }: RefusedRow) =>
    refusals.map(refusal => `${t(`column.${refusal.column}`)}: ${reasonText(refusal, reader)}`).join(' ')
  return { ...words, reason: t('reason'), reasonsOf }
}

/** Returns what to do about a refused cell. */
export function reasonText({ key, params }: Refusal, reader: Reader<'imports'>): string {
  return reader.in('importReasons').t(`reason.${key}`, params ?? {})
}
