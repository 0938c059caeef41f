import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { listManagedInstitutions, type ManagedQuery } from '#app/domain/institutions/managed-institutions.server.ts'
import { institutionTypes } from '#app/domain/institutions/vocabulary.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { AdminTabs } from '../admin-tabs.tsx'
import { placesOf } from './institution-words.server.ts'
import { InstitutionFilters } from './list-filters.tsx'
import { InstitutionsTable } from './list-table.tsx'

export const handle = { i18n: ['adminInstitutions', 'admin'], failure: { load: 'institutions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t, language } = reading(args, 'adminInstitutions')
  const query = queryIn(new URL(args.request.url).searchParams)
  const found = await listManagedInstitutions(query, language)
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    query,
    places: await placesOf(args),
    total: found.total,
    next: found.next,
    institutions: found.institutions.map(({ name, city, ...rest }) => ({
      ...rest,
      name: inLanguage(name, language),
      city: inLanguage(city, language).text,
    })),
  }
}

export type LoadedInstitutions = ReturnType<typeof useLoaderData<typeof loader>>

function queryIn(asked: URLSearchParams): ManagedQuery {
  return {
    q: (asked.get('q') ?? '').trim().slice(0, 100),
    type: institutionTypes.find(type => type === asked.get('type')) ?? null,
    countryId: asked.get('country') || null,
    cityId: asked.get('city') || null,
    state: (['used', 'retired'] as const).find(state => state === asked.get('state')) ?? null,
    withoutMajors: asked.get('empty') === 'on',
    oldCosts: asked.get('old') === 'on',
    after: asked.get('after') || null,
  }
}

export default function InstitutionsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { institutions, total, next, query } = loaded
  const { t } = useTranslation('adminInstitutions')
  const { q, type, countryId, cityId, state, withoutMajors, oldCosts, after } = query
  const filters = {
    ...{ q, type, country: countryId, city: cityId, state },
    ...{ empty: withoutMajors ? 'on' : null, old: oldCosts ? 'on' : null },
  }
  const at = (more: { after?: string }) => adminPathOf('adminInstitutions', null, { ...filters, ...more })
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="adminInstitutions" />
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          end={
            <ButtonLink kind="second" small reload to={adminPathOf('newInstitution')}>
              {t('add')}
            </ButtonLink>
          }
        />
        <InstitutionFilters loaded={loaded} />
        {institutions.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <InstitutionsTable institutions={institutions} total={total} />
        )}
        <Pagination
          label={t('pages')}
          previous={after ? { to: at({}), label: t('first') } : undefined}
          next={next ? { to: at({ after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}
