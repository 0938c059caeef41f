import type { ProfessionState } from '#app/domain/professions/edit-professions.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedProfessions } from './list.tsx'

type Props = Pick<LoadedProfessions, 'professions' | 'total'>

export function ProfessionsTable({ professions, total }: Props) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Table
      base
      caption={t('caption', { count: total })}
      columns={[
        { key: 'title', label: t('column.title') },
        { key: 'state', label: t('column.state') },
        { key: 'missing', label: t('column.missing') },
      ]}
      rows={professions.map(({ id, title, lang, field, state, missing }) => ({
        key: id,
        header: (
          <>
            <Link to={adminPathOf('adminProfession', { professionId: id })} lang={lang}>
              {title}
            </Link>
            <Small>{field}</Small>
          </>
        ),
        cells: [
          <StateBadge key="state" state={state} />,
          missing === null ? t('missing.whole') : missing.map(line => <Small key={line}>{line}</Small>),
        ],
      }))}
    />
  )
}

const shapes: Record<ProfessionState, 'empty' | 'full' | 'diamond'> = {
  DRAFT: 'empty',
  PUBLISHED: 'full',
  RETIRED: 'diamond',
}

function StateBadge({ state }: { state: ProfessionState }) {
  const { t } = useTranslation('adminProfessions')
  return (
    <Badge shape={shapes[state]} tone={state === 'PUBLISHED' ? 'good' : 'neutral'}>
      {t(`state.${state}`)}
    </Badge>
  )
}
