import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedAudit } from './list.tsx'

type Entry = LoadedAudit['entries'][number]

export function AuditTable({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('auditLog')
  return (
    <Table
      caption={t('caption')}
      captionHidden
      columns={[
        { key: 'when', label: t('when') },
        { key: 'what', label: t('what') },
        { key: 'by', label: t('by') },
        { key: 'whom', label: t('whom') },
        { key: 'where', label: t('where') },
      ]}
      rows={entries.map(({ id, when, what, detail, by, whom, where }) => ({
        key: id,
        header: when,
        cells: [
          <span key="what">
            {what}
            {detail ? <Small>{detail}</Small> : null}
          </span>,
          <Person key="by" {...by} />,
          whom ? <Person key="whom" {...whom} /> : '—',
          where ?? '—',
        ],
      }))}
    />
  )
}

function Person({ id, name }: { id: string | null; name: string }) {
  return id === null ? <>{name}</> : <Link to={adminPathOf('user', { userId: id })}>{name}</Link>
}
