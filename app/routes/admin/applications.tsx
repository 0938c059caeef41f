import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { applicationStates, listApplications } from '#app/domain/organizations/partners.server.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { AdminTabs } from './admin-tabs.tsx'
import { ApplicationsTable } from './applications-table.tsx'

export const handle = { i18n: ['partners', 'admin'], failure: { load: 'applications' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.superRole(args)
  const { t, language } = reading(args, 'partners')
  const { pathname, search, searchParams: asked } = new URL(args.request.url)
  const state = applicationStates.find(known => known === asked.get('state')) ?? null
  const before = asked.get('before')
  const found = await listApplications({ state, before })
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('admin.title'), description: t('admin.description') }),
    here: pathname + search,
    mayCreate: viewer.systemRole === 'SUPER_ADMIN',
    state,
    applications: found.applications.map(({ createdAt, answeredAt, became, ...application }) => ({
      ...application,
      received: momentText(createdAt.toISOString(), language),
      became: became?.id ?? null,
      answered: dateText(answeredAt?.toISOString() ?? null, language),
    })),
    next: found.next,
    further: before !== null,
  }
}

export type Applications = ReturnType<typeof useLoaderData<typeof loader>>

export default function ApplicationsPage() {
  const { state, applications, here, mayCreate, next, further } = useLoaderData<typeof loader>()
  const { t } = useTranslation('partners')
  const views = [null, 'open', 'answered'] as const
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="applications" />
        <PageTitle title={t('admin.title')} lead={t('admin.lead')} />
        <Tabs
          label={t('admin.filter')}
          items={views.map(view => ({
            to: adminPathOf('applications', null, { state: view }),
            label: t(`state.${view ?? 'all'}`),
            current: view === state,
          }))}
        />
        {applications.length === 0 ? (
          <EmptyState title={t('admin.none')}>{t('admin.noneText')}</EmptyState>
        ) : (
          <ApplicationsTable applications={applications} here={here} mayCreate={mayCreate} />
        )}
        <Pagination
          label={t('admin.pages')}
          previous={
            further ? { to: adminPathOf('applications', null, { state }), label: t('admin.newest') } : undefined
          }
          next={
            next
              ? { to: adminPathOf('applications', null, { state, before: next }), label: t('admin.older') }
              : undefined
          }
        />
      </Stack>
    </Sheet>
  )
}
