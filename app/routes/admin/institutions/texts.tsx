import type { ReactNode } from 'react'
import type { PageForm } from '#app/forms/use-form.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

const languages = [
  ['ru', 'Ru'],
  ['kk', 'Kk'],
  ['en', 'En'],
] as const

type TextsProps = { form: PageForm; name: string; hint?: ReactNode; optional?: boolean }

/** A one-line text in three languages. */
export function LineTexts({ form, name, hint, optional }: TextsProps) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <Columns>
      {languages.map(([language, ending]) => (
        <Field
          key={language}
          {...form.field(`${name}${ending}`)}
          label={t(`field.${name}${ending}` as Key<'adminInstitutions'>)}
          hint={hint}
          lang={language}
          autoComplete="off"
          optional={optional}
        />
      ))}
    </Columns>
  )
}

/** A longer text in three languages, side by side if there is room. */
export function Texts({ form, name, hint, optional, rows }: TextsProps & { rows: number }) {
  const { t } = useTranslation('adminInstitutions')
  return (
    <Columns>
      {languages.map(([language, ending]) => (
        <TextArea
          key={language}
          {...form.field(`${name}${ending}`)}
          label={t(`field.${name}${ending}` as Key<'adminInstitutions'>)}
          hint={hint}
          lang={language}
          rows={rows}
          optional={optional}
        />
      ))}
    </Columns>
  )
}
