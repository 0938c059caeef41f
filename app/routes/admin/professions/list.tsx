import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import {
  type CatalogueQuery,
  completeness,
  isWhole,
  listCatalogue,
  professionStates,
} from '#app/domain/professions/catalogue.server.ts'
import { professionFields } from '#app/domain/professions/vocabulary.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { AdminTabs } from '../admin-tabs.tsx'
import { ProfessionFilters } from './list-filters.tsx'
import { ProfessionsTable } from './list-table.tsx'
import { missingTexts } from './profession-words.server.ts'

export const handle = { i18n: ['adminProfessions', 'professions', 'admin'], failure: { load: 'professions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t, language, in: inWords } = reading(args, 'adminProfessions')
  const query = queryIn(new URL(args.request.url).searchParams)
  const found = await listCatalogue(query, language)
  if (!found) throw problem(args, 404)
  const fieldName = inWords('professions').t
  return {
    page: headOf(args, { title: t('list.title'), description: t('list.description') }),
    query,
    choices: {
      field: professionFields.map(value => ({ value, label: fieldName(`field.${value}`) })),
      state: professionStates.map(value => ({ value, label: t(`state.${value}`) })),
      missing: completeness.map(value => ({ value, label: t(`missing.${value}`) })),
    },
    total: found.total,
    next: found.next,
    professions: found.professions.map(({ id, title, field, state, missing }) => ({
      ...{ id, state, title: title.text, lang: title.language === language ? undefined : title.language },
      field: fieldName(`field.${field}`),
      missing: isWhole(missing) ? null : missingTexts(args, missing),
    })),
  }
}

export type LoadedProfessions = ReturnType<typeof useLoaderData<typeof loader>>

function queryIn(asked: URLSearchParams): CatalogueQuery {
  return {
    q: (asked.get('q') ?? '').trim().slice(0, 100),
    field: professionFields.find(field => field === asked.get('field')) ?? null,
    state: professionStates.find(state => state === asked.get('state')) ?? null,
    missing: completeness.find(part => part === asked.get('missing')) ?? null,
    after: asked.get('after') || null,
  }
}

export default function ProfessionCataloguePage() {
  const loaded = useLoaderData<typeof loader>()
  const { query, professions, total, next } = loaded
  const { t } = useTranslation('adminProfessions')
  const { after, ...filters } = query
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="adminProfessions" />
        <PageTitle
          title={t('list.title')}
          lead={t('list.lead')}
          end={
            <ButtonLink kind="second" small to={adminPathOf('newProfession')}>
              {t('add')}
            </ButtonLink>
          }
        />
        <ProfessionFilters loaded={loaded} />
        {professions.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <ProfessionsTable professions={professions} total={total} />
        )}
        <Pagination
          label={t('pages')}
          previous={after ? { to: adminPathOf('adminProfessions', null, filters), label: t('first') } : undefined}
          next={
            next
              ? { to: adminPathOf('adminProfessions', null, { ...filters, after: next }), label: t('next') }
              : undefined
          }
        />
      </Stack>
    </Sheet>
  )
}
