import { Form } from '@remix-run/react'
import { memberStatuses } from '#app/domain/access/roles.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Row } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { SelectTable } from '#app/ui/select-table.tsx'
import { Table } from '#app/ui/table.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { addressOf } from './kinds.ts'
import type { People } from './people.server.ts'

export function PeopleFilter({ orgId, kind, filter }: Pick<People, 'orgId' | 'kind' | 'filter'>) {
  const { t } = useTranslation('staff')
  return (
    <Form method="get" action={adminPathOf(addressOf[kind].list, { orgId })}>
      <Row>
        <Field id="q" name="q" label={t('q')} defaultValue={filter.q ?? ''} minLength={2} autoComplete="off" />
        <Select
          id="status"
          name="status"
          label={t('status')}
          defaultValue={filter.status ?? ''}
          placeholder={t('anyStatus')}
          options={memberStatuses.map(status => ({ value: status, label: t(`status.${status}`) }))}
        />
        <Button kind="second">{t('show')}</Button>
      </Row>
    </Form>
  )
}

/** People by name. Viewers who may change them can select rows. */
export function PeopleTable({ orgId, kind, manages, people }: People) {
  const { t } = useTranslation('staff')
  const teaching = kind === 'teachers'
  const columns = [
    { key: 'name', label: t('name') },
    { key: 'username', label: t('username') },
    ...(teaching ? [{ key: 'groups', label: t('groups') }] : []),
    { key: 'seen', label: t('lastSeen') },
    { key: 'status', label: t('status') },
  ]
  const rows = people.map(({ memberId, firstName, lastName, username, email, groups, seen, status }) => ({
    key: memberId,
    value: memberId,
    label: `${lastName} ${firstName}`,
    header: (
      <Link to={adminPathOf('member', { orgId, memberId })}>
        {lastName} {firstName}
      </Link>
    ),
    cells: [
      email ? `${username}, ${email}` : username,
      ...(teaching ? [groups || t('noGroups')] : []),
      seen ?? t('neverSeen'),
      <StatusBadge key="status" status={status} />,
    ],
  }))
  const caption = t('caption', { count: people.length })
  return manages ? (
    <SelectTable caption={caption} choose={t('choose')} name="memberIds" columns={columns} rows={rows} />
  ) : (
    <Table caption={caption} columns={columns} rows={rows} />
  )
}
