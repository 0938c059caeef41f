import { Form } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { MuteTexts } from '#app/wording/feed/mute-texts.server.ts'
import { Muted } from '../feed/muted.tsx'
import { SettingsPage } from './settings-page.tsx'

const looks = {
  avatar: { kind: 'round', width: 320, height: 320, deletePath: pathOf('deleteAvatar') },
  cover: { kind: 'wide', width: 1280, height: 320, deletePath: pathOf('deleteCover') },
} as const

type PicturePageProps = {
  picture: keyof typeof looks
  /** Address of the current picture, or null. */
  src: string | null
  lite: boolean
  megabytes: number
  megapixels: number
  mute: MuteTexts | null
}

/** Page of the avatar or cover: the current picture, a form to replace it, and a button to delete it. */
export function PicturePage({ picture, src, lite, megabytes, megapixels, mute }: PicturePageProps) {
  const { t } = useTranslation('files')
  const form = useForm({ constraint: { picture: { required: true } }, message: useFieldMessage('files') })
  const { deletePath, ...size } = looks[picture]
  return (
    <SettingsPage
      current="settings"
      title={t(`${picture}.title`)}
      lead={t(`${picture}.lead`)}
      errors={form.errors}
      aside={<Note title={t('picture.noteTitle')}>{t(`${picture}.note`)}</Note>}
    >
      <QuietLink to={pathOf('settings')} back>
        {t('picture.back')}
      </QuietLink>
      {src === null ? (
        <Text>{t(`${picture}.none`)}</Text>
      ) : lite ? (
        <QuietLink to={src} reload>
          {t(`${picture}.show`)}
        </QuietLink>
      ) : (
        <Picture src={src} alt={t(`${picture}.alt`)} {...size} />
      )}
      {mute ? <Muted mute={mute} /> : null}
      {mute && form.errors.length === 0 ? null : (
        <Form method="post" encType="multipart/form-data">
          <Fields wide>
            <FileField
              {...form.choice('picture')}
              label={t(`${picture}.choose`)}
              hint={t('picture.hint', { megabytes, megapixels })}
              accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
              maxBytes={megabytes * 1024 * 1024}
              tooLarge={t('invalid.fileTooLarge')}
            />
            <div>
              <Button>{t(`${picture}.save`)}</Button>
            </div>
          </Fields>
        </Form>
      )}
      {src === null ? null : (
        <Disclosure summary={t(`${picture}.delete`)}>
          <Form method="post" action={deletePath}>
            <Stack>
              <p>{t(`${picture}.deleteText`)}</p>
              <div>
                <Button kind="risk">{t(`${picture}.delete`)}</Button>
              </div>
            </Stack>
          </Form>
        </Disclosure>
      )}
    </SettingsPage>
  )
}
