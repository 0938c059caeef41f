import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { auditKinds } from '#app/domain/audit/actions.ts'
import { listAudit } from '#app/domain/audit/audit-list.server.ts'
import { readAuditFilter } from '#app/domain/audit/audit-query.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { auditTexts } from '#app/wording/audit/audit-texts.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'
import { AuditFilters } from './filters.tsx'
import { AuditTable } from './table.tsx'

export const handle = { i18n: ['auditLog', 'admin'], failure: { load: 'audit' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t } = reading(args, 'auditLog')
  const asked = new URL(args.request.url).searchParams
  const filter = readAuditFilter(asked)
  const before = asked.get('before') || null
  const found = await listAudit(filter, before)
  if (found === null) throw problem(args, 404)
  const { entries, next } = found === 'nobody' ? { entries: [], next: null } : found
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    filter,
    kinds: auditKinds,
    further: before !== null,
    next,
    unknown: found === 'nobody',
    failed: asked.get('failed') === 'export',
    entries: auditTexts(entries, reading(args, 'auditTexts')),
  }
}

export type LoadedAudit = ReturnType<typeof useLoaderData<typeof loader>>

export default function AuditPage() {
  const loaded = useLoaderData<typeof loader>()
  const { filter, further, next, unknown, failed, entries } = loaded
  const { t } = useTranslation('auditLog')
  const nothing = unknown ? t('unknownPerson', { username: filter.person ?? '' }) : t('noneText')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="audit" />
        <PageTitle title={t('title')} lead={t('lead')} />
        {failed ? <Alert tone="bad" title={t('exportFailed')} /> : null}
        <AuditFilters loaded={loaded} />
        {entries.length === 0 ? <EmptyState title={t('none')}>{nothing}</EmptyState> : <AuditTable entries={entries} />}
        <Pagination
          label={t('pages')}
          previous={further ? { to: adminPathOf('audit', null, filter), label: t('newest') } : undefined}
          next={next ? { to: adminPathOf('audit', null, { ...filter, before: next }), label: t('older') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}
