import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, RadioGroup, TextArea } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { CurrentPasswordField } from '../../auth/credential-fields.tsx'
import { CityField, GenderField, NameFields, StatusField, UsernameField, YearField } from '../../auth/person-fields.tsx'
import type { LoadedSettings } from './profile.tsx'

type ProfileFieldsProps = { form: PageForm } & Pick<LoadedSettings, 'cities' | 'offered'>

/** Names, self-description, occupation, city, and the audience of studies. */
export function ProfileFields({ form, cities, offered }: ProfileFieldsProps) {
  const { t } = useTranslation('personal')
  return (
    <>
      <NameFields form={form} />
      <Columns>
        <UsernameField form={form} hint={t('usernameHint')} />
        <CurrentPasswordField form={form} name="currentPassword" hint={t('usernamePassword')} optional />
      </Columns>
      <GenderField form={form} />
      <TextArea {...form.field('bio')} label={t('bio')} hint={t('bioHint')} optional rows={5} />
      <StatusField form={form} />
      <Columns>
        <YearField form={form} />
        <CityField form={form} cities={cities} />
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
