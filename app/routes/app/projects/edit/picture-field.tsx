import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Thumb } from '#app/ui/cut-tags.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/picture.tsx'

type Props = { form: PageForm; name: 'banner' | 'logo'; src: string | null; lite: boolean; maxBytes: number }

/** Accepted picture types, for the `accept` attribute. */
export const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** The banner or logo of a project, with a field to replace it. */
export function PictureField({ form, name, src, lite, maxBytes }: Props) {
  const { t } = useTranslation('projectFields')
  const alt = t(`${name}.alt`)
  return (
    <Stack as="section" aria-label={t(name)}>
      {src === null ? null : lite ? (
        <QuietLink to={src} reload>
          {alt}
        </QuietLink>
      ) : name === 'banner' ? (
        <Picture src={src} alt={alt} width={1200} height={224} kind="wide" />
      ) : (
        <Thumb src={src} alt={alt} kind="square" />
      )}
      <FileField
        {...form.choice(name)}
        label={t(name)}
        hint={t(`${name}Hint`, { megabytes: maxBytes / 1024 / 1024 })}
        accept={accept}
        maxBytes={maxBytes}
        tooLarge={t('invalid.fileTooLarge')}
        optional
      />
      <Row>
        <Button kind="second" small name="act" value={name}>
          {t(`${name}.save`)}
        </Button>
        {src === null ? null : (
          <QuietButton name="act" value={`remove ${name}`} risk>
            {t(`${name}.remove`)}
          </QuietButton>
        )}
      </Row>
    </Stack>
  )
}
