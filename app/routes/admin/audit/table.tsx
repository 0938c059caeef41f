import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Link } from '#app/ui/link.tsx'
import { LogTable } from '../log-table.tsx'
import type { LoadedAudit } from './list.tsx'

type Entry = LoadedAudit['entries'][number]

export function AuditTable({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('auditLog')
  return (
    <LogTable
      caption={t('caption')}
      when={t('when')}
      what={t('what')}
      entries={entries}
      others={[
        { key: 'by', label: t('by'), of: ({ by }) => <Person key="by" {...by} /> },
        { key: 'whom', label: t('whom'), of: ({ whom }) => (whom ? <Person key="whom" {...whom} /> : '—') },
        { key: 'where', label: t('where'), of: ({ where }) => where ?? '—' },
      ]}
    />
  )
}

function Person({ id, name }: { id: string | null; name: string }) {
  return id === null ? <>{name}</> : <Link to={adminPathOf('user', { userId: id })}>{name}</Link>
}
