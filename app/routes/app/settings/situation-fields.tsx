import { statuses } from '#app/domain/accounts/answers.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, RadioGroup, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import type { LoadedSettings, ProfileFields } from './profile.tsx'

type SituationFieldsProps = { form: ProfileFields } & Pick<LoadedSettings, 'cities' | 'offered'>

/** What somebody does, where, and who may see how they study. */
export function SituationFields({ form, cities, offered }: SituationFieldsProps) {
  const { t } = useTranslation('personal')
  return (
    <>
      <RadioGroup
        {...form.choice('status')}
        legend={t('status')}
        options={statuses.map(value => ({ value, label: t(`status.${value}`) }))}
      />
      <Columns>
        <Field
          {...form.field('year')}
          label={t('year')}
          hint={t('yearHint')}
          type="number"
          inputMode="numeric"
          required={false}
        />
        <Select
          {...form.choice('cityId')}
          label={t('city')}
          placeholder={t('cityChoose')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Columns>
      <Field
        {...form.field('organization')}
        label={t('organization')}
        hint={t('organizationHint')}
        autoComplete="organization"
        optional
      />
      <RadioGroup
        {...form.choice('visibility')}
        legend={t(offered.includes('EVERYONE') ? 'visibility' : 'visibilityMinor')}
        hint={t(offered.includes('EVERYONE') ? 'visibilityHint' : 'visibilityMinorHint')}
        options={offered.map(value => ({ value, label: t(`visibility.${value}`) }))}
      />
    </>
  )
}
