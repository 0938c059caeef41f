import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedNotifications } from './list.tsx'

type Items = LoadedNotifications['groups'][number]['items']

/** What somebody is told, each with the way to it. Following an unread one marks it as read, so that is a button; what is
 *  read is a link. */
export function Notifications({ items }: { items: Items }) {
  const { t } = useTranslation('notifications')
  return (
    <Entries>
      {items.map(({ id, isRead, text, when, to }) => (
        <Entry key={id} id={id}>
          {isRead ? (
            <QuietLink to={to}>{text}</QuietLink>
          ) : (
            <>
              <Badge shape="full">{t('new')}</Badge>
              <Form method="post" action={pathOf('openNotification', { notificationId: id })}>
                <QuietButton>{text}</QuietButton>
              </Form>
            </>
          )}
          <Small>{when}</Small>
        </Entry>
      ))}
    </Entries>
  )
}
