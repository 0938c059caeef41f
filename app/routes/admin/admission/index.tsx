import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findCycleOverview } from '#app/domain/cycle/overview.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { LinkList } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'
import { overviewTexts } from '#app/wording/cycle/overview-texts.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'

export const handle = { i18n: ['admissionCycle', 'admin'], failure: { load: 'admissionCycle' } }
export const meta = pageMeta

/** The page where each part is edited. */
const pages = {
  results: adminPathOf('grantImports'),
  plan: adminPathOf('grantImports'),
  minima: adminPathOf('grantImports'),
  floors: adminPathOf('floors'),
  days: adminPathOf('examDates'),
  rates: adminPathOf('exchangeRates'),
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const reader = reading(args, 'admissionCycle')
  const { lead, parts, waiting } = overviewTexts(await findCycleOverview(), reader)
  return {
    page: headOf(args, { title: reader.t('title'), description: reader.t('description') }),
    lead,
    parts: parts.map(part => ({ ...part, to: pages[part.key] })),
    waiting: waiting.map(({ id, label }) => ({ to: adminPathOf('grantImport', { importId: id }), label })),
  }
}

export default function AdmissionCyclePage() {
  const { page, lead, parts, waiting } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admissionCycle')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="admissionCycle" />
        <PageTitle
          title={page.title}
          lead={lead}
          end={
            <ButtonLink small to={adminPathOf('grantImports')}>
              {t('upload')}
            </ButtonLink>
          }
        />
        {waiting.length > 0 ? (
          <Alert tone="warn" title={t('waiting')}>
            <LinkList items={waiting} />
          </Alert>
        ) : null}
        <Table
          base
          caption={t('caption')}
          captionHidden
          columns={[
            { key: 'part', label: t('part') },
            { key: 'stands', label: t('stands') },
          ]}
          rows={parts.map(({ key, to, label, stands }) => ({
            key,
            header: <Link to={to}>{label}</Link>,
            cells: [stands],
          }))}
        />
      </Stack>
    </Sheet>
  )
}
