import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { pictureTypes } from './picture-types.ts'

type Props = { form: PageForm; maxBytes: number; letters: number }

const numbers = [1, 2, 3, 4]

/** Up to four pictures, each with a description. */
export function PictureFields({ form, maxBytes, letters }: Props) {
  const { t } = useTranslation('compose')
  const megabytes = maxBytes / 1024 / 1024
  const pair = (number: number) => (
    <Columns key={number}>
      <FileField
        {...form.choice(`picture${number}`)}
        label={t('picture', { number })}
        hint={number === 1 ? t('pictureHint', { megabytes }) : undefined}
        accept={pictureTypes}
        maxBytes={maxBytes}
        tooLarge={t('invalid.fileTooLarge')}
        optional
      />
      <Field
        {...form.field(`description${number}`)}
        label={t('shows', { number })}
        hint={number === 1 ? t('showsHint') : undefined}
        maxLength={letters}
        optional
      />
    </Columns>
  )
  const [first, ...others] = numbers.map(pair)
  // Fields with errors or typed text are shown open.
  const used = numbers
    .slice(1)
    .some(number => form.choice(`picture${number}`).error ?? form.field(`description${number}`).defaultValue)
  return (
    <Stack>
      {first}
      <Disclosure summary={t('pictures')} open={used}>
        <Stack>{others}</Stack>
      </Disclosure>
    </Stack>
  )
}
