import { inLanguages } from '#app/domain/professions/field-names.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Columns } from '#app/ui/layout.tsx'

type Props = {
  form: PageForm
  /** The fields are called so, with the language at the end. */
  name: string
  label: string
  hint?: string
  /** Lines of a text; without them it is a field of one line. */
  rows?: number
}

/** The same said in three languages, side by side where there is room. */
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
