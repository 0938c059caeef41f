import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listSwitches } from '#app/domain/switches/switches.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'
import { AdminTabs } from '../../admin-tabs.tsx'
import { SystemTabs } from '../system-tabs.tsx'

export const handle = { i18n: ['switches', 'admin'], failure: { load: 'switches' } }
export const meta = pageMeta

/** Lists the parts of the site that can be switched off, with their states. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const { t, language } = reading(args, 'switches')
  const parts = await listSwitches()
  const off = parts.filter(({ on }) => !on).length
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    lead: off === 0 ? t('allOn') : t('someOff', { count: off }),
    parts: parts.map(({ feature, on, changedAt, by }) => ({
      ...{ feature, on },
      changed:
        changedAt && t('changed', { by: by ?? t('somebody'), at: momentText(changedAt.toISOString(), language) }),
    })),
  }
}

export default function SwitchesPage() {
  const { lead, parts } = useLoaderData<typeof loader>()
  const { t } = useTranslation('switches')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="system" />
        <PageTitle title={t('title')} lead={lead} />
        <SystemTabs current="switches" />
        <Table
          base
          caption={t('caption')}
          captionHidden
          columns={[
            { key: 'part', label: t('part') },
            { key: 'state', label: t('state') },
            { key: 'what', label: t('what') },
            { key: 'changed', label: t('changedColumn') },
          ]}
          rows={parts.map(({ feature, on, changed }) => ({
            key: feature,
            header: <Link to={adminPathOf('switch', { feature })}>{t(`part.${feature}`)}</Link>,
            cells: [
              <Badge key="state" shape={on ? 'full' : 'diamond'} tone={on ? 'good' : 'neutral'}>
                {t(on ? 'isOn' : 'isOff')}
              </Badge>,
              t(`what.${feature}`),
              changed ?? t('never'),
            ],
          }))}
        />
      </Stack>
    </Sheet>
  )
}
