import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { LoadedUsers } from './list.tsx'
import { StateBadge } from './state-badge.tsx'

type User = LoadedUsers['users'][number]

export function UsersTable({ users }: { users: User[] }) {
  const { t } = useTranslation('users')
  return (
    <Table
      base
      caption={t('lead')}
      captionHidden
      columns={[
        { key: 'name', label: t('name') },
        { key: 'organizations', label: t('organizations') },
        { key: 'subscription', label: t('subscription') },
        { key: 'seen', label: t('seen'), end: true },
        { key: 'state', label: t('state') },
      ]}
      rows={users.map(user => ({
        key: user.id,
        header: <Name user={user} />,
        cells: [
          <Organizations key="organizations" user={user} />,
          user.paid ?? t('subscription.free'),
          user.seen ?? t('seen.never'),
          <StateBadge key="state" state={user.state} />,
        ],
      }))}
    />
  )
}

function Name({ user: { id, firstName, lastName, username, email, role } }: { user: User }) {
  const { t } = useTranslation('users')
  return (
    <>
      <Link to={adminPathOf('user', { userId: id })}>
        <bdi>{`${lastName} ${firstName}`}</bdi>
      </Link>
      <p>{email ? `${username} · ${email}` : username}</p>
      {role === 'USER' ? null : <Small>{t(`role.${role}`)}</Small>}
    </>
  )
}

function Organizations({ user: { organization, more } }: { user: User }) {
  const { t } = useTranslation('users')
  if (!organization) return <>{t('noOrganization')}</>
  return (
    <>
      <span lang={organization.language}>{organization.text}</span>
      {more > 0 ? <Small>{t('moreOrganizations', { count: more })}</Small> : null}
    </>
  )
}
