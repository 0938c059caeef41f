import type { PageForm } from '#app/forms/use-form.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, type Option, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

type Part = { form: PageForm }

/** Terms agreed with the site: type, state and dates of the subscription. */
export function AgreedFields({ form, types, states }: Part & { types: Option[]; states?: Option[] }) {
  const { t } = useTranslation('organizations')
  return (
    <>
      <Columns>
        <Select {...form.choice('type')} label={t('type')} placeholder={t('choose')} options={types} />
        {states ? <Select {...form.choice('state')} label={t('state')} hint={t('stateHint')} options={states} /> : null}
      </Columns>
      <Columns>
        <Field {...form.choice('startsOn')} type="date" label={t('startsOn')} optional />
        <Field {...form.choice('endsOn')} type="date" label={t('endsOn')} hint={t('endsOnHint')} optional />
      </Columns>
    </>
  )
}

export function NameFields({ form, cities }: Part & { cities: Option[] }) {
  const { t } = useTranslation('organizations')
  return (
    <>
      <LocalizedFields form={form} name="name" label={t('name')} hint={t('nameHint')} />
      <Select {...form.choice('cityId')} label={t('cityId')} placeholder={t('noCity')} options={cities} optional />
    </>
  )
}

export function ContactFields({ form }: Part) {
  const { t } = useTranslation('organizations')
  return (
    <>
      <Field {...form.field('contactName')} label={t('contactName')} hint={t('contactHint')} optional />
      <Columns>
        <Field {...form.field('contactEmail')} type="email" label={t('contactEmail')} optional />
        <Field {...form.field('contactPhone')} type="tel" label={t('contactPhone')} optional />
      </Columns>
    </>
  )
}
