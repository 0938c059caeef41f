import type { AuditEntries } from '#app/domain/audit/audit-list.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { auditTexts } from './audit-texts.server.ts'

export function auditSheet(entries: AuditEntries, reader: Reader<'auditTexts'>) {
  const { t } = reader.in('auditLog')
  const columns = [
    { header: t('when'), width: 20 },
    { header: t('what'), width: 36 },
    { header: t('detail'), width: 30 },
    { header: t('by'), width: 30 },
    { header: t('whom'), width: 30 },
    { header: t('where'), width: 30 },
  ]
  const rows = auditTexts(entries, reader).map(({ when, what, detail, by, whom, where }) => [
    ...[when, what, detail, by.name],
    ...[whom?.name ?? null, where],
  ])
  return [t('title'), columns, rows] as const
}
