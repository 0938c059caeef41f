import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Groups } from './list.tsx'

export function OpenGroups({ groups, orgId }: Pick<Groups, 'groups' | 'orgId'>) {
  const { t } = useTranslation('groups')
  return (
    <Table
      caption={t('caption')}
      columns={[
        { key: 'code', label: t('code') },
        { key: 'mentor', label: t('mentor') },
        { key: 'pupils', label: t('pupils'), end: true },
        { key: 'begun', label: t('begun'), end: true },
        { key: 'finished', label: t('finished'), end: true },
      ]}
      rows={groups.map(({ id, code, mentor, pupils, begun, finished }) => ({
        key: id,
        header: <Link to={adminPathOf('group', { orgId, groupId: id })}>{code}</Link>,
        cells: [mentor ?? t('noMentor'), pupils, begun, finished],
      }))}
    />
  )
}

type Archived = { groups: NonNullable<Groups['archived']>; orgId: string; older: string | null }

export function ArchivedGroups({ groups, orgId, older }: Archived) {
  const { t } = useTranslation('groups')
  if (groups.length === 0) return null
  return (
    <Disclosure summary={t('archived')}>
      <Stack gap="m">
        <Table
          caption={t('archivedCaption')}
          columns={[
            { key: 'code', label: t('code') },
            { key: 'on', label: t('archivedOn') },
            { key: 'pupils', label: t('wereIn'), end: true },
          ]}
          rows={groups.map(({ id, code, archivedOn, pupils }) => ({
            key: id,
            header: <Link to={adminPathOf('group', { orgId, groupId: id })}>{code}</Link>,
            cells: [archivedOn, pupils],
          }))}
        />
        <Pagination
          label={t('archivedPages')}
          next={older ? { to: adminPathOf('groups', { orgId }, { before: older }), label: t('older') } : undefined}
        />
      </Stack>
    </Disclosure>
  )
}
