import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedInstitutions } from './list.tsx'

type Institutions = LoadedInstitutions['institutions']

export function InstitutionsTable({ institutions, total }: { institutions: Institutions; total: number }) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <Table
      base
      caption={t('caption', { count: total })}
      columns={[
        { key: 'name', label: t('name') },
        { key: 'type', label: t('field.type') },
        { key: 'city', label: t('field.cityId') },
        { key: 'majors', label: t('majors'), end: true },
        { key: 'oldest', label: t('oldest'), end: true },
      ]}
      rows={institutions.map(({ id, name, type, city, majors, oldest, isOld, edited, retired }) => ({
        key: id,
        header: (
          <>
            <Link to={adminPathOf('adminInstitution', { institutionId: id })} lang={name.language} reloadDocument>
              {name.text}
            </Link>
            {retired ? <Small>{t('retiredMark')}</Small> : null}
            {edited && !retired ? <Small>{t('edited')}</Small> : null}
          </>
        ),
        cells: [
          t(`type.${type}`),
          city,
          <Link key="majors" to={adminPathOf('majors', { institutionId: id })}>
            {majors}
          </Link>,
          oldest === null ? t('notKnown') : isOld ? t('oldCost', { year: oldest }) : String(oldest),
        ],
      }))}
    />
  )
}
