import { genders, statuses } from '#app/domain/accounts/answers.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, RadioGroup, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

// Fields about the user, for sign-up and later changes. Pages that use them add `person` to their catalogues.

type PersonField = { form: PageForm }

export function NameFields({ form }: PersonField) {
  const { t } = useTranslation('person')
  return (
    <Columns>
      <Field {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" />
      <Field {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" />
    </Columns>
  )
}

export function UsernameField({ form, hint }: PersonField & { hint: string }) {
  const { t } = useTranslation('person')
  return (
    <Field
      {...form.field('username')}
      label={t('username')}
      hint={hint}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

export function GenderField({ form, beside }: PersonField & { beside?: boolean }) {
  const { t } = useTranslation('person')
  return (
    <RadioGroup
      beside={beside}
      {...form.choice('gender')}
      legend={t('gender')}
      options={genders.map(value => ({ value, label: t(`gender.${value}`) }))}
    />
  )
}

export function StatusField({ form }: PersonField) {
  const { t } = useTranslation('person')
  return (
    <RadioGroup
      {...form.choice('status')}
      legend={t('status')}
      options={statuses.map(value => ({ value, label: t(`status.${value}`) }))}
    />
  )
}

/** Class or year of study. Whether it is required depends on the status, so the browser does not enforce it. */
export function YearField({ form }: PersonField) {
  const { t } = useTranslation('person')
  return (
    <Field
      {...form.field('year')}
      label={t('year')}
      hint={t('yearHint')}
      type="number"
      inputMode="numeric"
      required={false}
    />
  )
}

export function CityField({ form, cities }: PersonField & { cities: { id: string; name: string }[] }) {
  const { t } = useTranslation('person')
  return (
    <Select
      {...form.choice('cityId')}
      label={t('city')}
      placeholder={t('cityChoose')}
      options={cities.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
