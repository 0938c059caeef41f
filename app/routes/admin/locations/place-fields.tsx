import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, type Option, Select } from '#app/ui/field.tsx'

type PlaceFieldsProps = { form: PageForm; choices: { countries: Option[]; regions: Option[] } | null }

/** Names and position of a place; for a city also its country and region. */
export function PlaceFields({ form, choices }: PlaceFieldsProps) {
  const { t } = useTranslation('locations')
  return (
    <>
      <Field {...form.field('nameRu')} label={t('nameRu')} lang="ru" autoComplete="off" />
      <Field {...form.field('nameKk')} label={t('nameKk')} lang="kk" autoComplete="off" />
      <Field {...form.field('nameEn')} label={t('nameEn')} lang="en" autoComplete="off" />
      {choices ? (
        <>
          <Select
            {...form.choice('countryId')}
            label={t('countryId')}
            placeholder={t('choose')}
            options={choices.countries}
          />
          <Select
            {...form.choice('region')}
            label={t('region')}
            hint={t('regionHint')}
            placeholder={t('noRegion')}
            options={choices.regions}
          />
        </>
      ) : null}
      <Field {...form.number('order')} inputMode="numeric" label={t('order')} hint={t('orderHint')} optional />
    </>
  )
}
