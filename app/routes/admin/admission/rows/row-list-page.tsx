import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { AdminTabs } from '../../admin-tabs.tsx'
import { CycleCrumbs } from '../cycle-crumbs.tsx'
import { pagesOf } from './kinds.ts'
import type { LoadedRows } from './row-list.server.ts'

export function RowListPage() {
  const { page, table, columns, rows } = useLoaderData<LoadedRows>()
  const { t } = useTranslation('admissionCycle')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="admissionCycle" />
        <Stack gap="s">
          <CycleCrumbs here={page.title} />
          <PageTitle
            title={page.title}
            lead={t(`${table}.lead`)}
            end={
              <ButtonLink kind="second" small to={adminPathOf(pagesOf[table].new)}>
                {t(`${table}.add`)}
              </ButtonLink>
            }
          />
        </Stack>
        {rows.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <Table
            base
            caption={page.title}
            captionHidden
            columns={columns}
            rows={rows.map(({ id, name, note, to, cells }) => ({
              key: id,
              header: (
                <>
                  <Link to={to}>{name}</Link>
                  {note ? <Small>{note}</Small> : null}
                </>
              ),
              cells,
            }))}
          />
        )}
      </Stack>
    </Sheet>
  )
}
