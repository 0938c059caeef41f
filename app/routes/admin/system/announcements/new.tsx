import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { newAnnouncementSchema } from '#app/domain/announcements/announcement.schema.ts'
import { createAnnouncement } from '#app/domain/announcements/edit-announcements.server.ts'
import { typedInstant } from '#app/domain/calendar/day-bounds.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField, newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'

export const handle = { i18n: ['announcements', 'fields'], failure: { act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const { t } = reading(args, 'announcements')
  return {
    page: headOf(args, { title: t('new'), description: t('description') }),
    constraint: constraintOf(newAnnouncementSchema),
    now: typedInstant(new Date()),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superAdmin(args)
  const form = await readForm(args, newAnnouncementSchema)
  if (form.refused) return form.refused
  const outcome = await createAnnouncement(viewer, form.value)
  if (outcome === 'past') return form.refuse({ until: 'momentPast' })
  return redirectWithToast(adminPathOf('announcements'), 'saved')
}

export default function NewAnnouncementPage() {
  const { constraint, now, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('announcements')
  const form = useForm({
    constraint,
    defaults: { from: now, tone: 'NOTE', audience: 'EVERYBODY' },
    message: useFieldMessage('announcements'),
  })
  return (
    <FormPage
      form={form}
      title={t('new')}
      lead={t('formLead')}
      wide
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={
        <>
          <Button>{t('create')}</Button>
          <QuietLink to={adminPathOf('announcements')}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <AnnouncementFields form={form} />
    </FormPage>
  )
}
