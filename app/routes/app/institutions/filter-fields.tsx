import type { ComponentProps } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, Select } from '#app/ui/field.tsx'
import type { LoadedCatalogue } from './list.tsx'

type Query = LoadedCatalogue['query']
type TypedProps = { name: 'q' | 'major' | 'cost'; query: Query } & Pick<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'maxLength'
>

/** Text field of the filter. Keeps the typed value and shows the error of a value that cannot be used. */
export function Typed({ name, query, ...rest }: TypedProps) {
  const { t } = useTranslation('institutions')
  const refused = query.refused[name]
  return (
    <Field
      id={name}
      name={name}
      label={t(name)}
      hint={t(`${name}Hint`)}
      error={refused && t(refused)}
      defaultValue={query.typed[name]}
      {...rest}
    />
  )
}

type ChoiceProps = { name: 'country' | 'city' | 'region' | 'type' | 'financing' | 'language'; query: Query } & Pick<
  ComponentProps<typeof Select>,
  'options'
>

export function Choice({ name, query, options }: ChoiceProps) {
  const { t } = useTranslation('institutions')
  return (
    <Select
      id={name}
      name={name}
      label={t(name)}
      placeholder={t(`${name}.any`)}
      defaultValue={query.filters[name] ?? ''}
      options={options}
    />
  )
}
