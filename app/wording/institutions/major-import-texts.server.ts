import type { FoundMajorImport } from '#app/domain/institutions/major-imports.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { refusalText, valueText } from './major-sheet-words.server.ts'

/** Describes an imported sheet of majors: the outcome of every row, and what stays unchanged. */
export function majorImportTexts(found: FoundMajorImport, reader: Reader<'majorSheets'>) {
  const { t, language } = reader
  const { plan, counts, takenAt, columns, ignored } = found
  const toDo = takenAt ? 0 : counts.created + counts.changed
  const sent = momentText(found.createdAt.toISOString(), language)
  return {
    title: takenAt
      ? t('heading.taken')
      : t(counts.refused > 0 ? 'heading.refused' : 'heading', { ready: toDo, refused: counts.refused }),
    file: t('fileOf', { file: found.fileName, sent }),
    state: takenAt
      ? t('takenOn', { moment: momentText(takenAt.toISOString(), language) })
      : t(toDo > 0 ? 'nothingYet' : 'nothingToDo'),
    toDo,
    parts: (['created', 'changed', 'same', 'refused'] as const).map(outcome => ({
      ...{ outcome, count: counts[outcome], label: t(`part.${outcome}`) },
    })),
    read: t('read', { columns: columns.map(({ header }) => `«${header}»`).join(', ') }),
    ignored: ignored.length > 0 ? t('ignored', { headers: ignored.map(header => `«${header}»`).join(', ') }) : null,
    refused: plan.rows.flatMap(row =>
      row.outcome !== 'REFUSED'
        ? []
        : row.refusals.map(refusal => ({
            ...{ key: `${row.number} ${refusal.column}`, row: t('rowNumber', { number: row.number }) },
            ...{ column: t(`column.${refusal.column}`), given: row.cells[refusal.column] ?? '' },
            reason: refusalText(refusal, reader),
          })),
    ),
    changed: plan.rows.flatMap(row =>
      row.outcome !== 'CHANGE'
        ? []
        : row.changes.map(({ field, from, to }) => ({
            ...{ key: `${row.number} ${field}`, name: nameIn(row.before, language), row: row.number },
            ...{ column: t(`column.${field}`), from: valueText(field, from, language) },
            to: valueText(field, to, language),
          })),
    ),
    fresh: plan.rows.flatMap(row =>
      row.outcome === 'CREATE' ? [t('newRow', { number: row.number, name: row.columns.name[language] })] : [],
    ),
    missing: takenAt ? [] : plan.missing.map(({ values }) => nameIn(values, language)),
  }
}

function nameIn(values: Record<string, string>, language: Language): string {
  const { nameRu = '', nameKk = '', nameEn = '' } = values
  return { ru: nameRu, kk: nameKk, en: nameEn }[language]
}
