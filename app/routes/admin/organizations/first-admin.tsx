import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Note } from '#app/ui/card.tsx'
import { Field, type Option, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'

export function FirstAdminFields({ form, languages }: { form: PageForm; languages: Option[] }) {
  const { t } = useTranslation('organizations')
  const person = useTranslation('person').t
  return (
    <>
      <h2>{t('admin.title')}</h2>
      <Columns>
        <Field {...form.field('firstName')} label={person('firstName')} autoComplete="off" />
        <Field {...form.field('lastName')} label={person('lastName')} autoComplete="off" />
      </Columns>
      <Field
        {...form.field('username')}
        label={person('username')}
        hint={t('admin.usernameHint')}
        autoComplete="off"
        autoCapitalize="none"
        optional
      />
      <Columns>
        <Field {...form.field('email')} type="email" label={t('admin.email')} autoComplete="off" />
        <Select {...form.choice('language')} label={t('admin.language')} options={languages} />
      </Columns>
    </>
  )
}

/** Says that the administrator gets an email, or what to do if the site sends no emails. */
export function LetterNote({ letters }: { letters: boolean }) {
  const { t } = useTranslation('organizations')
  return <Note title={t('letter.title')}>{t(letters ? 'letter.text' : 'letter.none')}</Note>
}
