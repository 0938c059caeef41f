import { genders } from '#app/domain/accounts/answers.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, RadioGroup, TextArea } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import type { ProfileFields } from './profile.tsx'

/** Who somebody is: names, username, gender, their own words. */
export function PersonFields({ form }: { form: ProfileFields }) {
  const { t } = useTranslation('personal')
  return (
    <>
      <Columns>
        <Field {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" />
        <Field {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" />
      </Columns>
      <Field
        {...form.field('username')}
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RadioGroup
        {...form.choice('gender')}
        legend={t('gender')}
        options={genders.map(value => ({ value, label: t(`gender.${value}`) }))}
      />
      <TextArea {...form.field('bio')} label={t('bio')} hint={t('bioHint')} optional rows={5} />
    </>
  )
}
