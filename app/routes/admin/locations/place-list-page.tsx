import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { AdminTabs } from '../admin-tabs.tsx'
import { pagesOf } from './kinds.ts'
import { PlaceFilters } from './place-filters.tsx'
import type { LoadedPlaces } from './place-list.server.ts'

export function PlaceListPage() {
  const { table, places, next, query, choices } = useLoaderData<LoadedPlaces>()
  const { t } = useTranslation('locations')
  const { q, countryId: country, region } = query
  const filters = { q, country, region }
  const { list, create } = pagesOf[table]
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="locations" />
        <PageTitle
          title={t(`${table}.title`)}
          lead={t('lead')}
          end={
            <ButtonLink kind="second" small to={adminPathOf(create)}>
              {t(`${table}.add`)}
            </ButtonLink>
          }
        />
        <Tabs
          label={t('kinds')}
          items={(['Country', 'City'] as const).map(kind => ({
            to: adminPathOf(pagesOf[kind].list),
            label: t(`${kind}.title`),
            current: kind === table,
          }))}
        />
        <PlaceFilters table={table} query={query} choices={choices} />
        {places.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <Places table={table} places={places} />
        )}
        <Pagination
          label={t('pages')}
          previous={query.after ? { to: adminPathOf(list, null, filters), label: t('first') } : undefined}
          next={next ? { to: adminPathOf(list, null, { ...filters, after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}

function Places({ table, places }: Pick<LoadedPlaces, 'table' | 'places'>) {
  const { t } = useTranslation('locations')
  const isCountry = table === 'Country'
  return (
    <Table
      base
      caption={t(`${table}.caption`)}
      columns={[
        { key: 'name', label: t('name') },
        isCountry ? { key: 'cities', label: t('cities'), end: true } : { key: 'country', label: t('countryId') },
        { key: 'order', label: t('order'), end: true },
        { key: 'profiles', label: t('profiles'), end: true },
        { key: 'projects', label: t('projects'), end: true },
        { key: 'organizations', label: t('organizations'), end: true },
        { key: 'institutions', label: t('institutions'), end: true },
      ]}
      rows={places.map(({ id, name, cities, country, region, order, use }) => ({
        key: id,
        header: (
          <Link to={adminPathOf(pagesOf[table].edit, { placeId: id })} lang={name.language}>
            {name.text}
          </Link>
        ),
        cells: [
          isCountry ? (
            <Link key="cities" to={adminPathOf('cities', null, { country: id })}>
              {cities}
            </Link>
          ) : (
            <span key="country">
              {country}
              {region ? <Small as="span">, {region}</Small> : null}
            </span>
          ),
          order,
          use.profiles,
          use.projects,
          use.organizations,
          use.institutions,
        ],
      }))}
    />
  )
}
