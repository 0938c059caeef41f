import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { certificateSchema } from '#app/domain/certificates/certificate.schema.ts'
import { addShownCertificate } from '#app/domain/moderation/own-profile.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { newIdempotencyKey, IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { readUpload } from '#app/forms/upload.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf, uploadLimits } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { muteTexts } from '#app/wording/feed/mute-texts.server.ts'
import { Muted, MutedPage } from '../feed/muted.tsx'

export const handle = { i18n: ['files', 'fields'], failure: { act: 'certificate' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'files')
  const mute = await findMute(viewer.id)
  return {
    page: headOf(args, { title: t('certificate.title'), description: t('certificate.description') }),
    constraint: { ...constraintOf(certificateSchema), file: { required: true } },
    idempotencyKey: newIdempotencyKey(),
    maxBytes: uploadLimits.newCertificate,
    profile: certificatesOf(viewer.username),
    mute: mute && muteTexts(mute, reading(args, 'postQuestion')),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { newCertificate: maxBytes } = uploadLimits
  return withUploadSlot(viewer, notNow =>
    readUpload(args, certificateSchema, { file: 'file', maxBytes, notNow }, async form => {
      const outcome = await addShownCertificate(viewer, form.value, form.upload)
      if (outcome === 'muted' || outcome === 'nameRude' || outcome === 'namePersonal')
        return form.refuse({ name: outcome })
      if (outcome === 'linkPersonal') return form.refuse({ link: outcome })
      if (outcome === 'help') return redirect(pathOf('help'))
      if (outcome === 'waits') return redirectWithToast(certificatesOf(viewer.username), 'waits-for-look')
      if (outcome !== 'added') return form.refuse({ file: outcome })
      return redirectWithToast(certificatesOf(viewer.username), 'saved')
    }),
  )
}

function certificatesOf(username: string) {
  return pathOf('profile', { username }, { tab: 'certificates' })
}

export default function NewCertificatePage() {
  const { constraint, idempotencyKey, maxBytes, profile, mute } = useLoaderData<typeof loader>()
  const { t } = useTranslation('files')
  const form = useForm({ constraint, message: useFieldMessage('files') })
  // If the viewer was muted while writing, the form is shown again with the text.
  if (mute && form.errors.length === 0) return <MutedPage title={t('certificate.title')} mute={mute} />
  return (
    <FormPage
      form={form}
      title={t('certificate.title')}
      notice={mute ? <Muted mute={mute} /> : null}
      encType="multipart/form-data"
      wide
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      buttons={<Button>{t('certificate.submit')}</Button>}
      margin={
        <Note title={t('certificate.noteTitle')}>
          <p>{t('certificate.note')}</p>
          <p>{t('certificate.noteFile')}</p>
          <p>
            <QuietLink to={profile} back>
              {t('certificate.back')}
            </QuietLink>
          </p>
        </Note>
      }
    >
      <Field {...form.field('name')} label={t('certificate.name')} hint={t('certificate.nameHint')} />
      <Field
        {...form.field('link')}
        label={t('certificate.link')}
        hint={t('certificate.linkHint')}
        type="url"
        optional
      />
      <FileField
        {...form.choice('file')}
        label={t('certificate.file')}
        hint={t('certificate.fileHint', { megabytes: maxBytes / 1024 / 1024 })}
        accept="application/pdf,image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
        maxBytes={maxBytes}
        tooLarge={t('invalid.fileTooLarge')}
      />
    </FormPage>
  )
}
