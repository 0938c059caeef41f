import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, type Option, Select } from '#app/ui/field.tsx'

type PlaceFieldsProps = { form: PageForm; choices: { countries: Option[]; regions: Option[] } | null }

/** Names and position of a place; for a city also its country and region. */
export function PlaceFields({ form, choices }: PlaceFieldsProps) {
  const { t } = useTranslation('locations')
  return (
    <>
      <LocalizedFields form={form} name="name" label={t('name')} />
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
