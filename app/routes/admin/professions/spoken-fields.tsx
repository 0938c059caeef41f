import { inLanguages } from '#app/domain/professions/field-names.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Columns } from '#app/ui/layout.tsx'

type Props = {
  form: PageForm
  /** Prefix of the field names; the language is the suffix. */
  name: string
  label: string
  hint?: string
  /** Height of a text area in lines. Without it the field has one line. */
  rows?: number
}

/** A text in three languages, side by side if there is room. */
export function SpokenFields({ form, name, label, hint, rows }: Props) {
  return (
    <GroupFrame id={name} legend={label} hint={hint}>
      <Columns>
        {languages.map(language => {
          const props = {
            ...form.field(name + inLanguages[language]),
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
