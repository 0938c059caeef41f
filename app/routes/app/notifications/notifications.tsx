import { useTranslation } from '#app/i18n/use-translation.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Dates } from '#app/ui/dates.tsx'
import { Form } from '#app/ui/form.tsx'
import type { LoadedNotifications } from './list.tsx'

type Item = LoadedNotifications['groups'][number]['items'][number]

/** Notifications with links. An unread one is a button, because opening it marks it as read. */
export function Notifications({ items }: { items: Item[] }) {
  const { t } = useTranslation('notifications')
  return (
    <Dates
      items={items.map(({ id, on, when, ...item }) => ({
        ...{ id, on, date: when },
        title: item.isRead ? <QuietLink to={item.to}>{item.text}</QuietLink> : <Unread id={id} text={item.text} />,
        text: item.isRead ? undefined : <Badge shape="full">{t('new')}</Badge>,
      }))}
    />
  )
}

function Unread({ id, text }: Pick<Item, 'id' | 'text'>) {
  return (
    <Form method="post" action={communityPathOf('openNotification', { notificationId: id })}>
      <QuietButton>{text}</QuietButton>
    </Form>
  )
}
