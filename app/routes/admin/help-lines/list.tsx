import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listHelpLines } from '#app/domain/safety/help-lines.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'
import { AdminTabs } from '../admin-tabs.tsx'

export const handle = { i18n: ['adminHelpLines', 'admin'], failure: { load: 'helpLines' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const { t, language } = reading(args, 'adminHelpLines')
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    lines: await listHelpLines(language),
  }
}

export default function HelpLinesPage() {
  const { lines } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminHelpLines')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="helpLines" />
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          end={
            <ButtonLink kind="second" small to={adminPathOf('newHelpLine')}>
              {t('add')}
            </ButtonLink>
          }
        />
        <Table
          base
          caption={t('title')}
          captionHidden
          columns={[
            { key: 'number', label: t('number') },
            { key: 'name', label: t('name') },
            { key: 'about', label: t('about') },
          ]}
          rows={lines.map(({ id, number, name, about, language }) => ({
            key: id,
            header: <Link to={adminPathOf('helpLine', { lineId: id })}>{number}</Link>,
            cells: [
              <span key="name" lang={language}>
                {name}
              </span>,
              <span key="about" lang={language}>
                {about}
              </span>,
            ],
          }))}
        />
      </Stack>
    </Sheet>
  )
}
