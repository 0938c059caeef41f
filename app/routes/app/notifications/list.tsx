import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listNotifications } from '#app/domain/notifications/list-notifications.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState, Note } from '#app/ui/card.tsx'
import { Form } from '#app/ui/form.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Section } from '#app/ui/section.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { notificationTexts } from '#app/wording/notifications/notification-texts.server.ts'
import { Notifications } from './notifications.tsx'

export const handle = { i18n: 'notifications', failure: { load: 'notifications' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'notifications')
  const asked = new URL(args.request.url).searchParams
  const unread = asked.get('state') === 'unread'
  const before = readCursor(asked.get('before'))
  const now = new Date()
  const { notifications, next } = await listNotifications(viewer, { unread, before })
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    groups: notificationTexts(notifications, viewer, now, reading(args, 'notificationTexts')),
    waiting: viewer.unread,
    seen: now.toISOString(),
    further: before !== null,
    ...{ unread, next: next && cursorText(next) },
  }
}

export type LoadedNotifications = ReturnType<typeof useLoaderData<typeof loader>>

export default function NotificationsPage() {
  const { groups, waiting, seen, unread, further, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('notifications')
  const filter = unread ? { state: 'unread' } : {}
  return (
    <Sheet>
      <Split
        asideLabel={t('about')}
        main={
          <Stack gap="l">
            <PageTitle title={t('title')} />
            <Tabs
              label={t('views')}
              items={[
                { to: pathOf('notifications'), label: t('all'), current: !unread },
                { to: pathOf('notifications', null, { state: 'unread' }), label: t('unread'), current: unread },
              ]}
            />
            <Row between>
              {waiting > 0 ? (
                <Form method="post" action={communityPathOf('readNotifications')}>
                  <input type="hidden" name="seen" value={seen} />
                  <Button kind="second" small>
                    {t('readAll')}
                  </Button>
                </Form>
              ) : null}
              <QuietLink to={pathOf('wishes')}>{t('wishes')}</QuietLink>
            </Row>
            {groups.map(({ group, title, items }) => (
              <Section key={group} id={group} title={title}>
                <Notifications items={items} />
              </Section>
            ))}
            {groups.length === 0 ? <Nothing unread={unread} /> : null}
            <Pagination
              label={t('pages')}
              previous={further ? { to: pathOf('notifications', null, filter), label: t('newest') } : undefined}
              next={
                next ? { to: pathOf('notifications', null, { ...filter, before: next }), label: t('older') } : undefined
              }
            />
          </Stack>
        }
        aside={
          <>
            <Note title={t('gathered')}>{t('gatheredText')}</Note>
            <Note title={t('year')}>{t('yearText')}</Note>
          </>
        }
      />
    </Sheet>
  )
}

function Nothing({ unread }: { unread: boolean }) {
  const { t } = useTranslation('notifications')
  return unread ? (
    <EmptyState
      title={t('noneUnread')}
      action={<ButtonLink to={pathOf('notifications')}>{t('noneUnread.go')}</ButtonLink>}
    >
      {t('noneUnreadText')}
    </EmptyState>
  ) : (
    <EmptyState title={t('none')} action={<ButtonLink to={pathOf('feed')}>{t('none.go')}</ButtonLink>}>
      {t('noneText')}
    </EmptyState>
  )
}
