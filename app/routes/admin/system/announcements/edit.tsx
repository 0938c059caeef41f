import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { announcementSchema } from '#app/domain/announcements/announcement.schema.ts'
import { editAnnouncement, findAnnouncementForm } from '#app/domain/announcements/edit-announcements.server.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'
import { conflictWords } from './conflict-words.server.ts'

export const handle = { i18n: ['announcements', 'versions', 'fields'], failure: { act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const found = await findAnnouncementForm(args.params.announcementId ?? '')
  if (!found) throw problem(args, 404)
  const { t } = reading(args, 'announcements')
  const { id, values, version, state } = found
  return {
    page: headOf(args, { title: t('edit'), description: t('description') }),
    ...{ id, state, kept: { version, values } },
    constraint: constraintOf(announcementSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superAdmin(args)
  const id = args.params.announcementId ?? ''
  const found = await findAnnouncementForm(id)
  if (!found) throw problem(args, 404)
  const form = await readVersioned(args, announcementSchema, found)
  if (form.refused) return form.refused
  if (form.conflict) return conflictAnswer(args, form.conflict, await conflictWords(args, found))

  const { version } = found
  const outcome = await editAnnouncement(viewer, id, form.value, { version, declined: form.declined })
  const now = outcome === 'conflict' ? await findAnnouncementForm(id) : null
  const raced = now && form.raced(now)
  if (raced) return conflictAnswer(args, raced, await conflictWords(args, now))
  return redirectWithToast(adminPathOf('announcements'), 'saved')
}

export default function EditAnnouncementPage() {
  const { id, state, kept, constraint } = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('announcements')
  const form = useForm({
    constraint,
    defaults: { ...kept.values, ...versionDefaults(kept) },
    message: useFieldMessage('announcements'),
  })
  if (conflict) return <ConflictPage conflict={conflict} leave={adminPathOf('announcement', { announcementId: id })} />
  return (
    <FormPage
      form={form}
      title={t('edit')}
      lead={t('formLead')}
      wide
      hidden={<KeptVersion form={form} />}
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={adminPathOf('announcements')}>{t('cancel')}</QuietLink>
        </>
      }
      margin={<Ending id={id} state={state} />}
    >
      <AnnouncementFields form={form} />
    </FormPage>
  )
}

function Ending({ id, state }: { id: string; state: 'COMING' | 'RUNNING' | 'ENDED' }) {
  const { t } = useTranslation('announcements')
  return (
    <Note title={t(`state.${state}`)}>
      {state === 'ENDED' ? (
        t('endedText')
      ) : (
        <Stack gap="s">
          <p>{t('endText')}</p>
          <Form method="post" action={adminPathOf('endAnnouncement', { announcementId: id })}>
            <Button kind="second" small>
              {t('end')}
            </Button>
          </Form>
        </Stack>
      )}
    </Note>
  )
}
