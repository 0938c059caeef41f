import type { ReactNode } from 'react'
import { languageNames, languages } from '#app/i18n/config.ts'
import { languageSuffixes } from '#app/i18n/localized-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Columns } from '#app/ui/layout.tsx'
import type { PageForm } from './use-form.ts'

type Props = {
  form: PageForm
  /** Prefix of the field names; the suffix is the language. */
  name: string
  label: string
  hint?: ReactNode
  /** The whole text may be left out. */
  optional?: boolean
  /** Height of a text area in lines. Without it the fields have one line. */
  rows?: number
}

/** A text in three languages, side by side if there is room. The label and the hint are said once for all three. */
export function LocalizedFields({ form, name, label, hint, optional, rows }: Props) {
  const { t } = useTranslation('common')
  return (
    <GroupFrame id={name} legend={optional ? `${label} (${t('field.optional')})` : label} hint={hint}>
      <Columns>
        {languages.map(language => {
          const props = {
            ...form.field(name + languageSuffixes[language]),
            label: <span lang={language}>{languageNames[language]}</span>,
            lang: language,
            autoComplete: 'off',
          }
          return rows ? <TextArea key={language} {...props} rows={rows} /> : <Field key={language} {...props} />
        })}
      </Columns>
    </GroupFrame>
  )
}
