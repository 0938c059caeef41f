import { untPartNames, untParts } from '#app/domain/academic/unt.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, type Option, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

type UntFieldsProps = {
  form: PageForm
  subjects: Option[]
  partsKnown: boolean
}

/** Details of a UNT score: profile subjects, quota and points by section. */
export function UntFields({ form, subjects, partsKnown }: UntFieldsProps) {
  const { t } = useTranslation('academic')
  return (
    <>
      <Columns>
        <Select
          {...form.choice('untSubjects')}
          label={t('untSubjects')}
          hint={t('hint.untSubjects')}
          placeholder={t('untSubjects.choose')}
          options={subjects}
        />
        <Select
          {...form.choice('rural')}
          label={t('rural')}
          hint={t('hint.rural')}
          placeholder={t('rural.unsaid')}
          options={(['yes', 'no'] as const).map(value => ({ value, label: t(`rural.${value}`) }))}
        />
      </Columns>
      <Disclosure summary={t('parts')} open={partsKnown || form.refused}>
        <Columns min="narrow">
          {untPartNames.map(part => (
            <Field
              key={part}
              {...form.number(part)}
              label={t(`part.${part}`)}
              hint={t('hint.part', { most: untParts[part].most, least: untParts[part].least })}
            />
          ))}
        </Columns>
      </Disclosure>
    </>
  )
}
