import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { listAllAnnouncements } from '#app/domain/announcements/edit-announcements.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Table } from '#app/ui/table.tsx'
import { AdminTabs } from '../../admin-tabs.tsx'
import { SystemTabs } from '../system-tabs.tsx'

export const handle = { i18n: ['announcements', 'admin'], failure: { load: 'announcements' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const { t, language } = reading(args, 'announcements')
  const after = new URL(args.request.url).searchParams.get('after') || null
  const found = await listAllAnnouncements(after)
  if (!found) throw problem(args, 404)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    further: after !== null,
    next: found.next,
    announcements: found.announcements.map(({ id, text, from, until, audience, tone, state }) => ({
      ...{ id, state, text: inLanguage(text, language) },
      audience: audience as 'EVERYBODY' | 'SIGNED_IN',
      tone: tone as 'NOTE' | 'CAUTION',
      from: momentText(from.toISOString(), language),
      until: momentText(until.toISOString(), language),
    })),
  }
}

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['announcements'][number]

export default function AnnouncementsPage() {
  const { announcements, further, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('announcements')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="system" />
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          end={
            <ButtonLink kind="second" small to={adminPathOf('newAnnouncement')}>
              {t('add')}
            </ButtonLink>
          }
        />
        <SystemTabs current="announcements" />
        {announcements.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <AnnouncementTable announcements={announcements} />
        )}
        <Pagination
          label={t('pages')}
          previous={further ? { to: adminPathOf('announcements'), label: t('first') } : undefined}
          next={next ? { to: adminPathOf('announcements', null, { after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}

const shapes = { COMING: 'empty', RUNNING: 'full', ENDED: 'half' } as const

function AnnouncementTable({ announcements }: { announcements: Listed[] }) {
  const { t } = useTranslation('announcements')
  return (
    <Table
      base
      caption={t('caption')}
      captionHidden
      columns={[
        { key: 'text', label: t('text') },
        { key: 'when', label: t('when') },
        { key: 'audience', label: t('audience') },
        { key: 'state', label: t('state') },
      ]}
      rows={announcements.map(({ id, text, from, until, audience, tone, state }) => ({
        key: id,
        header: (
          <Link to={adminPathOf('announcement', { announcementId: id })} lang={text.language}>
            {text.text}
          </Link>
        ),
        cells: [
          t('span', { from, until }),
          `${t(`audience.${audience}`)}. ${t(`tone.${tone}`)}`,
          <Badge key="state" shape={shapes[state]} tone={state === 'RUNNING' ? 'good' : 'neutral'}>
            {t(`state.${state}`)}
          </Badge>,
        ],
      }))}
    />
  )
}
