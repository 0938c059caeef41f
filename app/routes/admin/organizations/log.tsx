import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { listChanges } from '#app/domain/organizations/log.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { changeTexts } from '#app/wording/organizations/log-texts.server.ts'
import { ChangesTable } from './changes-table.tsx'
import { frameOf } from './frame.server.ts'
import { OrganizationTabs } from './organization-tabs.tsx'

export const handle = { i18n: 'organizations', failure: { load: 'organization' } }
export const meta = pageMeta

const PAGE = 20

/** Loads the change log of an organisation, with cursor pagination. */
export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view-staff')
  const { t } = reading(args, 'organizations')
  const before = new URL(args.request.url).searchParams.get('before')
  const found = await listChanges(staff, before, PAGE)
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('log'), description: t('log.description') }),
    orgId: staff.organization.id,
    frame: frameOf(args, staff),
    changes: changeTexts(found.changes, reading(args, 'organizationTexts'), reading(args, 'organizations')),
    next: found.next,
    further: before !== null,
  }
}

export default function OrganizationLogPage() {
  const { orgId, frame, changes, next, further } = useLoaderData<typeof loader>()
  const { t } = useTranslation('organizations')
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current={null} />
        <PageTitle title={t('log')} lead={<span lang={frame.nameLang}>{frame.name}</span>} />
        {changes.length === 0 ? (
          <EmptyState title={t('log.none')}>{t('log.description')}</EmptyState>
        ) : (
          <ChangesTable changes={changes} />
        )}
        <Pagination
          label={t('log.pages')}
          previous={further ? { to: adminPathOf('organizationLog', { orgId }), label: t('log.newest') } : undefined}
          next={
            next
              ? { to: adminPathOf('organizationLog', { orgId }, { before: next }), label: t('log.older') }
              : undefined
          }
        />
      </Stack>
    </Sheet>
  )
}
