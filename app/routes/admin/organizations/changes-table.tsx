import { useTranslation } from '#app/i18n/use-translation.ts'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'

export type Change = { id: string; when: string; what: string; detail: string | null; by: string; whom: string | null }

/** Changes in an organisation, newest first: when, what, whom, and by whom. */
export function ChangesTable({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('organizations')
  return (
    <Table
      caption={t('log.caption')}
      captionHidden
      columns={[
        { key: 'when', label: t('log.when') },
        { key: 'what', label: t('log.what') },
        { key: 'whom', label: t('log.whom') },
        { key: 'by', label: t('log.by') },
      ]}
      rows={changes.map(({ id, when, what, detail, whom, by }) => ({
        key: id,
        header: when,
        cells: [
          <span key="what">
            {what}
            {detail ? <Small>{detail}</Small> : null}
          </span>,
          whom ?? t('log.organization'),
          by,
        ],
      }))}
    />
  )
}
