import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, type Option, RadioGroup, Select, TextArea } from '#app/ui/field.tsx'

type Props = { form: PageForm; statuses: Option[]; cities: Option[] }

export function BasicFields({ form, statuses, cities }: Props) {
  const { t } = useTranslation('projectForm')
  return (
    <>
      <Field {...form.field('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" />
      <TextArea
        {...form.field('description')}
        label={t('description')}
        hint={t('descriptionHint')}
        maxLength={500}
        rows={4}
      />
      <RadioGroup {...form.choice('status')} legend={t('status')} options={statuses} required beside />
      <Select
        {...form.choice('cityId')}
        label={t('city')}
        hint={t('cityHint')}
        options={cities}
        placeholder={t('city.none')}
        optional
      />
    </>
  )
}
