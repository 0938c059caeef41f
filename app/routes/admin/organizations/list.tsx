import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import {
  listOrganizationCities,
  listOrganizations,
  type OrganizationQuery,
  workplacesOf,
} from '#app/domain/organizations/organizations.server.ts'
import { organizationTypes } from '#app/domain/organizations/partner.schema.ts'
import { subscriptionStates } from '#app/domain/organizations/subscription.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { subscriptionText } from '#app/wording/organizations/subscription-text.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'
import { OrganizationFilters } from './list-filters.tsx'
import { OrganizationsTable } from './list-table.tsx'

export const handle = { i18n: ['organizations', 'admin'], failure: { load: 'organizations' } }
export const meta = pageMeta

/** Loads all organisations for super roles, otherwise those the viewer works in. With one workplace, redirects to it. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.admin(args)
  const everything = isSuper(viewer)
  const own = workplacesOf(viewer)
  if (!everything && own.length === 1) throw redirect(adminPathOf('organization', { orgId: own[0]! }))
  const { t, language } = reading(args, 'organizations')
  const reader = reading(args, 'organizationTexts')
  const query = queryIn(new URL(args.request.url).searchParams)
  const [found, cities] = await Promise.all([
    listOrganizations(viewer, query),
    everything ? listOrganizationCities() : [],
  ])
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    everything,
    mayCreate: viewer.systemRole === 'SUPER_ADMIN',
    query,
    types: organizationTypes,
    subscriptions: subscriptionStates,
    cities: cities.map(({ id, name }) => ({ value: id, label: inLanguage(name, language).text })),
    next: found.next,
    organizations: found.organizations.map(({ name, city, ...organization }) => ({
      ...organization,
      name: inLanguage(name, language),
      city: city === null ? null : inLanguage(city, language).text,
      subscription: subscriptionText(organization, reader, new Date()),
    })),
  }
}

export type LoadedOrganizations = ReturnType<typeof useLoaderData<typeof loader>>

function queryIn(asked: URLSearchParams): OrganizationQuery {
  return {
    q: (asked.get('q') ?? '').trim().slice(0, 100),
    type: organizationTypes.find(type => type === asked.get('type')) ?? null,
    cityId: asked.get('city')?.slice(0, 40) || null,
    subscription: subscriptionStates.find(state => state === asked.get('subscription')) ?? null,
    after: asked.get('after') || null,
  }
}

export default function OrganizationsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { everything, mayCreate, organizations, next, query } = loaded
  const { t } = useTranslation('organizations')
  const { q, type, cityId: city, subscription } = query
  const filters = { q, type, city, subscription }
  return (
    <Sheet>
      <Stack gap="l">
        {everything ? <AdminTabs current="organizations" /> : null}
        <PageTitle
          title={t('title')}
          lead={everything ? undefined : t('chooseOwn')}
          end={
            mayCreate ? (
              <ButtonLink kind="second" small to={adminPathOf('newOrganization')}>
                {t('create')}
              </ButtonLink>
            ) : undefined
          }
        />
        {everything ? <OrganizationFilters loaded={loaded} /> : null}
        {organizations.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <OrganizationsTable organizations={organizations} />
        )}
        <Pagination
          label={t('pages')}
          previous={query.after ? { to: adminPathOf('organizations', null, filters), label: t('first') } : undefined}
          next={
            next ? { to: adminPathOf('organizations', null, { ...filters, after: next }), label: t('next') } : undefined
          }
        />
      </Stack>
    </Sheet>
  )
}
