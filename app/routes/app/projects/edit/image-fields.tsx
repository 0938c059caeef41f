import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietButton, QuietLink } from '#app/ui/button.tsx'
import { Thumb } from '#app/ui/cut-tags.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { accept } from './picture-field.tsx'

type Image = { id: string; field: string; description: string; src: string; full: string }
type Props = { form: PageForm; images: Image[]; lite: boolean; most: number; letters: number; maxBytes: number }

/** Images in their order with descriptions, and the fields to add one. */
export function ImageFields({ form, images, lite, most, letters, maxBytes }: Props) {
  const { t } = useTranslation('projectFields')
  return (
    <Stack as="section" aria-labelledby="images">
      <h2 id="images">{t('images', { count: images.length, most })}</h2>
      {images.length === 0 ? (
        <p>{t('imagesNone')}</p>
      ) : (
        <Entries numbered>
          {images.map((image, index) => (
            <Entry key={image.id} number={index + 1}>
              <ImageRow
                form={form}
                image={image}
                index={index}
                last={images.length - 1}
                lite={lite}
                letters={letters}
              />
            </Entry>
          ))}
        </Entries>
      )}
      {images.length < most ? (
        <>
          <FileField
            {...form.choice('image')}
            label={t('image')}
            hint={t('imageHint', { megabytes: maxBytes / 1024 / 1024 })}
            accept={accept}
            maxBytes={maxBytes}
            tooLarge={t('invalid.fileTooLarge')}
            optional
          />
          <Field
            {...form.field('description')}
            label={t('new.description')}
            hint={t('showsHint')}
            maxLength={letters}
            optional
          />
          <div>
            <Button kind="second" small name="act" value="image">
              {t('image.add')}
            </Button>
          </div>
        </>
      ) : (
        <p>{t('imagesFull')}</p>
      )}
    </Stack>
  )
}

type RowProps = { form: PageForm; image: Image; index: number; last: number; lite: boolean; letters: number }

function ImageRow({ form, image, index, last, lite, letters }: RowProps) {
  const { t } = useTranslation('projectFields')
  const number = index + 1
  const button = (verb: 'up' | 'down' | 'remove') => (
    <QuietButton name="act" value={`${verb} ${image.id}`} risk={verb === 'remove'}>
      {t(`image.${verb}`, { number })}
    </QuietButton>
  )
  return (
    <>
      {lite ? (
        <QuietLink to={image.full} reload>
          {t('image.open', { number })}
        </QuietLink>
      ) : (
        <Thumb src={image.src} alt={image.description} kind="wide" />
      )}
      <Field {...form.field(image.field)} label={t('shows', { number })} maxLength={letters} optional />
      <Row>
        {index > 0 ? button('up') : null}
        {index < last ? button('down') : null}
        {button('remove')}
      </Row>
    </>
  )
}
