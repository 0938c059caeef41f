import { useTranslation } from '#app/i18n/use-translation.ts'
import { type LogEntry, LogTable } from '../log-table.tsx'

export type Change = LogEntry & { by: string; whom: string | null }

/** Changes in an organisation, newest first: time, change, person concerned, author. */
export function ChangesTable({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('organizations')
  return (
    <LogTable
      caption={t('log.caption')}
      when={t('log.when')}
      what={t('log.what')}
      entries={changes}
      others={[
        { key: 'whom', label: t('log.whom'), of: ({ whom }) => whom ?? t('log.organization') },
        { key: 'by', label: t('log.by'), of: ({ by }) => by },
      ]}
    />
  )
}
