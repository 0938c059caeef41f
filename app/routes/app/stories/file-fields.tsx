import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextArea } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import type { LoadedStoryForm } from './new-story.server.ts'

type FileFieldsProps = { form: PageForm; limits: LoadedStoryForm['limits']; kind: 'photo' | 'video' }

const accepted = {
  photo: 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif',
  video: 'video/mp4,video/webm',
}

/** An optional description and the file field. */
export function FileFields({ form, limits, kind }: FileFieldsProps) {
  const { t } = useTranslation('stories')
  const { t: ofFiles } = useTranslation('files')
  const megabytes = limits.bytes / 1024 / 1024
  return (
    <>
      <TextArea
        {...form.field('description')}
        label={t('describe')}
        hint={t('describeHint', { count: limits.description })}
        maxLength={limits.description}
        rows={3}
        optional
      />
      <FileField
        {...form.choice('file')}
        label={t(kind)}
        hint={t(kind === 'photo' ? 'photoHint' : 'videoHint', { megabytes, seconds: limits.seconds })}
        accept={accepted[kind]}
        maxBytes={limits.bytes}
        tooLarge={ofFiles('invalid.fileTooLarge')}
      />
    </>
  )
}
