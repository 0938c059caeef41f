import { genders } from '#app/domain/accounts/answers.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { languageNames, languages } from '#app/i18n/config.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field, RadioGroup, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

/** Fields of the person an account is created for: name, date of birth, language and gender. Routes that use it add
 *  `person` to their catalogues. */
export function PersonFields({ form, languageLabel }: { form: PageForm; languageLabel: string }) {
  const { t } = useTranslation('person')
  return (
    <>
      <Columns>
        <Field {...form.field('lastName')} label={t('lastName')} autoComplete="off" />
        <Field {...form.field('firstName')} label={t('firstName')} autoComplete="off" />
      </Columns>
      <Columns>
        <Field {...form.choice('dateOfBirth')} label={t('dateOfBirth')} type="date" autoComplete="off" />
        <Select
          {...form.choice('language')}
          label={languageLabel}
          options={languages.map(value => ({ value, label: languageNames[value], lang: value }))}
        />
      </Columns>
      <RadioGroup
        {...form.choice('gender')}
        legend={t('gender')}
        options={genders.map(value => ({ value, label: t(`gender.${value}`) }))}
      />
    </>
  )
}

type LoginProps = { form: PageForm; usernameHint: string; emailLabel: string; emailHint?: string }

/** Username and email for signing in; both optional. */
export function LoginFields({ form, usernameHint, emailLabel, emailHint }: LoginProps) {
  const { t } = useTranslation('person')
  return (
    <Columns>
      <Field
        {...form.field('username')}
        label={t('username')}
        hint={usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      <Field {...form.field('email')} label={emailLabel} hint={emailHint} type="email" autoComplete="off" optional />
    </Columns>
  )
}
