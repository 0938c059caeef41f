import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedOrganizations } from './list.tsx'

type Organizations = LoadedOrganizations['organizations']

export function OrganizationsTable({ organizations }: { organizations: Organizations }) {
  const { t } = useTranslation('organizations')
  return (
    <Table
      base
      caption={t('caption')}
      columns={[
        { key: 'name', label: t('name') },
        { key: 'type', label: t('type') },
        { key: 'cityId', label: t('cityId') },
        { key: 'subscription', label: t('subscription') },
        { key: 'pupils', label: t('pupils'), end: true },
        { key: 'staff', label: t('staff'), end: true },
      ]}
      rows={organizations.map(organization => ({
        key: organization.id,
        header: <Name organization={organization} />,
        cells: [
          t(`type.${organization.type}` as Key<'organizations'>),
          organization.city ?? t('noCity'),
          <Subscription key="subscription" {...organization.subscription} />,
          organization.pupils,
          organization.staff,
        ],
      }))}
    />
  )
}

function Name({ organization: { id, name, state } }: { organization: Organizations[number] }) {
  const { t } = useTranslation('organizations')
  return (
    <>
      <Link to={adminPathOf('organization', { orgId: id })} lang={name.language}>
        {name.text}
      </Link>
      {state === 'ACTIVE' ? null : <Small>{t('state.INACTIVE')}</Small>}
    </>
  )
}

function Subscription({ state, days }: Organizations[number]['subscription']) {
  const { t } = useTranslation('organizations')
  const shape = { running: 'full', ending: 'half', ended: 'diamond', 'not-begun': 'empty', none: 'empty' } as const
  return (
    <>
      <Badge shape={shape[state]} tone={state === 'running' ? 'good' : 'neutral'}>
        {t(`subscription.${state}`)}
      </Badge>
      {days ? <Small>{days}</Small> : null}
    </>
  )
}
