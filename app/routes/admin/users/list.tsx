import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { listUsers } from '#app/domain/accounts/user-list.server.ts'
import { readUserFilter, subscriptionKinds, userRoles, userStates } from '#app/domain/accounts/users-query.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { AdminTabs } from '../admin-tabs.tsx'
import { UserFilters } from './list-filters.tsx'
import { UsersTable } from './list-table.tsx'

export const handle = { i18n: ['users', 'admin'], failure: { load: 'users' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.superRole(args)
  const { t, language } = reading(args, 'users')
  const asked = new URL(args.request.url).searchParams
  const filter = readUserFilter(asked)
  const after = asked.get('after') || null
  const found = await listUsers(filter, after)
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    filter,
    mayCreate: viewer.systemRole === 'SUPER_ADMIN',
    further: after !== null,
    next: found.next,
    choices: { roles: userRoles, states: userStates, subscriptions: subscriptionKinds },
    users: found.users.map(({ deletionAt, paidUntil, lastSeen, organizations, systemRole, ...user }) => ({
      ...user,
      role: systemRole,
      state: deletionAt ? ('DELETING' as const) : user.state,
      paid: paidUntil !== null && paidUntil > new Date() ? dateText(paidUntil.toISOString(), language) : null,
      seen: lastSeen && dateText(lastSeen.toISOString(), language),
      organization: organizations[0] ? inLanguage(organizations[0].name, language) : null,
      more: Math.max(0, organizations.length - 1),
    })),
  }
}

export type LoadedUsers = ReturnType<typeof useLoaderData<typeof loader>>

export default function UsersPage() {
  const loaded = useLoaderData<typeof loader>()
  const { users, filter, mayCreate, further, next } = loaded
  const { t } = useTranslation('users')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="users" />
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          end={
            mayCreate ? (
              <ButtonLink kind="second" small to={adminPathOf('newUser')}>
                {t('create')}
              </ButtonLink>
            ) : null
          }
        />
        <UserFilters loaded={loaded} />
        {users.length === 0 ? <EmptyState title={t('none')}>{t('noneText')}</EmptyState> : <UsersTable users={users} />}
        <Pagination
          label={t('pages')}
          previous={further ? { to: adminPathOf('users', null, filter), label: t('first') } : undefined}
          next={next ? { to: adminPathOf('users', null, { ...filter, after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}
